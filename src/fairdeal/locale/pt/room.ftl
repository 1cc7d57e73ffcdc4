# Uma sala aberta nesta máquina: o que diz a linha de comandos, e a página de uma sala sem cliente.

room-open = { $room } está aberta: { $address }
room-open-network = Para outros dispositivos na rede: { $address }
room-open-here-only = Só esta máquina consegue abri-la. Para outros dispositivos, inicie-a com { $option }.
room-data = Os dados estão em { $place }
room-metrics = Métricas para o Prometheus: { $address }
room-data-memory = Os dados ficam só na memória e perdem-se quando a sala parar.
room-no-host = Ainda não há anfitrião. Abra esta ligação para o ser; só funciona uma vez: { $link }
room-proxy-no-origin = A sala não sabe o seu endereço público, por isso as páginas aí são recusadas. Indique-o, por exemplo { $option }
room-stop-hint = Pare-a com { $keys }. As rondas ficam em pausa e continuam no próximo arranque.
room-stopped = A sala está fechada. As rondas a meio ficam em pausa e continuam no próximo arranque.
room-failed = A sala teve de parar, porque já não consegue guardar o que acontece: { $reason } Inicie-a de novo, e ela continua a partir do que ficou guardado.
room-backed-up = A cópia está em { $file }. Contém segredos: guarde-a onde mais ninguém a possa ler.
room-restored = A sala foi reposta em { $place }.
room-host-made = { $name } é agora anfitrião.
room-two-step-off = { $name } entra agora só com a palavra-passe.

room-page-title = { $room }
room-page-runs = A sala de cartas está aberta.
room-page-play = Esta sala foi instalada sem as suas páginas. Para jogar já, num terminal:
room-page-write = Se escreve um programa, tudo o que precisa está aqui:
room-page-wrong-host = Endereço errado

cli-serve = Abrir uma sala de cartas, para esta máquina e para a rede.
cli-serve-host = Endereço em que a sala aceita ligações; 127.0.0.1 é só esta máquina.
cli-serve-port = Porta em que a sala aceita ligações.
cli-serve-open = Abrir a sala no navegador.
cli-serve-proxy = Endereço ou rede de um proxy em cujos endereços reencaminhados se confia. Pode repetir-se.
cli-serve-origin = Endereço público da sala, como https://cards.example.org. Pode repetir-se.
cli-serve-log-json = Escrever o registo em JSON, uma linha por entrada.
cli-serve-metrics = Endereço e porta das métricas para o Prometheus, como 127.0.0.1:9100. Desligado por omissão.
cli-serve-limit = Mudar um dos limites, como body=60. Pode repetir-se.
cli-serve-workers = Quantos processos calculam probabilidades, preços e jogadas dos bots.
cli-database = Onde ficam os dados: um ficheiro, ou um endereço como postgresql://user@host/name.
cli-backup = Fazer uma cópia de segurança da sala inteira, mesmo com ela aberta.
cli-backup-file = O ficheiro a criar.
cli-restore = Repor uma cópia numa base de dados vazia.
cli-restore-file = A cópia de segurança.
cli-admin = Administrar uma sala parada a partir da própria máquina.
cli-admin-host = Fazer de uma conta anfitriã.
cli-admin-host-name = O nome da conta.
cli-admin-two-step-off = Desligar a entrada em dois passos de um anfitrião que perdeu a aplicação e os códigos de recuperação.
room-preview-round = { $game }: uma ronda para ver
room-preview-round-told = Da sala { $room }. Veja-a carta a carta e confirme que ninguém escolheu as cartas.
room-preview-table = Recebeu um convite para { $room }
room-preview-table-told = Sente-se e jogue: sem registo, sem dinheiro, e cada distribuição pode ser verificada.

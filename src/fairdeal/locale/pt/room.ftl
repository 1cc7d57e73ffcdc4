# Uma sala aberta nesta máquina: o que diz a linha de comandos, e a página de uma sala sem cliente.

room-open = { $room } está aberta: { $address }
room-open-network = Para outros aparelhos na rede: { $address }
room-open-here-only = Só esta máquina lhe chega. Para outros aparelhos, abra-a com { $option }.
room-data = Os dados estão em { $place }
room-metrics = Métricas para o Prometheus: { $address }
room-data-memory = Os dados ficam na memória e desaparecem quando a sala fechar.
room-no-host = Ainda não há anfitrião. Abra esta ligação para o ser; só funciona uma vez: { $link }
room-proxy-no-origin = A sala não sabe o seu endereço público, por isso as páginas aí são recusadas. Indique-o, por exemplo { $option }
room-stop-hint = Feche-a com { $keys }. As rondas ficam paradas e continuam na próxima abertura.
room-stopped = A sala está fechada. As rondas a meio ficaram paradas e continuam na próxima abertura.
room-failed = A sala teve de fechar, porque já não consegue guardar o que acontece: { $reason } Abra-a outra vez; ela continua a partir do que ficou guardado.
room-backed-up = A cópia está em { $file }. Tem segredos: guarde-a onde só você a possa ler.
room-restored = A sala está reposta em { $place }.
room-host-made = { $name } é agora anfitrião.
room-two-step-off = { $name } entra agora só com a palavra-passe.

room-page-title = { $room }
room-page-runs = A sala de cartas está aberta e dá cartas.
room-page-play = Esta página ainda não tem mesa onde jogar. Para jogar já, num terminal:
room-page-write = Os programas encontram aqui tudo o que precisam:
room-page-wrong-host = Endereço errado

cli-serve = Abrir uma sala de cartas, para esta máquina e para a rede.
cli-serve-host = O endereço em que fica à escuta; 127.0.0.1 é só esta máquina.
cli-serve-port = A porta em que fica à escuta.
cli-serve-open = Abrir a sala no navegador.
cli-serve-proxy = O endereço ou a rede de um proxy à frente da sala, em cujos endereços reencaminhados se confia. Pode repetir-se.
cli-serve-origin = Um endereço público em que a sala é acedida, como https://cards.example.org. Pode ser indicado várias vezes.
cli-serve-log-json = Escrever o registo em JSON, uma linha por entrada.
cli-serve-metrics = Endereço e porta onde o Prometheus lê as métricas, por exemplo 127.0.0.1:9100. Sem isto, não há métricas.
cli-serve-limit = Um limite em vez do habitual, por exemplo body=60. Pode repetir-se.
cli-serve-workers = Quantos processos calculam probabilidades, preços e jogadas dos bots.
cli-database = Onde estão os dados: um ficheiro ou um endereço como postgresql://user@host/name.
cli-backup = Copiar uma sala inteira para um ficheiro novo, mesmo com ela aberta.
cli-backup-file = O ficheiro novo.
cli-restore = Repor uma cópia onde ainda não há sala.
cli-restore-file = A cópia.
cli-admin = O que se faz na máquina de uma sala, enquanto ela está fechada.
cli-admin-host = Fazer de uma conta anfitriã.
cli-admin-host-name = O nome da conta.
cli-admin-two-step-off = Desligar a entrada em dois passos de um anfitrião que perdeu a aplicação e os códigos de recuperação.

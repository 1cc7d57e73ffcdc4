# As páginas sobre pessoas e mesas: você, uma mesa nova, um convite e o que os anfitriões veem.

# Formulários
people-cancel = Cancelar
people-save = Guardar
people-none = nenhum
people-or-empty = Pode ficar vazio.
people-range = De { $least } a { $most }.
people-quoted = «{ $text }»
people-fault-amount = Indique uma quantia de fichas, como 20 ou 7½.
people-large-grant = São { $chips } fichas, muito para uma só pessoa. Para continuar, prima «{ $yes }» outra vez.
people-fault-count = Indique um número inteiro.
people-fault-time = Indique um número.
people-fault-range = Indique um valor de { $least } a { $most }.
people-fault-moment = Escolha um dia e uma hora.
people-fault-reason = Diga o motivo em poucas palavras.
people-until = até { $until }
people-for-ever = para sempre
people-span-hour = durante uma hora
people-span-day = durante um dia
people-span-week = durante uma semana
people-span-month = durante 30 dias
people-span-ever = para sempre
people-span-moment = até certa hora
people-moment = Dia e hora

# Entrar
people-come-in = Entrar
people-as-guest = Como convidado
people-guest-told = Basta um nome. Recebe fichas para jogar; fora desta sala não valem nada.
people-enter = Entrar
people-name = Nome
people-password = Palavra-passe

# Você
people-me = O seu perfil
people-is-guest = convidado
people-is-account = com conta
people-is-host = anfitrião desta sala
people-sign-out = Terminar sessão
people-guest-leaves = Não definiu palavra-passe, por isso ninguém pode voltar com este nome: as fichas ficam para trás. Com uma palavra-passe, conserva ambos.
people-banned = Está banido das mesas desta sala { $until }. Um anfitrião pode levantar a proibição.
people-muted = Está silenciado { $until }: pode jogar, mas não escrever. Um anfitrião pode levantar isso.
people-account = Conserve o seu nome e as fichas
people-account-told = Com uma palavra-passe pode voltar em qualquer dispositivo. Sem ela, só este navegador o conhece.
people-new-password = Nova palavra-passe
people-password-help = De 8 a 128 caracteres.
people-make-account = Criar conta
people-account-made = Conta criada. Entre em qualquer lado com o nome e a palavra-passe.
people-other-account = Passa a ser outra pessoa. O nome e as fichas deste convidado ficam para trás.
people-change-name = Mudar de nome
people-change-name-told = Toda a gente nas suas mesas vê logo o nome novo. O que já disse e jogou fica com o antigo.
people-change-name-account = A partir daí, entra com o nome novo.
people-name-changed = Nome alterado para { $name }.
people-change-password = Mudar a palavra-passe
people-old-password = Palavra-passe atual
people-password-changed = Palavra-passe alterada. A sessão terminou em todos os outros dispositivos.
people-keep-tokens = Manter os meus tokens: { $labels }
people-keep-tokens-help = Caso contrário, deixam de funcionar com a palavra-passe antiga.

people-two-step = Entrada em dois passos
people-two-step-told = Para entrar é então preciso, além da palavra-passe, um código de uma aplicação no telemóvel: quem souber só a palavra-passe fica de fora.
people-two-step-begin = Ligar
people-two-step-scan = Leia isto com uma aplicação de autenticação e escreva o código que ela mostra.
people-two-step-qr = A chave para a aplicação, em código QR
people-two-step-key = Ou escreva esta chave na aplicação
people-two-step-code = Código da aplicação
people-two-step-confirm = Confirmar
people-two-step-recovery = Códigos de recuperação
people-two-step-recovery-told = Se perder o telemóvel, cada um destes códigos funciona uma vez. Só são mostrados agora: guarde-os onde mais ninguém os possa ler.
people-two-step-kept = Já os guardei
people-two-step-is-on = A entrada em dois passos está ligada.
people-two-step-is-off = A entrada em dois passos está desligada.
people-two-step-turn-off = Desligar
people-two-step-any-code = Código da aplicação ou de recuperação

# As suas fichas
people-chips = As suas fichas
people-in-wallet = Na carteira
people-at-tables = Nas mesas
people-history = O seu histórico
people-top-up-due = Tem poucas fichas. Hoje a casa dá-lhe { chips }.
people-top-up = Receber
people-topped-up = { $amount_n ->
    [one] { $amount } ficha acrescentada à sua carteira.
    [many] { $amount } de fichas acrescentadas à sua carteira.
   *[other] { $amount } fichas acrescentadas à sua carteira.
}

# Os seus limites
people-limits = Os seus limites
people-limits-told = São só para si, e ninguém os pode levantar antes do tempo: nem o próprio, nem o anfitrião.
people-daily-limit = Fichas por dia
people-no-limit = sem limite
people-limit-help = Quantas fichas pode levar para as mesas num dia. O dia acaba às 00:00 UTC.
people-limit-left = Restam para hoje: { $left }. O dia acaba às 00:00 UTC.
people-set-limit = Definir o limite
people-limit-confirm = Poderá levar { $limit } fichas por dia para as mesas. Um limite menor vale já; um maior, a partir de amanhã.
people-limit-confirm-none = Poderá levar todas as suas fichas para as mesas. Um limite já definido vale até ao fim do dia.
people-limit-holds = O seu limite já está em vigor.
people-limit-tomorrow = O novo limite vale a partir das 00:00 UTC. Até lá mantém-se o anterior.
people-pause = Uma pausa no jogo
people-set-pause = Começar a pausa
people-pause-confirm = Até { $until } não poderá sentar-se a nenhuma mesa, e ninguém pode levantar isso antes. As fichas nas mesas onde está sentado continuam suas.
people-pause-holds = A sua pausa começou.
people-paused = Está em pausa { $until }. Pode prolongá-la, mas não encurtá-la.

# Tokens para programas
people-tokens = Tokens para os seus programas
people-tokens-told = Com um token, o seu bot joga em seu nome. O que ele pode fazer está descrito em
people-token-label = Para que serve
people-make-token = Criar token
people-token-made = Token «{ $label }» criado.
people-token-secret = O token
people-token-once = Só é mostrado uma vez. Guarde-o onde mais ninguém o possa ler.
people-put-away = Já o guardei
people-token-until = válido até { $until }
people-revoke = Revogar
people-revoke-title = Revogar «{ $label }»
people-revoke-told = Tudo o que usa este token perde logo o acesso. Não se pode desfazer.
people-token-revoked = Token «{ $label }» revogado.

# O aspeto
people-looks = Aspeto
people-looks-told = Guardado só neste navegador.
people-theme = Tema
people-theme-auto = Sistema
people-theme-light = Claro
people-theme-dark = Escuro
people-four-colours = Naipes em quatro cores
people-suit-letters = Letras ao lado dos naipes
people-motion = Animações
people-prices = Mostrar quanto vale cada escolha
people-reactions = Mostrar reações à mesa
people-sound = Som
people-sound-off = desligado
people-sound-soft = baixo
people-sound-all = tudo
people-sound-told = «Tudo» soa mais alto, e o telemóvel vibra quando é a sua vez.
people-notify = Avisar-me quando for a minha vez e eu estiver noutra página
people-notify-denied = O navegador não permite notificações desta página. Pode permiti-las nas definições dele.

# Uma mesa nova
people-new-told = Use-a como está, ou mude o que quiser.
people-game = Jogo
people-preset = Mesa pronta
people-options = Todas as regras desta mesa
people-table = Mesa
people-table-name = Nome da mesa
    .help = Deixe vazio para a mesa ter o nome do jogo.
people-bots = Bots
    .help = Quantos lugares ficam para os bots da casa.
people-bot-pace = Ritmo dos bots
    .quick = rápido
    .normal = normal
    .relaxed = calmo
people-private = Privada
    .help = Só a encontra quem tem a ligação.
people-make-table = Criar mesa

# Promessas de uma mesa
people-policy = Regras habituais das mesas novas
people-policy-told = Quem cria uma mesa pode mudar as primeiras cinco.
people-policy-decision = Tempo para decidir
    .help = Em segundos, de 5 a 300.
people-policy-reserve = Tempo extra
    .help = Segundos por partida, para quem pedir mais.
people-policy-hold = Guardar o lugar de quem perde a ligação
    .help = Durante quantos segundos a mesa espera por um jogador sem ligação.
people-policy-stand_in = Depois, quem joga
    .cheapest = a jogada que arrisca menos fichas
    .bot = um bot
people-policy-prices = Valor das escolhas
    .help = Ligado: os jogadores veem quanto vale cada uma das suas escolhas.
people-policy-cuts = Tempo para os cortes
    .help = Segundos para mostrar os cortes, e outros tantos para os abrir.
people-policy-pause = Tempo entre rondas
    .help = Em segundos.
people-policy-rest = Tempo entre partidas
    .help = Em segundos.
people-policy-bot_delay = Os bots pensam durante
    .help = Em segundos; podem ser frações, como 0,6.
people-policy-missed = Rondas sem apostar
    .help = Ao fim de tantas rondas seguidas sem apostar, o jogador perde o lugar.

# Um convite
people-invite-public = Qualquer pessoa nesta sala encontra esta mesa. A ligação leva diretamente a ela.
people-invite-private = Só esta ligação leva à mesa. Envie-a a quem quer que jogue consigo.
people-invite-here-only = Só este dispositivo consegue abrir esta ligação: a sala não aceita ligações de outros. Para os deixar entrar, reinicie-a com { $option }.
people-invite-address = Endereço para os convidados
    .help = Se a ligação não abrir no dispositivo deles, escolha outro.
people-link = Ligação para esta mesa
people-send-link = Enviar a ligação
people-qr = A ligação para esta mesa num código QR
people-qr-told = Ou peça que leiam isto com o telemóvel.

# Para os anfitriões
people-for-hosts = Para os anfitriões desta sala
people-not-host = Só os anfitriões veem e fazem o que está aqui. Um anfitrião pode dar-lhe esse papel.
people-no-host-yet = Esta sala ainda não tem anfitrião. Quem a abriu passa a sê-lo pela ligação que «{ $command }» mostra.
people-host-people = Pessoas
people-host-tables = Mesas
people-host-log = Registo
people-host-settings = Definições

people-find = Procurar um jogador
people-nobody = Ninguém aqui tem esse nome.
people-more-by-name = Procure pelo nome para encontrar mais pessoas.
people-guest = convidado
people-is-muted = silenciado
people-is-banned = banido
people-since = Aqui desde { $since }.
people-muted-told = Silenciado { $until }.
people-banned-told = Banido { $until }.
people-table-number = Mesa { $number }
people-wallet-holds = Na carteira: { $chips }
people-how-long = Por quanto tempo
people-reason = Motivo
people-reason-may = Motivo (opcional)

people-do-grant = Dar fichas
people-do-take = Tirar fichas
people-do-mute = Silenciar
people-do-unmute = Deixar de silenciar
people-do-ban = Banir
people-do-unban = Levantar a proibição
people-do-make-host = Tornar anfitrião
people-do-unmake-host = Retirar de anfitrião
people-told-grant = A casa dá fichas a { $name }. { $name } e os anfitriões podem ler o motivo.
people-told-take = As fichas voltam da carteira de { $name } para a casa; as que estão nas mesas ficam. { $name } e os anfitriões podem ler o motivo.
people-told-mute = { $name } poderá jogar, mas não escrever em nenhuma mesa.
people-told-unmute = { $name } poderá escrever outra vez.
people-told-ban = { $name } não poderá jogar nem escrever, e sai de todas as mesas com todas as fichas quando a ronda acabar.
people-told-unban = { $name } poderá jogar e escrever outra vez.
people-told-make-host = { $name } poderá fazer tudo o que aqui se pode fazer.
people-told-unmake-host = { $name } deixará de ver estas páginas. Um anfitrião pode voltar a dar-lhe esse papel.
people-done-grant = Fichas dadas a { $name }.
people-done-take = Fichas retiradas a { $name }.
people-done-mute = { $name } está silenciado.
people-done-unmute = { $name } pode escrever outra vez.
people-done-ban = { $name } está banido.
people-done-unban = { $name } pode jogar outra vez.
people-done-make-host = { $name } é agora anfitrião e tem de voltar a entrar.
people-done-unmake-host = { $name } já não é anfitrião.

people-number = número { $number }
people-is-private = privada
people-playing = a jogar uma ronda
people-no-tables = Não há mesas abertas.
people-close-table = Fechar
people-close-told = Todos saem da mesa com as suas fichas quando a ronda acabar.
people-table-closed = A mesa { $number } fecha agora, ou quando a ronda acabar.

people-the-machine = O computador da sala
people-no-deeds = Ainda não há registos.
people-load-more = Mostrar mais
people-more-brought = { $count_n ->
    [0] É tudo.
    [one] Mais { $count } entrada.
   *[other] Mais { $count } entradas.
}
people-deed-grant = { $host } deu { chips.put } a { $name }.
people-deed-take = { $host } tirou { chips.put } a { $name }.
people-deed-mute = { $host } silenciou { $name } { $until }.
people-deed-unmute = { $host } deixou de silenciar { $name }.
people-deed-ban = { $host } baniu { $name } { $until }.
people-deed-unban = { $host } levantou a proibição de { $name }.
people-deed-make-host = { $host } tornou { $name } anfitrião.
people-deed-unmake-host = { $host } retirou { $name } de anfitrião.
people-deed-first-host = { $name } foi a primeira pessoa a ser anfitriã desta sala.
people-deed-close-table = { $host } fechou a mesa { $table }.
people-deed-settings = { $host } mudou as definições da sala.
people-deed-rename = { $name } mudou de nome. Nome antigo:
people-deed-two-step-off = A entrada em dois passos de { $name } foi desligada na máquina da sala.

people-the-room = A sala
people-settings-kept = Definições guardadas.
people-setting-name = Nome da sala
people-setting-tables = Quem pode criar mesas
    .everybody = todos
    .accounts = pessoas com conta
    .hosts = só anfitriões
people-setting-opening = Fichas para quem chega
    .help = O que recebe um novo jogador.
people-setting-top_up_below = Fichas diárias: para quem tem menos de
    .help = Quem tem menos, na carteira e nas mesas, recebe fichas uma vez por dia.
people-setting-top_up_to = Fichas diárias: até
    .help = Com quantas fica.
people-setting-empty = Fechar uma mesa vazia ao fim de
    .help = Em minutos.
people-setting-own_empty = Fechar uma mesa privada ou de um anfitrião ao fim de
    .help = Em dias.
people-setting-chat = Conversa nas mesas

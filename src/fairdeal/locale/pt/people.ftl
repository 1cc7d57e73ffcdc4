# As páginas sobre pessoas e mesas: você, uma mesa nova, um convite e o que os anfitriões veem.

# Formulários
people-cancel = Cancelar
people-save = Guardar
people-none = nenhum
people-or-empty = Pode ficar vazio.
people-range = De { $least } a { $most }.
people-quoted = «{ $text }»
people-fault-amount = Escreva uma quantia de fichas, como 20 ou 7½.
people-fault-count = Escreva um número inteiro.
people-fault-time = Escreva um número.
people-fault-range = São possíveis de { $least } a { $most }.
people-fault-moment = Escolha um dia e uma hora.
people-fault-reason = Escreva em poucas palavras porquê.
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
people-guest-told = Basta um nome. Recebe fichas para jogar, que não valem nada em mais lado nenhum.
people-enter = Entrar
people-name = Nome
people-password = Palavra-passe

# Você
people-me = Os seus dados
people-is-guest = convidado
people-is-account = com conta
people-is-host = anfitrião desta sala
people-sign-out = Terminar sessão
people-guest-leaves = Não tem palavra-passe, por isso ninguém pode voltar com este nome: o nome e as fichas ficam para trás. Com uma palavra-passe, conserva ambos.
people-banned = Está impedido o seu acesso às mesas desta sala { $until }. Um anfitrião pode levantar a proibição.
people-muted = Pode jogar, mas não pode escrever { $until }. Um anfitrião pode levantar a proibição.
people-account = Conserve o nome e as fichas
people-account-told = Com uma palavra-passe pode voltar em qualquer aparelho. Sem ela, só este navegador o conhece.
people-new-password = Nova palavra-passe
people-password-help = De 8 a 128 caracteres.
people-make-account = Criar conta
people-account-made = Já tem uma conta. Noutros aparelhos, inicie sessão com o nome e a palavra-passe.
people-other-account = Aqui passa a ser outra pessoa. Este convidado, com o nome e as fichas, fica para trás.
people-change-name = Mudar de nome
people-change-name-told = Na mesa, os amigos leem-no logo. O que já foi dito e jogado fica com o nome antigo.
people-change-name-account = A partir daí, entra com o nome novo.
people-name-changed = Agora chama-se { $name }.
people-change-password = Mudar a palavra-passe
people-old-password = Palavra-passe atual
people-password-changed = Palavra-passe alterada. A sessão terminou em todos os outros dispositivos.
people-keep-tokens = Manter os meus tokens: { $labels }
people-keep-tokens-help = Caso contrário, terminam com a palavra-passe antiga.

people-two-step = Entrada em dois passos
people-two-step-told = Para entrar é então preciso, além da palavra-passe, um código de uma aplicação no telemóvel: quem souber só a palavra-passe fica de fora.
people-two-step-begin = Ligar
people-two-step-scan = Leia isto com uma aplicação de autenticação e escreva o código que ela mostra.
people-two-step-qr = A chave para a aplicação, em código QR
people-two-step-key = Ou escreva esta chave na aplicação
people-two-step-code = Código da aplicação
people-two-step-confirm = Confirmar
people-two-step-recovery = Códigos de recuperação
people-two-step-recovery-told = Se perder o telemóvel, cada um destes códigos funciona uma vez. Só são mostrados agora: guarde-os onde só você os possa ler.
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
    [one] Entrou { $amount } ficha na sua carteira.
    [many] Entraram { $amount } de fichas na sua carteira.
   *[other] Entraram { $amount } fichas na sua carteira.
}

# Os seus limites
people-limits = Os seus limites
people-limits-told = São só para si, e ninguém os pode levantar antes do tempo: nem você, nem o anfitrião.
people-daily-limit = Fichas por dia
people-no-limit = sem limite
people-limit-help = Quantas fichas pode levar para as mesas num dia. O dia acaba às 00:00 UTC.
people-limit-left = Restam para hoje: { $left }. O dia acaba às 00:00 UTC.
people-set-limit = Marcar o limite
people-limit-confirm = Poderá levar { $limit } fichas por dia para as mesas. Se for menos do que até agora, vale já; se for mais, a partir de amanhã.
people-limit-confirm-none = Poderá levar para as mesas todas as fichas que tem. Um limite que tenha marcado vale até ao fim do dia.
people-limit-holds = O seu limite já vale.
people-limit-tomorrow = O novo limite vale a partir das 00:00 UTC. Até lá fica o que estava.
people-pause = Uma pausa no jogo
people-set-pause = Começar a pausa
people-pause-confirm = Até { $until } não se sentará a mesa nenhuma. Ninguém o pode levantar antes. As fichas nas mesas onde está sentado continuam a ser suas.
people-pause-holds = A sua pausa começou.
people-paused = Está em pausa { $until }. Pode prolongá-la, mas não encurtá-la.

# Tokens para programas
people-tokens = Tokens para os seus programas
people-tokens-told = Com um token, um bot seu joga em seu nome. O que ele pode pedir está descrito em
people-token-label = Para que serve
people-make-token = Criar um token
people-token-made = O token «{ $label }» está criado.
people-token-secret = O token
people-token-once = Só é mostrado desta vez. Guarde-o onde só você o possa ler.
people-put-away = Já o guardei
people-token-until = válido até { $until }
people-revoke = Revogar
people-revoke-title = Revogar «{ $label }»
people-revoke-told = O que usar este token perde logo o acesso, e o token não se pode recuperar.
people-token-revoked = O token «{ $label }» está revogado.

# O aspeto
people-looks = O aspeto
people-looks-told = Isto fica guardado só neste navegador.
people-theme = Luz
people-theme-auto = a do aparelho
people-theme-light = clara
people-theme-dark = escura
people-four-colours = Quatro cores para os naipes
people-suit-letters = Letras ao lado dos naipes
people-motion = As cartas e as fichas movem-se
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
people-new-told = Fique com ela como está, ou mude o que quiser.
people-game = O jogo
people-preset = Uma mesa preparada
people-options = Todas as regras desta mesa
people-table = A mesa
people-table-name = Nome da mesa
    .help = Sem nome, chama-se como o jogo.
people-bots = Bots
    .help = Quantos lugares ficam para bots da casa.
people-bot-pace = Ritmo dos bots
    .quick = rápido
    .normal = normal
    .relaxed = calmo
people-private = Privada
    .help = Só quem tem a ligação a encontra.
people-make-table = Abrir a mesa

# Promessas de uma mesa
people-policy = O que as mesas novas prometem
people-policy-told = Quem abre uma mesa pode mudar nela as primeiras cinco.
people-policy-decision = Tempo para decidir
    .help = Em segundos, de 5 a 300.
people-policy-reserve = Tempo extra
    .help = Segundos por sessão, para quem os pedir.
people-policy-hold = Um lugar sem ligação é guardado
    .help = Segundos durante os quais se espera como de costume por quem perdeu a ligação.
people-policy-stand_in = Depois disso, quem joga por ele
    .cheapest = a jogada mais barata
    .bot = um bot
people-policy-prices = Preços das escolhas
    .help = Sim: os jogadores podem perguntar quanto vale cada uma das suas escolhas.
people-policy-cuts = Tempo para os cortes
    .help = Segundos para mostrar os cortes, e outros tantos para os abrir.
people-policy-pause = Tempo entre rondas
    .help = Em segundos.
people-policy-rest = Tempo entre sessões
    .help = Em segundos.
people-policy-bot_delay = Um bot pensa durante
    .help = Em segundos; também partes de segundo, como 0,6.
people-policy-missed = Rondas perdidas
    .help = Depois de tantas rondas seguidas sem apostar, o lugar fica livre.

# Um convite
people-invite-public = Qualquer pessoa nesta sala pode encontrar esta mesa. A ligação leva diretamente a ela.
people-invite-private = Só esta ligação leva à mesa. Dê-a a quem há de jogar.
people-invite-here-only = Só este dispositivo consegue abrir esta ligação: a sala não aceita ligações de outros. Para os deixar entrar, reinicie-a com { $option }.
people-invite-address = Endereço para os convidados
    .help = Se a ligação não abrir no dispositivo deles, escolha outro.
people-link = Ligação para esta mesa
people-send-link = Enviar a ligação
people-qr = A ligação para esta mesa num código QR
people-qr-told = Ou deixe que lhe apontem a câmara de um telemóvel.

# Para os anfitriões
people-for-hosts = Para os anfitriões desta sala
people-not-host = O que está aqui, só os anfitriões o veem e fazem. Um anfitrião pode fazer de si outro.
people-no-host-yet = Esta sala ainda não tem anfitrião. Quem a abriu passa a sê-lo pela ligação que «{ $command }» mostra.
people-host-people = Pessoas
people-host-tables = Mesas
people-host-log = Registo
people-host-settings = Definições

people-find = Procurar um nome
people-nobody = Aqui ninguém se chama assim.
people-more-by-name = Procure as outras pessoas pelo nome.
people-guest = convidado
people-is-muted = não pode escrever
people-is-banned = acesso impedido
people-since = Aqui desde { $since }.
people-muted-told = Não pode escrever { $until }.
people-banned-told = Acesso impedido { $until }.
people-table-number = Mesa { $number }
people-wallet-holds = Na carteira: { $chips }
people-how-long = Por quanto tempo
people-reason = Motivo
people-reason-may = Motivo, se quiser

people-do-grant = Dar fichas
people-do-take = Tirar fichas
people-do-mute = Não deixar escrever
people-do-unmute = Deixar escrever
people-do-ban = Impedir o acesso
people-do-unban = Permitir o acesso
people-do-make-host = Fazer anfitrião
people-do-unmake-host = Deixar de ser anfitrião
people-told-grant = A casa dá fichas a { $name }. O motivo pode ser lido por { $name } e pelos anfitriões.
people-told-take = As fichas voltam da carteira de { $name } para a casa; as que estão nas mesas ficam. O motivo pode ser lido por { $name } e pelos anfitriões.
people-told-mute = { $name } poderá jogar, mas não escrever em mesa nenhuma.
people-told-unmute = { $name } poderá escrever outra vez.
people-told-ban = { $name } não poderá jogar nem escrever, e sai de todas as mesas com todas as fichas quando a ronda acabar.
people-told-unban = { $name } poderá jogar e escrever outra vez.
people-told-make-host = { $name } poderá fazer aqui tudo o que você faz.
people-told-unmake-host = { $name } deixará de ver estas páginas. Um anfitrião pode voltar atrás.
people-done-grant = { $name } já tem as fichas.
people-done-take = As fichas de { $name } voltaram para a casa.
people-done-mute = { $name } já não pode escrever.
people-done-unmute = { $name } pode escrever outra vez.
people-done-ban = O acesso de { $name } está impedido.
people-done-unban = { $name } pode jogar outra vez.
people-done-make-host = { $name } é agora anfitrião e tem de voltar a entrar.
people-done-unmake-host = { $name } já não faz parte dos anfitriões.

people-number = número { $number }
people-is-private = privada
people-playing = joga-se uma ronda
people-no-tables = Não há mesas abertas.
people-close-table = Fechar
people-close-told = Todos deixam a mesa quando a ronda acabar, com todas as suas fichas.
people-table-closed = A mesa { $number } está fechada, ou fechará quando a ronda acabar.

people-the-machine = O computador da sala
people-no-deeds = Ainda não se fez nada.
people-load-more = Mostrar mais
people-more-brought = { $count_n ->
    [0] Não há mais.
    [one] Mais { $count } linha.
   *[other] Mais { $count } linhas.
}
people-deed-grant = { $host } deu { chips.put } a { $name }.
people-deed-take = { $host } tirou { chips.put } a { $name }.
people-deed-mute = { $host } não deixou { $name } escrever { $until }.
people-deed-unmute = { $host } deixou { $name } escrever outra vez.
people-deed-ban = { $host } impediu o acesso de { $name } { $until }.
people-deed-unban = { $host } permitiu outra vez o acesso de { $name }.
people-deed-make-host = { $host } fez de { $name } anfitrião.
people-deed-unmake-host = { $host } retirou { $name } dos anfitriões.
people-deed-first-host = { $name } foi a primeira pessoa a ser anfitriã desta sala.
people-deed-close-table = { $host } fechou a mesa { $table }.
people-deed-settings = { $host } mudou as definições da sala.
people-deed-rename = { $name } mudou de nome; antes:
people-deed-two-step-off = A entrada em dois passos de { $name } foi desligada na máquina da sala.

people-the-room = A sala
people-settings-kept = As definições estão guardadas e já valem.
people-setting-name = Nome da sala
people-setting-tables = Quem pode abrir mesas
    .everybody = toda a gente
    .accounts = pessoas com conta
    .hosts = só os anfitriões
people-setting-opening = Fichas para começar
    .help = O que recebe quem chega de novo.
people-setting-top_up_below = Fichas do dia: abaixo de
    .help = Quem tiver menos, nas mesas e na carteira, recebe algumas uma vez por dia.
people-setting-top_up_to = Fichas do dia: até
    .help = Com quantas fica.
people-setting-empty = Uma mesa vazia fecha ao fim de
    .help = Em minutos.
people-setting-own_empty = Uma mesa privada, ou de um anfitrião, ao fim de
    .help = Em dias.
people-setting-chat = Conversa às mesas

# Las páginas sobre personas y mesas: tu perfil, una mesa nueva, una invitación y lo que ven los anfitriones.

# Formularios
people-cancel = Cancelar
people-save = Guardar
people-none = ninguno
people-or-empty = Puedes dejarlo vacío.
people-range = { $least }–{ $most }.
people-quoted = «{ $text }»
people-fault-amount = Escribe una cantidad de fichas, como 20 o 7½.
people-fault-count = Escribe un número entero.
people-fault-time = Escribe un número.
people-fault-range = Escribe un valor de { $least } a { $most }.
people-fault-moment = Elige un día y una hora.
people-fault-reason = Di el motivo en pocas palabras.
people-until = hasta { $until }
people-for-ever = para siempre
people-span-hour = durante una hora
people-span-day = durante un día
people-span-week = durante una semana
people-span-month = durante 30 días
people-span-ever = para siempre
people-span-moment = hasta cierta hora
people-moment = Día y hora

# Entrar
people-come-in = Entrar
people-as-guest = Como invitado
people-guest-told = Basta con un nombre. Recibes fichas para jugar; fuera de esta sala no valen nada.
people-enter = Entrar
people-name = Nombre
people-password = Contraseña

# Tu perfil
people-me = Tu perfil
people-is-guest = invitado
people-is-account = con cuenta
people-is-host = anfitrión de esta sala
people-sign-out = Cerrar sesión
people-guest-leaves = No tienes contraseña, así que nadie podrá volver con este nombre: sus fichas se quedan aquí. Con una contraseña conservas ambos.
people-banned = Tienes prohibido el acceso a las mesas de esta sala { $until }. Un anfitrión puede levantar la prohibición.
people-muted = Tienes el chat silenciado { $until }: puedes jugar, pero no escribir. Un anfitrión puede levantarlo.
people-account = Conserva tu nombre y tus fichas
people-account-told = Con una contraseña puedes volver desde cualquier dispositivo. Sin ella, solo te conoce este navegador.
people-new-password = Contraseña nueva
people-password-help = De 8 a 128 caracteres.
people-make-account = Crear cuenta
people-account-made = Cuenta creada. Entra desde donde quieras con tu nombre y tu contraseña.
people-other-account = Seguirás como otra persona. El nombre y las fichas de este invitado se quedan aquí.
people-change-name = Cambiar de nombre
people-change-name-told = En tus mesas todos lo ven enseguida. Lo que ya dijiste y jugaste conserva el nombre anterior.
people-change-name-account = A partir de entonces entrarás con el nombre nuevo.
people-name-changed = Nombre cambiado: { $name }.
people-change-password = Cambiar la contraseña
people-old-password = Contraseña actual
people-password-changed = Contraseña cambiada. La sesión se ha cerrado en todos los demás dispositivos.
people-keep-tokens = Conservar mis tokens: { $labels }
people-keep-tokens-help = Si no, dejan de funcionar con la contraseña anterior.

people-two-step = Entrada en dos pasos
people-two-step-told = Para entrar hará falta, además de la contraseña, un código de una aplicación del móvil: con la contraseña robada no basta.
people-two-step-begin = Activar
people-two-step-scan = Escanea esto con una aplicación de autenticación y escribe el código que muestre.
people-two-step-qr = La clave para tu aplicación, en un código QR
people-two-step-key = O escribe esta clave en la aplicación
people-two-step-code = Código de la aplicación
people-two-step-confirm = Confirmar
people-two-step-recovery = Códigos de recuperación
people-two-step-recovery-told = Si pierdes el móvil, cada uno de estos códigos sirve una vez. Solo se muestran ahora: guárdalos donde solo tú puedas leerlos.
people-two-step-kept = Ya los he guardado
people-two-step-is-on = La entrada en dos pasos está activada.
people-two-step-is-off = La entrada en dos pasos está desactivada.
people-two-step-turn-off = Desactivar
people-two-step-any-code = Código de la aplicación o de recuperación

# Tus fichas
people-chips = Tus fichas
people-in-wallet = En el monedero
people-at-tables = En las mesas
people-history = Tu historial
people-top-up-due = Te quedan pocas fichas. Hoy la casa te da { chips }.
people-top-up = Recibirlas
people-topped-up = { $amount_n ->
    [one] { $amount } ficha añadida a tu monedero.
    [many] { $amount } de fichas añadidas a tu monedero.
   *[other] { $amount } fichas añadidas a tu monedero.
}

# Tus propios límites
people-limits = Tus límites
people-limits-told = Son solo para ti, y nadie puede levantarlos antes de tiempo: ni tú ni el anfitrión.
people-daily-limit = Fichas al día
people-no-limit = sin límite
people-limit-help = Cuántas fichas puedes llevar a las mesas en un día. El día acaba a las 00:00 UTC.
people-limit-left = Quedan para hoy: { $left }. El día acaba a las 00:00 UTC.
people-set-limit = Fijar el límite
people-limit-confirm = Podrás llevar { $limit } fichas al día a las mesas. Un límite menor vale desde ya; uno mayor, desde mañana.
people-limit-confirm-none = Podrás llevar todas tus fichas a las mesas. Un límite ya fijado vale hasta que acabe el día.
people-limit-holds = Tu límite ya vale.
people-limit-tomorrow = El límite nuevo vale desde las 00:00 UTC. Hasta entonces sigue el anterior.
people-pause = Un descanso del juego
people-set-pause = Empezar el descanso
people-pause-confirm = No podrás sentarte a ninguna mesa hasta { $until }, y nadie puede levantarlo antes. Las fichas de las mesas en las que juegas siguen siendo tuyas.
people-pause-holds = Tu descanso ha empezado.
people-paused = Estás descansando { $until }. Puedes alargarlo, pero no acortarlo.

# Tokens para programas
people-tokens = Tokens para tus programas
people-tokens-told = Con un token, tu bot juega en tu nombre. Lo que puede hacer está descrito en
people-token-label = Para qué sirve
people-make-token = Crear token
people-token-made = Token «{ $label }» creado.
people-token-secret = El token
people-token-once = Solo se muestra una vez. Guárdalo donde solo tú puedas leerlo.
people-put-away = Ya lo he guardado
people-token-until = válido hasta { $until }
people-revoke = Revocar
people-revoke-title = Revocar «{ $label }»
people-revoke-told = Lo que use este token pierde el acceso enseguida. No se puede deshacer.
people-token-revoked = Token «{ $label }» revocado.

# Aspecto
people-looks = Aspecto
people-looks-told = Se guarda solo en este navegador.
people-theme = Tema
people-theme-auto = Sistema
people-theme-light = Claro
people-theme-dark = Oscuro
people-four-colours = Palos en cuatro colores
people-suit-letters = Letras junto a los palos
people-motion = Animaciones
people-prices = Mostrar cuánto vale cada opción
people-reactions = Mostrar las reacciones en la mesa
people-sound = Sonido
people-sound-off = sin sonido
people-sound-soft = suave
people-sound-all = todo
people-sound-told = «Todo» suena más fuerte, y el móvil vibra cuando te toca.
people-notify = Avisarme cuando me toque y esté en otra página
people-notify-denied = Tu navegador no permite notificaciones de esta página. Puedes permitirlas en sus ajustes.

# Una mesa nueva
people-new-told = Úsala tal cual, o cambia lo que quieras.
people-game = Juego
people-preset = Mesa preparada
people-options = Todas las reglas de esta mesa
people-table = La mesa
people-table-name = Nombre de la mesa
    .help = Déjalo vacío y la mesa se llamará como el juego.
people-bots = Bots
    .help = Cuántos asientos ocupan los bots de la casa.
people-bot-pace = Ritmo de los bots
    .quick = rápido
    .normal = normal
    .relaxed = tranquilo
people-private = Privada
    .help = Solo la encuentra quien tiene el enlace.
people-make-table = Crear mesa

# Lo que promete una mesa
people-policy = Reglas normales de las mesas nuevas
people-policy-told = Quien crea una mesa puede cambiar las cinco primeras.
people-policy-decision = Tiempo para decidir
    .help = En segundos, de 5 a 300.
people-policy-reserve = Tiempo extra
    .help = Segundos por partida, para quien pida más.
people-policy-hold = Guardar el asiento de quien pierde la conexión
    .help = Cuántos segundos espera la mesa a un jugador sin conexión.
people-policy-stand_in = Después, quién juega
    .cheapest = la jugada que arriesga menos fichas
    .bot = un bot
people-policy-prices = Valor de las opciones
    .help = Activado: los jugadores ven cuánto vale cada una de sus opciones.
people-policy-cuts = Tiempo para los cortes
    .help = Segundos para mostrar los cortes, y otros tantos para abrirlos.
people-policy-pause = Tiempo entre rondas
    .help = En segundos.
people-policy-rest = Tiempo entre partidas
    .help = En segundos.
people-policy-bot_delay = Los bots piensan durante
    .help = En segundos; valen fracciones, como 0,6.
people-policy-missed = Rondas sin apostar
    .help = Tras tantas rondas seguidas sin apostar, el jugador deja el asiento.

# Una invitación
people-invite-public = Cualquiera en esta sala encuentra esta mesa. El enlace lleva directamente a ella.
people-invite-private = Solo este enlace lleva a la mesa. Envíaselo a quien quieras que juegue contigo.
people-invite-here-only = Solo este dispositivo puede abrir este enlace: la sala no acepta conexiones de otros. Para que entren, reiníciala con { $option }.
people-invite-address = Dirección para tus invitados
    .help = Si el enlace no se abre en su dispositivo, elige otra.
people-link = Enlace a esta mesa
people-send-link = Enviar el enlace
people-qr = El enlace a esta mesa en un código QR
people-qr-told = O deja que escaneen esto con el móvil.

# Para los anfitriones
people-for-hosts = Para los anfitriones de esta sala
people-not-host = Solo los anfitriones ven y hacen lo que hay aquí. Un anfitrión puede darte ese papel.
people-no-host-yet = Esta sala aún no tiene anfitrión. Lo será quien la puso en marcha, con el enlace que muestra «{ $command }».
people-host-people = Personas
people-host-tables = Mesas
people-host-log = Registro
people-host-settings = Ajustes

people-find = Buscar a un jugador
people-nobody = Aquí nadie tiene ese nombre.
people-more-by-name = Busca por nombre para encontrar a más personas.
people-guest = invitado
people-is-muted = silenciado
people-is-banned = acceso prohibido
people-since = Aquí desde { $since }.
people-muted-told = En silencio { $until }.
people-banned-told = Acceso prohibido { $until }.
people-table-number = Mesa { $number }
people-wallet-holds = En el monedero: { $chips }
people-how-long = Durante cuánto tiempo
people-reason = Motivo
people-reason-may = Motivo (opcional)

people-do-grant = Dar fichas
people-do-take = Quitar fichas
people-do-mute = Silenciar
people-do-unmute = Dejar de silenciar
people-do-ban = Prohibir el acceso
people-do-unban = Levantar la prohibición
people-do-make-host = Hacer anfitrión
people-do-unmake-host = Quitar de anfitrión
people-told-grant = La casa da fichas a { $name }. { $name } y los anfitriones pueden leer el motivo.
people-told-take = Las fichas vuelven del monedero de { $name } a la casa; las que están en mesas se quedan. { $name } y los anfitriones pueden leer el motivo.
people-told-mute = { $name } podrá jugar, pero no escribir en ninguna mesa.
people-told-unmute = { $name } podrá volver a escribir.
people-told-ban = { $name } no podrá jugar ni escribir, y dejará todas las mesas con sus fichas cuando acabe la ronda.
people-told-unban = { $name } podrá volver a jugar y a escribir.
people-told-make-host = { $name } podrá hacer todo lo que tú puedes hacer aquí.
people-told-unmake-host = { $name } dejará de ver estas páginas. Un anfitrión puede devolverle el papel.
people-done-grant = Fichas dadas a { $name }.
people-done-take = Fichas quitadas a { $name }.
people-done-mute = { $name } ya no puede escribir.
people-done-unmute = { $name } puede volver a escribir.
people-done-ban = { $name } tiene prohibido el acceso.
people-done-unban = { $name } puede volver a jugar.
people-done-make-host = { $name } tiene ahora el papel de anfitrión y debe volver a entrar.
people-done-unmake-host = { $name } ya no tiene el papel de anfitrión.
people-large-grant = Son { $chips } fichas, muchas para una sola persona. Pulsa «{ $yes }» otra vez para seguir.

people-number = número { $number }
people-is-private = privada
people-playing = jugando una ronda
people-no-tables = No hay mesas abiertas.
people-close-table = Cerrar
people-close-told = Todos dejan la mesa con sus fichas cuando acabe la ronda.
people-table-closed = La mesa { $number } se cierra ahora, o cuando acabe su ronda.

people-the-machine = El equipo de la sala
people-no-deeds = Todavía no se ha hecho nada.
people-load-more = Mostrar más
people-more-brought = { $count_n ->
    [0] Eso es todo.
    [one] { $count } entrada más.
   *[other] { $count } entradas más.
}
people-deed-grant = { $host } dio { chips.put } a { $name }.
people-deed-take = { $host } quitó { chips.put } a { $name }.
people-deed-mute = { $host } silenció a { $name } { $until }.
people-deed-unmute = { $host } dejó de silenciar a { $name }.
people-deed-ban = { $host } prohibió el acceso a { $name } { $until }.
people-deed-unban = { $host } levantó la prohibición de { $name }.
people-deed-make-host = { $host } dio a { $name } el papel de anfitrión.
people-deed-unmake-host = { $host } quitó a { $name } el papel de anfitrión.
people-deed-first-host = { $name } fue la primera persona con el papel de anfitrión de esta sala.
people-deed-close-table = { $host } cerró la mesa { $table }.
people-deed-settings = { $host } cambió los ajustes de la sala.
people-deed-rename = { $name } cambió de nombre. Nombre anterior:
people-deed-two-step-off = La entrada en dos pasos de { $name } se desactivó en el equipo de la sala.

people-the-room = La sala
people-settings-kept = Ajustes guardados.
people-setting-name = Nombre de la sala
people-setting-tables = Quién puede crear mesas
    .everybody = todos
    .accounts = personas con cuenta
    .hosts = solo anfitriones
people-setting-opening = Fichas para quien llega
    .help = Lo que recibe un jugador nuevo.
people-setting-top_up_below = Fichas diarias: para quien tiene menos de
    .help = Quien tenga menos, en el monedero y en las mesas, recibe fichas una vez al día.
people-setting-top_up_to = Fichas diarias: hasta
    .help = Con cuántas se queda.
people-setting-empty = Cerrar una mesa vacía tras
    .help = En minutos.
people-setting-own_empty = Cerrar una mesa privada o de un anfitrión tras
    .help = En días.
people-setting-chat = Chat en las mesas

# Una sala abierta en este equipo: lo que dice la línea de órdenes, y la página de una sala sin cliente.

room-open = { $room } está abierta: { $address }
room-open-network = Para otros dispositivos de la red: { $address }
room-open-here-only = Solo se llega desde este equipo. Para que entren otros dispositivos, ábrela con { $option }.
room-data = Los datos se guardan en { $place }
room-metrics = Métricas para Prometheus: { $address }
room-data-memory = Los datos solo están en la memoria y desaparecerán cuando se cierre la sala.
room-no-host = Todavía no hay anfitrión. Abre este enlace para serlo; solo funciona una vez: { $link }
room-proxy-no-origin = La sala no conoce su dirección pública, así que rechaza las páginas abiertas allí. Indícala, por ejemplo con { $option }
room-stop-hint = Ciérrala con { $keys }. Las rondas se quedan en pausa y siguen la próxima vez que la abras.
room-stopped = La sala está cerrada. Las rondas a medias quedan en pausa y siguen la próxima vez que la abras.
room-failed = La sala se ha cerrado porque ya no podía guardar lo que pasa: { $reason } Vuelve a abrirla y seguirá desde lo último que guardó.
room-backed-up = La copia está en { $file }. Contiene secretos: guárdala donde solo tú puedas leerla.
room-restored = La sala se ha restaurado en { $place }.
room-host-made = { $name } tiene ahora el papel de anfitrión.
room-two-step-off = { $name } entra ahora solo con la contraseña.

room-page-title = { $room }
room-page-runs = La sala de cartas está abierta.
room-page-play = Esta sala se instaló sin sus páginas. Para jugar ya mismo en un terminal:
room-page-write = Si estás escribiendo un programa, aquí tienes todo lo que necesitas:
room-page-wrong-host = Dirección equivocada

cli-serve = Abre una sala de cartas para este equipo y para la red.
cli-serve-host = Dirección en la que escucha; 127.0.0.1 es solo este equipo.
cli-serve-port = Puerto en el que escucha.
cli-serve-open = Abre la sala en el navegador.
cli-serve-proxy = Dirección o red de un proxy inverso de cuyas direcciones reenviadas se fía la sala. Se puede repetir.
cli-serve-origin = Dirección pública de la sala, por ejemplo https://cards.example.org. Se puede repetir.
cli-serve-log-json = Escribe el registro en JSON, una entrada por línea.
cli-serve-metrics = Dirección y puerto de las métricas para Prometheus, por ejemplo 127.0.0.1:9100. Si no se indica, no hay métricas.
cli-serve-limit = Cambia uno de los límites, por ejemplo body=60. Se puede repetir.
cli-serve-workers = Número de procesos que calculan probabilidades, precios y jugadas de los bots.
cli-database = Dónde se guardan los datos: un archivo o una dirección como postgresql://user@host/name.
cli-backup = Copia la sala entera en un archivo nuevo, aunque esté abierta.
cli-backup-file = El archivo que se crea.
cli-restore = Restaura una copia en una base de datos vacía.
cli-restore-file = La copia.
cli-admin = Administra una sala cerrada desde su propio equipo.
cli-admin-host = Da a una cuenta el papel de anfitrión.
cli-admin-host-name = El nombre de la cuenta.
cli-admin-two-step-off = Desactiva la entrada en dos pasos de un anfitrión que ha perdido la aplicación y los códigos de recuperación.

room-preview-round = { $game }: una ronda para ver
room-preview-round-told = Compartida desde { $room }. Mírala carta a carta y comprueba que nadie eligió las cartas.
room-preview-table = Te invitan a { $room }
room-preview-table-told = Siéntate y juega: sin registro, sin dinero, y puedes comprobar todas las cartas.

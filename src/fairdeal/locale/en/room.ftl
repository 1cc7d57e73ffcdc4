# A room that is opened on this machine: what the command line says, and the page of a room without a client.

room-open = { $room } is open: { $address }
room-open-network = For other devices on the network: { $address }
room-open-here-only = Only this machine can reach it. To let other devices in, start it with { $option }.
room-data = Data is stored in { $place }
room-metrics = Metrics for Prometheus: { $address }
room-data-memory = Data is kept in memory only, and is gone when the room stops.
room-no-host = It has no host yet. Open this link to become the host; it works once: { $link }
room-proxy-no-origin = The room doesn’t know its public address, so pages there are refused. Name it, like { $option }
room-stop-hint = Stop it with { $keys }. Rounds are paused, and continue at the next start.
room-stopped = The room is closed. Rounds in progress are paused, and continue at the next start.
room-failed = The room had to stop because it could no longer save what happens: { $reason } Start it again, and it continues from what was saved.
room-backed-up = The backup is in { $file }. It contains secrets: keep it where only you can read it.
room-restored = The room has been restored in { $place }.
room-host-made = { $name } is now a host.
room-two-step-off = { $name } now signs in with the password alone.

room-page-title = { $room }
room-page-runs = The card room is open.
room-page-play = This room was installed without its pages. To play right away in a terminal:
room-page-write = If you’re writing a program, everything you need is here:
room-page-wrong-host = Wrong address

cli-serve = Open a card room, for this machine and the network.
cli-serve-host = Address to listen on; 127.0.0.1 is this machine only.
cli-serve-port = Port to listen on.
cli-serve-open = Open the room in the browser.
cli-serve-proxy = Address or network of a reverse proxy whose forwarded addresses are trusted. Can be repeated.
cli-serve-origin = Public address of the room, like https://cards.example.org. Can be repeated.
cli-serve-log-json = Write the log as JSON, one entry per line.
cli-serve-metrics = Address and port for Prometheus metrics, like 127.0.0.1:9100. Off by default.
cli-serve-limit = Change one of the limits, like body=60. Can be repeated.
cli-serve-workers = Number of processes that calculate odds, prices and bots’ moves.
cli-database = Where data is stored: a file, or an address like postgresql://user@host/name.
cli-backup = Back up the whole room into a new file, even while it’s running.
cli-backup-file = The file to create.
cli-restore = Restore a backup into an empty database.
cli-restore-file = The backup.
cli-admin = Administer a stopped room from its own machine.
cli-admin-host = Make an account a host.
cli-admin-host-name = The name of the account.
cli-admin-two-step-off = Turn off two-step sign-in for a host who has lost the app and the recovery codes.
room-preview-round = { $game }: a round to watch
room-preview-round-told = Shared from { $room }. See it card by card, and check that nobody chose the cards.
room-preview-table = You’re invited to { $room }
room-preview-table-told = Take a seat and play: no sign-up, no money, and every deal can be checked.

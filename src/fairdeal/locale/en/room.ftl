# A room that is opened on this machine: what the command line says, and the page of a room without a client.

room-open = { $room } is open: { $address }
room-open-network = For other devices on the network: { $address }
room-open-here-only = Only this machine can reach it. For other devices, start it with { $option }.
room-data = Its data lies in { $place }
room-metrics = Figures for Prometheus: { $address }
room-data-memory = Its data is kept in memory, and gone when it stops.
room-no-host = It has no host yet. Open this link to become the host; it works once: { $link }
room-proxy-no-origin = The room doesn’t know its public address, so pages there are refused. Name it, like { $option }
room-stop-hint = Stop it with { $keys }. Rounds are parked, and go on at the next start.
room-stopped = The room is closed. Rounds in progress are parked, and go on at the next start.
room-failed = The room had to stop, because it can no longer keep what happens: { $reason } Start it again; it goes on from what was kept.
room-backed-up = The copy is in { $file }. It holds secrets: keep it where only you can read it.
room-restored = The room is restored in { $place }.
room-host-made = { $name } is a host now.
room-two-step-off = { $name } now signs in with the password alone.

room-page-title = { $room }
room-page-runs = The card room is open, and it deals.
room-page-play = This page has no table to play at yet. To play at once in a terminal:
room-page-write = Programs find all that they need here:
room-page-wrong-host = Wrong address

cli-serve = Open a card room, for this machine and the network.
cli-serve-host = The address to listen at; 127.0.0.1 is this machine alone.
cli-serve-port = The port to listen at.
cli-serve-open = Open the room in the browser.
cli-serve-proxy = The address or network of a proxy in front of the room, whose forwarded addresses are trusted. May be given several times.
cli-serve-origin = A public address at which the room is reached, like https://cards.example.org. May be given several times.
cli-serve-log-json = Write the log as JSON, a line for each entry.
cli-serve-metrics = The address and port at which figures for Prometheus can be read, like 127.0.0.1:9100. Without it there are none.
cli-serve-limit = Another limit in place of the usual one, like body=60. May be given several times.
cli-serve-workers = How many processes work out odds, prices and bots’ moves.
cli-database = Where the data lies: a file, or an address like postgresql://user@host/name.
cli-backup = Copy a whole room into a new file, also while it runs.
cli-backup-file = The new file.
cli-restore = Bring a copy back, where there is no room yet.
cli-restore-file = The copy.
cli-admin = What is done on the machine of a room, while it is closed.
cli-admin-host = Make an account a host.
cli-admin-host-name = The name of the account.
cli-admin-two-step-off = Turn off two-step sign-in for a host who has lost the app and the recovery codes.

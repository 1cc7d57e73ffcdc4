# The pages about people and tables: yourself, a new table, an invitation, and what the hosts see.

# Forms
people-cancel = Cancel
people-save = Save
people-none = none
people-or-empty = Leave it empty for none.
people-range = { $least }–{ $most }.
people-quoted = “{ $text }”
people-fault-amount = Enter an amount of chips, like 20 or 7½.
people-large-grant = That’s { $chips } chips, a lot for one person. Press “{ $yes }” again to go ahead.
people-fault-count = Enter a whole number.
people-fault-time = Enter a number.
people-fault-range = Enter a value from { $least } to { $most }.
people-fault-moment = Choose a day and a time.
people-fault-reason = Give a reason in a few words.
people-until = until { $until }
people-for-ever = permanently
people-span-hour = for an hour
people-span-day = for a day
people-span-week = for a week
people-span-month = for 30 days
people-span-ever = permanently
people-span-moment = until a certain time
people-moment = Day and time

# Coming in
people-come-in = Come in
people-as-guest = As a guest
people-guest-told = All you need is a name. You get chips to play with; they have no value outside this room.
people-enter = Come in
people-name = Name
people-password = Password

# Yourself
people-me = Your profile
people-is-guest = guest
people-is-account = account
people-is-host = host of this room
people-sign-out = Sign out
people-guest-leaves = You haven’t set a password, so nobody can come back under this name: its chips stay behind. Set a password to keep both.
people-banned = You’re banned from this room’s tables { $until }. A host can lift the ban.
people-muted = You’re muted { $until }: you can play, but not chat. A host can lift it.
people-account = Keep your name and chips
people-account-told = With a password you can come back on any device. Without one, only this browser knows you.
people-new-password = New password
people-password-help = 8 to 128 characters.
people-make-account = Create account
people-account-made = Account created. Sign in anywhere with your name and password.
people-other-account = You’ll continue as somebody else. This guest’s name and chips stay behind.
people-change-password = Change password
people-old-password = Current password
people-change-name = Change name
people-change-name-told = Everyone at your tables sees it at once. What you said and played before keeps the old name.
people-change-name-account = You’ll sign in with the new name from then on.
people-name-changed = Name changed to { $name }.
people-password-changed = Password changed. You’ve been signed out everywhere else.
people-keep-tokens = Keep my API tokens: { $labels }
people-keep-tokens-help = Otherwise they stop working with the old password.

people-two-step = Two-step sign-in
people-two-step-told = Signing in then takes a code from an app on your phone as well as your password, so a stolen password alone isn’t enough.
people-two-step-begin = Turn on
people-two-step-scan = Scan this with an authenticator app, then enter the code that it shows.
people-two-step-qr = The key for your app as a QR code
people-two-step-key = Or type this key into the app
people-two-step-code = Code from the app
people-two-step-confirm = Confirm
people-two-step-recovery = Recovery codes
people-two-step-recovery-told = If you lose your phone, each of these codes works once. They are shown only now: keep them where only you can read them.
people-two-step-kept = I’ve saved them
people-two-step-is-on = Two-step sign-in is on.
people-two-step-is-off = Two-step sign-in is off.
people-two-step-turn-off = Turn off
people-two-step-any-code = Code from the app, or a recovery code

# Your chips
people-chips = Your chips
people-in-wallet = In the wallet
people-at-tables = At tables
people-history = Your history
people-top-up-due = You’re low on chips. The house gives you { chips } today.
people-top-up = Take them
people-topped-up = { $amount_n ->
    [one] { $amount } chip added to your wallet.
   *[other] { $amount } chips added to your wallet.
}

# Your own limits
people-limits = Your own limits
people-limits-told = They apply only to you, and nobody can lift them early: not you, and not the host.
people-daily-limit = Chips a day
people-no-limit = no limit
people-limit-help = The most chips you can bring to tables in a day. The day ends at 00:00 UTC.
people-limit-left = Left for today: { $left }. The day ends at 00:00 UTC.
people-set-limit = Set the limit
people-limit-confirm = You’ll be able to bring { $limit } chips a day to tables. A lower limit applies at once, a higher one from tomorrow.
people-limit-confirm-none = You’ll be able to bring all your chips to tables. A limit you’ve already set applies until the day ends.
people-limit-holds = Your limit applies from now on.
people-limit-tomorrow = Your new limit applies from 00:00 UTC. Until then the old one stays.
people-pause = A break from playing
people-set-pause = Start a break
people-pause-confirm = You won’t be able to sit at any table until { $until }, and nobody can lift this early. Chips at tables where you’re seated stay yours.
people-pause-holds = Your break has started.
people-paused = You’re taking a break { $until }. You can make it longer, but not shorter.

# Tokens for programs
people-tokens = Tokens for your programs
people-tokens-told = With a token, your bot can play in your name. What it can do is described at
people-token-label = What it is for
people-make-token = Create token
people-token-made = Token “{ $label }” created.
people-token-secret = The token
people-token-once = It’s shown only once. Keep it where only you can read it.
people-put-away = I’ve saved it
people-token-until = valid until { $until }
people-revoke = Revoke
people-revoke-title = Revoke “{ $label }”
people-revoke-told = Anything that uses this token loses access at once. This can’t be undone.
people-token-revoked = Token “{ $label }” revoked.

# How it looks
people-looks = Appearance
people-looks-told = Saved in this browser only.
people-theme = Theme
people-theme-auto = System
people-theme-light = Light
people-theme-dark = Dark
people-four-colours = Four-colour deck
people-suit-letters = Letters beside suits
people-motion = Animations
people-prices = Show what each choice is worth
people-reactions = Show reactions at the table
people-sound = Sound
people-sound-off = off
people-sound-soft = soft
people-sound-all = everything
people-sound-told = “Everything” is louder, and your phone vibrates when it’s your turn.
people-notify = Notify me when it’s my turn and I’m on another page
people-notify-denied = Your browser doesn’t allow notifications from this page. You can allow them in its settings.

# A new table
people-new-told = Take it as it is, or change anything you like.
people-game = Game
people-preset = Ready-made table
people-options = All rules of this table
people-table = The table
people-table-name = Table name
    .help = Leave it empty to name the table after its game.
people-bots = Bots
    .help = How many seats the house’s bots take.
people-bot-pace = Pace of the bots
    .quick = quick
    .normal = normal
    .relaxed = relaxed
people-private = Private
    .help = Only people with the link can find it.
people-make-table = Create table

# Promises of a table
people-policy = Defaults for new tables
people-policy-told = The person who creates a table can change the first five.
people-policy-decision = Time to decide
    .help = In seconds, from 5 to 300.
people-policy-reserve = Extra time
    .help = Seconds per session, for players who ask for more.
people-policy-hold = Hold a disconnected player’s seat for
    .help = How many seconds the table waits for a disconnected player.
people-policy-stand_in = Then who plays
    .cheapest = the move that risks fewest chips
    .bot = a bot
people-policy-prices = Values of choices
    .help = On: players can see what each of their choices is worth.
people-policy-cuts = Time for cuts
    .help = Seconds to show the cuts, and again to open them.
people-policy-pause = Time between rounds
    .help = In seconds.
people-policy-rest = Time between sessions
    .help = In seconds.
people-policy-bot_delay = Bots think for
    .help = In seconds; fractions are allowed, like 0.6.
people-policy-missed = Missed rounds
    .help = A player gives up the seat after this many rounds in a row without a bet.

# An invitation
people-invite-public = Anyone in this room can find this table. The link leads straight to it.
people-invite-private = Only this link leads to the table. Send it to the people you want to play with.
people-invite-here-only = Only this device can open this link: the room accepts no connections from other devices. Restart it with { $option } to let them in.
people-invite-address = Address for your guests
    .help = If the link doesn’t open on their device, choose another one.
people-link = Link to this table
people-send-link = Send the link
people-qr = The link to this table as a QR code
people-qr-told = Or let them scan this with their phone.

# For the hosts
people-for-hosts = For hosts of this room
people-not-host = Only hosts can see and do what’s here. A host can make you one.
people-no-host-yet = This room has no host yet. The person who runs it becomes the host by the link that “{ $command }” shows.
people-host-people = People
people-host-tables = Tables
people-host-log = Log
people-host-settings = Settings

people-find = Find a player
people-nobody = Nobody here has that name.
people-more-by-name = Search by name to find more people.
people-guest = guest
people-is-muted = muted
people-is-banned = banned
people-since = Here since { $since }.
people-muted-told = Muted { $until }.
people-banned-told = Banned { $until }.
people-table-number = Table { $number }
people-wallet-holds = In the wallet: { $chips }
people-how-long = How long
people-reason = Reason
people-reason-may = Reason (optional)

people-do-grant = Give chips
people-do-take = Take chips
people-do-mute = Mute
people-do-unmute = Unmute
people-do-ban = Ban
people-do-unban = Lift the ban
people-do-make-host = Make host
people-do-unmake-host = Remove as host
people-told-grant = The house gives { $name } chips. { $name } and the hosts can read the reason.
people-told-take = Chips go from { $name }’s wallet back to the house; chips at tables stay there. { $name } and the hosts can read the reason.
people-told-mute = { $name } can play, but can’t chat at any table.
people-told-unmute = { $name } can chat again.
people-told-ban = { $name } can neither play nor chat, and leaves every table with all their chips when the round is over.
people-told-unban = { $name } can play and chat again.
people-told-make-host = { $name } will be able to do everything you can do here.
people-told-unmake-host = { $name } will no longer see these pages. A host can make them a host again.
people-done-grant = Chips given to { $name }.
people-done-take = Chips taken from { $name }.
people-done-mute = { $name } is muted.
people-done-unmute = { $name } can chat again.
people-done-ban = { $name } is banned.
people-done-unban = { $name } can play again.
people-done-make-host = { $name } is now a host, and has to sign in again.
people-done-unmake-host = { $name } is no longer a host.

people-number = number { $number }
people-is-private = private
people-playing = a round is being played
people-no-tables = No tables are open.
people-close-table = Close
people-close-told = Everyone leaves the table with all their chips when the round is over.
people-table-closed = Table { $number } closes now, or when its round is over.

people-the-machine = The machine of the room
people-no-deeds = Nothing has been done yet.
people-load-more = Show more
people-more-brought = { $count_n ->
    [0] That’s everything.
    [one] { $count } more entry.
   *[other] { $count } more entries.
}
people-deed-grant = { $host } gave { $name } { chips.put }.
people-deed-take = { $host } took { chips.put } from { $name }.
people-deed-mute = { $host } muted { $name } { $until }.
people-deed-unmute = { $host } unmuted { $name }.
people-deed-ban = { $host } banned { $name } { $until }.
people-deed-unban = { $host } lifted { $name }’s ban.
people-deed-make-host = { $host } made { $name } a host.
people-deed-unmake-host = { $host } removed { $name } as a host.
people-deed-first-host = { $name } became the first host of this room.
people-deed-close-table = { $host } closed table { $table }.
people-deed-settings = { $host } changed the room’s settings.
people-deed-two-step-off = { $name }’s two-step sign-in was turned off on the room’s machine.
people-deed-rename = { $name } changed name. Old name:

people-the-room = The room
people-settings-kept = Settings saved.
people-setting-name = Name of the room
people-setting-tables = Who can create tables
    .everybody = everyone
    .accounts = people with an account
    .hosts = hosts only
people-setting-opening = Chips for newcomers
    .help = What a new player gets.
people-setting-top_up_below = Daily chips: for players below
    .help = Players with less, in the wallet and at tables, get chips once a day.
people-setting-top_up_to = Daily chips: up to
    .help = What they have afterwards.
people-setting-empty = Close an empty table after
    .help = In minutes.
people-setting-own_empty = Close an empty private or host’s table after
    .help = In days.
people-setting-chat = Chat at the tables

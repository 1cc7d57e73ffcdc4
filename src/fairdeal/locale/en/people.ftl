# The pages about people and tables: yourself, a new table, an invitation, and what the hosts see.

# Forms
people-cancel = Cancel
people-save = Save
people-none = none
people-or-empty = Leave it empty for none.
people-range = { $least } to { $most }.
people-quoted = “{ $text }”
people-fault-amount = Write an amount of chips, like 20 or 7½.
people-fault-count = Write a whole number.
people-fault-time = Write a number.
people-fault-range = Possible are { $least } to { $most }.
people-fault-moment = Choose a day and a time.
people-fault-reason = Write in a few words why.
people-until = until { $until }
people-for-ever = for ever
people-span-hour = for an hour
people-span-day = for a day
people-span-week = for a week
people-span-month = for 30 days
people-span-ever = for ever
people-span-moment = until a certain time
people-moment = Day and time

# Coming in
people-come-in = Come in
people-as-guest = As a guest
people-guest-told = A name is all that you need. You get chips to play with, and they are worth nothing anywhere else.
people-enter = Come in
people-name = Name
people-password = Password

# Yourself
people-me = You here
people-is-guest = guest
people-is-account = account
people-is-host = host of this room
people-sign-out = Sign out
people-guest-leaves = You have no password, so nobody can come back under this name: the name and its chips stay behind. With a password you keep both.
people-banned = You are banned from the tables of this room { $until }. A host can lift the ban.
people-muted = You are muted { $until }: playing is possible, writing is not. A host can lift it.
people-account = Keep your name and chips
people-account-told = With a password you can come back on any device. Without one, you are known to this browser alone.
people-new-password = New password
people-password-help = 8 to 128 characters.
people-make-account = Make an account
people-account-made = You have an account now. Sign in elsewhere with your name and password.
people-other-account = Here you go on as somebody else. This guest, with name and chips, stays behind.
people-change-name = Change the name
people-change-name-told = Friends at the table read it at once. What was said and played before keeps the old name.
people-change-name-account = From then on you sign in with the new name.
people-name-changed = You’re called { $name } now.
people-change-password = Change the password
people-old-password = Password so far
people-password-changed = Password changed. You’ve been signed out everywhere else.
people-keep-tokens = Keep my API tokens: { $labels }
people-keep-tokens-help = Otherwise they end with the old password.

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
people-two-step-kept = I’ve kept them
people-two-step-is-on = Two-step sign-in is on.
people-two-step-is-off = Two-step sign-in is off.
people-two-step-turn-off = Turn off
people-two-step-any-code = Code from the app, or a recovery code

# Your chips
people-chips = Your chips
people-in-wallet = In the wallet
people-at-tables = At tables
people-history = Your history
people-top-up-due = You are short of chips. The house gives you { chips } today.
people-top-up = Take them
people-topped-up = { $amount_n ->
    [one] { $amount } chip is in your wallet.
   *[other] { $amount } chips are in your wallet.
}

# Your own limits
people-limits = Your own limits
people-limits-told = They are for you alone, and nobody can lift them early: not you, and not the host.
people-daily-limit = Chips a day
people-no-limit = no limit
people-limit-help = As many chips as you may bring to tables in a day. The day ends at 00:00 UTC.
people-limit-left = Left for today: { $left }. The day ends at 00:00 UTC.
people-set-limit = Set the limit
people-limit-confirm = You will be able to bring { $limit } chips a day to tables. If this is less than until now, it holds at once; if it is more, from tomorrow on.
people-limit-confirm-none = You will be able to bring as many chips to tables as you have. A limit that you have set holds until the day ends.
people-limit-holds = Your limit holds from now on.
people-limit-tomorrow = Your other limit holds from 00:00 UTC on. Until then it stays as it was.
people-pause = A pause from playing
people-set-pause = Begin a pause
people-pause-confirm = Until { $until } you will sit at no table. Nobody can lift this earlier. Chips at tables where you sit are yours as before.
people-pause-holds = Your pause has begun.
people-paused = You are having a pause { $until }. It can be made longer, not shorter.

# Tokens for programs
people-tokens = Tokens for your programs
people-tokens-told = With a token, a bot of yours plays in your name. What it can ask is described at
people-token-label = What it is for
people-make-token = Make a token
people-token-made = The token “{ $label }” is made.
people-token-secret = The token
people-token-once = It is shown this once. Keep it where only you can read it.
people-put-away = I have kept it
people-token-until = holds until { $until }
people-revoke = Revoke
people-revoke-title = Revoke “{ $label }”
people-revoke-told = Whatever uses this token is locked out at once, and it cannot be brought back.
people-token-revoked = The token “{ $label }” is revoked.

# How it looks
people-looks = How it looks to you
people-looks-told = This is kept in this browser alone.
people-theme = Light
people-theme-auto = as the device
people-theme-light = light
people-theme-dark = dark
people-four-colours = Four colours for the suits
people-suit-letters = Letters beside the suits
people-motion = Cards and chips move
people-prices = Show what each choice is worth
people-sound = Sound
people-sound-off = off
people-sound-soft = soft
people-sound-all = everything
people-sound-told = “Everything” is louder, and your phone vibrates when it’s your turn.
people-notify = Notify me when it’s my turn and I’m on another page
people-notify-denied = Your browser doesn’t allow notifications from this page. You can allow them in its settings.

# A new table
people-new-told = Take it as it is, or change whatever you like.
people-game = The game
people-preset = A ready table
people-options = All rules of this table
people-table = The table
people-table-name = Name of the table
    .help = Without one, it is called after the game.
people-bots = Bots
    .help = So many seats are taken by bots of the house.
people-bot-pace = Pace of the bots
    .quick = quick
    .normal = normal
    .relaxed = relaxed
people-private = Private
    .help = Only whoever has the link can find it.
people-make-table = Make the table

# Promises of a table
people-policy = What new tables promise
people-policy-told = Whoever makes a table can change the first five of these for it.
people-policy-decision = Time for a decision
    .help = In seconds, from 5 to 300.
people-policy-reserve = Extra time
    .help = Seconds in a sitting, for whoever asks.
people-policy-hold = A lost seat is held for
    .help = Seconds for which somebody without a connection is waited for as usual.
people-policy-stand_in = After that, who plays for it
    .cheapest = the cheapest legal action
    .bot = a bot
people-policy-prices = Prices of choices
    .help = On: players may ask what each of their choices is worth.
people-policy-cuts = Time for cuts
    .help = Seconds for showing the cuts, and again for opening them.
people-policy-pause = Time between rounds
    .help = In seconds.
people-policy-rest = Time between sittings
    .help = In seconds.
people-policy-bot_delay = A bot thinks for
    .help = In seconds; parts of a second too, like 0.6.
people-policy-missed = Missed rounds
    .help = After so many rounds in a row without a bet, a seat is given up.

# An invitation
people-invite-public = Anybody in this room can find this table. The link leads straight to it.
people-invite-private = Only this link leads to the table. Give it to those who shall play.
people-invite-here-only = Only this device can open this link: the room accepts no connections from other devices. Restart it with { $option } to let them in.
people-invite-address = Address for your guests
    .help = If the link doesn’t open on their device, choose another one.
people-link = Link to this table
people-send-link = Send the link
people-qr = The link to this table as a QR code
people-qr-told = Or let them point the camera of a phone at this.

# For the hosts
people-for-hosts = For the hosts of this room
people-not-host = What is here can be seen and done by hosts alone. A host can make you one.
people-no-host-yet = This room has no host yet. The person who runs it becomes the host by the link that “{ $command }” shows.
people-host-people = People
people-host-tables = Tables
people-host-log = What was done
people-host-settings = Settings

people-find = Find a name
people-nobody = Nobody here is called that.
people-more-by-name = More people are found by their names.
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
people-reason-may = Reason, if you like

people-do-grant = Give chips
people-do-take = Take chips
people-do-mute = Mute
people-do-unmute = Unmute
people-do-ban = Ban
people-do-unban = Lift the ban
people-do-make-host = Make a host
people-do-unmake-host = Unmake a host
people-told-grant = The house gives { $name } chips. The reason can be read by { $name } and by the hosts.
people-told-take = Chips go from the wallet of { $name } back to the house; those at tables stay. The reason can be read by { $name } and by the hosts.
people-told-mute = { $name } can play, but not write at any table.
people-told-unmute = { $name } can write again.
people-told-ban = { $name } can neither play nor write, and leaves every table with all chips when the round is over.
people-told-unban = { $name } can play and write again.
people-told-make-host = { $name } will be able to do all that you can do here.
people-told-unmake-host = { $name } will see none of these pages any more. A host can make them one again.
people-done-grant = { $name } has got the chips.
people-done-take = The chips of { $name } are back in the house.
people-done-mute = { $name } is muted.
people-done-unmute = { $name } can write again.
people-done-ban = { $name } is banned.
people-done-unban = { $name } can play again.
people-done-make-host = { $name } is a host now, and has to sign in again.
people-done-unmake-host = { $name } is a host no longer.

people-number = number { $number }
people-is-private = private
people-playing = a round is being played
people-no-tables = No table is open.
people-close-table = Close
people-close-told = Everybody leaves the table when the round is over, with all their chips.
people-table-closed = Table { $number } is closed, or will be when the round is over.

people-the-machine = The machine of the room
people-no-deeds = Nothing has been done yet.
people-load-more = Show more
people-more-brought = { $count_n ->
    [0] There is no more.
    [one] { $count } more line.
   *[other] { $count } more lines.
}
people-deed-grant = { $host } gave { $name } { chips.put }.
people-deed-take = { $host } took { chips.put } from { $name }.
people-deed-mute = { $host } muted { $name } { $until }.
people-deed-unmute = { $host } let { $name } write again.
people-deed-ban = { $host } banned { $name } { $until }.
people-deed-unban = { $host } let { $name } play again.
people-deed-make-host = { $host } made { $name } a host.
people-deed-unmake-host = { $host } let { $name } be a host no longer.
people-deed-first-host = { $name } became the first host of this room.
people-deed-close-table = { $host } closed table { $table }.
people-deed-settings = { $host } changed the settings of the room.
people-deed-rename = { $name } changed name; before:
people-deed-two-step-off = Two-step sign-in of { $name } was turned off on the room’s machine.

people-the-room = The room
people-settings-kept = The settings are kept, and hold from now on.
people-setting-name = Name of the room
people-setting-tables = Who may make tables
    .everybody = everybody
    .accounts = people with an account
    .hosts = hosts alone
people-setting-opening = Chips to begin with
    .help = What a new player gets.
people-setting-top_up_below = Chips of the day: below
    .help = Whoever holds fewer, at tables and in the wallet, gets some once a day.
people-setting-top_up_to = Chips of the day: up to
    .help = So many they then hold.
people-setting-empty = An empty table closes after
    .help = In minutes.
people-setting-own_empty = A private one, or one of a host, after
    .help = In days.
people-setting-chat = Chat at the tables

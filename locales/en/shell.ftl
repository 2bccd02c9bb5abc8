### What the web client says around the games: rooms, seats, chat, settings, errors.

redeye = Redeye
page-title = { $page } · Redeye
page-title-phase = { $phase } · { $table }
skip-to-content = Skip to content
loading = One moment …
connecting = Finding the table …
# For a list with nobody in it.
nobody = nobody

## Buttons and signs that many screens share

close = Close
cancel = Cancel
save = Save
change = Change
copy = Copy
share = Share
copied = Copied.
copy-by-hand = Selected: copy it with your keyboard or by a long press.
dismiss = Dismiss
more = More
fewer = Fewer
reload = Reload
try-again = Try again
to-home = To the start page

## Start

home = Start page
home-line = A table for games of lies and bargains. Bring friends, or let bots take the empty seats.
home-start = Sit down at a table
home-welcome = Welcome back, { $name }.
home-promise-account = No account: a link, a name, a seat.
home-promise-bots = Bots play the seats that nobody takes.
home-promise-secrets = Secrets stay secret, and every deal can be checked.
home-games = Choose a game
# What one does in a game, in one line. Its name is the title of about-….
home-resistance = Send teams on missions, and find out who betrays them.
home-mayday = Peek at other people’s cards, claim what you like, and choose who will land the plane.
home-illegal = Strike deals in corners where nobody else hears you, and never let on who you are.
home-hijacked = Roll, negotiate and bring the passengers out, together with people you want to outdo.
# On a boarding pass: the first three stand above a figure or a word.
home-players = Players
home-minutes = Minutes
home-level = Level
home-level-easy = easy
home-level-medium = medium
home-level-demanding = demanding
# What a game is made of, as in “lies · votes”.
home-tag-lies = lies
home-tag-votes = votes
home-tag-bargains = bargains
home-tag-dice = dice
play-now = Play now with bots
home-open-table = Open a table
# What people are called who play before they have said their name.
name-unknown = Traveller
play-now-adults = The goods in { $game } are for adults. If garden gnomes and rubber ducks suit you better, open a table and choose “Family table”.
    .yes = I am 18 or older
new-table = New table
join-with-code = Join with a code
lobby = Open tables
    .about = Tables that anybody may join.
lobby-empty = No open tables right now. Open one, and others will find it here.
lobby-seats = { $taken } of { $seats }
rules = Rules
rules-of = Rules: { $game }
about = About

## Preferences of this browser

preferences = Preferences
language = Language
language-system = Same as my browser
as-system = System
theme = Appearance
theme-dark = Night
theme-light = Day
motion = Motion
motion-reduced = Reduced
sound = Sound
    .about = A chime when the phase changes: the same for everybody at the table.
vibration = Vibration

## Making a table

game = Game
players-range = { $least } to { $most } players
# A mark beside the name of a game whose box says so.
adults = 18+
    .about = For adults only
seats = Seats
who-comes = Who may join
who-comes-link = With a link
    .about = Only people with the link can join. With just the code, they knock first.
who-comes-public = Everybody
    .about = The table is listed among the open tables.
pace = Pace
pace-live = Live
    .about = Everybody plays at the same time.
pace-live-cover = Live. A bot covers for anybody who is gone for { $time }.
pace-slow = Now and then
    .about = A move when there is time for it, over hours or days. The match waits for everybody, and a question that closes by itself stays open for twelve hours.
pace-slow-cover = A move now and then. The match waits for everybody.
bot-pace = Pace of the bots
bot-pace-calm = Calm
    .about = Time to talk about every move.
bot-pace-calm-line = Bots take their time.
bot-pace-normal = Normal
    .about = About as long as people think.
bot-pace-normal-line = Bots think about as long as people do.
bot-pace-quick = Quick
    .about = Hardly a second.
bot-pace-quick-line = Bots are quick.
bot-pace-at-once = As fast as I tap
    .about = If you play alone with bots, they answer at once. With more people they are quick.
bot-pace-at-once-line = Alone with one person, bots answer at once.
cover-after = A bot steps in after
    .about = A bot covers for anybody who is gone for this long; they get their seat back when they return. Anybody who is there but takes longer is asked first.
spectators = Spectators
    .about = Others may watch, and see only what everybody sees.
spectators-welcome = Spectators welcome
spectators-none = No spectators
spectator-chat = Spectators may talk
    .about = Their words are marked, and everybody reads them.
table-name = Name of the table
    .about = Up to 40 characters. You can leave it empty.
table-language = Language of the table
    .about = Only for the list and the shared screen. Everybody plays in their own language.
open-table = Open the table

## Finding a table

code = Code
    .about = Six letters and digits. The host will be asked to let you in.
your-name = Your name
knock = Knock
knocking = You have knocked
knocking-about = The host of “{ $table }” has been asked to let you in. You can leave this page open.
device-move-here = Your seat, on this device
    .about = You keep your seat and everything you know. The other device will be signed out of it.
seat-recover = Your seat, back again
    .about = You keep your seat and everything you know. Where you were signed in before, you no longer are.
device-take = Take my seat here

## At the table, before the start

table = Table
status-gathering = Taking seats
status-playing = Playing
status-over = Finished
status-closed = Closed
seats-taken = { $taken } of { $seats } seats taken
seat-free = Seat { $seat }
seat-menu = More about { $name }
watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
boarding-pass = Boarding pass
invite-to = { $table }
invite-link = Invitation link
invite-by-code = Others find this table with the code.
qr = The invitation as a QR code
scan = Scan to join
settings = Settings
sets = How it is played
set-own = Your own set
    .about = Choose what is in it, one by one.
set-within = What is in it
options-none = The basic game
# An option with the value the host gave it.
option-value = { $option }: { $value }
# An option that is a file of the host's own, such as the box file of a game.
file-choose = Choose a file
file-choose-another = Choose another file
file-chosen = Chosen: “{ $name }”
file-back = Back to the one we ship
file-too-large = This file is too large.
file-unreadable = This file cannot be read as text.
sit-down = Take a seat
sit-here = Sit here
stand-up = Stand up
change-name = Change my name
name-question = What shall we call you?
no-seat-left = All seats are taken. You can watch.
add-bot-normal = Seat a bot that reasons
add-bot-random = Seat a bot that plays at random
fill-with-bots = { $count ->
    [one] Fill with a bot
   *[other] Fill with { $count } bots
}
fill-sure = { $count ->
    [one] Somebody here has no seat yet and could only watch.
   *[other] { $count } people here have no seat yet and could only watch.
}
start = Start
start-ready = Everybody is on board.
start-missing = { $count ->
    [one] One seat is empty: wait for somebody, or seat a bot.
   *[other] { $count } seats are empty: wait for people, or seat bots.
}
waits-for-host = { $host } starts the match.
waits-for-a-host = Waiting for a host.
dealing = The cards are being dealt. Waiting for { $names }, a few seconds at most.
knocks = { $name } is knocking.
let-in = Let in
turn-away = Turn away
mark-you = you
mark-host = host
mark-muted = muted
mark-awaited = awaited
mark-withheld = Did not reveal its part of the draw, which was made anew without it
presence-here = here
presence-away = away
presence-covered = covered by a bot
bot-normal = bot
bot-random = bot, plays at random
remove = Remove { $name }
remove-sure = { $name } loses the seat. In a match a bot plays on.
bar = Remove { $name } for good
bar-sure = { $name } loses the seat and cannot come back to this table. Whoever is still to come needs the new link or code.
mute = Mute { $name } for everybody
unmute = Let { $name } talk again
make-host = Make { $name } the host
make-host-sure = { $name } gets the host’s rights, and you give them up.
host-now = { $name } is the host now.
host-now-you = You are the host now.
chat-hide = Hide what { $name } says
chat-unhide = Show what { $name } says

## The table's menu

table-menu = About this table
open-board = Open the shared screen
    .about = Shows only what everybody may see, with big type.
move-device = Move my seat to another device
    .about = Makes a link that works once. Only you should open it.
move-device-valid = Open it on the other device within { $time }. It works once.
recovery-link = Link to get my seat back
    .about = For when this browser forgets you. Whoever has it can take your seat.
recovery-link-kept = Keep it where only you can find it. It works as long as you have this seat; a new one makes this one useless.
add-program = Let a program sit
    .about = Makes a key with which a program of yours can take a seat.
add-program-once = This key is shown once.
new-link = New link and code
    .about = The old ones stop working.
new-link-sure = The old link and code will no longer let anybody in. Those at the table stay.
leave = Leave the table
leave-sure = You give up your seat. Somebody else may take it.
leave-match-sure = You give up your seat. Wherever the match would wait for you, a bot plays on.
close-table = Close the table
close-table-sure = The table ends for everybody, and for good.

## In a match

phase = Phase
match-number = Match { $number }
time-left = Time left:
what-now = What now
# A button beside the sentence that says what happens now: as short as possible.
peek = Peek
    .about = Hold to see what only you know
watching = You are watching.
views = Views
tab-table = Table
tab-log = Log
tab-chat = Chat
tab-people = People
tab-rules = Rules
unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
log-empty = Nothing has happened yet.
log-own = Only you know this: hold to read
rules-now = now
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-only = Only { $name } may speak now. You can write again after the next choice.
watcher-name = { $name } (watching)
banner-reconnect = The connection is coming back. Nothing is lost.
banner-outdated = There is a new version of this page.
banner-lost-match = Match { $number } cannot go on: the server can no longer read it. You can start a new one.
banner-covered = A bot is playing for you.
take-back = Take my seat back
banner-answer-due = The others are waiting for you. If you say nothing, a bot steps in.
thinking = I am thinking

## At a table of any game

choices = Your choices
back = Back
wait = { $awaited_count ->
    [0] One moment.
    [1] Waiting for { $awaited }.
    [2] Waiting for { $awaited }.
    [3] Waiting for { $awaited }.
   *[other] Waiting for { $awaited_count } players.
}
wait-voted = Your vote is in.
wait-answered = Your answer is in.
votes-in = { $cast } of { $all } votes are in
votes-so-far = Votes so far
seat-you = You
seat-chosen = Chosen
seat-awaited = Awaited
seat-away = Away
seat-bot = Bot
seat-covered = Away, a bot plays
secret-watching = You are watching: you know what everybody knows.
end-winners = { $winners_count ->
    [0] Nobody has won.
    [1] { $winners } has won.
   *[other] { $winners } have won.
}
end-who = Who was who
end-votes = Every vote

## After a match

rematch = Another match
rematch-waits = { $host } can call another match.
record = Record
    .about = Every move and every draw, with the proof that the deal was not tampered with.

## Refusals: why something was not done

refusal-not-understood = That was not understood. Reload the page and try again.
refusal-too-long = That is too long.
refusal-too-deep = That was not understood. Reload the page and try again.
refusal-too-fast = That was a bit fast. Wait a moment and try again.
refusal-no-such-table = There is no such table.
    .about = It may have been closed, or the address is not complete.
refusal-no-such-game = This game is not known here.
refusal-no-such-page = There is no such page.
refusal-seat-taken = Somebody sits there already.
refusal-no-free-seat = No seat is free.
refusal-not-seated = Take a seat first.
refusal-not-host = Only the host can do that.
refusal-not-welcome = You cannot join this table.
refusal-bad-invite = This invitation is no longer valid.
    .about = Ask for a new link, or knock with the code of the table.
refusal-bad-code = No table has this code.
refusal-bad-link = This link has been used, or is too old.
    .about = On the device that has the seat, make a new one.
refusal-name-taken = Somebody at the table already has this name, or one that looks just like it.
refusal-name-mixed = A name can have letters of one alphabet only, so that nobody is mistaken for somebody else.
refusal-text-empty = There is nothing to read in that.
refusal-muted = The host has muted you.
refusal-no-spectators = This table does not allow spectators.
refusal-spectators-silent = Spectators do not talk at this table.
refusal-nobody-hears = Nobody can hear you right now.
refusal-already-playing = The match has begun already.
refusal-dealing = The cards are being dealt. Try again in a few seconds.
refusal-not-asked = The deal does not ask for that now.
refusal-not-as-committed = That is not what your seat has committed to.
refusal-not-playing = No match is being played.
refusal-not-over = The match is not over yet.
refusal-not-over-yet = The record is available once the match is over.
refusal-seats-empty = Some seats are empty. Wait for people, or seat bots.
refusal-settings-unfit = These settings do not fit together.
refusal-seats-in-use = More seats are taken than that. Free some first.
refusal-bad-settings = These settings are not possible.
refusal-closed = This table is closed.
refusal-store-failed = The server cannot save that right now. Look whether it was done before you try again.
refusal-damaged = The server’s disk has damaged this, so it cannot be shown.
refusal-restarting = The server is restarting. You will be back in a moment.
refusal-wrong-origin = The server did not expect this page. Open it at its own address.
refusal-too-many-tables = There are too many tables right now. Try again later.
refusal-too-many-connections = There are too many connections from here. Close other tabs and try again.
refusal-made-room = So many people came after you that you had to make room. Try again later.
refusal-not-there = Only those who were there get the record of a match.
refusal-too-often = You have done that often enough in this match.
refusal-idle = The connection was closed because nothing happened for a long time.
refusal-moved = Your seat has moved to another device.
refusal-offline = The server cannot be reached.
    .about = Check the connection. Your seat stays yours.

## About

about-unofficial = Redeye is made by people who love these games. It is not official: nobody who designed, published or owns them has made or approved it. Rules and drawings are told and drawn in our own way; names and trademarks belong to their owners.
    .title = Unofficial
about-resistance = The Resistance was designed by Don Eskridge and is published by Indie Boards & Cards. If you like it here, buy it: it is even better around a real table.
    .title = The Resistance
about-mayday = Mayday! Mayday! was designed by Corné van Moorsel and is published by Cwali. If you like it here, buy it: it is even better around a real table.
    .title = Mayday! Mayday!
about-illegal = Illegal was designed by Christophe Bøelinger and is published by Ludically. If you like it here, buy it: it is even better around a real table.
    .title = Illegal
about-hijacked = Hijacked was designed by Christian van Dijk and is published by Greenest Games, in German by iDventure. If you like it here, buy it: it is even better around a real table.
    .title = Hijacked
about-fair = Before the deal the table publishes a seal of its draw, and every player’s browser adds to it. Once the match is over, the record shows everything, and anybody can recompute the deal.
    .title = Fair deals
about-private = No account, no tracking, nothing from other sites. A cookie keeps your seat. This browser remembers your name, your preferences and whether you have said that you are an adult, and nothing else.
    .title = What is kept
about-source = The source code is free under the MIT or the Apache 2.0 licence, at your choice. The typefaces Inter and Barlow Condensed are under the SIL Open Font License, the icons by Lucide under the ISC licence.
    .title = Source and licences

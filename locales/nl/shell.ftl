### Wat de webclient rond de spellen zegt: tafels, plaatsen, chat, instellingen, fouten.

redeye = Redeye
page-title = { $page } · Redeye
page-title-phase = { $phase } · { $table }
skip-to-content = Naar de inhoud
loading = Een ogenblik …
connecting = We zoeken de tafel …
# For a list with nobody in it.
nobody = niemand

## Buttons and signs that many screens share

close = Sluiten
cancel = Annuleren
save = Opslaan
change = Wijzigen
copy = Kopiëren
share = Delen
copied = Gekopieerd.
copy-by-hand = Geselecteerd: kopieer het met het toetsenbord of door lang te drukken.
dismiss = Verbergen
more = Meer
fewer = Minder
reload = Opnieuw laden
try-again = Nog eens proberen
to-home = Naar het begin

## Start

home = Beginpagina
home-line = Een tafel voor spellen vol leugens en afspraken. Breng vrienden mee, of laat bots de lege plaatsen vullen.
home-start = Aan een tafel gaan zitten
home-welcome = Fijn dat je er weer bent, { $name }.
home-promise-account = Geen account: een link, een naam, een plaats.
home-promise-bots = Bots spelen op de plaatsen die vrij blijven.
home-promise-secrets = Geheimen blijven geheim, en het delen van de kaarten is na te rekenen.
home-games = Kies een spel
# What one does in a game, in one line. Its name is the title of about-….
home-resistance = Stuur teams op missie en zoek uit wie ze verraadt.
home-mayday = Gluur in andermans kaarten, beweer wat je wilt en kies wie het vliegtuig aan de grond zet.
home-illegal = Doe zaken in hoekjes waar niemand anders je hoort, en verklap nooit wie je bent.
home-hijacked = Gooi, onderhandel en krijg de passagiers vrij, samen met mensen die je wilt overtreffen.
# On a boarding pass: the first three stand above a figure or a word.
home-players = Personen
home-minutes = Minuten
home-level = Niveau
home-level-easy = licht
home-level-medium = gemiddeld
home-level-demanding = pittig
# What a game is made of, as in “lies · votes”.
home-tag-lies = leugens
home-tag-votes = stemmen
home-tag-bargains = handel
home-tag-dice = dobbelstenen
play-now = Meteen spelen met bots
home-open-table = Een tafel openen
# What people are called who play before they have said their name.
name-unknown = Reiziger
play-now-adults = De waren in { $game } zijn voor volwassenen. Heb je liever tuinkabouters en badeendjes, open dan een tafel en kies ‘Familietafel’.
    .yes = Ik ben 18 of ouder
new-table = Nieuwe tafel
join-with-code = Meedoen met een code
lobby = Open tafels
    .about = Tafels waar iedereen mag aanschuiven.
lobby-empty = Er zijn nu geen open tafels. Open er een, dan vinden anderen hem hier.
lobby-seats = { $taken } van { $seats }
rules = Regels
rules-of = Regels: { $game }
about = Over Redeye

## Preferences of this browser

preferences = Voorkeuren
language = Taal
language-system = Zoals mijn browser
as-system = Systeem
theme = Uiterlijk
theme-dark = Nacht
theme-light = Dag
motion = Beweging
motion-reduced = Minder
sound = Geluid
    .about = Een belletje als de fase wisselt: voor iedereen aan tafel hetzelfde.
vibration = Trillen

## Making a table

game = Spel
players-range = Voor { $least } tot { $most } personen
# A mark beside the name of a game whose box says so.
adults = 18+
    .about = Alleen voor volwassenen
seats = Plaatsen
who-comes = Wie mag komen
who-comes-link = Met een link
    .about = Alleen wie de link heeft, komt binnen. Met alleen de code klop je eerst aan.
who-comes-public = Iedereen
    .about = De tafel staat in de lijst van open tafels.
pace = Tempo
pace-live = Live
    .about = Iedereen zit er tegelijk.
pace-live-cover = Live. Voor wie { $time } weg is, valt een bot in.
pace-slow = Af en toe
    .about = Een zet als er tijd voor is, over uren of dagen. De partij wacht op iedereen, en een vraag die vanzelf sluit, blijft twaalf uur open.
pace-slow-cover = Een zet af en toe. De partij wacht op iedereen.
bot-pace = Tempo van de bots
bot-pace-calm = Rustig
    .about = Tijd om over elke zet te praten.
bot-pace-calm-line = De bots nemen de tijd.
bot-pace-normal = Normaal
    .about = Ongeveer zo lang als mensen nadenken.
bot-pace-normal-line = De bots denken ongeveer zo lang na als mensen.
bot-pace-quick = Snel
    .about = Nauwelijks een seconde.
bot-pace-quick-line = De bots zijn snel.
bot-pace-at-once = Zo snel als ik tik
    .about = Speel je alleen met bots, dan antwoorden ze meteen. Met meer mensen zijn ze snel.
bot-pace-at-once-line = Met één persoon alleen antwoorden de bots meteen.
cover-after = Een bot valt in na
    .about = Voor wie zo lang weg is, valt een bot in tot die terug is. Wie er is en langer nodig heeft, krijgt eerst een vraag.
spectators = Toeschouwers
    .about = Anderen mogen kijken, en zien alleen wat iedereen ziet.
spectators-welcome = Toeschouwers welkom
spectators-none = Geen toeschouwers
spectator-chat = Toeschouwers mogen meepraten
    .about = Wat ze zeggen, is gemarkeerd, en iedereen kan het lezen.
table-name = Naam van de tafel
    .about = Hoogstens 40 tekens, of laat het leeg.
table-language = Taal van de tafel
    .about = Alleen voor de lijst en het gedeelde scherm. Iedereen speelt in de eigen taal.
open-table = Tafel openen

## Finding a table

code = Code
    .about = Zes letters en cijfers. Aan wie de tafel leidt, wordt gevraagd om je binnen te laten.
your-name = Je naam
knock = Aankloppen
knocking = Je hebt aangeklopt
knocking-about = Er is gevraagd of je bij ‘{ $table }’ naar binnen mag. Je kunt deze pagina openlaten.
device-move-here = Je plaats, op dit apparaat
    .about = Je houdt je plaats en alles wat je weet. Op het andere apparaat word je afgemeld.
seat-recover = Je plaats, weer terug
    .about = Je houdt je plaats en alles wat je weet. Waar je eerder was aangemeld, ben je dat niet meer.
device-take = Hier verder spelen

## At the table, before the start

table = Tafel
status-gathering = Plaatsnemen
status-playing = Bezig
status-over = Afgelopen
status-closed = Gesloten
seats-taken = { $taken } van { $seats } plaatsen bezet
seat-free = Plaats { $seat }
seat-menu = Meer over { $name }
watchers = { $count ->
    [one] Eén persoon kijkt mee
   *[other] { $count } personen kijken mee
}
boarding-pass = Instapkaart
invite-to = { $table }
invite-link = Uitnodigingslink
invite-by-code = Anderen vinden deze tafel met de code.
qr = De uitnodiging als QR-code
scan = Scan en doe mee
settings = Instellingen
sets = Zo wordt er gespeeld
set-own = Eigen keuze
    .about = Kies zelf wat erin zit, stuk voor stuk.
set-within = Wat erin zit
options-none = Het basisspel
# An option with the value the host gave it.
option-value = { $option }: { $value }
# An option that is a file of the host's own, such as the box file of a game.
file-choose = Bestand kiezen
file-choose-another = Ander bestand kiezen
file-chosen = Gekozen: ‘{ $name }’
file-back = Terug naar de meegeleverde
file-too-large = Dit bestand is te groot.
file-unreadable = Dit bestand is niet als tekst te lezen.
sit-down = Ga zitten
sit-here = Hier gaan zitten
stand-up = Opstaan
change-name = Mijn naam wijzigen
name-question = Hoe zullen we je noemen?
no-seat-left = Alle plaatsen zijn bezet. Je kunt kijken.
add-bot-normal = Een bot neerzetten die nadenkt
add-bot-random = Een bot neerzetten die maar wat doet
fill-with-bots = { $count ->
    [one] Aanvullen met één bot
   *[other] Aanvullen met { $count } bots
}
fill-sure = { $count ->
    [one] Iemand hier heeft nog geen plaats en kan dan alleen kijken.
   *[other] { $count } mensen hier hebben nog geen plaats en kunnen dan alleen kijken.
}
start = Beginnen
start-ready = Iedereen is aan boord.
start-missing = { $count ->
    [one] Eén plaats is leeg: wacht op iemand, of zet er een bot neer.
   *[other] { $count } plaatsen zijn leeg: wacht op anderen, of zet er bots neer.
}
waits-for-host = { $host } begint de partij.
waits-for-a-host = Op dit moment leidt niemand de tafel.
dealing = De kaarten worden gedeeld. We wachten op { $names }, hooguit een paar seconden.
knocks = { $name } klopt aan.
let-in = Binnenlaten
turn-away = Weigeren
mark-you = jij
mark-host = leidt de tafel
mark-muted = gedempt
mark-awaited = aan zet
mark-withheld = Heeft het eigen deel van de trekking niet onthuld; zonder dat deel is opnieuw getrokken
presence-here = hier
presence-away = weg
presence-covered = een bot valt in
bot-normal = bot
bot-random = bot, doet maar wat
remove = { $name } weghalen
remove-sure = { $name } raakt de plaats kwijt. In een partij speelt een bot verder.
bar = { $name } voorgoed weghalen
bar-sure = { $name } raakt de plaats kwijt en kan niet terug naar deze tafel. Wie nog moet komen, heeft de nieuwe link of code nodig.
mute = { $name } dempen voor iedereen
unmute = { $name } weer laten praten
make-host = { $name } de leiding geven
make-host-sure = { $name } leidt dan de tafel, en jij geeft de leiding af.
host-now = { $name } leidt nu de tafel.
host-now-you = Jij leidt nu de tafel.
chat-hide = Verbergen wat { $name } zegt
chat-unhide = Tonen wat { $name } zegt

## The table's menu

table-menu = Over deze tafel
open-board = Gedeeld scherm openen
    .about = Toont alleen wat iedereen mag zien, in grote letters.
move-device = Naar een ander apparaat verhuizen
    .about = Maakt een link die één keer werkt. Geef hem aan niemand anders.
move-device-valid = Open hem binnen { $time } op het andere apparaat. Hij werkt één keer.
recovery-link = Link om mijn plaats terug te krijgen
    .about = Voor als deze browser je vergeet. Wie hem heeft, kan je plaats innemen.
recovery-link-kept = Bewaar hem waar alleen jij hem vindt. Hij werkt zolang je deze plaats hebt; een nieuwe maakt hem ongeldig.
add-program = Een programma laten meespelen
    .about = Maakt een sleutel waarmee een programma van jou kan gaan zitten.
add-program-once = Deze sleutel wordt één keer getoond.
new-link = Nieuwe link en code
    .about = De oude werken dan niet meer.
new-link-sure = Met de oude link of code komt niemand meer binnen. Wie aan tafel zit, blijft.
leave = Tafel verlaten
leave-sure = Je geeft je plaats op. Iemand anders kan hem nemen.
leave-match-sure = Je geeft je plaats op. Waar de partij op je zou wachten, speelt een bot verder.
close-table = Tafel sluiten
close-table-sure = De tafel eindigt voor iedereen, en voorgoed.

## In a match

phase = Fase
match-number = Partij { $number }
time-left = Nog:
what-now = Wat nu
# A button beside the sentence that says what happens now: as short as possible.
peek = Spieken
    .about = Houd ingedrukt om te zien wat alleen jij weet
watching = Je kijkt mee.
views = Weergaven
tab-table = Tafel
tab-log = Verloop
tab-chat = Chat
tab-people = Mensen
tab-rules = Regels
unread = { $count ->
    [one] één nieuwe regel
   *[other] { $count } nieuwe regels
}
log-empty = Er is nog niets gebeurd.
log-own = Dit weet alleen jij: houd ingedrukt om te lezen
rules-now = nu
chat = Chat
chat-empty = Er heeft nog niemand iets gezegd.
chat-say = Zeg iets
chat-send = Versturen
chat-only = Nu mag alleen { $name } praten. Na de volgende keuze kun je weer schrijven.
watcher-name = { $name } (kijkt mee)
banner-reconnect = De verbinding komt terug. Er gaat niets verloren.
banner-outdated = Er is een nieuwe versie van deze pagina.
banner-lost-match = Partij { $number } kan niet verder: de server kan haar niet meer lezen. Jullie kunnen een nieuwe beginnen.
banner-covered = Een bot speelt voor je.
take-back = Mijn plaats terugnemen
banner-answer-due = De anderen wachten op je. Als je niets zegt, valt een bot in.
thinking = Ik denk nog na

## At a table of any game

choices = Je keuzes
back = Terug
wait = { $awaited_count ->
    [0] Een moment.
    [1] We wachten op { $awaited }.
    [2] We wachten op { $awaited }.
    [3] We wachten op { $awaited }.
   *[other] We wachten op { $awaited_count } spelers.
}
wait-voted = Je stem is binnen.
wait-answered = Je antwoord is binnen.
votes-in = { $cast } van { $all } stemmen zijn binnen
votes-so-far = Stemmen tot nu toe
seat-you = Jij
seat-chosen = Gekozen
seat-awaited = Aan zet
seat-away = Afwezig
seat-bot = Bot
seat-covered = Afwezig, een bot speelt
secret-watching = Je kijkt mee: je weet wat iedereen weet.
end-winners = { $winners_count ->
    [0] Niemand heeft gewonnen.
    [1] { $winners } heeft gewonnen.
   *[other] { $winners } hebben gewonnen.
}
end-who = Wie was wie
end-votes = Alle stemmen

## After a match

rematch = Nog een partij
rematch-waits = { $host } kan nog een partij beginnen.
record = Verslag
    .about = Elke zet en elke trekking, met het bewijs dat er bij het delen niet is geknoeid.

## Refusals: why something was not done

refusal-not-understood = Dat is niet begrepen. Laad de pagina opnieuw en probeer het nog eens.
refusal-too-long = Dat is te lang.
refusal-too-deep = Dat is niet begrepen. Laad de pagina opnieuw en probeer het nog eens.
refusal-too-fast = Dat ging wat snel. Wacht even en probeer het nog eens.
refusal-no-such-table = Deze tafel bestaat niet.
    .about = Misschien is hij gesloten, of het adres is niet volledig.
refusal-no-such-game = Dit spel is hier niet bekend.
refusal-no-such-page = Deze pagina bestaat niet.
refusal-seat-taken = Daar zit al iemand.
refusal-no-free-seat = Er is geen plaats vrij.
refusal-not-seated = Ga eerst zitten.
refusal-not-host = Alleen wie de tafel leidt, kan dat doen.
refusal-not-welcome = Aan deze tafel kun je niet meedoen.
refusal-bad-invite = Deze uitnodiging is niet meer geldig.
    .about = Vraag om een nieuwe link, of klop aan met de code van de tafel.
refusal-bad-code = Geen tafel heeft deze code.
refusal-bad-link = Deze link is al gebruikt, of te oud.
    .about = Maak een nieuwe op het apparaat dat de plaats heeft.
refusal-name-taken = Iemand aan tafel heet al zo, of heeft een naam die er sprekend op lijkt.
refusal-name-mixed = Een naam mag alleen letters van één alfabet hebben, zodat niemand met een ander wordt verward.
refusal-text-empty = Daar staat niets leesbaars in.
refusal-muted = Je bent gedempt.
refusal-no-spectators = Deze tafel wil geen toeschouwers.
refusal-spectators-silent = Toeschouwers praten niet mee aan deze tafel.
refusal-nobody-hears = Niemand kan je nu horen.
refusal-already-playing = De partij is al begonnen.
refusal-dealing = De kaarten worden gedeeld. Probeer het over een paar seconden nog eens.
refusal-not-asked = Daar vraagt het delen nu niet om.
refusal-not-as-committed = Dat is niet waar je plaats zich op heeft vastgelegd.
refusal-not-playing = Er is geen partij bezig.
refusal-not-over = De partij is nog niet afgelopen.
refusal-not-over-yet = Het verslag is er zodra de partij is afgelopen.
refusal-seats-empty = Er zijn lege plaatsen. Wacht op anderen, of zet er bots neer.
refusal-settings-unfit = Deze instellingen passen niet bij elkaar.
refusal-seats-in-use = Er zijn al meer plaatsen bezet. Maak er eerst een paar vrij.
refusal-bad-settings = Deze instellingen zijn niet mogelijk.
refusal-closed = Deze tafel is gesloten.
refusal-store-failed = Dat kan nu niet worden opgeslagen. Kijk of het is gebeurd voordat je het opnieuw probeert.
refusal-damaged = De schijf van de server heeft dit beschadigd, dus het kan niet worden getoond.
refusal-restarting = De server start opnieuw. Het gaat zo verder.
refusal-wrong-origin = De server verwachtte deze pagina niet. Open de pagina op het eigen adres.
refusal-too-many-tables = Er zijn nu te veel tafels. Probeer het later nog eens.
refusal-too-many-connections = Er zijn te veel verbindingen vanaf hier. Sluit andere tabbladen en probeer het nog eens.
refusal-made-room = Na jou kwamen er zoveel mensen dat je plaats moest maken. Probeer het later nog eens.
refusal-not-there = Het verslag van een partij is alleen voor wie erbij was.
refusal-too-often = Dat heb je in deze partij nu vaak genoeg gedaan.
refusal-idle = De verbinding is verbroken omdat er lang niets gebeurde.
refusal-moved = Je plaats is naar een ander apparaat verhuisd.
refusal-offline = De server is niet bereikbaar.
    .about = Controleer de verbinding. Je plaats blijft van jou.

## About

about-unofficial = Redeye wordt gemaakt door mensen die van deze spellen houden. Het is niet officieel: niemand die ze bedacht of uitgaf of bezit, heeft het gemaakt of goedgekeurd. Regels en tekeningen zijn op onze eigen manier verteld en getekend; namen en merken horen bij hun eigenaars.
    .title = Niet officieel
about-resistance = The Resistance is bedacht door Don Eskridge en uitgegeven door Indie Boards & Cards. Bevalt het je hier, koop het dan: aan een echte tafel is het nog beter.
    .title = The Resistance
about-mayday = Mayday! Mayday! is bedacht door Corné van Moorsel en uitgegeven door Cwali. Bevalt het je hier, koop het dan: aan een echte tafel is het nog beter.
    .title = Mayday! Mayday!
about-illegal = Illegal is bedacht door Christophe Bøelinger en uitgegeven door Ludically. Bevalt het je hier, koop het dan: aan een echte tafel is het nog beter.
    .title = Illegal
about-hijacked = Hijacked is bedacht door Christian van Dijk en uitgegeven door Greenest Games, in het Duits door iDventure. Bevalt het je hier, koop het dan: aan een echte tafel is het nog beter.
    .title = Hijacked
about-fair = Voordat er wordt gedeeld, maakt de tafel een zegel van de trekking bekend, en de browser van iedere speler voegt er iets aan toe. Is de partij afgelopen, dan toont het verslag alles, en kan iedereen narekenen hoe er is gedeeld.
    .title = Eerlijk gedeeld
about-private = Geen account, geen tracking, niets van andere sites. Een cookie houdt je plaats vast. Deze browser onthoudt je naam, je voorkeuren en of je hebt gezegd dat je volwassen bent, en verder niets.
    .title = Wat bewaard wordt
about-source = De broncode is vrij, naar keuze onder de MIT- of de Apache 2.0-licentie. De lettertypes Inter en Barlow Condensed vallen onder de SIL Open Font License, de pictogrammen van Lucide onder de ISC-licentie.
    .title = Broncode en licenties

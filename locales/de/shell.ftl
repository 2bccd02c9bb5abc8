### Was der Webclient rund um die Spiele sagt: Räume, Plätze, Chat, Einstellungen, Fehler.

redeye = Redeye
page-title = { $page } · Redeye
page-title-phase = { $phase } · { $table }
skip-to-content = Zum Inhalt springen
loading = Einen Moment …
connecting = Der Tisch wird gesucht …
# For a list with nobody in it.
nobody = niemand

## Buttons and signs that many screens share

close = Schließen
cancel = Abbrechen
save = Speichern
change = Ändern
copy = Kopieren
share = Teilen
copied = Kopiert.
copy-by-hand = Ausgewählt: Kopier es mit der Tastatur oder durch langes Drücken.
dismiss = Ausblenden
more = Mehr
fewer = Weniger
reload = Neu laden
try-again = Noch einmal
to-home = Zur Startseite

## Start

home = Startseite
home-line = Ein Tisch für Spiele voller Lügen und Absprachen. Bring Freunde mit, oder lass Bots die leeren Plätze füllen.
home-start = An einen Tisch setzen
home-welcome = Schön, dass du wieder da bist, { $name }.
home-promise-account = Kein Konto: ein Link, ein Name, ein Platz.
home-promise-bots = Bots spielen auf den Plätzen, die frei bleiben.
home-promise-secrets = Geheimes bleibt geheim, und jede Verteilung lässt sich nachprüfen.
home-games = Such dir ein Spiel aus
# What one does in a game, in one line. Its name is the title of about-….
home-resistance = Schick Teams auf Missionen und finde heraus, wer sie verrät.
home-mayday = Schau anderen in die Karten, behaupte, was du willst, und wähl, wer das Flugzeug landet.
home-illegal = Mach Geschäfte in Ecken, in denen euch sonst niemand hört, und verrate nie, wer du bist.
home-hijacked = Würfle, verhandle und hol die Passagiere frei, gemeinsam mit Leuten, die du übertreffen willst.
# On a boarding pass: the first three stand above a figure or a word.
home-players = Personen
home-minutes = Minuten
home-level = Anspruch
home-level-easy = leicht
home-level-medium = mittel
home-level-demanding = hoch
# What a game is made of, as in “lies · votes”.
home-tag-lies = Lügen
home-tag-votes = Abstimmen
home-tag-bargains = Handeln
home-tag-dice = Würfeln
play-now = Sofort mit Bots spielen
home-open-table = Tisch aufmachen
# What people are called who play before they have said their name.
name-unknown = Fluggast
play-now-adults = Die Waren in { $game } sind für Erwachsene. Wenn dir Gartenzwerge und Quietscheentchen lieber sind, mach einen Tisch auf und wähl „Familientisch“.
    .yes = Ich bin mindestens 18
new-table = Neuer Tisch
join-with-code = Mit Code dazukommen
lobby = Offene Tische
    .about = Tische, an die sich alle setzen dürfen.
lobby-empty = Gerade gibt es keine offenen Tische. Mach einen auf, und andere finden ihn hier.
lobby-seats = { $taken } von { $seats }
rules = Regeln
rules-of = Regeln: { $game }
about = Über Redeye

## Preferences of this browser

preferences = Vorlieben
language = Sprache
language-system = Wie mein Browser
as-system = System
theme = Aussehen
theme-dark = Nacht
theme-light = Tag
motion = Bewegung
motion-reduced = Weniger
sound = Ton
    .about = Ein Gong, wenn die Phase wechselt: für alle am Tisch derselbe.
vibration = Vibration

## Making a table

game = Spiel
players-range = Für { $least } bis { $most } Personen
# A mark beside the name of a game whose box says so.
adults = ab 18
    .about = Nur für Erwachsene
seats = Plätze
who-comes = Wer darf kommen
who-comes-link = Mit Link
    .about = Nur wer den Link hat, kommt herein. Mit dem Code allein klopft man erst an.
who-comes-public = Alle
    .about = Der Tisch steht in der Liste der offenen Tische.
pace = Tempo
pace-live = Live
    .about = Alle sitzen gleichzeitig am Tisch.
pace-live-cover = Live. Wer { $time } lang weg ist, wird von einem Bot vertreten.
pace-slow = Ab und zu
    .about = Ein Zug, wenn Zeit dafür ist, über Stunden oder Tage. Die Partie wartet auf alle, und eine Frage, die sich von selbst schließt, bleibt zwölf Stunden offen.
pace-slow-cover = Ein Zug ab und zu. Die Partie wartet auf alle.
bot-pace = Tempo der Bots
bot-pace-calm = Ruhig
    .about = Zeit, über jeden Zug zu reden.
bot-pace-calm-line = Die Bots lassen sich Zeit.
bot-pace-normal = Normal
    .about = Etwa so lange, wie Menschen nachdenken.
bot-pace-normal-line = Die Bots denken etwa so lange nach wie Menschen.
bot-pace-quick = Schnell
    .about = Kaum eine Sekunde.
bot-pace-quick-line = Die Bots sind schnell.
bot-pace-at-once = So schnell, wie ich tippe
    .about = Spielst du allein mit Bots, antworten sie sofort. Mit mehr Leuten sind sie schnell.
bot-pace-at-once-line = Mit einer Person allein antworten die Bots sofort.
cover-after = Ein Bot springt ein nach
    .about = Wer so lange weg ist, wird von einem Bot vertreten und bekommt den Platz danach zurück. Wer da ist und länger braucht, wird erst gefragt.
spectators = Zuschauen
    .about = Andere dürfen zuschauen und sehen nur, was alle sehen.
spectators-welcome = Zuschauen erlaubt
spectators-none = Kein Zuschauen
spectator-chat = Wer zuschaut, darf mitreden
    .about = Solche Zeilen sind markiert, und alle können sie lesen.
table-name = Name des Tisches
    .about = Bis zu 40 Zeichen. Ein Name muss nicht sein.
table-language = Sprache des Tisches
    .about = Nur für die Liste und den gemeinsamen Bildschirm. Alle spielen in ihrer eigenen Sprache.
open-table = Tisch aufmachen

## Finding a table

code = Code
    .about = Sechs Buchstaben und Ziffern. Wer den Tisch leitet, wird gefragt, ob du hereindarfst.
your-name = Dein Name
knock = Anklopfen
knocking = Du hast angeklopft
knocking-about = Wer „{ $table }“ leitet, wurde gefragt, ob du hereindarfst. Du kannst diese Seite offen lassen.
device-move-here = Dein Platz, auf diesem Gerät
    .about = Du behältst deinen Platz und alles, was du weißt. Das andere Gerät wird davon abgemeldet.
seat-recover = Dein Platz, wieder da
    .about = Du behältst deinen Platz und alles, was du weißt. Wo du vorher angemeldet warst, bist du es nicht mehr.
device-take = Hier weiterspielen

## At the table, before the start

table = Tisch
status-gathering = Plätze frei
status-playing = Im Spiel
status-over = Beendet
status-closed = Geschlossen
seats-taken = { $taken } von { $seats } Plätzen besetzt
seat-free = Platz { $seat }
seat-menu = Mehr zu { $name }
watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
boarding-pass = Bordkarte
invite-to = { $table }
invite-link = Einladungslink
invite-by-code = Andere finden diesen Tisch mit dem Code.
qr = Die Einladung als QR-Code
scan = Scannen und dazukommen
settings = Einstellungen
sets = So wird gespielt
set-own = Eigene Auswahl
    .about = Such dir einzeln aus, was dabei ist.
set-within = Was dabei ist
options-none = Das Grundspiel
# An option with the value the host gave it.
option-value = { $option }: { $value }
# An option that is a file of the host's own, such as the box file of a game.
file-choose = Datei wählen
file-choose-another = Andere Datei wählen
file-chosen = Gewählt: „{ $name }“
file-back = Zurück zur mitgelieferten
file-too-large = Diese Datei ist zu groß.
file-unreadable = Diese Datei lässt sich nicht als Text lesen.
sit-down = Platz nehmen
sit-here = Hier hinsetzen
stand-up = Aufstehen
change-name = Meinen Namen ändern
name-question = Wie sollen wir dich nennen?
no-seat-left = Alle Plätze sind besetzt. Du kannst zuschauen.
add-bot-normal = Einen Bot hinsetzen, der mitdenkt
add-bot-random = Einen Bot hinsetzen, der irgendwas spielt
fill-with-bots = { $count ->
    [one] Mit einem Bot auffüllen
   *[other] Mit { $count } Bots auffüllen
}
fill-sure = { $count ->
    [one] Jemand hier hat noch keinen Platz und könnte nur zuschauen.
   *[other] { $count } Leute hier haben noch keinen Platz und könnten nur zuschauen.
}
start = Los
start-ready = Alle sind an Bord.
start-missing = { $count ->
    [one] Ein Platz ist leer: Warte auf jemanden, oder setz einen Bot hin.
   *[other] { $count } Plätze sind leer: Warte auf andere, oder setz Bots hin.
}
waits-for-host = { $host } startet die Partie.
waits-for-a-host = Gerade leitet niemand den Tisch.
dealing = Die Karten werden gegeben. Wir warten auf { $names }, höchstens ein paar Sekunden.
knocks = { $name } klopft an.
let-in = Hereinlassen
turn-away = Abweisen
mark-you = du
mark-host = leitet
mark-muted = stumm
mark-awaited = ist dran
mark-withheld = Hat den eigenen Teil der Ziehung nicht offengelegt; ohne ihn wurde neu gezogen
presence-here = da
presence-away = weg
presence-covered = von einem Bot vertreten
bot-normal = Bot
bot-random = Bot, spielt irgendwas
remove = { $name } entfernen
remove-sure = { $name } verliert den Platz. Läuft gerade eine Partie, spielt ein Bot weiter.
bar = { $name } für immer entfernen
bar-sure = { $name } verliert den Platz und kann nicht an diesen Tisch zurück. Wer noch kommen soll, braucht den neuen Link oder Code.
mute = { $name } für alle stummschalten
unmute = { $name } wieder reden lassen
make-host = { $name } die Leitung geben
make-host-sure = { $name } leitet dann den Tisch, und du gibst die Leitung ab.
host-now = { $name } leitet jetzt den Tisch.
host-now-you = Du leitest jetzt den Tisch.
chat-hide = Ausblenden, was { $name } sagt
chat-unhide = Zeigen, was { $name } sagt

## The table's menu

table-menu = Rund um diesen Tisch
open-board = Gemeinsamen Bildschirm öffnen
    .about = Zeigt nur, was alle sehen dürfen, in großer Schrift.
move-device = Auf ein anderes Gerät umziehen
    .about = Erstellt einen Link, der nur einmal gilt. Nur du solltest ihn öffnen.
move-device-valid = Öffne ihn innerhalb von { $time } auf dem anderen Gerät. Er gilt nur einmal.
recovery-link = Link, um meinen Platz wiederzubekommen
    .about = Falls dieser Browser dich vergisst. Wer ihn hat, kann deinen Platz einnehmen.
recovery-link-kept = Bewahr ihn so auf, dass nur du ihn findest. Er gilt, solange du diesen Platz hast; ein neuer macht ihn ungültig.
add-program = Ein Programm mitspielen lassen
    .about = Erstellt einen Schlüssel, mit dem ein Programm von dir Platz nehmen kann.
add-program-once = Dieser Schlüssel wird nur einmal gezeigt.
new-link = Neuer Link und Code
    .about = Die alten gelten dann nicht mehr.
new-link-sure = Wer den alten Link oder Code hat, kommt damit nicht mehr herein. Wer am Tisch ist, bleibt.
leave = Tisch verlassen
leave-sure = Du gibst deinen Platz auf. Jemand anderes kann ihn nehmen.
leave-match-sure = Du gibst deinen Platz auf. Wo die Partie auf dich warten würde, spielt ein Bot weiter.
close-table = Tisch schließen
close-table-sure = Der Tisch endet für alle, und zwar endgültig.

## In a match

phase = Phase
match-number = Partie { $number }
time-left = Noch:
what-now = Was jetzt geschieht
# A button beside the sentence that says what happens now: as short as possible.
peek = Spicken
    .about = Gedrückt halten, um zu sehen, was nur du weißt
watching = Du schaust zu.
views = Ansichten
tab-table = Tisch
tab-log = Verlauf
tab-chat = Chat
tab-people = Leute
tab-rules = Regeln
unread = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}
log-empty = Noch ist nichts geschehen.
log-own = Das weißt nur du: zum Lesen gedrückt halten
rules-now = jetzt
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Abschicken
chat-only = Gerade darf nur { $name } sprechen. Nach der nächsten Entscheidung kannst du wieder schreiben.
watcher-name = { $name } (schaut zu)
banner-reconnect = Die Verbindung kommt wieder. Nichts geht verloren.
banner-outdated = Es gibt eine neue Version dieser Seite.
banner-lost-match = Partie { $number } kann nicht weitergehen: Der Server kann sie nicht mehr lesen. Ihr könnt eine neue beginnen.
banner-covered = Ein Bot spielt für dich.
take-back = Meinen Platz zurücknehmen
banner-answer-due = Die anderen warten auf dich. Wenn du nichts sagst, springt ein Bot ein.
thinking = Ich überlege noch

## At a table of any game

choices = Deine Auswahl
back = Zurück
wait = { $awaited_count ->
    [0] Einen Moment.
    [1] Wir warten auf { $awaited }.
    [2] Wir warten auf { $awaited }.
    [3] Wir warten auf { $awaited }.
   *[other] Wir warten auf { $awaited_count } Leute.
}
wait-voted = Deine Stimme ist abgegeben.
wait-answered = Du hast geantwortet.
votes-in = Abgegebene Stimmen: { $cast } von { $all }
votes-so-far = Bisherige Stimmen
seat-you = Du
seat-chosen = Gewählt
seat-awaited = Wird erwartet
seat-away = Abwesend
seat-bot = Bot
seat-covered = Abwesend, ein Bot spielt
secret-watching = Du siehst zu: Du weißt, was alle wissen.
end-winners = { $winners_count ->
    [0] Niemand hat gewonnen.
    [1] { $winners } hat gewonnen.
   *[other] { $winners } haben gewonnen.
}
end-who = Wer wer war
end-votes = Alle Stimmen

## After a match

rematch = Noch eine Partie
rematch-waits = { $host } kann eine weitere Partie ansetzen.
record = Protokoll
    .about = Jeder Zug und jede Ziehung, mit dem Beweis, dass niemand an der Verteilung gedreht hat.

## Refusals: why something was not done

refusal-not-understood = Das wurde nicht verstanden. Lad die Seite neu und versuch es noch einmal.
refusal-too-long = Das ist zu lang.
refusal-too-deep = Das wurde nicht verstanden. Lad die Seite neu und versuch es noch einmal.
refusal-too-fast = Das war etwas schnell. Warte kurz und versuch es noch einmal.
refusal-no-such-table = Diesen Tisch gibt es nicht.
    .about = Vielleicht wurde er geschlossen, oder die Adresse ist nicht vollständig.
refusal-no-such-game = Dieses Spiel ist hier nicht bekannt.
refusal-no-such-page = Diese Seite gibt es nicht.
refusal-seat-taken = Da sitzt schon jemand.
refusal-no-free-seat = Kein Platz ist frei.
refusal-not-seated = Nimm zuerst Platz.
refusal-not-host = Das kann nur, wer den Tisch leitet.
refusal-not-welcome = An diesen Tisch kannst du dich nicht setzen.
refusal-bad-invite = Diese Einladung gilt nicht mehr.
    .about = Frag nach einem neuen Link, oder klopf mit dem Code des Tisches an.
refusal-bad-code = Kein Tisch hat diesen Code.
refusal-bad-link = Dieser Link wurde schon benutzt oder ist zu alt.
    .about = Mach auf dem Gerät, das den Platz hat, einen neuen.
refusal-name-taken = Am Tisch heißt schon jemand so, oder der Name sieht einem anderen zum Verwechseln ähnlich.
refusal-name-mixed = Ein Name darf nur Buchstaben eines einzigen Alphabets enthalten, damit niemand verwechselt wird.
refusal-text-empty = Darin ist nichts zu lesen.
refusal-muted = Du wurdest stummgeschaltet.
refusal-no-spectators = An diesem Tisch wird nicht zugeschaut.
refusal-spectators-silent = Wer zuschaut, redet an diesem Tisch nicht mit.
refusal-nobody-hears = Gerade hört dich niemand.
refusal-already-playing = Die Partie hat schon begonnen.
refusal-dealing = Gerade werden die Karten gegeben. Versuch es in ein paar Sekunden noch einmal.
refusal-not-asked = Danach fragt das Geben gerade nicht.
refusal-not-as-committed = Darauf hat sich dein Platz nicht festgelegt.
refusal-not-playing = Gerade läuft keine Partie.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-not-over-yet = Das Protokoll gibt es, sobald die Partie zu Ende ist.
refusal-seats-empty = Einige Plätze sind leer. Warte auf andere, oder setz Bots hin.
refusal-settings-unfit = Diese Einstellungen passen nicht zusammen.
refusal-seats-in-use = Es sind schon mehr Plätze besetzt. Mach erst welche frei.
refusal-bad-settings = Diese Einstellungen sind nicht möglich.
refusal-closed = Dieser Tisch ist geschlossen.
refusal-store-failed = Das lässt sich gerade nicht speichern. Schau nach, ob es geschehen ist, bevor du es noch einmal versuchst.
refusal-damaged = Die Festplatte des Servers hat das beschädigt, deshalb lässt es sich nicht anzeigen.
refusal-restarting = Der Server startet neu. Gleich geht es weiter.
refusal-wrong-origin = Diese Seite hat der Server nicht erwartet. Öffne sie unter ihrer eigenen Adresse.
refusal-too-many-tables = Gerade gibt es zu viele Tische. Versuch es später noch einmal.
refusal-too-many-connections = Von hier kommen zu viele Verbindungen. Schließ andere Tabs und versuch es noch einmal.
refusal-made-room = Nach dir sind so viele gekommen, dass du Platz machen musstest. Versuch es später noch einmal.
refusal-not-there = Das Protokoll einer Partie bekommt nur, wer dabei war.
refusal-too-often = Das hast du in dieser Partie jetzt oft genug getan.
refusal-idle = Die Verbindung wurde getrennt, weil lange nichts geschehen ist.
refusal-moved = Dein Platz ist auf ein anderes Gerät umgezogen.
refusal-offline = Der Server ist nicht erreichbar.
    .about = Prüf die Verbindung. Dein Platz bleibt deiner.

## About

about-unofficial = Redeye wird von Leuten gemacht, die diese Spiele lieben. Es ist nicht offiziell: Niemand, der sie erfunden oder verlegt hat oder besitzt, hat es gemacht oder gebilligt. Regeln und Bilder sind auf unsere eigene Art erzählt und gezeichnet; Namen und Marken bleiben bei denen, denen sie gehören.
    .title = Inoffiziell
about-resistance = The Resistance wurde von Don Eskridge erfunden und erscheint bei Indie Boards & Cards. Wenn es dir hier gefällt, kauf es: An einem echten Tisch ist es noch besser.
    .title = The Resistance
about-mayday = Mayday! Mayday! wurde von Corné van Moorsel erfunden und erscheint bei Cwali. Wenn es dir hier gefällt, kauf es: An einem echten Tisch ist es noch besser.
    .title = Mayday! Mayday!
about-illegal = Illegal wurde von Christophe Bøelinger erfunden und erscheint bei Ludically. Wenn es dir hier gefällt, kauf es: An einem echten Tisch ist es noch besser.
    .title = Illegal
about-hijacked = Hijacked wurde von Christian van Dijk erfunden und erscheint bei Greenest Games, auf Deutsch bei iDventure. Wenn es dir hier gefällt, kauf es: An einem echten Tisch ist es noch besser.
    .title = Hijacked
about-fair = Vor der Verteilung veröffentlicht der Tisch ein Siegel seiner Ziehung, und der Browser jeder Person trägt etwas dazu bei. Ist die Partie zu Ende, zeigt das Protokoll alles, und alle können die Verteilung nachrechnen.
    .title = Faire Verteilung
about-private = Kein Konto, kein Tracking, nichts von anderen Seiten. Ein Cookie hält deinen Platz. Dieser Browser merkt sich deinen Namen, deine Vorlieben und ob du gesagt hast, dass du erwachsen bist, sonst nichts.
    .title = Was gespeichert wird
about-source = Der Quelltext ist frei, wahlweise unter der MIT- oder der Apache-2.0-Lizenz. Die Schriften Inter und Barlow Condensed stehen unter der SIL Open Font License, die Symbole von Lucide unter der ISC-Lizenz.
    .title = Quelltext und Lizenzen

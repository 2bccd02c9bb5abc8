### Ce que dit le client web autour des jeux : tables, places, discussion, réglages, erreurs.

redeye = Redeye
page-title = { $page } · Redeye
page-title-phase = { $phase } · { $table }
skip-to-content = Aller au contenu
loading = Un instant…
connecting = On cherche la table…
# For a list with nobody in it.
nobody = personne

## Buttons and signs that many screens share

close = Fermer
cancel = Annuler
save = Enregistrer
change = Modifier
copy = Copier
share = Partager
copied = C’est copié.
copy-by-hand = Sélectionné : copie-le au clavier ou par un appui long.
dismiss = Masquer
more = Plus
fewer = Moins
reload = Recharger
try-again = Réessayer
to-home = À l’accueil

## Start

home = Accueil
home-line = Une table pour jouer à mentir et à marchander. Amène tes amis, ou laisse des bots prendre les places vides.
home-start = S’asseoir à une table
home-welcome = Bon retour parmi nous, { $name }.
home-promise-account = Pas de compte : un lien, un nom, une place.
home-promise-bots = Les bots jouent les places que personne ne prend.
home-promise-secrets = Les secrets restent secrets, et chaque donne peut se vérifier.
home-games = Choisis un jeu
# What one does in a game, in one line. Its name is the title of about-….
home-resistance = Envoie des équipes en mission et trouve qui les trahit.
home-mayday = Regarde les cartes des autres, raconte ce que tu veux et choisis qui posera l’avion.
home-illegal = Fais affaire dans un coin où personne d’autre n’entend, et ne révèle jamais qui tu es.
home-hijacked = Lance les dés, négocie et fais sortir les passagers, avec des gens que tu veux surpasser.
# On a boarding pass: the first three stand above a figure or a word.
home-players = Personnes
home-minutes = Minutes
home-level = Niveau
home-level-easy = facile
home-level-medium = moyen
home-level-demanding = exigeant
# What a game is made of, as in “lies · votes”.
home-tag-lies = mensonges
home-tag-votes = votes
home-tag-bargains = marchandage
home-tag-dice = dés
play-now = Jouer tout de suite avec des bots
home-open-table = Ouvrir une table
# What people are called who play before they have said their name.
name-unknown = Globe-trotter
play-now-adults = Les marchandises de { $game } sont pour les adultes. Si tu préfères les nains de jardin et les canards de bain, ouvre une table et choisis « Table en famille ».
    .yes = J’ai 18 ans ou plus
new-table = Nouvelle table
join-with-code = Rejoindre avec un code
lobby = Tables ouvertes
    .about = Des tables où tout le monde peut s’asseoir.
lobby-empty = Aucune table ouverte en ce moment. Ouvres-en une, et d’autres la trouveront ici.
lobby-seats = { $taken } sur { $seats }
rules = Règles
rules-of = Règles : { $game }
about = À propos

## Preferences of this browser

preferences = Préférences
language = Langue
language-system = Comme mon navigateur
as-system = Système
theme = Apparence
theme-dark = Nuit
theme-light = Jour
motion = Animations
motion-reduced = Réduites
sound = Son
    .about = Un carillon quand la phase change : le même pour toute la table.
vibration = Vibration

## Making a table

game = Jeu
players-range = De { $least } à { $most } personnes
# A mark beside the name of a game whose box says so.
adults = 18+
    .about = Réservé aux adultes
seats = Places
who-comes = Qui peut venir
who-comes-link = Avec un lien
    .about = Seules les personnes qui ont le lien entrent. Avec le code seul, on frappe d’abord.
who-comes-public = Tout le monde
    .about = La table figure dans la liste des tables ouvertes.
pace = Rythme
pace-live = En direct
    .about = Tout le monde est là en même temps.
pace-live-cover = En direct. Après { $time } d’absence, un bot prend le relais.
pace-slow = En différé
    .about = On joue quand on a le temps, sur des heures ou des jours. La partie attend tout le monde, et une question qui se ferme d’elle-même reste ouverte douze heures.
pace-slow-cover = En différé. La partie attend tout le monde.
bot-pace = Rythme des bots
bot-pace-calm = Calme
    .about = Le temps de parler de chaque coup.
bot-pace-calm-line = Les bots prennent leur temps.
bot-pace-normal = Normal
    .about = À peu près le temps de réflexion d’une personne.
bot-pace-normal-line = Les bots réfléchissent à peu près comme des personnes.
bot-pace-quick = Rapide
    .about = À peine une seconde.
bot-pace-quick-line = Les bots sont rapides.
bot-pace-at-once = À mon rythme
    .about = Si tu joues sans autre personne, les bots répondent aussitôt. À plusieurs, ils sont rapides.
bot-pace-at-once-line = Face à une seule personne, les bots répondent aussitôt.
cover-after = Un bot prend le relais après
    .about = Après une absence aussi longue, un bot joue à la place de la personne, qui la retrouve à son retour. Si elle est là et met plus de temps, on la prévient d’abord.
spectators = Spectateurs
    .about = D’autres peuvent regarder, et ne voient que ce que tout le monde voit.
spectators-welcome = Spectateurs bienvenus
spectators-none = Sans spectateurs
spectator-chat = Les spectateurs peuvent parler
    .about = Leurs messages sont marqués, et tout le monde les lit.
table-name = Nom de la table
    .about = Facultatif, 40 caractères au plus.
table-language = Langue de la table
    .about = Seulement pour la liste et l’écran commun. Chacun joue dans sa langue.
open-table = Ouvrir la table

## Finding a table

code = Code
    .about = Six lettres ou chiffres. L’hôte devra te laisser entrer.
your-name = Ton nom
knock = Frapper
knocking = Tu as frappé
knocking-about = On a demandé à l’hôte de « { $table } » de te laisser entrer. Tu peux laisser cette page ouverte.
device-move-here = Ta place, sur cet appareil
    .about = Tu gardes ta place et tout ce que tu sais. L’autre appareil en sera déconnecté.
seat-recover = Ta place, retrouvée
    .about = Tu gardes ta place et tout ce que tu sais. La session que tu avais ailleurs est fermée.
device-take = Prendre ma place ici

## At the table, before the start

table = Table
status-gathering = On s’installe
status-playing = En jeu
status-over = Terminée
status-closed = Fermée
seats-taken = Places prises : { $taken } sur { $seats }
seat-free = Place { $seat }
seat-menu = Plus d’actions pour { $name }
watchers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
boarding-pass = Carte d’embarquement
invite-to = { $table }
invite-link = Lien d’invitation
invite-by-code = Les autres trouvent cette table avec le code.
qr = L’invitation en code QR
scan = Scanner pour rejoindre la table
settings = Réglages
sets = Comment on joue
set-own = Sur mesure
    .about = Choisis ce qui entre en jeu, option par option.
set-within = Ce qu’il y a dedans
options-none = Le jeu de base
# An option with the value the host gave it.
option-value = { $option } : { $value }
# An option that is a file of the host's own, such as the box file of a game.
file-choose = Choisir un fichier
file-choose-another = Choisir un autre fichier
file-chosen = Choisi : « { $name } »
file-back = Revenir à la version fournie
file-too-large = Ce fichier est trop grand.
file-unreadable = Ce fichier ne se lit pas comme du texte.
sit-down = Prendre place
sit-here = M’asseoir ici
stand-up = Me lever
change-name = Changer mon nom
name-question = Comment t’appelle-t-on ?
no-seat-left = Toutes les places sont prises. Tu peux regarder.
add-bot-normal = Ajouter un bot qui réfléchit
add-bot-random = Ajouter un bot qui joue au hasard
fill-with-bots = { $count ->
    [one] Compléter avec un bot
   *[other] Compléter avec { $count } bots
}
fill-sure = { $count ->
    [one] Quelqu’un ici n’a pas encore de place et ne pourrait que regarder.
   *[other] { $count } personnes ici n’ont pas encore de place et ne pourraient que regarder.
}
start = Commencer
start-ready = Tout le monde est à bord.
start-missing = { $count ->
    [one] Une place est vide : attends quelqu’un, ou ajoute un bot.
   *[other] { $count } places sont vides : attends du monde, ou ajoute des bots.
}
waits-for-host = C’est à { $host } de lancer la partie.
waits-for-a-host = On attend un hôte.
dealing = Les cartes sont en train d’être distribuées. On attend { $names }, quelques secondes tout au plus.
knocks = { $name } frappe.
let-in = Laisser entrer
turn-away = Refuser
mark-you = toi
mark-host = hôte
mark-muted = parole retirée
mark-awaited = on l’attend
mark-withheld = N’a pas révélé sa part du tirage, qui a été refait sans elle
presence-here = à la table
presence-away = pas là
presence-covered = un bot a pris le relais
bot-normal = bot
bot-random = bot, joue au hasard
remove = Retirer { $name }
remove-sure = { $name } perd sa place. Pendant une partie, un bot continue à sa place.
bar = Retirer { $name } pour de bon
bar-sure = { $name } perd sa place et ne peut pas revenir à cette table. Pour venir, il faudra le nouveau lien ou le nouveau code.
mute = Retirer la parole à { $name }
unmute = Rendre la parole à { $name }
make-host = Confier la table à { $name }
make-host-sure = { $name } devient l’hôte, et tu cesses de l’être.
host-now = { $name } est maintenant l’hôte.
host-now-you = Tu es maintenant l’hôte.
chat-hide = Masquer ce que dit { $name }
chat-unhide = Montrer ce que dit { $name }

## The table's menu

table-menu = À propos de cette table
open-board = Ouvrir l’écran commun
    .about = Montre seulement ce que tout le monde peut voir, en grand.
move-device = Passer sur un autre appareil
    .about = Crée un lien qui sert une fois. Il n’est que pour toi.
move-device-valid = Ouvre-le sur l’autre appareil d’ici { $time }. Il sert une fois.
recovery-link = Lien pour retrouver ma place
    .about = Au cas où ce navigateur t’oublierait. Qui l’a peut prendre ta place.
recovery-link-kept = Garde-le pour toi, en lieu sûr. Il sert tant que tu as cette place ; un nouveau lien le remplace.
add-program = Laisser jouer un programme
    .about = Crée une clé avec laquelle un de tes programmes peut prendre place.
add-program-once = Cette clé n’est montrée qu’une fois.
new-link = Nouveau lien et nouveau code
    .about = Les anciens ne marchent plus.
new-link-sure = L’ancien lien et l’ancien code ne laissent plus entrer personne. Les personnes déjà à la table y restent.
leave = Quitter la table
leave-sure = Tu laisses ta place. Quelqu’un d’autre peut la prendre.
leave-match-sure = Tu laisses ta place. Quand la partie t’attendra, un bot jouera à ta place.
close-table = Fermer la table
close-table-sure = La table ferme pour tout le monde, définitivement.

## In a match

phase = Phase
match-number = Partie { $number }
time-left = Temps restant :
what-now = Et maintenant
# A button beside the sentence that says what happens now: as short as possible.
peek = Regarder
    .about = Maintiens pour voir tes secrets
watching = Tu regardes.
views = Vues
tab-table = Table
tab-log = Journal
tab-chat = Discussion
tab-people = Personnes
tab-rules = Règles
unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
log-empty = Il ne s’est encore rien passé.
log-own = Secret pour les autres : maintiens pour lire
rules-now = maintenant
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dis quelque chose
chat-send = Envoyer
chat-only = Pour l’instant, la parole est à { $name } et à personne d’autre. Tu pourras écrire de nouveau après le prochain choix.
watcher-name = { $name } (regarde)
banner-reconnect = La connexion revient. Rien n’est perdu.
banner-outdated = Il y a une nouvelle version de cette page.
banner-lost-match = La partie { $number } ne peut pas continuer : le serveur ne peut plus la lire. Vous pouvez en commencer une nouvelle.
banner-covered = Un bot joue pour toi.
take-back = Reprendre ma place
banner-answer-due = Les autres t’attendent. Si tu ne dis rien, un bot prend le relais.
thinking = Je réfléchis

## At a table of any game

choices = Tes choix
back = Retour
wait = { $awaited_count ->
    [0] Un instant.
    [1] On attend { $awaited }.
    [2] On attend { $awaited }.
    [3] On attend { $awaited }.
   *[other] On attend { $awaited_count } personnes.
}
wait-voted = Tu as voté.
wait-answered = Tu as répondu.
votes-in = Votes faits : { $cast } sur { $all }
votes-so-far = Votes jusqu’ici
seat-you = Toi
seat-chosen = Choix
seat-awaited = On l’attend
seat-away = Absence
seat-bot = Bot
seat-covered = Absence, un bot joue
secret-watching = Tu regardes la partie : tu sais ce que tout le monde sait.
end-winners = { $winners_count ->
    [0] Personne n’a gagné.
    [1] { $winners } a gagné.
   *[other] { $winners } ont gagné.
}
end-who = Qui était qui
end-votes = Tous les votes

## After a match

rematch = Une autre partie
rematch-waits = { $host } peut lancer une autre partie.
record = Procès-verbal
    .about = Chaque coup et chaque tirage, avec la preuve que la donne n’a pas été truquée.

## Refusals: why something was not done

refusal-not-understood = Le serveur n’a pas compris. Recharge la page et réessaie.
refusal-too-long = C’est trop long.
refusal-too-deep = Le serveur n’a pas compris. Recharge la page et réessaie.
refusal-too-fast = C’était un peu rapide. Attends un instant et réessaie.
refusal-no-such-table = Cette table n’existe pas.
    .about = Elle a peut-être été fermée, ou l’adresse n’est pas complète.
refusal-no-such-game = Ce jeu n’est pas connu ici.
refusal-no-such-page = Cette page n’existe pas.
refusal-seat-taken = Quelqu’un est déjà assis là.
refusal-no-free-seat = Aucune place n’est libre.
refusal-not-seated = Prends d’abord une place.
refusal-not-host = Seul l’hôte peut faire cela.
refusal-not-welcome = Tu ne peux pas venir à cette table.
refusal-bad-invite = Cette invitation n’est plus valable.
    .about = Demande un nouveau lien, ou frappe avec le code de la table.
refusal-bad-code = Aucune table n’a ce code.
refusal-bad-link = Ce lien a déjà servi, ou il est trop vieux.
    .about = Crées-en un nouveau sur l’appareil qui a la place.
refusal-name-taken = Quelqu’un à la table porte déjà ce nom, ou un nom qui lui ressemble à s’y méprendre.
refusal-name-mixed = Toutes les lettres d’un nom sont du même alphabet, pour que personne ne soit pris pour quelqu’un d’autre.
refusal-text-empty = Il n’y a rien à lire là-dedans.
refusal-muted = L’hôte t’a retiré la parole.
refusal-no-spectators = Cette table ne veut pas de spectateurs.
refusal-spectators-silent = Les spectateurs ne parlent pas à cette table.
refusal-nobody-hears = Personne ne peut t’entendre en ce moment.
refusal-already-playing = La partie a déjà commencé.
refusal-dealing = Les cartes sont en train d’être distribuées. Réessaie dans quelques secondes.
refusal-not-asked = La distribution ne demande pas cela en ce moment.
refusal-not-as-committed = Ce n’est pas ce à quoi ta place s’était engagée.
refusal-not-playing = Aucune partie n’est en cours.
refusal-not-over = La partie n’est pas encore finie.
refusal-not-over-yet = Le procès-verbal sera là une fois la partie finie.
refusal-seats-empty = Des places sont vides. Attends du monde, ou ajoute des bots.
refusal-settings-unfit = Ces réglages ne vont pas ensemble.
refusal-seats-in-use = Il y a plus de places prises que cela. Libères-en d’abord.
refusal-bad-settings = Ces réglages ne sont pas possibles.
refusal-closed = Cette table est fermée.
refusal-store-failed = Impossible d’enregistrer cela pour le moment. Regarde si c’est fait avant de réessayer.
refusal-damaged = Le disque du serveur a abîmé ces données, on ne peut donc pas les afficher.
refusal-restarting = Le serveur redémarre. Cela reprend dans un instant.
refusal-wrong-origin = Le serveur n’attendait pas cette page. Ouvre-la à sa propre adresse.
refusal-too-many-tables = Il y a trop de tables en ce moment. Réessaie plus tard.
refusal-too-many-connections = Trop de connexions viennent d’ici. Ferme d’autres onglets et réessaie.
refusal-made-room = Tant de monde est arrivé après toi qu’il a fallu céder ta place. Réessaie plus tard.
refusal-not-there = Le procès-verbal d’une partie est réservé à celles et ceux qui y étaient.
refusal-too-often = Tu l’as fait assez souvent dans cette partie.
refusal-idle = La connexion a été fermée : il ne s’est rien passé pendant longtemps.
refusal-moved = Ta place est passée sur un autre appareil.
refusal-offline = Le serveur est injoignable.
    .about = Vérifie la connexion. Ta place reste à toi.

## About

about-unofficial = Redeye est fait par des gens qui aiment ces jeux. Il n’est pas officiel : personne parmi ceux qui les ont créés, édités ou qui les possèdent ne l’a fait ni approuvé. Les règles et les dessins sont racontés et tracés à notre façon ; les noms et les marques appartiennent à leurs propriétaires.
    .title = Non officiel
about-resistance = The Resistance a été créé par Don Eskridge et est édité par Indie Boards & Cards. S’il te plaît ici, achète-le : autour d’une vraie table, c’est encore mieux.
    .title = The Resistance
about-mayday = Mayday! Mayday! a été créé par Corné van Moorsel et est édité par Cwali. S’il te plaît ici, achète-le : autour d’une vraie table, c’est encore mieux.
    .title = Mayday! Mayday!
about-illegal = Illegal a été créé par Christophe Bøelinger et est édité par Ludically. S’il te plaît ici, achète-le : autour d’une vraie table, c’est encore mieux.
    .title = Illegal
about-hijacked = Hijacked a été créé par Christian van Dijk et est édité par Greenest Games, en allemand par iDventure. S’il te plaît ici, achète-le : autour d’une vraie table, c’est encore mieux.
    .title = Hijacked
about-fair = Avant la donne, la table publie un sceau de son tirage, et le navigateur de chaque personne y ajoute sa part. Une fois la partie finie, le procès-verbal montre tout, et chacun peut recalculer la donne.
    .title = Une donne honnête
about-private = Pas de compte, pas de pistage, rien qui vienne d’autres sites. Un cookie garde ta place. Ce navigateur retient ton nom, tes préférences et si tu as dit avoir 18 ans ou plus, et rien d’autre.
    .title = Ce qui est gardé
about-source = Le code source est libre, sous licence MIT ou Apache 2.0, au choix. Les caractères Inter et Barlow Condensed sont sous la SIL Open Font License, les icônes de Lucide sous la licence ISC.
    .title = Source et licences

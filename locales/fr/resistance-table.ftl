### La table de The Resistance : ce que disent le plateau, les choix, le secret et la fin, au-delà
### des mots des règles. Les places arrivent comme des noms, les ensembles comme des listes.

## Ce qui se passe maintenant, la même phrase pour tout le monde

resistance-table-now-deal = On distribue les camps.
resistance-table-now-draw-plots = { $leader } pioche des cartes complot.
resistance-table-now-give-plots = { $leader } distribue des cartes complot.
resistance-table-now-at-once = { $card_id ->
    [responsibility] { $awaited } choisit une carte complot à prendre.
    [overheard] { $awaited } regarde le camp d’une personne assise à côté.
   *[other] { $awaited } choisit à qui montrer son camp.
}
resistance-table-now-ask = { $awaited_count ->
    [0] « { $card } » pourrait servir maintenant.
    [1] { $awaited } pourrait utiliser « { $card } » maintenant.
   *[other] { $awaited } pourraient utiliser « { $card } » maintenant.
}
resistance-table-now-aim = { $leader } choisit la mission.
resistance-table-now-propose = { $leader } compose l’équipe de la mission { $mission }.
resistance-table-now-appoint = { $leader } choisit qui enquêtera si la mission { $mission } échoue.
resistance-table-now-opinion = { $awaited_count ->
    [0] Les votes ouverts sont faits.
    [1] { $awaited } vote d’abord, ouvertement.
   *[other] { $awaited } votent d’abord, ouvertement.
}
resistance-table-now-vote = { $awaited_count ->
    [0] Tous les votes sont faits.
    [1] Tout le monde vote sur l’équipe. { $awaited } réfléchit encore.
    [2] Tout le monde vote sur l’équipe. { $awaited } réfléchissent encore.
    [3] Tout le monde vote sur l’équipe. { $awaited } réfléchissent encore.
   *[other] Tout le monde vote sur l’équipe. Il manque { $awaited_count } votes.
}
resistance-table-now-vote-blame = Tout le monde vote sur l’équipe. Les votes sont révélés ensemble, et pas avant la fin du temps imparti.
resistance-table-now-face-up = { $awaited } joue une carte de mission à la vue de tous.
resistance-table-now-mission = { $team } jouent en secret leurs cartes pour la mission { $mission }.
resistance-table-now-watch = { $awaited } regarde une carte de mission.
resistance-table-now-go-on = { $awaited_count ->
    [0] La mission { $mission } a échoué.
   *[other] La mission { $mission } a échoué. On demande à tout le monde si l’on continue, jusqu’à la fin du temps imparti.
}
resistance-table-now-accuse = { $awaited } vient de se dévoiler et doit accuser quelqu’un.
resistance-table-now-inquire = { $awaited } a le jeton d’inquisiteur et choisit de qui regarder le camp.
resistance-table-now-examine = { $awaited } choisit sur qui enquêter.
resistance-table-now-hand-over = { $examined } remet une carte de loyauté.
resistance-table-now-over = La partie est finie.

## Le plateau

resistance-table-board = La table
resistance-table-missions = Missions
resistance-table-mission = Mission { $mission }
resistance-table-mission-team = Équipe de { $team }
resistance-table-mission-fails-needed = Il faut { $fails } Échecs
resistance-table-mission-result = { $result ->
    [success] Réussie
   *[failure] Échouée
}
resistance-table-mission-fails = { $fails ->
    [0] Aucun Échec
    [1] 1 Échec
   *[other] { $fails } Échecs
}
resistance-table-mission-chief-fails = { $chief_fails ->
    [1] 1 Échec du commandant
   *[other] { $chief_fails } Échecs du commandant
}
resistance-table-mission-hacks = { $hacks ->
    [1] 1 Piratage
   *[other] { $hacks } Piratages
}
resistance-table-mission-turned = Résultat inversé par une accusation
resistance-table-track = Équipes refusées : { $rejections } sur { $most }
resistance-table-track-last = À la dernière, les espions gagnent.
resistance-table-drawn = Cartes complot piochées
resistance-table-tally = { $verdict ->
    [approved] Acceptée, { $approve } contre { $reject }
   *[rejected] Refusée, { $reject } contre { $approve }
}
resistance-table-overturned = Refusée par { $by }
resistance-table-reveal = { $result ->
    [success] La mission { $mission } réussit.
   *[failure] La mission { $mission } échoue.
}

## Une place

resistance-table-seats = Places, dans le sens des aiguilles d’une montre
resistance-table-seat-leader = Chef de mission
resistance-table-seat-team = Équipe
resistance-table-seat-blank = A voté
resistance-table-seat-approve = Pour
resistance-table-seat-reject = Contre
resistance-table-seat-spotlight = À découvert
resistance-table-seat-holds = Détient { $cards }
resistance-table-seat-investigator = Enquêteur
resistance-table-seat-inquisitor = Inquisiteur
resistance-table-seat-had-inquisitor = A été inquisiteur

## Après une mission : qui accuse qui, qui regarde qui

resistance-table-scene-guess = { $guess ->
    [right] Juste
   *[wrong] Faux
}
resistance-table-scene-turned = { $result ->
    [success] La mission { $mission } compte maintenant comme une réussite.
   *[failure] La mission { $mission } compte maintenant comme un échec.
}
resistance-table-scene-inquired = Voit un camp, puis passe le jeton
resistance-table-scene-examined = Voit une carte de loyauté

## La nuit, les personnages, et ce que tout le monde sait de qui a regardé qui

resistance-table-night = La nuit
resistance-table-night-over = Ouvrir les yeux
resistance-table-cast = Personnages
resistance-table-cast-looks = Qui a vu qui
resistance-table-cast-count = { $count ->
    [1] { $character }
   *[other] { $character }, { $count } en tout
}
resistance-table-looks = Qui a accusé, qui a regardé
resistance-table-looks-accused = { $guess ->
    [right] Après la mission { $mission }, { $by } a accusé { $accused }, à raison.
   *[wrong] Après la mission { $mission }, { $by } a accusé { $accused }, à tort.
}
resistance-table-looks-inquired = Après la mission { $mission }, { $by } a vu le camp { DE($whom) }.
resistance-table-looks-claimed = Après la mission { $mission }, { $by } a dit { DE($whom) } : « { $thing } ».
resistance-table-looks-examined = Après la mission { $mission }, { $by } a vu une carte de loyauté { DE($whom) }.

## Les cartes complot sur la table

resistance-table-plots = Complots ({ $held })
resistance-table-plots-deck = { $deck ->
    [0] La pioche est vide.
    [1] Il reste une carte dans la pioche.
   *[other] Il reste { $deck } cartes dans la pioche.
}
resistance-table-plots-held = { $card }, chez { $name }
resistance-table-plots-none = Personne ne détient de carte complot.
resistance-table-plots-shown = { $to } a vu le camp { DE($owner) }.
resistance-table-plots-watched = { $by } a regardé la carte { DE($member) } à la mission { $mission }.

## Les votes et les missions jusqu’ici

resistance-table-history-none = Aucune équipe n’a encore été proposée.
resistance-table-history-caption = Chaque proposition : qui menait, qui devait partir et comment chacun a voté
resistance-table-history-proposal = Chef
resistance-table-history-row = { $number }. { $leader }
resistance-table-history-result = Résultat
resistance-table-history-voting = vote en cours
resistance-table-history-verdict = { $verdict ->
    [approved] acceptée, { $approve } contre { $reject }
   *[rejected] refusée, { $reject } contre { $approve }
}
resistance-table-history-overturned = acceptée, { $approve } contre { $reject }, puis refusée par { $by }
resistance-table-history-mission = { $result ->
    [success] Mission { $mission } : réussie, { resistance-count-cards }
    [failure] Mission { $mission } : échouée, { resistance-count-cards }
   *[open] Mission { $mission }
}
resistance-table-history-led = Chef de mission
resistance-table-history-member = Dans l’équipe
resistance-table-history-openly = Vote ouvert

## Ce que tu peux faire

resistance-table-ask-mission = Quelle mission veux-tu tenter ?
resistance-table-ask-team = Choisis { $size } personnes pour la mission { $mission }.
resistance-table-ask-team-count = { $chosen } sur { $size } dans l’équipe
resistance-table-ask-vote = { $openly ->
    [yes] { $team } pour la mission { $mission } ? Tout le monde verra ton vote avant de choisir.
   *[no] { $team } pour la mission { $mission } ?
}
resistance-table-ask-card = { $openly ->
    [yes] Joue ta carte pour la mission { $mission }. Tout le monde la verra.
   *[no] Joue ta carte pour la mission { $mission }.
}
resistance-table-ask-give = Donne chaque carte complot à quelqu’un d’autre.
resistance-table-ask-give-to = Qui reçoit « { $card } » ?
resistance-table-ask-take = Quelle carte complot prends-tu ?
resistance-table-ask-overhear = Quel camp veux-tu voir ?
resistance-table-ask-show = À qui montres-tu ton camp ?
resistance-table-ask-watch = Quelle carte de mission veux-tu voir ?
resistance-table-ask-spotlight = « { $card } » : qui doit jouer face visible ?
resistance-table-ask-use = Utiliser « { $card } » maintenant ?
resistance-table-ask-appoint = Qui enquête si la mission échoue ? Ni toi, ni quelqu’un de l’équipe.
resistance-table-ask-go-on = La mission a échoué. Continuer, ou te dévoiler et accuser ?
resistance-table-ask-accuse = Qui accuses-tu d’être commandant ?
resistance-table-ask-blame = Qui est l’imposteur, selon toi ?
resistance-table-ask-inquire = De qui veux-tu voir le camp ? Le jeton passe à cette personne.
resistance-table-ask-claim = Dis ce que tu as vu chez { $seat }, vrai ou faux :
resistance-table-ask-examine = Qui doit te remettre une carte de loyauté ?
resistance-table-ask-hand-over = Quelle carte de loyauté remets-tu ? Elle ne sera montrée qu’à { $by }.
resistance-table-examiner = la personne qui enquête

resistance-table-do-aim = Cette mission
resistance-table-do-propose = Proposer l’équipe
resistance-table-do-approve = Accepter
resistance-table-do-reject = Refuser
resistance-table-do-play = Jouer { $card }
resistance-table-do-give = Donner
resistance-table-do-take = Prendre
resistance-table-do-overhear = Regarder
resistance-table-do-show = Montrer
resistance-table-do-use = Utiliser
resistance-table-do-pass = Pas maintenant
resistance-table-do-spotlight = Sous les projecteurs
resistance-table-do-watch = Regarder
resistance-table-do-appoint = Donner le jeton
resistance-table-do-go-on = Continuer
resistance-table-do-step-forward = Me dévoiler
resistance-table-do-accuse = Accuser
resistance-table-do-aside-blame = Désigner l’imposteur…
resistance-table-do-blame = Désigner
resistance-table-do-inquire = Regarder
resistance-table-do-claim-loyalty = Le dire
resistance-table-do-claim-side = Le dire
resistance-table-do-examine = Enquêter
resistance-table-do-hand-over = Remettre « { $loyalty } »
resistance-table-do-nothing = D’accord

resistance-table-sure-aim = Tenter la mission { $mission }, avec une équipe de { $team } ?
resistance-table-sure-propose = Proposer { $team } ? La proposition ne se change pas.
resistance-table-sure-approve = Accepter cette équipe ? Un vote ne se change pas.
resistance-table-sure-reject = Refuser cette équipe ? Un vote ne se change pas.
resistance-table-sure-play = Jouer { $card } ? Une carte ne se reprend pas.
resistance-table-sure-must-succeed = Tu dois jouer Réussite.
resistance-table-sure-give = Donner « { $card } » à { $to } ?
resistance-table-sure-take = Prendre « { $card } » à { $from } ?
resistance-table-sure-overhear = Regarder le camp { DE($seat) } ? Tout le monde le saura.
resistance-table-sure-show = Montrer ton camp à { $seat } ? Tout le monde le saura.
resistance-table-sure-use = Utiliser « { $card } » maintenant ? Ensuite, tu ne l’as plus.
resistance-table-sure-pass = Garder « { $card } » cette fois ? On ne te le demande qu’une fois à chaque occasion.
resistance-table-sure-spotlight = Obliger { $seat } à jouer face visible ?
resistance-table-sure-watch = Regarder la carte { DE($seat) } ? Tout le monde le saura.
resistance-table-sure-appoint = Donner le jeton d’enquêteur à { $seat } ?
resistance-table-sure-go-on = Continuer sans accuser personne maintenant ?
resistance-table-sure-accuse = { $result ->
    [success] Accuser { $seat } d’être commandant ? Si tu as raison, ton camp gagne. Si tu te trompes, la mission { $mission } devient un échec.
   *[failure] Accuser { $seat } d’être commandant ? Si tu as raison, ton camp gagne. Si tu te trompes, la mission { $mission } devient une réussite.
}
resistance-table-sure-blame = Te dévoiler comme agent infiltré et désigner { $seat } comme imposteur ? Tu ne peux le faire qu’une fois. Si tu as raison, vous échangez vos personnages et vos camps.
resistance-table-sure-inquire = Regarder le camp { DE($seat) } et lui passer le jeton ? Tout le monde le saura.
resistance-table-sure-claim-loyalty = Dire que c’était « { $loyalty } » ? Tout le monde l’entendra.
resistance-table-sure-claim-side = { $side ->
    [spy] Dire que tu as vu un espion ? Tout le monde l’entendra.
   *[resistance] Dire que tu as vu quelqu’un de la Résistance ? Tout le monde l’entendra.
}
resistance-table-sure-examine = Enquêter sur { $seat } ? Tout le monde le saura.
resistance-table-sure-hand-over = Remettre « { $loyalty } » ? Une carte ne se reprend pas.
resistance-table-sure-not-this-card = Tu ne peux pas jouer { $card }.
resistance-table-sure-not-this-loyalty = Tu ne peux pas remettre « { $loyalty } » : ce n’est pas ce que tu es.
resistance-table-sure-not-accuse = Tu ne peux accuser personne maintenant. On continue ?
resistance-table-sure-not-blame = Seul l’agent infiltré peut désigner l’imposteur.

resistance-table-wait-over = La partie est finie.
resistance-table-wait-played = Ta carte est posée.

## Ce que tu es seul à savoir

resistance-table-secret-side = Ton camp
resistance-table-secret-character = Tu es
resistance-table-secret-spies = Espions que tu connais
resistance-table-secret-resistance = Membres de la Résistance que tu connais
resistance-table-secret-chiefs = Commandants que tu connais
resistance-table-secret-coordinator = Coordinateur que tu connais
resistance-table-secret-deep-agent = Agent infiltré que tu connais
resistance-table-secret-deep-agent-or-pretender = Agent infiltré et imposteur, sans savoir qui est qui
resistance-table-secret-vote = Ton vote
resistance-table-secret-card = Ta carte de mission
resistance-table-secret-answer = Ta réponse
resistance-table-secret-answer-use = utiliser
resistance-table-secret-answer-pass = pas maintenant
resistance-table-secret-answer-spotlight = { $seat } joue face visible
resistance-table-secret-answer-go-on = continuer
resistance-table-secret-answer-accuse = accuser { $seat }
resistance-table-secret-loyalty = Carte de loyauté { DE($whom) } après la mission { $mission }
resistance-table-secret-seen = Carte { DE($member) } à la mission { $mission }

## La fin

resistance-table-end-missions = Les missions
resistance-table-end-mission = Équipe : { $team }
resistance-table-end-knowledge = Qui savait quoi
resistance-table-end-met = Les espions se connaissaient depuis le début.
resistance-table-end-blind = Les espions ne se connaissaient pas.
resistance-table-end-shown = { $side ->
    [spy] { $to } savait { QUE($owner) } faisait partie des espions.
   *[resistance] { $to } savait { QUE($owner) } faisait partie de la Résistance.
}
resistance-table-end-saw = { $by } a vu à la mission { $mission } { QUE($member) } avait joué { $card }.
resistance-table-end-examined = Après la mission { $mission }, { $whom } a remis à { $by } la carte de loyauté « { $loyalty } ».
resistance-table-end-accusations = Les accusations

## Les options d’une table

resistance-table-options-base = The Resistance
resistance-table-options-hostile = Hostile Intent
resistance-table-options-more = Autres
resistance-table-set-first-evening = Première soirée
    .about = Le jeu tout simple. Tout s’explique en deux minutes.
resistance-table-set-hunters = La chasse
    .about = Les chasseurs cherchent les commandants, et les missions ne sont que le chemin.
resistance-table-set-full-house = Le grand jeu
    .about = Autant de secrets et de cartes que cette table peut en accueillir. Pour qui connaît le jeu.

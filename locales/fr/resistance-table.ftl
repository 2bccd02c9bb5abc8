### La table de The Resistance : ce que disent le plateau, les choix, le secret et la fin, au-delà
### des mots des règles. Les places arrivent comme des noms, les ensembles comme des listes.

## Ce qui se passe maintenant, la même phrase pour tout le monde

resistance-table-now-deal = On distribue les camps.
resistance-table-now-draw-plots = { $leader } pioche des cartes complot.
resistance-table-now-give-plots = { $leader } distribue des cartes complot.
resistance-table-now-at-once = { $card_id ->
    [responsibility] { $awaited } choisit une carte complot à prendre.
    [overheard] { $awaited } regarde le camp d’une personne voisine.
   *[other] { $awaited } choisit à qui montrer son camp.
}
resistance-table-now-ask = { $awaited_count ->
    [0] « { $card } » pourrait servir maintenant.
    [1] { $awaited } pourrait utiliser « { $card } » maintenant.
   *[other] { $awaited } pourraient utiliser « { $card } » maintenant.
}
resistance-table-now-aim = { $leader } choisit la mission.
resistance-table-now-propose = { $leader } compose l’équipe de la mission { $mission }.
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
resistance-table-now-face-up = { $awaited } joue une carte de mission à la vue de tous.
resistance-table-now-mission = { $team } sont en mission { $mission } et jouent leurs cartes en secret.
resistance-table-now-watch = { $awaited } regarde une carte de mission.
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
resistance-table-track = Équipes refusées : { $rejections } sur { $most }
resistance-table-track-last = À la dernière, les espions gagnent.
resistance-table-drawn = Cartes complot piochées
resistance-table-tally = { $verdict ->
    [approved] Acceptée, { $approve } contre { $reject }
   *[rejected] Refusée, { $reject } contre { $approve }
}
resistance-table-overturned = Refusée par { $by }
resistance-table-votes-in = { $cast } votes sur { $all }
resistance-table-reveal = { $result ->
    [success] La mission { $mission } réussit.
   *[failure] La mission { $mission } échoue.
}

## Une place

resistance-table-seats = Places, dans le sens des aiguilles d’une montre
resistance-table-seat-you = Toi
resistance-table-seat-leader = Chef de mission
resistance-table-seat-team = Équipe
resistance-table-seat-chosen = Choix
resistance-table-seat-awaited = On l’attend
resistance-table-seat-away = Absence
resistance-table-seat-bot = Bot
resistance-table-seat-covered = Absence, un bot joue
resistance-table-seat-blank = A voté
resistance-table-seat-approve = Pour
resistance-table-seat-reject = Contre
resistance-table-seat-spotlight = À découvert
resistance-table-seat-holds = Détient { $cards }

## Les cartes complot sur la table

resistance-table-plots = Complots ({ $held })
resistance-table-plots-deck = { $deck ->
    [0] La pioche est vide.
    [1] Il reste une carte dans la pioche.
   *[other] Il reste { $deck } cartes dans la pioche.
}
resistance-table-plots-held = { $card }, chez { $name }
resistance-table-plots-none = Personne ne détient de carte complot.
resistance-table-plots-shown = { $to } a vu le camp de { $owner }.
resistance-table-plots-watched = { $by } a regardé la carte de { $member } à la mission { $mission }.

## Les votes et les missions jusqu’ici

resistance-table-history = Votes passés
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
    [success] Mission { $mission } : réussie, { $fails ->
        [0] aucun Échec
        [1] un Échec
       *[other] { $fails } Échecs
    }
    [failure] Mission { $mission } : échouée, { $fails ->
        [1] un Échec
       *[other] { $fails } Échecs
    }
   *[open] Mission { $mission }
}
resistance-table-history-led = Chef de mission
resistance-table-history-member = Dans l’équipe
resistance-table-history-openly = Vote ouvert

## Ce que tu peux faire

resistance-table-choices = Tes choix
resistance-table-back = Retour

resistance-table-ask-mission = Quelle mission veux-tu tenter ?
resistance-table-ask-team = Choisis { $size } personnes pour la mission { $mission }.
resistance-table-ask-team-count = { $chosen } sur { $size } dans l’équipe
resistance-table-ask-vote = { $openly ->
    [yes] { $team } en mission { $mission } ? Tout le monde verra ton vote avant de choisir.
   *[no] { $team } en mission { $mission } ?
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

resistance-table-sure-aim = Tenter la mission { $mission }, avec une équipe de { $team } ?
resistance-table-sure-propose = Proposer { $team } ? La proposition ne se change pas.
resistance-table-sure-approve = Accepter cette équipe ? Un vote ne se change pas.
resistance-table-sure-reject = Refuser cette équipe ? Un vote ne se change pas.
resistance-table-sure-play = Jouer { $card } ? Une carte ne se reprend pas.
resistance-table-sure-must-succeed = La Résistance doit jouer Réussite.
resistance-table-sure-give = Donner « { $card } » à { $to } ?
resistance-table-sure-take = Prendre « { $card } » à { $from } ?
resistance-table-sure-overhear = Regarder le camp de { $seat } ? Tout le monde le saura.
resistance-table-sure-show = Montrer ton camp à { $seat } ? Tout le monde le saura.
resistance-table-sure-use = Utiliser « { $card } » maintenant ? Ensuite, tu ne l’as plus.
resistance-table-sure-pass = Garder « { $card } » cette fois ? On ne te le demande qu’une fois.
resistance-table-sure-spotlight = Obliger { $seat } à jouer face visible ?
resistance-table-sure-watch = Regarder la carte de { $seat } ? Tout le monde le saura.

resistance-table-wait = { $awaited_count ->
    [0] Un instant.
    [1] On attend { $awaited }.
    [2] On attend { $awaited }.
    [3] On attend { $awaited }.
   *[other] On attend { $awaited_count } personnes.
}
resistance-table-wait-watching = Tu regardes la partie.
resistance-table-wait-over = La partie est finie.
resistance-table-wait-voted = Ton vote est fait.
resistance-table-wait-played = Ta carte est posée.
resistance-table-wait-answered = Ta réponse est donnée.

## Ce que tu es seul à savoir

resistance-table-secret-side = Ton camp
resistance-table-secret-spies = Espions que tu connais
resistance-table-secret-resistance = Résistance que tu connais
resistance-table-secret-nobody = personne
resistance-table-secret-vote = Ton vote
resistance-table-secret-card = Ta carte de mission
resistance-table-secret-answer = Ta réponse
resistance-table-secret-answer-use = utiliser
resistance-table-secret-answer-pass = pas maintenant
resistance-table-secret-answer-spotlight = { $seat } joue face visible
resistance-table-secret-seen = Carte de { $member } à la mission { $mission }
resistance-table-secret-watching = Tu regardes la partie : tu sais ce que tout le monde sait.

## La fin

resistance-table-end-winners = { $winners_count ->
    [1] { $winners } a gagné.
   *[other] { $winners } ont gagné.
}
resistance-table-end-sides = Qui était qui
resistance-table-end-missions = Les missions
resistance-table-end-mission = { $fails ->
    [0] { $team }, sans aucun Échec
    [1] { $team }, avec un Échec
   *[other] { $team }, avec { $fails } Échecs
}
resistance-table-end-knowledge = Qui savait quoi
resistance-table-end-met = Les espions se connaissaient depuis le début.
resistance-table-end-blind = Les espions ne se connaissaient pas.
resistance-table-end-shown = { $side ->
    [spy] { $to } savait que { $owner } faisait partie des espions.
   *[resistance] { $to } savait que { $owner } faisait partie de la Résistance.
}
resistance-table-end-saw = { $by } a vu, à la mission { $mission }, que { $member } jouait { $card }.
resistance-table-end-votes = Tous les votes

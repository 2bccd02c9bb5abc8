### The Resistance, racontée. Les clés suivent les noms des règles : événements, refus, étapes,
### cartes. Les places arrivent comme des noms, les ensembles de places comme des listes de noms
### avec leur nombre dans …_count, les cartes comme leurs noms avec le nom court dans …_id, le
### reste comme nom court.

resistance-name = The Resistance
resistance-tagline = Parmi vous, quelques-uns veulent que chaque mission échoue. Trouvez qui, avant qu’il ne soit trop tard.

## Camps

resistance-side-resistance = Résistance
    .about = Tu veux que les missions réussissent. Tu ne connais que ton propre camp, et en mission tu dois jouer Réussite. Vous gagnez avec trois réussites.
resistance-side-spy = Espion
    .about = Tu veux que les missions échouent, sans te faire démasquer. Tu connais les autres espions, sauf si vous jouez avec des espions aveugles, et en mission tu peux jouer Réussite ou Échec. Vous gagnez avec trois échecs, ou quand cinq équipes de suite sont refusées.

## Cartes de mission

resistance-card-success = Réussite
    .about = Aide la mission. Tout le monde peut la jouer ; la Résistance y est obligée.
resistance-card-fail = Échec
    .about = Sabote la mission. Seuls les espions peuvent la jouer.

## Cartes complot

resistance-plot-strong-leader = Chef charismatique
    .about = Garde-la. Une seule fois, tu peux devenir chef de mission avant que le nouveau chef ait fait quoi que ce soit.
resistance-plot-close-eye = Je t’ai à l’œil
    .about = Garde-la. Une seule fois, quand toutes les cartes de mission sont posées, tu peux regarder celle d’un autre membre de l’équipe.
resistance-plot-no-confidence = Vote de défiance
    .about = Garde-la. Une seule fois, tu peux faire refuser une équipe acceptée. Cela compte sur la piste des votes.
resistance-plot-opinion-maker = Leader d’opinion
    .about = Elle reste devant toi. Tu votes ouvertement, avant que les autres choisissent.
resistance-plot-responsibility = Prise de responsabilité
    .about = Effet immédiat. Prends une carte complot posée devant quelqu’un d’autre.
resistance-plot-overheard = Conversation surprise
    .about = Effet immédiat. Regarde le camp de la personne assise à ta gauche ou à ta droite.
resistance-plot-open-up = À cœur ouvert
    .about = Effet immédiat. Montre ton camp à une personne de ton choix.
resistance-plot-confidence = Gage de confiance
    .about = Effet immédiat. Le chef de mission montre son camp à une autre personne de son choix.
resistance-plot-spotlight = Sous les projecteurs
    .about = Garde-la. Une seule fois, avant le choix des cartes de mission, tu peux obliger un membre de l’équipe à jouer la sienne face visible.

## Étapes : un titre court, comme sur un tableau des départs, et ce qui se passe

resistance-stage-deal = Distribution
    .about = Chacun reçoit un camp en secret, et le premier chef de mission est tiré au sort.
resistance-stage-draw-plots = Complots
    .about = Le chef de mission pioche des cartes complot, à la vue de tous.
resistance-stage-give-plots = Remise
    .about = Le chef de mission donne chaque carte complot à quelqu’un d’autre.
resistance-stage-at-once = Effet immédiat
    .about = Une carte complot agit dès qu’elle est donnée.
resistance-stage-ask = On l’utilise ?
    .about = On demande à qui détient une carte complot s’il l’utilise maintenant ; se taire, c’est passer.
resistance-stage-aim = Cible
    .about = Le chef de mission choisit la mission à tenter.
resistance-stage-propose = Équipe proposée
    .about = Le chef de mission choisit l’équipe qui part en mission.
resistance-stage-opinion = Vote ouvert
    .about = Les leaders d’opinion votent ouvertement, avant les autres.
resistance-stage-vote = Vote
    .about = Tout le monde vote en secret sur l’équipe ; puis tous les votes sont montrés.
resistance-stage-face-up = Projecteurs
    .about = Un membre de l’équipe joue sa carte de mission face visible.
resistance-stage-mission = Mission
    .about = Chaque membre de l’équipe joue une carte en secret.
resistance-stage-watch = Coup d’œil
    .about = Quelqu’un regarde la carte de mission d’un membre de l’équipe.
resistance-stage-over = Partie terminée
    .about = La partie est finie, et tous les camps sont révélés.

## Événements

resistance-event-side-dealt = { $side ->
    [spy] Tu fais partie des espions.
   *[resistance] Tu fais partie de la Résistance.
}
resistance-event-spies-met = Les espions sont { $spies }.
resistance-event-leads = { $leader } est chef de mission.
resistance-event-plots-drawn = { $leader } pioche : { $cards }.
resistance-event-plot-given = { $from } donne « { $card } » à { $to }.
resistance-event-plot-idle = « { $card } » reste sans effet.
resistance-event-plot-taken = { $by } prend « { $card } » à { $from }.
resistance-event-character-shown = { $owner } montre sa carte de personnage à { $to }, et à personne d’autre.
resistance-event-side-seen = { $side ->
    [spy] { $owner } fait partie des espions.
   *[resistance] { $owner } fait partie de la Résistance.
}
resistance-event-plot-used = { $by } utilise « { $card } ».
resistance-event-aimed = { $leader } vise la mission { $mission }.
resistance-event-proposed = { $leader } propose { $team } pour la mission { $mission }.
resistance-event-opinion-given = { $approve_count ->
    [0] { $reject_count ->
        [1] { $reject } vote ouvertement contre l’équipe.
       *[other] { $reject } votent ouvertement contre l’équipe.
    }
   *[other] { $reject_count ->
        [0] { $approve_count ->
            [1] { $approve } vote ouvertement pour l’équipe.
           *[other] { $approve } votent ouvertement pour l’équipe.
        }
       *[other] Vote ouvert : { $approve } pour l’équipe, { $reject } contre.
    }
}
resistance-event-voted = { $verdict ->
    [approved] L’équipe est acceptée
   *[rejected] L’équipe est refusée, pour la { $rejections ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    } fois
}. Pour : { $approve_count ->
    [0] personne
   *[other] { $approve }
}. Contre : { $reject_count ->
    [0] personne
   *[other] { $reject }
}.
resistance-event-overturned = { $by } fait tout de même refuser l’équipe, pour la { $rejections ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
} fois.
resistance-event-spotlit = { $by } oblige { $on } à jouer face visible.
resistance-event-faced-up = { $member } joue { $card } à la vue de tous.
resistance-event-watched = { $by } regarde la carte de mission de { $member }.
resistance-event-card-seen = { $member } a joué { $card }.
resistance-event-mission-done = La mission { $mission } ({ $team }) { $result ->
    [success] réussit
   *[failure] échoue
}, { $fails ->
    [0] sans aucun Échec joué
    [1] avec un Échec joué
   *[other] avec { $fails } Échecs joués
}.
resistance-event-ended = { $ending ->
    [three-successes] { resistance-ending-three-successes }
    [three-failures] { resistance-ending-three-failures }
   *[five-rejections] { resistance-ending-five-rejections }
} Les espions étaient { $spies }.

## Fins

resistance-ending-three-successes = Trois missions ont réussi : la Résistance gagne.
resistance-ending-three-failures = Trois missions ont échoué : les espions gagnent.
resistance-ending-five-rejections = Cinq équipes de suite ont été refusées : les espions gagnent.

## Où en est la table, une ligne pour chaque chose

resistance-status-stage = Étape : { $stage }
resistance-status-leader = Chef de mission : { $leader }
resistance-status-mission = Mission en cours : { $mission }
resistance-status-attempted = Mission { $mission } : { $result ->
    [success] réussie
   *[failure] échouée
}, { $fails ->
    [0] aucun Échec
    [1] un Échec
   *[other] { $fails } Échecs
}
resistance-status-rejections = Refus : { $rejections }
resistance-status-team = Équipe : { $team }
resistance-status-holds = { $seat } détient : { $cards }
resistance-status-spies = Espions connus : { $spies }

## Refus

resistance-refusal-no-such-seat = Cette place n’existe pas à cette table.
resistance-refusal-spies-dealt = Une table de cette taille compte un autre nombre d’espions.
resistance-refusal-not-the-leader = C’est au chef de mission de le faire.
resistance-refusal-no-team-now = Ce n’est pas le moment de choisir une équipe.
resistance-refusal-team-size = Cette mission demande une équipe d’une autre taille.
resistance-refusal-no-vote-now = Ce n’est pas le moment de voter.
resistance-refusal-has-voted = Tu as voté ; un vote ne se change pas.
resistance-refusal-opinion-first = Les leaders d’opinion votent avant les autres.
resistance-refusal-no-mission-now = Ce n’est pas le moment de jouer une carte de mission.
resistance-refusal-not-on-the-team = Seule l’équipe joue des cartes de mission.
resistance-refusal-has-played = Tu as joué ; une carte de mission ne se change pas.
resistance-refusal-must-succeed = La Résistance doit jouer Réussite.
resistance-refusal-no-aim-now = Ce n’est pas le moment de choisir une mission.
resistance-refusal-no-such-mission = Il y a les missions 1 à 5.
resistance-refusal-mission-done = Chaque mission se tente une fois, et celle-ci l’a déjà été.
resistance-refusal-mission-five = La mission 5 peut être choisie après deux réussites.
resistance-refusal-no-gift-now = Ce n’est pas le moment de donner une carte complot.
resistance-refusal-not-the-giver = C’est le chef de mission qui donne les cartes complot.
resistance-refusal-not-drawn = Cette carte complot n’a pas été piochée.
resistance-refusal-not-to-oneself = Le chef de mission donne les cartes complot aux autres.
resistance-refusal-plots-drawn = La pioche ne donne pas ces cartes complot.
resistance-refusal-nothing-to-take = Ce n’est pas le moment de prendre une carte complot.
resistance-refusal-not-held = Cette personne ne détient pas cette carte complot.
resistance-refusal-nothing-to-overhear = Il n’y a pas de conversation à surprendre maintenant.
resistance-refusal-not-a-neighbour = Tu ne peux surprendre que la conversation d’une personne assise à côté de toi.
resistance-refusal-nothing-to-show = Ce n’est pas le moment de montrer un personnage.
resistance-refusal-not-your-card = Cette carte complot est pour quelqu’un d’autre.
resistance-refusal-not-oneself = Choisis quelqu’un d’autre que toi.
resistance-refusal-not-asked = On ne te demande rien sur une carte complot pour l’instant.
resistance-refusal-has-answered = Tu as répondu ; on te demande une fois à chaque occasion.
resistance-refusal-name-a-member = Nomme un membre de l’équipe.
resistance-refusal-not-this-card = On te demande pour une autre carte complot.
resistance-refusal-nothing-to-watch = Ce n’est pas le moment de regarder une carte de mission.
resistance-refusal-not-your-look = Quelqu’un d’autre regarde d’abord.
resistance-refusal-cannot-be-watched = Cette carte est face visible, ou quelqu’un l’a déjà regardée.

## Options

resistance-option-targeted = Missions ciblées
    .about = Le chef de mission choisit aussi la mission à tenter.
resistance-option-blind = Espions aveugles
    .about = Les espions ne se connaissent pas entre eux.
resistance-option-plots = Cartes complot
    .about = Les chefs de mission distribuent des cartes qui bousculent les règles.
resistance-option-pause = Temps pour les cartes complot
    .about = Combien de secondes on attend ceux qui détiennent une carte complot ; 30 sans autre indication.

resistance-misfit-seats = { resistance-name } se joue de { $least } à { $most }.
resistance-misfit-pause-range = Une pause dure de { $least } à { $most } secondes.
resistance-misfit-pause-needs-plots = On n’interroge que ceux qui ont des cartes complot : choisis aussi plots.

## Aide sur les règles

resistance-rules-goal = La Résistance envoie des équipes en mission ; des espions cachés parmi vous veulent qu’elles échouent. Avec trois réussites, la Résistance gagne. Avec trois échecs, ou cinq équipes refusées de suite, les espions gagnent. Tu peux dire ce que tu veux, vrai ou faux. Seuls les cartes et les votes engagent.
    .title = De quoi il s’agit
resistance-rules-deal = Chacun reçoit un camp en secret. À cinq ou six, il y a deux espions ; de sept à neuf, trois ; à dix, quatre. Les espions apprennent qui sont les autres ; la Résistance n’apprend rien. Le premier chef de mission est tiré au sort.
    .title = Qui est qui
resistance-rules-proposal = Le chef de mission choisit l’équipe : exactement autant de monde que la mission en demande, avec ou sans lui. Parlez-en d’abord ; une bonne question en dit souvent plus qu’une réponse.
    .title = L’équipe
resistance-rules-vote = Tout le monde vote en même temps, dans l’équipe ou non. Il faut plus de la moitié des voix ; une égalité refuse l’équipe. Puis tous les votes sont montrés avec leurs noms. Après un refus, la place de chef passe à gauche et la piste des votes avance d’un cran. Au cinquième refus pour une même mission, les espions gagnent.
    .title = Le vote
resistance-rules-mission = Chaque membre de l’équipe joue une carte en secret. Dans la Résistance, tu dois jouer Réussite ; comme espion, tu as le choix. Les cartes sont mélangées : tu vois combien il y a d’Échecs, pas de qui. Un seul suffit ; mais à partir de sept joueurs, la mission 4 en demande deux. Ensuite, la place de chef passe à gauche et la piste des votes repart de zéro.
    .title = La mission
resistance-rules-plots = Avant chaque mission, le chef pioche une, deux ou trois cartes complot, selon le nombre de joueurs, et donne chacune à quelqu’un d’autre. Certaines agissent aussitôt ; d’autres se gardent et servent une fois ; l’une reste pour toujours. On voit qui détient quoi. Si tu peux utiliser une carte, on te le demande un court moment ; se taire, c’est dire non. À plusieurs, on suit l’ordre du tour à partir du chef. Personne d’autre ne voit ce qu’on te montre.
    .title = Cartes complot
resistance-rules-targeted = Le chef choisit d’abord la mission, puis l’équipe. Chaque mission se tente une fois, et la mission 5 seulement après deux réussites. Si l’équipe est refusée, le chef suivant choisit de nouveau, et la piste des votes continue de compter. La taille de l’équipe et le nombre d’Échecs nécessaires sont ceux de la mission choisie.
    .title = Missions ciblées
resistance-rules-blind = Personne n’apprend qui sont les espions. Comme espion, tu ne connais que toi, et tu dois reconnaître les autres à ce qu’ils font, comme tout le monde.
    .title = Espions aveugles
resistance-rules-end = La partie finit à la troisième réussite, au troisième échec ou au cinquième refus de suite. Alors tous les camps sont révélés, et vous pouvez revoir la partie cartes ouvertes.
    .title = La fin

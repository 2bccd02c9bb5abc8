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
    .about = { $blind ->
        [yes] Tu veux que les missions échouent, sans te faire démasquer. Tu ne connais pas les autres espions. En mission, tu peux jouer Réussite ou Échec. Vous gagnez avec trois échecs, ou quand cinq équipes de suite sont refusées.
       *[no] Tu veux que les missions échouent, sans te faire démasquer. Tu connais les autres espions. En mission, tu peux jouer Réussite ou Échec. Vous gagnez avec trois échecs, ou quand cinq équipes de suite sont refusées.
    }

## Personnages de Hostile Intent : ce que tu sais et peux faire, et comment tu gagnes

resistance-character-resistance = Membre de la Résistance
    .about = Tu veux que les missions réussissent.
resistance-character-resistance-chief = Commandant de la Résistance
    .about = { $seven ->
        [yes] Le chasseur espion te cherche : ne te fais pas trouver. Quand on enquête sur toi, tu dois remettre « Commandant de la Résistance ».
       *[no] Le chasseur espion te cherche : ne te fais pas trouver. Quand on enquête sur toi, tu dois remettre « Commandant ».
    }
resistance-character-resistance-hunter = Chasseur de la Résistance
    .about = Personne ne te connaît. Après la troisième réussite, tu dois te dévoiler et accuser quelqu’un d’être un commandant espion. Si tu te trompes, cette mission devient un échec.
resistance-character-dummy-agent = Agent leurre
    .about = { $seven ->
        [yes] Quand on enquête sur toi, tu remets « Commandant de la Résistance » ou « Pas commandant », comme tu veux. Éloigne le chasseur espion du vrai commandant : t’accuser, c’est se tromper.
       *[no] Quand on enquête sur toi, tu remets « Commandant » ou « Pas commandant », comme tu veux. Éloigne le chasseur espion du vrai commandant : t’accuser, c’est se tromper.
    }
resistance-character-coordinator = Coordinateur
    .about = { $allies ->
        [1] Le commandant de la Résistance te connaît, et tu ne le connais pas. Quand on enquête sur toi, tu dois remettre « Pas commandant ». Si le chasseur espion t’accuse, les espions gagnent.
       *[other] Les commandants de la Résistance te connaissent, et tu ne les connais pas. Quand on enquête sur toi, tu dois remettre « Pas commandant ». Si le chasseur espion t’accuse, les espions gagnent.
    }
resistance-character-pretender = Imposteur
    .about = Les espions te voient avec l’agent infiltré, sans savoir qui est qui.
resistance-character-resistance-hacker = Hacker de la Résistance
    .about = Tu veux que les missions réussissent, et tu peux inverser le résultat des tiennes.
resistance-character-spy = Espion
    .about = Tu veux que les missions échouent, sans te faire démasquer.
resistance-character-spy-chief = Commandant espion
    .about = { $seven ->
        [yes] Le chasseur de la Résistance te cherche : ne te fais pas trouver. Quand on enquête sur toi, tu dois remettre « Commandant espion ».
       *[no] Le chasseur de la Résistance te cherche : ne te fais pas trouver. Quand on enquête sur toi, tu dois remettre « Commandant ».
    }
resistance-character-spy-hunter = Chasseur espion
    .about = { $seven ->
        [yes] Personne ne sait que le chasseur, c’est toi. Après le troisième échec, tu dois te dévoiler et accuser quelqu’un d’être un commandant de la Résistance. Une seule fois, après une mission échouée où il y a un Échec du commandant, tu peux le faire plus tôt. Si tu te trompes, cette mission devient une réussite.
       *[no] Personne ne sait que le chasseur, c’est toi. Après le troisième échec, tu dois te dévoiler et accuser quelqu’un d’être un commandant de la Résistance. Une seule fois, après une mission échouée où ton commandant a joué Échec, tu peux le faire plus tôt. Si tu te trompes, cette mission devient une réussite.
    }
resistance-character-deep-agent = Agent infiltré
    .about = { $pretender ->
        [yes] Les espions te voient avec l’imposteur, sans savoir qui est qui. Tu ne connais aucun espion.
       *[no] Les espions te connaissent, et tu n’en connais aucun.
    }
resistance-character-spy-hacker = Hacker espion
    .about = Tu veux que les missions échouent, et tu peux inverser le résultat des tiennes.
resistance-knows-nobody = Tu ne connais que ton propre camp.
resistance-knows-no-spies = Tu ne connais pas les autres espions, et ils ne te connaissent pas.
resistance-knows-spies = { $pretender ->
    [yes] { $chiefs ->
        [1] Tu connais les autres espions et leur commandant ; mais entre l’agent infiltré et l’imposteur, tu ne sais pas qui est qui.
       *[other] Tu connais les autres espions et leurs commandants ; mais entre l’agent infiltré et l’imposteur, tu ne sais pas qui est qui.
    }
   *[no] { $chiefs ->
        [0] Tu connais les autres espions.
        [1] Tu connais les autres espions, et tu sais qui est leur commandant.
       *[other] Tu connais les autres espions, et tu sais qui sont leurs commandants.
    }
}
resistance-knows-spies-as-chief = { $pretender ->
    [yes] { $chiefs ->
        [1] Tu connais les autres espions, et ils savent que leur commandant, c’est toi ; mais entre l’agent infiltré et l’imposteur, tu ne sais pas qui est qui.
       *[other] Tu connais les autres espions et le second commandant, et ils savent que tu en es un ; mais entre l’agent infiltré et l’imposteur, tu ne sais pas qui est qui.
    }
   *[no] { $chiefs ->
        [1] Tu connais les autres espions, et ils savent que leur commandant, c’est toi.
       *[other] Tu connais les autres espions et le second commandant, et ils savent que tu en es un.
    }
}
resistance-knows-deep-agent = Tu sais qui est l’agent infiltré, qui ne connaît aucun d’entre vous.
resistance-knows-hidden-hacker = Seul le hacker espion te reste inconnu.
resistance-knows-other-chief = Tu connais l’autre commandant de la Résistance.
resistance-knows-coordinator = Tu connais le coordinateur.
resistance-plays-success = En mission, tu dois jouer Réussite.
resistance-plays-fail = En mission, tu peux jouer Réussite ou Échec.
resistance-plays-as-chief = { $seven ->
    [yes] En mission, tu peux jouer Réussite, Échec ou Échec du commandant. Si la mission échoue avec un Échec du commandant, votre chasseur peut accuser plus tôt.
   *[no] En mission, tu peux jouer Réussite ou Échec. Si la mission échoue et que tu y as joué Échec, votre chasseur peut accuser plus tôt.
}
resistance-plays-hack = { $hackers ->
    [1] En mission, tu peux jouer Réussite ou Piratage, jamais Échec. Un Piratage inverse le résultat, quel qu’il soit.
   *[other] En mission, tu peux jouer Réussite ou Piratage, jamais Échec. Un Piratage inverse le résultat, quel qu’il soit ; deux le laissent tel quel.
}
resistance-blame-as-deep-agent = Une fois dans la partie, pendant qu’une équipe se forme ou qu’on vote sur elle, tu peux désigner l’imposteur : si tu as raison, vous échangez vos personnages et vos camps.
resistance-blame-as-pretender = Une fois dans la partie, l’agent infiltré peut te désigner comme imposteur : vous échangez alors vos personnages et vos camps.
resistance-wins-missions = Vous gagnez avec trois réussites.
resistance-wins-hunt = Vous gagnez quand votre chasseur trouve un commandant espion.
resistance-wins-as-hunter = Vous gagnez si tu accuses un commandant espion.
resistance-spies-win-missions = Vous gagnez avec trois échecs, ou quand cinq équipes de suite sont refusées.
resistance-spies-win-hunt = { $coordinator ->
    [yes] Vous gagnez quand votre chasseur trouve un commandant de la Résistance ou le coordinateur, ou quand cinq équipes de suite sont refusées.
   *[no] Vous gagnez quand votre chasseur trouve un commandant de la Résistance, ou quand cinq équipes de suite sont refusées.
}
resistance-spies-win-as-hunter = { $coordinator ->
    [yes] Vous gagnez si tu accuses un commandant de la Résistance ou le coordinateur, ou quand cinq équipes de suite sont refusées.
   *[no] Vous gagnez si tu accuses un commandant de la Résistance, ou quand cinq équipes de suite sont refusées.
}

## Cartes de loyauté, que voit seulement la personne qui enquête

resistance-loyalty-chief = Commandant
resistance-loyalty-resistance-chief = Commandant de la Résistance
resistance-loyalty-spy-chief = Commandant espion
resistance-loyalty-no-chief = Pas commandant

## La nuit, pas à pas : la même pour tout le monde

resistance-night-eyes-shut = { $chiefs ->
    [0] Tout le monde ferme les yeux.
   *[other] Tout le monde ferme les yeux et tend un poing devant soi.
}
resistance-night-spy-thumbs = { $agents ->
    [none] { $chiefs ->
        [1] Le commandant espion lève le pouce.
       *[other] Les deux commandants espions lèvent le pouce.
    }
    [deep-agent] { $chiefs ->
        [1] Le commandant espion et l’agent infiltré lèvent le pouce.
       *[other] Les deux commandants espions et l’agent infiltré lèvent le pouce.
    }
   *[both] { $chiefs ->
        [1] Le commandant espion, l’agent infiltré et l’imposteur lèvent le pouce.
       *[other] Les deux commandants espions, l’agent infiltré et l’imposteur lèvent le pouce.
    }
}
resistance-night-hidden-hacker = { $chiefs ->
    [0] Le hacker espion garde les yeux fermés jusqu’à la fin.
   *[other] Le hacker espion garde le poing fermé et les yeux clos jusqu’à la fin.
}
resistance-night-spies-look = { $agents ->
    [none] { $chiefs ->
        [0] Les espions ouvrent les yeux, regardent autour d’eux et retiennent qui sont les autres.
        [1] Les espions ouvrent les yeux, regardent autour d’eux et retiennent qui sont les autres et qui est leur commandant.
       *[other] Les espions ouvrent les yeux, regardent autour d’eux et retiennent qui sont les autres et qui sont leurs commandants.
    }
    [deep-agent] { $chiefs ->
        [1] Tous les espions sauf l’agent infiltré ouvrent les yeux et regardent autour d’eux. Pouce levé, yeux ouverts : c’est le commandant. Pouce levé, yeux fermés : c’est l’agent infiltré.
       *[other] Tous les espions sauf l’agent infiltré ouvrent les yeux et regardent autour d’eux. Pouce levé, yeux ouverts : c’est un commandant. Pouce levé, yeux fermés : c’est l’agent infiltré.
    }
   *[both] { $chiefs ->
        [1] Tous les espions sauf l’agent infiltré ouvrent les yeux et regardent autour d’eux. Pouce levé, yeux ouverts : c’est le commandant. Pouce levé, yeux fermés : ce sont l’agent infiltré et l’imposteur, et personne n’apprend qui est qui.
       *[other] Tous les espions sauf l’agent infiltré ouvrent les yeux et regardent autour d’eux. Pouce levé, yeux ouverts : c’est un commandant. Pouce levé, yeux fermés : ce sont l’agent infiltré et l’imposteur, et personne n’apprend qui est qui.
    }
}
resistance-night-spies-shut = { $agents ->
    [none] { $chiefs ->
        [0] Les espions referment les yeux.
       *[other] Les espions referment le poing et les yeux.
    }
   *[other] Tout le monde ferme les yeux et baisse le pouce.
}
resistance-night-chiefs-look = Les deux commandants de la Résistance ouvrent les yeux et se reconnaissent.
resistance-night-chiefs-shut = Les commandants de la Résistance referment les yeux.
resistance-night-coordinator-thumb = { $allies ->
    [1] Le commandant de la Résistance ouvre les yeux, et le coordinateur lève le pouce.
   *[other] Les commandants de la Résistance ouvrent les yeux, et le coordinateur lève le pouce.
}
resistance-night-coordinator-shut = { $allies ->
    [1] Le commandant de la Résistance referme les yeux, et le coordinateur baisse le pouce.
   *[other] Les commandants de la Résistance referment les yeux, et le coordinateur baisse le pouce.
}
resistance-night-all-shut = { $chiefs ->
    [0] Maintenant, tout le monde a les yeux fermés.
   *[other] Maintenant, tout le monde a les yeux fermés et un poing devant soi.
}
resistance-night-eyes-open = Tout le monde ouvre les yeux.

## Cartes de mission

resistance-card-success = Réussite
    .about = Aide la mission. Tout le monde peut la jouer, et la Résistance ne joue jamais Échec.
resistance-card-fail = Échec
    .about = Sabote la mission. Seuls les espions peuvent la jouer.
resistance-card-chief-fail = Échec du commandant
    .about = Sabote la mission comme un Échec. Seul un commandant espion peut la jouer, et tout le monde voit qu’elle a été jouée.
resistance-card-hack = Piratage
    .about = Inverse le résultat de la mission ; deux Piratages le laissent tel quel. Seuls les hackers peuvent la jouer.

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
    .about = Chacun reçoit une carte en secret, et le premier chef de mission est tiré au sort.
resistance-stage-draw-plots = Complots
    .about = Le chef de mission pioche des cartes complot, à la vue de tous.
resistance-stage-give-plots = Remise
    .about = Le chef de mission donne chaque carte complot à quelqu’un d’autre.
resistance-stage-at-once = Effet immédiat
    .about = Une carte complot agit dès qu’elle est donnée.
resistance-stage-ask = On l’utilise ?
    .about = On demande aux personnes qui détiennent une carte complot si elles l’utilisent maintenant ; se taire, c’est passer.
resistance-stage-aim = Cible
    .about = Le chef de mission choisit la mission à tenter.
resistance-stage-propose = Équipe proposée
    .about = Le chef de mission choisit l’équipe qui part en mission.
resistance-stage-appoint = Enquêteur
    .about = Le chef de mission donne le jeton d’enquêteur à quelqu’un qui ne part pas.
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
resistance-stage-go-on = On continue
    .about = On demande à tout le monde si l’on continue, toujours pendant le même temps. Le chasseur espion peut se dévoiler et accuser si les règles le permettent.
resistance-stage-accuse = Accusation
    .about = Un chasseur s’est dévoilé et doit désigner un commandant de l’autre camp.
resistance-stage-inquire = Inquisition
    .about = L’inquisiteur regarde le camp de quelqu’un qui n’a jamais eu le jeton.
resistance-stage-examine = Enquête
    .about = On choisit qui doit remettre une carte de loyauté.
resistance-stage-hand-over = Carte de loyauté
    .about = La personne choisie remet une carte de loyauté, que voit seulement la personne qui enquête.
resistance-stage-over = Partie terminée
    .about = La partie est finie, et tous les camps sont révélés.

## Événements

resistance-event-side-dealt = { $side ->
    [spy] Tu fais partie des espions.
   *[resistance] Tu fais partie de la Résistance.
}
resistance-event-spies-met = Les espions sont { $spies }.
resistance-event-spies-seen = Tu vois ces espions : { $spies }. Il y en a un autre.
resistance-event-character-dealt = Ton personnage : { $character }.
resistance-event-spy-chiefs-met = { $chiefs_count ->
    [1] Le commandant espion est { $chiefs }.
   *[other] Les commandants espions sont { $chiefs }.
}
resistance-event-deep-agent-met = { $seats_count ->
    [1] L’agent infiltré est { $seats }.
   *[other] L’agent infiltré et l’imposteur sont { $seats }.
}
resistance-event-resistance-chiefs-met = Les commandants de la Résistance sont { $chiefs }.
resistance-event-coordinator-met = Le coordinateur est { $coordinator }.
resistance-event-leads = { $leader } est chef de mission.
resistance-event-plots-drawn = { $leader } pioche : { $cards }.
resistance-event-plot-given = { $from } donne « { $card } » à { $to }.
resistance-event-plot-idle = « { $card } » reste sans effet.
resistance-event-plot-taken = { $by } prend « { $card } » à { $from }.
resistance-event-character-shown = { $owner } montre son camp à { $to }, et à personne d’autre.
resistance-event-side-seen = { $side ->
    [spy] { $owner } fait partie des espions.
   *[resistance] { $owner } fait partie de la Résistance.
}
resistance-event-plot-used = { $by } utilise « { $card } ».
resistance-event-aimed = { $leader } choisit la mission { $mission }.
resistance-event-proposed = { $leader } propose { $team } pour la mission { $mission }.
resistance-event-appointed = { $leader } donne le jeton d’enquêteur à { $investigator }.
resistance-event-blamed = { $guess ->
    [right] { $by } est l’agent infiltré et désigne { $named } comme imposteur, à raison : les deux échangent leurs personnages et leurs camps.
   *[wrong] { $by } est l’agent infiltré et désigne { $named } comme imposteur, à tort.
}
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
resistance-event-watched = { $by } regarde la carte de mission { DE($member) }.
resistance-event-card-seen = { $member } a joué { $card }.
resistance-count-fails = { $fails ->
    [0] aucun Échec
    [1] un Échec
   *[other] { $fails } Échecs
}
resistance-count-chief-fails = { $chief_fails ->
    [1] un Échec du commandant
   *[other] { $chief_fails } Échecs du commandant
}
resistance-count-hacks = { $hacks ->
    [1] un Piratage
   *[other] { $hacks } Piratages
}
resistance-count-cards = { $chief_fails ->
    [0] { $hacks ->
        [0] { resistance-count-fails }
       *[other] { $fails ->
            [0] { resistance-count-hacks }
           *[other] { resistance-count-fails } et { resistance-count-hacks }
        }
    }
   *[other] { $hacks ->
        [0] { $fails ->
            [0] { resistance-count-chief-fails }
           *[other] { resistance-count-fails } et { resistance-count-chief-fails }
        }
       *[other] { $fails ->
            [0] { resistance-count-chief-fails } et { resistance-count-hacks }
           *[other] { resistance-count-fails }, { resistance-count-chief-fails } et { resistance-count-hacks }
        }
    }
}
resistance-event-mission-done = La mission { $mission } ({ $team }) { $result ->
    [success] réussit
   *[failure] échoue
}. Cartes jouées : { resistance-count-cards }.
resistance-played-fail = Échec joué par { $fail }
resistance-played-chief-fail = Échec du commandant joué par { $chief_fail }
resistance-played-hack = Piratage joué par { $hack }
resistance-played-by = { $chief_fail_count ->
    [0] { $hack_count ->
        [0] { resistance-played-fail }
       *[other] { $fail_count ->
            [0] { resistance-played-hack }
           *[other] { resistance-played-fail } ; { resistance-played-hack }
        }
    }
   *[other] { $hack_count ->
        [0] { $fail_count ->
            [0] { resistance-played-chief-fail }
           *[other] { resistance-played-fail } ; { resistance-played-chief-fail }
        }
       *[other] { $fail_count ->
            [0] { resistance-played-chief-fail } ; { resistance-played-hack }
           *[other] { resistance-played-fail } ; { resistance-played-chief-fail } ; { resistance-played-hack }
        }
    }
}
resistance-event-cards-turned-up = Mission { $mission } : { resistance-played-by }.
resistance-event-hunter-shown = { $hunter } se dévoile : { $character }.
resistance-event-accused = { $guess ->
    [right] { $by } accuse { $accused }, à raison.
   *[wrong] { $by } accuse { $accused }, à tort.
}
resistance-event-mission-turned = { $result ->
    [success] La mission { $mission } devient une réussite.
   *[failure] La mission { $mission } devient un échec.
}
resistance-event-inquired = { $by } regarde le camp { DE($whom) } et lui passe le jeton d’inquisiteur.
resistance-event-examined = { $by } enquête sur { $whom }.
resistance-event-loyalty-seen = { $whom } remet « { $loyalty } ».
resistance-event-loyalty-claimed = { $by } déclare : { $whom } a remis « { $loyalty } ».
resistance-event-side-claimed = { $side ->
    [spy] { $by } déclare : { $whom } fait partie des espions.
   *[resistance] { $by } déclare : { $whom } fait partie de la Résistance.
}
resistance-event-characters-turned-up = Les personnages : { $characters }.
resistance-event-ended = { $ending ->
    [three-successes] { resistance-ending-three-successes }
    [three-failures] { resistance-ending-three-failures }
    [spy-chief-found] { resistance-ending-spy-chief-found }
    [resistance-chief-found] { resistance-ending-resistance-chief-found }
    [coordinator-found] { resistance-ending-coordinator-found }
   *[five-rejections] { resistance-ending-five-rejections }
} Les espions étaient { $spies }.

## Fins

resistance-ending-three-successes = Trois missions ont réussi : la Résistance gagne.
resistance-ending-three-failures = Trois missions ont échoué : les espions gagnent.
resistance-ending-five-rejections = Cinq équipes de suite ont été refusées : les espions gagnent.
resistance-ending-spy-chief-found = Un commandant espion a été trouvé : la Résistance gagne.
resistance-ending-resistance-chief-found = Un commandant de la Résistance a été trouvé : les espions gagnent.
resistance-ending-coordinator-found = Le coordinateur a été trouvé : les espions gagnent.

## Où en est la table, une ligne pour chaque chose

resistance-status-stage = Étape : { $stage }
resistance-status-leader = Chef de mission : { $leader }
resistance-status-mission = Mission en cours : { $mission }
resistance-status-attempted = Mission { $mission } : { $result ->
    [success] réussie
   *[failure] échouée
}, { resistance-count-cards }
resistance-status-rejections = Refus : { $rejections }
resistance-status-team = Équipe : { $team }
resistance-status-holds = { $seat } détient : { $cards }
resistance-status-investigator = Enquêteur : { $seat }
resistance-status-inquisitor = Inquisiteur : { $seat }
resistance-status-spies = Espions connus : { $spies }

## Refus

resistance-refusal-no-such-seat = Cette place n’existe pas à cette table.
resistance-refusal-spies-dealt = Une table de cette taille compte un autre nombre d’espions.
resistance-refusal-not-the-leader = C’est au chef de mission de le faire.
resistance-refusal-no-team-now = Ce n’est pas le moment de choisir une équipe.
resistance-refusal-team-size = Cette mission demande une équipe d’une autre taille.
resistance-refusal-no-vote-now = Ce n’est pas le moment de voter.
resistance-refusal-has-voted = Tu as déjà voté ; un vote ne se change pas.
resistance-refusal-opinion-first = Les leaders d’opinion votent avant les autres.
resistance-refusal-no-mission-now = Ce n’est pas le moment de jouer une carte de mission.
resistance-refusal-not-on-the-team = Seule l’équipe joue des cartes de mission.
resistance-refusal-has-played = Tu as déjà joué ; une carte de mission ne se change pas.
resistance-refusal-must-succeed = Tu dois jouer Réussite.
resistance-refusal-no-aim-now = Ce n’est pas le moment de choisir une mission.
resistance-refusal-no-such-mission = Les missions vont de 1 à 5.
resistance-refusal-mission-done = Chaque mission se tente une fois, et celle-ci l’a déjà été.
resistance-refusal-mission-five = La mission 5 ne peut être choisie qu’après deux réussites.
resistance-refusal-no-gift-now = Ce n’est pas le moment de donner une carte complot.
resistance-refusal-not-the-giver = C’est le chef de mission qui donne les cartes complot.
resistance-refusal-not-drawn = Cette carte complot n’a pas été piochée.
resistance-refusal-not-to-oneself = Le chef de mission donne les cartes complot aux autres.
resistance-refusal-plots-drawn = La pioche ne donne pas ces cartes complot.
resistance-refusal-nothing-to-take = Ce n’est pas le moment de prendre une carte complot.
resistance-refusal-not-held = Cette personne ne détient pas cette carte complot.
resistance-refusal-nothing-to-overhear = Il n’y a pas de conversation à surprendre maintenant.
resistance-refusal-not-a-neighbour = Tu ne peux surprendre que la conversation d’une personne assise à côté de toi.
resistance-refusal-nothing-to-show = Ce n’est pas le moment de montrer ton camp.
resistance-refusal-not-your-card = Cette carte complot est pour quelqu’un d’autre.
resistance-refusal-not-oneself = Choisis quelqu’un d’autre que toi.
resistance-refusal-not-asked = On ne te demande rien sur une carte complot pour l’instant.
resistance-refusal-has-answered = Tu as déjà répondu, et on ne te le demande qu’une fois.
resistance-refusal-name-a-member = Nomme un membre de l’équipe.
resistance-refusal-not-this-card = La question porte sur une autre carte complot.
resistance-refusal-nothing-to-watch = Ce n’est pas le moment de regarder une carte de mission.
resistance-refusal-not-your-look = Quelqu’un d’autre regarde d’abord.
resistance-refusal-cannot-be-watched = Cette carte est face visible, ou quelqu’un l’a déjà regardée.
resistance-refusal-no-investigator-now = Ce n’est pas le moment de désigner un enquêteur.
resistance-refusal-not-the-investigator = L’enquêteur n’est ni le chef de mission, ni dans l’équipe.
resistance-refusal-no-chief-fail = Seul un commandant espion peut jouer Échec du commandant, à partir de sept joueurs.
resistance-refusal-no-accusation-now = Ce n’est pas le moment d’accuser.
resistance-refusal-no-early-accusation = Seul le chasseur espion peut accuser maintenant, et seulement si un commandant espion a saboté cette mission.
resistance-refusal-not-your-accusation = Ce n’est pas à toi d’accuser.
resistance-refusal-cannot-be-accused = Accuse quelqu’un d’autre : ni toi, ni un chasseur qui s’est dévoilé, ni quelqu’un que tu as déjà accusé à tort.
resistance-refusal-no-examination-now = Ce n’est pas le moment d’enquêter.
resistance-refusal-not-the-examiner = C’est quelqu’un d’autre qui enquête.
resistance-refusal-not-examined = Personne n’enquête sur toi pour l’instant.
resistance-refusal-not-this-loyalty = Tu ne peux pas remettre cette carte de loyauté.
resistance-refusal-no-blame-now = Seul l’agent infiltré peut désigner un imposteur, une seule fois, pendant qu’une équipe se forme ou qu’on vote sur elle.
resistance-refusal-no-inquiry-now = L’inquisiteur ne regarde personne pour l’instant.
resistance-refusal-not-the-inquisitor = C’est à la personne qui a le jeton de le faire.
resistance-refusal-has-held-the-marker = Cette personne a déjà eu le jeton.
resistance-refusal-nothing-to-tell = Tu n’as rien à raconter maintenant, ou tu l’as déjà fait.
resistance-refusal-no-hack = Seul un hacker peut jouer Piratage.
resistance-refusal-hackers-never-fail = Un hacker joue Réussite ou Piratage, jamais Échec.
resistance-refusal-characters-dealt = Cette table a d’autres personnages.

## Options

resistance-option-targeted = Missions ciblées
    .about = Le chef de mission choisit aussi la mission à tenter.
resistance-option-blind = Espions aveugles
    .about = Les espions ne se connaissent pas entre eux.
resistance-option-plots = Cartes complot
    .about = Les chefs de mission distribuent des cartes qui bousculent les règles.
resistance-option-hunter = Chasseurs et commandants
    .about = Trois missions ne suffisent plus : le chasseur de chaque camp doit trouver un commandant de l’autre. Après les missions, on enquête.
resistance-option-dummy-agent = Agent leurre
    .about = Un membre de la Résistance qui peut se faire passer pour un commandant quand on enquête sur lui.
resistance-option-coordinator = Coordinateur
    .about = Un membre de la Résistance que les commandants connaissent, et qui compte comme commandant pour le chasseur espion.
resistance-option-deep-agent = Agent infiltré
    .about = Un espion que les autres connaissent, et qui n’en connaît aucun.
resistance-option-pretender = Imposteur
    .about = Un membre de la Résistance qui, pour les espions, ressemble à l’agent infiltré.
resistance-option-blame = Dénonciation
    .about = Une fois, pendant qu’une équipe se forme ou qu’on vote sur elle, l’agent infiltré peut désigner l’imposteur et échanger avec lui personnage et camp.
resistance-option-inquisitor = Inquisiteur
    .about = Après les missions 2, 3 et 4, la personne qui a le jeton regarde le camp d’une autre et lui passe le jeton. Idéal à partir de sept joueurs.
resistance-option-resistance-hacker = Hacker de la Résistance
    .about = Un membre de la Résistance qui peut inverser le résultat d’une mission.
resistance-option-spy-hacker = Hacker espion
    .about = Un espion qui peut inverser le résultat d’une mission, et ne joue jamais Échec.
resistance-option-hidden-hacker = Hacker caché
    .about = Le hacker espion et les autres espions ne se connaissent pas.
resistance-option-pause = Temps de réponse
    .about = En secondes. Sans indication, on attend 30 secondes les personnes qui détiennent une carte complot. Après une mission échouée, et pour les votes avec la dénonciation, tout le monde en a 15.

resistance-misfit-seats = { resistance-name } se joue de { $least } à { $most }.
resistance-misfit-pause-range = Le temps de réponse va de { $least } à { $most } secondes.
resistance-misfit-pause-needs-plots = On ne demande de réponse à personne : choisis aussi les cartes complot ou les chasseurs.
resistance-misfit-needs-hunter = Ce personnage n’existe qu’avec les chasseurs et les commandants.
resistance-misfit-needs-deep-agent = L’imposteur n’existe qu’avec l’agent infiltré.
resistance-misfit-needs-both-agents = La dénonciation demande l’agent infiltré et l’imposteur.
resistance-misfit-needs-spy-hacker = Il n’y a pas de hacker espion à cacher.
resistance-misfit-blind-hunter = Avec les chasseurs et les commandants, les espions doivent se connaître.
resistance-misfit-blind-hidden = Les espions aveugles ne connaissent personne : il n’y a personne de qui se cacher.
resistance-misfit-no-plain-resistance = À { $seats } joueurs, il ne reste aucun simple membre de la Résistance que ce personnage puisse remplacer.
resistance-misfit-no-plain-spy = À { $seats } joueurs, il ne reste aucun simple espion que ce personnage puisse remplacer.

## Aide sur les règles

resistance-rules-goal = La Résistance envoie des équipes en mission ; des espions cachés parmi vous veulent qu’elles échouent. { $hunter ->
    [yes] Mais trois réussites ou trois échecs ne suffisent pas : le chasseur de ce camp doit alors accuser. Le camp dont le chasseur trouve un commandant de l’autre gagne. Les espions gagnent aussi avec cinq équipes refusées de suite.
   *[other] Avec trois réussites, la Résistance gagne. Avec trois échecs, ou cinq équipes refusées de suite, les espions gagnent.
} Tu peux dire ce que tu veux, vrai ou faux. Seuls les cartes et les votes engagent.
    .title = De quoi il s’agit
resistance-rules-deal = { $deal ->
    [blind] Chacun reçoit une carte en secret. À cinq ou six, il y a deux espions ; de sept à neuf, trois ; à dix, quatre. Personne n’apprend qui sont les espions : comme espion, tu ne connais que toi.
    [hidden] Chacun reçoit un personnage en secret. À cinq ou six, il y a deux espions ; de sept à neuf, trois ; à dix, quatre. Les espions apprennent qui sont les autres, sauf le hacker espion : lui et les autres espions ne se connaissent pas. La Résistance n’apprend rien.
    [hunter] Chacun reçoit un personnage en secret. À cinq ou six, il y a deux espions ; de sept à neuf, trois ; à dix, quatre. La nuit, ceux qui peuvent se connaître ouvrent les yeux ; la liste des personnages le montre ligne par ligne. Personne n’apprend qui sont les chasseurs.
   *[other] Chacun reçoit un camp en secret. À cinq ou six, il y a deux espions ; de sept à neuf, trois ; à dix, quatre. Les espions apprennent qui sont les autres ; la Résistance n’apprend rien.
} Le premier chef de mission est tiré au sort.
    .title = Qui est qui
resistance-rules-proposal = Le chef de mission choisit l’équipe : exactement autant de monde que la mission en demande, avec ou sans lui. Parlez-en d’abord ; une bonne question en dit souvent plus qu’une réponse.
    .title = L’équipe
resistance-rules-vote = Tout le monde vote en même temps, dans l’équipe ou non. Il faut plus de la moitié des voix ; une égalité refuse l’équipe. Puis tous les votes sont montrés avec leurs noms. Après un refus, la place de chef passe à gauche et la piste des votes avance d’un cran. Au cinquième refus pour une même mission, les espions gagnent.
    .title = Le vote
resistance-rules-mission = Chaque membre de l’équipe joue une carte en secret. { $hackers ->
    [yes] Un hacker joue Réussite ou Piratage. Les autres membres de la Résistance doivent jouer Réussite ; les autres espions ont le choix. Les cartes sont mélangées : tu vois combien il y en a de chaque sorte, pas de qui. Un Échec suffit ; mais à partir de sept joueurs, la mission 4 en demande deux. Ensuite, chaque Piratage inverse le résultat. Puis la place de chef passe à gauche et la piste des votes repart de zéro.
   *[other] Dans la Résistance, tu dois jouer Réussite ; comme espion, tu as le choix. Les cartes sont mélangées : tu vois combien il y a d’Échecs, pas de qui. Un seul suffit ; mais à partir de sept joueurs, la mission 4 en demande deux. Ensuite, la place de chef passe à gauche et la piste des votes repart de zéro.
}
    .title = La mission
resistance-rules-plots = Avant chaque mission, le chef pioche une, deux ou trois cartes complot, selon le nombre de joueurs, et donne chacune à quelqu’un d’autre. Certaines agissent aussitôt ; d’autres se gardent et servent une fois ; « Leader d’opinion » reste jusqu’à la fin. On voit qui détient quoi. Si tu peux utiliser une carte, on te le demande pendant un temps limité ; se taire, c’est dire non. Si plusieurs veulent le faire, on suit le sens horaire à partir du chef. Personne d’autre ne voit ce qu’on te montre.
    .title = Cartes complot
resistance-rules-targeted = Le chef choisit d’abord la mission, puis l’équipe. Chaque mission se tente une fois, et la mission 5 seulement après deux réussites. Si l’équipe est refusée, le chef suivant choisit de nouveau, et la piste des votes continue de compter. La taille de l’équipe et le nombre d’Échecs nécessaires sont ceux de la mission choisie.
    .title = Missions ciblées
resistance-rules-blind = Personne n’apprend qui sont les espions. Comme espion, tu ne connais que toi, et tu dois reconnaître les autres à ce qu’ils font, comme tout le monde.
    .title = Espions aveugles
resistance-rules-hunter = Chaque camp a un chasseur et un commandant ; à partir de huit, la Résistance a deux commandants, et à dix, les espions aussi. Les espions connaissent leurs commandants ; deux commandants de la Résistance se connaissent. À partir de sept joueurs, un commandant espion peut aussi jouer Échec du commandant : cela compte comme un Échec, et tout le monde voit ce que c’était.
    .title = Chasseurs et commandants
resistance-rules-accusation = Après la troisième réussite, le chasseur de la Résistance se dévoile et doit accuser un commandant espion ; après le troisième échec, le chasseur espion doit accuser un commandant de la Résistance. S’il a raison, son camp gagne. S’il se trompe, le résultat de la dernière mission s’inverse, et la partie continue. Après la mission 5, les chasseurs accusent à tour de rôle jusqu’à ce que l’un ait raison. Un chasseur n’accuse jamais deux fois la même personne.
    .title = L’accusation
resistance-rules-early = Une fois par partie, après une mission échouée qui n’est pas le troisième échec, le chasseur espion peut accuser plus tôt : à cinq ou six, si le commandant espion a joué Échec ; à partir de sept, s’il y a un Échec du commandant parmi les cartes. Après une telle mission, on demande donc à tout le monde si l’on continue, toujours pendant le même temps, et personne ne voit qui a réfléchi. Si le chasseur se trompe, la mission devient une réussite.
    .title = L’accusation anticipée
resistance-rules-dummy-agent = Quand on enquête sur l’agent leurre, il peut remettre la carte d’un commandant de la Résistance, ou « Pas commandant ». L’accuser, c’est se tromper.
    .title = L’agent leurre
resistance-rules-coordinator = Les commandants de la Résistance connaissent le coordinateur, qui ne les connaît pas. Si on enquête sur lui, il remet « Pas commandant » ; mais pour le chasseur espion, il compte comme un commandant.
    .title = Le coordinateur
resistance-rules-deep-agent = L’agent infiltré est un espion qui ne connaît aucun des autres. Pendant la nuit, les autres le voient.
    .title = L’agent infiltré
resistance-rules-pretender = L’imposteur est de la Résistance. Les espions le voient avec l’agent infiltré, sans savoir qui est qui ; les deux ne se connaissent pas.
    .title = L’imposteur
resistance-rules-blame = Une fois par partie, de la remise des cartes complot au dernier vote, l’agent infiltré peut se dévoiler et désigner l’imposteur. S’il a raison, les deux échangent leur personnage et leur camp ; ils gardent ce qu’ils ont appris. S’il se trompe, la partie continue, et tout le monde connaît l’agent infiltré. Tant que c’est possible, chaque vote reste ouvert un certain temps, même si tout le monde a voté, et personne ne voit qui l’a fait.
    .title = La dénonciation
resistance-rules-investigation = Avant le vote, le chef donne le jeton d’enquêteur à quelqu’un qui n’est ni chef, ni dans l’équipe. Après les missions 1 à 4, quelqu’un mène l’enquête : le chef après une réussite, l’enquêteur après un échec, d’après le résultat des cartes. La personne choisie remet une carte de loyauté qui dit si elle est commandant. Seule la personne qui enquête la voit, et elle peut en dire ce qu’elle veut.
    .title = L’enquête
resistance-rules-inquisitor = Le jeton commence à droite du premier chef. Après les missions 2, 3 et 4, la personne qui l’a doit regarder le camp de quelqu’un qui ne l’a jamais eu ; elle est seule à le voir, et le jeton passe à cette autre personne.{ $hunter ->
    [yes] { " " }Cela vient après les accusations et avant l’enquête.
   *[other] { "" }
}
    .title = L’inquisiteur
resistance-rules-hackers = Un hacker joue Réussite ou Piratage, jamais Échec. On juge d’abord la mission sans les Piratages ; puis chaque Piratage inverse le résultat : un seul l’inverse, deux le laissent tel quel.
    .title = Hackers
resistance-rules-end = { $hunter ->
    [yes] La partie finit quand un chasseur a accusé un commandant de l’autre camp, ou au cinquième refus de suite. Trois réussites ou trois échecs n’y mettent pas fin. Alors tous les personnages et toutes les cartes de mission sont révélés, et vous pouvez revoir la partie.
   *[other] La partie finit à la troisième réussite, au troisième échec ou au cinquième refus de suite. Alors tous les camps et toutes les cartes de mission sont révélés, et vous pouvez revoir la partie.
}
    .title = La fin

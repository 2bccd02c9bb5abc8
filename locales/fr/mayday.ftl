### Mayday! Mayday!, raconté. Les clés suivent les noms des règles : événements, refus, étapes,
### cartes. Les places arrivent comme des noms, les ensembles de places comme des listes de noms
### avec leur nombre dans …_count, les cartes comme leurs noms avec le nom court dans …_id, le
### reste comme nom court.

mayday-name = Mayday! Mayday!
mayday-tagline = Il faut quelqu’un pour poser cet avion. Parmi vous, certains ne doivent jamais toucher aux commandes.

## Camps, et ce que montre une carte Identité

mayday-side-honest = Honnête
    .about = Tu veux voir l’équipage honnête dans le cockpit, au complet et sans personne d’autre. Quand tu as regardé une carte, tu dois marquer ce que tu as vu. Vous gagnez quand tous les membres honnêtes de l’équipage ont accès au cockpit.
mayday-side-infiltrator = Infiltré
    .about = Tu veux le cockpit. Tu connais les autres infiltrés, et tu marques les cartes comme il te plaît. Vous gagnez dès qu’un infiltré devient commandant ou qu’on le laisse entrer dans le cockpit.

## Où se trouve une carte Identité, vue par la personne à qui elle est

mayday-spot-left = Carte de gauche
mayday-spot-middle = Carte du milieu
mayday-spot-right = Carte de droite

## Votes

mayday-vote-punch = Frapper
    .about = Tu ne lui fais pas confiance : pas de carte.
mayday-vote-protect = Protéger
    .about = Tu lui fais confiance. La moitié des votes suffit.

## Manches d’altercations

mayday-round-doubt = Bénéfice du doute
    .about = On vote sur chacun à tour de rôle, jusqu’à la dernière carte Bénéfice du doute.
mayday-round-reliable = Digne de confiance
    .about = Parmi ceux qui ont le Bénéfice du doute, deux deviennent dignes de confiance.
mayday-round-captain = Commandant
    .about = Un seul vote décide qui, de ces deux personnes, devient commandant.

## Cartes Statut

mayday-status-benefit = Bénéfice du doute
mayday-status-reliable = Digne de confiance

## Parties du vol

mayday-part-suspicions = Premiers soupçons
    .about = Chacun regarde, à sa gauche et à sa droite, la carte la plus proche.
mayday-part-skirmishes = Altercations
    .about = Regarder, voter, continuer : l’équipage se trouve un commandant.
mayday-part-cockpit = Le cockpit
    .about = L’équipage honnête entre, une personne après l’autre. Un seul infiltré, et tout est perdu.

## Cartes Vétéran

mayday-veteran-i-look-at-another = Je regarde quelqu’un d’autre
    .about = Quand tu dois regarder : tu choisis une carte de quelqu’un d’autre.
mayday-veteran-not-at-that-one = Ne regarde pas cette personne
    .about = Quand une autre personne doit regarder : tu choisis de qui elle regarde une carte.
mayday-veteran-not-at-that-card = Ne regarde pas cette carte
    .about = Quand une autre personne doit regarder : tu choisis laquelle des trois cartes.
mayday-veteran-i-will-look = Je m’en charge
    .about = Quand une autre personne doit regarder : c’est toi qui regardes, et la carte que tu veux.
mayday-veteran-another-must-look = Quelqu’un d’autre doit regarder
    .about = Tu choisis qui regarde.
mayday-veteran-about-another = L’altercation concerne quelqu’un d’autre
    .about = La carte Altercation passe à quelqu’un sur qui cette manche doit encore voter.
mayday-veteran-self-knowledge = Connaissance de soi
    .about = Regarde une de tes propres cartes, et pose un marqueur à côté.
mayday-veteran-listen = Écoutez
    .about = Jusqu’au prochain choix de qui que ce soit, personne d’autre que toi ne peut parler.

## Étapes : un titre court, comme sur un tableau des départs, et ce qui se passe

mayday-stage-deal = Embarquement
    .about = Chacun reçoit trois cartes Identité et apprend son camp.
mayday-stage-window = Vétérans
    .about = On demande aux personnes dont la carte Vétéran est face cachée si elles l’utilisent maintenant. Se taire, c’est passer.
mayday-stage-choose = Quelle carte ?
    .about = La personne qui doit regarder choisit une des trois cartes.
mayday-stage-mark = Coup d’œil
    .about = Quelqu’un regarde une carte en secret ; puis un marqueur dit ce qu’elle est, ou ce qu’elle serait.
mayday-stage-vote = Altercation
    .about = Tous les autres frappent ou protègent, en secret et en même temps.
mayday-stage-shuffle = Cartes révélées
    .about = Les cartes sont mélangées, puis révélées.
mayday-stage-crew = Équipage
    .about = La dernière personne entrée peut faire regarder une carte, puis laisse entrer quelqu’un.
mayday-stage-over = Vol terminé
    .about = Le vol est terminé, et toutes les cartes sont révélées.

## Événements

mayday-event-team-dealt = { $side ->
    [infiltrator] Tu fais partie des infiltrés.
   *[honest] Tu fais partie de l’équipage honnête.
}
mayday-event-infiltrators-met = Les infiltrés sont { $infiltrators }.
mayday-event-veteran-dealt = Ta carte Vétéran : { $card }.
mayday-event-begins = La carte Altercation est devant { $seat }.
mayday-event-announced = { $looker } s’apprête à regarder la carte { $spot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} { DE($target) }.
mayday-event-looked = { $looker } regarde la carte { $spot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} { DE($target) }.
mayday-event-card-seen = La carte { $spot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} { DE($target) } est une carte { $side ->
    [infiltrator] Infiltré
   *[honest] Honnête
}.
mayday-event-marked = { $by } marque la carte { $spot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} { DE($target) } comme { $side ->
    [infiltrator] « Infiltré »
   *[honest] « Honnête »
}.
mayday-event-looked-at-own = { $by } regarde sa propre carte { $spot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
}.
mayday-event-own-card-seen = Ta carte { $spot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} est une carte { $side ->
    [infiltrator] Infiltré
   *[honest] Honnête
}.
mayday-event-own-marked = { $by } marque sa propre carte { $spot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} comme { $side ->
    [infiltrator] « Infiltré »
   *[honest] « Honnête »
}.
mayday-event-round-begins = { $round ->
    [doubt] La manche « Bénéfice du doute » commence.
    [reliable] La manche « Digne de confiance » commence.
   *[captain] Le vote sur le commandant commence.
}
mayday-event-skirmish = L’altercation concerne { $seat }.
mayday-event-must-look = { $looker } doit regarder une carte { DE($target) }.
mayday-event-nobody-looks = Personne ne peut regarder une carte { DE($target) }.
mayday-event-voted = { $result ->
    [protected] L’équipage protège { $seat }
   *[punched] L’équipage frappe { $seat }
}. Protéger : { $protect_count ->
    [0] personne
   *[other] { $protect }
}. Frapper : { $punch_count ->
    [0] personne
   *[other] { $punch }
}.
mayday-event-spared = { $round ->
    [doubt] { $seats_count ->
        [1] { $seats } reçoit le dernier Bénéfice du doute sans vote.
       *[other] { $seats } reçoivent les derniers Bénéfices du doute sans vote.
    }
   *[reliable] { $seats_count ->
        [1] { $seats } devient digne de confiance sans vote.
       *[other] { $seats } deviennent dignes de confiance sans vote.
    }
}
mayday-event-captain-found = Le commandant est { $captain }.
mayday-event-turned-up = { $seat } mélange ses trois cartes et les révèle : { $hand }. On ne sait plus quel marqueur allait avec quelle carte.
mayday-event-sent = { $by } envoie { $looker } regarder une carte { DE($target) }.
mayday-event-let-in = { $by } laisse { $seat } entrer dans le cockpit.
mayday-event-veteran-used = { $by } utilise « { $card } ».
mayday-event-silenced = La parole est à { $by }, et à personne d’autre.
mayday-event-ended = { $ending ->
    [safe-landing] { mayday-ending-safe-landing }
    [infiltrator-captain] { mayday-ending-infiltrator-captain }
   *[infiltrator-let-in] { mayday-ending-infiltrator-let-in }
} Les camps : { $hands }.
mayday-event-lied = { $by } a menti sur la carte { $spot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} { DE($target) }.

## Fins

mayday-ending-safe-landing = Tout l’équipage honnête est dans le cockpit : il pose l’avion et gagne.
mayday-ending-infiltrator-captain = Le commandant est un infiltré : les infiltrés gagnent.
mayday-ending-infiltrator-let-in = Un infiltré est entré dans le cockpit : les infiltrés gagnent.

## Où en est la table, une ligne pour chaque chose

mayday-status-stage = Étape : { $stage }
mayday-status-round = Manche : { $round }
mayday-status-skirmish = Carte Altercation : { $seat }
mayday-status-look = { $looker } regarde une carte { DE($target) }
mayday-status-marker = { $by } sur la carte { $spot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} { DE($target) } : { $side ->
    [infiltrator] Infiltré
   *[honest] Honnête
}
mayday-status-marker-apart = { $by } sur une carte { DE($target) } avant le mélange : { $side ->
    [infiltrator] Infiltré
   *[honest] Honnête
}
mayday-status-benefit-held = Bénéfice du doute : { $seats }
mayday-status-reliable-held = Digne de confiance : { $seats }
mayday-status-left = Cartes Statut au centre : { $count }
mayday-status-punched = Coups reçus : { $seats }
mayday-status-access = Dans le cockpit : { $seats }
mayday-status-access-left = Cartes Accès au centre : { $count }
mayday-status-speaker = Parole réservée à { $seat }
mayday-status-seen = Tu as vu : la carte { $spot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} { DE($target) } est une carte { $side ->
    [infiltrator] Infiltré
   *[honest] Honnête
}
mayday-status-seen-apart = Tu as vu avant le mélange : une carte { DE($target) } était une carte { $side ->
    [infiltrator] Infiltré
   *[honest] Honnête
}
mayday-status-infiltrators = Infiltrés connus : { $infiltrators }

## Refus

mayday-refusal-no-such-seat = Cette place n’existe pas à cette table.
mayday-refusal-cards-dealt = Une table de cette taille a d’autres cartes Identité.
mayday-refusal-veterans-dealt = Les cartes Vétéran ne peuvent pas être distribuées ainsi.
mayday-refusal-not-shuffled = Ce ne sont pas les cartes de cette place.
mayday-refusal-no-look-now = Ce n’est pas le moment de choisir une carte.
mayday-refusal-not-the-looker = C’est quelqu’un d’autre qui regarde.
mayday-refusal-nothing-to-mark = Ce n’est pas le moment de poser un marqueur.
mayday-refusal-mark-the-truth = L’équipage honnête marque ce qu’il a vu.
mayday-refusal-no-vote-now = Ce n’est pas le moment de voter.
mayday-refusal-not-about-oneself = Ce vote te concerne : il revient aux autres.
mayday-refusal-has-voted = Tu as déjà voté ; un vote ne se change pas.
mayday-refusal-not-in-the-cockpit = C’est à la dernière personne entrée dans le cockpit de le faire.
mayday-refusal-no-crew-now = Ce n’est pas le moment de choisir pour le cockpit.
mayday-refusal-cannot-look = Ce regard n’est pas permis : il faut un marqueur, aucun accès au cockpit ni d’un côté ni de l’autre, et on ne regarde jamais deux fois la même personne.
mayday-refusal-look-was-made = Tu as déjà fait regarder une carte : chaque personne qui entre ne peut le faire qu’une fois.
mayday-refusal-has-access = Cette personne a déjà accès au cockpit.
mayday-refusal-not-asked = On ne te demande rien sur une carte Vétéran pour l’instant.
mayday-refusal-has-answered = Tu as déjà répondu ; on ne te le demande qu’une fois à chaque occasion.
mayday-refusal-not-your-card = Ta carte Vétéran ne fait pas cela maintenant.
mayday-refusal-nothing-changes = Une carte Vétéran doit changer quelque chose.
mayday-refusal-vote-is-over = La carte Altercation ne peut passer qu’à quelqu’un sur qui cette manche doit encore voter.
mayday-refusal-no-marker-left = Tu n’as plus de marqueur.

## Options

mayday-option-veterans = Cartes Vétéran pour tous
    .about = Chacun a une carte qui bouscule les règles une fois. À garder pour après un vol ou deux.
mayday-option-experienced = Cartes Vétéran pour les habitués
    .about = Il faut avoir terminé deux vols sur ce serveur pour recevoir une carte Vétéran.
mayday-option-pause = Temps de réponse
    .about = Combien de secondes on attend les personnes qui ont une carte Vétéran, avant un regard, un vote ou un choix dans le cockpit ; 8 sans autre indication.
mayday-option-arrows = Flèches de la carte Altercation
    .about = À combien de places, dans le sens horaire, se trouve la personne qui regarde, pour chacune des trois manches, par exemple 3-2-3. Nous ne connaissons pas la carte imprimée ; sans indication, la table prend nos flèches.

mayday-misfit-seats = { mayday-name } se joue de { $least } à { $most } : on n’a jamais imprimé combien de cartes il faudrait à neuf ou à dix.
mayday-misfit-pause-range = Le temps de réponse va de { $least } à { $most } secondes.
mayday-misfit-pause-needs-veterans = On ne demande de réponse à personne : choisis aussi les cartes Vétéran.
mayday-misfit-one-kind-of-veterans = Les cartes Vétéran sont pour tous ou pour les habitués, pas les deux.
mayday-misfit-experienced-seats = Indique des places de cette table par leurs numéros, par exemple 1,3, ou écris auto.
mayday-misfit-arrows = Écris trois nombres, par exemple 3-2-3. Les deux premiers doivent différer et pointer plus loin que les places voisines ; le troisième peut désigner n’importe qui, sauf la place elle-même.

## Aide sur les règles

mayday-rules-goal = Les pilotes sont inconscients, et il faut quelqu’un pour poser l’avion. La plupart d’entre vous sont honnêtes ; { $seats ->
    [5] deux
    [6] deux
    [7] trois
    [8] trois
   *[other] deux ou trois
} sont des infiltrés qui veulent les commandes. L’équipage honnête gagne quand il est dans le cockpit au complet. Les infiltrés gagnent dès que l’un d’eux est commandant, ou qu’on le laisse entrer. { $veterans ->
    [none] Tu peux dire ce que tu veux
   *[other] Tu peux dire ce que tu veux, sauf si une carte Vétéran te fait taire
} ; seuls les cartes, les marqueurs et les votes engagent.
    .title = De quoi il s’agit
mayday-rules-deal = Chacun a trois cartes Identité face cachée : deux Honnête et une Infiltré dans le camp honnête, l’inverse chez les infiltrés. Tu connais ton camp, mais pas la place de chacune de tes cartes. Les infiltrés se connaissent entre eux. Voir une seule carte ne prouve donc rien ; deux cartes pareilles, si.
    .title = Trois cartes
mayday-rules-looking = Quand tu regardes une carte, personne d’autre ne la voit ; puis tu poses à côté un de tes quatre marqueurs : Honnête ou Infiltré. L’équipage honnête doit marquer ce qu’il a vu ; les infiltrés peuvent mentir. Tout le monde voit qui a marqué quoi. Tu ne regardes jamais deux fois la même personne, et sans marqueur, tu ne peux pas regarder. Dans le cockpit, on ne regarde plus.
    .title = Regarder et marquer
mayday-rules-suspicions = D’abord, chacun regarde deux cartes : la plus proche à sa droite, puis la plus proche à sa gauche. { $veterans ->
    [none] Ensuite, toutes les cartes extérieures sont marquées, et il reste deux marqueurs à chacun.
   *[other] Si aucune carte Vétéran n’y change rien, toutes les cartes extérieures sont ensuite marquées, et il reste deux marqueurs à chacun.
}
    .title = Premiers soupçons
mayday-rules-skirmish = La carte Altercation est devant quelqu’un, et sa flèche désigne une autre personne, qui doit regarder une des trois cartes posées là. Puis tous votent en même temps, sauf la personne concernée : frapper ou protéger. La moitié des votes suffit pour protéger. Les votes sont montrés avec leurs noms. Si la personne désignée ne peut pas regarder, c’est au tour de sa voisine de droite, sinon de celle de gauche ; si aucune des deux ne peut, personne ne regarde.
    .title = Une altercation
mayday-rules-doubt = Première manche : si on te protège, tu reçois un Bénéfice du doute. Si on te frappe, tu n’en reçois pas, et tes cartes extérieures sont tournées de côté ; tu votes et regardes toujours. La carte Altercation passe dans le sens horaire. { $seats ->
    [5] Il y a trois Bénéfices du doute.
    [6] Il y a trois Bénéfices du doute.
    [7] Il y a quatre Bénéfices du doute.
    [8] Il y a quatre Bénéfices du doute.
   *[other] Il y a trois Bénéfices du doute, quatre à partir de sept joueurs.
} Quand il reste autant de cartes que de personnes sur qui voter, elles les reçoivent sans vote.
    .title = Bénéfice du doute
mayday-rules-captain = La deuxième manche concerne ceux qui ont un Bénéfice du doute : si on te protège, tu retournes ta carte sur Digne de confiance ; si on te frappe, tu la perds. Elle finit quand deux personnes sont dignes de confiance, ou qu’il n’en reste que deux possibles. Puis un seul vote sur l’une des deux : si on la protège, elle est commandant ; sinon, c’est l’autre. Le commandant mélange ses cartes et les révèle ; les marqueurs ne disent plus de quelle carte il s’agit. Si c’est un infiltré, l’équipage honnête a perdu.
    .title = De la confiance au commandement
mayday-rules-cockpit = La dernière personne entrée dans le cockpit peut d’abord envoyer quelqu’un sans accès regarder une carte de quelqu’un d’autre sans accès. Puis elle laisse entrer quelqu’un, qui mélange aussi ses cartes et les révèle. On continue ainsi jusqu’à ce que tout l’équipage honnête soit entré, ou un infiltré.
    .title = Le cockpit
mayday-rules-veterans = { $veterans ->
    [experienced] Qui a terminé deux vols ici a une carte Vétéran
   *[other] Tous ont une carte Vétéran, sauf la personne qui commence
}. Chaque carte sert une fois. Avant chaque regard, chaque vote et chaque choix dans le cockpit, on pose la même question à toutes les personnes dont la carte est face cachée, pendant le même temps ; se taire, c’est passer. Si plusieurs utilisent leur carte, la première dans le sens horaire depuis la carte Altercation agit, et les autres gardent la leur. Tu peux choisir de passer automatiquement.
    .title = Cartes Vétéran
mayday-rules-end = À la fin du vol, toutes les cartes sont révélées, et vous pouvez le revoir cartes ouvertes : qui a vu quoi, qui a marqué quoi, et qui a menti.
    .title = La fin

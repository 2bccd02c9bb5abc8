### Illegal, raconté. Les clés suivent les noms des règles : événements, refus, étapes,
### marchandises, rôles. Les places arrivent comme des noms, les ensembles de places comme des
### listes de noms avec leur nombre dans …_count, les marchandises et les rôles comme leurs noms
### avec le nom court dans …_id, les cartes comme des listes de « 2 × Bijoux » avec leur nombre dans
### …_count, les doigts comme des listes de « Ana → Ben », le reste comme nom court.

illegal-name = Illegal
illegal-tagline = Achète ce que tu veux, échange ce que tu as, et ne laisse personne découvrir qui tu es.

## Marchandises

illegal-resource-luxury-cars = Voitures de luxe
illegal-resource-guns = Armes à feu
illegal-resource-jewelry = Bijoux
illegal-resource-alcohol = Alcool
illegal-resource-pornography = Pornographie
illegal-resource-secret-files = Dossiers secrets
illegal-resource-call-girls = Call-girls
illegal-resource-powder = Poudre

## Rôles, et les cartes Suspect qui les nomment

illegal-role-luxury-cars-dealer = Voleur de voitures
illegal-role-luxury-cars-buyer = Président africain
illegal-role-guns-dealer = Trafiquant d’armes
illegal-role-guns-buyer = Général guérillero
illegal-role-jewelry-dealer = Voleuse de bijoux
illegal-role-jewelry-buyer = Banquier suisse
illegal-role-alcohol-dealer = Trafiquant d’alcool
illegal-role-alcohol-buyer = Star hollywoodienne
illegal-role-pornography-dealer = Éditeur de porno
illegal-role-pornography-buyer = Collectionneur obsédé de porno
illegal-role-secret-files-dealer = Pirate informatique
illegal-role-secret-files-buyer = Directrice de la C.I.A.
illegal-role-call-girls-dealer = Proxénète
illegal-role-call-girls-buyer = Richissime émir
illegal-role-powder-dealer = Trafiquant de poudre
illegal-role-powder-buyer = Rock star

## La même chose pour une table en famille : d’autres noms, les mêmes règles

illegal-family-resource-luxury-cars = Nains de jardin
illegal-family-resource-guns = Canards de bain
illegal-family-resource-jewelry = Chaussettes orphelines
illegal-family-resource-alcohol = Fromage qui pue
illegal-family-resource-pornography = Coussins péteurs
illegal-family-resource-secret-files = Recettes de mamie
illegal-family-resource-call-girls = Cactus
illegal-family-resource-powder = Confettis

illegal-family-role-luxury-cars-dealer = Ravisseur de nains
illegal-family-role-luxury-cars-buyer = Duchesse de la pelouse
illegal-family-role-guns-dealer = Contrebandier de canards
illegal-family-role-guns-buyer = Amiral de la baignoire
illegal-family-role-jewelry-dealer = Fantôme de la lessive
illegal-family-role-jewelry-buyer = Pirate à la jambe de bois
illegal-family-role-alcohol-dealer = Bandit du fromage
illegal-family-role-alcohol-buyer = Roi des souris
illegal-family-role-pornography-dealer = Marchand de farces
illegal-family-role-pornography-buyer = Reine qui s’ennuie
illegal-family-role-secret-files-dealer = Espion des cuisines
illegal-family-role-secret-files-buyer = Chef étoilé
illegal-family-role-call-girls-dealer = Cow-boy aux cactus
illegal-family-role-call-girls-buyer = Hérisson solitaire
illegal-family-role-powder-dealer = Magicien aux confettis
illegal-family-role-powder-buyer = Dragon d’anniversaire

## Les deux côtés d’un trafic

illegal-trade-dealer = Trafiquant
illegal-trade-buyer = Acheteur

## Étapes : un titre court, et ce qui se passe

illegal-stage-build = Paquets
    .about = Le maître de jeu prépare un paquet pour chacun, ou les laisse au hasard.
illegal-stage-deal = Distribution
    .about = Chacun reçoit un paquet : deux rôles et six cartes.
illegal-stage-ready = Maître de jeu
    .about = Le maître de jeu peut lancer la suite.
illegal-stage-session = Négociations
    .about = Frappe, parle dans les coins, échange des cartes. Ce qui se passe dans un coin y reste.
illegal-stage-lay-out = Arrivage
    .about = De nouvelles cartes sont posées sur les docks, une par une. Quand la dernière est là, chacun peut en prendre une.
illegal-stage-dock = Docks
    .about = Chacun prend une carte. Premier arrivé, premier servi.
illegal-stage-lot = Tirage au sort
    .about = Plusieurs mains se sont tendues au même instant : le sort décide qui passe en premier.
illegal-stage-rest = Les restes
    .about = Ceux qui n’ont pas encore de carte en reçoivent une de celles qui restent, par tirage au sort.
illegal-stage-show = Suspects
    .about = Les cartes Suspect suivantes sont montrées.
illegal-stage-debate = Débat
    .about = Qui est-ce ? Accuse, nie, raconte ou mens.
illegal-stage-point = Doigts pointés
    .about = Tous pointent en même temps, vers quelqu’un d’autre ou vers personne.
illegal-stage-reveal = Révélations
    .about = Le maître de jeu dit qui révèle ses cartes en premier.
illegal-stage-over = Affaire classée
    .about = Les rôles, les mains et tous les échanges sont révélés.

## Ce que lance le maître de jeu

illegal-next-session = Séance de négociation
illegal-next-docks = Docks
illegal-next-debate = Débat

## Événements

illegal-event-packed = Paquet fait : { $packet }.
illegal-event-unpacked = Paquet défait : { $packet }.
illegal-event-packets-ready = Les paquets sont prêts.
illegal-event-dealt = { $seat } reçoit un paquet : { $packet }.
illegal-event-ready = { $next ->
    [session] Le maître de jeu peut lancer la séance de négociation.
    [docks] Le maître de jeu peut ouvrir les docks.
   *[debate] Le maître de jeu peut lancer le débat.
}
illegal-event-session-begins = La séance de négociation { $session } commence.
illegal-event-knocked = { $from } frappe et demande à voir { $to }.
illegal-event-withdrew = { $from } ne demande plus à voir { $to }.
illegal-event-turned-away = { $by } refuse de recevoir { $from }.
illegal-event-walked = { $seats_count ->
    [1] { $seats } va dans le coin { $corner }.
   *[other] { $seats } vont dans le coin { $corner }.
}
illegal-event-returned = { $seats_count ->
    [1] { $seats } revient à la table.
   *[other] { $seats } reviennent à la table.
}
illegal-event-laid = { $by } pose une carte pour { $to } : { $resource }.
illegal-event-took-back = { $by } reprend une carte posée pour { $to } : { $resource }.
illegal-event-confirmed = { $by } confirme l’échange avec { $to } : { $give } contre { $get }.
illegal-event-exchanged = { $one } donne { $gave } à { $other } et reçoit { $got }.
illegal-event-lies = { $gives_count ->
    [0] { $one } ne propose rien
   *[other] { $one } propose { $gives }
}, { $gets_count ->
    [0] { $other } ne propose rien
   *[other] { $other } propose { $gets }
}. { $confirmed_count ->
    [0] Personne n’a confirmé.
    [1] { $confirmed } a confirmé.
   *[other] { $confirmed } ont confirmé.
}
illegal-event-said-done = { $seat } a terminé.
illegal-event-session-over = La séance de négociation { $session } est finie : tout le monde est de retour à la table, et les échanges ouverts sont annulés.
illegal-event-laid-out = Arrivage { $dock } sur les docks, carte suivante : { $resource }.
illegal-event-rush-begins = Toutes les cartes de l’arrivage { $dock } sont posées : chacun peut en prendre une.
illegal-event-lot-drawn = Leurs mains se sont tendues au même instant. Le sort décide de l’ordre : { $order }.
illegal-event-took = { $seat } prend une carte sur les docks : { $resource }.
illegal-event-left-with = { $seat } reçoit par tirage au sort ce qui reste sur les docks : { $resource }.
illegal-event-handed-out = Arrivage { $dock } sur les docks : chacun reçoit une carte.
illegal-event-handed = { $seat } reçoit une carte : { $resource }.
illegal-event-shown = On recherche : { $roles }.
illegal-event-pointing = Le débat est clos : tout le monde pointe du doigt.
illegal-event-accused = { $fingers }. { $roles_count ->
    [1] { $accused } reçoit la carte Suspect : { $roles }.
   *[other] { $accused } reçoit les cartes Suspect : { $roles }.
}
illegal-event-not-accused = { $fingers_count ->
    [0] Personne ne pointe du doigt.
   *[other] { $fingers } : égalité.
} { $roles_count ->
    [1] La carte Suspect quitte la partie : { $roles }.
   *[other] Les cartes Suspect quittent la partie : { $roles }.
}
illegal-event-who-reveals = Le maître de jeu peut dire qui révèle ses cartes en premier.
illegal-event-revealed = { $seat } révèle son paquet : { $packet }. { $hand_count ->
    [0] Aucune carte en main
   *[other] En main : { $hand }
}. { $points ->
    [0] 0 point.
    [1] 1 point.
    [-1] -1 point.
   *[other] { $points } points.
}
illegal-event-account = Séance de négociation { $session }, à { $at_ms } : { $one } a donné { $gave } à { $other } et reçu { $got }.
illegal-event-won = { $winners_count ->
    [1] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

## Où en est la table, une ligne pour chaque chose

illegal-status-stage = Étape : { $stage }
illegal-status-session = Séance de négociation : { $session }
illegal-status-corner = Coin { $corner } : { $seats }
illegal-status-done = Ont terminé : { $seats }
illegal-status-took = { $seat } a pris sur les docks : { $resource }
illegal-status-suspects = On recherche : { $roles }
illegal-status-accused = Cartes Suspect devant { $seat } : { $roles }
illegal-status-packet = Ton paquet : { $packet }
illegal-status-hand = Tes cartes : { $hand }
illegal-status-revealed = { $seat } : { $packet } ; { $hand_count ->
    [0] aucune carte
   *[other] { $hand }
} ; { $points ->
    [0] 0 point
    [1] 1 point
    [-1] -1 point
   *[other] { $points } points
}

## Refus

illegal-refusal-no-such-seat = Personne ne joue à cette place : choisis quelqu’un qui joue.
illegal-refusal-role-taken = Ce rôle est dans un autre paquet : chaque marchandise a un trafiquant et un acheteur.
illegal-refusal-too-many-resources = C’est une marchandise de trop : il y en a autant que de joueurs.
illegal-refusal-extra-taken = Cette carte en plus est dans un autre paquet : chaque marchandise n’est la carte en plus que d’une personne.
illegal-refusal-deals-what-it-buys = Personne n’achète sa propre marchandise : choisis-en deux différentes.
illegal-refusal-mirrored = Ce paquet serait le miroir d’un autre : choisis un autre trafiquant ou un autre acheteur.
illegal-refusal-extra-is-a-role = La carte en plus ne doit correspondre ni au trafiquant ni à l’acheteur du paquet.
illegal-refusal-packets-dealt = Ces paquets ne peuvent pas être distribués : il y en a un par personne, tels qu’ils ont été faits ou tirés.
illegal-refusal-no-session-now = Il faut attendre une séance de négociation.
illegal-refusal-not-to-oneself = C’est toi : choisis quelqu’un d’autre.
illegal-refusal-has-knocked = Tu as déjà frappé : retire ta demande, puis frappe ailleurs.
illegal-refusal-are-together = Vous êtes déjà dans le même coin : parlez-vous.
illegal-refusal-no-such-knock = Cette demande n’existe plus.
illegal-refusal-not-in-a-corner = Tu es déjà à la table.
illegal-refusal-not-together = Les échanges se font dans un coin : il faut être dans le même.
illegal-refusal-card-not-free = Tu n’as pas cette carte, ou elle est déjà dans un échange.
illegal-refusal-not-laid = Tu n’as pas posé cette carte ici : on ne reprend que les siennes.
illegal-refusal-not-what-lies = Ce n’est plus ce qui est posé : regarde encore, puis confirme.
illegal-refusal-has-confirmed = Tu as déjà confirmé ; c’est à l’autre maintenant.
illegal-refusal-nothing-in-return = Il faut poser au moins une carte de chaque côté.
illegal-refusal-no-docks-now = Il n’y a rien à prendre sur les docks : attends le prochain arrivage.
illegal-refusal-not-all-laid-out = Attends que la dernière carte soit posée : chacun pourra alors en prendre une.
illegal-refusal-has-a-card = Tu as déjà ta carte de cet arrivage : il y en a une par personne.
illegal-refusal-has-claimed = Tu tends déjà la main vers une carte : attends que ce soit réglé.
illegal-refusal-not-at-the-docks = Cette carte n’est pas sur les docks, ou n’y est plus : choisis-en une autre.
illegal-refusal-dock-laid-out = Ces cartes ne peuvent pas arriver maintenant : un arrivage a une carte de chaque marchandise en jeu.
illegal-refusal-lot-drawn = Ce tirage n’est pas possible : on tire au sort parmi ceux qui ont tendu la main au même instant.
illegal-refusal-rest-dealt = Ces cartes ne peuvent pas être distribuées maintenant : ceux qui n’en ont pas reçoivent ce qui reste.
illegal-refusal-cards-handed-out = Ces cartes ne peuvent pas être distribuées maintenant : chacun en reçoit une, et il y en a une de chaque marchandise en jeu.
illegal-refusal-suspects-shown = Ce n’est pas le tour de ces cartes Suspect : montre une paire, ou une carte, qui n’a pas encore été jugée.
illegal-refusal-no-pointing-now = Ce n’est pas le moment de pointer : le débat vient d’abord.
illegal-refusal-has-pointed = Tu as déjà pointé ; cela ne se change pas.
illegal-refusal-not-at-oneself = Pointe vers quelqu’un d’autre, ou vers personne.
illegal-refusal-nothing-to-end = Il n’y a ni séance ni débat à finir maintenant.
illegal-refusal-has-said-so = Tu as déjà dit que tu avais terminé ; on attend encore les autres.
illegal-refusal-plays-no-hand = Le maître de jeu ne joue pas : c’est aux joueurs de le faire.
illegal-refusal-not-the-master = C’est au maître de jeu de le faire.
illegal-refusal-not-asked = On ne demande pas cela au maître de jeu maintenant.

## Options

illegal-option-gm = Une personne comme maître de jeu
    .about = Il faut une place de plus, la dernière. Le maître de jeu ne joue pas et voit tout, prépare les paquets, lance et arrête les séances, les docks et les débats. Sinon, la table s’en charge.
illegal-option-casual = Partie de soirée
    .about = Des séances de 15 à 30 minutes, au fil d’une soirée : pas besoin d’être tous là en même temps. Aux docks, chacun reçoit une carte au hasard, que personne d’autre ne voit.
illegal-option-advanced = Tribunal avancé
    .about = Les cartes Suspect sont jugées une par une, et non par paires. Pour ceux qui se font prendre trop facilement.
illegal-option-family = Table en famille
    .about = Des nains de jardin, des canards de bain et du fromage qui pue au lieu des marchandises de la boîte, réservées aux adultes. Les règles sont les mêmes.
illegal-option-session = Durée d’une séance
    .about = Combien de minutes dure une séance de négociation ; 3 sans autre indication, 15 dans une partie de soirée.
illegal-option-debate = Durée d’un débat
    .about = Combien de secondes on débat des cartes Suspect ; 60 sans autre indication.
illegal-option-pause = Temps pour pointer
    .about = Combien de secondes on a pour pointer après un débat ; 20 sans autre indication. Ne rien faire, c’est ne pointer vers personne.

illegal-misfit-seats = { illegal-name } se joue de { $least } à { $most } ; un maître de jeu prend une place de plus.
illegal-misfit-seats-with-master = { illegal-name } avec un maître de jeu se joue de { $least } à { $most }, maître de jeu compris.
illegal-misfit-session-range = Une séance dure de { $least } à { $most } minutes.
illegal-misfit-casual-range = Dans une partie de soirée, une séance dure de { $least } à { $most } minutes.
illegal-misfit-debate-range = Un débat dure de { $least } à { $most } secondes.
illegal-misfit-pause-range = On a de { $least } à { $most } secondes pour pointer.

## Aide sur les règles

illegal-rules-goal = Tu as deux rôles secrets : un trafiquant, qui a beaucoup d’une marchandise, et un acheteur, qui en veut une autre. Échange dans les coins, où personne ne vous voit ni ne vous entend du dehors, et réunis ce que veut ton acheteur. Mais ouvre l’œil : à la fin, il y a un tribunal, et se faire prendre coûte cher. Tu peux dire ce que tu veux ; seuls les cartes et les doigts engagent.
    .title = De quoi il s’agit
illegal-rules-deal = Ton paquet : un rôle de trafiquant, un rôle d’acheteur, cinq cartes de ta marchandise et une carte en plus, d’autre chose. Personne n’achète sa propre marchandise, et jamais deux joueurs ne pourraient simplement tout s’échanger. Il y a autant de marchandises que de joueurs, et dix cartes de chacune : cinq chez son trafiquant, une en plus chez quelqu’un, et quatre qui { $casual ->
    [yes] sont distribuées plus tard
   *[other] arrivent par les docks
}. { $players ->
    [8] Les huit marchandises sont en jeu.
   *[other] On ne te dit pas lesquelles sont en jeu.
} Les cartes de rôle ne se montrent jamais.
    .title = Ton paquet
illegal-rules-sessions = Il y a cinq séances de négociation, { $minutes ->
    [0] de trois minutes sauf autre choix
    [1] d’une minute
   *[other] { $minutes } minutes chacune
}, et entre deux séances, { $casual ->
    [yes] une nouvelle carte pour chacun
   *[other] un arrivage sur les docks
}. Une séance commence avec tout le monde à la table. À la fin du temps, tous y reviennent ; ce qui est encore ouvert est annulé, et chacun garde ses cartes. Une séance finit plus tôt { $gm ->
    [yes] quand tous ont dit qu’ils ont terminé, ou que le maître de jeu l’arrête
   *[other] quand tous ont dit qu’ils ont terminé
}. Tu peux le dire et négocier encore, mais pas le retirer.
    .title = Séances de négociation
illegal-rules-corners = On n’échange jamais à la table. Frappe chez quelqu’un : si on te reçoit, vous allez tous les deux dans un coin, ou tu entres dans le sien. Tout le monde voit qui est dans quel coin, mais ce qu’on y dit et montre reste entre ceux qui y sont. Toute personne qui est dans un coin peut y recevoir ou renvoyer qui frappe. Tu ne frappes qu’à un endroit à la fois, et tu peux te raviser. Pars quand tu veux ; qui reste seul revient à la table.
    .title = Les coins
illegal-rules-exchange = Pose des cartes pour quelqu’un de ton coin, face visible ; tout le coin les voit. L’autre pose les siennes. Quand vous confirmez tous deux exactement ce qui est posé, les cartes changent de mains. Tout changement annule les deux confirmations. Une carte contre trois, c’est permis ; quelque chose contre rien, non. Plusieurs échanges peuvent rester ouverts, mais une carte n’est que dans un seul. Aucune main n’est trop grande, rien ne se tire à l’aveugle, et le nombre de tes cartes ne regarde que toi.
    .title = Les échanges
illegal-rules-docks = { $casual ->
    [yes] Après chacune des quatre premières séances, chacun reçoit au hasard une carte de l’arrivage, qui en a une de chaque marchandise en jeu. Personne d’autre ne la voit. Pas de ruée, et personne n’a besoin d’être là.
   *[other] Après chacune des quatre premières séances, de nouvelles cartes arrivent : une de chaque marchandise en jeu, posées une par une à la vue de tous. On ne prend rien avant la dernière ; puis chacun en prend une seule. Premier arrivé, premier servi ; entre ceux qui tendent la main au même instant, le sort décide. Si ta carte est partie, choisis-en une autre. Après dix secondes, ceux qui n’en ont pas reçoivent le reste par tirage au sort. Tout le monde voit qui a pris quoi.
}
    .title = Les docks
illegal-rules-tribunal = Après la dernière séance, tous se retrouvent à la table. { $advanced ->
    [yes] Les cartes Suspect, un trafiquant et un acheteur par personne, viennent une par une dans le désordre.
   *[other] Pour chacun, il y a une paire de cartes Suspect, son trafiquant et son acheteur ; les paires viennent dans le désordre.
} On débat de chacune { $debate ->
    [0] une minute, sauf autre choix
   *[other] { $debate } secondes
}. Puis tous pointent en même temps, vers quelqu’un d’autre ou vers personne. La personne vers qui pointent le plus de doigts { $advanced ->
    [yes] reçoit la carte. À égalité, ou sans aucun doigt, elle quitte la partie
   *[other] reçoit les deux cartes. À égalité, ou sans aucun doigt, elles quittent la partie
}. Tout le monde voit qui a pointé vers qui. On peut être suspect plusieurs fois.
    .title = Le tribunal
illegal-rules-score = Un point pour chaque carte de ta main que veut ton acheteur. Un point pour chaque carte Suspect devant toi qui est fausse : un soupçon rapporte, tant qu’il n’est pas fondé. Cinq points de moins pour chacune qui est juste. La personne qui a le plus de points gagne ; à égalité, on partage la victoire. À la fin, tout est révélé : les rôles, les mains et tous les échanges, qui a donné quoi à qui, et quand.
    .title = Le score
illegal-rules-casual = Une partie de soirée prend son temps. { $minutes ->
    [0] Les séances durent de 15 à 30 minutes
   *[other] Les séances durent { $minutes } minutes
}, et personne n’a besoin d’être là sans arrêt : négocie quand cela te convient. En ton absence, personne ne négocie à ta place. Pas de ruée sur les docks : chacun reçoit au hasard une carte de l’arrivage, et personne d’autre ne la voit. Pour le tribunal, tout le monde devrait être là.
    .title = Partie de soirée
illegal-rules-advanced = Au tribunal avancé, il n’y a pas de paires. Toutes les cartes Suspect, trafiquants et acheteurs, sont mélangées et jugées une par une, chacune avec son débat et ses doigts. Ainsi, un trafiquant ne dit rien de l’acheteur, ni l’inverse.
    .title = Tribunal avancé
illegal-rules-master = Une personne peut être maître de jeu, à une place à part : la dernière. Le maître de jeu ne joue pas, voit toutes les cartes, entend tous les coins, et tout le monde l’entend. Il prépare les paquets ou les laisse au hasard, lance et arrête les séances, les docks et les débats, et dit qui révèle en premier. On ne lui demande pas ce que les règles décident. Rien de tout cela n’a de limite de temps ; mais s’il s’absente trop longtemps, la table continue à sa place.
    .title = Un maître de jeu

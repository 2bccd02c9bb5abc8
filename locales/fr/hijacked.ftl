### Hijacked, raconté. Les clés suivent les noms des règles : événements, refus, étapes, pirates,
### tuiles, objectifs, cartes. Les places arrivent comme des noms, et le Cybot, s’il joue, comme
### `hijacked-the-cybot` ; les cartes, marqueurs, pirates, tuiles et objectifs comme leurs noms avec
### le nom court dans …_id, à plusieurs comme des listes avec leur nombre dans …_count, le reste
### comme nom court. Les dés se comptent dans l’ordre du lancer.

hijacked-name = Hijacked
    .note = Boîte reconstituée
hijacked-tagline = Faites-les sortir ensemble, avant que la police ne prenne l’avion d’assaut. On verra ensuite qui a le mieux négocié.

## Qui joue là où personne n’est assis

hijacked-the-cybot = Cybot

## Couleurs des cartes Passager

hijacked-colour-grey = Gris
hijacked-colour-blue = Bleu
hijacked-colour-green = Vert
hijacked-colour-yellow = Jaune
hijacked-colour-red = Rouge

## Sortes de marqueurs Exigence

hijacked-kind-crypto = Crypto
hijacked-kind-food = Nourriture
hijacked-kind-medicine = Médicaments
hijacked-kind-joker = Joker

## Une carte et un marqueur, comme d’autres textes les répètent

hijacked-a-card = { $card_id ->
    [grey] une carte grise
    [blue] une carte bleue
    [green] une carte verte
    [yellow] une carte jaune
   *[red] une carte rouge
}
hijacked-a-marker = { $kind_id ->
    [crypto] un marqueur Crypto
    [food] un marqueur Nourriture
    [medicine] un marqueur Médicaments
   *[joker] un joker
}

## Dés et pierres

hijacked-die-own = Dé personnel
hijacked-die-bonus = Dé bonus
hijacked-die-mini = Mini-dé

hijacked-stone-green = Pierre verte
hijacked-stone-red = Pierre rouge

## Pirates de l’air, et ce qu’ils valent

hijacked-hijacker-recognised = Cabotin
    .about = 4 points tout de suite. À la fin, 4 de plus si tu es en tête sur la piste de reconnaissance, ou 1 si tu partages la tête.
hijacked-hijacker-supplied = Intendant
    .about = 2 points tout de suite. À la fin, 6 de plus si tu as deux marqueurs Médicaments, deux Nourriture et deux Crypto ; les jokers comptent.
hijacked-hijacker-piloted = Aviateur
    .about = 4 points tout de suite. À la fin, 3 de plus si tu as sauvé un pilote.
hijacked-hijacker-stocked = Écureuil
    .about = Rien tout de suite. À la fin, 1, 3 ou 6 points : plus tu as de marqueurs, mieux c’est.
hijacked-hijacker-settled = Table rase
    .about = 1 point tout de suite. À la fin, 5 de plus s’il n’y a plus de carte devant toi.
hijacked-hijacker-foremost = Lève-tôt
    .about = 3 points tout de suite. À la fin, 5 de plus si tu as convaincu un pirate avant tout le monde.
hijacked-hijacker-paired = Deux par deux
    .about = 3 points tout de suite. À la fin, 1 de plus par paire de marqueurs que tu as.
hijacked-hijacker-crowded = Berger
    .about = 2 points tout de suite. À la fin, 2 de plus par passager que tu as sauvé.

## Tuiles Bonus

hijacked-tile-pilot = Équipage mixte
    .about = Sauve un pilote avec trois cartes quelconques parmi celles devant toi.
hijacked-tile-gifts = Cadeaux
    .about = Donne jusqu’à trois marqueurs aux autres, un par un. Chacun te rapporte 1 point, pris à qui le reçoit ; qui n’a aucun point reçoit le marqueur sans rien te donner.
hijacked-tile-top-card = Dessus de pioche
    .about = Désormais, tu peux aussi choisir la première carte de la pioche, avec un dé de la valeur inscrite à son dos. Ses voisines ne sont pas retournées.
hijacked-tile-die-and-joker = Colis surprise
    .about = Prends un mini-dé et un joker, s’il y en a dans la réserve.
hijacked-tile-comeback = Seconde chance
    .about = Prends gratuitement dans la défausse une carte qui n’est pas rouge.
hijacked-tile-trust = Entretien libre
    .about = Établis la confiance une fois sans dé. Ses pierres comptent parmi les trois vertes du tour.

## Objectifs

hijacked-goal-persuade-1 = 1 pirate convaincu
    .about = Convaincre un pirate.
    .short = 1 pirate
hijacked-goal-markers-8 = 8 marqueurs
    .about = Avoir 8 marqueurs.
    .short = 8 marqueurs
hijacked-goal-markers-10 = 10 marqueurs
    .about = Avoir 10 marqueurs.
    .short = 10 marqueurs
hijacked-goal-passengers-3 = 3 passagers
    .about = Sauver 3 passagers.
    .short = 3 passagers
hijacked-goal-passengers-3-pilot-1 = 3 passagers et un pilote
    .about = Sauver 3 passagers et un pilote.
    .short = 3 passagers + pilote
hijacked-goal-dice-4 = 4 dés en un tour
    .about = Utiliser 4 dés en un tour.
    .short = 4 dés
hijacked-goal-points-18 = 18 points
    .about = Atteindre 18 points.
    .short = 18 points
hijacked-goal-trust-100 = 100 % de confiance
    .about = Porter la confiance à 100 %.
    .short = 100 % de confiance
hijacked-goal-retreat-2 = 2 replis de la police
    .about = Renvoyer la police deux fois.
    .short = 2 replis

## Cartes du Cybot

hijacked-cybot-scan-left = Scan à gauche
    .about = Il prend la carte visible la plus à gauche qui n’est ni rouge ni réservée, sinon la carte cachée la plus à gauche.
hijacked-cybot-scan-right = Scan à droite
    .about = Il prend la carte visible la plus à droite qui n’est ni rouge ni réservée, sinon la carte cachée la plus à droite.
hijacked-cybot-scan-match = Concordance
    .about = Il prend une carte visible et non réservée de la couleur dont il a le plus, sinon il scanne à gauche.
hijacked-cybot-link = Liaison
    .about = Il établit la confiance, jusqu’à deux pierres vertes.
hijacked-cybot-deep-link = Liaison profonde
    .about = Il établit la confiance, jusqu’à trois pierres vertes.
hijacked-cybot-override = Prise de contrôle
    .about = Il fait un pas avec son pirate, sinon avec le pirate libre le plus à gauche.
hijacked-cybot-uplink = Transfert
    .about = Il prend un marqueur de la sorte dont la réserve a le plus.
hijacked-cybot-countersign = Contreseing
    .about = À partir de la manche 3, à égalité de points, il renvoie la police. Sinon, il gagne 1 point s’il est derrière, ou prend un marqueur comme avec Transfert.

## Étapes : un titre court, et ce qui se passe

hijacked-stage-deal = Cellule de crise
    .about = On met en place les pirates, les nombres, les objectifs et les cartes Passager.
hijacked-stage-roll = Dés
    .about = On lance les dés du tour suivant.
hijacked-stage-turn = Pourparlers
    .about = La personne dont c’est le tour place ses dés sur des actions. Sauver, encaisser et utiliser des tuiles Bonus, tout le monde le peut à tout moment.
hijacked-stage-cybot = Cybot
    .about = Le Cybot joue ses cartes, une par une.
hijacked-stage-round-end = Police
    .about = La police avance d’une case vers l’avion. Puis on regarde si c’est la fin.
hijacked-stage-last-call = Dernier appel
    .about = La partie finit avec cette manche. Avant le décompte, tout le monde peut encore sauver, encaisser et utiliser des tuiles Bonus.
hijacked-stage-over = Fin des pourparlers
    .about = L’avion a été pris d’assaut, ou des gens sont libres et on compte les points.

## Événements

hijacked-event-begins = { $seat } a la carte de départ et commence.
hijacked-event-hijackers-placed = Pirates à bord : { $hijackers }.
hijacked-event-numbers-laid = Crypto, nourriture, médicaments et jokers demandent, dans cet ordre, les dés { $numbers }.
hijacked-event-goals-set = Objectifs : { $goals }. Leurs médailles valent, dans cet ordre, { $medals }.
hijacked-event-reshuffled = La pioche est vide : la défausse est mélangée et la remplace.
hijacked-event-pile-shows = La première carte de la pioche montre { $back } au dos.
hijacked-event-laid = Une carte est posée face cachée à l’emplacement { $place }. Son dos montre { $back }.
hijacked-event-round-begins = La manche { $round } commence.
hijacked-event-rolled = { $seat } obtient { $values } aux dés.
hijacked-event-turned = { $seat } rend { hijacked-a-marker } et tourne le dé { $die } sur { $value }.
hijacked-event-placed = { $seat } place le dé { $die }.
hijacked-event-chose = { $seat } choisit la carte de l’emplacement { $place }.
hijacked-event-chose-top = { $seat } choisit la première carte de la pioche : { hijacked-a-card }.
hijacked-event-opened = À l’emplacement { $place }, on retourne { hijacked-a-card }.
hijacked-event-played = { $paid_count ->
    [0] { $seat } joue { hijacked-a-card } sans rien payer.
   *[other] { $seat } joue { hijacked-a-card } pour { $paid }.
}
hijacked-event-discarded = { $seat } défausse { hijacked-a-card }.
hijacked-event-reserved = { $seat } réserve la carte de l’emplacement { $place } avec un dé qui montre { $value }.
hijacked-event-released = La carte de l’emplacement { $place } n’est plus réservée pour { $seat }.
hijacked-event-passenger-rescued = { $seat } sauve un passager avec { $cards }.
hijacked-event-pilot-rescued = { $seat } sauve un pilote avec { $cards }.
hijacked-event-builds-trust = { $seat } plonge la main dans le sac pour établir la confiance.
hijacked-event-stone-drawn = { $stone ->
    [green] { $seat } tire une pierre verte.
   *[red] { $seat } tire une pierre rouge, qui retourne dans le sac.
}
hijacked-event-stopped = { $seat } cesse de tirer des pierres.
hijacked-event-trust-is = La confiance est à { $percent } %.
hijacked-event-star-taken = { $seat } prend l’étoile.
hijacked-event-persuaded = { $seat } parle avec « { $hijacker } » : pas { $level } sur 4.
hijacked-event-gave-up = « { $hijacker } » se rend et quitte l’avion, grâce à { $seat }.
hijacked-event-came = Un autre pirate vient à l’emplacement { $spot } : « { $hijacker } ».
hijacked-event-called-back = { $seat } renvoie la police.
hijacked-event-police-at = { $space ->
    [0] La police entre dans l’avion.
   *[other] La police est sur la case { $space }.
}
hijacked-event-offered = { $tiles_count ->
    [1] Il reste une tuile Bonus pour { $seat } : { $tiles }.
   *[other] { $seat } peut garder une de ces deux tuiles Bonus : { $tiles }.
}
hijacked-event-kept = { $seat } garde la tuile Bonus « { $tile } ».
hijacked-event-took-marker = { $seat } prend { hijacked-a-marker }.
hijacked-event-took-bonus-die = { $seat } prend un dé bonus pour la manche suivante.
hijacked-event-took-mini-die = { $seat } prend un mini-dé pour la manche suivante.
hijacked-event-turn-ended = { $seat } termine son tour.
hijacked-event-moved = { $points ->
    [-1] { $seat } perd 1 point et passe à { $score }.
    [1] { $seat } gagne 1 point et passe à { $score }.
   *[other] { $seat } gagne { $points } points et passe à { $score }.
}
hijacked-event-may-take = { $seat } s’arrête sur une case bonus et peut prendre un marqueur au choix.
hijacked-event-may-take-die = { $seat } s’arrête sur une case bonus et peut prendre un mini-dé.
hijacked-event-declined = { $bonus ->
    [marker] { $seat } laisse le marqueur de la case bonus.
   *[mini-die] { $seat } laisse le mini-dé de la case bonus.
}
hijacked-event-cashed = { $seat } encaisse { hijacked-a-marker }.
hijacked-event-medal-taken = { $seat } prend la médaille de valeur { $medal } pour l’objectif « { $goal } ».
hijacked-event-medal-lost = Plusieurs atteignent en même temps l’objectif « { $goal } » : la médaille de valeur { $medal } quitte la partie.
hijacked-event-medal-cashed = { $seat } encaisse la médaille de valeur { $medal }.
hijacked-event-tile-used = { $seat } épuise la tuile Bonus « { $tile } ».
hijacked-event-gave = { $seat } donne { hijacked-a-marker } à { $to }.
hijacked-event-took-back = { $seat } prend { hijacked-a-card } dans la défausse.
hijacked-event-cybot-plays = Le Cybot joue « { $card } ».
hijacked-event-stormed = La police prend l’avion d’assaut : tout le monde perd.
hijacked-event-last-call = La partie finit avec cette manche. Dernier appel : on peut encore sauver, encaisser et utiliser des tuiles Bonus.
hijacked-event-passed = { $seat } a terminé.
hijacked-event-succeeded = Trois passagers et un pilote sont libres : les pourparlers ont abouti, et on compte les points.

## Où en est la table, une ligne pour chaque chose

hijacked-status-stage = { $round ->
    [0] Étape : { $stage }
   *[other] Manche { $round }, étape : { $stage }
}
hijacked-status-turn = { $dice_count ->
    [0] C’est à { $seat }, sans dé libre
   *[other] C’est à { $seat }, avec ces dés libres : { $dice }
}
hijacked-status-police = { $space ->
    [0] La police est dans l’avion
   *[other] La police est sur la case { $space }
}
hijacked-status-trust = Confiance : { $percent } %
hijacked-status-star = L’étoile est chez { $seat }
hijacked-status-numbers = Dés pour crypto, nourriture, médicaments et jokers, dans cet ordre : { $numbers }
hijacked-status-face-down = Carte { $place } : cachée, son dos montre { $back }
hijacked-status-open = Carte { $place } : { $card }, { $trust } % de confiance, { $demands_count ->
    [0] aucune exigence
   *[other] exige { $demands }
}
hijacked-status-reserved = Carte { $place } : { $card }, { $trust } % de confiance, { $demands_count ->
    [0] aucune exigence
   *[other] exige { $demands }
} ; réservée pour { $seat } avec { $value }
hijacked-status-spot = Pirate { $place } : « { $hijacker } », pas { $level } sur 4
hijacked-status-spot-with = Pirate { $place } : « { $hijacker } », pas { $level } sur 4, en pourparlers avec { $seat }
hijacked-status-goal = Médaille de valeur { $medal } : { $goal }
hijacked-status-player = { $seat } : { $score ->
    [0] 0 point
    [1] 1 point
   *[other] { $score } points
}, { $passengers ->
    [0] 0 passager
    [1] 1 passager
   *[other] { $passengers } passagers
}, { $pilots ->
    [0] 0 pilote
    [1] 1 pilote
   *[other] { $pilots } pilotes
}
hijacked-status-markers = Marqueurs { DE($seat) } : { $markers }
hijacked-status-display = Cartes devant { $seat } : { $cards }
hijacked-status-hijackers = Pirates chez { $seat } : { $hijackers }
hijacked-status-tiles = Tuiles Bonus { DE($seat) } : { $tiles }
hijacked-status-medals = Médailles { DE($seat) } : { $medals }
hijacked-status-offer = Tu peux en garder une : { $tiles }
hijacked-status-score = { $seat } : piste { $track }, médailles { $medals }, marqueurs { $markers }, étoile { $star }, pirates { $hijackers }, reconnaissance { $recognition }, cartes { $cards } ; total { $total }

## Refus

hijacked-refusal-no-such-seat = Personne ne joue à cette place : choisis quelqu’un qui joue.
hijacked-refusal-first-drawn = Cette place ne peut pas être tirée maintenant : on tire au sort qui commence une seule fois, avant tout le reste.
hijacked-refusal-card-drawn = Cette carte ne peut pas être tirée maintenant : la suivante vient de ce qui reste de la pioche.
hijacked-refusal-hijackers-drawn = Ces pirates ne peuvent pas être placés : on en tire quatre différents, une seule fois.
hijacked-refusal-numbers-drawn = Ces nombres ne peuvent pas être placés : on en tire quatre différents de 1 à 6, une seule fois.
hijacked-refusal-objective-drawn = Ces objectifs ne peuvent pas être placés : on tire une carte Objectif de la boîte, une seule fois, et on y pose les trois médailles de la boîte.
hijacked-refusal-game-over = Les pourparlers sont finis : il n’y a plus rien à faire à cette table.
hijacked-refusal-last-call = Ce n’est plus le tour de personne : au dernier appel, tu peux sauver, encaisser et utiliser des tuiles Bonus.
hijacked-refusal-no-last-call = Il n’y a rien à conclure : cela se dit au dernier appel, avant le décompte.
hijacked-refusal-has-passed = Tu as dit que tu avais terminé : attends les autres.
hijacked-refusal-not-on-turn = Ce n’est pas ton tour : en attendant, tu peux sauver, encaisser et utiliser des tuiles Bonus.
hijacked-refusal-dice-rolled = Ce lancer n’est pas possible : tous les dés du tour sont lancés une fois, et chacun montre de 1 à 6.
hijacked-refusal-no-such-die = Tu n’as pas ce dé à ce tour : choisis-en un que tu as lancé.
hijacked-refusal-die-used = Ce dé est déjà placé : choisis-en un autre.
hijacked-refusal-no-more-cards = Tu as déjà choisi ta carte de ce tour : une de plus se choisit avec un dé bonus ou un mini-dé, et il n’y en a pas de troisième.
hijacked-refusal-die-does-not-match = Le dé doit montrer ce que montre le dos de la carte : choisis-en un autre, ou tourne celui-ci avec des marqueurs.
hijacked-refusal-die-too-low = Quelqu’un a réservé cette carte : ton dé doit montrer au moins autant que celui qui s’y trouve.
hijacked-refusal-cannot-be-played = Quelqu’un d’autre a réservé cette carte : tu ne peux la prendre que si tu peux la jouer maintenant.
hijacked-refusal-reserved-by-you = Tu as réservé cette carte : choisis-la sans dé.
hijacked-refusal-not-a-neighbour = Tu ne peux réserver qu’une carte voisine de celle que tu viens de choisir, avant de placer un autre dé.
hijacked-refusal-not-free = Cette carte ne peut pas être réservée : elle doit être visible, et personne ne doit l’avoir réservée.
hijacked-refusal-has-reserved = Tu as déjà réservé une carte : une seule à la fois.
hijacked-refusal-card-first = Joue ou défausse d’abord la carte que tu as choisie.
hijacked-refusal-no-card-chosen = Il n’y a pas de carte à jouer ni à défausser : choisis-en d’abord une.
hijacked-refusal-trust-too-low = Cette carte demande plus de confiance qu’il n’y en a : défausse-la pour 1 point.
hijacked-refusal-display-full = Tu as déjà cinq cartes devant toi, c’est le maximum : sauve d’abord quelqu’un avec.
hijacked-refusal-cannot-pay = Tu n’as pas les marqueurs que cette carte exige : défausse-la pour 1 point.
hijacked-refusal-nothing-reserved = Tu n’as pas réservé de carte : choisis-en une avec un dé.
hijacked-refusal-reserved-just-now = Tu viens de réserver cette carte : tu pourras la choisir à ton prochain tour.
hijacked-refusal-not-enough-cards = Tu n’as pas devant toi les cartes qu’il faut : un passager en demande deux d’une couleur, un pilote trois.
hijacked-refusal-no-figure-left = Il ne reste plus de figurine de cette sorte dans l’avion.
hijacked-refusal-trust-built = Tu as déjà établi la confiance à ce tour : avec un dé, c’est une fois par tour.
hijacked-refusal-trust-complete = La confiance est à 100 % et ne peut plus monter : utilise ton dé pour autre chose.
hijacked-refusal-enough-greens = Ce tour a eu ses trois pierres vertes : établis la confiance à un autre tour.
hijacked-refusal-stones-first = On est en train de tirer des pierres : attends que ce soit fini.
hijacked-refusal-no-stones-now = Tu ne tires pas de pierres : place d’abord un dé pour établir la confiance.
hijacked-refusal-stone-drawn = Cette pierre ne peut pas être tirée maintenant : le sac en contient d’autres, ou personne n’y plonge la main.
hijacked-refusal-both-dice = Convaincre demande tes deux dés personnels : l’un d’eux est placé, ou posé sur une carte.
hijacked-refusal-no-hijacker = Il n’y a pas de pirate à cet emplacement : choisis-en un autre.
hijacked-refusal-anothers-disc = Quelqu’un d’autre est en pourparlers avec ce pirate : choisis-en un qui n’a pas le disque d’un autre.
hijacked-refusal-dice-do-not-fit = Tes dés ne vont pas sur les deux cases de ce pirate : choisis-en un autre, ou tourne un dé avec des marqueurs.
hijacked-refusal-hijacker-drawn = Ce pirate ne peut pas venir maintenant : un pirate de la réserve prend un emplacement libre.
hijacked-refusal-retreat-both-dice = Renvoyer la police demande tes deux dés personnels : l’un d’eux est placé, ou posé sur une carte.
hijacked-refusal-too-early = La police ne recule pas avant la manche 3.
hijacked-refusal-scores-differ = Pour cela, tous les scores doivent être égaux : qui est derrière peut encaisser des marqueurs et des médailles.
hijacked-refusal-tile-first = Choisis d’abord la tuile Bonus que tu gardes.
hijacked-refusal-not-offered = Tu ne peux pas garder cette tuile Bonus : choisis parmi celles qu’on te propose quand tu as renvoyé la police.
hijacked-refusal-tiles-drawn = Ces tuiles Bonus ne peuvent pas être tirées maintenant : quand la police a été renvoyée, on en tire deux de celles qui restent.
hijacked-refusal-number-not-there = Aucune tuile Nombre n’a la valeur de ce dé : utilise-le pour autre chose, ou tourne-le avec des marqueurs.
hijacked-refusal-none-in-supply = La réserve n’a plus de marqueur de cette sorte : choisis-en une autre.
hijacked-refusal-no-such-marker = Tu n’as pas de marqueur de cette sorte : choisis-en une autre.
hijacked-refusal-not-your-own-die = Un dé bonus se prend avec un de tes dés personnels : un dé bonus ou un mini-dé ne suffit pas.
hijacked-refusal-no-bonus-die = Il n’y a pas de dé bonus sur le plateau : attends qu’il en revienne un.
hijacked-refusal-bonus-die-waits = Il te reste un dé bonus ou un mini-dé qui peut servir : utilise-le avant de terminer ton tour.
hijacked-refusal-take-first = D’abord, prends ou laisse ce que donne ta case bonus.
hijacked-refusal-somebody-takes = Quelqu’un choisit quoi prendre sur une case bonus : attends que ce soit fait.
hijacked-refusal-nothing-to-take = Tu n’as rien à prendre : ton score doit s’arrêter exactement sur une case bonus.
hijacked-refusal-nothing-to-decline = Tu n’as rien à laisser : ton score doit s’arrêter exactement sur une case bonus.
hijacked-refusal-no-such-medal = Tu n’as pas cette médaille.
hijacked-refusal-no-such-tile = Tu n’as pas la tuile Bonus qu’il faut.
hijacked-refusal-not-in-display = Le pilote demande trois cartes parmi celles devant toi : choisis-en trois qui s’y trouvent.
hijacked-refusal-not-to-oneself = C’est toi : donne le marqueur à quelqu’un d’autre.
hijacked-refusal-not-in-discard = Cette carte n’est pas dans la défausse : choisis-en une autre.
hijacked-refusal-red-stays = Les cartes rouges restent dans la défausse : choisis une autre couleur.
hijacked-refusal-cybot-drawn = Le Cybot ne peut pas jouer cette carte maintenant : après ton tour, il en joue une de celles qui lui restent.

## Options

hijacked-option-box = Une autre boîte
    .about = Ce qui est imprimé sur le matériel, tiré de ton propre fichier de boîte au lieu du nôtre, qui est une reconstitution. Pour qui possède le jeu, ou veut essayer d’autres valeurs.
hijacked-option-pause = Durée du dernier appel
    .about = Combien de secondes tout le monde a pour sauver, encaisser et utiliser des tuiles Bonus avant le décompte ; 20 sans autre indication.

hijacked-misfit-seats = { hijacked-name } se joue de { $least } à { $most } ; en solo, on affronte le Cybot.
hijacked-misfit-pause-range = Le dernier appel dure de { $least } à { $most } secondes.

## Aide sur les règles

hijacked-rules-goal = Un avion est détourné, et la police approche. Vous négociez tous : satisfaites des exigences, gagnez la confiance, faites sortir des gens. Quand quelqu’un a sauvé trois passagers et un pilote, les pourparlers aboutissent à la fin de la manche, et la personne qui a le plus de points gagne. Mais si la police atteint l’avion avant, tout le monde perd. Vous êtes donc des rivaux qui doivent parfois s’entraider. En solo, tu affrontes le Cybot.
    .title = De quoi il s’agit
hijacked-rules-round = Chacun joue un tour, dans le sens horaire depuis la carte de départ : à ton tour, lance tes dés et place-les un par un sur des actions. Puis la police avance d’une case. Elle part de la case 15 à un ou deux, de la 10 à trois, de la 8 à quatre. Si elle entre dans l’avion, tous perdent, même si quelqu’un a sauvé assez de monde. À tout moment, tu peux sauver, encaisser des marqueurs et des médailles, et utiliser des tuiles Bonus. Un dernier appel le permet avant la fin.
    .title = Manches et tours
hijacked-rules-cards = Par tour, tu choisis une carte. Avec un dé bonus ou un mini-dé, tu peux en choisir une deuxième, mais seulement avec ce dé-là, et jamais une troisième. Une carte cachée demande un dé de la valeur inscrite à son dos, une carte visible n’importe quel dé. Elle est retournée, et ses voisines aussi. Puis joue-la devant toi, si la confiance suffit et que tu paies ce qu’elle exige, ou défausse-la pour 1 point. Une carte rouge est toujours défaussée, pour 1 point ; si tu l’as choisie cachée, la confiance baisse de 10 %.
    .title = Cartes Passager
hijacked-rules-reserving = Tu peux réserver une voisine visible de la carte que tu viens de choisir, avec n’importe quel dé libre. Le dé y reste pendant ton tour suivant. À ce tour, tu choisis la carte sans dé, et tu la joues ou tu la défausses pour 1 point ; c’est ta carte du tour. Si tu la laisses, elle reste visible dans la rangée, et le dé te revient. Les autres peuvent la choisir aussi, avec un dé au moins égal au tien, mais seulement s’ils peuvent la jouer. Une seule réservation à la fois.
    .title = Réserver
hijacked-rules-rescuing = Devant toi, deux cartes d’une même couleur donnent un passager et 3 points, trois d’une même couleur un pilote et 5 points. C’est possible à tout moment, même au tour des autres, tant qu’il y a des figurines : douze passagers et quatre pilotes. Tu peux avoir cinq cartes devant toi, et chacune qui y reste à la fin coûte 3 points.
    .title = Sauver
hijacked-rules-trust = Établir la confiance demande un dé, une fois par tour. Tire des pierres d’un sac de 12 vertes et 3 rouges, une par une, tant que tu veux. Chaque verte augmente la confiance de 10 % et rapporte 1 point ; trois au plus par tour, tuile Bonus comprise. Une rouge retourne dans le sac et arrête tout ; si c’était la première, elle rapporte 1 point. Qui porte la confiance à 100 % prend l’étoile, qui vaut 5 points à la fin ; si la confiance baisse ensuite, quelqu’un d’autre peut la lui prendre ainsi.
    .title = La confiance
hijacked-rules-hijackers = Convaincre demande tes deux dés personnels, sur les deux cases au-dessus d’un pirate ; certaines n’acceptent que certaines valeurs. Ton disque s’y pose et tient les autres à l’écart. Chaque pas rapporte 1 point. Au quatrième, le pirate quitte l’avion pour te rejoindre, avec des points tout de suite et d’autres à la fin. Un autre prend alors sa place, et la confiance baisse de 20 %. Un pirate que tu délaisses pour un autre garde ses pas, pour qui viendra ensuite.
    .title = Les pirates
hijacked-rules-retreat = À partir de la manche 3, tant que tous les scores sont égaux, tu peux faire reculer la police de deux cases, jusqu’à la case 18 au plus. Cela demande tes deux dés personnels. Tous les autres gagnent 2 points. Tu tires deux tuiles Bonus et en gardes une, et ton pouce avance sur la piste de reconnaissance, qui compte à la fin. Marqueurs et médailles s’encaissent à tout moment : parlez de qui peut égaliser.
    .title = Renvoyer la police
hijacked-rules-markers = Il y a crypto, nourriture, médicaments et jokers. Un dé rapporte un marqueur si sa valeur est sur une des quatre tuiles Nombre et que la réserve en a de cette sorte. Les marqueurs paient ce qu’exigent les cartes, et les jokers remplacent toute sorte. Ou ils tournent un dé qui n’est pas encore placé, de 1 chacun ; 1 et 6 sont voisins. Ou tu les encaisses à tout moment, pour 1 point chacun. Ceux que tu gardes comptent 1 point à la fin.
    .title = Marqueurs Exigence
hijacked-rules-dice = Tu as deux dés. Avec l’un d’eux, tu peux prendre un dé bonus, s’il y en a un sur le plateau ; les mini-dés viennent des cases bonus et d’une tuile Bonus. Les deux sont pour la manche suivante, quel que soit le moment où tu les gagnes, et il faut alors les utiliser si c’est possible. À la fin de cette manche, ils repartent, ou une manche plus tard s’ils ont réservé une carte. Avec l’un d’eux, tu peux choisir une deuxième carte. Les pirates et la police n’écoutent que tes deux dés personnels.
    .title = Dés bonus et mini-dés
hijacked-rules-points = Les points viennent un événement à la fois. Si ton score s’arrête exactement sur une case bonus de ta piste, tu peux prendre ce qu’elle montre : un marqueur au choix ou un mini-dé. La dépasser ne donne rien, reculer non plus. Chaque piste est différente. Sur trois objectifs, il y a des médailles : qui atteint un objectif en premier prend sa médaille, à encaisser à tout moment ou à compter à la fin. Si plusieurs l’atteignent ensemble, elle disparaît.
    .title = Cases bonus et médailles
hijacked-rules-tiles = Quand tu renvoies la police, tu tires deux tuiles Bonus et en gardes une. Elles servent à tout moment, une fois : un pilote pour trois cartes quelconques ; jusqu’à trois marqueurs pour les autres, contre 1 point chacun, tant qu’ils en ont ; un mini-dé et un joker ; une carte de la défausse ; établir la confiance sans dé. Une seule ne s’use pas : elle te laisse toujours choisir aussi la première carte de la pioche.
    .title = Tuiles Bonus
hijacked-rules-score = Avant le décompte vient le dernier appel : tout le monde peut encore sauver, encaisser et utiliser des tuiles Bonus. Ensuite comptent tes points sur la piste, tes médailles, 1 par marqueur, 5 pour l’étoile, ce que rapportent tes pirates, et ta place sur la piste de reconnaissance. Pour chaque carte devant toi, enlève 3. La personne qui a le plus de points gagne ; à égalité, celle qui a le plus de reconnaissance ; si cela ne suffit pas, on partage la victoire. Si l’avion a été pris d’assaut, on ne compte rien.
    .title = Le score
hijacked-rules-solo = La table est mise en place comme pour deux. Après ton tour, le Cybot joue quelques-unes de ses douze cartes, deux avec notre boîte, puis la police avance. Le Cybot n’a pas de dés et ne paie rien, mais la confiance compte aussi pour lui. Tu gagnes avec trois passagers, un pilote et plus de points que lui. La partie finit aussi quand le Cybot a sauvé trois passagers et un pilote. Tu peux renvoyer la police tant que vous avez le même score.
    .title = En solo contre le Cybot
hijacked-rules-reconstruction = Le livret ne montre pas ce qui est imprimé sur le matériel. Ces valeurs viennent d’un fichier de boîte ; le nôtre dit de chacune si elle est du livret ou reconstituée, et tout ce que fait le Cybot est de nous. Si tu possèdes le jeu, tu peux écrire les vraies valeurs dans une copie et jouer avec. Deux lignes de l’aperçu ne vont avec rien et ne sont pas jouées : une pierre rouge qui coûte 2 points au lieu de 1, et une liste de −2, −1, 0 et 3 points.
    .title = Ce qui est reconstitué

## Box files

hijacked-box-misfit-file-too-large = Le fichier fait plus de { $most } octets : c’est trop pour une boîte.
hijacked-box-misfit-name-taken = « { $name } » est déjà le nom d’une autre boîte : donne à la tienne un nom à elle.
hijacked-box-misfit-lines = Lignes qui commencent par « { $word } » : il en faut { $wanted }, et il y en a { $found }.
hijacked-box-misfit-line-too-long = Ligne { $line } : elle fait { $bytes } octets ; le maximum est { $most }.
hijacked-box-misfit-no-such-line = Ligne { $line } : aucune ligne d’une boîte ne commence par « { $word } ».
hijacked-box-misfit-count = Ligne { $line } : après le premier mot, il en faut encore { $wanted }, et il y en a { $found }.
hijacked-box-misfit-name = Ligne { $line } : un nom a de 1 à 24 minuscules, chiffres et tirets, sans espace.
hijacked-box-misfit-space = Ligne { $line } : « { $word } » n’indique pas de valeurs de dé. Écris-les par exemple 1-3.
hijacked-box-misfit-number = Ligne { $line } : « { $word } » n’est pas un nombre qui convient ici.
hijacked-box-misfit-markers = Ligne { $line } : il faut { $wanted } marqueurs en tout, et il y en a { $found }.
hijacked-box-misfit-rising = Ligne { $line } : les nombres vont de 1 à 39, chacun plus grand que le précédent.
hijacked-box-misfit-falling = Ligne { $line } : les nombres vont de 0 à 39, aucun plus petit que le précédent.
hijacked-box-misfit-no-such-goal = Ligne { $line } : « { $word } » n’est pas un objectif.
hijacked-box-misfit-goal-twice = Ligne { $line } : un objectif y figure deux fois.
hijacked-box-misfit-track = Ligne { $line } : une piste s’écrit par exemple : track markers 3 13 dice 9 27.
hijacked-box-misfit-bonus-spaces = Ligne { $line } : les cases bonus vont de 1 à { $last }, chacune plus loin que la précédente ; il y en a au plus { $most } de chaque sorte.
hijacked-box-misfit-two-bonuses = Ligne { $line } : la case { $space } a deux bonus.
hijacked-box-misfit-cybot-plays = Ligne { $line } : le Cybot joue de 1 à { $most } cartes après un tour.
hijacked-box-misfit-no-such-cybot-card = Ligne { $line } : « { $word } » n’est pas une carte du Cybot.
hijacked-box-misfit-card = Ligne { $line } : une carte s’écrit par exemple : card Y08 6 20 F+M.
hijacked-box-misfit-no-such-card = Ligne { $line } : « { $word } » n’est pas une carte. Son nom est une lettre pour la couleur et deux chiffres, par exemple Y08.
hijacked-box-misfit-card-twice = Ligne { $line } : { $card } y figure deux fois.
hijacked-box-misfit-too-many-cards = Ligne { $line } : il y a { $most } cartes, pas plus.
hijacked-box-misfit-back = Ligne { $line } : le dos de { $card } porte une valeur de dé, de 1 à 6, et non « { $word } ».
hijacked-box-misfit-trust = Ligne { $line } : la confiance que demande { $card } va de 0 à 100 par dizaines, et non « { $word } ».
hijacked-box-misfit-demands = Ligne { $line } : les exigences de { $card } sont jusqu’à trois lettres parmi C, F et M, par exemple F+M, ou un tiret, et non « { $word } ».
hijacked-box-misfit-red = Ligne { $line } : { $card } est rouge. On ne la joue jamais : elle demande 0 de confiance, et un tiret comme exigence.

### La table de Hijacked : ce que disent le tarmac, les zones, la barre, le plateau et la fin, au-delà
### des mots des règles. Les places arrivent comme des noms, les ensembles de places comme des listes
### de noms avec leur nombre dans …_count, les cartes comme une liste telle que « 2 × Bleu et
### 1 × Gris », les marqueurs comme « 1 × Nourriture et 1 × Joker ».

## Ce qui se passe, la même phrase pour tout le monde

hijacked-table-now-deal = On met la table en place.
hijacked-table-now-roll = { $seat } lance les dés.
hijacked-table-now-turn = { $dice ->
    [0] { $seat } a placé tous ses dés.
    [1] C’est le tour { DE($seat) }, avec encore un dé.
   *[other] C’est le tour { DE($seat) }, avec encore { $dice } dés.
}
hijacked-table-now-card = { $seat } joue ou défausse une carte Passager : { $card }.
hijacked-table-now-stones = { $greens ->
    [0] { $seat } tire la première pierre de confiance.
    [1] { $seat } a tiré une pierre verte : continuer ou s’arrêter ?
   *[other] { $seat } a tiré { $greens } pierres vertes : continuer ou s’arrêter ?
}
hijacked-table-now-offer = { $seat } choisit laquelle de deux tuiles Bonus garder.
hijacked-table-now-take = { $takers_count ->
    [1] { $takers } peut prendre quelque chose sur une case bonus.
   *[other] { $takers } peuvent prendre quelque chose sur des cases bonus.
}
hijacked-table-now-cybot = Le Cybot joue une carte.
hijacked-table-now-round-end = La manche se termine, et la police avance.
hijacked-table-now-last-call = { $asked_count ->
    [0] Dernier appel avant le décompte.
    [1] Dernier appel avant le décompte : { $asked } peut encore faire quelque chose.
   *[other] Dernier appel avant le décompte : { $asked } peuvent encore faire quelque chose.
}
hijacked-table-now-over = Les pourparlers sont terminés.

## Le tarmac

hijacked-table-board = Le tarmac
hijacked-table-round = Manche { $round }
hijacked-table-rolled = Dés libres { DE($seat) } : { $values }
hijacked-table-police = { $space ->
    [0] La police est dans l’avion.
    [1] La police est à un pas de l’avion.
   *[other] La police est sur la case { $space }. La case 1 est la dernière avant l’avion.
}
hijacked-table-aboard = À bord : { $passengers ->
    [0] aucun passager
    [1] un passager
   *[other] { $passengers } passagers
}, { $pilots ->
    [0] aucun pilote
    [1] un pilote
   *[other] { $pilots } pilotes
}
# Sur un emplacement : renvoyer la police.
hijacked-table-retreat = Renvoyer
hijacked-table-scores-equal = Tous les scores sont égaux
hijacked-table-scores-differ = Les scores sont différents

## Les zones du plateau, sur un téléphone

hijacked-table-zones = Parties du plateau
hijacked-table-zone-cards = Cartes
hijacked-table-zone-talks = Pirates
hijacked-table-zone-tower = Tour
hijacked-table-zone-players = Joueurs
# À côté du nom d’une zone, pour qui écoute.
hijacked-table-zone-open = { $count ->
    [1] un emplacement ouvert
   *[other] { $count } emplacements ouverts
}

## Les cartes

hijacked-table-row = Cartes Passager
hijacked-table-card-gap = Emplacement { $place } : vide
hijacked-table-card-down = Emplacement { $place } : face cachée, s’ouvre avec un { $back }
hijacked-table-card-red = Emplacement { $place } : rouge
hijacked-table-card-open = { $demands_count ->
    [0] Emplacement { $place } : { $card }, demande { $trust } % de confiance et aucun marqueur
   *[other] Emplacement { $place } : { $card }, demande { $trust } % de confiance, { $demands }
}
hijacked-table-card-reserved = carte réservée par { $seat } avec un { $value }
hijacked-table-pile = { $count ->
    [1] Pioche : une carte, son dos montre un { $back }
   *[other] Pioche : { $count } cartes, la première montre un { $back }
}
hijacked-table-pile-count = Pioche { $count }
hijacked-table-discard = { $cards_count ->
    [0] Défausse : vide
   *[other] Défausse : { $cards }
}
hijacked-table-discard-count = Défausse { $count }

## Pirates et confiance

hijacked-table-spots = { $count ->
    [0] Pirates à bord ; aucun en réserve
    [1] Pirates à bord ; un en réserve
   *[other] Pirates à bord ; { $count } en réserve
}
hijacked-table-spot-empty = Personne
hijacked-table-who = Qui ils sont
hijacked-table-stocked = Rien tout de suite. À la fin, selon tes marqueurs : 1 point dès { $one }, 3 points dès { $three }, 6 points dès { $six }.
hijacked-table-level = Persuasion : { $level } sur 4
hijacked-table-spaces = Demande tes deux dés personnels : { $one } et { $other }
hijacked-table-disc = Disque { DE($seat) }
hijacked-table-trust = Confiance { $percent } %
hijacked-table-bag = { $greens ->
    [1] Dans le sac : une pierre verte
   *[other] Dans le sac : { $greens } pierres vertes
}, { $reds ->
    [1] une rouge
   *[other] { $reds } rouges
}
hijacked-table-star = { $seat } a l’étoile : 5 points à la fin

## Tour, objectifs, reconnaissance

hijacked-table-tower = Tour de contrôle
hijacked-table-fetch = { $count ->
    [0] avec un { $value } : il n’y en a plus
    [1] avec un { $value } : il en reste un
   *[other] avec un { $value } : il en reste { $count }
}
hijacked-table-bonus-dice = Dés bonus
hijacked-table-mini-dice = Mini-dés
hijacked-table-tiles = Tuiles Bonus
hijacked-table-goals = Objectifs
hijacked-table-medal = { $left ->
    [yes] médaille de valeur { $medal }
   *[no] la médaille n’est plus là
}
hijacked-table-recognition = Reconnaissance
hijacked-table-thumbs = { $points ->
    [1] 1 point : { $seats }
   *[other] { $points } points : { $seats }
}
hijacked-table-left = reste { $count }

## Tout le monde

hijacked-table-first = commence
hijacked-table-points = { $points ->
    [0] 0 point
    [1] un point
   *[other] { $points } points
}
hijacked-table-next-marker = Prochaine case bonus : un marqueur en { $space }
hijacked-table-next-die = Prochaine case bonus : un mini-dé en { $space }
hijacked-table-has-star = L’étoile : 5 points à la fin
hijacked-table-has-passengers = { $count ->
    [0] aucun passager sauvé
    [1] un passager sauvé
   *[other] { $count } passagers sauvés
}
hijacked-table-has-pilots = { $count ->
    [0] aucun pilote sauvé
    [1] un pilote sauvé
   *[other] { $count } pilotes sauvés
}
hijacked-table-has-display = { $cards_count ->
    [0] Aucune carte en jeu
   *[other] Cartes en jeu : { $cards }
}
hijacked-table-has-medal = Médaille de valeur { $medal }
hijacked-table-has-thumb = Reconnaissance : case { $thumb }
hijacked-table-has-dice = Prochain tour : { $bonus ->
    [0] { $mini ->
        [1] un mini-dé
       *[other] { $mini } mini-dés
    }
    [1] { $mini ->
        [0] un dé bonus
        [1] un dé bonus et un mini-dé
       *[other] un dé bonus et { $mini } mini-dés
    }
   *[other] { $mini ->
        [0] { $bonus } dés bonus
        [1] { $bonus } dés bonus et un mini-dé
       *[other] { $bonus } dés bonus et { $mini } mini-dés
    }
}
hijacked-table-dice-later = Seulement à la manche suivante : { $bonus ->
    [0] { $mini ->
        [1] un mini-dé
       *[other] { $mini } mini-dés
    }
    [1] { $mini ->
        [0] un dé bonus
        [1] un dé bonus et un mini-dé
       *[other] un dé bonus et { $mini } mini-dés
    }
   *[other] { $mini ->
        [0] { $bonus } dés bonus
        [1] { $bonus } dés bonus et un mini-dé
       *[other] { $bonus } dés bonus et { $mini } mini-dés
    }
}
hijacked-table-cybot-played = Dernière : { $card }.
hijacked-table-cybot-nothing = Il n’a encore joué aucune carte.
hijacked-table-cybot-left = { $count ->
    [0] Toutes vont être mélangées à nouveau.
    [1] Encore une carte :
   *[other] Encore { $count } cartes :
}
hijacked-table-cybot-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}

## Mes dés

hijacked-table-dice = Mes dés
hijacked-table-die = { $used ->
    [yes] Dé { $die } : { $value }, placé
   *[no] { $kind ->
        [bonus] Dé { $die }, bonus : { $value }
        [mini] Dé { $die }, mini : { $value }
       *[own] Dé { $die } : { $value }
    }
}
hijacked-table-hint-die = Touche un dé pour voir ce qu’il peut faire, ou un emplacement.
hijacked-table-hint-lit = Ce qu’il peut faire s’allume. Touche-le, ou fais-y glisser le dé.
hijacked-table-hint-useless = Tel quel, ce dé ne peut rien faire.
hijacked-table-hint-done = Tous les dés sont placés.
hijacked-table-turn-die = Tourner le dé
hijacked-table-turn-to = Le tourner sur { $value } pour 1 × { $kind }
hijacked-table-turn-pays = Payer avec
hijacked-table-ask-die = Quel dé ?
hijacked-table-ask-either = Choisir cette carte, ou la réserver ?

## Ce que ferait un dé, sur son emplacement : deux ou trois mots

hijacked-table-tag-nothing = –
hijacked-table-tag-either = Deux choix
hijacked-table-tag-choose = { $lies ->
    [down] Retourner
    [reserved] Reprendre
    [red] Défausser, +1
   *[open] Choisir
}
hijacked-table-tag-choose-reserved = Sans dé
hijacked-table-tag-choose-top = Retourner
hijacked-table-tag-reserve = Réserver
hijacked-table-tag-build-trust = Tirer des pierres
hijacked-table-tag-persuade = Les deux dés
hijacked-table-tag-retreat = Les deux dés
hijacked-table-tag-fetch = Prendre 1
hijacked-table-tag-take-bonus-die = Manche suivante

## Ce que cela coûte et rapporte, avant de le faire

hijacked-table-cost-choose = { $lies ->
    [down] Un { $value } retourne la carte { $place } et ses voisines. Ensuite tu la joues, ou tu la défausses pour 1 point.
    [red] N’importe quel dé défausse la carte rouge { $place } pour 1 point, et ses voisines sont retournées.
    [reserved] Un { $value } ou plus prend la carte { $place } ({ $card }) à { $seat }, dont le dé repart. Ensuite tu la joues, ou tu la défausses pour 1 point.
   *[open] N’importe quel dé choisit la carte { $place } ({ $card }), et ses voisines sont retournées. Ensuite tu la joues, ou tu la défausses pour 1 point.
}
hijacked-table-cost-choose-reserved = Choisir la carte que tu as réservée ? Cela ne demande pas de dé, et c’est ta carte de ce tour. Ensuite tu la joues, ou tu la défausses pour 1 point.
hijacked-table-cost-choose-top = Le dé retourne la première carte de la pioche, sans voisines. Ensuite tu la joues, ou tu la défausses pour 1 point.
hijacked-table-cost-reserve = Le dé reste sur la carte { $place } ({ $card }) jusqu’à la fin de ton prochain tour, où tu lances un dé de moins.
hijacked-table-cost-build-trust = Tire des pierres une par une, jusqu’à trois vertes à ce tour : 10 % de confiance et 1 point chacune. Une rouge arrête tout.
hijacked-table-cost-persuade = { $last ->
    [yes] Placer tes deux dés et convaincre « { $hijacker } » ? C’est 1 point et le dernier pas : le pirate te rejoint, avec ses points, et la confiance baisse de 20 %.
   *[no] Placer tes deux dés et convaincre « { $hijacker } » ? C’est 1 point et le pas { $level } sur 4.
}
hijacked-table-cost-retreat = Placer tes deux dés et renvoyer la police de deux cases ? Tous les autres gagnent 2 points. Tu tires deux tuiles Bonus et en gardes une, et ton pouce avance.
hijacked-table-cost-fetch = Un { $value } rapporte 1 × { $kind }.
hijacked-table-cost-take-bonus-die = Un de tes dés personnels te donne un dé bonus pour la manche suivante, où il faut l’utiliser.

## Les questions d’un tour

hijacked-table-ask-card = Carte choisie : { $card }.
hijacked-table-card-pays = { $paid_count ->
    [0] La jouer ne coûte rien.
   *[other] La jouer coûte { $paid }.
}
hijacked-table-card-no-trust = Elle demande { $needs } % de confiance ; il y en a { $trust } %.
hijacked-table-card-no-room = Il n’y a plus de place devant toi.
hijacked-table-card-no-markers = Tu ne peux pas payer { $demands }.
hijacked-table-ask-keep = Garde une tuile Bonus. L’autre repart sans être vue.
hijacked-table-ask-take = Case bonus : tu peux prendre quelque chose.
    .about = La table t’attend.
hijacked-table-do-take-mini-die = Mini-dé
hijacked-table-do-decline-marker = Pas de marqueur
hijacked-table-do-decline-mini-die = Pas de mini-dé
hijacked-table-ask-last-call = Dernier appel : sauve, encaisse ou utilise des tuiles, puis dis que tu as terminé.
    .about = Après, on compte les points.
hijacked-table-do-pass = J’ai terminé
hijacked-table-stones = { $greens ->
    [0] Aucune pierre, confiance { $percent } %.
    [1] Une pierre verte, confiance { $percent } %.
   *[other] { $greens } pierres vertes, confiance { $percent } %.
}
hijacked-table-stones-bag = { $greens ->
    [1] Dans le sac : une verte, { $reds } rouges. Verte : { $chance } %.
   *[other] Dans le sac : { $greens } vertes, { $reds } rouges. Verte : { $chance } %.
}
hijacked-table-do-draw = Tirer (verte : { $chance } %)
hijacked-table-do-stop = Arrêter
hijacked-table-do-play = Jouer
hijacked-table-do-discard = Défausser, +1 point
hijacked-table-do-choose = Choisir
hijacked-table-do-reserve = Réserver
hijacked-table-do-choose-reserved = Choisir
hijacked-table-do-persuade = Convaincre
hijacked-table-do-retreat = Renvoyer
hijacked-table-do-keep = Garder
hijacked-table-do-end-turn = Finir le tour
hijacked-table-sure-end-turn = { $dice ->
    [1] Finir ton tour ? Un dé n’est pas placé.
   *[other] Finir ton tour ? { $dice } dés ne sont pas placés.
}
hijacked-table-sure-keep = Garder cette tuile ? L’autre retourne parmi les tuiles.

## Le plateau : ce qu’on peut faire à tout moment

hijacked-table-tray = À tout moment
# À côté, pour qui écoute.
hijacked-table-tray-count = { $count ->
    [1] une possibilité
   *[other] { $count } possibilités
}
hijacked-table-tray-empty = Rien pour l’instant. Ici tu sauves des gens, encaisses marqueurs et médailles et utilises des tuiles, même pendant le tour des autres.
hijacked-table-tray-rescue-passenger = Passager pour 2 × { $colour }, +3
hijacked-table-tray-rescue-pilot = Pilote pour 3 × { $colour }, +5
hijacked-table-tray-rescue-pilot-with = Pilote pour { $cards }, +5
hijacked-table-tray-cash = Encaisser { $kind }, +1
hijacked-table-tray-cash-medal = Encaisser la médaille, +{ $medal }
hijacked-table-tray-give = { $points ->
    [0] { $kind } à { $seat }, sans point
   *[other] { $kind } à { $seat }, +1
}
hijacked-table-tray-take-die-and-joker = Tuile : mini-dé et joker
hijacked-table-tray-take-back = Reprendre { $card }
hijacked-table-tray-build-trust-free = Tuile : confiance sans dé
hijacked-table-tray-tile = Tuile : { $tile }
hijacked-table-sure-rescue-passenger = Donner deux cartes ({ $colour }) pour un passager et 3 points ?
hijacked-table-sure-rescue-pilot = Donner trois cartes ({ $colour }) pour un pilote et 5 points ?
hijacked-table-sure-rescue-pilot-with = Utiliser la tuile et donner { $cards } pour un pilote et 5 points ?
hijacked-table-sure-cash = Rendre 1 × { $kind } pour 1 point ?
hijacked-table-sure-cash-medal = Encaisser la médaille maintenant, pour { $medal ->
    [1] 1 point
   *[other] { $medal } points
} ? Sinon, elle compte à la fin.
hijacked-table-sure-give = { $points ->
    [0] Donner 1 × { $kind } à { $seat }, qui n’a aucun point à te donner ?
   *[other] Donner 1 × { $kind } à { $seat } ? Tu reçois 1 de ses points.
}
hijacked-table-sure-take-die-and-joker = Utiliser la tuile pour un mini-dé et un joker ?
hijacked-table-sure-take-back = Utiliser la tuile et prendre gratuitement une carte ({ $card }) de la défausse devant toi ?
hijacked-table-sure-build-trust-free = Utiliser la tuile et tirer des pierres de confiance, sans dé ?
hijacked-table-do-rescue-passenger = Sauver
hijacked-table-do-rescue-pilot = Sauver
hijacked-table-do-rescue-pilot-with = Sauver
hijacked-table-do-cash = Encaisser
hijacked-table-do-cash-medal = Encaisser
hijacked-table-do-give = Donner
hijacked-table-do-take-die-and-joker = Utiliser
hijacked-table-do-take-back = Prendre
hijacked-table-do-build-trust-free = Utiliser
hijacked-table-equal = Préviens-moi quand les scores sont égaux
    .about = C’est le seul moment où l’on peut renvoyer la police.
hijacked-table-equal-now = Tous les scores sont égaux maintenant.

## La fin

hijacked-table-end-stormed = L’avion est pris d’assaut
hijacked-table-end-rescued = Les pourparlers ont abouti
hijacked-table-end-reckoning = Points
hijacked-table-end-people = Personnes sauvées
hijacked-table-end-won = Victoire
hijacked-table-end-track = Piste
hijacked-table-end-medals = Médailles
hijacked-table-end-markers = Marqueurs
hijacked-table-end-star = Étoile
hijacked-table-end-hijackers = Pirates
hijacked-table-end-recognition = Reconnaissance
hijacked-table-end-cards = Cartes restantes
hijacked-table-end-total = Total

## Options

hijacked-table-options-more = Autres

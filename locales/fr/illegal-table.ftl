### La table d’Illegal : ce que disent la salle, les coins, les docks, le tribunal, le pupitre et la
### fin, au-delà des mots des règles. Les places arrivent comme des noms, les ensembles comme des
### listes de noms avec leur nombre dans …_count, les cartes comme une liste telle que « 2 × Bijoux et
### 1 × Poudre », les rôles comme une liste.

## Ce qui se passe maintenant, la même phrase pour tout le monde

illegal-table-now-build = { $master } prépare les paquets.
illegal-table-now-deal = On distribue les paquets.
illegal-table-now-ready = { $next ->
    [session] C’est à { $master } de lancer la prochaine séance de négociation.
    [docks] C’est à { $master } d’ouvrir les docks.
   *[debate] C’est à { $master } d’appeler les prochains suspects.
}
illegal-table-now-session = { $done_count ->
    [0] Séance de négociation { $session } sur 5 : les échanges se font dans les coins.
   *[other] Séance de négociation { $session } sur 5. Ont terminé : { $done_count } sur { $players }.
}
illegal-table-now-lay-out = On pose des cartes sur les docks, une par une. Attention : la ruée commence avec la dernière.
illegal-table-now-dock = { $missing_count ->
    [0] Tout le monde a une carte des docks.
    [1] Les docks sont ouverts. { $missing } n’a pas encore de carte.
    [2] Les docks sont ouverts. { $missing } n’ont pas encore de carte.
   *[other] Les docks sont ouverts : une carte chacun, premier arrivé, premier servi.
}
illegal-table-now-lot = Plusieurs mains se sont tendues au même instant : le sort décide.
illegal-table-now-rest = Ceux qui n’ont pas de carte reçoivent ce qui reste.
illegal-table-now-show = On appelle les prochains suspects.
illegal-table-now-debate = { $done_count ->
    [0] Qui est-ce : { $roles } ? Débattez à voix haute.
   *[other] Qui est-ce : { $roles } ? Ont fini de débattre : { $done_count } sur { $players }.
}
illegal-table-now-point = { $awaited_count ->
    [0] Tous les doigts sont pointés.
    [1] Qui est-ce : { $roles } ? { $awaited } doit encore pointer.
    [2] Qui est-ce : { $roles } ? { $awaited } doivent encore pointer.
   *[other] Qui est-ce : { $roles } ? Il manque encore { $awaited_count } doigts.
}
illegal-table-now-reveal = C’est à { $master } de dire qui révèle ses cartes en premier.
illegal-table-now-over = La soirée est finie.

## La salle

illegal-table-room = La salle
illegal-table-people = Tout le monde dans la salle
# Le nom d’un coin, comme sur une porte.
illegal-table-corner = Coin { $corner }
# À côté d’un nom, pour qui écoute : où est cette personne.
illegal-table-in-corner = dans le coin { $corner }
illegal-table-at-table = à la table
# Au milieu de la table.
illegal-table-session = Séance { $session } sur 5
illegal-table-master = Maître de jeu
# Petites marques près d’une personne.
illegal-table-seat-done = A terminé
illegal-table-seat-knocks = Frappe
illegal-table-seat-knocked = Tu as frappé ici
illegal-table-seat-pointed = A pointé
illegal-table-seat-suspected = Soupçons : { $roles }

## Qui t’entend : se trouve au-dessus de la ligne où l’on écrit

illegal-table-hear-corner = { $names_count ->
    [1] Personne d’autre { QUE($names) } ne t’entend.
   *[other] Personne d’autre { QUE($names) } ne t’entend.
}
illegal-table-hear-table = { $names_count ->
    [0] Personne ne t’entend : les autres sont dans les coins.
    [1] À la table, { $names } t’entend.
   *[other] À la table, { $names } t’entendent.
}
illegal-table-hear-master = Tout le monde t’entend, dans tous les coins.

## Un coin, quand j’y suis

illegal-table-corner-with = Coin { $corner }, avec { $names }
# Choix de la personne avec qui négocier, quand il y en a plusieurs.
illegal-table-partner = Négocier avec
illegal-table-side-theirs = { $name } donne
illegal-table-side-yours = Tu donnes
illegal-table-side-empty = Rien pour l’instant
illegal-table-hand = Tes cartes libres
illegal-table-hand-none = Aucune de tes cartes n’est libre.
# Ce que fait un appui sur une carte, pour qui écoute.
illegal-table-lay = { $count ->
    [1] Poser { $resource } : une est libre
   *[other] Poser { $resource } : { $count } sont libres
}
illegal-table-take-back = { $count ->
    [1] Reprendre { $resource } : une est posée
   *[other] Reprendre { $resource } : { $count } sont posées
}
illegal-table-hint-lay = Touche une carte pour la poser. Touche-la là-bas pour la reprendre.
# Un tampon sur un côté dont les cartes viennent de changer.
illegal-table-changed = Modifié
illegal-table-confirmed = { $name } a confirmé
illegal-table-confirmed-you = Tu as confirmé
illegal-table-others-lie = Entre { $one } et { $other } : { $gives } contre { $gets }.

## Ce que tu peux faire pendant une séance

illegal-table-ask-talk = Touche quelqu’un pour demander à lui parler.
    .about = Si c’est oui, vous allez tous les deux dans un coin. Personne d’autre n’entend ni ne voit ce qui s’y passe.
illegal-table-ask-knock = { $where ->
    [corner] Demander à { $name } de te laisser entrer dans le coin { $corner } ?
   *[table] Demander à { $name } de parler dans un coin ?
}
illegal-table-ask-knock-leaving = Si c’est oui, tu quittes le coin où tu es.
illegal-table-do-knock = { $where ->
    [corner] Demander à entrer
   *[table] Demander à parler
}
illegal-table-knocked = { $where ->
    [corner] Tu as frappé au coin { $corner }, où se trouve { $name }.
   *[table] Tu as demandé à parler à { $name }.
}
illegal-table-do-withdraw = Retirer ma demande
illegal-table-knock = { $where ->
    [yours] { $name } veut entrer dans votre coin.
   *[table] { $name } veut te parler.
}
illegal-table-do-admit = { $where ->
    [yours] Laisser entrer
   *[table] Y aller
}
illegal-table-do-turn-away = Pas maintenant
illegal-table-do-leave = Retour à la table
illegal-table-do-done = J’ai terminé
illegal-table-done = { $names_count ->
    [0] Personne n’a encore terminé.
    [1] { $names } a terminé.
   *[other] { $names } ont terminé.
}
illegal-table-wait-done = { $stage ->
    [session] Tu as terminé. Tu peux encore négocier.
   *[debate] Tu as terminé. Tu peux encore parler.
}

## Confirmer un échange

illegal-table-confirm-yours = Pose au moins une carte pour { $name }.
illegal-table-confirm-theirs = { $name } n’a encore rien posé.
illegal-table-confirm-nothing = Il n’y a encore rien entre toi et { $name }.
illegal-table-confirm-changed = Cela a changé. Regarde encore.
illegal-table-confirm-agreed = { $name } a confirmé exactement cela.
illegal-table-do-confirm = Confirmer : donner { $give }, recevoir { $get }
illegal-table-wait-confirm = Tu as confirmé. C’est à { $name } maintenant.

## Les docks

illegal-table-docks = Les docks
illegal-table-dock = Arrivage { $dock } sur 4
illegal-table-dock-take = Prendre { $resource }
illegal-table-dock-reaching = Tu tends la main…
illegal-table-dock-taken = C’est à { $name }
illegal-table-dock-yours = À toi
illegal-table-dock-lot = Au même instant. Ordre tiré au sort : { $names }.
illegal-table-ask-claim = Touche une carte avant que quelqu’un d’autre la prenne.
illegal-table-ask-claim-again = Elle est partie. Touche une autre carte.
illegal-table-wait-claim = Tu tends la main vers { $resource }…
illegal-table-wait-took = Tu as pris { $resource }.
illegal-table-docks-so-far = Qui a pris quoi sur les docks
illegal-table-docks-none = Rien n’est encore arrivé.
illegal-table-docks-row = Arrivage { $dock }

## Le tribunal

illegal-table-suspects = { $all ->
    [0] Qui est-ce ?
   *[other] Qui est-ce ? { $number } sur { $all }
}
illegal-table-ask-point = Vers qui pointes-tu ?
illegal-table-do-point = Pointer vers { $name }
illegal-table-do-point-at-nobody = Vers personne
illegal-table-sure-point = Pointer vers { $name } : { $roles } ? Cela reste secret tant que tous n’ont pas pointé, et ne se change pas.
illegal-table-sure-point-at-nobody = Ne pointer vers personne ? Cela reste secret tant que tous n’ont pas pointé, et ne se change pas.
illegal-table-wait-pointed = Ton doigt reste secret tant que tous n’ont pas pointé.
illegal-table-verdict = { $accused_count ->
    [0] Aucun suspect pour { $roles } : retrait de la partie.
   *[other] Les soupçons tombent sur { $accused } : { $roles }.
}
illegal-table-verdict-last = Le dernier verdict
illegal-table-verdict-next = Au suivant
illegal-table-fingers = Qui a pointé vers qui
illegal-table-finger = { $from } pointe vers { $to }
illegal-table-finger-nobody = { $from } ne pointe vers personne
illegal-table-verdicts = Verdicts jusqu’ici
illegal-table-verdicts-none = Personne n’a encore été jugé.

## Une personne comme maître de jeu

illegal-table-console = Pupitre
illegal-table-console-about = Tu vois tout. Tu entends tous les coins, et tout le monde t’entend.
illegal-table-build = Paquet { $number } sur { $all }
illegal-table-build-dealer = Vend
illegal-table-build-buyer = Achète
illegal-table-build-extra = Carte en plus
# À côté de ce qui ne peut pas être choisi avec le reste.
illegal-table-build-unfit = Ne convient pas
illegal-table-build-draft = Paquets jusqu’ici
illegal-table-build-none = Pas encore de paquet.
illegal-table-ask-pack = Choisis ce que le paquet vend, ce qu’il achète, et sa carte en plus.
illegal-table-ask-pack-unfit = Ce paquet enfreint une règle. Ajoute-le, et tu sauras laquelle.
illegal-table-do-pack = Ajouter ce paquet
illegal-table-do-unpack = Défaire le dernier
illegal-table-do-draw-packets = Tirer tous les paquets
illegal-table-sure-draw-packets = Tirer tous les paquets au hasard ? Ceux que tu as préparés ne serviront pas.
illegal-table-do-start = { $next ->
    [session] Lancer la séance
    [docks] Ouvrir les docks
   *[debate] Appeler les suspects
}
illegal-table-do-end = { $stage ->
    [session] Arrêter la séance
    [dock] Fermer les docks
   *[debate] Arrêter le débat
}
illegal-table-sure-end = { $stage ->
    [session] Arrêter la séance pour tout le monde ? Les échanges ouverts sont annulés.
    [dock] Fermer les docks ? Ceux qui n’ont pas de carte reçoivent le reste par tirage au sort.
   *[debate] Arrêter le débat ? Ensuite, tout le monde pointe.
}
illegal-table-ask-reveal = Qui révèle ses cartes en premier ? Les autres suivent dans le sens horaire.
illegal-table-do-reveal-first = D’abord { $name }
illegal-table-sure-reveal-first = { $name } révèle en premier ? Ensuite, tout est à découvert.
illegal-table-console-hands = Tous les paquets et toutes les mains
illegal-table-console-player = Qui
illegal-table-console-lies = Ce qui est posé dans les coins
illegal-table-console-nothing = Rien n’est posé dans les coins.
illegal-table-console-knocks = { $from } frappe chez { $to }.
illegal-table-wait-master = Les règles suivent leur cours.

## Ce que tu sais : tes échanges et ceux que tu as vus

illegal-table-known = Ce que je sais
illegal-table-known-hold = Maintiens pour lire mes échanges
    .about = Maintiens pour lire. Ce sont les échanges que tu as faits ou vus ; personne d’autre ne voit cette liste.
illegal-table-known-none = Tu n’as encore vu aucun échange.
illegal-table-known-deal = { $one } a donné { $gave } à { $other } contre { $got }
illegal-table-known-when = Séance { $session }, { $at }

## Ce que personne d’autre ne sait

illegal-table-secret-dealer = Tu vends : { $resource }
illegal-table-secret-buyer = Tu veux : { $resource }
illegal-table-secret-hand = Tes cartes
illegal-table-secret-wanted = { $count ->
    [0] Aucune ne compte pour toi pour l’instant.
    [1] L’une d’elles compte pour toi.
   *[other] { $count } d’entre elles comptent pour toi.
}
illegal-table-secret-finger = Tu pointes vers
illegal-table-secret-nothing = Tu n’as pas encore de paquet.
illegal-table-secret-master = Comme maître de jeu, tu vois tout sur la table même.

## La fin

illegal-table-end-title = Les comptes sont réglés
illegal-table-end-ranking = Points
illegal-table-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Cartes de la marchandise que voulait cette personne.
illegal-table-end-wanted = Cartes voulues : { $count }
illegal-table-end-hand = En main
illegal-table-end-suspected = Soupçons
illegal-table-end-suspected-none = Aucun soupçon
illegal-table-end-right = juste, −5
illegal-table-end-wrong = faux, +1
illegal-table-end-flows = Qui a donné quoi à qui
illegal-table-end-flows-about = Une flèche pour ce que l’un a donné à l’autre : plus il y a de cartes, plus elle est épaisse. Le tableau ci-dessous dit la même chose en mots.
illegal-table-end-person = Qui
illegal-table-end-everybody = Tout le monde
illegal-table-end-session = Séance
illegal-table-end-all-sessions = Toutes les séances
illegal-table-end-none = Aucune carte n’a changé de mains.
illegal-table-end-account = Tous les échanges
illegal-table-end-when = Temps
illegal-table-end-who = Qui
illegal-table-end-gave = A donné
illegal-table-end-whom = À qui
illegal-table-end-got = A reçu
illegal-table-end-verdicts = Tous les verdicts

## Les options d’une table

illegal-table-options-evening = La soirée
illegal-table-options-names = Noms
illegal-table-options-more = Plus

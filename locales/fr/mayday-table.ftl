### La table de Mayday! Mayday! : ce que disent la cabine, les choix, le secret et la fin, au-delà
### des mots des règles. Les places arrivent comme des noms, les ensembles comme des listes.

## Ce qui se passe maintenant, la même phrase pour tout le monde

mayday-table-now-deal = On distribue les cartes.
mayday-table-now-window = { $before ->
    [vote] On va voter sur { $skirmish } : quelqu’un utilise une carte Vétéran avant ?
    [crew] On va choisir pour le cockpit : quelqu’un utilise une carte Vétéran avant ?
   *[look] { $looker } s’apprête à regarder la carte { $spot ->
        [left] de gauche
        [middle] du milieu
       *[right] de droite
    } { DE($target) }. Quelqu’un utilise une carte Vétéran ?
}
mayday-table-now-choose = { $looker } choisit quelle carte { DE($target) } regarder.
mayday-table-now-mark = { $own ->
    [yes] { $looker } regarde sa propre carte { $spot ->
        [left] de gauche
        [middle] du milieu
       *[right] de droite
    } et pose un marqueur.
   *[no] { $looker } regarde la carte { $spot ->
        [left] de gauche
        [middle] du milieu
       *[right] de droite
    } { DE($target) } et pose un marqueur.
}
mayday-table-now-vote = { $awaited_count ->
    [0] Tous les votes sur { $skirmish } sont faits.
    [1] Frapper ou protéger { $skirmish } ? { $awaited } réfléchit encore.
    [2] Frapper ou protéger { $skirmish } ? { $awaited } réfléchissent encore.
    [3] Frapper ou protéger { $skirmish } ? { $awaited } réfléchissent encore.
   *[other] Frapper ou protéger { $skirmish } ? Il manque { $awaited_count } votes.
}
mayday-table-now-shuffle = On mélange trois cartes et on les révèle.
mayday-table-now-crew = { $looked ->
    [yes] { $awaited } choisit qui laisser entrer dans le cockpit.
   *[no] { $awaited } peut faire regarder une carte, puis laisse entrer quelqu’un dans le cockpit.
}
mayday-table-now-over = Le vol est terminé.

## La cabine

mayday-table-board = La cabine
mayday-table-seats = L’équipage, dans le sens des aiguilles d’une montre
mayday-table-cockpit = Cockpit
mayday-table-cockpit-left = { $left ->
    [0] Il ne reste aucune carte Accès.
    [1] Il reste une carte Accès.
   *[other] Il reste { $left } cartes Accès.
}
mayday-table-centre = { $left ->
    [0] Il ne reste aucune carte Statut au centre.
    [1] Il reste une carte Statut au centre.
   *[other] Il reste { $left } cartes Statut au centre.
}
mayday-table-infiltrators = { $count ->
    [1] Il y a un infiltré à bord.
   *[other] Il y a { $count } infiltrés à bord.
}
mayday-table-tally = { $result ->
    [protected] { $seat } : protection, { $protect } contre { $punch }
   *[punched] { $seat } : coup, { $punch } contre { $protect }
}
mayday-table-listen = Jusqu’au prochain choix, la parole est à { $seat }, et à personne d’autre.
mayday-table-listen-you = Jusqu’au prochain choix, personne d’autre que toi ne peut parler.

## Une place et ses trois cartes

# Une lettre au dos d’une carte : où elle se trouve, vue par la personne à qui elle est.
mayday-table-spot-left = G
mayday-table-spot-middle = M
mayday-table-spot-right = D
mayday-table-card-marked = { $spot ->
    [left] Carte de gauche
    [middle] Carte du milieu
   *[right] Carte de droite
} : { $marks }
mayday-table-card-unmarked = { $spot ->
    [left] Carte de gauche
    [middle] Carte du milieu
   *[right] Carte de droite
} : aucun marqueur
mayday-table-marks-apart = Posés avant le mélange : { $marks }
mayday-table-card-turned = { $side ->
    [infiltrator] Révélée : Infiltré
   *[honest] Révélée : Honnête
}
mayday-table-mark = { $side ->
    [infiltrator] Infiltré selon { $by }
   *[honest] Honnête selon { $by }
}
mayday-table-seat-skirmish = Carte Altercation
mayday-table-seat-arrow = La flèche pointe ici
mayday-table-seat-looks = Regarde
mayday-table-seat-looked-at = On regarde sa carte
mayday-table-seat-punched = Coup reçu
mayday-table-seat-captain = Commandant
mayday-table-seat-access = Dans le cockpit
mayday-table-seat-voted = A voté
mayday-table-seat-punch = Vote Frapper
mayday-table-seat-protect = Vote Protéger
mayday-table-seat-markers = { $count ->
    [0] Plus de marqueur
    [1] Encore un marqueur
   *[other] Encore { $count } marqueurs
}
mayday-table-seat-veteran-down = Carte Vétéran, face cachée
mayday-table-seat-veteran-up = Carte Vétéran utilisée : { $card }

## Ce que prouve un marqueur, pour qui débute

mayday-table-hint = Ce que prouve un marqueur
    .about = À lui seul, peu de chose. L’équipage honnête marque ce qu’il a vu, mais les infiltrés peuvent mentir, et chacun a au moins une carte de chaque sorte. Deux cartes d’une même personne qui sont vraiment pareilles trahissent son camp.
mayday-table-hint-done = Compris

## Ce que tout le monde sait : marqueurs, votes, cartes Vétéran

mayday-table-knowledge = Qui a marqué quoi
mayday-table-knowledge-caption = Une ligne pour la personne à qui est la carte, une colonne pour celle à qui est le marqueur
mayday-table-knowledge-corner = Carte de
mayday-table-knowledge-none = Aucun marqueur n’a encore été posé.
mayday-table-knowledge-cell = { $spot ->
    [left] Carte de gauche
    [middle] Carte du milieu
   *[right] Carte de droite
} : { $side ->
    [infiltrator] Infiltré
   *[honest] Honnête
}
mayday-table-knowledge-apart = { $side ->
    [infiltrator] avant le mélange : Infiltré
   *[honest] avant le mélange : Honnête
}
mayday-table-key-letters = G, M et D : carte de gauche, du milieu et de droite, vues par la personne à qui elles sont
mayday-table-votes-caption = Chaque vote : sur qui il portait, et qui a frappé ou protégé
mayday-table-votes-none = On n’a encore voté sur personne.
mayday-table-votes-about = Sur qui
mayday-table-votes-result = Résultat
mayday-table-votes-verdict = { $result ->
    [protected] protection, { $protect } contre { $punch }
   *[punched] coup, { $punch } contre { $protect }
}
mayday-table-votes-self = Le vote porte sur cette personne
mayday-table-veterans = Cartes Vétéran
mayday-table-veterans-used = { $card }, utilisée par { $name }
mayday-table-veterans-down = { $count ->
    [0] Personne n’a de carte face cachée.
    [1] { $names } a une carte face cachée.
   *[other] { $names } ont une carte face cachée.
}
mayday-table-veterans-all = Les cartes qui existent ; certaines ne sont pas de ce vol

## Ce que veulent dire les signes

mayday-table-signs = Ce que veulent dire les signes
mayday-table-signs-honest = Un marqueur : selon qui l’a posé, cette carte est Honnête
mayday-table-signs-infiltrator = Un marqueur : selon qui l’a posé, cette carte est Infiltré
mayday-table-signs-left = Marqueurs qui restent à quelqu’un
mayday-table-signs-skirmish = La carte Altercation : on vote sur cette personne
mayday-table-signs-arrow = Sa flèche : cette personne regarde d’abord
mayday-table-signs-look = Qui regarde, et quelle carte
mayday-table-signs-punched = Cartes extérieures tournées de côté : coup reçu
mayday-table-signs-apart = Marqueurs à part : posés avant le mélange, ils ne se rapportent plus à une carte

## Ce que tu as vu

mayday-table-notes = Ce que j’ai vu
mayday-table-notes-hold = Maintiens pour mes notes
    .about = Maintiens pour lire. Personne d’autre ne voit cela, et c’est gardé jusqu’à la fin du vol.
mayday-table-notes-none = Tu n’as encore regardé aucune carte.
mayday-table-notes-line = { $spot ->
    [left] Carte de gauche { DE($target) }
    [middle] Carte du milieu { DE($target) }
   *[right] Carte de droite { DE($target) }
}
mayday-table-notes-apart = Une carte { DE($target) }, avant le mélange
mayday-table-notes-own = { $spot ->
    [left] Ta propre carte de gauche
    [middle] Ta propre carte du milieu
   *[right] Ta propre carte de droite
}
mayday-table-notes-said = { $said ->
    [infiltrator] { $side ->
        [infiltrator] Infiltré
       *[honest] Honnête, et tu as marqué Infiltré
    }
    [honest] { $side ->
        [infiltrator] Infiltré, et tu as marqué Honnête
       *[honest] Honnête
    }
   *[nothing] { $side ->
        [infiltrator] Infiltré
       *[honest] Honnête
    }
}

## Ce que tu peux faire

mayday-table-ask-look = Quelle carte { DE($target) } regardes-tu ?
mayday-table-spot-next = du côté { DE($name) }
mayday-table-spot-between = entre les deux autres
mayday-table-ask-mark = { $own ->
    [yes] Tu regardes ta propre carte { $spot ->
        [left] de gauche
        [middle] du milieu
       *[right] de droite
    }. Que dit ton marqueur ?
   *[no] Tu regardes la carte { $spot ->
        [left] de gauche
        [middle] du milieu
       *[right] de droite
    } { DE($target) }. Que dit ton marqueur ?
}
mayday-table-mark-hold = Maintiens pour la voir
    .about = Maintiens pour voir la carte. Personne d’autre ne voit ce que c’est.
mayday-table-ask-vote-doubt = Protégée, cette personne reçoit un Bénéfice du doute. La moitié des votes suffit pour protéger.
mayday-table-ask-vote-reliable = Protégée, cette personne devient digne de confiance ; frappée, elle perd sa carte. La moitié des votes suffit pour protéger.
mayday-table-ask-vote-captain = Si on protège, le commandant est { $seat } ; si on frappe, c’est { $other }. La moitié des votes suffit pour protéger.
mayday-table-ask-crew = Tu es la dernière personne entrée dans le cockpit. Par quoi commences-tu ?
mayday-table-ask-send = Qui envoies-tu regarder ?
mayday-table-ask-send-target = Chez qui envoyer { $looker } regarder ?
mayday-table-ask-let-in = Qui laisses-tu entrer dans le cockpit ?
mayday-table-window-hold = Maintiens pour ma carte
    .about = Maintiens pour voir ta carte Vétéran. Les autres savent seulement que tu en as une.
mayday-table-window-could = Elle pourrait servir maintenant.
mayday-table-window-could-not = Elle ne changerait rien maintenant.
mayday-table-ask-divert = Chez qui envoyer { $looker } regarder, plutôt que chez { $target } ?
mayday-table-ask-divert-you = Chez qui regardes-tu, plutôt que chez { $target } ?
mayday-table-ask-turn = Quelle autre carte { DE($target) } faire regarder par { $looker } ?
mayday-table-ask-replace = Qui regarde une carte { DE($target) } à la place { DE($looker) } ?
mayday-table-ask-move-to = Qui reçoit la carte Altercation à la place { DE($skirmish) } ?
mayday-table-ask-look-at-own = Laquelle de tes propres cartes regardes-tu ?

mayday-table-do-look = Regarder
mayday-table-do-mark = { $side ->
    [infiltrator] Marquer Infiltré
   *[honest] Marquer Honnête
}
mayday-table-do-punch = Frapper
mayday-table-do-protect = Protéger
mayday-table-do-send = Envoyer
mayday-table-do-send-first = Faire regarder
mayday-table-do-let-in = Laisser entrer
mayday-table-do-let-in-first = Laisser entrer
mayday-table-do-pass = Passer
mayday-table-do-use = Utiliser ma carte
mayday-table-do-divert = Utiliser
mayday-table-do-turn = Utiliser
mayday-table-do-step-in = Utiliser
mayday-table-do-replace = Utiliser
mayday-table-do-move-to = Utiliser
mayday-table-do-look-at-own = Utiliser
mayday-table-do-silence = Utiliser

mayday-table-sure-look = Regarder la carte { $spot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} { DE($target) } ? Tout le monde le saura.
mayday-table-sure-mark = { $side ->
    [infiltrator] Marquer cette carte comme « Infiltré » ? Tout le monde le voit, et le marqueur reste.
   *[honest] Marquer cette carte comme « Honnête » ? Tout le monde le voit, et le marqueur reste.
}
mayday-table-sure-mark-truth = { $side ->
    [infiltrator] L’équipage honnête marque ce qu’il a vu. Marquer cette carte comme « Infiltré » ?
   *[honest] L’équipage honnête marque ce qu’il a vu. Marquer cette carte comme « Honnête » ?
}
mayday-table-sure-punch = Frapper { $seat } ? Un vote ne se change pas.
mayday-table-sure-protect = Protéger { $seat } ? Un vote ne se change pas.
mayday-table-sure-send = Envoyer { $looker } regarder une carte { DE($target) } ? Tu ne peux le faire qu’une fois.
mayday-table-sure-let-in = Laisser { $seat } entrer dans le cockpit ? Si c’est un infiltré, les infiltrés gagnent.
mayday-table-sure-pass = Passer cette fois ? Tu gardes ta carte.
mayday-table-sure-pass-instead = Ta carte ne changerait rien maintenant. Passer cette fois ?
mayday-table-sure-divert = { $own ->
    [yes] Utiliser ta carte et regarder chez { $seat } plutôt que chez { $target } ? Ensuite, elle ne sert plus.
   *[no] Utiliser ta carte et envoyer { $looker } regarder chez { $seat } plutôt que chez { $target } ? Ensuite, elle ne sert plus.
}
mayday-table-sure-turn = Utiliser ta carte et faire regarder à { $looker } la carte { $spot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} { DE($target) } ? Ensuite, elle ne sert plus.
mayday-table-sure-step-in = Utiliser ta carte et regarder chez { $target } à la place { DE($looker) } ? Ensuite, elle ne sert plus.
mayday-table-sure-replace = Utiliser ta carte et envoyer { $seat } regarder chez { $target } à la place { DE($looker) } ? Ensuite, elle ne sert plus.
mayday-table-sure-move-to = Utiliser ta carte et faire passer la carte Altercation { DE($skirmish) } à { $seat } ? Ensuite, elle ne sert plus.
mayday-table-sure-look-at-own = Utiliser ta carte et regarder ta propre carte { $spot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} ? Tout le monde le saura.
mayday-table-sure-silence = Utiliser ta carte ? Jusqu’au prochain choix de qui que ce soit, personne d’autre que toi ne peut parler.

mayday-table-wait-about-you = Ce vote te concerne : il revient aux autres.
mayday-table-wait-over = Le vol est terminé.
mayday-table-wait-no-card = On interroge les personnes dont la carte Vétéran est face cachée. Cela dure au plus le temps affiché.

## Comment tu veux qu’on t’interroge sur ta carte Vétéran

mayday-table-auto = À chaque pause
mayday-table-auto-ask = me demander
    .about = Comme à une vraie table : tu réponds chaque fois, et personne ne peut rien en déduire.
mayday-table-auto-never = passer à ma place
    .about = Pendant ce vol, tu passes automatiquement chaque fois, tant que tu ne changes rien ici.
mayday-table-auto-passing = Tu vas passer automatiquement.
mayday-table-auto-stop = Je réponds

## Ce que tu es seul à savoir

mayday-table-secret-team = Ton camp
mayday-table-secret-infiltrators = Infiltrés que tu connais
mayday-table-secret-vote = Ton vote
mayday-table-secret-veteran = Ta carte Vétéran
mayday-table-secret-answer = Ta réponse
mayday-table-secret-answer-pass = passer
mayday-table-secret-answer-use = utiliser
mayday-table-secret-sights = Ce que tu as vu

## La fin

mayday-table-end-markers = Qui a vu quoi, et qui a menti
mayday-table-end-lies = { $count ->
    [0] Aucun marqueur n’était un mensonge.
    [1] Un marqueur était un mensonge.
   *[other] { $count } marqueurs étaient des mensonges.
}
mayday-table-end-marker = { $by } sur la carte { $spot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} { DE($target) }
mayday-table-end-saw = { $saw ->
    [infiltrator] a vu Infiltré
   *[honest] a vu Honnête
}
mayday-table-end-said = { $side ->
    [infiltrator] a marqué Infiltré
   *[honest] a marqué Honnête
}
mayday-table-end-lie = Mensonge

## Les options d’une table

mayday-table-options-veterans = Cartes Vétéran
mayday-table-options-more = Autres

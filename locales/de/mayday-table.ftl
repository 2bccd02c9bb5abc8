### Der Tisch von Mayday! Mayday!: was Kabine, Auswahl, Geheimnis und Ende über die Worte der Regeln
### hinaus sagen. Sitze kommen als Namen, Mengen von Sitzen als Listen von Namen.

## Was jetzt geschieht, derselbe Satz für alle

mayday-table-now-deal = Die Karten werden verteilt.
mayday-table-now-window = { $before ->
    [vote] Gleich wird über { $skirmish } abgestimmt: Setzt vorher jemand eine Veteranenkarte ein?
    [crew] Gleich wird im Cockpit entschieden: Setzt vorher jemand eine Veteranenkarte ein?
   *[look] { $looker } sieht sich gleich die { $spot ->
        [left] linke
        [middle] mittlere
       *[right] rechte
    } Karte von { $target } an. Setzt jemand eine Veteranenkarte ein?
}
mayday-table-now-choose = { $looker } sucht sich eine Karte von { $target } zum Ansehen aus.
mayday-table-now-mark = { $own ->
    [yes] { $looker } sieht sich die eigene { $spot ->
        [left] linke
        [middle] mittlere
       *[right] rechte
    } Karte an und legt einen Marker.
   *[no] { $looker } sieht sich die { $spot ->
        [left] linke
        [middle] mittlere
       *[right] rechte
    } Karte von { $target } an und legt einen Marker.
}
mayday-table-now-vote = { $awaited_count ->
    [0] Alle Stimmen über { $skirmish } sind abgegeben.
    [1] { $skirmish } schlagen oder schützen? { $awaited } überlegt noch.
    [2] { $skirmish } schlagen oder schützen? { $awaited } überlegen noch.
    [3] { $skirmish } schlagen oder schützen? { $awaited } überlegen noch.
   *[other] { $skirmish } schlagen oder schützen? Es fehlen { $awaited_count } Stimmen.
}
mayday-table-now-shuffle = Drei Karten werden gemischt und aufgedeckt.
mayday-table-now-crew = { $looked ->
    [yes] { $awaited } wählt, wer ins Cockpit darf.
   *[no] { $awaited } darf jemanden nachsehen lassen und lässt jemanden ins Cockpit.
}
mayday-table-now-over = Der Flug ist zu Ende.

## Die Kabine

mayday-table-board = Die Kabine
mayday-table-seats = Die Crew im Uhrzeigersinn
mayday-table-cockpit = Cockpit
mayday-table-cockpit-left = { $left ->
    [0] Keine Zutrittskarte ist übrig.
    [one] Eine Zutrittskarte ist übrig.
   *[other] { $left } Zutrittskarten sind übrig.
}
mayday-table-centre = { $left ->
    [0] In der Mitte liegt keine Statuskarte mehr.
    [one] In der Mitte liegt noch eine Statuskarte.
   *[other] In der Mitte liegen noch { $left } Statuskarten.
}
mayday-table-infiltrators = { $count ->
    [one] Ein Saboteur ist an Bord.
   *[other] { $count } Saboteure sind an Bord.
}
mayday-table-tally = { $result ->
    [protected] { $seat }: geschützt, { $protect } zu { $punch }
   *[punched] { $seat }: geschlagen, { $punch } zu { $protect }
}
mayday-table-listen = Bis zur nächsten Entscheidung darf nur { $seat } reden.
mayday-table-listen-you = Bis zur nächsten Entscheidung darfst nur du reden.

## Ein Sitz und seine drei Karten

# Ein Buchstabe auf der Rückseite einer Karte: wo sie liegt, vom Platz dahinter aus gesehen.
mayday-table-spot-left = L
mayday-table-spot-middle = M
mayday-table-spot-right = R
mayday-table-card-marked = { $spot ->
    [left] Linke Karte
    [middle] Mittlere Karte
   *[right] Rechte Karte
}: { $marks }
mayday-table-card-unmarked = { $spot ->
    [left] Linke Karte
    [middle] Mittlere Karte
   *[right] Rechte Karte
}: kein Marker
mayday-table-marks-apart = Vor dem Mischen gelegt: { $marks }
mayday-table-card-turned = { $side ->
    [infiltrator] Aufgedeckt: Saboteur
   *[honest] Aufgedeckt: ehrlich
}
mayday-table-mark = { $side ->
    [infiltrator] Saboteur laut { $by }
   *[honest] ehrlich laut { $by }
}
mayday-table-seat-skirmish = Gerangel-Karte
mayday-table-seat-arrow = Der Pfeil zeigt hierher
mayday-table-seat-looks = Sieht nach
mayday-table-seat-looked-at = Wird angesehen
mayday-table-seat-punched = Geschlagen
mayday-table-seat-captain = Kapitän
mayday-table-seat-access = Im Cockpit
mayday-table-seat-voted = Hat abgestimmt
mayday-table-seat-punch = Stimmt für Schlagen
mayday-table-seat-protect = Stimmt für Schützen
mayday-table-seat-markers = { $count ->
    [0] Kein Marker übrig
    [one] Ein Marker übrig
   *[other] { $count } Marker übrig
}
mayday-table-seat-veteran-down = Veteranenkarte, verdeckt
mayday-table-seat-veteran-up = Veteranenkarte eingesetzt: „{ $card }“

## Was ein Marker beweist, für alle, die neu sind

mayday-table-hint = Was ein Marker beweist
    .about = Für sich allein wenig. Ehrliche markieren, was sie gesehen haben, aber Saboteure dürfen lügen, und alle haben von jeder Art mindestens eine Karte. Zwei Karten einer Person, die wirklich gleich sind, verraten ihr Team.
mayday-table-hint-done = Alles klar

## Was alle wissen: Marker, Stimmen, Veteranenkarten

mayday-table-knowledge = Wer was markiert hat
mayday-table-knowledge-caption = Eine Zeile für die Person, der die Karte gehört, eine Spalte für die, von der der Marker ist
mayday-table-knowledge-corner = Karte von
mayday-table-knowledge-none = Noch liegt kein Marker.
mayday-table-knowledge-cell = { $spot ->
    [left] Linke Karte
    [middle] Mittlere Karte
   *[right] Rechte Karte
}: { $side ->
    [infiltrator] Saboteur
   *[honest] ehrlich
}
mayday-table-knowledge-apart = { $side ->
    [infiltrator] vor dem Mischen: Saboteur
   *[honest] vor dem Mischen: ehrlich
}
mayday-table-key-letters = L, M und R: linke, mittlere und rechte Karte, von der Person aus gesehen, der sie gehören
mayday-table-votes-caption = Jede Abstimmung: um wen es ging und wer geschlagen oder geschützt hat
mayday-table-votes-none = Noch wurde über niemanden abgestimmt.
mayday-table-votes-about = Um wen
mayday-table-votes-result = Ergebnis
mayday-table-votes-verdict = { $result ->
    [protected] geschützt, { $protect } zu { $punch }
   *[punched] geschlagen, { $punch } zu { $protect }
}
mayday-table-votes-self = Um diese Person geht es
mayday-table-veterans = Veteranenkarten
mayday-table-veterans-used = „{ $card }“, eingesetzt von { $name }
mayday-table-veterans-down = { $count ->
    [0] Niemand hat eine verdeckte Karte.
    [1] { $names } hat eine verdeckte Karte.
   *[other] { $names } haben eine verdeckte Karte.
}
mayday-table-veterans-all = Alle Karten, die es gibt; nicht alle fliegen diesmal mit

## Was die Zeichen bedeuten

mayday-table-signs = Was die Zeichen bedeuten
mayday-table-signs-honest = Ein Marker: Wer ihn gelegt hat, nennt diese Karte ehrlich
mayday-table-signs-infiltrator = Ein Marker: Wer ihn gelegt hat, nennt diese Karte Saboteur
mayday-table-signs-left = Marker, die jemand noch hat
mayday-table-signs-skirmish = Die Gerangel-Karte: Über diese Person wird abgestimmt
mayday-table-signs-arrow = Ihr Pfeil: Diese Person sieht zuerst nach
mayday-table-signs-look = Wer nachsieht, und bei welcher Karte
mayday-table-signs-punched = Äußere Karten quer: geschlagen
mayday-table-signs-apart = Marker abseits: vor dem Mischen gelegt, sie gehören zu keiner Karte mehr

## Was du gesehen hast

mayday-table-notes = Was ich gesehen habe
mayday-table-notes-hold = Halten zeigt meine Notizen
    .about = Gedrückt halten zum Lesen. Nur du siehst das, und es bleibt bis zum Ende des Flugs.
mayday-table-notes-none = Du hast dir noch keine Karte angesehen.
mayday-table-notes-line = { $spot ->
    [left] Linke Karte von { $target }
    [middle] Mittlere Karte von { $target }
   *[right] Rechte Karte von { $target }
}
mayday-table-notes-apart = Eine Karte von { $target }, vor dem Mischen
mayday-table-notes-own = { $spot ->
    [left] Deine eigene linke Karte
    [middle] Deine eigene mittlere Karte
   *[right] Deine eigene rechte Karte
}
mayday-table-notes-said = { $said ->
    [infiltrator] { $side ->
        [infiltrator] Saboteur
       *[honest] ehrlich, von dir als Saboteur markiert
    }
    [honest] { $side ->
        [infiltrator] Saboteur, von dir als ehrlich markiert
       *[honest] ehrlich
    }
   *[nothing] { $side ->
        [infiltrator] Saboteur
       *[honest] ehrlich
    }
}

## Was du tun kannst

mayday-table-ask-look = Welche Karte von { $target } siehst du dir an?
mayday-table-spot-next = neben { $name }
mayday-table-spot-between = zwischen den beiden anderen
mayday-table-ask-mark = { $own ->
    [yes] Du siehst dir deine eigene { $spot ->
        [left] linke
        [middle] mittlere
       *[right] rechte
    } Karte an. Was sagt dein Marker?
   *[no] Du siehst dir die { $spot ->
        [left] linke
        [middle] mittlere
       *[right] rechte
    } Karte von { $target } an. Was sagt dein Marker?
}
mayday-table-mark-hold = Halten zeigt die Karte
    .about = Gedrückt halten, um die Karte zu sehen. Außer dir sieht niemand, was sie ist.
mayday-table-ask-vote-doubt = Wer geschützt wird, erhält eine Unschuldsvermutung. Zum Schützen reicht die Hälfte der Stimmen.
mayday-table-ask-vote-reliable = Wer geschützt wird, ist vertrauenswürdig; wer geschlagen wird, verliert die Karte. Zum Schützen reicht die Hälfte der Stimmen.
mayday-table-ask-vote-captain = Wird { $seat } geschützt, ist { $seat } Kapitän; sonst ist es { $other }. Zum Schützen reicht die Hälfte der Stimmen.
mayday-table-ask-crew = Du bist zuletzt ins Cockpit gekommen. Was kommt zuerst?
mayday-table-ask-send = Wen lässt du nachsehen?
mayday-table-ask-send-target = Bei wem soll { $looker } nachsehen?
mayday-table-ask-let-in = Wen lässt du ins Cockpit?
mayday-table-window-hold = Halten zeigt meine Karte
    .about = Gedrückt halten, um deine Veteranenkarte zu sehen. Die anderen wissen nur, dass du eine hast.
mayday-table-window-could = Du könntest sie jetzt einsetzen.
mayday-table-window-could-not = Sie würde jetzt nichts ändern.
mayday-table-ask-divert = Bei wem soll { $looker } nachsehen, statt bei { $target }?
mayday-table-ask-divert-you = Bei wem siehst du nach, statt bei { $target }?
mayday-table-ask-turn = Welche andere Karte von { $target } soll { $looker } sich ansehen?
mayday-table-ask-replace = Wer soll statt { $looker } bei { $target } nachsehen?
mayday-table-ask-move-to = Wer bekommt statt { $skirmish } die Gerangel-Karte?
mayday-table-ask-look-at-own = Welche deiner eigenen Karten siehst du dir an?

mayday-table-do-look = Ansehen
mayday-table-do-mark = { $side ->
    [infiltrator] Marker: Saboteur
   *[honest] Marker: Ehrlich
}
mayday-table-do-punch = Schlagen
mayday-table-do-protect = Schützen
mayday-table-do-send = Hinschicken
mayday-table-do-send-first = Nachsehen lassen
mayday-table-do-let-in = Hereinlassen
mayday-table-do-let-in-first = Hereinlassen
mayday-table-do-pass = Passen
mayday-table-do-use = Karte einsetzen
mayday-table-do-divert = Einsetzen
mayday-table-do-turn = Einsetzen
mayday-table-do-step-in = Einsetzen
mayday-table-do-replace = Einsetzen
mayday-table-do-move-to = Einsetzen
mayday-table-do-look-at-own = Einsetzen
mayday-table-do-silence = Einsetzen

mayday-table-sure-look = Die { $spot ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Karte von { $target } ansehen? Alle erfahren, dass du es getan hast.
mayday-table-sure-mark = { $side ->
    [infiltrator] Diese Karte als Saboteur markieren? Alle sehen es, und der Marker bleibt.
   *[honest] Diese Karte als ehrlich markieren? Alle sehen es, und der Marker bleibt.
}
mayday-table-sure-mark-truth = { $side ->
    [infiltrator] Ehrliche markieren, was sie gesehen haben. Diese Karte als Saboteur markieren?
   *[honest] Ehrliche markieren, was sie gesehen haben. Diese Karte als ehrlich markieren?
}
mayday-table-sure-punch = { $seat } schlagen? Eine Stimme lässt sich nicht ändern.
mayday-table-sure-protect = { $seat } schützen? Eine Stimme lässt sich nicht ändern.
mayday-table-sure-send = { $looker } bei { $target } nachsehen lassen? Das geht nur einmal.
mayday-table-sure-let-in = { $seat } ins Cockpit lassen? Ist es ein Saboteur, gewinnen die Saboteure.
mayday-table-sure-pass = Diesmal passen? Deine Karte behältst du.
mayday-table-sure-pass-instead = Deine Karte würde jetzt nichts ändern. Diesmal passen?
mayday-table-sure-divert = { $own ->
    [yes] Deine Karte einsetzen und bei { $seat } nachsehen statt bei { $target }? Danach ist sie verbraucht.
   *[no] Deine Karte einsetzen und { $looker } bei { $seat } nachsehen lassen statt bei { $target }? Danach ist sie verbraucht.
}
mayday-table-sure-turn = Deine Karte einsetzen, damit { $looker } sich die { $spot ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Karte von { $target } ansieht? Danach ist sie verbraucht.
mayday-table-sure-step-in = Deine Karte einsetzen und statt { $looker } bei { $target } nachsehen? Danach ist sie verbraucht.
mayday-table-sure-replace = Deine Karte einsetzen und statt { $looker } nun { $seat } bei { $target } nachsehen lassen? Danach ist sie verbraucht.
mayday-table-sure-move-to = Deine Karte einsetzen und die Gerangel-Karte von { $skirmish } an { $seat } weitergeben? Danach ist sie verbraucht.
mayday-table-sure-look-at-own = Deine Karte einsetzen und deine eigene { $spot ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Karte ansehen? Alle erfahren, dass du es getan hast.
mayday-table-sure-silence = Deine Karte einsetzen? Bis die nächste Entscheidung fällt, darfst nur du reden.

mayday-table-wait-about-you = In dieser Abstimmung geht es um dich: Die anderen stimmen ab.
mayday-table-wait-over = Der Flug ist zu Ende.
mayday-table-wait-no-card = Alle mit einer verdeckten Veteranenkarte werden gefragt. Es dauert höchstens so lange, wie die Uhr zeigt.

## Wie du nach deiner Veteranenkarte gefragt werden willst

mayday-table-auto = In jeder Pause
mayday-table-auto-ask = mich fragen
    .about = Wie an einem echten Tisch: Du antwortest jedes Mal, und niemand kann daraus etwas schließen.
mayday-table-auto-never = für mich passen
    .about = Du passt in diesem Flug jedes Mal automatisch, bis du es hier änderst.
mayday-table-auto-passing = Gleich passt du automatisch.
mayday-table-auto-stop = Selbst antworten

## Was nur du weißt

mayday-table-secret-team = Dein Team
mayday-table-secret-infiltrators = Saboteure, die du kennst
mayday-table-secret-vote = Deine Stimme
mayday-table-secret-veteran = Deine Veteranenkarte
mayday-table-secret-answer = Deine Antwort
mayday-table-secret-answer-pass = passen
mayday-table-secret-answer-use = einsetzen
mayday-table-secret-sights = Was du gesehen hast

## Das Ende

mayday-table-end-markers = Wer was gesehen und wer gelogen hat
mayday-table-end-lies = { $count ->
    [0] Kein Marker war gelogen.
    [one] Ein Marker war gelogen.
   *[other] { $count } Marker waren gelogen.
}
mayday-table-end-marker = { $by } zur { $spot ->
    [left] linken
    [middle] mittleren
   *[right] rechten
} Karte von { $target }
mayday-table-end-saw = { $saw ->
    [infiltrator] gesehen: Saboteur
   *[honest] gesehen: ehrlich
}
mayday-table-end-said = { $side ->
    [infiltrator] markiert: Saboteur
   *[honest] markiert: ehrlich
}
mayday-table-end-lie = Lüge

## Die Optionen eines Tisches

mayday-table-options-veterans = Veteranenkarten
mayday-table-options-more = Mehr

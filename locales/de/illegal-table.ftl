### Der Tisch von Illegal: was Raum, Ecken, Hafen, Gericht, Pult und Ende über die Worte der Regeln
### hinaus sagen. Sitze kommen als Namen, Mengen von Sitzen als Listen von Namen mit ihrer Zahl in
### …_count, Karten als Liste wie „2 × Knarren und 1 × Stoff“, Rollen als Liste.

## Was jetzt geschieht, derselbe Satz für alle

illegal-table-now-build = { $master } packt die Päckchen.
illegal-table-now-deal = Die Päckchen werden verteilt.
illegal-table-now-ready = { $next ->
    [session] { $master } startet die nächste Verhandlungsrunde.
    [docks] { $master } öffnet den Hafen.
   *[debate] { $master } ruft die nächsten Verdächtigen auf.
}
illegal-table-now-session = { $done_count ->
    [0] Verhandlungsrunde { $session } von 5: Gehandelt wird in den Ecken.
   *[other] Verhandlungsrunde { $session } von 5. Fertig: { $done_count } von { $players }.
}
illegal-table-now-lay-out = Im Hafen werden Karten ausgelegt, eine nach der anderen. Halt dich bereit: Mit der letzten geht es los.
illegal-table-now-dock = { $missing_count ->
    [0] Alle haben eine Karte aus dem Hafen.
    [1] Der Hafen ist offen. { $missing } hat noch keine Karte.
    [2] Der Hafen ist offen. { $missing } haben noch keine Karte.
   *[other] Der Hafen ist offen: eine Karte pro Person, und wer zuerst kommt, mahlt zuerst.
}
illegal-table-now-lot = Mehrere waren gleich schnell: Das Los entscheidet.
illegal-table-now-rest = Wer keine Karte hat, bekommt eine vom Rest.
illegal-table-now-show = Die nächsten Verdächtigen werden aufgerufen.
illegal-table-now-debate = { $done_count ->
    [0] Wer ist das: { $roles }? Debattiert offen.
   *[other] Wer ist das: { $roles }? Fertig mit der Debatte: { $done_count } von { $players }.
}
illegal-table-now-point = { $awaited_count ->
    [0] Alle haben gezeigt.
    [1] Wer ist das: { $roles }? { $awaited } muss noch zeigen.
    [2] Wer ist das: { $roles }? { $awaited } müssen noch zeigen.
   *[other] Wer ist das: { $roles }? Es fehlen noch { $awaited_count }.
}
illegal-table-now-reveal = { $master } sagt, wer zuerst aufdeckt.
illegal-table-now-over = Der Abend ist vorbei.

## Der Raum

illegal-table-room = Der Raum
illegal-table-people = Alle im Raum
# Der Name einer Ecke, wie an einer Tür.
illegal-table-corner = Ecke { $corner }
# Neben einem Namen, für alle, die zuhören: wo diese Person ist.
illegal-table-in-corner = in Ecke { $corner }
illegal-table-at-table = am Tisch
# In der Mitte des Tisches.
illegal-table-session = Runde { $session } von 5
illegal-table-master = Spielleitung
# Kleine Zeichen an einer Person.
illegal-table-seat-done = Fertig
illegal-table-seat-knocks = Klopft an
illegal-table-seat-knocked = Hier hast du angeklopft
illegal-table-seat-pointed = Hat gezeigt
illegal-table-seat-suspected = Verdacht: { $roles }

## Wer dich hört: steht über der Zeile, in die man schreibt

illegal-table-hear-corner = { $names_count ->
    [1] Nur { $names } hört dich.
   *[other] Nur { $names } hören dich.
}
illegal-table-hear-table = { $names_count ->
    [0] Niemand hört dich: Die anderen sind in den Ecken.
    [1] Am Tisch hört dich { $names }.
   *[other] Am Tisch hören dich { $names }.
}
illegal-table-hear-master = Alle hören dich, in jeder Ecke.

## Eine Ecke, wenn ich darin bin

illegal-table-corner-with = Ecke { $corner }, mit { $names }
# Wählt die Person, mit der man handelt, wenn mehrere da sind.
illegal-table-partner = Handeln mit
illegal-table-side-theirs = { $name } gibt
illegal-table-side-yours = Du gibst
illegal-table-side-empty = Noch nichts
illegal-table-hand = Deine freien Karten
illegal-table-hand-none = Keine deiner Karten ist frei.
# Was ein Tippen auf eine Karte tut, für alle, die zuhören.
illegal-table-lay = { $count ->
    [one] { $resource } hinlegen: eine frei
   *[other] { $resource } hinlegen: { $count } frei
}
illegal-table-take-back = { $count ->
    [one] { $resource } zurücknehmen: eine liegt da
   *[other] { $resource } zurücknehmen: { $count } liegen da
}
illegal-table-hint-lay = Tipp auf eine Karte, um sie hinzulegen. Tipp dort auf sie, um sie zurückzunehmen.
# Ein Stempel auf einer Seite, deren Karten sich gerade geändert haben.
illegal-table-changed = Geändert
illegal-table-confirmed = { $name } hat bestätigt
illegal-table-confirmed-you = Du hast bestätigt
illegal-table-others-lie = Zwischen { $one } und { $other } liegt { $gives } gegen { $gets }.

## Was du in einer Runde tun kannst

illegal-table-ask-talk = Tipp auf jemanden, mit dem du reden willst.
    .about = Bei einem Ja geht ihr beide in eine Ecke. Sonst hört und sieht niemand, was dort geschieht.
illegal-table-ask-knock = { $where ->
    [corner] { $name } bitten, dich in Ecke { $corner } einzulassen?
   *[table] { $name } um ein Gespräch in einer Ecke bitten?
}
illegal-table-ask-knock-leaving = Bei einem Ja verlässt du die Ecke, in der du bist.
illegal-table-do-knock = { $where ->
    [corner] Anklopfen
   *[table] Um ein Gespräch bitten
}
illegal-table-knocked = { $where ->
    [corner] Du hast an Ecke { $corner } angeklopft, bei { $name }.
   *[table] Du hast { $name } um ein Gespräch gebeten.
}
illegal-table-do-withdraw = Zurückziehen
illegal-table-knock = { $where ->
    [yours] { $name } möchte in eure Ecke.
   *[table] { $name } möchte mit dir reden.
}
illegal-table-do-admit = { $where ->
    [yours] Einlassen
   *[table] Mitgehen
}
illegal-table-do-turn-away = Jetzt nicht
illegal-table-do-leave = Zurück an den Tisch
illegal-table-do-done = Ich bin fertig
illegal-table-done = { $names_count ->
    [0] Noch ist niemand fertig.
    [1] { $names } ist fertig.
   *[other] { $names } sind fertig.
}
illegal-table-wait-done = { $stage ->
    [session] Du bist fertig. Handeln kannst du trotzdem noch.
   *[debate] Du bist fertig. Reden kannst du trotzdem noch.
}

## Einen Tausch bestätigen

illegal-table-confirm-yours = Leg mindestens eine Karte für { $name } hin.
illegal-table-confirm-theirs = { $name } hat noch nichts hingelegt.
illegal-table-confirm-nothing = Zwischen dir und { $name } liegt noch nichts.
illegal-table-confirm-changed = Es hat sich geändert. Sieh noch einmal hin.
illegal-table-confirm-agreed = { $name } hat genau das bestätigt.
illegal-table-do-confirm = Bestätigen: { $give } geben, { $get } bekommen
illegal-table-wait-confirm = Du hast bestätigt. Jetzt ist { $name } dran.

## Der Hafen

illegal-table-docks = Der Hafen
illegal-table-dock = Lieferung { $dock } von 4
illegal-table-dock-take = { $resource } nehmen
illegal-table-dock-reaching = Du greifst zu …
illegal-table-dock-taken = Bei { $name }
illegal-table-dock-yours = Deine
illegal-table-dock-lot = Gleich schnell. Reihenfolge nach dem Los: { $names }.
illegal-table-ask-claim = Tipp auf eine Karte, bevor sie jemand anderes nimmt.
illegal-table-ask-claim-again = Sie ist weg. Tipp auf eine andere Karte.
illegal-table-wait-claim = Du greifst nach: { $resource } …
illegal-table-wait-took = Du hast genommen: { $resource }.
illegal-table-docks-so-far = Wer was im Hafen genommen hat
illegal-table-docks-none = Noch ist nichts angekommen.
illegal-table-docks-row = Lieferung { $dock }

## Das Gericht

illegal-table-suspects = { $all ->
    [0] Wer ist das?
   *[other] Wer ist das? { $number } von { $all }
}
illegal-table-ask-point = Auf wen zeigst du?
illegal-table-do-point = Auf { $name } zeigen
illegal-table-do-point-at-nobody = Auf niemanden
illegal-table-sure-point = Auf { $name } zeigen: { $roles }? Es bleibt verdeckt, bis alle gezeigt haben, und lässt sich nicht ändern.
illegal-table-sure-point-at-nobody = Auf niemanden zeigen? Es bleibt verdeckt, bis alle gezeigt haben, und lässt sich nicht ändern.
illegal-table-wait-pointed = Dein Finger bleibt verdeckt, bis alle gezeigt haben.
illegal-table-verdict = { $accused_count ->
    [0] Ohne Verdacht aus dem Spiel: { $roles }.
   *[other] Der Verdacht fällt auf { $accused }: { $roles }.
}
illegal-table-verdict-last = Die letzte Abstimmung
illegal-table-verdict-next = Weiter
illegal-table-fingers = Wer auf wen gezeigt hat
illegal-table-finger = { $from } zeigt auf { $to }
illegal-table-finger-nobody = { $from } zeigt auf niemanden
illegal-table-verdicts = Urteile bisher
illegal-table-verdicts-none = Noch wurde über niemanden geurteilt.

## Ein Mensch als Spielleitung

illegal-table-console = Pult
illegal-table-console-about = Du siehst alles. Du hörst jede Ecke, und alle hören dich.
illegal-table-build = Päckchen { $number } von { $all }
illegal-table-build-dealer = Dealt mit
illegal-table-build-buyer = Kauft
illegal-table-build-extra = Zusatzkarte
# Neben dem, was sich nicht zusammen mit dem Rest wählen lässt.
illegal-table-build-unfit = Passt nicht
illegal-table-build-draft = Päckchen bisher
illegal-table-build-none = Noch kein Päckchen.
illegal-table-ask-pack = Wähl, womit das Päckchen dealt, was es kauft, und seine Zusatzkarte.
illegal-table-ask-pack-unfit = Dieses Päckchen verstößt gegen eine Regel. Nimm es dazu, dann erfährst du, gegen welche.
illegal-table-do-pack = Päckchen dazunehmen
illegal-table-do-unpack = Letztes auspacken
illegal-table-do-draw-packets = Alle Päckchen auslosen
illegal-table-sure-draw-packets = Alle Päckchen zufällig auslosen? Die du gepackt hast, kommen nicht ins Spiel.
illegal-table-do-start = { $next ->
    [session] Runde starten
    [docks] Hafen öffnen
   *[debate] Verdächtige aufrufen
}
illegal-table-do-end = { $stage ->
    [session] Runde beenden
    [dock] Hafen schließen
   *[debate] Debatte beenden
}
illegal-table-sure-end = { $stage ->
    [session] Die Runde für alle beenden? Offene Tauschgeschäfte verfallen.
    [dock] Den Hafen schließen? Wer keine Karte hat, bekommt per Los eine vom Rest.
   *[debate] Die Debatte beenden? Dann zeigen alle.
}
illegal-table-ask-reveal = Wer deckt zuerst auf? Die anderen folgen im Uhrzeigersinn.
illegal-table-do-reveal-first = Zuerst { $name }
illegal-table-sure-reveal-first = Soll { $name } zuerst aufdecken? Danach liegt alles offen.
illegal-table-console-hands = Alle Päckchen und Karten
illegal-table-console-player = Person
illegal-table-console-lies = Was in den Ecken liegt
illegal-table-console-nothing = In keiner Ecke liegt etwas.
illegal-table-console-knocks = { $from } klopft bei { $to } an.
illegal-table-wait-master = Jetzt geht es von selbst weiter.

## Was du weißt: deine Geschäfte und die, bei denen du dabei warst

illegal-table-known = Was ich weiß
illegal-table-known-hold = Halten zeigt meine Geschäfte
    .about = Gedrückt halten zum Lesen. Das sind die Tauschgeschäfte, die du gemacht oder gesehen hast; diese Liste siehst nur du.
illegal-table-known-none = Du hast noch keinen Tausch gesehen.
illegal-table-known-deal = { $one } gab { $gave } an { $other } für { $got }
illegal-table-known-when = Runde { $session }, { $at }

## Was nur du weißt

illegal-table-secret-dealer = Du dealst mit: { $resource }
illegal-table-secret-buyer = Du willst: { $resource }
illegal-table-secret-hand = Deine Karten
illegal-table-secret-wanted = { $count ->
    [0] Noch zählt keine davon für dich.
    [one] Eine davon zählt für dich.
   *[other] { $count } davon zählen für dich.
}
illegal-table-secret-finger = Du zeigst auf
illegal-table-secret-nothing = Du hast noch kein Päckchen.
illegal-table-secret-master = Als Spielleitung siehst du alles auf dem Tisch selbst.

## Das Ende

illegal-table-end-title = Die Rechnung ist beglichen
illegal-table-end-ranking = Punkte
illegal-table-end-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Karten der Ware, die diese Person wollte.
illegal-table-end-wanted = Gewollte Karten: { $count }
illegal-table-end-hand = Auf der Hand
illegal-table-end-suspected = Verdacht
illegal-table-end-suspected-none = Kein Verdacht
illegal-table-end-right = richtig, −5
illegal-table-end-wrong = falsch, +1
illegal-table-end-flows = Wer wem was gegeben hat
illegal-table-end-flows-about = Ein Pfeil für das, was jemand gegeben hat: je mehr Karten, desto dicker. Die Tabelle darunter sagt dasselbe in Worten.
illegal-table-end-person = Person
illegal-table-end-everybody = Alle
illegal-table-end-session = Runde
illegal-table-end-all-sessions = Alle Runden
illegal-table-end-none = Keine Karten wurden getauscht.
illegal-table-end-account = Jeder Tausch
illegal-table-end-when = Zeit
illegal-table-end-who = Wer
illegal-table-end-gave = Gab
illegal-table-end-whom = An wen
illegal-table-end-got = Bekam dafür
illegal-table-end-verdicts = Jedes Urteil

## Die Optionen eines Tisches

illegal-table-options-evening = Der Abend
illegal-table-options-names = Namen
illegal-table-options-more = Mehr

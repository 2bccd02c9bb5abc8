### Illegal, erzählt. Die Schlüssel folgen den Namen der Regeln: Ereignisse, Ablehnungen,
### Abschnitte, Waren, Rollen. Sitze kommen als Namen, Mengen von Sitzen als Listen von Namen mit
### ihrer Zahl in …_count, Waren und Rollen als ihre Namen mit dem Kurznamen in …_id, Karten als
### Listen wie „2 × Knarren“ mit ihrer Zahl in …_count, Finger als Listen wie „Ana → Ben“, alles
### andere als Kurzname.

illegal-name = Illegal
illegal-tagline = Kauf, was du willst, tausch, was du hast, und lass niemanden herausfinden, wer du bist.

## Waren

illegal-resource-luxury-cars = Luxuskarossen
illegal-resource-guns = Knarren
illegal-resource-jewelry = Juwelen
illegal-resource-alcohol = Alkohol
illegal-resource-pornography = Pornos
illegal-resource-secret-files = Geheimdokumente
illegal-resource-call-girls = Callgirls
illegal-resource-powder = Stoff

## Rollen, und die Beschuldigungskarten, die sie nennen

illegal-role-luxury-cars-dealer = Autodieb
illegal-role-luxury-cars-buyer = Afrikanischer Präsident
illegal-role-guns-dealer = Waffenschieber
illegal-role-guns-buyer = General Guerillero
illegal-role-jewelry-dealer = Juwelendiebin
illegal-role-jewelry-buyer = Schweizer Bankier
illegal-role-alcohol-dealer = Alkoholschmuggler
illegal-role-alcohol-buyer = Hollywood-Star
illegal-role-pornography-dealer = Porno-Produzent
illegal-role-pornography-buyer = Fanatischer Pornosammler
illegal-role-secret-files-dealer = Hacker
illegal-role-secret-files-buyer = C.I.A.-Chefin
illegal-role-call-girls-dealer = Zuhälter
illegal-role-call-girls-buyer = Stinkreicher Emir
illegal-role-powder-dealer = Stoff-Dealer
illegal-role-powder-buyer = Rockstar

## Dasselbe für den Familientisch: andere Namen, dieselben Regeln

illegal-family-resource-luxury-cars = Gartenzwerge
illegal-family-resource-guns = Quietscheentchen
illegal-family-resource-jewelry = Einzelsocken
illegal-family-resource-alcohol = Stinkekäse
illegal-family-resource-pornography = Furzkissen
illegal-family-resource-secret-files = Omas Rezepte
illegal-family-resource-call-girls = Kakteen
illegal-family-resource-powder = Konfetti

illegal-family-role-luxury-cars-dealer = Zwergenentführer
illegal-family-role-luxury-cars-buyer = Rasenherzogin
illegal-family-role-guns-dealer = Entenschmuggler
illegal-family-role-guns-buyer = Badewannenadmiral
illegal-family-role-jewelry-dealer = Waschküchenphantom
illegal-family-role-jewelry-buyer = Einbeiniger Pirat
illegal-family-role-alcohol-dealer = Käsebandit
illegal-family-role-alcohol-buyer = Mäusekönig
illegal-family-role-pornography-dealer = Scherzkeks
illegal-family-role-pornography-buyer = Gelangweilte Königin
illegal-family-role-secret-files-dealer = Küchenspion
illegal-family-role-secret-files-buyer = Meisterkoch
illegal-family-role-call-girls-dealer = Kaktus-Cowboy
illegal-family-role-call-girls-buyer = Einsamer Igel
illegal-family-role-powder-dealer = Konfettizauberer
illegal-family-role-powder-buyer = Geburtstagsdrache

## Die beiden Seiten eines Geschäfts

illegal-trade-dealer = Dealer
illegal-trade-buyer = Käufer

## Abschnitte: ein kurzer Titel, und was geschieht

illegal-stage-build = Päckchen
    .about = Die Spielleitung packt für alle ein Päckchen oder lässt die Päckchen auslosen.
illegal-stage-deal = Verteilen
    .about = Alle bekommen ein Päckchen: zwei Rollen und sechs Karten.
illegal-stage-ready = Spielleitung
    .about = Die Spielleitung kann starten, was als Nächstes kommt.
illegal-stage-session = Geschäfte
    .about = Anklopfen, in Ecken reden, Karten tauschen. Was in einer Ecke geschieht, bleibt dort.
illegal-stage-lay-out = Lieferung
    .about = Im Hafen werden neue Karten ausgelegt, eine nach der anderen. Liegt die letzte, dürfen alle eine nehmen.
illegal-stage-dock = Hafen
    .about = Alle nehmen sich eine Karte. Wer zuerst kommt, mahlt zuerst.
illegal-stage-lot = Losentscheid
    .about = Einige haben im selben Moment zugegriffen: Das Los entscheidet, wer zuerst drankommt.
illegal-stage-rest = Der Rest
    .about = Wer noch keine Karte hat, bekommt per Los eine von denen, die übrig sind.
illegal-stage-show = Gesucht
    .about = Die nächsten Beschuldigungskarten werden gezeigt.
illegal-stage-debate = Debatte
    .about = Wer ist das? Beschuldige, leugne, erzähl oder lüg.
illegal-stage-point = Fingerzeig
    .about = Alle zeigen gleichzeitig auf jemand anderen oder auf niemanden.
illegal-stage-reveal = Enthüllung
    .about = Die Spielleitung sagt, wer zuerst aufdeckt.
illegal-stage-over = Akte geschlossen
    .about = Rollen, Karten und jeder Tausch werden aufgedeckt.

## Was die Spielleitung startet

illegal-next-session = Verhandlungsrunde
illegal-next-docks = Hafen
illegal-next-debate = Debatte

## Ereignisse

illegal-event-packed = Gepackt: { $packet }.
illegal-event-unpacked = Wieder ausgepackt: { $packet }.
illegal-event-packets-ready = Die Päckchen sind fertig.
illegal-event-dealt = { $seat } bekommt ein Päckchen: { $packet }.
illegal-event-ready = { $next ->
    [session] Die Spielleitung kann die Verhandlungsrunde starten.
    [docks] Die Spielleitung kann den Hafen öffnen.
   *[debate] Die Spielleitung kann die Debatte starten.
}
illegal-event-session-begins = Verhandlungsrunde { $session } beginnt.
illegal-event-knocked = { $from } klopft an und möchte zu { $to }.
illegal-event-withdrew = { $from } möchte nicht mehr zu { $to }.
illegal-event-turned-away = { $by } weist { $from } ab.
illegal-event-walked = { $seats_count ->
    [1] { $seats } geht in Ecke { $corner }.
   *[other] { $seats } gehen in Ecke { $corner }.
}
illegal-event-returned = { $seats_count ->
    [1] { $seats } kommt an den Tisch zurück.
   *[other] { $seats } kommen an den Tisch zurück.
}
illegal-event-laid = { $by } legt eine Karte für { $to } hin: { $resource }.
illegal-event-took-back = { $by } nimmt eine Karte zurück, die für { $to } dalag: { $resource }.
illegal-event-confirmed = { $by } bestätigt den Tausch mit { $to }: { $give } gegen { $get }.
illegal-event-exchanged = { $one } gibt { $gave } an { $other } und bekommt { $got }.
illegal-event-lies = { $gives_count ->
    [0] { $one } bietet nichts
   *[other] { $one } bietet { $gives }
}, { $gets_count ->
    [0] { $other } bietet nichts
   *[other] { $other } bietet { $gets }
}. { $confirmed_count ->
    [0] Niemand hat bestätigt.
    [1] { $confirmed } hat bestätigt.
   *[other] { $confirmed } haben bestätigt.
}
illegal-event-said-done = { $seat } ist fertig.
illegal-event-session-over = Verhandlungsrunde { $session } ist vorbei: Alle sind zurück am Tisch, und offene Tauschgeschäfte verfallen.
illegal-event-laid-out = Lieferung { $dock } im Hafen, die nächste Karte: { $resource }.
illegal-event-rush-begins = Alle Karten der Lieferung { $dock } liegen aus: Jetzt dürfen alle eine nehmen.
illegal-event-lot-drawn = Mehrere haben im selben Moment zugegriffen. Das Los bestimmt die Reihenfolge: { $order }.
illegal-event-took = { $seat } nimmt sich im Hafen eine Karte: { $resource }.
illegal-event-left-with = { $seat } bekommt im Hafen per Los, was übrig ist: { $resource }.
illegal-event-handed-out = Lieferung { $dock } im Hafen: Alle bekommen eine Karte.
illegal-event-handed = { $seat } bekommt eine Karte: { $resource }.
illegal-event-shown = Gesucht: { $roles }.
illegal-event-pointing = Die Debatte ist vorbei: Alle zeigen mit dem Finger.
illegal-event-accused = { $fingers }. { $roles_count ->
    [1] { $accused } bekommt die Beschuldigungskarte: { $roles }.
   *[other] { $accused } bekommt die Beschuldigungskarten: { $roles }.
}
illegal-event-not-accused = { $fingers_count ->
    [0] Niemand zeigt auf jemanden.
   *[other] { $fingers }: Gleichstand.
} { $roles_count ->
    [1] Die Beschuldigungskarte scheidet aus: { $roles }.
   *[other] Die Beschuldigungskarten scheiden aus: { $roles }.
}
illegal-event-who-reveals = Die Spielleitung kann sagen, wer zuerst aufdeckt.
illegal-event-revealed = { $seat } deckt das Päckchen auf: { $packet }. { $hand_count ->
    [0] Keine Karten auf der Hand
   *[other] Auf der Hand: { $hand }
}. { $points ->
    [1] 1 Punkt.
    [-1] -1 Punkt.
   *[other] { $points } Punkte.
}
illegal-event-account = Verhandlungsrunde { $session }, nach { $at_ms }: { $one } gab { $gave } an { $other } und bekam { $got }.
illegal-event-won = { $winners_count ->
    [1] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}

## Wie der Tisch steht, eine Zeile für jedes Ding

illegal-status-stage = Abschnitt: { $stage }
illegal-status-session = Verhandlungsrunde: { $session }
illegal-status-corner = Ecke { $corner }: { $seats }
illegal-status-done = Fertig: { $seats }
illegal-status-took = { $seat } nahm im Hafen: { $resource }
illegal-status-suspects = Gesucht: { $roles }
illegal-status-accused = Beschuldigungskarten vor { $seat }: { $roles }
illegal-status-packet = Dein Päckchen: { $packet }
illegal-status-hand = Deine Karten: { $hand }
illegal-status-revealed = { $seat }: { $packet }; { $hand_count ->
    [0] keine Karten
   *[other] { $hand }
}; { $points ->
    [1] 1 Punkt
    [-1] -1 Punkt
   *[other] { $points } Punkte
}

## Ablehnungen

illegal-refusal-no-such-seat = Auf diesem Platz spielt niemand mit: Wähl jemanden, der mitspielt.
illegal-refusal-role-taken = Diese Rolle steckt schon in einem anderen Päckchen: Jede Ware hat einen Dealer und einen Käufer.
illegal-refusal-too-many-resources = Das ist eine Ware zu viel: Es gibt so viele, wie Personen mitspielen.
illegal-refusal-extra-taken = Diese Zusatzkarte steckt schon in einem anderen Päckchen: Jede Ware ist nur einmal Zusatzkarte.
illegal-refusal-deals-what-it-buys = Niemand kauft die eigene Ware: Wähl zwei verschiedene.
illegal-refusal-mirrored = Dieses Päckchen wäre das Spiegelbild eines anderen: Wähl einen anderen Dealer oder einen anderen Käufer.
illegal-refusal-extra-is-a-role = Die Zusatzkarte darf weder zum Dealer noch zum Käufer des Päckchens passen.
illegal-refusal-packets-dealt = So lassen sich die Päckchen nicht verteilen: Alle bekommen eins, wie sie gepackt oder ausgelost wurden.
illegal-refusal-no-session-now = Das geht nur in einer Verhandlungsrunde.
illegal-refusal-not-to-oneself = Das bist du selbst: Wähl jemand anderen.
illegal-refusal-has-knocked = Du klopfst schon an: Zieh das zurück, dann kannst du woanders anklopfen.
illegal-refusal-are-together = Ihr seid schon in derselben Ecke: Redet einfach.
illegal-refusal-no-such-knock = Dieses Klopfen gibt es nicht mehr.
illegal-refusal-not-in-a-corner = Du bist schon am Tisch.
illegal-refusal-not-together = Geschäfte macht man in einer Ecke: Ihr müsst beide in derselben sein.
illegal-refusal-card-not-free = So eine Karte hast du nicht frei: Du hast sie nicht, oder sie liegt in einem Tausch.
illegal-refusal-not-laid = So eine Karte hast du dort nicht hingelegt: Du kannst nur deine eigenen zurücknehmen.
illegal-refusal-not-what-lies = Dort liegt jetzt etwas anderes: Sieh noch einmal hin und bestätige dann.
illegal-refusal-has-confirmed = Du hast bestätigt; jetzt ist die andere Seite dran.
illegal-refusal-nothing-in-return = Beide Seiten müssen mindestens eine Karte hinlegen.
illegal-refusal-no-docks-now = Im Hafen gibt es jetzt keine Karten zu nehmen: Warte auf die nächste Lieferung.
illegal-refusal-not-all-laid-out = Warte, bis die letzte Karte liegt: Dann dürfen alle eine nehmen.
illegal-refusal-has-a-card = Du hast schon eine Karte aus dieser Lieferung: Es gibt eine für jede Person.
illegal-refusal-has-claimed = Du greifst schon nach einer Karte: Warte, bis das entschieden ist.
illegal-refusal-not-at-the-docks = Diese Karte liegt nicht im Hafen oder ist schon weg: Wähl eine andere.
illegal-refusal-dock-laid-out = Diese Karten können jetzt nicht kommen: Eine Lieferung hat eine Karte von jeder Ware im Spiel.
illegal-refusal-lot-drawn = Dieses Los kann nicht sein: Gelost wird unter denen, die im selben Moment zugegriffen haben.
illegal-refusal-rest-dealt = Diese Karten lassen sich jetzt nicht verteilen: Wer keine hat, bekommt eine von denen, die übrig sind.
illegal-refusal-cards-handed-out = Diese Karten lassen sich jetzt nicht verteilen: Alle bekommen eine, und von jeder Ware im Spiel gibt es eine.
illegal-refusal-suspects-shown = Diese Beschuldigungskarten sind nicht dran: Zeig ein Paar oder eine Karte, worüber noch nicht geurteilt wurde.
illegal-refusal-no-pointing-now = Jetzt zeigt niemand: Zuerst kommt die Debatte.
illegal-refusal-has-pointed = Du hast gezeigt; das lässt sich nicht mehr ändern.
illegal-refusal-not-at-oneself = Zeig auf jemand anderen oder auf niemanden.
illegal-refusal-nothing-to-end = Jetzt läuft keine Verhandlungsrunde und keine Debatte, die enden könnte.
illegal-refusal-has-said-so = Du hast gesagt, dass du fertig bist; jetzt fehlen noch die anderen.
illegal-refusal-plays-no-hand = Die Spielleitung spielt selbst nicht mit: Das ist Sache der anderen.
illegal-refusal-not-the-master = Das darf nur die Spielleitung.
illegal-refusal-not-asked = Danach wird die Spielleitung jetzt nicht gefragt.

## Optionen

illegal-option-gm = Ein Mensch als Spielleitung
    .about = Braucht einen Platz mehr, den letzten. Die Spielleitung spielt selbst nicht mit und sieht alles, packt die Päckchen und startet und beendet Runden, Hafen und Debatten. Sonst macht das der Tisch.
illegal-option-casual = Nebenbei spielen
    .about = Runden von 15 bis 30 Minuten, über einen Abend verteilt: Nicht alle müssen gleichzeitig da sein. Im Hafen bekommen alle eine zufällige Karte, die nur sie selbst sehen.
illegal-option-advanced = Gericht für Fortgeschrittene
    .about = Über Beschuldigungskarten wird einzeln geurteilt statt paarweise. Für alle, die zu leicht auffliegen.
illegal-option-family = Familientisch
    .about = Gartenzwerge, Quietscheentchen und Stinkekäse statt der Waren aus der Schachtel, die für Erwachsene sind. Die Regeln sind dieselben.
illegal-option-session = Länge einer Runde
    .about = Wie viele Minuten eine Verhandlungsrunde dauert; ohne Angabe 3, beim Nebenbei-Spielen 15.
illegal-option-debate = Länge einer Debatte
    .about = Wie viele Sekunden über Beschuldigungskarten debattiert wird; ohne Angabe 60.
illegal-option-pause = Zeit zum Zeigen
    .about = Wie viele Sekunden nach einer Debatte zum Zeigen bleiben; ohne Angabe 20. Wer schweigt, zeigt auf niemanden.

illegal-misfit-seats = { illegal-name } ist für { $least } bis { $most } Personen; eine Spielleitung braucht einen Platz mehr.
illegal-misfit-seats-with-master = { illegal-name } mit Spielleitung ist für { $least } bis { $most } Personen, die Spielleitung mitgezählt.
illegal-misfit-session-range = Eine Runde dauert { $least } bis { $most } Minuten.
illegal-misfit-casual-range = Beim Nebenbei-Spielen dauert eine Runde { $least } bis { $most } Minuten.
illegal-misfit-debate-range = Eine Debatte dauert { $least } bis { $most } Sekunden.
illegal-misfit-pause-range = Zum Zeigen sind { $least } bis { $most } Sekunden Zeit.

## Regelhilfe

illegal-rules-goal = Du hast zwei geheime Rollen: einen Dealer, der von einer Ware reichlich hat, und einen Käufer, der eine andere will. Tausch in Ecken, wo nur die euch sehen und hören, die dabei sind, und sammle, was dein Käufer will. Aber halt die Augen offen: Am Ende geht es vor Gericht, und wer auffliegt, zahlt teuer. Du darfst sagen, was du willst; verbindlich sind nur Karten und Finger.
    .title = Worum es geht
illegal-rules-deal = Dein Päckchen: eine Dealerrolle, eine Käuferrolle, fünf Karten deiner Ware und eine Zusatzkarte von etwas anderem. Niemand kauft die eigene Ware, und nie könnten zwei einfach alles miteinander tauschen. Es gibt so viele Waren, wie Personen mitspielen, und von jeder zehn Karten: fünf beim Dealer, eine als Zusatzkarte irgendwo, und vier { $casual ->
    [yes] werden später verteilt
   *[other] kommen über den Hafen
}. { $players ->
    [8] Alle acht Waren sind im Spiel.
   *[other] Welche Waren im Spiel sind, wird nicht gesagt.
} Rollenkarten werden nie gezeigt.
    .title = Dein Päckchen
illegal-rules-sessions = Es gibt fünf Verhandlungsrunden, jede { $minutes ->
    [0] drei Minuten lang, wenn nichts anderes gewählt wurde
    [1] eine Minute lang
   *[other] { $minutes } Minuten lang
}, und dazwischen je { $casual ->
    [yes] eine neue Karte für alle
   *[other] eine Lieferung im Hafen
}. Zu Beginn einer Runde sind alle am Tisch. Ist die Zeit um, kommen alle dorthin zurück; was noch offen liegt, verfällt, und alle behalten ihre Karten. Eine Runde endet früher, { $gm ->
    [yes] wenn alle gesagt haben, dass sie fertig sind, oder wenn die Spielleitung sie beendet
   *[other] wenn alle gesagt haben, dass sie fertig sind
}. Wer das gesagt hat, darf weiter handeln, es aber nicht zurücknehmen.
    .title = Verhandlungsrunden
illegal-rules-corners = Am Tisch wird nicht gehandelt. Klopf bei jemandem an: Wirst du eingelassen, geht ihr zu zweit in eine Ecke, oder du kommst in die Ecke dazu, in der diese Person schon ist. Alle sehen, wer in welcher Ecke ist; was dort gesagt und gezeigt wird, hört und sieht man nur dort. Alle in der Ecke dürfen einlassen oder abweisen, wer anklopft. Du klopfst immer nur an einer Stelle an und darfst es zurückziehen. Geh, wann du willst; wer allein zurückbleibt, ist wieder am Tisch.
    .title = Ecken
illegal-rules-exchange = Leg für jemanden in deiner Ecke Karten hin, offen; alle in der Ecke sehen sie. Die andere Seite legt ihre dazu. Bestätigen beide genau das, was da liegt, wechseln die Karten den Besitzer. Jede Änderung hebt beide Bestätigungen auf. Eine Karte gegen drei geht, etwas gegen nichts nicht. Mehrere Tauschgeschäfte dürfen offen liegen, jede Karte aber nur in einem. Keine Hand ist zu groß, nichts wird blind gezogen, und wie viele Karten du hast, ist deine Sache.
    .title = Tauschen
illegal-rules-docks = { $casual ->
    [yes] Nach jeder der ersten vier Runden bekommen alle eine zufällige Karte der Lieferung, in der von jeder Ware im Spiel eine ist. Nur sie selbst sehen sie. Es gibt kein Gedränge, und niemand muss da sein.
   *[other] Nach jeder der ersten vier Runden kommen neue Karten: eine von jeder Ware im Spiel, offen ausgelegt, eine nach der anderen. Vor der letzten ist nichts zu haben; dann nehmen sich alle genau eine. Wer zuerst kommt, mahlt zuerst; greifen mehrere im selben Moment zu, entscheidet das Los. Ist deine Karte weg, greif nach einer anderen. Nach zehn Sekunden bekommt, wer noch keine hat, per Los eine vom Rest. Alle sehen, wer was genommen hat.
}
    .title = Der Hafen
illegal-rules-tribunal = Nach der letzten Runde treffen sich alle am Tisch. { $advanced ->
    [yes] Die Beschuldigungskarten, für jede Person ein Dealer und ein Käufer, kommen einzeln in zufälliger Reihenfolge.
   *[other] Für jede Person gibt es ein Paar Beschuldigungskarten, ihren Dealer und ihren Käufer; die Paare kommen in zufälliger Reihenfolge.
} Debattiert wird jedes Mal { $debate ->
    [0] eine Minute, wenn nichts anderes gewählt wurde
   *[other] { $debate } Sekunden
}. Dann zeigen alle gleichzeitig auf jemand anderen oder auf niemanden. Wer die meisten Finger auf sich hat, { $advanced ->
    [yes] bekommt die Karte. Bei Gleichstand oder ganz ohne Finger scheidet sie aus
   *[other] bekommt beide Karten. Bei Gleichstand oder ganz ohne Finger scheiden sie aus
}. Alle sehen, wer auf wen gezeigt hat. Beschuldigt werden kann man mehrmals.
    .title = Das Gericht
illegal-rules-score = Ein Punkt für jede Karte auf deiner Hand, die dein Käufer will. Ein Punkt für jede Beschuldigungskarte vor dir, die nicht stimmt: Ein Verdacht ist etwas wert, solange er falsch ist. Fünf Punkte Abzug für jede, die stimmt. Die meisten Punkte gewinnen; bei gleich vielen teilt ihr euch den Sieg. Am Ende wird alles aufgedeckt: Rollen, Karten und jeder Tausch, wer wem wann was gegeben hat.
    .title = Die Wertung
illegal-rules-casual = Nebenbei gespielt dauert die Partie einen Abend. { $minutes ->
    [0] Runden dauern 15 bis 30 Minuten
   *[other] Runden dauern { $minutes } Minuten
}, und niemand muss die ganze Zeit da sein: Handle, wann es dir passt. Solange du weg bist, handelt niemand für dich. Im Hafen gibt es kein Gedränge: Alle bekommen eine zufällige Karte der Lieferung, und nur sie selbst sehen sie. Zum Gericht sollten alle da sein.
    .title = Nebenbei spielen
illegal-rules-advanced = Beim Gericht für Fortgeschrittene gibt es keine Paare. Alle Beschuldigungskarten, Dealer wie Käufer, werden gemischt, und über jede wird einzeln geurteilt, mit eigener Debatte und eigenen Fingern. So verrät kein Dealer, wer der Käufer ist, und umgekehrt.
    .title = Gericht für Fortgeschrittene
illegal-rules-master = Ein Mensch kann die Spielleitung übernehmen, auf einem eigenen Platz: dem letzten. Die Spielleitung spielt selbst nicht mit, sieht jede Karte und hört jede Ecke, und alle hören sie. Sie packt die Päckchen oder lässt sie auslosen, startet und beendet Runden, Hafen und Debatten und sagt, wer zuerst aufdeckt. Was die Regeln entscheiden, wird sie nicht gefragt. Sie hat für nichts eine Frist; nur wenn sie zu lange vom Tisch weg ist, macht der Tisch an ihrer Stelle weiter.
    .title = Eine Spielleitung

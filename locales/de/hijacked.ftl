### Hijacked, erzählt. Die Schlüssel folgen den Namen der Regeln: Ereignisse, Ablehnungen,
### Abschnitte, Entführer, Plättchen, Ziele, Karten. Sitze kommen als Namen, und der Cybot, wo er
### mitspielt, als `hijacked-the-cybot`; Karten, Marker, Entführer, Plättchen und Ziele als ihre
### Namen mit dem Kurznamen in …_id, mehrere davon als Listen mit ihrer Zahl in …_count, alles
### andere als Kurzname. Würfel zählen in der Reihenfolge des Wurfs.

hijacked-name = Hijacked
    .note = Nachgebaute Schachtel
hijacked-tagline = Holt sie gemeinsam heraus, bevor die Polizei das Flugzeug stürmt. Dann zeigt sich, wer am besten verhandelt hat.

## Wer mitspielt, wo niemand sitzt

hijacked-the-cybot = Cybot

## Farben der Passagierkarten

hijacked-colour-grey = Grau
hijacked-colour-blue = Blau
hijacked-colour-green = Grün
hijacked-colour-yellow = Gelb
hijacked-colour-red = Rot

## Arten von Forderungsmarkern

hijacked-kind-crypto = Krypto
hijacked-kind-food = Nahrung
hijacked-kind-medicine = Medizin
hijacked-kind-joker = Joker

## Eine Karte und ein Marker, wie andere Texte sie wiederholen

hijacked-a-card = { $card_id ->
    [grey] eine graue Karte
    [blue] eine blaue Karte
    [green] eine grüne Karte
    [yellow] eine gelbe Karte
   *[red] eine rote Karte
}
hijacked-a-marker = { $kind_id ->
    [crypto] einen Kryptomarker
    [food] einen Nahrungsmarker
    [medicine] einen Medizinmarker
   *[joker] einen Joker
}

## Würfel und Steine

hijacked-die-own = Eigener Würfel
hijacked-die-bonus = Bonuswürfel
hijacked-die-mini = Miniwürfel

hijacked-stone-green = Grüner Stein
hijacked-stone-red = Roter Stein

## Entführer, und was sie wert sind

hijacked-hijacker-recognised = Rampensau
    .about = 4 Punkte sofort. Am Ende 4 mehr, wenn du auf der Anerkennungsleiste vorn liegst, oder 1, wenn du dir die Spitze teilst.
hijacked-hijacker-supplied = Quartiermeister
    .about = 2 Punkte sofort. Am Ende 6 mehr, wenn du je zwei Medizin, Nahrung und Krypto hast; Joker helfen aus.
hijacked-hijacker-piloted = Bruchpilot
    .about = 4 Punkte sofort. Am Ende 3 mehr, wenn du einen Piloten gerettet hast.
hijacked-hijacker-stocked = Hamster
    .about = Nichts sofort. Am Ende 1, 3 oder 6 Punkte: Je mehr Marker du hast, desto besser.
hijacked-hijacker-settled = Reiner Tisch
    .about = 1 Punkt sofort. Am Ende 5 mehr, wenn keine Karten in deiner Auslage liegen.
hijacked-hijacker-foremost = Früher Vogel
    .about = 3 Punkte sofort. Am Ende 5 mehr, wenn du vor allen anderen einen Entführer umgestimmt hast.
hijacked-hijacker-paired = Doppelpack
    .about = 3 Punkte sofort. Am Ende 1 mehr für je zwei Marker, die du hast.
hijacked-hijacker-crowded = Hirte
    .about = 2 Punkte sofort. Am Ende 2 mehr für jeden Passagier, den du gerettet hast.

## Bonusplättchen

hijacked-tile-pilot = Bunte Crew
    .about = Rette einen Piloten mit drei beliebigen Karten deiner Auslage.
hijacked-tile-gifts = Geschenke
    .about = Gib anderen bis zu drei Marker, einen nach dem anderen. Jeder bringt dir 1 Punkt von der Person, die ihn bekommt; wer 0 Punkte hat, gibt dir keinen.
hijacked-tile-top-card = Oberste Karte
    .about = Ab jetzt kannst du auch die oberste Karte des Zugstapels wählen, mit einem Würfel, der ihre Rückseite zeigt. Nachbarkarten werden dabei nicht aufgedeckt.
hijacked-tile-die-and-joker = Hilfspaket
    .about = Nimm einen Miniwürfel und einen Joker, soweit der Vorrat sie hat.
hijacked-tile-comeback = Zweite Chance
    .about = Hol dir umsonst eine Karte, die nicht rot ist, vom Ablagestapel in deine Auslage.
hijacked-tile-trust = Freies Gespräch
    .about = Bau einmal ohne Würfel Vertrauen auf. Die Steine zählen zu den drei grünen des Zugs.

## Ziele

hijacked-goal-persuade-1 = 1 umgestimmter Entführer
    .about = Einen Entführer umstimmen.
    .short = 1 Entführer
hijacked-goal-markers-8 = 8 Marker
    .about = 8 Marker haben.
    .short = 8 Marker
hijacked-goal-markers-10 = 10 Marker
    .about = 10 Marker haben.
    .short = 10 Marker
hijacked-goal-passengers-3 = 3 Passagiere
    .about = 3 Passagiere retten.
    .short = 3 Passagiere
hijacked-goal-passengers-3-pilot-1 = 3 Passagiere und ein Pilot
    .about = 3 Passagiere und einen Piloten retten.
    .short = 3 Passagiere + Pilot
hijacked-goal-dice-4 = 4 Würfel in einem Zug
    .about = 4 Würfel in einem Zug einsetzen.
    .short = 4 Würfel
hijacked-goal-points-18 = 18 Punkte
    .about = 18 Punkte erreichen.
    .short = 18 Punkte
hijacked-goal-trust-100 = 100 % Vertrauen
    .about = Das Vertrauen auf 100 % bringen.
    .short = 100 % Vertrauen
hijacked-goal-retreat-2 = 2 Rückzüge der Polizei
    .about = Die Polizei zweimal zurückschicken.
    .short = 2 Rückzüge

## Karten des Cybot

hijacked-cybot-scan-left = Scan von links
    .about = Er nimmt die offene Karte am weitesten links, die weder rot noch reserviert ist, sonst die verdeckte am weitesten links.
hijacked-cybot-scan-right = Scan von rechts
    .about = Er nimmt die offene Karte am weitesten rechts, die weder rot noch reserviert ist, sonst die verdeckte am weitesten rechts.
hijacked-cybot-scan-match = Abgleich
    .about = Er nimmt eine offene, nicht reservierte Karte der Farbe, von der er am meisten hat; sonst scannt er von links.
hijacked-cybot-link = Verbindung
    .about = Er baut Vertrauen auf, mit bis zu zwei grünen Steinen.
hijacked-cybot-deep-link = Tiefe Verbindung
    .about = Er baut Vertrauen auf, mit bis zu drei grünen Steinen.
hijacked-cybot-override = Zugriff
    .about = Er macht einen Schritt bei seinem Entführer, sonst bei dem freien am weitesten links.
hijacked-cybot-uplink = Upload
    .about = Er nimmt einen Marker der Art, von der am meisten im Vorrat ist.
hijacked-cybot-countersign = Gegenzeichnung
    .about = Ab Runde 3 schickt er bei Gleichstand die Polizei zurück. Sonst bekommt er 1 Punkt, wenn er zurückliegt, oder nimmt einen Marker wie beim Upload.

## Abschnitte: ein kurzer Titel, und was geschieht

hijacked-stage-deal = Krisenstab
    .about = Entführer, Nummern, Ziele und Passagierkarten werden ausgelegt.
hijacked-stage-roll = Würfel
    .about = Für den nächsten Zug wird gewürfelt.
hijacked-stage-turn = Verhandlung
    .about = Wer am Zug ist, setzt Würfel auf Aktionen. Retten, einlösen und Bonusplättchen nutzen können alle, jederzeit.
hijacked-stage-cybot = Cybot
    .about = Der Cybot spielt seine Karten, eine nach der anderen.
hijacked-stage-round-end = Polizei
    .about = Die Polizei rückt ein Feld auf das Flugzeug vor. Dann zeigt sich, ob es zu Ende ist.
hijacked-stage-last-call = Letzter Aufruf
    .about = Mit dieser Runde endet die Partie. Bevor gezählt wird, können alle noch retten, einlösen und Bonusplättchen nutzen.
hijacked-stage-over = Verhandlung beendet
    .about = Das Flugzeug wurde gestürmt, oder Menschen sind frei und die Punkte werden gezählt.

## Ereignisse

hijacked-event-begins = { $seat } hat die Startkarte und beginnt.
hijacked-event-hijackers-placed = Entführer an Bord: { $hijackers }.
hijacked-event-numbers-laid = Für Krypto, Nahrung, Medizin und Joker braucht es, in dieser Reihenfolge, die Würfelwerte { $numbers }.
hijacked-event-goals-set = Ziele: { $goals }. Ihre Medaillen sind, in dieser Reihenfolge, { $medals } wert.
hijacked-event-reshuffled = Der Zugstapel ist leer: Der Ablagestapel wird gemischt und tritt an seine Stelle.
hijacked-event-pile-shows = Die oberste Karte des Zugstapels zeigt auf der Rückseite { $back }.
hijacked-event-laid = Auf Platz { $place } kommt eine verdeckte Karte. Ihre Rückseite zeigt { $back }.
hijacked-event-round-begins = Runde { $round } beginnt.
hijacked-event-rolled = { $seat } würfelt { $values }.
hijacked-event-turned = { $seat } gibt { hijacked-a-marker } ab und dreht Würfel { $die } auf { $value }.
hijacked-event-placed = { $seat } setzt Würfel { $die } ein.
hijacked-event-chose = { $seat } wählt die Karte auf Platz { $place }.
hijacked-event-chose-top = { $seat } wählt die oberste Karte des Zugstapels: { hijacked-a-card }.
hijacked-event-opened = Auf Platz { $place } wird { hijacked-a-card } aufgedeckt.
hijacked-event-played = { $paid_count ->
    [0] { $seat } spielt { hijacked-a-card } und zahlt nichts.
   *[other] { $seat } spielt { hijacked-a-card } für { $paid }.
}
hijacked-event-discarded = { $seat } wirft { hijacked-a-card } ab.
hijacked-event-reserved = { $seat } reserviert die Karte auf Platz { $place } mit einem Würfel, der { $value } zeigt.
hijacked-event-released = Die Karte auf Platz { $place } ist nicht mehr für { $seat } reserviert.
hijacked-event-passenger-rescued = { $seat } rettet einen Passagier mit { $cards }.
hijacked-event-pilot-rescued = { $seat } rettet einen Piloten mit { $cards }.
hijacked-event-builds-trust = { $seat } greift in den Beutel, um Vertrauen aufzubauen.
hijacked-event-stone-drawn = { $stone ->
    [green] { $seat } zieht einen grünen Stein.
   *[red] { $seat } zieht einen roten Stein, der zurück in den Beutel kommt.
}
hijacked-event-stopped = { $seat } zieht keine Steine mehr.
hijacked-event-trust-is = Das Vertrauen liegt bei { $percent } %.
hijacked-event-star-taken = { $seat } nimmt den Stern.
hijacked-event-persuaded = { $seat } redet mit „{ $hijacker }“: Schritt { $level } von 4.
hijacked-event-gave-up = „{ $hijacker }“ gibt auf und verlässt das Flugzeug, dank { $seat }.
hijacked-event-came = Ein anderer Entführer kommt auf Platz { $spot }: „{ $hijacker }“.
hijacked-event-called-back = { $seat } schickt die Polizei zurück.
hijacked-event-police-at = { $space ->
    [0] Die Polizei ist im Flugzeug.
   *[other] Die Polizei steht auf Feld { $space }.
}
hijacked-event-offered = { $tiles_count ->
    [1] Für { $seat } ist ein Bonusplättchen übrig: { $tiles }.
   *[other] { $seat } kann eines von zwei Bonusplättchen behalten: { $tiles }.
}
hijacked-event-kept = { $seat } behält das Bonusplättchen „{ $tile }“.
hijacked-event-took-marker = { $seat } nimmt { hijacked-a-marker }.
hijacked-event-took-bonus-die = { $seat } nimmt einen Bonuswürfel für die nächste Runde.
hijacked-event-took-mini-die = { $seat } nimmt einen Miniwürfel für die nächste Runde.
hijacked-event-turn-ended = { $seat } beendet den Zug.
hijacked-event-moved = { $points ->
    [-1] { $seat } verliert 1 Punkt und steht bei { $score }.
    [1] { $seat } bekommt 1 Punkt und steht bei { $score }.
   *[other] { $seat } bekommt { $points } Punkte und steht bei { $score }.
}
hijacked-event-may-take = { $seat } ist auf einem Bonusfeld gelandet und darf einen beliebigen Marker nehmen.
hijacked-event-may-take-die = { $seat } ist auf einem Bonusfeld gelandet und darf einen Miniwürfel nehmen.
hijacked-event-declined = { $bonus ->
    [marker] { $seat } lässt den Marker vom Bonusfeld liegen.
   *[mini-die] { $seat } lässt den Miniwürfel vom Bonusfeld liegen.
}
hijacked-event-cashed = { $seat } löst { hijacked-a-marker } ein.
hijacked-event-medal-taken = { $seat } nimmt die Medaille im Wert von { $medal } für das Ziel „{ $goal }“.
hijacked-event-medal-lost = Mehrere erreichen zugleich das Ziel „{ $goal }“: Die Medaille im Wert von { $medal } scheidet aus.
hijacked-event-medal-cashed = { $seat } löst die Medaille im Wert von { $medal } ein.
hijacked-event-tile-used = { $seat } verbraucht das Bonusplättchen „{ $tile }“.
hijacked-event-gave = { $seat } gibt { hijacked-a-marker } an { $to }.
hijacked-event-took-back = { $seat } nimmt { hijacked-a-card } vom Ablagestapel.
hijacked-event-cybot-plays = Der Cybot spielt „{ $card }“.
hijacked-event-stormed = Die Polizei stürmt das Flugzeug: Alle verlieren.
hijacked-event-last-call = Mit dieser Runde endet die Partie. Letzter Aufruf: Was jederzeit geht, geht jetzt noch.
hijacked-event-passed = { $seat } ist fertig.
hijacked-event-succeeded = Drei Passagiere und ein Pilot sind frei: Die Verhandlung ist gelungen, und die Punkte werden gezählt.

## Wie der Tisch steht, eine Zeile für jedes Ding

hijacked-status-stage = { $round ->
    [0] Abschnitt: { $stage }
   *[other] Runde { $round }, Abschnitt: { $stage }
}
hijacked-status-turn = { $dice_count ->
    [0] { $seat } ist am Zug, ohne freie Würfel
   *[other] { $seat } ist am Zug, mit freien Würfeln: { $dice }
}
hijacked-status-police = { $space ->
    [0] Die Polizei ist im Flugzeug
   *[other] Die Polizei steht auf Feld { $space }
}
hijacked-status-trust = Vertrauen: { $percent } %
hijacked-status-star = Den Stern hat { $seat }
hijacked-status-numbers = Würfelwerte für Krypto, Nahrung, Medizin und Joker, in dieser Reihenfolge: { $numbers }
hijacked-status-face-down = Karte { $place }: verdeckt, die Rückseite zeigt { $back }
hijacked-status-open = Karte { $place }: { $card }, { $trust } % Vertrauen, { $demands_count ->
    [0] keine Forderungen
   *[other] fordert { $demands }
}
hijacked-status-reserved = Karte { $place }: { $card }, { $trust } % Vertrauen, { $demands_count ->
    [0] keine Forderungen
   *[other] fordert { $demands }
}; reserviert für { $seat } mit { $value }
hijacked-status-spot = Entführer { $place }: „{ $hijacker }“, Schritt { $level } von 4
hijacked-status-spot-with = Entführer { $place }: „{ $hijacker }“, Schritt { $level } von 4, im Gespräch mit { $seat }
hijacked-status-goal = Medaille im Wert von { $medal }: { $goal }
hijacked-status-player = { $seat }: { $score ->
    [1] 1 Punkt
   *[other] { $score } Punkte
}, { $passengers ->
    [1] 1 Passagier
   *[other] { $passengers } Passagiere
}, { $pilots ->
    [1] 1 Pilot
   *[other] { $pilots } Piloten
}
hijacked-status-markers = Marker von { $seat }: { $markers }
hijacked-status-display = Auslage von { $seat }: { $cards }
hijacked-status-hijackers = Entführer bei { $seat }: { $hijackers }
hijacked-status-tiles = Bonusplättchen von { $seat }: { $tiles }
hijacked-status-medals = Medaillen von { $seat }: { $medals }
hijacked-status-offer = Du kannst eins behalten: { $tiles }
hijacked-status-score = { $seat }: Leiste { $track }, Medaillen { $medals }, Marker { $markers }, Stern { $star }, Entführer { $hijackers }, Anerkennung { $recognition }, Karten { $cards }; zusammen { $total }

## Ablehnungen

hijacked-refusal-no-such-seat = Auf diesem Platz spielt niemand mit: Wähl jemanden, der mitspielt.
hijacked-refusal-first-drawn = Dieser Platz lässt sich jetzt nicht auslosen: Wer beginnt, wird nur einmal gelost, vor allem anderen.
hijacked-refusal-card-drawn = Diese Karte kann jetzt nicht kommen: Die nächste stammt aus dem Rest des Zugstapels.
hijacked-refusal-hijackers-drawn = Diese Entführer lassen sich nicht auslegen: Es werden nur einmal vier verschiedene gezogen.
hijacked-refusal-numbers-drawn = Diese Nummern lassen sich nicht auslegen: Es werden nur einmal vier verschiedene von 1 bis 6 gezogen.
hijacked-refusal-objective-drawn = Diese Ziele lassen sich nicht auslegen: Es wird nur einmal eine Zielkarte der Schachtel gezogen, und darauf kommen die drei Medaillen der Schachtel.
hijacked-refusal-game-over = Die Verhandlung ist beendet: An diesem Tisch geht nichts mehr.
hijacked-refusal-last-call = Niemand ist mehr am Zug: Im letzten Aufruf kannst du retten, einlösen und Bonusplättchen nutzen.
hijacked-refusal-no-last-call = Es gibt nichts abzuschließen: Das geht erst im letzten Aufruf, bevor gezählt wird.
hijacked-refusal-has-passed = Du hast gesagt, dass du fertig bist: Warte auf die anderen.
hijacked-refusal-not-on-turn = Du bist nicht am Zug: Bis dahin kannst du retten, einlösen und Bonusplättchen nutzen.
hijacked-refusal-dice-rolled = Dieser Wurf kann nicht sein: Alle Würfel des Zugs werden einmal geworfen, und jeder zeigt 1 bis 6.
hijacked-refusal-no-such-die = So einen Würfel hast du in diesem Zug nicht: Wähl einen, den du geworfen hast.
hijacked-refusal-die-used = Dieser Würfel ist schon eingesetzt: Wähl einen anderen.
hijacked-refusal-no-more-cards = Du hast deine Karte für diesen Zug gewählt: Eine weitere wählst du nur mit einem Bonus- oder Miniwürfel, und eine dritte geht nicht.
hijacked-refusal-die-does-not-match = Der Würfel muss zeigen, was auf der Rückseite der Karte steht: Wähl einen anderen, oder dreh diesen mit Markern.
hijacked-refusal-die-too-low = Jemand hat diese Karte reserviert: Dein Würfel muss mindestens so viel zeigen wie der, der dort liegt.
hijacked-refusal-cannot-be-played = Jemand anderes hat diese Karte reserviert: Du kannst sie nur nehmen, wenn du sie jetzt spielen kannst.
hijacked-refusal-reserved-by-you = Diese Karte hast du selbst reserviert: Wähl sie ohne Würfel.
hijacked-refusal-not-a-neighbour = Reservieren kannst du nur eine Karte neben der, die du gerade gewählt hast, und bevor du den nächsten Würfel einsetzt.
hijacked-refusal-not-free = Diese Karte lässt sich nicht reservieren: Sie muss offen liegen, und niemand darf sie reserviert haben.
hijacked-refusal-has-reserved = Du hast schon eine Karte reserviert: Mehr als eine auf einmal geht nicht.
hijacked-refusal-card-first = Spiel zuerst die Karte, die du gewählt hast, oder wirf sie ab.
hijacked-refusal-no-card-chosen = Es gibt keine Karte zu spielen oder abzuwerfen: Wähl zuerst eine.
hijacked-refusal-trust-too-low = Diese Karte verlangt mehr Vertrauen, als da ist: Wirf sie für 1 Punkt ab.
hijacked-refusal-display-full = Deine Auslage ist mit fünf Karten voll: Rette zuerst jemanden damit.
hijacked-refusal-cannot-pay = Dir fehlen die Marker, die diese Karte fordert: Wirf sie für 1 Punkt ab.
hijacked-refusal-nothing-reserved = Du hast keine Karte reserviert: Wähl eine mit einem Würfel.
hijacked-refusal-reserved-just-now = Diese Karte hast du gerade erst reserviert: Wählen kannst du sie in deinem nächsten Zug.
hijacked-refusal-not-enough-cards = Dafür reicht deine Auslage nicht: Ein Passagier braucht zwei Karten einer Farbe, ein Pilot drei.
hijacked-refusal-no-figure-left = Von diesen Figuren ist keine mehr im Flugzeug.
hijacked-refusal-trust-built = Du hast in diesem Zug schon Vertrauen aufgebaut: Mit einem Würfel geht das nur einmal.
hijacked-refusal-trust-complete = Das Vertrauen liegt bei 100 % und kann nicht wachsen: Nutz deinen Würfel für etwas anderes.
hijacked-refusal-enough-greens = In diesem Zug sind schon drei grüne Steine gekommen: Weiter geht es erst in einem anderen Zug.
hijacked-refusal-stones-first = Gerade werden Steine gezogen: Das hier muss warten, bis das vorbei ist.
hijacked-refusal-no-stones-now = Du ziehst gerade keine Steine: Setz zuerst einen Würfel ein, um Vertrauen aufzubauen.
hijacked-refusal-stone-drawn = Dieser Stein kann jetzt nicht kommen: Im Beutel sind andere, oder niemand greift hinein.
hijacked-refusal-both-dice = Umstimmen braucht deine beiden eigenen Würfel: Einer davon ist eingesetzt oder liegt auf einer Karte.
hijacked-refusal-no-hijacker = Auf diesem Platz ist kein Entführer: Wähl einen anderen.
hijacked-refusal-anothers-disc = Mit diesem Entführer redet schon jemand anderes: Wähl einen, bei dem keine fremde Scheibe liegt.
hijacked-refusal-dice-do-not-fit = Deine Würfel passen nicht auf die beiden Felder dieses Entführers: Wähl einen anderen, oder dreh einen Würfel mit Markern.
hijacked-refusal-hijacker-drawn = Dieser Entführer kann jetzt nicht kommen: Auf einen freien Platz rückt einer aus der Reserve nach.
hijacked-refusal-retreat-both-dice = Um die Polizei zurückzuschicken, brauchst du deine beiden eigenen Würfel: Einer davon ist eingesetzt oder liegt auf einer Karte.
hijacked-refusal-too-early = Vor Runde 3 geht die Polizei nicht zurück.
hijacked-refusal-scores-differ = Dafür müssen alle gleich viele Punkte haben: Wer zurückliegt, kann Marker und Medaillen einlösen.
hijacked-refusal-tile-first = Wähl zuerst, welches Bonusplättchen du behältst.
hijacked-refusal-not-offered = Dieses Bonusplättchen kannst du nicht behalten: Wähl eins von denen, die du nach dem Rückzug der Polizei bekommst.
hijacked-refusal-tiles-drawn = Diese Bonusplättchen lassen sich jetzt nicht ziehen: Nach einem Rückzug der Polizei kommen zwei von denen, die übrig sind.
hijacked-refusal-number-not-there = Auf keinem Nummernplättchen steht dieser Wert: Nutz den Würfel anders, oder dreh ihn mit Markern.
hijacked-refusal-none-in-supply = Von dieser Art ist kein Marker im Vorrat: Wähl eine andere.
hijacked-refusal-no-such-marker = Von dieser Art hast du keinen Marker: Wähl eine andere.
hijacked-refusal-not-your-own-die = Einen Bonuswürfel gibt es für einen deiner eigenen Würfel: Ein Bonus- oder Miniwürfel genügt nicht.
hijacked-refusal-no-bonus-die = Auf dem Spielplan ist gerade kein Bonuswürfel: Warte, bis einer zurückkommt.
hijacked-refusal-bonus-die-waits = Du hast noch einen Bonus- oder Miniwürfel, der sich einsetzen lässt: Nutz ihn, bevor du den Zug beendest.
hijacked-refusal-take-first = Nimm zuerst, was dein Bonusfeld gibt, oder lass es liegen.
hijacked-refusal-somebody-takes = Jemand wählt gerade, was vom Bonusfeld genommen wird: Warte, bis das geschehen ist.
hijacked-refusal-nothing-to-take = Du hast nichts zu nehmen: Dafür müssen deine Punkte genau auf einem Bonusfeld landen.
hijacked-refusal-nothing-to-decline = Du hast nichts liegen zu lassen: Dafür müssen deine Punkte genau auf einem Bonusfeld landen.
hijacked-refusal-no-such-medal = Diese Medaille hast du nicht.
hijacked-refusal-no-such-tile = Das Bonusplättchen dafür hast du nicht.
hijacked-refusal-not-in-display = Der Pilot braucht drei Karten aus deiner Auslage: Wähl drei, die dort liegen.
hijacked-refusal-not-to-oneself = Das bist du selbst: Gib den Marker jemand anderem.
hijacked-refusal-not-in-discard = Diese Karte liegt nicht auf dem Ablagestapel: Wähl eine andere.
hijacked-refusal-red-stays = Rote Karten bleiben auf dem Ablagestapel: Wähl eine andere Farbe.
hijacked-refusal-cybot-drawn = Diese Karte kann der Cybot jetzt nicht spielen: Nach deinem Zug spielt er eine von denen, die ihm bleiben.

## Optionen

hijacked-option-box = Eine andere Schachtel
    .about = Was auf dem Spielmaterial steht, aus einer eigenen Schachteldatei statt aus unserer, die nachgebaut ist. Für alle, die das Spiel besitzen oder andere Werte ausprobieren möchten.
hijacked-option-pause = Zeit für den letzten Aufruf
    .about = Wie viele Sekunden alle noch etwas eintauschen können, bevor gezählt wird; ohne Angabe 20.

hijacked-misfit-seats = { hijacked-name } ist für { $least } bis { $most } Personen; wer allein spielt, spielt gegen den Cybot.
hijacked-misfit-pause-range = Der letzte Aufruf dauert { $least } bis { $most } Sekunden.

## Regelhilfe

hijacked-rules-goal = Ein Flugzeug ist entführt, und die Polizei rückt an. Ihr alle verhandelt: Erfüllt Forderungen, gewinnt Vertrauen, holt Menschen heraus. Sobald jemand drei Passagiere und einen Piloten gerettet hat, ist die Verhandlung am Ende der Runde gelungen, und die meisten Punkte gewinnen. Ist aber die Polizei zuerst im Flugzeug, verlieren alle. Ihr seid also Rivalen, die sich ab und zu helfen müssen. Wer allein spielt, spielt gegen den Cybot.
    .title = Worum es geht
hijacked-rules-round = Alle haben einen Zug, im Uhrzeigersinn ab der Startkarte: Würfle und setz deine Würfel nacheinander auf Aktionen. Dann rückt die Polizei ein Feld auf das Flugzeug vor. Sie beginnt bei einer oder zwei Personen auf Feld 15, bei drei auf 10, bei vier auf 8. Dringt sie ins Flugzeug ein, verlieren alle, selbst wenn jemand genug gerettet hat. Jederzeit, auch wenn andere am Zug sind, kannst du retten, Marker und Medaillen einlösen und Bonusplättchen nutzen. Bevor gezählt wird, können das im letzten Aufruf noch einmal alle.
    .title = Runden und Züge
hijacked-rules-cards = Pro Zug wählst du eine Karte. Mit einem Bonus- oder Miniwürfel kannst du eine zweite wählen, aber nur mit genau diesem Würfel, und nie eine dritte. Eine verdeckte Karte braucht einen Würfel, der ihre Rückseite zeigt, eine offene irgendeinen. Sie und ihre Nachbarn werden aufgedeckt. Dann spiel sie in deine Auslage, wenn das Vertrauen reicht und du zahlst, was sie fordert, oder wirf sie für 1 Punkt ab. Rote Karten werden immer abgeworfen, für 1 Punkt; wurde eine verdeckt gewählt, sinkt das Vertrauen um 10 %.
    .title = Passagierkarten
hijacked-rules-reserving = Neben der gewählten Karte kannst du eine offene reservieren, mit einem beliebigen freien Würfel. Er bleibt dort auch in deinem nächsten Zug liegen. In diesem Zug wählst du die Karte ohne Würfel und spielst sie, oder du wirfst sie für 1 Punkt ab; sie ist deine Karte des Zugs. Lässt du sie liegen, bleibt sie offen in der Reihe, und der Würfel kommt zurück. Auch andere können sie wählen, mit einem Würfel, der mindestens so viel zeigt wie deiner, aber nur, wenn sie sie spielen können. Du hast höchstens eine Reservierung.
    .title = Reservieren
hijacked-rules-rescuing = Zwei Karten einer Farbe in deiner Auslage bringen einen Passagier und 3 Punkte, drei einer Farbe einen Piloten und 5 Punkte. Das geht jederzeit, auch wenn andere am Zug sind, solange es Figuren gibt: zwölf Passagiere und vier Piloten. In die Auslage passen fünf Karten, und jede, die am Ende noch dort liegt, kostet 3 Punkte.
    .title = Retten
hijacked-rules-trust = Vertrauen aufzubauen braucht einen Würfel und geht einmal pro Zug. Zieh Steine aus einem Beutel mit 12 grünen und 3 roten, einen nach dem anderen, solange du magst. Jeder grüne hebt das Vertrauen um 10 % und bringt 1 Punkt; pro Zug sind es höchstens drei, die eines Bonusplättchens mitgezählt. Ein roter kommt zurück in den Beutel und beendet die Aktion; war er der erste, bringt er 1 Punkt. Wer das Vertrauen auf 100 % bringt, nimmt den Stern, der am Ende 5 Punkte wert ist, auch von anderen, falls das Vertrauen gesunken war.
    .title = Vertrauen
hijacked-rules-hijackers = Umstimmen braucht deine beiden eigenen Würfel, auf den zwei Feldern über einem Entführer; manche nehmen nur bestimmte Werte. Deine Scheibe kommt dorthin und hält andere fern. Jeder Schritt bringt 1 Punkt. Mit dem vierten verlässt der Entführer das Flugzeug und kommt in deine Auslage, mit Punkten sofort und weiteren am Ende. Dann rückt ein anderer nach, und das Vertrauen sinkt um 20 %. Wendest du dich einem anderen zu, behält der verlassene seine Schritte, für wen auch immer.
    .title = Entführer
hijacked-rules-retreat = Ab Runde 3, und nur solange alle gleich viele Punkte haben, kannst du die Polizei zwei Felder zurückschicken, höchstens bis Feld 18. Das braucht deine beiden eigenen Würfel. Alle anderen bekommen 2 Punkte. Du ziehst zwei Bonusplättchen und behältst eins, und dein Daumen rückt auf der Anerkennungsleiste vor, die am Ende zählt. Marker und Medaillen lassen sich jederzeit einlösen: Redet also darüber, wer für Gleichstand sorgen kann.
    .title = Die Polizei zurückschicken
hijacked-rules-markers = Es gibt Krypto, Nahrung, Medizin und Joker. Ein Würfel bringt einen Marker, wenn sein Wert auf einem der vier Nummernplättchen steht und der Vorrat diese Art hat. Marker bezahlen, was Karten fordern, und Joker stehen für jede Art. Oder sie drehen einen Würfel, der noch nicht eingesetzt ist, um je 1; 1 und 6 sind Nachbarn. Oder du löst sie ein, jederzeit, für je 1 Punkt. Was du behältst, zählt am Ende je 1 Punkt.
    .title = Forderungsmarker
hijacked-rules-dice = Du hast zwei Würfel. Für einen davon kannst du einen Bonuswürfel nehmen, wenn einer auf dem Spielplan ist; Miniwürfel kommen von Bonusfeldern und einem Bonusplättchen. Beide sind für die nächste Runde, wann immer du sie bekommst, und müssen dann eingesetzt werden, wenn es geht. Ist diese Runde vorbei, kommen sie zurück, oder eine Runde später, wenn sie eine Karte reserviert haben. Mit einem von ihnen kannst du eine zweite Karte wählen. Entführer und Polizei hören nur auf deine beiden eigenen Würfel.
    .title = Bonus- und Miniwürfel
hijacked-rules-points = Jedes Ereignis, das Punkte bringt, bewegt deinen Punktemarker einmal. Landest du genau auf einem Bonusfeld deiner Leiste, darfst du nehmen, was es zeigt: einen Marker deiner Wahl oder einen Miniwürfel. Wer vorbeizieht oder zurückgeht, bekommt nichts. Alle Leisten sind verschieden. Auf drei Zielen liegen Medaillen: Wer ein Ziel zuerst erreicht, nimmt seine Medaille und löst sie jederzeit ein oder zählt sie am Ende. Schaffen es mehrere zugleich, ist sie weg.
    .title = Bonusfelder und Medaillen
hijacked-rules-tiles = Wenn du die Polizei zurückschickst, behältst du eins von zwei Bonusplättchen. Nutzen kannst du sie jederzeit, einmal: ein Pilot für drei beliebige Karten; bis zu drei Marker für andere, für je 1 Punkt von ihnen, solange sie welche haben; ein Miniwürfel und ein Joker; eine Karte vom Ablagestapel; Vertrauen aufbauen ohne Würfel. Eins gilt bis zum Ende: Damit kannst du immer auch die oberste Karte des Zugstapels wählen.
    .title = Bonusplättchen
hijacked-rules-score = Bevor gezählt wird, kommt der letzte Aufruf: Alle können noch retten, einlösen und Bonusplättchen nutzen. Dann zählen deine Punkte auf der Leiste, deine Medaillen, 1 für jeden Marker, 5 für den Stern, was deine Entführer bringen, und dein Platz auf der Anerkennungsleiste. Für jede Karte in deiner Auslage gehen 3 ab. Die meisten Punkte gewinnen; bei Gleichstand mehr Anerkennung; hilft auch das nicht, teilt ihr euch den Sieg. Wurde das Flugzeug gestürmt, wird nichts gezählt.
    .title = Die Wertung
hijacked-rules-solo = Aufgebaut wird wie für zwei. Nach deinem Zug spielt der Cybot einige seiner zwölf Karten, mit unserer Schachtel zwei, und dann rückt die Polizei vor. Der Cybot hat keine Würfel und erfüllt keine Forderungen, aber das Vertrauen bindet auch ihn. Du gewinnst mit drei Passagieren, einem Piloten und mehr Punkten als der Cybot. Schluss ist auch, wenn der Cybot drei Passagiere und einen Piloten gerettet hat. Die Polizei kannst du zurückschicken, solange ihr beide gleich viele Punkte habt.
    .title = Allein gegen den Cybot
hijacked-rules-reconstruction = Die Anleitung zeigt nicht, was auf dem Spielmaterial steht. Diese Werte kommen aus einer Schachteldatei; unsere sagt bei jedem, ob er aus der Anleitung stammt oder von uns nachempfunden ist, und was der Cybot tut, haben wir uns ausgedacht. Besitzt du das Spiel, kannst du die gedruckten Werte in eine Kopie schreiben und damit spielen. Zwei Zeilen der Übersicht passen zu nichts anderem und werden nicht gespielt: dass ein roter Stein 2 Punkte kostet statt 1, und eine Liste mit −2, −1, 0 und 3 Punkten.
    .title = Was nachempfunden ist

## Box files

hijacked-box-misfit-file-too-large = Die Datei hat mehr als { $most } Byte, das ist zu groß für eine Schachtel.
hijacked-box-misfit-name-taken = „{ $name }“ heißt schon eine andere Schachtel: Gib deiner einen eigenen Namen.
hijacked-box-misfit-lines = Zeilen, die mit „{ $word }“ beginnen: Es müssen { $wanted } sein, und es sind { $found }.
hijacked-box-misfit-line-too-long = Zeile { $line }: Sie hat { $bytes } Byte; höchstens { $most } dürfen es sein.
hijacked-box-misfit-no-such-line = Zeile { $line }: Mit „{ $word }“ beginnt keine Zeile einer Schachtel.
hijacked-box-misfit-count = Zeile { $line }: Nach dem ersten Wort müssen noch { $wanted } stehen, und es sind { $found }.
hijacked-box-misfit-name = Zeile { $line }: Ein Name hat 1 bis 24 Kleinbuchstaben, Ziffern und Bindestriche, ohne Leerzeichen.
hijacked-box-misfit-space = Zeile { $line }: „{ $word }“ nennt keine Würfelwerte. Schreib sie zum Beispiel als 1-3.
hijacked-box-misfit-number = Zeile { $line }: „{ $word }“ ist keine Zahl, die hier passt.
hijacked-box-misfit-markers = Zeile { $line }: Zusammen müssen es { $wanted } Marker sein, und es sind { $found }.
hijacked-box-misfit-rising = Zeile { $line }: Die Zahlen liegen zwischen 1 und 39, und jede ist größer als die davor.
hijacked-box-misfit-falling = Zeile { $line }: Die Zahlen liegen zwischen 0 und 39, und keine ist kleiner als die davor.
hijacked-box-misfit-no-such-goal = Zeile { $line }: „{ $word }“ ist kein Ziel.
hijacked-box-misfit-goal-twice = Zeile { $line }: Ein Ziel steht zweimal da.
hijacked-box-misfit-track = Zeile { $line }: Eine Leiste schreibst du zum Beispiel so: track markers 3 13 dice 9 27.
hijacked-box-misfit-bonus-spaces = Zeile { $line }: Bonusfelder liegen zwischen 1 und { $last }, jedes weiter als das davor; von jeder Art gibt es höchstens { $most }.
hijacked-box-misfit-two-bonuses = Zeile { $line }: Feld { $space } hat zwei Boni.
hijacked-box-misfit-cybot-plays = Zeile { $line }: Der Cybot spielt nach einem Zug 1 bis { $most } Karten.
hijacked-box-misfit-no-such-cybot-card = Zeile { $line }: „{ $word }“ ist keine Karte des Cybots.
hijacked-box-misfit-card = Zeile { $line }: Eine Karte schreibst du zum Beispiel so: card Y08 6 20 F+M.
hijacked-box-misfit-no-such-card = Zeile { $line }: „{ $word }“ ist keine Karte. Ihr Name ist ein Buchstabe für die Farbe und zwei Ziffern, zum Beispiel Y08.
hijacked-box-misfit-card-twice = Zeile { $line }: { $card } steht zweimal da.
hijacked-box-misfit-too-many-cards = Zeile { $line }: Es gibt { $most } Karten und nicht mehr.
hijacked-box-misfit-back = Zeile { $line }: Auf der Rückseite von { $card } steht ein Würfelwert von 1 bis 6, nicht „{ $word }“.
hijacked-box-misfit-trust = Zeile { $line }: Das Vertrauen, das { $card } braucht, geht von 0 bis 100 in Zehnern, nicht „{ $word }“.
hijacked-box-misfit-demands = Zeile { $line }: Die Forderungen von { $card } sind bis zu drei aus C, F und M, zum Beispiel F+M, oder ein Strich, nicht „{ $word }“.
hijacked-box-misfit-red = Zeile { $line }: { $card } ist rot. Sie wird nie ausgespielt, also braucht sie 0 Vertrauen und einen Strich als Forderung.

### Der Tisch von Hijacked: was Vorfeld, Zonen, Leiste, Ablage und Ende über die Worte der Regeln
### hinaus sagen. Sitze kommen als Namen, Mengen von Sitzen als Listen von Namen mit ihrer Zahl in
### …_count, Karten als Liste wie „2 × Blau und 1 × Grau“, Marker wie „1 × Nahrung und 1 × Joker“.

## Was jetzt geschieht, derselbe Satz für alle

hijacked-table-now-deal = Das Spiel wird aufgebaut.
hijacked-table-now-roll = { $seat } würfelt.
hijacked-table-now-turn = { $dice ->
    [0] { $seat } hat alle Würfel eingesetzt.
    [one] { $seat } ist am Zug und hat noch einen Würfel.
   *[other] { $seat } ist am Zug und hat noch { $dice } Würfel.
}
hijacked-table-now-card = { $seat } spielt eine Passagierkarte oder wirft sie ab: { $card }.
hijacked-table-now-stones = { $greens ->
    [0] { $seat } zieht den ersten Vertrauensstein.
    [one] { $seat } hat einen grünen Stein gezogen: weiterziehen oder aufhören?
   *[other] { $seat } hat { $greens } grüne Steine gezogen: weiterziehen oder aufhören?
}
hijacked-table-now-offer = { $seat } behält eins von zwei Bonusplättchen.
hijacked-table-now-take = { $takers_count ->
    [1] { $takers } darf etwas von einem Bonusfeld nehmen.
   *[other] { $takers } dürfen etwas von Bonusfeldern nehmen.
}
hijacked-table-now-cybot = Der Cybot spielt eine Karte.
hijacked-table-now-round-end = Die Runde endet, und die Polizei rückt vor.
hijacked-table-now-last-call = { $asked_count ->
    [0] Letzter Aufruf, bevor gezählt wird.
    [1] Letzter Aufruf, bevor gezählt wird: { $asked } kann noch etwas eintauschen.
   *[other] Letzter Aufruf, bevor gezählt wird: { $asked } können noch etwas eintauschen.
}
hijacked-table-now-over = Die Verhandlung ist vorbei.

## Das Vorfeld

hijacked-table-board = Das Vorfeld
hijacked-table-round = Runde { $round }
hijacked-table-rolled = Freie Würfel von { $seat }: { $values }
hijacked-table-police = { $space ->
    [0] Die Polizei ist im Flugzeug.
    [one] Die Polizei steht einen Schritt vor dem Flugzeug.
   *[other] Die Polizei steht auf Feld { $space }. Feld 1 ist das letzte vor dem Flugzeug.
}
hijacked-table-aboard = An Bord: { $passengers ->
    [one] ein Passagier
   *[other] { $passengers } Passagiere
}, { $pilots ->
    [one] ein Pilot
   *[other] { $pilots } Piloten
}
# Auf einem Platz: die Polizei zurückschicken.
hijacked-table-retreat = Zurückschicken
hijacked-table-scores-equal = Alle haben gleich viele Punkte
hijacked-table-scores-differ = Die Punkte sind verschieden

## Die Zonen des Spielplans, auf einem Telefon

hijacked-table-zones = Teile des Spielplans
hijacked-table-zone-cards = Karten
hijacked-table-zone-talks = Entführer
hijacked-table-zone-tower = Tower
hijacked-table-zone-players = Alle
# Neben dem Namen einer Zone, für alle, die zuhören.
hijacked-table-zone-open = { $count ->
    [one] ein Platz offen
   *[other] { $count } Plätze offen
}

## Karten

hijacked-table-row = Passagierkarten
hijacked-table-card-gap = Platz { $place }: leer
hijacked-table-card-down = Platz { $place }: verdeckt, aufzudecken mit einer { $back }
hijacked-table-card-red = Platz { $place }: Rot
hijacked-table-card-open = { $demands_count ->
    [0] Platz { $place }: { $card }, braucht { $trust } % Vertrauen und keine Marker
   *[other] Platz { $place }: { $card }, braucht { $trust } % Vertrauen, { $demands }
}
hijacked-table-card-reserved = von { $seat } mit einer { $value } reserviert
hijacked-table-pile = { $count ->
    [one] Zugstapel: eine Karte, ihre Rückseite zeigt eine { $back }
   *[other] Zugstapel: { $count } Karten, die oberste zeigt eine { $back }
}
hijacked-table-pile-count = Stapel { $count }
hijacked-table-discard = { $cards_count ->
    [0] Ablagestapel: leer
   *[other] Ablagestapel: { $cards }
}
hijacked-table-discard-count = Ablage { $count }

## Entführer und Vertrauen

hijacked-table-spots = { $count ->
    [one] Entführer an Bord; einer ist in Reserve
   *[other] Entführer an Bord; { $count } sind in Reserve
}
hijacked-table-spot-empty = Niemand
hijacked-table-who = Wer sie sind
hijacked-table-stocked = Nichts sofort. Am Ende 1 Punkt, wenn du mindestens { $one } Marker hast, 3 Punkte ab { $three }, 6 Punkte ab { $six }.
hijacked-table-level = Umgestimmt: { $level } von 4
hijacked-table-spaces = Braucht beide eigenen Würfel: { $one } und { $other }
hijacked-table-disc = Scheibe von { $seat }
hijacked-table-trust = Vertrauen { $percent } %
hijacked-table-bag = { $greens ->
    [one] Im Beutel: ein grüner Stein
   *[other] Im Beutel: { $greens } grüne Steine
}, { $reds ->
    [one] ein roter
   *[other] { $reds } rote
}
hijacked-table-star = { $seat } hat den Stern: 5 Punkte am Ende

## Tower, Ziele, Anerkennung

hijacked-table-tower = Tower
hijacked-table-fetch = { $count ->
    [0] mit einer { $value }: nichts mehr da
    [one] mit einer { $value }: noch einer da
   *[other] mit einer { $value }: noch { $count } da
}
hijacked-table-bonus-dice = Bonus­würfel
hijacked-table-mini-dice = Mini­würfel
hijacked-table-tiles = Bonus­plättchen
hijacked-table-goals = Ziele
hijacked-table-medal = { $left ->
    [yes] Medaille im Wert von { $medal }
   *[no] Medaille ist weg
}
hijacked-table-recognition = Anerkennung
hijacked-table-thumbs = { $points ->
    [one] 1 Punkt: { $seats }
   *[other] { $points } Punkte: { $seats }
}
hijacked-table-left = noch { $count }

## Alle am Tisch

hijacked-table-first = beginnt
hijacked-table-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
hijacked-table-next-marker = Nächstes Bonusfeld: ein Marker auf { $space }
hijacked-table-next-die = Nächstes Bonusfeld: ein Miniwürfel auf { $space }
hijacked-table-has-star = Der Stern: 5 Punkte am Ende
hijacked-table-has-passengers = { $count ->
    [one] ein Passagier gerettet
   *[other] { $count } Passagiere gerettet
}
hijacked-table-has-pilots = { $count ->
    [one] ein Pilot gerettet
   *[other] { $count } Piloten gerettet
}
hijacked-table-has-display = { $cards_count ->
    [0] Keine Karten in der Auslage
   *[other] In der Auslage: { $cards }
}
hijacked-table-has-medal = Medaille im Wert von { $medal }
hijacked-table-has-thumb = Anerkennung: Feld { $thumb }
hijacked-table-has-dice = Nächster Zug: { $bonus ->
    [0] { $mini ->
        [one] ein Miniwürfel
       *[other] { $mini } Miniwürfel
    }
    [one] { $mini ->
        [0] ein Bonuswürfel
        [one] ein Bonuswürfel und ein Miniwürfel
       *[other] ein Bonuswürfel und { $mini } Miniwürfel
    }
   *[other] { $mini ->
        [0] { $bonus } Bonuswürfel
        [one] { $bonus } Bonuswürfel und ein Miniwürfel
       *[other] { $bonus } Bonuswürfel und { $mini } Miniwürfel
    }
}
hijacked-table-dice-later = Erst nächste Runde: { $bonus ->
    [0] { $mini ->
        [one] ein Miniwürfel
       *[other] { $mini } Miniwürfel
    }
    [one] { $mini ->
        [0] ein Bonuswürfel
        [one] ein Bonuswürfel und ein Miniwürfel
       *[other] ein Bonuswürfel und { $mini } Miniwürfel
    }
   *[other] { $mini ->
        [0] { $bonus } Bonuswürfel
        [one] { $bonus } Bonuswürfel und ein Miniwürfel
       *[other] { $bonus } Bonuswürfel und { $mini } Miniwürfel
    }
}
hijacked-table-cybot-played = Zuletzt: { $card }.
hijacked-table-cybot-nothing = Er hat noch keine Karte gespielt.
hijacked-table-cybot-left = { $count ->
    [0] Alle werden neu gemischt.
    [one] Noch eine Karte:
   *[other] Noch { $count } Karten:
}
hijacked-table-cybot-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

## Meine Würfel

hijacked-table-dice = Meine Würfel
hijacked-table-die = { $used ->
    [yes] Würfel { $die }: { $value }, eingesetzt
   *[no] { $kind ->
        [bonus] Würfel { $die }, Bonus: { $value }
        [mini] Würfel { $die }, Mini: { $value }
       *[own] Würfel { $die }: { $value }
    }
}
hijacked-table-hint-die = Tipp auf einen Würfel, um zu sehen, was er kann, oder auf einen Platz.
hijacked-table-hint-lit = Was er kann, leuchtet. Tipp darauf, oder zieh den Würfel dorthin.
hijacked-table-hint-useless = Mit diesem Wert lässt sich der Würfel nicht einsetzen.
hijacked-table-hint-done = Alle Würfel sind eingesetzt.
hijacked-table-turn-die = Den Würfel drehen
hijacked-table-turn-to = Auf { $value } drehen für 1 × { $kind }
hijacked-table-turn-pays = Bezahlen mit
hijacked-table-ask-die = Welcher Würfel?
hijacked-table-ask-either = Diese Karte wählen oder reservieren?

## Was ein Würfel täte, auf seinem Platz: zwei oder drei Wörter

hijacked-table-tag-nothing = –
hijacked-table-tag-either = Zwei Wege
hijacked-table-tag-choose = { $lies ->
    [down] Aufdecken
    [reserved] Abnehmen
    [red] Weg, +1
   *[open] Wählen
}
hijacked-table-tag-choose-reserved = Ohne Würfel
hijacked-table-tag-choose-top = Aufdecken
hijacked-table-tag-reserve = Reservieren
hijacked-table-tag-build-trust = Steine ziehen
hijacked-table-tag-persuade = Beide Würfel
hijacked-table-tag-retreat = Beide Würfel
hijacked-table-tag-fetch = Nimm 1
hijacked-table-tag-take-bonus-die = Nächste Runde

## Was es kostet und bringt, bevor es geschieht

hijacked-table-cost-choose = { $lies ->
    [down] Mit einer { $value } deckst du Karte { $place } und ihre Nachbarn auf. Dann spielst du sie, oder du wirfst sie für 1 Punkt ab.
    [red] Mit einem beliebigen Würfel wirfst du die rote Karte { $place } für 1 Punkt ab, und ihre Nachbarn werden aufgedeckt.
    [reserved] Mit mindestens einer { $value } nimmst du { $seat } die Karte { $place } ({ $card }) ab; der Würfel darauf geht zurück. Dann spielst du sie, oder du wirfst sie für 1 Punkt ab.
   *[open] Mit einem beliebigen Würfel wählst du Karte { $place } ({ $card }), und ihre Nachbarn werden aufgedeckt. Dann spielst du sie, oder du wirfst sie für 1 Punkt ab.
}
hijacked-table-cost-choose-reserved = Die Karte wählen, die du reserviert hast? Das braucht keinen Würfel, und sie ist deine Karte dieses Zugs. Dann spielst du sie, oder du wirfst sie für 1 Punkt ab.
hijacked-table-cost-choose-top = Mit dem Würfel deckst du die oberste Karte des Zugstapels auf, ohne Nachbarn. Dann spielst du sie, oder du wirfst sie für 1 Punkt ab.
hijacked-table-cost-reserve = Der Würfel liegt bis zum Ende deines nächsten Zugs auf Karte { $place } ({ $card }); in diesem Zug würfelst du mit einem weniger.
hijacked-table-cost-build-trust = Zieh Steine, einen nach dem anderen, bis zu drei grüne in diesem Zug: je 10 % Vertrauen und 1 Punkt. Ein roter beendet es.
hijacked-table-cost-persuade = { $last ->
    [yes] Beide Würfel einsetzen und „{ $hijacker }“ umstimmen? Das bringt 1 Punkt und ist der letzte Schritt: Der Entführer kommt zu dir, mit seinen Punkten, und das Vertrauen sinkt um 20 %.
   *[no] Beide Würfel einsetzen und „{ $hijacker }“ umstimmen? Das bringt 1 Punkt und ist Schritt { $level } von 4.
}
hijacked-table-cost-retreat = Beide Würfel einsetzen und die Polizei um zwei zurückschicken? Alle anderen bekommen 2 Punkte. Du behältst eins von zwei Bonusplättchen, und dein Daumen rückt vor.
hijacked-table-cost-fetch = Mit einer { $value } bekommst du 1 × { $kind }.
hijacked-table-cost-take-bonus-die = Für einen deiner eigenen Würfel bekommst du einen Bonuswürfel für die nächste Runde, in der du ihn nutzen musst.

## Fragen eines Zuges

hijacked-table-ask-card = Gewählt: { $card }.
hijacked-table-card-pays = { $paid_count ->
    [0] Sie zu spielen kostet nichts.
   *[other] Sie zu spielen kostet { $paid }.
}
hijacked-table-card-no-trust = Sie braucht { $needs } % Vertrauen; da sind { $trust } %.
hijacked-table-card-no-room = In deiner Auslage ist kein Platz.
hijacked-table-card-no-markers = { $demands } kannst du nicht bezahlen.
hijacked-table-ask-keep = Behalt ein Bonusplättchen. Das andere geht ungesehen zurück.
hijacked-table-ask-take = Bonusfeld: Du darfst etwas nehmen.
    .about = Alle warten auf dich.
hijacked-table-do-take-mini-die = Miniwürfel
hijacked-table-do-decline-marker = Keinen Marker
hijacked-table-do-decline-mini-die = Keinen Miniwürfel
hijacked-table-ask-last-call = Letzter Aufruf: Tausch ein, was du magst, und sag dann, dass du fertig bist.
    .about = Danach wird gezählt.
hijacked-table-do-pass = Fertig
hijacked-table-stones = { $greens ->
    [0] Noch kein Stein, Vertrauen { $percent } %.
    [one] Ein grüner Stein, Vertrauen { $percent } %.
   *[other] { $greens } grüne Steine, Vertrauen { $percent } %.
}
hijacked-table-stones-bag = { $greens ->
    [one] Im Beutel: ein grüner, { $reds } rote. Grün: { $chance } %.
   *[other] Im Beutel: { $greens } grüne, { $reds } rote. Grün: { $chance } %.
}
hijacked-table-do-draw = Ziehen ({ $chance } % grün)
hijacked-table-do-stop = Aufhören
hijacked-table-do-play = Spielen
hijacked-table-do-discard = Abwerfen, +1 Punkt
hijacked-table-do-choose = Wählen
hijacked-table-do-reserve = Reservieren
hijacked-table-do-choose-reserved = Wählen
hijacked-table-do-persuade = Umstimmen
hijacked-table-do-retreat = Zurückschicken
hijacked-table-do-keep = Behalten
hijacked-table-do-end-turn = Zug beenden
hijacked-table-sure-end-turn = { $dice ->
    [one] Den Zug beenden? Ein Würfel ist nicht eingesetzt.
   *[other] Den Zug beenden? { $dice } Würfel sind nicht eingesetzt.
}
hijacked-table-sure-keep = Dieses Plättchen behalten? Das andere wird zurückgemischt.

## Die Ablage: was jederzeit geht

hijacked-table-tray = Jederzeit
# Daneben, für alle, die zuhören.
hijacked-table-tray-count = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
hijacked-table-tray-empty = Gerade nichts. Hier rettest du Menschen, löst Marker und Medaillen ein und nutzt Plättchen, auch wenn andere am Zug sind.
hijacked-table-tray-rescue-passenger = Passagier für 2 × { $colour }, +3
hijacked-table-tray-rescue-pilot = Pilot für 3 × { $colour }, +5
hijacked-table-tray-rescue-pilot-with = Pilot für { $cards }, +5
hijacked-table-tray-cash = { $kind } einlösen, +1
hijacked-table-tray-cash-medal = Medaille einlösen, +{ $medal }
hijacked-table-tray-give = { $points ->
    [0] { $kind } an { $seat }, umsonst
   *[other] { $kind } an { $seat }, +1
}
hijacked-table-tray-take-die-and-joker = Plättchen: Miniwürfel und Joker
hijacked-table-tray-take-back = { $card } zurückholen
hijacked-table-tray-build-trust-free = Plättchen: Vertrauen ohne Würfel
hijacked-table-tray-tile = Plättchen: { $tile }
hijacked-table-sure-rescue-passenger = Zwei Karten ({ $colour }) für einen Passagier und 3 Punkte geben?
hijacked-table-sure-rescue-pilot = Drei Karten ({ $colour }) für einen Piloten und 5 Punkte geben?
hijacked-table-sure-rescue-pilot-with = Das Plättchen nutzen und { $cards } für einen Piloten und 5 Punkte geben?
hijacked-table-sure-cash = 1 × { $kind } für 1 Punkt zurückgeben?
hijacked-table-sure-cash-medal = Die Medaille jetzt für { $medal ->
    [one] 1 Punkt
   *[other] { $medal } Punkte
} einlösen? Sonst zählt sie am Ende.
hijacked-table-sure-give = { $points ->
    [0] 1 × { $kind } an { $seat } geben? Dort gibt es 0 Punkte, also bekommst du keinen dafür.
   *[other] 1 × { $kind } an { $seat } geben? Du bekommst 1 Punkt, der dort abgezogen wird.
}
hijacked-table-sure-take-die-and-joker = Das Plättchen für einen Miniwürfel und einen Joker nutzen?
hijacked-table-sure-take-back = Das Plättchen nutzen und eine Karte ({ $card }) umsonst vom Ablagestapel in deine Auslage holen?
hijacked-table-sure-build-trust-free = Das Plättchen nutzen und ohne Würfel Vertrauenssteine ziehen?
hijacked-table-do-rescue-passenger = Retten
hijacked-table-do-rescue-pilot = Retten
hijacked-table-do-rescue-pilot-with = Retten
hijacked-table-do-cash = Einlösen
hijacked-table-do-cash-medal = Einlösen
hijacked-table-do-give = Geben
hijacked-table-do-take-die-and-joker = Nutzen
hijacked-table-do-take-back = Nehmen
hijacked-table-do-build-trust-free = Nutzen
hijacked-table-equal = Sag mir, wenn alle gleich viele Punkte haben
    .about = Nur dann kann man die Polizei zurückschicken.
hijacked-table-equal-now = Jetzt haben alle gleich viele Punkte.

## Das Ende

hijacked-table-end-stormed = Das Flugzeug ist gestürmt
hijacked-table-end-rescued = Die Verhandlung ist gelungen
hijacked-table-end-reckoning = Punkte
hijacked-table-end-people = Gerettet
hijacked-table-end-won = Gewonnen
hijacked-table-end-track = Leiste
hijacked-table-end-medals = Medaillen
hijacked-table-end-markers = Marker
hijacked-table-end-star = Stern
hijacked-table-end-hijackers = Entführer
hijacked-table-end-recognition = Anerkennung
hijacked-table-end-cards = Übrige Karten
hijacked-table-end-total = Gesamt

## Options

hijacked-table-options-more = Mehr

### Der Tisch des Widerstands: was Brett, Auswahl, Geheimnis und Ende über die Worte der Regeln
### hinaus sagen. Sitze kommen als Namen, Mengen von Sitzen als Listen von Namen.

## Was jetzt geschieht, derselbe Satz für alle

resistance-table-now-deal = Die Seiten werden verteilt.
resistance-table-now-draw-plots = { $leader } zieht Plotkarten.
resistance-table-now-give-plots = { $leader } verteilt Plotkarten.
resistance-table-now-at-once = { $card_id ->
    [responsibility] { $awaited } sucht sich eine Plotkarte zum Wegnehmen aus.
    [overheard] { $awaited } sieht sich die Seite von jemandem nebenan an.
   *[other] { $awaited } wählt, wer die eigene Seite sehen darf.
}
resistance-table-now-ask = { $awaited_count ->
    [0] „{ $card }“ könnte jetzt eingesetzt werden.
    [1] { $awaited } könnte jetzt „{ $card }“ einsetzen.
   *[other] { $awaited } könnten jetzt „{ $card }“ einsetzen.
}
resistance-table-now-aim = { $leader } wählt die Mission.
resistance-table-now-propose = { $leader } stellt das Team für Mission { $mission } auf.
resistance-table-now-opinion = { $awaited_count ->
    [0] Die offenen Stimmen sind abgegeben.
    [1] { $awaited } stimmt zuerst und offen ab.
   *[other] { $awaited } stimmen zuerst und offen ab.
}
resistance-table-now-vote = { $awaited_count ->
    [0] Alle Stimmen sind abgegeben.
    [1] Alle stimmen über das Team ab. { $awaited } überlegt noch.
    [2] Alle stimmen über das Team ab. { $awaited } überlegen noch.
    [3] Alle stimmen über das Team ab. { $awaited } überlegen noch.
   *[other] Alle stimmen über das Team ab. Es fehlen { $awaited_count } Stimmen.
}
resistance-table-now-face-up = { $awaited } spielt eine Missionskarte vor aller Augen.
resistance-table-now-mission = { $team } sind auf Mission { $mission } und spielen geheim ihre Karten.
resistance-table-now-watch = { $awaited } sieht sich eine Missionskarte an.
resistance-table-now-over = Die Partie ist vorbei.

## Das Brett

resistance-table-board = Der Tisch
resistance-table-missions = Missionen
resistance-table-mission = Mission { $mission }
resistance-table-mission-team = { $team } im Team
resistance-table-mission-fails-needed = { $fails } Fehl{ "\u00AD" }schläge nötig
resistance-table-mission-result = { $result ->
    [success] Gelungen
   *[failure] Gescheitert
}
resistance-table-mission-fails = { $fails ->
    [0] Kein Fehl{ "\u00AD" }schlag
    [1] 1 Fehl{ "\u00AD" }schlag
   *[other] { $fails } Fehl{ "\u00AD" }schläge
}
resistance-table-track = Abgelehnte Teams: { $rejections } von { $most }
resistance-table-track-last = Mit dem letzten gewinnen die Spione.
resistance-table-drawn = Gezogene Plotkarten
resistance-table-tally = { $verdict ->
    [approved] Angenommen, { $approve } zu { $reject }
   *[rejected] Abgelehnt, { $reject } zu { $approve }
}
resistance-table-overturned = Doch abgelehnt von { $by }
resistance-table-votes-in = { $cast } von { $all } Stimmen sind da
resistance-table-reveal = { $result ->
    [success] Mission { $mission } gelingt.
   *[failure] Mission { $mission } scheitert.
}

## Ein Sitz

resistance-table-seats = Sitze im Uhrzeigersinn
resistance-table-seat-you = Du
resistance-table-seat-leader = Führt an
resistance-table-seat-team = Team
resistance-table-seat-chosen = Gewählt
resistance-table-seat-awaited = Wird erwartet
resistance-table-seat-away = Abwesend
resistance-table-seat-bot = Bot
resistance-table-seat-covered = Abwesend, ein Bot spielt
resistance-table-seat-blank = Hat abgestimmt
resistance-table-seat-approve = Dafür
resistance-table-seat-reject = Dagegen
resistance-table-seat-spotlight = Spielt offen
resistance-table-seat-holds = Hat { $cards }

## Plotkarten auf dem Tisch

resistance-table-plots = Plotkarten ({ $held })
resistance-table-plots-deck = { $deck ->
    [0] Der Stapel ist leer.
    [one] Eine Karte liegt noch im Stapel.
   *[other] { $deck } Karten liegen noch im Stapel.
}
resistance-table-plots-held = { $card }, bei { $name }
resistance-table-plots-none = Niemand hat eine Plotkarte.
resistance-table-plots-shown = { $to } hat gesehen, auf welcher Seite { $owner } steht.
resistance-table-plots-watched = { $by } hat sich in Mission { $mission } die Karte von { $member } angesehen.

## Abstimmungen und Missionen bisher

resistance-table-history = Bisherige Stimmen
resistance-table-history-none = Noch wurde kein Team vorgeschlagen.
resistance-table-history-caption = Jeder Vorschlag: wer anführte, wer gehen sollte und wie alle gestimmt haben
resistance-table-history-proposal = Führung
resistance-table-history-row = { $number }. { $leader }
resistance-table-history-result = Ergebnis
resistance-table-history-voting = wird abgestimmt
resistance-table-history-verdict = { $verdict ->
    [approved] angenommen, { $approve } zu { $reject }
   *[rejected] abgelehnt, { $reject } zu { $approve }
}
resistance-table-history-overturned = angenommen, { $approve } zu { $reject }, dann doch abgelehnt von { $by }
resistance-table-history-mission = { $result ->
    [success] Mission { $mission }: gelungen, { $fails ->
        [0] kein Fehlschlag
        [1] ein Fehlschlag
       *[other] { $fails } Fehlschläge
    }
    [failure] Mission { $mission }: gescheitert, { $fails ->
        [1] ein Fehlschlag
       *[other] { $fails } Fehlschläge
    }
   *[open] Mission { $mission }
}
resistance-table-history-led = Führt an
resistance-table-history-member = Im Team
resistance-table-history-openly = Offen gestimmt

## Was du tun kannst

resistance-table-choices = Deine Auswahl
resistance-table-back = Zurück

resistance-table-ask-mission = Welche Mission willst du versuchen?
resistance-table-ask-team = Wähle { $size } für Mission { $mission }.
resistance-table-ask-team-count = { $chosen } von { $size } gewählt
resistance-table-ask-vote = { $openly ->
    [yes] Sollen { $team } auf Mission { $mission } gehen? Alle sehen deine Stimme, bevor sie wählen.
   *[no] Sollen { $team } auf Mission { $mission } gehen?
}
resistance-table-ask-card = { $openly ->
    [yes] Spiel deine Karte für Mission { $mission }. Alle werden sie sehen.
   *[no] Spiel deine Karte für Mission { $mission }.
}
resistance-table-ask-give = Gib jede Plotkarte an jemand anderen.
resistance-table-ask-give-to = Wer bekommt „{ $card }“?
resistance-table-ask-take = Welche Plotkarte nimmst du?
resistance-table-ask-overhear = Wessen Seite willst du sehen?
resistance-table-ask-show = Wem zeigst du deine Seite?
resistance-table-ask-watch = Wessen Missionskarte willst du sehen?
resistance-table-ask-spotlight = „{ $card }“: Wer soll offen spielen?
resistance-table-ask-use = „{ $card }“ jetzt einsetzen?

resistance-table-do-aim = Diese Mission
resistance-table-do-propose = Team vorschlagen
resistance-table-do-approve = Annehmen
resistance-table-do-reject = Ablehnen
resistance-table-do-play = { $card } spielen
resistance-table-do-give = Geben
resistance-table-do-take = Nehmen
resistance-table-do-overhear = Ansehen
resistance-table-do-show = Zeigen
resistance-table-do-use = Einsetzen
resistance-table-do-pass = Jetzt nicht
resistance-table-do-spotlight = Ins Rampenlicht
resistance-table-do-watch = Ansehen

resistance-table-sure-aim = Mission { $mission } versuchen, mit { $team } im Team?
resistance-table-sure-propose = { $team } vorschlagen? Der Vorschlag lässt sich nicht ändern.
resistance-table-sure-approve = Dieses Team annehmen? Eine Stimme lässt sich nicht ändern.
resistance-table-sure-reject = Dieses Team ablehnen? Eine Stimme lässt sich nicht ändern.
resistance-table-sure-play = { $card } spielen? Die Karte kommt nicht zurück.
resistance-table-sure-must-succeed = Der Widerstand muss Erfolg spielen.
resistance-table-sure-give = „{ $card }“ an { $to } geben?
resistance-table-sure-take = „{ $card }“ von { $from } nehmen?
resistance-table-sure-overhear = Die Seite von { $seat } ansehen? Alle erfahren, dass du es getan hast.
resistance-table-sure-show = Deine Seite { $seat } zeigen? Alle erfahren, dass du es getan hast.
resistance-table-sure-use = „{ $card }“ jetzt einsetzen? Danach ist sie weg.
resistance-table-sure-pass = „{ $card }“ diesmal behalten? Du wirst nur einmal gefragt.
resistance-table-sure-spotlight = { $seat } offen spielen lassen?
resistance-table-sure-watch = Die Karte von { $seat } ansehen? Alle erfahren, dass du es getan hast.

resistance-table-wait = { $awaited_count ->
    [0] Einen Moment.
    [1] Wir warten auf { $awaited }.
    [2] Wir warten auf { $awaited }.
    [3] Wir warten auf { $awaited }.
   *[other] Wir warten auf { $awaited_count } Leute.
}
resistance-table-wait-watching = Du siehst zu.
resistance-table-wait-over = Die Partie ist vorbei.
resistance-table-wait-voted = Deine Stimme ist abgegeben.
resistance-table-wait-played = Deine Karte liegt.
resistance-table-wait-answered = Deine Antwort ist da.

## Was nur du weißt

resistance-table-secret-side = Deine Seite
resistance-table-secret-spies = Spione, die du kennst
resistance-table-secret-resistance = Widerstand, den du kennst
resistance-table-secret-nobody = niemand
resistance-table-secret-vote = Deine Stimme
resistance-table-secret-card = Deine Missionskarte
resistance-table-secret-answer = Deine Antwort
resistance-table-secret-answer-use = einsetzen
resistance-table-secret-answer-pass = jetzt nicht
resistance-table-secret-answer-spotlight = { $seat } spielt offen
resistance-table-secret-seen = Karte von { $member } in Mission { $mission }
resistance-table-secret-watching = Du siehst zu: Du weißt, was alle wissen.

## Das Ende

resistance-table-end-winners = { $winners_count ->
    [1] { $winners } hat gewonnen.
   *[other] { $winners } haben gewonnen.
}
resistance-table-end-sides = Wer wer war
resistance-table-end-missions = Die Missionen
resistance-table-end-mission = { $fails ->
    [0] { $team }, ohne Fehlschlag
    [1] { $team }, mit einem Fehlschlag
   *[other] { $team }, mit { $fails } Fehlschlägen
}
resistance-table-end-knowledge = Wer was wusste
resistance-table-end-met = Die Spione kannten einander von Anfang an.
resistance-table-end-blind = Die Spione kannten einander nicht.
resistance-table-end-shown = { $side ->
    [spy] { $to } wusste, dass { $owner } zu den Spionen gehört.
   *[resistance] { $to } wusste, dass { $owner } zum Widerstand gehört.
}
resistance-table-end-saw = { $by } hat in Mission { $mission } gesehen, dass { $member } { $card } gespielt hat.
resistance-table-end-votes = Alle Stimmen

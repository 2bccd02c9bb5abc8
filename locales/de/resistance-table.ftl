### Der Tisch des Widerstands: was Brett, Auswahl, Geheimnis und Ende über die Worte der Regeln
### hinaus sagen. Sitze kommen als Namen, Mengen von Sitzen als Listen von Namen.

## Was jetzt geschieht, derselbe Satz für alle

resistance-table-now-deal = Die Seiten werden verteilt.
resistance-table-now-draw-plots = { $leader } zieht Plotkarten.
resistance-table-now-give-plots = { $leader } verteilt Plotkarten.
resistance-table-now-at-once = { $card_id ->
    [responsibility] { $awaited } sucht sich eine Plotkarte zum Wegnehmen aus.
    [overheard] { $awaited } sieht sich die Seite von jemandem nebenan an.
   *[other] { $awaited } zeigt gleich jemandem die eigene Seite.
}
resistance-table-now-ask = { $awaited_count ->
    [0] „{ $card }“ könnte jetzt eingesetzt werden.
    [1] { $awaited } könnte jetzt „{ $card }“ einsetzen.
   *[other] { $awaited } könnten jetzt „{ $card }“ einsetzen.
}
resistance-table-now-aim = { $leader } wählt die Mission.
resistance-table-now-propose = { $leader } stellt das Team für Mission { $mission } auf.
resistance-table-now-appoint = { $leader } wählt, wer ermittelt, falls Mission { $mission } scheitert.
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
resistance-table-now-vote-blame = Alle stimmen über das Team ab. Die Stimmen werden gemeinsam aufgedeckt, frühestens wenn die Zeit um ist.
resistance-table-now-face-up = { $awaited } spielt eine Missionskarte vor aller Augen.
resistance-table-now-mission = { $team } sind auf Mission { $mission } und spielen geheim ihre Karten.
resistance-table-now-watch = { $awaited } sieht sich eine Missionskarte an.
resistance-table-now-go-on = { $awaited_count ->
    [0] Mission { $mission } ist gescheitert.
   *[other] Mission { $mission } ist gescheitert. Bis die Zeit um ist, werden alle gefragt, ob es weitergehen soll.
}
resistance-table-now-accuse = { $awaited } hat sich zu erkennen gegeben und muss jemanden anklagen.
resistance-table-now-inquire = { $awaited } ist Verhörspezialist und wählt, wer die eigene Seite zeigen muss.
resistance-table-now-examine = { $awaited } wählt, gegen wen ermittelt wird.
resistance-table-now-hand-over = { $examined } übergibt eine Treuekarte.
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
resistance-table-mission-chief-fails = { $chief_fails ->
    [1] 1 Vorsit{ "\u00AD" }zender-Fehl{ "\u00AD" }schlag
   *[other] { $chief_fails } Vorsit{ "\u00AD" }zender-Fehl{ "\u00AD" }schläge
}
resistance-table-mission-hacks = { $hacks ->
    [1] Einmal Hacken
   *[other] { $hacks }-mal Hacken
}
resistance-table-mission-turned = Durch eine Anklage umgedreht
resistance-table-track = Abgelehnte Teams: { $rejections } von { $most }
resistance-table-track-last = Mit dem letzten gewinnen die Spione.
resistance-table-drawn = Gezogene Plotkarten
resistance-table-tally = { $verdict ->
    [approved] Angenommen, { $approve } zu { $reject }
   *[rejected] Abgelehnt, { $reject } zu { $approve }
}
resistance-table-overturned = Doch abgelehnt von { $by }
resistance-table-reveal = { $result ->
    [success] Mission { $mission } gelingt.
   *[failure] Mission { $mission } scheitert.
}

## Ein Sitz

resistance-table-seats = Plätze im Uhrzeigersinn
resistance-table-seat-leader = Führt an
resistance-table-seat-team = Team
resistance-table-seat-blank = Hat abgestimmt
resistance-table-seat-approve = Dafür
resistance-table-seat-reject = Dagegen
resistance-table-seat-spotlight = Spielt offen
resistance-table-seat-holds = Hat: { $cards }
resistance-table-seat-investigator = Ermittler
resistance-table-seat-inquisitor = Verhörspezialist
resistance-table-seat-had-inquisitor = War Verhörspezialist

## Nach einer Mission: wer wen anklagt, wer bei wem nachsieht

resistance-table-scene-guess = { $guess ->
    [right] Richtig
   *[wrong] Falsch
}
resistance-table-scene-turned = { $result ->
    [success] Mission { $mission } gilt jetzt als gelungen.
   *[failure] Mission { $mission } gilt jetzt als gescheitert.
}
resistance-table-scene-inquired = Sieht eine Seite und gibt den Marker weiter
resistance-table-scene-examined = Sieht eine Treuekarte

## Die Nacht, die Charaktere, und was alle darüber wissen, wer bei wem nachgesehen hat

resistance-table-night = Die Nacht
resistance-table-night-over = Augen auf
resistance-table-cast = Charaktere
resistance-table-cast-looks = Wer wen gesehen hat
resistance-table-cast-count = { $count ->
    [1] { $character }
   *[other] { $character }, { $count }-mal
}
resistance-table-looks = Wer angeklagt und wer nachgesehen hat
resistance-table-looks-accused = { $guess ->
    [right] { $by } hat nach Mission { $mission } { $accused } angeklagt, zu Recht.
   *[wrong] { $by } hat nach Mission { $mission } { $accused } angeklagt, zu Unrecht.
}
resistance-table-looks-inquired = { $by } hat nach Mission { $mission } die Seite von { $whom } gesehen.
resistance-table-looks-claimed = { $by } sagt nach Mission { $mission } über { $whom }: „{ $thing }“.
resistance-table-looks-examined = { $by } hat nach Mission { $mission } eine Treuekarte von { $whom } gesehen.

## Plotkarten auf dem Tisch

resistance-table-plots = Plotkarten ({ $held })
resistance-table-plots-deck = { $deck ->
    [0] Der Stapel ist leer.
    [one] Eine Karte liegt noch im Stapel.
   *[other] { $deck } Karten liegen noch im Stapel.
}
resistance-table-plots-held = „{ $card }“, bei { $name }
resistance-table-plots-none = Niemand hat eine Plotkarte.
resistance-table-plots-shown = { $to } hat gesehen, auf welcher Seite { $owner } steht.
resistance-table-plots-watched = { $by } hat sich in Mission { $mission } die Karte von { $member } angesehen.

## Abstimmungen und Missionen bisher

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
    [success] Mission { $mission }: gelungen, { resistance-count-cards }
    [failure] Mission { $mission }: gescheitert, { resistance-count-cards }
   *[open] Mission { $mission }
}
resistance-table-history-led = Führt an
resistance-table-history-member = Im Team
resistance-table-history-openly = Offen gestimmt

## Was du tun kannst

resistance-table-ask-mission = Welche Mission willst du versuchen?
resistance-table-ask-team = Wähl { $size } Personen für Mission { $mission }.
resistance-table-ask-team-count = { $chosen } von { $size } gewählt
resistance-table-ask-vote = { $openly ->
    [yes] Sollen { $team } auf Mission { $mission } gehen? Die anderen sehen deine Stimme, bevor sie abstimmen.
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
resistance-table-ask-appoint = Wer ermittelt, falls die Mission scheitert? Nicht du, und niemand aus dem Team.
resistance-table-ask-go-on = Die Mission ist gescheitert. Willst du weitermachen oder dich zu erkennen geben und anklagen?
resistance-table-ask-accuse = Wen klagst du als Vorsitzenden an?
resistance-table-ask-blame = Wen hältst du für den Täuscher?
resistance-table-ask-inquire = Wessen Seite willst du sehen? Dorthin geht auch der Marker.
resistance-table-ask-claim = Sag, was du bei { $seat } gesehen hast, ob es stimmt oder nicht:
resistance-table-ask-examine = Wer muss dir eine Treuekarte übergeben?
resistance-table-ask-hand-over = Welche Treuekarte übergibst du? Nur { $by } sieht sie.
resistance-table-examiner = die ermittelnde Person

resistance-table-do-aim = Diese Mission
resistance-table-do-propose = Team vorschlagen
resistance-table-do-approve = Annehmen
resistance-table-do-reject = Ablehnen
resistance-table-do-play = „{ $card }“ spielen
resistance-table-do-give = Geben
resistance-table-do-take = Nehmen
resistance-table-do-overhear = Ansehen
resistance-table-do-show = Zeigen
resistance-table-do-use = Einsetzen
resistance-table-do-pass = Jetzt nicht
resistance-table-do-spotlight = Ins Rampenlicht
resistance-table-do-watch = Ansehen
resistance-table-do-appoint = Marker geben
resistance-table-do-go-on = Weiter
resistance-table-do-step-forward = Zu erkennen geben
resistance-table-do-accuse = Anklagen
resistance-table-do-aside-blame = Täuscher benennen …
resistance-table-do-blame = Benennen
resistance-table-do-inquire = Ansehen
resistance-table-do-claim-loyalty = Sagen
resistance-table-do-claim-side = Sagen
resistance-table-do-examine = Ermitteln
resistance-table-do-hand-over = „{ $loyalty }“ übergeben
resistance-table-do-nothing = In Ordnung

resistance-table-sure-aim = Mission { $mission } versuchen, mit { $team } im Team?
resistance-table-sure-propose = { $team } vorschlagen? Der Vorschlag lässt sich nicht ändern.
resistance-table-sure-approve = Dieses Team annehmen? Eine Stimme lässt sich nicht ändern.
resistance-table-sure-reject = Dieses Team ablehnen? Eine Stimme lässt sich nicht ändern.
resistance-table-sure-play = „{ $card }“ spielen? Die Karte kommt nicht zurück.
resistance-table-sure-must-succeed = Du musst „Erfolg“ spielen.
resistance-table-sure-give = „{ $card }“ an { $to } geben?
resistance-table-sure-take = „{ $card }“ von { $from } nehmen?
resistance-table-sure-overhear = Die Seite von { $seat } ansehen? Alle erfahren, dass du es getan hast.
resistance-table-sure-show = Deine Seite { $seat } zeigen? Alle erfahren, dass du es getan hast.
resistance-table-sure-use = „{ $card }“ jetzt einsetzen? Danach ist sie weg.
resistance-table-sure-pass = „{ $card }“ diesmal behalten? Du wirst nur einmal gefragt.
resistance-table-sure-spotlight = { $seat } offen spielen lassen?
resistance-table-sure-watch = Die Karte von { $seat } ansehen? Alle erfahren, dass du es getan hast.
resistance-table-sure-appoint = { $seat } zum Ermittler machen?
resistance-table-sure-go-on = Weitermachen und jetzt niemanden anklagen?
resistance-table-sure-accuse = { $result ->
    [success] { $seat } als Vorsitzenden anklagen? Hast du recht, gewinnt deine Seite. Liegst du falsch, wird Mission { $mission } ein Fehlschlag.
   *[failure] { $seat } als Vorsitzenden anklagen? Hast du recht, gewinnt deine Seite. Liegst du falsch, wird Mission { $mission } ein Erfolg.
}
resistance-table-sure-blame = Dich als Doppelagent zu erkennen geben und { $seat } als Täuscher benennen? Das geht nur einmal. Hast du recht, tauscht ihr Charakter und Seite.
resistance-table-sure-inquire = Die Seite von { $seat } ansehen und den Marker weitergeben? Alle erfahren, dass du es getan hast.
resistance-table-sure-claim-loyalty = Sagen, dass es „{ $loyalty }“ war? Alle hören es.
resistance-table-sure-claim-side = { $side ->
    [spy] Sagen, dass du einen Spion gesehen hast? Alle hören es.
   *[resistance] Sagen, dass du jemanden vom Widerstand gesehen hast? Alle hören es.
}
resistance-table-sure-examine = Gegen { $seat } ermitteln? Alle erfahren, dass du es getan hast.
resistance-table-sure-hand-over = „{ $loyalty }“ übergeben? Die Karte kommt nicht zurück.
resistance-table-sure-not-this-card = „{ $card }“ kannst du nicht spielen.
resistance-table-sure-not-this-loyalty = „{ $loyalty }“ kannst du nicht übergeben: Das bist du nicht.
resistance-table-sure-not-accuse = Du kannst jetzt niemanden anklagen. Weitermachen?
resistance-table-sure-not-blame = Nur der Doppelagent kann den Täuscher benennen.

resistance-table-wait-over = Die Partie ist vorbei.
resistance-table-wait-played = Deine Karte liegt.

## Was nur du weißt

resistance-table-secret-side = Deine Seite
resistance-table-secret-character = Du bist
resistance-table-secret-spies = Spione, die du kennst
resistance-table-secret-resistance = Leute vom Widerstand, die du kennst
resistance-table-secret-chiefs = Vorsitzende, die du kennst
resistance-table-secret-coordinator = Koordinator, den du kennst
resistance-table-secret-deep-agent = Doppelagent, den du kennst
resistance-table-secret-deep-agent-or-pretender = Doppelagent und Täuscher; unklar, wer wer ist
resistance-table-secret-vote = Deine Stimme
resistance-table-secret-card = Deine Missionskarte
resistance-table-secret-answer = Deine Antwort
resistance-table-secret-answer-use = einsetzen
resistance-table-secret-answer-pass = jetzt nicht
resistance-table-secret-answer-spotlight = { $seat } spielt offen
resistance-table-secret-answer-go-on = weiter
resistance-table-secret-answer-accuse = { $seat } wird angeklagt
resistance-table-secret-loyalty = Treuekarte von { $whom } nach Mission { $mission }
resistance-table-secret-seen = Karte von { $member } in Mission { $mission }

## Das Ende

resistance-table-end-missions = Die Missionen
resistance-table-end-mission = Team: { $team }
resistance-table-end-knowledge = Wer was wusste
resistance-table-end-met = Die Spione kannten einander von Anfang an.
resistance-table-end-blind = Die Spione kannten einander nicht.
resistance-table-end-shown = { $side ->
    [spy] { $to } wusste, dass { $owner } zu den Spionen gehört.
   *[resistance] { $to } wusste, dass { $owner } zum Widerstand gehört.
}
resistance-table-end-saw = { $by } hat in Mission { $mission } gesehen, dass { $member } „{ $card }“ gespielt hat.
resistance-table-end-examined = { $whom } hat nach Mission { $mission } die Treuekarte „{ $loyalty }“ an { $by } übergeben.
resistance-table-end-accusations = Die Anklagen

## Die Optionen eines Tisches

resistance-table-options-base = Der Widerstand
resistance-table-options-hostile = Feindliche Absichten
resistance-table-options-more = Mehr
resistance-table-set-first-evening = Erster Abend
    .about = Das einfache Spiel. In zwei Minuten ist alles erklärt.
resistance-table-set-hunters = Die Jagd
    .about = Jäger suchen Vorsitzende, und Missionen sind nur der Weg dorthin.
resistance-table-set-full-house = Volles Haus
    .about = So viele Geheimnisse und Karten, wie dieser Tisch fasst. Für alle, die das Spiel kennen.

### Der Widerstand, erzählt. Die Schlüssel folgen den Namen der Regeln: Ereignisse, Ablehnungen,
### Abschnitte, Karten. Sitze kommen als Namen, Mengen von Sitzen als Listen von Namen mit ihrer
### Zahl in …_count, Karten als ihre Namen mit dem Kurznamen in …_id, anderes als Kurzname.

resistance-name = Der Widerstand
resistance-tagline = Einige von euch wollen, dass jede Mission scheitert. Findet heraus, wer, bevor es zu spät ist.

## Seiten

resistance-side-resistance = Widerstand
    .about = Du willst, dass Missionen gelingen. Du kennst keine Seite außer deiner eigenen, und auf einer Mission musst du Erfolg spielen. Ihr gewinnt mit drei Erfolgen.
resistance-side-spy = Spion
    .about = Du willst, dass Missionen scheitern, und dass dich niemand enttarnt. Du kennst die anderen Spione, außer ihr spielt mit blinden Spionen, und auf einer Mission darfst du Erfolg oder Fehlschlag spielen. Ihr gewinnt mit drei Fehlschlägen oder wenn fünf Teams nacheinander abgelehnt werden.

## Missionskarten

resistance-card-success = Erfolg
    .about = Hilft der Mission. Alle dürfen diese Karte spielen, der Widerstand muss.
resistance-card-fail = Fehlschlag
    .about = Sabotiert die Mission. Nur Spione dürfen diese Karte spielen.

## Plotkarten

resistance-plot-strong-leader = Starker Anführer
    .about = Behalte sie. Einmal kannst du damit die Führung übernehmen, bevor ein neuer Anführer etwas getan hat.
resistance-plot-close-eye = Ich behalte dich im Auge
    .about = Behalte sie. Einmal kannst du damit, sobald alle Missionskarten liegen, die Karte eines anderen Teammitglieds ansehen.
resistance-plot-no-confidence = Kein Vertrauen
    .about = Behalte sie. Einmal kannst du damit ein angenommenes Team doch noch ablehnen. Das zählt auf der Abstimmungsleiste.
resistance-plot-opinion-maker = Meinungsmacher
    .about = Sie bleibt bei dir. Du stimmst offen ab, bevor die anderen sich entscheiden.
resistance-plot-responsibility = Verantwortung übernehmen
    .about = Wirkt sofort. Nimm jemandem eine Plotkarte weg, die dort ausliegt.
resistance-plot-overheard = Belauschtes Gespräch
    .about = Wirkt sofort. Sieh dir an, auf welcher Seite dein linker oder dein rechter Nachbar steht.
resistance-plot-open-up = Offenes Wort
    .about = Wirkt sofort. Zeig einer Person deiner Wahl, auf welcher Seite du stehst.
resistance-plot-confidence = Vertrauen schaffen
    .about = Wirkt sofort. Der Anführer zeigt einer anderen Person seiner Wahl, auf welcher Seite er steht.
resistance-plot-spotlight = Im Rampenlicht
    .about = Behalte sie. Einmal kannst du damit, bevor Missionskarten gewählt werden, ein Teammitglied offen spielen lassen.

## Abschnitte: ein kurzer Titel wie auf einer Abflugtafel, und was geschieht

resistance-stage-deal = Verteilung
    .about = Alle erhalten geheim eine Seite, und der erste Anführer wird ausgelost.
resistance-stage-draw-plots = Plotkarten
    .about = Der Anführer zieht Plotkarten, offen für alle.
resistance-stage-give-plots = Weitergabe
    .about = Der Anführer gibt jede Plotkarte an jemand anderen.
resistance-stage-at-once = Sofort
    .about = Eine Plotkarte wirkt, sobald sie vergeben ist.
resistance-stage-ask = Einsetzen?
    .about = Wer eine Plotkarte hat, wird gefragt, ob sie jetzt eingesetzt wird; wer schweigt, verzichtet.
resistance-stage-aim = Ziel
    .about = Der Anführer wählt, welche Mission versucht wird.
resistance-stage-propose = Teamaufstellung
    .about = Der Anführer stellt das Team für die Mission auf.
resistance-stage-opinion = Offene Stimme
    .about = Meinungsmacher stimmen offen ab, vor den anderen.
resistance-stage-vote = Abstimmung
    .about = Alle stimmen geheim über das Team ab; dann werden alle Stimmen gezeigt.
resistance-stage-face-up = Rampenlicht
    .about = Ein Teammitglied spielt seine Missionskarte offen.
resistance-stage-mission = Mission
    .about = Jedes Teammitglied spielt geheim eine Karte.
resistance-stage-watch = Genauer Blick
    .about = Jemand sieht sich die Missionskarte eines Teammitglieds an.
resistance-stage-over = Partie zu Ende
    .about = Die Partie ist vorbei, und alle Seiten werden aufgedeckt.

## Ereignisse

resistance-event-side-dealt = { $side ->
    [spy] Du gehörst zu den Spionen.
   *[resistance] Du gehörst zum Widerstand.
}
resistance-event-spies-met = Die Spione sind { $spies }.
resistance-event-leads = { $leader } führt an.
resistance-event-plots-drawn = { $leader } zieht: { $cards }.
resistance-event-plot-given = { $from } gibt { $to } die Karte „{ $card }“.
resistance-event-plot-idle = „{ $card }“ bleibt ohne Wirkung.
resistance-event-plot-taken = { $by } nimmt { $from } die Karte „{ $card }“ weg.
resistance-event-character-shown = { $owner } zeigt die eigene Charakterkarte, nur für { $to }.
resistance-event-side-seen = { $side ->
    [spy] { $owner } gehört zu den Spionen.
   *[resistance] { $owner } gehört zum Widerstand.
}
resistance-event-plot-used = { $by } setzt „{ $card }“ ein.
resistance-event-aimed = { $leader } nimmt sich Mission { $mission } vor.
resistance-event-proposed = { $leader } schlägt für Mission { $mission } vor: { $team }.
resistance-event-opinion-given = { $approve_count ->
    [0] { $reject_count ->
        [1] { $reject } stimmt offen gegen das Team.
       *[other] { $reject } stimmen offen gegen das Team.
    }
   *[other] { $reject_count ->
        [0] { $approve_count ->
            [1] { $approve } stimmt offen für das Team.
           *[other] { $approve } stimmen offen für das Team.
        }
       *[other] Offen abgestimmt: { $approve } für das Team, { $reject } dagegen.
    }
}
resistance-event-voted = { $verdict ->
    [approved] Das Team ist angenommen
   *[rejected] Abgelehnt, zum { $rejections ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] fünften
    } Mal
}: dafür { $approve_count ->
    [0] niemand
   *[other] { $approve }
}, dagegen { $reject_count ->
    [0] niemand
   *[other] { $reject }
}.
resistance-event-overturned = { $by } lehnt doch noch ab, zum { $rejections ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[other] fünften
} Mal.
resistance-event-spotlit = { $by } lässt { $on } offen spielen.
resistance-event-faced-up = { $member } spielt vor aller Augen { $card }.
resistance-event-watched = { $by } sieht sich die Missionskarte von { $member } an.
resistance-event-card-seen = { $member } hat { $card } gespielt.
resistance-event-mission-done = Mission { $mission } mit { $team } { $result ->
    [success] gelingt
   *[failure] scheitert
}; gespielt: { $fails ->
    [0] kein Fehlschlag
    [1] ein Fehlschlag
   *[other] { $fails } Fehlschläge
}.
resistance-event-ended = { $ending ->
    [three-successes] { resistance-ending-three-successes }
    [three-failures] { resistance-ending-three-failures }
   *[five-rejections] { resistance-ending-five-rejections }
} Die Spione waren { $spies }.

## Wie eine Partie endet

resistance-ending-three-successes = Drei Missionen sind gelungen: Der Widerstand gewinnt.
resistance-ending-three-failures = Drei Missionen sind gescheitert: Die Spione gewinnen.
resistance-ending-five-rejections = Fünf Teams nacheinander wurden abgelehnt: Die Spione gewinnen.

## Wie der Tisch steht, eine Zeile für jedes Ding

resistance-status-stage = Abschnitt: { $stage }
resistance-status-leader = Anführer: { $leader }
resistance-status-mission = Laufende Mission: { $mission }
resistance-status-attempted = Mission { $mission }: { $result ->
    [success] gelungen
   *[failure] gescheitert
}, { $fails ->
    [0] kein Fehlschlag
    [1] ein Fehlschlag
   *[other] { $fails } Fehlschläge
}
resistance-status-rejections = Ablehnungen: { $rejections }
resistance-status-team = Team: { $team }
resistance-status-holds = { $seat } hat: { $cards }
resistance-status-spies = Bekannte Spione: { $spies }

## Ablehnungen

resistance-refusal-no-such-seat = Diesen Sitz gibt es an diesem Tisch nicht.
resistance-refusal-spies-dealt = An einem Tisch dieser Größe sitzt eine andere Zahl von Spionen.
resistance-refusal-not-the-leader = Das tut nur der Anführer.
resistance-refusal-no-team-now = Jetzt wird kein Team aufgestellt.
resistance-refusal-team-size = Diese Mission braucht ein Team anderer Größe.
resistance-refusal-no-vote-now = Jetzt wird nicht abgestimmt.
resistance-refusal-has-voted = Du hast abgestimmt; das lässt sich nicht mehr ändern.
resistance-refusal-opinion-first = Meinungsmacher stimmen vor den anderen ab.
resistance-refusal-no-mission-now = Jetzt werden keine Missionskarten gespielt.
resistance-refusal-not-on-the-team = Nur das Team spielt Missionskarten.
resistance-refusal-has-played = Du hast gespielt; eine Missionskarte lässt sich nicht mehr ändern.
resistance-refusal-must-succeed = Der Widerstand muss Erfolg spielen.
resistance-refusal-no-aim-now = Jetzt wird keine Mission gewählt.
resistance-refusal-no-such-mission = Es gibt die Missionen 1 bis 5.
resistance-refusal-mission-done = Jede Mission wird einmal versucht, und diese war schon dran.
resistance-refusal-mission-five = Mission 5 lässt sich erst nach zwei Erfolgen wählen.
resistance-refusal-no-gift-now = Jetzt wird keine Plotkarte vergeben.
resistance-refusal-not-the-giver = Die Plotkarten vergibt der Anführer.
resistance-refusal-not-drawn = Diese Plotkarte wurde nicht gezogen.
resistance-refusal-not-to-oneself = Der Anführer gibt Plotkarten an andere.
resistance-refusal-plots-drawn = Diese Plotkarten gibt der Stapel nicht her.
resistance-refusal-nothing-to-take = Jetzt wird keine Plotkarte weggenommen.
resistance-refusal-not-held = Diese Plotkarte liegt dort nicht.
resistance-refusal-nothing-to-overhear = Jetzt wird kein Gespräch belauscht.
resistance-refusal-not-a-neighbour = Belauschen kannst du nur, wer neben dir sitzt.
resistance-refusal-nothing-to-show = Jetzt wird kein Charakter gezeigt.
resistance-refusal-not-your-card = Diese Plotkarte ist für jemand anderen.
resistance-refusal-not-oneself = Wähl jemand anderen als dich selbst.
resistance-refusal-not-asked = Du wirst jetzt nicht nach einer Plotkarte gefragt.
resistance-refusal-has-answered = Du hast geantwortet; gefragt wirst du bei jeder Gelegenheit einmal.
resistance-refusal-name-a-member = Nenn ein Mitglied des Teams.
resistance-refusal-not-this-card = Du wirst nach einer anderen Plotkarte gefragt.
resistance-refusal-nothing-to-watch = Jetzt wird keine Missionskarte angesehen.
resistance-refusal-not-your-look = Jemand anderes sieht zuerst nach.
resistance-refusal-cannot-be-watched = Diese Karte liegt offen, oder jemand hat sie schon angesehen.

## Optionen

resistance-option-targeted = Gezielte Missionen
    .about = Der Anführer wählt auch, welche Mission versucht wird.
resistance-option-blind = Blinde Spione
    .about = Die Spione kennen einander nicht.
resistance-option-plots = Plotkarten
    .about = Anführer vergeben Karten, die in die Regeln eingreifen.
resistance-option-pause = Zeit für Plotkarten
    .about = Wie viele Sekunden lang nach Plotkarten gefragt wird; 30, wenn du nichts anderes sagst.

resistance-misfit-seats = { resistance-name } ist für { $least } bis { $most } Personen.
resistance-misfit-pause-range = Eine Pause dauert { $least } bis { $most } Sekunden.
resistance-misfit-pause-needs-plots = Gefragt wird nur, wer Plotkarten hat: Wähl auch plots.

## Regelhilfe

resistance-rules-goal = Der Widerstand schickt Teams auf Missionen; verborgene Spione unter euch wollen, dass sie scheitern. Drei Erfolge, und der Widerstand gewinnt. Drei Fehlschläge oder fünf abgelehnte Teams nacheinander, und die Spione gewinnen. Du darfst sagen, was du willst, ob es stimmt oder nicht. Verbindlich sind nur Karten und Stimmen.
    .title = Worum es geht
resistance-rules-deal = Alle erhalten geheim eine Seite. Zu fünft und zu sechst sind zwei von euch Spione, zu siebt bis zu neunt drei, zu zehnt vier. Die Spione erfahren, wer die anderen sind; der Widerstand erfährt nichts. Der erste Anführer wird ausgelost.
    .title = Wer ist wer
resistance-rules-proposal = Wer anführt, stellt das Team auf: genau so viele, wie die Mission braucht, sich selbst eingeschlossen oder nicht. Sprecht vorher darüber; eine gute Frage verrät oft mehr als eine Antwort.
    .title = Das Team
resistance-rules-vote = Alle stimmen gleichzeitig ab, im Team oder nicht. Mehr als die Hälfte muss zustimmen; bei Gleichstand ist das Team abgelehnt. Dann werden alle Stimmen mit Namen gezeigt. Nach einer Ablehnung geht die Führung nach links, und die Abstimmungsleiste rückt um eins vor. Bei der fünften Ablehnung für eine Mission gewinnen die Spione.
    .title = Die Abstimmung
resistance-rules-mission = Jedes Teammitglied spielt geheim eine Karte. Im Widerstand musst du Erfolg spielen, als Spion hast du die Wahl. Die Karten werden gemischt: Du siehst, wie viele Fehlschläge dabei sind, aber nicht, von wem. Einer genügt; nur Mission 4 braucht ab sieben Personen zwei. Danach geht die Führung nach links, und die Abstimmungsleiste beginnt von vorn.
    .title = Die Mission
resistance-rules-plots = Vor jeder Mission zieht der Anführer je nach Zahl der Mitspielenden eine, zwei oder drei Plotkarten und gibt jede an jemand anderen. Manche wirken sofort, andere behältst du und setzt sie einmal ein, eine bleibt für immer. Wer was hat, ist offen. Kannst du eine Karte einsetzen, wirst du kurz gefragt; Schweigen heißt nein. Wollen mehrere, geht es vom Anführer aus reihum. Was dir gezeigt wird, siehst nur du.
    .title = Plotkarten
resistance-rules-targeted = Der Anführer wählt zuerst die Mission, dann das Team. Jede Mission lässt sich einmal versuchen, Mission 5 erst nach zwei Erfolgen. Wird das Team abgelehnt, wählt der nächste Anführer neu, und die Abstimmungsleiste zählt weiter. Teamgröße und nötige Fehlschläge sind die der gewählten Mission.
    .title = Gezielte Missionen
resistance-rules-blind = Niemand erfährt, wer die Spione sind. Als Spion kennst du nur dich selbst und musst die anderen an dem erkennen, was sie tun, wie alle am Tisch.
    .title = Blinde Spione
resistance-rules-end = Die Partie endet mit dem dritten Erfolg, dem dritten Fehlschlag oder der fünften Ablehnung nacheinander. Dann werden alle Seiten aufgedeckt, und ihr könnt die Partie mit offenen Karten noch einmal ansehen.
    .title = Das Ende

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

## Charaktere aus „Feindliche Absichten“: was du weißt und kannst, und wie du gewinnst

resistance-character-resistance = Mitglied des Widerstands
    .about = Du kennst keine Seite außer deiner eigenen, und auf einer Mission musst du Erfolg spielen.
    .wins = Ihr gewinnt, wenn euer Jäger einen Vorsitzenden der Spione findet, oder, ohne Jäger, mit drei Erfolgen.
resistance-character-resistance-chief = Vorsitzender des Widerstands
    .about = Der Jäger der Spione sucht dich. Gibt es einen zweiten Vorsitzenden oder einen Koordinator, weißt du, wer es ist. Wird gegen dich ermittelt, übergibst du eine Vorsitzenden-Karte. Auf einer Mission musst du Erfolg spielen.
    .wins = Ihr gewinnt, wenn euer Jäger einen Vorsitzenden der Spione findet. Lass dich nicht vorher finden.
resistance-character-resistance-hunter = Jäger des Widerstands
    .about = Niemand kennt dich. Nach dem dritten Erfolg musst du dich zu erkennen geben und jemanden anklagen: Finde einen Vorsitzenden der Spione. Liegst du falsch, wird aus dem Erfolg ein Fehlschlag. Auf einer Mission musst du Erfolg spielen.
    .wins = Ihr gewinnt, wenn du einen Vorsitzenden der Spione anklagst.
resistance-character-dummy-agent = Doppelgänger
    .about = Wird gegen dich ermittelt, suchst du dir aus, welche Karte du übergibst: die eines Vorsitzenden oder „Kein Vorsitzender“. Lock den Jäger der Spione vom echten Vorsitzenden weg; wer dich anklagt, liegt falsch. Auf einer Mission musst du Erfolg spielen.
    .wins = Ihr gewinnt, wenn euer Jäger einen Vorsitzenden der Spione findet.
resistance-character-coordinator = Koordinator
    .about = Die Vorsitzenden des Widerstands kennen dich, du kennst sie nicht. Wird gegen dich ermittelt, übergibst du „Kein Vorsitzender“. Klagt dich der Jäger der Spione an, gewinnen die Spione. Auf einer Mission musst du Erfolg spielen.
    .wins = Ihr gewinnt, wenn euer Jäger einen Vorsitzenden der Spione findet.
resistance-character-pretender = Täuscher
    .about = Die Spione sehen dich zusammen mit dem Doppelagenten und wissen nicht, wer von euch wer ist. Mit „Schuld“ kann der Doppelagent dich benennen und die Rollen mit dir tauschen. Auf einer Mission musst du Erfolg spielen.
    .wins = Du gewinnst mit dem Widerstand, solange du zu ihm gehörst.
resistance-character-resistance-hacker = Hacker des Widerstands
    .about = Auf einer Mission spielst du Erfolg oder Hacken. Hacken dreht das Ergebnis um, wie es auch lautet; zweimal Hacken ändert nichts.
    .wins = Du gewinnst mit dem Widerstand.
resistance-character-spy = Spion
    .about = Außer bei blinden Spionen kennst du die Spione, die sich nicht verbergen, und ihren Vorsitzenden, falls es einen gibt. Auf einer Mission darfst du Erfolg oder Fehlschlag spielen.
    .wins = Ihr gewinnt, wenn euer Jäger einen Vorsitzenden des Widerstands findet, oder, ohne Jäger, mit drei Fehlschlägen. Ihr gewinnt auch, wenn fünf Teams nacheinander abgelehnt werden.
resistance-character-spy-chief = Vorsitzender der Spione
    .about = Der Jäger des Widerstands sucht dich. Du kennst die Spione, und sie kennen dich. Auf einer Mission darfst du Erfolg oder Fehlschlag spielen, ab sieben Personen auch Vorsitzender-Fehlschlag; damit darf euer Jäger vorzeitig anklagen.
    .wins = Ihr gewinnt, wenn euer Jäger einen Vorsitzenden des Widerstands findet. Lass dich nicht vorher finden.
resistance-character-spy-hunter = Jäger der Spione
    .about = Du kennst die Spione, aber niemand von ihnen weiß, dass du der Jäger bist. Nach dem dritten Fehlschlag musst du dich zu erkennen geben und jemanden anklagen: Finde einen Vorsitzenden des Widerstands. Einmal darfst du das schon früher, nach einer Mission, die dein Vorsitzender hat scheitern lassen. Liegst du falsch, wird aus dem Fehlschlag ein Erfolg.
    .wins = Ihr gewinnt, wenn du einen Vorsitzenden des Widerstands oder den Koordinator anklagst.
resistance-character-deep-agent = Doppelagent
    .about = Die Spione kennen dich, du kennst keinen von ihnen. Auf einer Mission darfst du Erfolg oder Fehlschlag spielen. Mit „Schuld“ kannst du einmal, während ein Team aufgestellt wird, den Täuscher benennen: Hast du recht, tauscht ihr die Rollen.
    .wins = Du gewinnst mit den Spionen, solange du zu ihnen gehörst.
resistance-character-spy-hacker = Hacker der Spione
    .about = Auf einer Mission spielst du Erfolg oder Hacken, nie Fehlschlag. Hacken dreht das Ergebnis um, wie es auch lautet; zweimal Hacken ändert nichts. Bist du verborgen, kennen die Spione dich nicht und du sie nicht.
    .wins = Du gewinnst mit den Spionen.

## Treuekarten, die nur sieht, wer ermittelt

resistance-loyalty-chief = Vorsitzender
resistance-loyalty-resistance-chief = Vorsitzender des Widerstands
resistance-loyalty-spy-chief = Vorsitzender der Spione
resistance-loyalty-no-chief = Kein Vorsitzender

## Die Nacht, Schritt für Schritt: für alle dieselbe

resistance-night-spies = Die Spione öffnen die Augen und sehen einander.
resistance-night-spy-chiefs = Der Vorsitzende der Spione hebt den Daumen; die Spione merken sich, wer es ist.
resistance-night-deep-agent = Der Doppelagent hebt mit geschlossenen Augen den Daumen; die Spione merken sich, wer es ist.
resistance-night-deep-agent-or-pretender = Der Doppelagent und der Täuscher heben mit geschlossenen Augen den Daumen; die Spione sehen zwei, aber nicht, wer wer ist.
resistance-night-hidden-hacker = Der Hacker der Spione rührt sich nicht: Niemand sieht ihn, und er sieht niemanden.
resistance-night-resistance-chiefs = Die Vorsitzenden des Widerstands öffnen die Augen und sehen einander.
resistance-night-coordinator = Der Koordinator hebt den Daumen; die Vorsitzenden des Widerstands merken sich, wer es ist.

## Missionskarten

resistance-card-success = Erfolg
    .about = Hilft der Mission. Alle dürfen diese Karte spielen, der Widerstand muss.
resistance-card-fail = Fehlschlag
    .about = Sabotiert die Mission. Nur Spione dürfen diese Karte spielen.
resistance-card-chief-fail = Vorsitzender-Fehlschlag
    .about = Sabotiert die Mission wie ein Fehlschlag. Nur ein Vorsitzender der Spione darf diese Karte spielen, und alle sehen, dass es sie war.
resistance-card-hack = Hacken
    .about = Dreht das Ergebnis der Mission um; zweimal Hacken ändert nichts. Nur Hacker dürfen diese Karte spielen.

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
resistance-stage-appoint = Ermittler
    .about = Der Anführer gibt den Ermittler-Marker an jemanden, der nicht mitgeht.
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
resistance-stage-go-on = Weiter
    .about = Alle werden gebeten weiterzumachen. Der Jäger der Spione kann sich, wenn er darf, zu erkennen geben und anklagen.
resistance-stage-accuse = Anklage
    .about = Ein Jäger hat sich zu erkennen gegeben und muss einen Vorsitzenden der anderen Seite benennen.
resistance-stage-inquire = Verhör
    .about = Der Verhörspezialist sieht sich an, auf welcher Seite jemand steht, der den Marker noch nie hatte.
resistance-stage-examine = Ermittlung
    .about = Es wird gewählt, wer eine Treuekarte übergeben muss.
resistance-stage-hand-over = Treuekarte
    .about = Die gewählte Person übergibt eine Treuekarte; nur wer ermittelt, sieht sie.
resistance-stage-over = Partie zu Ende
    .about = Die Partie ist vorbei, und alle Seiten werden aufgedeckt.

## Ereignisse

resistance-event-side-dealt = { $side ->
    [spy] Du gehörst zu den Spionen.
   *[resistance] Du gehörst zum Widerstand.
}
resistance-event-spies-met = Die Spione sind { $spies }.
resistance-event-spies-seen = Du siehst diese Spione: { $spies }. Vielleicht hält sich noch jemand verborgen.
resistance-event-character-dealt = Dein Charakter: { $character }.
resistance-event-spy-chiefs-met = { $chiefs_count ->
    [1] Der Vorsitzende der Spione ist { $chiefs }.
   *[other] Die Vorsitzenden der Spione sind { $chiefs }.
}
resistance-event-deep-agent-met = { $seats_count ->
    [1] Der Doppelagent ist { $seats }.
   *[other] Der Doppelagent und der Täuscher sind { $seats }.
}
resistance-event-resistance-chiefs-met = Die Vorsitzenden des Widerstands sind { $chiefs }.
resistance-event-coordinator-met = Der Koordinator ist { $coordinator }.
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
resistance-event-appointed = { $leader } gibt { $investigator } den Ermittler-Marker.
resistance-event-blamed = { $guess ->
    [right] { $by } ist der Doppelagent und benennt { $named } als Täuscher, zu Recht: Die beiden tauschen die Rollen.
   *[wrong] { $by } ist der Doppelagent und benennt { $named } als Täuscher, zu Unrecht.
}
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
resistance-event-cards-counted = Unter den Karten: { $chief_fails ->
    [0] kein Vorsitzender-Fehlschlag
    [1] ein Vorsitzender-Fehlschlag
   *[other] { $chief_fails } Vorsitzender-Fehlschläge
}, { $hacks ->
    [0] kein Hacken
    [1] einmal Hacken
   *[other] { $hacks }-mal Hacken
}.
resistance-event-hunter-shown = { $hunter } gibt sich zu erkennen: { $character }.
resistance-event-accused = { $guess ->
    [right] { $by } klagt { $accused } an und hat recht.
   *[wrong] { $by } klagt { $accused } an und liegt falsch.
}
resistance-event-mission-turned = { $result ->
    [success] Mission { $mission } wird nun doch ein Erfolg.
   *[failure] Mission { $mission } wird nun doch ein Fehlschlag.
}
resistance-event-inquired = { $by } sieht sich die Seite von { $whom } an und gibt den Verhörspezialist-Marker weiter.
resistance-event-examined = { $by } ermittelt gegen { $whom }.
resistance-event-loyalty-seen = { $whom } übergibt: { $loyalty }.
resistance-event-loyalty-claimed = { $by } sagt: { $whom } hat { $loyalty } vorgelegt.
resistance-event-side-claimed = { $side ->
    [spy] { $by } sagt: { $whom } gehört zu den Spionen.
   *[resistance] { $by } sagt: { $whom } gehört zum Widerstand.
}
resistance-event-characters-turned-up = Die Charaktere: { $characters }.
resistance-event-ended = { $ending ->
    [three-successes] { resistance-ending-three-successes }
    [three-failures] { resistance-ending-three-failures }
    [spy-chief-found] { resistance-ending-spy-chief-found }
    [resistance-chief-found] { resistance-ending-resistance-chief-found }
    [coordinator-found] { resistance-ending-coordinator-found }
   *[five-rejections] { resistance-ending-five-rejections }
} Die Spione waren { $spies }.

## Wie eine Partie endet

resistance-ending-three-successes = Drei Missionen sind gelungen: Der Widerstand gewinnt.
resistance-ending-three-failures = Drei Missionen sind gescheitert: Die Spione gewinnen.
resistance-ending-five-rejections = Fünf Teams nacheinander wurden abgelehnt: Die Spione gewinnen.
resistance-ending-spy-chief-found = Ein Vorsitzender der Spione ist gefunden: Der Widerstand gewinnt.
resistance-ending-resistance-chief-found = Ein Vorsitzender des Widerstands ist gefunden: Die Spione gewinnen.
resistance-ending-coordinator-found = Der Koordinator ist gefunden: Die Spione gewinnen.

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
resistance-status-investigator = Ermittler: { $seat }
resistance-status-inquisitor = Verhörspezialist: { $seat }
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
resistance-refusal-no-investigator-now = Jetzt wird kein Ermittler bestimmt.
resistance-refusal-not-the-investigator = Ermittler wird, wer weder anführt noch im Team ist.
resistance-refusal-no-chief-fail = Nur ein Vorsitzender der Spione darf Vorsitzender-Fehlschlag spielen, ab sieben Personen.
resistance-refusal-no-accusation-now = Jetzt wird niemand angeklagt.
resistance-refusal-not-your-accusation = Diese Anklage steht dir nicht zu.
resistance-refusal-cannot-be-accused = Klag jemand anderen an: nicht dich selbst, keinen Jäger, der sich gezeigt hat, und niemanden, bei dem du schon falschlagst.
resistance-refusal-no-examination-now = Jetzt wird gegen niemanden ermittelt.
resistance-refusal-not-the-examiner = Jemand anderes ermittelt.
resistance-refusal-not-examined = Gegen dich wird jetzt nicht ermittelt.
resistance-refusal-not-this-loyalty = Diese Treuekarte darfst du nicht übergeben.
resistance-refusal-no-blame-now = Nur der Doppelagent darf einen Täuscher benennen, einmal, während ein Team aufgestellt wird.
resistance-refusal-no-inquiry-now = Jetzt wird niemand verhört.
resistance-refusal-not-the-inquisitor = Das tut nur, wer den Marker hat.
resistance-refusal-has-held-the-marker = Diese Person hatte den Marker schon.
resistance-refusal-nothing-to-tell = Du hast gerade nichts zu berichten oder hast es schon getan.
resistance-refusal-no-hack = Nur ein Hacker darf Hacken spielen.
resistance-refusal-hackers-never-fail = Der Hacker der Spione spielt Erfolg oder Hacken, nie Fehlschlag.
resistance-refusal-characters-dealt = An diesem Tisch gibt es andere Charaktere.

## Optionen

resistance-option-targeted = Gezielte Missionen
    .about = Der Anführer wählt auch, welche Mission versucht wird.
resistance-option-blind = Blinde Spione
    .about = Die Spione kennen einander nicht.
resistance-option-plots = Plotkarten
    .about = Anführer vergeben Karten, die in die Regeln eingreifen.
resistance-option-hunter = Jäger und Vorsitzende
    .about = Drei Missionen reichen nicht: Der Jäger jeder Seite muss einen Vorsitzenden der anderen finden. Nach den Missionen wird ermittelt.
resistance-option-dummy-agent = Doppelgänger
    .about = Jemand vom Widerstand, der sich bei einer Ermittlung als Vorsitzender ausgeben darf.
resistance-option-coordinator = Koordinator
    .about = Jemand vom Widerstand, den die Vorsitzenden kennen und der für den Jäger der Spione als Vorsitzender zählt.
resistance-option-deep-agent = Doppelagent
    .about = Ein Spion, den die anderen kennen und der keinen von ihnen kennt.
resistance-option-pretender = Täuscher
    .about = Jemand vom Widerstand, der für die Spione wie der Doppelagent aussieht.
resistance-option-blame = Schuld
    .about = Einmal kann der Doppelagent den Täuscher benennen und die Rollen mit ihm tauschen.
resistance-option-inquisitor = Verhörspezialist
    .about = Wer den Marker hat, sieht nach den Missionen 2, 3 und 4 die Seite einer Person und gibt ihr den Marker. Am besten ab sieben Personen.
resistance-option-resistance-hacker = Hacker des Widerstands
    .about = Jemand vom Widerstand, der das Ergebnis einer Mission umdrehen kann.
resistance-option-spy-hacker = Hacker der Spione
    .about = Ein Spion, der das Ergebnis einer Mission umdrehen kann und nie Fehlschlag spielt.
resistance-option-hidden-hacker = Verborgener Hacker
    .about = Der Hacker der Spione und die anderen Spione kennen einander nicht.
resistance-option-pause = Zeit zum Antworten
    .about = Wie viele Sekunden Zeit hat, wer nach Plotkarten gefragt wird, und nach einer gescheiterten Mission alle; 30, wenn du nichts anderes sagst.

resistance-misfit-seats = { resistance-name } ist für { $least } bis { $most } Personen.
resistance-misfit-pause-range = Eine Pause dauert { $least } bis { $most } Sekunden.
resistance-misfit-pause-needs-plots = Niemand wird um eine Antwort gebeten: Wähl auch Plotkarten oder Jäger.
resistance-misfit-needs-hunter = Diesen Charakter gibt es nur mit Jägern und Vorsitzenden.
resistance-misfit-needs-deep-agent = Den Täuscher gibt es nur zusammen mit dem Doppelagenten.
resistance-misfit-needs-both-agents = „Schuld“ braucht den Doppelagenten und den Täuscher.
resistance-misfit-needs-spy-hacker = Es gibt keinen Hacker der Spione, der sich verbergen könnte.
resistance-misfit-blind-hunter = Mit Jägern und Vorsitzenden müssen die Spione einander kennen.
resistance-misfit-blind-hidden = Blinde Spione kennen ohnehin niemanden: Da braucht sich niemand zu verbergen.
resistance-misfit-no-plain-resistance = Bei { $seats } Personen bleibt kein einfaches Mitglied des Widerstands, das dieser Charakter ersetzen könnte.
resistance-misfit-no-plain-spy = Bei { $seats } Personen bleibt kein einfacher Spion, den dieser Charakter ersetzen könnte.

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
resistance-rules-hunter = Jede Seite hat einen Jäger und einen oder zwei Vorsitzende. Die Spione kennen ihren Vorsitzenden; zwei Vorsitzende des Widerstands kennen einander; die Jäger kennt niemand. Drei Missionen bringen keinen Sieg mehr: Der Jäger jeder Seite muss einen Vorsitzenden der anderen finden. Ab sieben Personen darf ein Vorsitzender der Spione auch Vorsitzender-Fehlschlag spielen; das zählt wie ein Fehlschlag, und alle sehen, was es war.
    .title = Jäger und Vorsitzende
resistance-rules-accusation = Beim dritten Erfolg muss der Jäger des Widerstands sich zeigen und einen Vorsitzenden der Spione anklagen, beim dritten Fehlschlag muss der Jäger der Spione einen Vorsitzenden des Widerstands anklagen. Hat er recht, gewinnt seine Seite. Liegt er falsch, dreht sich das Ergebnis der letzten Mission um, und ihr spielt weiter. Nach Mission 5 klagen die Jäger abwechselnd an, bis einer recht hat. Kein Jäger klagt dieselbe Person zweimal an.
    .title = Die Anklage
resistance-rules-early = Einmal pro Partie, nach der ersten oder zweiten gescheiterten Mission, darf der Jäger der Spione vorzeitig anklagen: zu fünft und zu sechst, wenn der Vorsitzende der Spione Fehlschlag gespielt hat, ab sieben Personen, wenn ein Vorsitzender-Fehlschlag unter den Karten ist. Darum werden nach so einer Mission alle gebeten weiterzumachen, und niemand sieht, wer überlegt hat. Liegt der Jäger falsch, wird die Mission ein Erfolg.
    .title = Die vorzeitige Anklage
resistance-rules-investigation = Vor der Abstimmung wird jemand Ermittler, der weder anführt noch mitgeht; den Marker vergibt der Anführer. Nach den Missionen 1 bis 4 wird gegen jemanden ermittelt: bei einem Erfolg vom Anführer, bei einem Fehlschlag vom Ermittler; es gilt, was die Karten ergeben haben. Die gewählte Person übergibt eine Treuekarte, die sagt, ob sie Vorsitzender ist. Nur wer ermittelt, sieht sie; was er dazu sagt, ist seine Sache.
    .title = Die Ermittlung
resistance-rules-agents = Der Doppelgänger sucht sich aus, welche Treuekarte er übergibt. Den Koordinator kennen die Vorsitzenden des Widerstands; für den Jäger der Spione zählt er wie einer von ihnen. Den Doppelagenten kennen die Spione, er kennt keinen von ihnen. Der Täuscher sieht für die Spione wie der Doppelagent aus. Mit „Schuld“ kann der Doppelagent einmal, während ein Team aufgestellt wird, den Täuscher benennen: Stimmt es, tauschen die beiden Charakter und Seite; was sie wissen, wissen sie weiterhin.
    .title = Agenten
resistance-rules-inquisitor = Der Marker beginnt rechts vom ersten Anführer. Nach den Missionen 2, 3 und 4 muss, wer ihn hat, die Seite von jemandem ansehen, der ihn noch nie hatte. Sonst sieht sie niemand, und der Marker geht an die verhörte Person. Das Verhör kommt nach den Anklagen und vor der Ermittlung.
    .title = Der Verhörspezialist
resistance-rules-hackers = Ein Hacker darf statt Erfolg auch Hacken spielen. Zuerst wird die Mission ohne Hacken gewertet, dann dreht jedes Hacken das Ergebnis um: einmal dreht es, zweimal bleibt es, wie es war. Der Hacker der Spione spielt nie Fehlschlag und kann vor den anderen Spionen verborgen sein.
    .title = Hacker
resistance-rules-end = Die Partie endet mit dem dritten Erfolg, dem dritten Fehlschlag oder der fünften Ablehnung nacheinander. Dann werden alle Seiten aufgedeckt, und ihr könnt die Partie mit offenen Karten noch einmal ansehen.
    .title = Das Ende

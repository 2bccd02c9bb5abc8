### Mayday! Mayday!, erzählt. Die Schlüssel folgen den Namen der Regeln: Ereignisse, Ablehnungen,
### Abschnitte, Karten. Sitze kommen als Namen, Mengen von Sitzen als Listen von Namen mit ihrer
### Zahl in …_count, Karten als ihre Namen mit dem Kurznamen in …_id, alles andere als Kurzname.

mayday-name = Mayday! Mayday!
mayday-tagline = Jemand muss dieses Flugzeug landen. Manche von euch dürfen nie ans Steuer.

## Seiten: ein Team, und was eine Identitätskarte zeigt

mayday-side-honest = Ehrlich
    .about = Du willst die ehrliche Crew ins Cockpit bringen, und zwar alle und sonst niemanden. Hast du dir eine Karte angesehen, musst du markieren, was du gesehen hast. Ihr gewinnt, wenn alle Ehrlichen Zutritt zum Cockpit haben.
mayday-side-infiltrator = Saboteur
    .about = Du willst ins Cockpit. Du kennst die anderen Saboteure und darfst Karten markieren, wie du willst. Ihr gewinnt, sobald ein Saboteur Kapitän ist oder ins Cockpit gelassen wird.

## Wo eine Identitätskarte liegt, von der Person aus gesehen, der sie gehört

mayday-spot-left = Linke Karte
mayday-spot-middle = Mittlere Karte
mayday-spot-right = Rechte Karte

## Stimmen

mayday-vote-punch = Schlagen
    .about = Du traust dieser Person nicht: keine Karte für sie.
mayday-vote-protect = Schützen
    .about = Du traust dieser Person. Die Hälfte der Stimmen reicht.

## Runden des Gerangels

mayday-round-doubt = Unschuldsvermutung
    .about = Reihum wird über alle abgestimmt, bis die Unschuldsvermutungen vergeben sind.
mayday-round-reliable = Vertrauenswürdig
    .about = Von allen mit einer Unschuldsvermutung werden zwei vertrauenswürdig.
mayday-round-captain = Kapitän
    .about = Eine Abstimmung entscheidet, wer von den beiden Vertrauenswürdigen Kapitän ist.

## Statuskarten

mayday-status-benefit = Unschuldsvermutung
mayday-status-reliable = Vertrauenswürdig

## Teile des Flugs

mayday-part-suspicions = Erste Verdächtigungen
    .about = Alle sehen sich links und rechts die Karte an, die ihnen am nächsten liegt.
mayday-part-skirmishes = Gerangel
    .about = Nachsehen, abstimmen, weiter: So findet die Crew ihren Kapitän.
mayday-part-cockpit = Das Cockpit
    .about = Nacheinander werden die Ehrlichen hereingelassen. Ein einziger Saboteur, und alles ist verloren.

## Veteranenkarten

mayday-veteran-i-look-at-another = Ich sehe bei jemand anderem nach
    .about = Wenn du nachsehen musst: Du wählst, bei wem.
mayday-veteran-not-at-that-one = Sieh nicht bei dieser Person nach
    .about = Wenn jemand anderes nachsehen muss: Du bestimmst, bei wem.
mayday-veteran-not-at-that-card = Sieh dir nicht diese Karte an
    .about = Wenn jemand anderes nachsehen muss: Du bestimmst, welche der drei Karten.
mayday-veteran-i-will-look = Ich sehe nach
    .about = Wenn jemand anderes nachsehen muss: Du siehst stattdessen nach, bei einer Karte deiner Wahl.
mayday-veteran-another-must-look = Jemand anderes muss nachsehen
    .about = Du bestimmst, wer nachsieht.
mayday-veteran-about-another = Das Gerangel geht um jemand anderen
    .about = Die Gerangel-Karte geht an jemanden, über den diese Runde noch abstimmen muss.
mayday-veteran-self-knowledge = Selbsterkenntnis
    .about = Sieh dir eine deiner eigenen Karten an und leg einen Marker dazu.
mayday-veteran-listen = Hört zu
    .about = Bis die nächste Entscheidung fällt, darfst nur du reden.

## Abschnitte: ein kurzer Titel wie auf einer Abflugtafel, und was geschieht

mayday-stage-deal = Einsteigen
    .about = Alle bekommen drei Identitätskarten und erfahren ihr Team.
mayday-stage-window = Veteranen
    .about = Wer eine verdeckte Veteranenkarte hat, wird gefragt, ob sie jetzt zum Einsatz kommt. Wer schweigt, passt.
mayday-stage-choose = Welche Karte?
    .about = Wer nachsehen muss, wählt eine der drei Karten.
mayday-stage-mark = Ein Blick
    .about = Jemand sieht sich eine Karte allein an; dann sagt ein Marker, was sie ist oder sein soll.
mayday-stage-vote = Gerangel
    .about = Alle anderen schlagen oder schützen, geheim und gleichzeitig.
mayday-stage-shuffle = Aufdecken
    .about = Die Karten werden gemischt und aufgedeckt.
mayday-stage-crew = Cockpit-Crew
    .about = Wer zuletzt hereinkam, darf jemanden nachsehen lassen und lässt dann jemanden herein.
mayday-stage-over = Flug beendet
    .about = Der Flug ist zu Ende, und alle Karten werden aufgedeckt.

## Ereignisse

mayday-event-team-dealt = { $side ->
    [infiltrator] Du gehörst zu den Saboteuren.
   *[honest] Du gehörst zu den Ehrlichen.
}
mayday-event-infiltrators-met = Die Saboteure sind { $infiltrators }.
mayday-event-veteran-dealt = Deine Veteranenkarte: { $card }.
mayday-event-begins = Die Gerangel-Karte liegt vor { $seat }.
mayday-event-announced = { $looker } sieht sich gleich die { $spot ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Karte von { $target } an.
mayday-event-looked = { $looker } sieht sich die { $spot ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Karte von { $target } an.
mayday-event-card-seen = Die { $spot ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Karte von { $target } ist { $side ->
    [infiltrator] eine Saboteurkarte
   *[honest] eine ehrliche Karte
}.
mayday-event-marked = { $by } markiert die { $spot ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Karte von { $target } als { $side ->
    [infiltrator] Saboteur
   *[honest] ehrlich
}.
mayday-event-looked-at-own = { $by } sieht sich die eigene { $spot ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Karte an.
mayday-event-own-card-seen = Deine { $spot ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Karte ist { $side ->
    [infiltrator] eine Saboteurkarte
   *[honest] eine ehrliche Karte
}.
mayday-event-own-marked = { $by } markiert die eigene { $spot ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Karte als { $side ->
    [infiltrator] Saboteur
   *[honest] ehrlich
}.
mayday-event-round-begins = { $round ->
    [doubt] Die Runde um die Unschuldsvermutung beginnt.
    [reliable] Die Runde um die Vertrauenswürdigen beginnt.
   *[captain] Die Abstimmung über den Kapitän beginnt.
}
mayday-event-skirmish = Das Gerangel geht um { $seat }.
mayday-event-must-look = { $looker } muss bei { $target } nachsehen.
mayday-event-nobody-looks = Niemand kann bei { $target } nachsehen.
mayday-event-voted = { $result ->
    [protected] { $seat } wird geschützt
   *[punched] { $seat } wird geschlagen
}. Schützen: { $protect_count ->
    [0] niemand
   *[other] { $protect }
}. Schlagen: { $punch_count ->
    [0] niemand
   *[other] { $punch }
}.
mayday-event-spared = { $round ->
    [doubt] { $seats_count ->
        [1] { $seats } erhält die letzte Unschuldsvermutung ohne Abstimmung.
       *[other] { $seats } erhalten ohne Abstimmung je eine Unschuldsvermutung.
    }
   *[reliable] { $seats_count ->
        [1] { $seats } ist ohne Abstimmung vertrauenswürdig.
       *[other] { $seats } sind ohne Abstimmung vertrauenswürdig.
    }
}
mayday-event-captain-found = Kapitän ist { $captain }.
mayday-event-turned-up = { $seat } mischt die drei Karten und deckt sie auf: { $hand }. Die Marker gehören jetzt zu keiner bestimmten Karte mehr.
mayday-event-sent = { $by } lässt { $looker } bei { $target } nachsehen.
mayday-event-let-in = { $by } lässt { $seat } ins Cockpit.
mayday-event-veteran-used = { $by } setzt „{ $card }“ ein.
mayday-event-silenced = Jetzt darf nur { $by } reden.
mayday-event-ended = { $ending ->
    [safe-landing] { mayday-ending-safe-landing }
    [infiltrator-captain] { mayday-ending-infiltrator-captain }
   *[infiltrator-let-in] { mayday-ending-infiltrator-let-in }
} Die Teams: { $hands }.
mayday-event-lied = { $by } hat über die { $spot ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Karte von { $target } gelogen.

## Wie ein Flug endet

mayday-ending-safe-landing = Alle Ehrlichen sind im Cockpit: Die ehrliche Crew landet das Flugzeug.
mayday-ending-infiltrator-captain = Der Kapitän ist ein Saboteur: Die Saboteure gewinnen.
mayday-ending-infiltrator-let-in = Ein Saboteur wurde ins Cockpit gelassen: Die Saboteure gewinnen.

## Wie der Tisch steht, eine Zeile für jedes Ding

mayday-status-stage = Abschnitt: { $stage }
mayday-status-round = Runde: { $round }
mayday-status-skirmish = Gerangel-Karte: { $seat }
mayday-status-look = { $looker } sieht bei { $target } nach
mayday-status-marker = { $by } zur { $spot ->
    [left] linken
    [middle] mittleren
   *[right] rechten
} Karte von { $target }: { $side ->
    [infiltrator] Saboteur
   *[honest] ehrlich
}
mayday-status-marker-apart = { $by } zu einer Karte von { $target } vor dem Mischen: { $side ->
    [infiltrator] Saboteur
   *[honest] ehrlich
}
mayday-status-benefit-held = Unschuldsvermutung: { $seats }
mayday-status-reliable-held = Vertrauenswürdig: { $seats }
mayday-status-left = Statuskarten in der Mitte: { $count }
mayday-status-punched = Geschlagen: { $seats }
mayday-status-access = Im Cockpit: { $seats }
mayday-status-access-left = Zutrittskarten in der Mitte: { $count }
mayday-status-speaker = Nur { $seat } darf reden
mayday-status-seen = Du hast gesehen: Die { $spot ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Karte von { $target } ist { $side ->
    [infiltrator] eine Saboteurkarte
   *[honest] eine ehrliche Karte
}
mayday-status-seen-apart = Du hast vor dem Mischen gesehen: Eine Karte von { $target } war { $side ->
    [infiltrator] eine Saboteurkarte
   *[honest] eine ehrliche Karte
}
mayday-status-infiltrators = Bekannte Saboteure: { $infiltrators }

## Ablehnungen

mayday-refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
mayday-refusal-cards-dealt = An einem Tisch dieser Größe gibt es andere Identitätskarten.
mayday-refusal-veterans-dealt = So lassen sich die Veteranenkarten nicht verteilen.
mayday-refusal-not-shuffled = Das sind nicht die Karten dieser Person.
mayday-refusal-no-look-now = Jetzt wird keine Karte gewählt.
mayday-refusal-not-the-looker = Jemand anderes sieht nach.
mayday-refusal-nothing-to-mark = Jetzt wird kein Marker gelegt.
mayday-refusal-mark-the-truth = Ehrliche markieren, was sie gesehen haben.
mayday-refusal-no-vote-now = Jetzt wird nicht abgestimmt.
mayday-refusal-not-about-oneself = In dieser Abstimmung geht es um dich: Die anderen stimmen ab.
mayday-refusal-has-voted = Du hast abgestimmt; das lässt sich nicht mehr ändern.
mayday-refusal-not-in-the-cockpit = Das darf nur, wer zuletzt ins Cockpit kam.
mayday-refusal-no-crew-now = Jetzt wird niemand für das Cockpit gewählt.
mayday-refusal-cannot-look = Dieser Blick ist nicht erlaubt: Es braucht einen Marker, beide müssen ohne Zutritt zum Cockpit sein, und niemand sieht zweimal bei derselben Person nach.
mayday-refusal-look-was-made = Du hast schon jemanden nachsehen lassen: ein Blick für jede Person, die hereinkommt.
mayday-refusal-has-access = Diese Person hat schon Zutritt zum Cockpit.
mayday-refusal-not-asked = Du wirst jetzt nicht nach einer Veteranenkarte gefragt.
mayday-refusal-has-answered = Du hast geantwortet; gefragt wirst du bei jeder Gelegenheit einmal.
mayday-refusal-not-your-card = Das kann deine Veteranenkarte jetzt nicht.
mayday-refusal-nothing-changes = Eine Veteranenkarte muss etwas ändern.
mayday-refusal-vote-is-over = Die Gerangel-Karte kann nur an jemanden gehen, über den diese Runde noch abstimmen muss.
mayday-refusal-no-marker-left = Du hast keinen Marker mehr.

## Optionen

mayday-option-veterans = Veteranenkarten für alle
    .about = Alle haben eine Karte, die einmal in die Regeln eingreift. Besser erst nach ein, zwei Flügen.
mayday-option-experienced = Veteranenkarten für Erfahrene
    .about = Nur wer auf diesem Server zwei Flüge zu Ende gespielt hat, bekommt eine Veteranenkarte.
mayday-option-pause = Zeit zum Antworten
    .about = Wie viele Sekunden alle mit einer verdeckten Veteranenkarte vor jedem Blick, jeder Abstimmung und jeder Wahl im Cockpit zum Antworten haben; ohne Angabe 8.
mayday-option-arrows = Pfeile der Gerangel-Karte
    .about = Wie weit im Uhrzeigersinn in jeder der drei Runden sitzt, wer nachsieht, zum Beispiel 3-2-3. Die gedruckte Karte kennen wir nicht; ohne Angabe gelten unsere eigenen Pfeile.

mayday-misfit-seats = { mayday-name } ist für { $least } bis { $most } Personen: Wie viele Karten ihr zu neunt oder zu zehnt bräuchtet, wurde nie gedruckt.
mayday-misfit-pause-range = Eine Pause dauert { $least } bis { $most } Sekunden.
mayday-misfit-pause-needs-veterans = Niemand wird um eine Antwort gebeten: Wähl auch Veteranenkarten.
mayday-misfit-one-kind-of-veterans = Veteranenkarten sind für alle da oder für Erfahrene, nicht beides zugleich.
mayday-misfit-experienced-seats = Nenn Plätze dieses Tisches mit ihren Nummern, zum Beispiel 1,3, oder schreib auto.
mayday-misfit-arrows = Schreib drei Zahlen, zum Beispiel 3-2-3. Die ersten beiden müssen verschieden sein und an den Nachbarn vorbeizeigen; die dritte darf auf jeden Platz zeigen, nur nicht auf den mit der Gerangel-Karte.

## Regelhilfe

mayday-rules-goal = Im Cockpit ist niemand mehr bei Bewusstsein, und jemand muss das Flugzeug landen. Die meisten von euch sind ehrlich; { $seats ->
    [5] zwei
    [6] zwei
    [7] drei
    [8] drei
   *[other] zwei oder drei
} sind Saboteure und wollen ans Steuer. Die Ehrlichen gewinnen, wenn sie alle im Cockpit sind. Die Saboteure gewinnen, sobald einer von ihnen Kapitän ist oder hereingelassen wird. { $veterans ->
    [none] Du darfst sagen, was du willst
   *[other] Du darfst sagen, was du willst, solange dich keine Veteranenkarte zum Schweigen bringt
}; verbindlich sind nur Karten, Marker und Stimmen.
    .title = Worum es geht
mayday-rules-deal = Alle haben drei verdeckte Identitätskarten: die Ehrlichen zwei ehrliche und eine Saboteurkarte, die Saboteure umgekehrt. Du kennst dein Team, weißt aber nicht, welche deiner Karten wo liegt. Die Saboteure kennen einander. Eine einzelne Karte zu sehen beweist also nichts; zwei gleiche schon.
    .title = Drei Karten
mayday-rules-looking = Siehst du dir eine Karte an, siehst nur du sie und legst dann einen deiner vier Marker dazu: ehrlich oder Saboteur. Die Ehrlichen müssen markieren, was sie gesehen haben; Saboteure dürfen lügen. Alle sehen, wer was markiert hat. Bei derselben Person siehst du nie zweimal nach, und ohne Marker gar nicht. Wer im Cockpit ist, sieht nirgends mehr nach.
    .title = Nachsehen und markieren
mayday-rules-suspicions = Zuerst sehen alle zweimal nach, immer bei der Karte, die ihnen am nächsten liegt: erst rechts, dann links. { $veterans ->
    [none] Danach sind alle äußeren Karten markiert, und alle haben noch zwei Marker.
   *[other] Ändert keine Veteranenkarte etwas daran, sind danach alle äußeren Karten markiert, und alle haben noch zwei Marker.
}
    .title = Erste Verdächtigungen
mayday-rules-skirmish = Die Gerangel-Karte liegt vor jemandem, und ihr Pfeil zeigt auf eine andere Person, die sich dort eine der drei Karten ansehen muss. Dann stimmen alle gleichzeitig ab, außer der Person, um die es geht: schlagen oder schützen. Zum Schützen reicht die Hälfte der Stimmen. Die Stimmen werden mit Namen gezeigt. Kann die Person am Pfeil nicht nachsehen, tut es die rechts von ihr; kann diese nicht, die links von ihr; kann keine, sieht niemand nach.
    .title = Ein Gerangel
mayday-rules-doubt = Runde eins: Wer geschützt wird, erhält eine Unschuldsvermutung. Wer geschlagen wird, erhält keine, und die äußeren Karten werden quer gelegt; abstimmen und nachsehen darf man weiterhin. Die Gerangel-Karte geht im Uhrzeigersinn weiter. { $seats ->
    [5] Es gibt drei Unschuldsvermutungen.
    [6] Es gibt drei Unschuldsvermutungen.
    [7] Es gibt vier Unschuldsvermutungen.
    [8] Es gibt vier Unschuldsvermutungen.
   *[other] Es gibt drei Unschuldsvermutungen, ab sieben Personen vier.
} Sind nur noch so viele Personen übrig wie Karten, erhalten sie diese ohne Abstimmung.
    .title = Unschuldsvermutung
mayday-rules-captain = In Runde zwei geht es um alle mit einer Unschuldsvermutung: Wer geschützt wird, dreht sie auf „Vertrauenswürdig“; wer geschlagen wird, verliert sie. Die Runde endet, wenn zwei vertrauenswürdig sind oder nur noch zwei dafür infrage kommen. Dann folgt eine einzige Abstimmung über eine der beiden Personen: Wird sie geschützt, ist sie Kapitän; wird sie geschlagen, ist es die andere. Der Kapitän mischt seine Karten und deckt sie auf; die Marker gehören dann zu keiner bestimmten Karte mehr. Ist er ein Saboteur, haben die Ehrlichen verloren.
    .title = Vertrauenswürdig, dann Kapitän
mayday-rules-cockpit = Wer zuletzt ins Cockpit kam, darf erst jemanden ohne Zutritt bei jemand anderem ohne Zutritt nachsehen lassen und lässt dann jemanden herein. Wer hereinkommt, mischt ebenfalls die eigenen Karten und deckt sie auf. So geht es weiter, bis alle Ehrlichen drin sind oder ein Saboteur.
    .title = Das Cockpit
mayday-rules-veterans = { $veterans ->
    [experienced] Eine Veteranenkarte hat, wer hier schon zwei Flüge beendet hat
   *[other] Alle außer der Person, die beginnt, haben eine Veteranenkarte
}. Jede lässt sich einmal einsetzen. Vor jedem Blick, jeder Abstimmung und jeder Wahl im Cockpit werden alle gefragt, deren Karte noch verdeckt ist, alle auf dieselbe Weise und gleich lang; wer schweigt, passt. Setzen mehrere eine Karte ein, wirkt die erste im Uhrzeigersinn von der Gerangel-Karte aus, und die anderen behalten ihre. Du kannst einstellen, dass du automatisch passt.
    .title = Veteranenkarten
mayday-rules-end = Ist der Flug zu Ende, werden alle Karten aufgedeckt, und ihr könnt ihn mit offenen Karten noch einmal ansehen: wer was gesehen, wer was markiert und wer gelogen hat.
    .title = Das Ende

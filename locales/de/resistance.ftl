### Der Widerstand, erzählt. Die Schlüssel folgen den Namen der Regeln: Ereignisse, Ablehnungen,
### Abschnitte, Karten. Sitze kommen als Namen, Mengen von Sitzen als Listen von Namen mit ihrer
### Zahl in …_count, Karten als ihre Namen mit dem Kurznamen in …_id, anderes als Kurzname.

resistance-name = Der Widerstand
resistance-tagline = Einige von euch wollen, dass jede Mission scheitert. Findet heraus, wer, bevor es zu spät ist.

## Seiten

resistance-side-resistance = Widerstand
    .about = Du willst, dass Missionen gelingen. Du kennst keine Seite außer deiner eigenen, und auf einer Mission musst du „Erfolg“ spielen. Ihr gewinnt mit drei Erfolgen.
resistance-side-spy = Spion
    .about = { $blind ->
        [yes] Du willst, dass Missionen scheitern und dass dich niemand enttarnt. Die anderen Spione kennst du nicht. Auf einer Mission darfst du „Erfolg“ oder „Fehlschlag“ spielen. Ihr gewinnt mit drei Fehlschlägen oder wenn fünf Teams nacheinander abgelehnt werden.
       *[no] Du willst, dass Missionen scheitern und dass dich niemand enttarnt. Du kennst die anderen Spione. Auf einer Mission darfst du „Erfolg“ oder „Fehlschlag“ spielen. Ihr gewinnt mit drei Fehlschlägen oder wenn fünf Teams nacheinander abgelehnt werden.
    }

## Charaktere aus „Feindliche Absichten“: was du weißt und kannst, und wie du gewinnst

resistance-character-resistance = Mitglied des Widerstands
    .about = Du willst, dass Missionen gelingen.
resistance-character-resistance-chief = Vorsitzender des Widerstands
    .about = { $seven ->
        [yes] Der Jäger der Spione sucht dich: Lass dich nicht finden. Wird gegen dich ermittelt, musst du „Vorsitzender des Widerstands“ übergeben.
       *[no] Der Jäger der Spione sucht dich: Lass dich nicht finden. Wird gegen dich ermittelt, musst du „Vorsitzender“ übergeben.
    }
resistance-character-resistance-hunter = Jäger des Widerstands
    .about = Niemand kennt dich. Nach dem dritten Erfolg musst du dich zu erkennen geben und jemanden als Vorsitzenden der Spione anklagen. Liegst du falsch, wird aus dieser Mission ein Fehlschlag.
resistance-character-dummy-agent = Doppelgänger
    .about = { $seven ->
        [yes] Wird gegen dich ermittelt, übergibst du „Vorsitzender des Widerstands“ oder „Kein Vorsitzender“, wie du magst. Lock den Jäger der Spione vom echten Vorsitzenden weg: Wer dich anklagt, liegt falsch.
       *[no] Wird gegen dich ermittelt, übergibst du „Vorsitzender“ oder „Kein Vorsitzender“, wie du magst. Lock den Jäger der Spione vom echten Vorsitzenden weg: Wer dich anklagt, liegt falsch.
    }
resistance-character-coordinator = Koordinator
    .about = { $allies ->
        [1] Der Vorsitzende des Widerstands kennt dich, du kennst ihn nicht. Wird gegen dich ermittelt, musst du „Kein Vorsitzender“ übergeben. Klagt dich der Jäger der Spione an, gewinnen die Spione.
       *[other] Die Vorsitzenden des Widerstands kennen dich, du kennst sie nicht. Wird gegen dich ermittelt, musst du „Kein Vorsitzender“ übergeben. Klagt dich der Jäger der Spione an, gewinnen die Spione.
    }
resistance-character-pretender = Täuscher
    .about = Die Spione sehen dich zusammen mit dem Doppelagenten, aber nicht, wer von euch wer ist.
resistance-character-resistance-hacker = Hacker des Widerstands
    .about = Du willst, dass Missionen gelingen, und kannst das Ergebnis deiner eigenen umdrehen.
resistance-character-spy = Spion
    .about = Du willst, dass Missionen scheitern und dass dich niemand enttarnt.
resistance-character-spy-chief = Vorsitzender der Spione
    .about = { $seven ->
        [yes] Der Jäger des Widerstands sucht dich: Lass dich nicht finden. Wird gegen dich ermittelt, musst du „Vorsitzender der Spione“ übergeben.
       *[no] Der Jäger des Widerstands sucht dich: Lass dich nicht finden. Wird gegen dich ermittelt, musst du „Vorsitzender“ übergeben.
    }
resistance-character-spy-hunter = Jäger der Spione
    .about = { $seven ->
        [yes] Niemand weiß, dass du der Jäger bist. Nach dem dritten Fehlschlag musst du dich zu erkennen geben und jemanden als Vorsitzenden des Widerstands anklagen. Einmal, nach einer gescheiterten Mission mit einem „Vorsitzender-Fehlschlag“, darfst du das schon früher. Liegst du falsch, wird aus dieser Mission ein Erfolg.
       *[no] Niemand weiß, dass du der Jäger bist. Nach dem dritten Fehlschlag musst du dich zu erkennen geben und jemanden als Vorsitzenden des Widerstands anklagen. Einmal, nach einer gescheiterten Mission, in der euer Vorsitzender „Fehlschlag“ gespielt hat, darfst du das schon früher. Liegst du falsch, wird aus dieser Mission ein Erfolg.
    }
resistance-character-deep-agent = Doppelagent
    .about = { $pretender ->
        [yes] Die Spione sehen dich zusammen mit dem Täuscher, aber nicht, wer von euch wer ist. Du kennst keinen von ihnen.
       *[no] Die Spione kennen dich, du kennst keinen von ihnen.
    }
resistance-character-spy-hacker = Hacker der Spione
    .about = Du willst, dass Missionen scheitern, und kannst das Ergebnis deiner eigenen umdrehen.
resistance-knows-nobody = Du kennst keine Seite außer deiner eigenen.
resistance-knows-no-spies = Du kennst die anderen Spione nicht, und sie kennen dich nicht.
resistance-knows-spies = { $pretender ->
    [yes] { $chiefs ->
        [1] Du kennst die anderen Spione und ihren Vorsitzenden; nur beim Doppelagenten und beim Täuscher weißt du nicht, wer wer ist.
       *[other] Du kennst die anderen Spione und ihre Vorsitzenden; nur beim Doppelagenten und beim Täuscher weißt du nicht, wer wer ist.
    }
   *[no] { $chiefs ->
        [0] Du kennst die anderen Spione.
        [1] Du kennst die anderen Spione und weißt, wer ihr Vorsitzender ist.
       *[other] Du kennst die anderen Spione und weißt, wer ihre Vorsitzenden sind.
    }
}
resistance-knows-spies-as-chief = { $pretender ->
    [yes] { $chiefs ->
        [1] Du kennst die anderen Spione, und sie wissen, dass du ihr Vorsitzender bist; nur beim Doppelagenten und beim Täuscher weißt du nicht, wer wer ist.
       *[other] Du kennst die anderen Spione und den zweiten Vorsitzenden, und sie wissen, dass du einer bist; nur beim Doppelagenten und beim Täuscher weißt du nicht, wer wer ist.
    }
   *[no] { $chiefs ->
        [1] Du kennst die anderen Spione, und sie wissen, dass du ihr Vorsitzender bist.
       *[other] Du kennst die anderen Spione und den zweiten Vorsitzenden, und sie wissen, dass du einer bist.
    }
}
resistance-knows-deep-agent = Du weißt, wer der Doppelagent ist; er kennt keinen von euch.
resistance-knows-hidden-hacker = Nur den Hacker der Spione kennst du nicht.
resistance-knows-other-chief = Du kennst den zweiten Vorsitzenden des Widerstands.
resistance-knows-coordinator = Du kennst den Koordinator.
resistance-plays-success = Auf einer Mission musst du „Erfolg“ spielen.
resistance-plays-fail = Auf einer Mission darfst du „Erfolg“ oder „Fehlschlag“ spielen.
resistance-plays-as-chief = { $seven ->
    [yes] Auf einer Mission darfst du „Erfolg“, „Fehlschlag“ oder „Vorsitzender-Fehlschlag“ spielen. Scheitert sie mit einem „Vorsitzender-Fehlschlag“, darf euer Jäger vorzeitig anklagen.
   *[no] Auf einer Mission darfst du „Erfolg“ oder „Fehlschlag“ spielen. Scheitert sie durch deinen „Fehlschlag“, darf euer Jäger vorzeitig anklagen.
}
resistance-plays-hack = { $hackers ->
    [1] Auf einer Mission darfst du „Erfolg“ oder „Hacken“ spielen, nie „Fehlschlag“. „Hacken“ dreht das Ergebnis um, wie es auch lautet.
   *[other] Auf einer Mission darfst du „Erfolg“ oder „Hacken“ spielen, nie „Fehlschlag“. „Hacken“ dreht das Ergebnis um, wie es auch lautet; zweimal „Hacken“ ändert nichts.
}
resistance-blame-as-deep-agent = Einmal in der Partie, während ein Team aufgestellt oder darüber abgestimmt wird, darfst du den Täuscher benennen: Hast du recht, tauscht ihr Charakter und Seite.
resistance-blame-as-pretender = Einmal in der Partie darf der Doppelagent dich als Täuscher benennen: Dann tauscht ihr Charakter und Seite.
resistance-wins-missions = Ihr gewinnt mit drei Erfolgen.
resistance-wins-hunt = Ihr gewinnt, wenn euer Jäger einen Vorsitzenden der Spione findet.
resistance-wins-as-hunter = Ihr gewinnt, wenn du einen Vorsitzenden der Spione anklagst.
resistance-spies-win-missions = Ihr gewinnt mit drei Fehlschlägen oder wenn fünf Teams nacheinander abgelehnt werden.
resistance-spies-win-hunt = { $coordinator ->
    [yes] Ihr gewinnt, wenn euer Jäger einen Vorsitzenden des Widerstands oder den Koordinator findet oder wenn fünf Teams nacheinander abgelehnt werden.
   *[no] Ihr gewinnt, wenn euer Jäger einen Vorsitzenden des Widerstands findet oder wenn fünf Teams nacheinander abgelehnt werden.
}
resistance-spies-win-as-hunter = { $coordinator ->
    [yes] Ihr gewinnt, wenn du einen Vorsitzenden des Widerstands oder den Koordinator anklagst oder wenn fünf Teams nacheinander abgelehnt werden.
   *[no] Ihr gewinnt, wenn du einen Vorsitzenden des Widerstands anklagst oder wenn fünf Teams nacheinander abgelehnt werden.
}

## Treuekarten, die nur sieht, wer ermittelt

resistance-loyalty-chief = Vorsitzender
resistance-loyalty-resistance-chief = Vorsitzender des Widerstands
resistance-loyalty-spy-chief = Vorsitzender der Spione
resistance-loyalty-no-chief = Kein Vorsitzender

## Die Nacht, wie sie vorgelesen wird: für alle dieselbe

resistance-night-eyes-shut = { $chiefs ->
    [0] Alle machen die Augen zu.
   *[other] Alle machen die Augen zu und halten eine Faust vor sich.
}
resistance-night-spy-thumbs = { $agents ->
    [none] { $chiefs ->
        [1] Der Vorsitzende der Spione hebt den Daumen.
       *[other] Die beiden Vorsitzenden der Spione heben den Daumen.
    }
    [deep-agent] { $chiefs ->
        [1] Der Vorsitzende der Spione und der Doppelagent heben den Daumen.
       *[other] Die beiden Vorsitzenden der Spione und der Doppelagent heben den Daumen.
    }
   *[both] { $chiefs ->
        [1] Der Vorsitzende der Spione, der Doppelagent und der Täuscher heben den Daumen.
       *[other] Die beiden Vorsitzenden der Spione, der Doppelagent und der Täuscher heben den Daumen.
    }
}
resistance-night-hidden-hacker = { $chiefs ->
    [0] Der Hacker der Spione lässt die Augen bis zum Schluss zu.
   *[other] Der Hacker der Spione behält Faust und geschlossene Augen bis zum Schluss.
}
resistance-night-spies-look = { $agents ->
    [none] { $chiefs ->
        [0] Die Spione machen die Augen auf, schauen sich um und prägen sich ein, wer die anderen sind.
        [1] Die Spione machen die Augen auf, schauen sich um und prägen sich ein, wer die anderen sind und wer ihr Vorsitzender ist.
       *[other] Die Spione machen die Augen auf, schauen sich um und prägen sich ein, wer die anderen sind und wer ihre Vorsitzenden sind.
    }
    [deep-agent] { $chiefs ->
        [1] Alle Spione bis auf den Doppelagenten machen die Augen auf und schauen sich um. Daumen und offene Augen: Das ist der Vorsitzende. Daumen und geschlossene Augen: Das ist der Doppelagent.
       *[other] Alle Spione bis auf den Doppelagenten machen die Augen auf und schauen sich um. Daumen und offene Augen: Das ist ein Vorsitzender. Daumen und geschlossene Augen: Das ist der Doppelagent.
    }
   *[both] { $chiefs ->
        [1] Alle Spione bis auf den Doppelagenten machen die Augen auf und schauen sich um. Daumen und offene Augen: Das ist der Vorsitzende. Daumen und geschlossene Augen: Das sind der Doppelagent und der Täuscher, und niemand erfährt, wer wer ist.
       *[other] Alle Spione bis auf den Doppelagenten machen die Augen auf und schauen sich um. Daumen und offene Augen: Das ist ein Vorsitzender. Daumen und geschlossene Augen: Das sind der Doppelagent und der Täuscher, und niemand erfährt, wer wer ist.
    }
}
resistance-night-spies-shut = { $agents ->
    [none] { $chiefs ->
        [0] Die Spione machen die Augen wieder zu.
       *[other] Die Spione ballen wieder die Faust und machen die Augen zu.
    }
   *[other] Alle machen die Augen zu und nehmen den Daumen herunter.
}
resistance-night-chiefs-look = Die beiden Vorsitzenden des Widerstands machen die Augen auf und finden einander.
resistance-night-chiefs-shut = Die Vorsitzenden des Widerstands machen die Augen wieder zu.
resistance-night-coordinator-thumb = { $allies ->
    [1] Der Vorsitzende des Widerstands macht die Augen auf, und der Koordinator hebt den Daumen.
   *[other] Die Vorsitzenden des Widerstands machen die Augen auf, und der Koordinator hebt den Daumen.
}
resistance-night-coordinator-shut = { $allies ->
    [1] Der Vorsitzende des Widerstands macht die Augen zu, und der Koordinator nimmt den Daumen herunter.
   *[other] Die Vorsitzenden des Widerstands machen die Augen zu, und der Koordinator nimmt den Daumen herunter.
}
resistance-night-all-shut = { $chiefs ->
    [0] Jetzt haben alle die Augen zu.
   *[other] Jetzt haben alle die Augen zu und eine Faust vor sich.
}
resistance-night-eyes-open = Alle machen die Augen auf.

## Missionskarten

resistance-card-success = Erfolg
    .about = Hilft der Mission. Alle dürfen diese Karte spielen, und der Widerstand spielt nie „Fehlschlag“.
resistance-card-fail = Fehlschlag
    .about = Sabotiert die Mission. Nur Spione dürfen diese Karte spielen.
resistance-card-chief-fail = Vorsitzender-Fehlschlag
    .about = Sabotiert die Mission wie „Fehlschlag“. Nur ein Vorsitzender der Spione darf diese Karte spielen, und alle sehen, dass es sie war.
resistance-card-hack = Hacken
    .about = Dreht das Ergebnis der Mission um; zweimal „Hacken“ ändert nichts. Nur Hacker dürfen diese Karte spielen.

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
    .about = Wirkt sofort. Nimm eine Plotkarte, die vor jemand anderem liegt.
resistance-plot-overheard = Belauschtes Gespräch
    .about = Wirkt sofort. Sieh dir an, auf welcher Seite die Person links oder rechts neben dir steht.
resistance-plot-open-up = Offenes Wort
    .about = Wirkt sofort. Zeig einer Person deiner Wahl, auf welcher Seite du stehst.
resistance-plot-confidence = Vertrauen schaffen
    .about = Wirkt sofort. Der Anführer zeigt einer anderen Person seiner Wahl, auf welcher Seite er steht.
resistance-plot-spotlight = Im Rampenlicht
    .about = Behalte sie. Einmal kannst du damit, bevor Missionskarten gewählt werden, ein Teammitglied offen spielen lassen.

## Abschnitte: ein kurzer Titel wie auf einer Abflugtafel, und was geschieht

resistance-stage-deal = Verteilung
    .about = Alle erhalten geheim eine Karte, und der erste Anführer wird ausgelost.
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
    .about = Alle werden gleich lang gefragt, ob es weitergehen soll. Der Jäger der Spione kann sich zu erkennen geben und anklagen, wenn die Regeln es erlauben.
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
resistance-event-spies-seen = Du siehst diese Spione: { $spies }. Es gibt noch einen.
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
resistance-event-character-shown = { $owner } zeigt die eigene Charakterkarte, und nur { $to } sieht sie.
resistance-event-side-seen = { $side ->
    [spy] { $owner } gehört zu den Spionen.
   *[resistance] { $owner } gehört zum Widerstand.
}
resistance-event-plot-used = { $by } setzt „{ $card }“ ein.
resistance-event-aimed = { $leader } nimmt sich Mission { $mission } vor.
resistance-event-proposed = { $leader } schlägt für Mission { $mission } vor: { $team }.
resistance-event-appointed = { $leader } gibt { $investigator } den Ermittler-Marker.
resistance-event-blamed = { $guess ->
    [right] { $by } ist der Doppelagent und benennt { $named } als Täuscher, zu Recht: Die beiden tauschen Charakter und Seite.
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
resistance-event-overturned = { $by } kippt die Entscheidung: Das Team ist doch abgelehnt. Das ist die { $rejections ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
   *[other] fünfte
} Ablehnung.
resistance-event-spotlit = { $by } lässt { $on } offen spielen.
resistance-event-faced-up = { $member } spielt vor aller Augen „{ $card }“.
resistance-event-watched = { $by } sieht sich die Missionskarte von { $member } an.
resistance-event-card-seen = { $member } hat „{ $card }“ gespielt.
resistance-count-fails = { $fails ->
    [0] kein Fehlschlag
    [1] ein Fehlschlag
   *[other] { $fails } Fehlschläge
}
resistance-count-chief-fails = { $chief_fails ->
    [1] ein Vorsitzender-Fehlschlag
   *[other] { $chief_fails } Vorsitzender-Fehlschläge
}
resistance-count-hacks = { $hacks ->
    [1] einmal „Hacken“
   *[other] { $hacks }-mal „Hacken“
}
resistance-count-cards = { $chief_fails ->
    [0] { $hacks ->
        [0] { resistance-count-fails }
       *[other] { $fails ->
            [0] { resistance-count-hacks }
           *[other] { resistance-count-fails } und { resistance-count-hacks }
        }
    }
   *[other] { $hacks ->
        [0] { $fails ->
            [0] { resistance-count-chief-fails }
           *[other] { resistance-count-fails } und { resistance-count-chief-fails }
        }
       *[other] { $fails ->
            [0] { resistance-count-chief-fails } und { resistance-count-hacks }
           *[other] { resistance-count-fails }, { resistance-count-chief-fails } und { resistance-count-hacks }
        }
    }
}
resistance-event-mission-done = Mission { $mission } mit { $team } { $result ->
    [success] gelingt
   *[failure] scheitert
}; gespielt: { resistance-count-cards }.
resistance-played-fail = „Fehlschlag“ von { $fail }
resistance-played-chief-fail = „Vorsitzender-Fehlschlag“ von { $chief_fail }
resistance-played-hack = „Hacken“ von { $hack }
resistance-played-by = { $chief_fail_count ->
    [0] { $hack_count ->
        [0] { resistance-played-fail }
       *[other] { $fail_count ->
            [0] { resistance-played-hack }
           *[other] { resistance-played-fail }; { resistance-played-hack }
        }
    }
   *[other] { $hack_count ->
        [0] { $fail_count ->
            [0] { resistance-played-chief-fail }
           *[other] { resistance-played-fail }; { resistance-played-chief-fail }
        }
       *[other] { $fail_count ->
            [0] { resistance-played-chief-fail }; { resistance-played-hack }
           *[other] { resistance-played-fail }; { resistance-played-chief-fail }; { resistance-played-hack }
        }
    }
}
resistance-event-cards-turned-up = Mission { $mission }: { resistance-played-by }.
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
resistance-event-loyalty-seen = { $whom } übergibt „{ $loyalty }“.
resistance-event-loyalty-claimed = { $by } sagt: { $whom } hat „{ $loyalty }“ übergeben.
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
}, { resistance-count-cards }
resistance-status-rejections = Ablehnungen: { $rejections }
resistance-status-team = Team: { $team }
resistance-status-holds = { $seat } hat: { $cards }
resistance-status-investigator = Ermittler: { $seat }
resistance-status-inquisitor = Verhörspezialist: { $seat }
resistance-status-spies = Bekannte Spione: { $spies }

## Ablehnungen

resistance-refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
resistance-refusal-spies-dealt = An einem Tisch dieser Größe gibt es eine andere Zahl von Spionen.
resistance-refusal-not-the-leader = Das darf nur der Anführer.
resistance-refusal-no-team-now = Jetzt wird kein Team aufgestellt.
resistance-refusal-team-size = Diese Mission braucht ein Team anderer Größe.
resistance-refusal-no-vote-now = Jetzt wird nicht abgestimmt.
resistance-refusal-has-voted = Du hast abgestimmt; das lässt sich nicht mehr ändern.
resistance-refusal-opinion-first = Meinungsmacher stimmen vor den anderen ab.
resistance-refusal-no-mission-now = Jetzt werden keine Missionskarten gespielt.
resistance-refusal-not-on-the-team = Nur das Team spielt Missionskarten.
resistance-refusal-has-played = Du hast deine Missionskarte gespielt; das lässt sich nicht mehr ändern.
resistance-refusal-must-succeed = Du musst „Erfolg“ spielen.
resistance-refusal-no-aim-now = Jetzt wird keine Mission gewählt.
resistance-refusal-no-such-mission = Es gibt die Missionen 1 bis 5.
resistance-refusal-mission-done = Jede Mission wird nur einmal versucht, und diese war schon dran.
resistance-refusal-mission-five = Mission 5 lässt sich erst nach zwei Erfolgen wählen.
resistance-refusal-no-gift-now = Jetzt wird keine Plotkarte vergeben.
resistance-refusal-not-the-giver = Die Plotkarten vergibt der Anführer.
resistance-refusal-not-drawn = Diese Plotkarte wurde nicht gezogen.
resistance-refusal-not-to-oneself = Der Anführer gibt Plotkarten an andere.
resistance-refusal-plots-drawn = Diese Plotkarten gibt der Stapel nicht her.
resistance-refusal-nothing-to-take = Jetzt wird keine Plotkarte weggenommen.
resistance-refusal-not-held = Diese Plotkarte liegt dort nicht.
resistance-refusal-nothing-to-overhear = Jetzt wird kein Gespräch belauscht.
resistance-refusal-not-a-neighbour = Belauschen kannst du nur jemanden, der neben dir sitzt.
resistance-refusal-nothing-to-show = Jetzt wird kein Charakter gezeigt.
resistance-refusal-not-your-card = Diese Plotkarte ist für jemand anderen.
resistance-refusal-not-oneself = Wähl jemand anderen als dich selbst.
resistance-refusal-not-asked = Du wirst jetzt nicht nach einer Plotkarte gefragt.
resistance-refusal-has-answered = Du hast geantwortet und wirst nur einmal gefragt.
resistance-refusal-name-a-member = Nenn ein Mitglied des Teams.
resistance-refusal-not-this-card = Du wirst nach einer anderen Plotkarte gefragt.
resistance-refusal-nothing-to-watch = Jetzt wird keine Missionskarte angesehen.
resistance-refusal-not-your-look = Jemand anderes sieht zuerst nach.
resistance-refusal-cannot-be-watched = Diese Karte liegt offen, oder jemand hat sie schon angesehen.
resistance-refusal-no-investigator-now = Jetzt wird kein Ermittler bestimmt.
resistance-refusal-not-the-investigator = Ermittler wird, wer weder anführt noch im Team ist.
resistance-refusal-no-chief-fail = Nur ein Vorsitzender der Spione darf „Vorsitzender-Fehlschlag“ spielen, ab sieben Personen.
resistance-refusal-no-accusation-now = Jetzt wird niemand angeklagt.
resistance-refusal-no-early-accusation = Jetzt darf nur der Jäger der Spione anklagen, und nur, wenn sein Vorsitzender diese Mission hat scheitern lassen.
resistance-refusal-not-your-accusation = Diese Anklage steht dir nicht zu.
resistance-refusal-cannot-be-accused = Klag jemand anderen an: nicht dich selbst, keinen Jäger, der sich gezeigt hat, und niemanden, bei dem du schon falschlagst.
resistance-refusal-no-examination-now = Jetzt wird gegen niemanden ermittelt.
resistance-refusal-not-the-examiner = Jemand anderes ermittelt.
resistance-refusal-not-examined = Gegen dich wird jetzt nicht ermittelt.
resistance-refusal-not-this-loyalty = Diese Treuekarte darfst du nicht übergeben.
resistance-refusal-no-blame-now = Nur der Doppelagent darf einen Täuscher benennen, einmal, während ein Team aufgestellt oder darüber abgestimmt wird.
resistance-refusal-no-inquiry-now = Jetzt wird niemand verhört.
resistance-refusal-not-the-inquisitor = Das darf nur, wer den Marker hat.
resistance-refusal-has-held-the-marker = Diese Person hatte den Marker schon.
resistance-refusal-nothing-to-tell = Du hast gerade nichts zu berichten oder hast schon berichtet.
resistance-refusal-no-hack = Nur ein Hacker darf „Hacken“ spielen.
resistance-refusal-hackers-never-fail = Ein Hacker spielt „Erfolg“ oder „Hacken“, nie „Fehlschlag“.
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
    .about = Einmal, während ein Team aufgestellt oder darüber abgestimmt wird, darf der Doppelagent den Täuscher benennen und mit ihm Charakter und Seite tauschen.
resistance-option-inquisitor = Verhörspezialist
    .about = Wer den Marker hat, sieht nach den Missionen 2, 3 und 4 die Seite einer Person und gibt ihr den Marker. Am besten ab sieben Personen.
resistance-option-resistance-hacker = Hacker des Widerstands
    .about = Jemand vom Widerstand, der das Ergebnis einer Mission umdrehen kann.
resistance-option-spy-hacker = Hacker der Spione
    .about = Ein Spion, der das Ergebnis einer Mission umdrehen kann und nie „Fehlschlag“ spielt.
resistance-option-hidden-hacker = Verborgener Hacker
    .about = Der Hacker der Spione und die anderen Spione kennen einander nicht.
resistance-option-pause = Zeit zum Antworten
    .about = In Sekunden. Ohne Angabe haben alle, die nach einer Plotkarte gefragt werden, 30 Sekunden Zeit. Nach einer gescheiterten Mission und bei Abstimmungen mit „Schuld“ sind es 15 für alle.

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

resistance-rules-goal = Der Widerstand schickt Teams auf Missionen; verborgene Spione unter euch wollen, dass sie scheitern. { $hunter ->
    [yes] Aber drei Erfolge oder drei Fehlschläge bringen noch keinen Sieg: Danach muss erst der Jäger der Seite anklagen, die sie erreicht hat. Es gewinnt die Seite, deren Jäger einen Vorsitzenden der anderen findet. Die Spione gewinnen auch mit fünf abgelehnten Teams nacheinander.
   *[other] Drei Erfolge, und der Widerstand gewinnt. Drei Fehlschläge oder fünf abgelehnte Teams nacheinander, und die Spione gewinnen.
} Du darfst sagen, was du willst, ob es stimmt oder nicht. Verbindlich sind nur Karten und Stimmen.
    .title = Worum es geht
resistance-rules-deal = { $deal ->
    [blind] Alle erhalten geheim eine Karte. Zu fünft und zu sechst sind zwei von euch Spione, zu siebt bis zu neunt drei, zu zehnt vier. Niemand erfährt, wer die Spione sind: Als Spion kennst du nur dich selbst.
    [hidden] Alle erhalten geheim einen Charakter. Zu fünft und zu sechst sind zwei von euch Spione, zu siebt bis zu neunt drei, zu zehnt vier. Die Spione erfahren, wer die anderen sind, bis auf den Hacker der Spione: Er und die anderen Spione kennen einander nicht. Der Widerstand erfährt nichts.
    [hunter] Alle erhalten geheim einen Charakter. Zu fünft und zu sechst sind zwei von euch Spione, zu siebt bis zu neunt drei, zu zehnt vier. In der Nacht öffnet die Augen, wer andere kennen darf; die Liste der Charaktere zeigt es Zeile für Zeile. Wer die Jäger sind, erfährt niemand.
   *[other] Alle erhalten geheim eine Seite. Zu fünft und zu sechst sind zwei von euch Spione, zu siebt bis zu neunt drei, zu zehnt vier. Die Spione erfahren, wer die anderen sind; der Widerstand erfährt nichts.
} Der erste Anführer wird ausgelost.
    .title = Wer ist wer
resistance-rules-proposal = Wer anführt, stellt das Team auf: genau so viele, wie die Mission braucht, sich selbst eingeschlossen oder nicht. Sprecht vorher darüber; eine gute Frage verrät oft mehr als eine Antwort.
    .title = Das Team
resistance-rules-vote = Alle stimmen gleichzeitig ab, im Team oder nicht. Mehr als die Hälfte muss zustimmen; bei Gleichstand ist das Team abgelehnt. Dann werden alle Stimmen mit Namen gezeigt. Nach einer Ablehnung geht die Führung nach links, und die Abstimmungsleiste rückt um eins vor. Bei der fünften Ablehnung nacheinander gewinnen die Spione.
    .title = Die Abstimmung
resistance-rules-mission = Jedes Teammitglied spielt geheim eine Karte. { $hackers ->
    [yes] Ein Hacker spielt „Erfolg“ oder „Hacken“. Alle anderen vom Widerstand müssen „Erfolg“ spielen, die anderen Spione haben die Wahl. Die Karten werden gemischt: Du siehst, wie viele es von jeder Sorte sind, aber nicht, von wem. Ein Fehlschlag genügt; nur Mission 4 braucht ab sieben Personen zwei. Dann dreht jedes „Hacken“ das Ergebnis um.
   *[other] Im Widerstand musst du „Erfolg“ spielen, als Spion hast du die Wahl. Die Karten werden gemischt: Du siehst, wie viele Fehlschläge dabei sind, aber nicht, von wem. Einer genügt; nur Mission 4 braucht ab sieben Personen zwei.
} Danach geht die Führung nach links, und die Abstimmungsleiste beginnt von vorn.
    .title = Die Mission
resistance-rules-plots = Vor jeder Mission zieht der Anführer je nach Zahl der Mitspielenden eine, zwei oder drei Plotkarten und gibt jede an jemand anderen. Manche wirken sofort, andere behältst du und setzt sie einmal ein, und eine gilt die ganze Partie. Wer was hat, ist offen. Kannst du eine Karte einsetzen, wirst du kurz gefragt; Schweigen heißt nein. Wollen mehrere, geht es vom Anführer aus reihum. Was dir gezeigt wird, siehst nur du.
    .title = Plotkarten
resistance-rules-targeted = Der Anführer wählt zuerst die Mission, dann das Team. Jede Mission lässt sich einmal versuchen, Mission 5 erst nach zwei Erfolgen. Wird das Team abgelehnt, wählt der nächste Anführer neu, und die Abstimmungsleiste zählt weiter. Teamgröße und nötige Fehlschläge sind die der gewählten Mission.
    .title = Gezielte Missionen
resistance-rules-blind = Niemand erfährt, wer die Spione sind. Als Spion kennst du nur dich selbst und musst die anderen an dem erkennen, was sie tun, wie alle am Tisch.
    .title = Blinde Spione
resistance-rules-hunter = Jede Seite hat einen Jäger und einen Vorsitzenden; ab acht Personen hat der Widerstand zwei Vorsitzende, zu zehnt auch die Spione. Die Spione kennen ihre Vorsitzenden; zwei Vorsitzende des Widerstands kennen einander. Ab sieben Personen darf ein Vorsitzender der Spione auch „Vorsitzender-Fehlschlag“ spielen: Das zählt wie „Fehlschlag“, und alle sehen, dass es diese Karte war.
    .title = Jäger und Vorsitzende
resistance-rules-accusation = Beim dritten Erfolg muss der Jäger des Widerstands sich zeigen und einen Vorsitzenden der Spione anklagen, beim dritten Fehlschlag muss der Jäger der Spione einen Vorsitzenden des Widerstands anklagen. Hat er recht, gewinnt seine Seite. Liegt er falsch, dreht sich das Ergebnis der letzten Mission um, und ihr spielt weiter. Nach Mission 5 klagen die Jäger abwechselnd an, bis einer recht hat. Kein Jäger klagt dieselbe Person zweimal an.
    .title = Die Anklage
resistance-rules-early = Einmal pro Partie, nach einer gescheiterten Mission, die nicht der dritte Fehlschlag ist, darf der Jäger der Spione vorzeitig anklagen: zu fünft und zu sechst, wenn der Vorsitzende der Spione „Fehlschlag“ gespielt hat, ab sieben Personen, wenn ein „Vorsitzender-Fehlschlag“ unter den Karten ist. Darum werden nach so einer Mission alle gefragt, ob es weitergehen soll, immer gleich lang, und niemand sieht, wer überlegt hat. Liegt der Jäger falsch, wird die Mission ein Erfolg.
    .title = Die vorzeitige Anklage
resistance-rules-dummy-agent = Wird gegen den Doppelgänger ermittelt, darf er die Karte eines Vorsitzenden des Widerstands übergeben oder „Kein Vorsitzender“. Wer ihn anklagt, liegt falsch.
    .title = Der Doppelgänger
resistance-rules-coordinator = Die Vorsitzenden des Widerstands kennen den Koordinator, er kennt sie nicht. Wird gegen ihn ermittelt, übergibt er „Kein Vorsitzender“; für den Jäger der Spione zählt er aber wie ein Vorsitzender.
    .title = Der Koordinator
resistance-rules-deep-agent = Der Doppelagent ist ein Spion, der keinen der anderen kennt. In der Nacht wird er den anderen gezeigt.
    .title = Der Doppelagent
resistance-rules-pretender = Der Täuscher gehört zum Widerstand. Die Spione sehen ihn und den Doppelagenten zusammen, aber nicht, wer wer ist; die beiden kennen einander nicht.
    .title = Der Täuscher
resistance-rules-blame = Einmal pro Partie, vom Verteilen der Plotkarten bis zur letzten Stimme, darf der Doppelagent sich zu erkennen geben und den Täuscher benennen. Stimmt es, tauschen die beiden Charakter und Seite; was sie wissen, wissen sie weiterhin. Stimmt es nicht, geht es weiter, und alle kennen den Doppelagenten. Solange das noch möglich ist, bleibt jede Abstimmung eine Zeit lang offen, auch wenn alle gestimmt haben, und niemand sieht, wer schon gestimmt hat.
    .title = Schuld
resistance-rules-investigation = Vor der Abstimmung wird jemand Ermittler, der weder anführt noch mitgeht; den Marker vergibt der Anführer. Nach den Missionen 1 bis 4 wird gegen jemanden ermittelt: bei einem Erfolg vom Anführer, bei einem Fehlschlag vom Ermittler; es gilt, was die Karten ergeben haben. Die gewählte Person übergibt eine Treuekarte, die sagt, ob sie Vorsitzender ist. Nur wer ermittelt, sieht sie; was er dazu sagt, ist seine Sache.
    .title = Die Ermittlung
resistance-rules-inquisitor = Der Marker beginnt rechts vom ersten Anführer. Nach den Missionen 2, 3 und 4 muss, wer ihn hat, die Seite von jemandem ansehen, der ihn noch nie hatte. Sonst sieht sie niemand, und der Marker geht an die verhörte Person.{ $hunter ->
    [yes] { " " }Das Verhör kommt nach den Anklagen und vor der Ermittlung.
   *[other] { "" }
}
    .title = Der Verhörspezialist
resistance-rules-hackers = Ein Hacker spielt „Erfolg“ oder „Hacken“, nie „Fehlschlag“. Zuerst wird die Mission ohne „Hacken“ gewertet, dann dreht jedes „Hacken“ das Ergebnis um: Einmal „Hacken“ dreht es, zweimal lässt es, wie es war.
    .title = Hacker
resistance-rules-end = { $hunter ->
    [yes] Die Partie endet, wenn ein Jäger einen Vorsitzenden der anderen Seite angeklagt hat, oder mit der fünften Ablehnung nacheinander. Drei Erfolge oder drei Fehlschläge beenden sie nicht. Dann werden alle Charaktere und Missionskarten aufgedeckt, und ihr könnt die Partie noch einmal ansehen.
   *[other] Die Partie endet mit dem dritten Erfolg, dem dritten Fehlschlag oder der fünften Ablehnung nacheinander. Dann werden alle Seiten und Missionskarten aufgedeckt, und ihr könnt die Partie noch einmal ansehen.
}
    .title = Das Ende

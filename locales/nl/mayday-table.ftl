### De tafel van Mayday! Mayday!: wat de cabine, de keuzes, het geheim en het einde zeggen naast de
### woorden van de regels. Plaatsen komen als namen, verzamelingen van plaatsen als lijsten.

## Wat er nu gebeurt, dezelfde zin voor iedereen

mayday-table-now-deal = De kaarten worden uitgedeeld.
mayday-table-now-window = { $before ->
    [vote] Zo wordt er over { $skirmish } gestemd: zet iemand eerst een veteraankaart in?
    [crew] Zo wordt er voor de cockpit gekozen: zet iemand eerst een veteraankaart in?
   *[look] { $looker } gaat zo de { $spot ->
        [left] linkerkaart
        [middle] middelste kaart
       *[right] rechterkaart
    } van { $target } bekijken. Zet iemand een veteraankaart in?
}
mayday-table-now-choose = { $looker } kiest een kaart van { $target } om te bekijken.
mayday-table-now-mark = { $own ->
    [yes] { $looker } bekijkt de eigen { $spot ->
        [left] linkerkaart
        [middle] middelste kaart
       *[right] rechterkaart
    } en legt een pin.
   *[no] { $looker } bekijkt de { $spot ->
        [left] linkerkaart
        [middle] middelste kaart
       *[right] rechterkaart
    } van { $target } en legt een pin.
}
mayday-table-now-vote = { $awaited_count ->
    [0] Alle stemmen over { $skirmish } zijn binnen.
    [1] { $skirmish } stompen of beschermen? { $awaited } denkt nog na.
    [2] { $skirmish } stompen of beschermen? { $awaited } denken nog na.
    [3] { $skirmish } stompen of beschermen? { $awaited } denken nog na.
   *[other] { $skirmish } stompen of beschermen? Er ontbreken nog { $awaited_count } stemmen.
}
mayday-table-now-shuffle = Drie kaarten worden geschud en omgedraaid.
mayday-table-now-crew = { $looked ->
    [yes] { $awaited } kiest wie de cockpit in mag.
   *[no] { $awaited } mag iemand laten kijken, en laat dan iemand in de cockpit.
}
mayday-table-now-over = De vlucht is voorbij.

## De cabine

mayday-table-board = De cabine
mayday-table-seats = De bemanning, met de klok mee
mayday-table-cockpit = Cockpit
mayday-table-cockpit-left = { $left ->
    [0] Er is geen toegangskaart meer.
    [one] Er is nog één toegangskaart.
   *[other] Er zijn nog { $left } toegangskaarten.
}
mayday-table-centre = { $left ->
    [0] Er ligt geen statuskaart meer in het midden.
    [one] Er ligt nog één statuskaart in het midden.
   *[other] Er liggen nog { $left } statuskaarten in het midden.
}
mayday-table-infiltrators = { $count ->
    [one] Er is één infiltrant aan boord.
   *[other] Er zijn { $count } infiltranten aan boord.
}
mayday-table-tally = { $result ->
    [protected] { $seat }: beschermd, { $protect } tegen { $punch }
   *[punched] { $seat }: gestompt, { $punch } tegen { $protect }
}
mayday-table-listen = Tot de volgende keuze mag alleen { $seat } praten.
mayday-table-listen-you = Tot de volgende keuze mag alleen jij praten.

## Een plaats en de drie kaarten daar

# Eén letter op de achterkant van een kaart: waar hij ligt, gezien vanaf de eigenaar.
mayday-table-spot-left = L
mayday-table-spot-middle = M
mayday-table-spot-right = R
mayday-table-card-marked = { $spot ->
    [left] Linkerkaart
    [middle] Middelste kaart
   *[right] Rechterkaart
}: { $marks }
mayday-table-card-unmarked = { $spot ->
    [left] Linkerkaart
    [middle] Middelste kaart
   *[right] Rechterkaart
}: geen pin
mayday-table-marks-apart = Voor het schudden gelegd: { $marks }
mayday-table-card-turned = { $side ->
    [infiltrator] Omgedraaid: infiltrant
   *[honest] Omgedraaid: eerlijk
}
mayday-table-mark = { $side ->
    [infiltrator] infiltrant volgens { $by }
   *[honest] eerlijk volgens { $by }
}
mayday-table-seat-skirmish = Schermutselingskaart
mayday-table-seat-arrow = De pijl wijst hierheen
mayday-table-seat-looks = Kijkt
mayday-table-seat-looked-at = Wordt bekeken
mayday-table-seat-punched = Gestompt
mayday-table-seat-captain = Captain
mayday-table-seat-access = In de cockpit
mayday-table-seat-voted = Heeft gestemd
mayday-table-seat-punch = Stemt voor stompen
mayday-table-seat-protect = Stemt voor beschermen
mayday-table-seat-markers = { $count ->
    [0] Geen pin meer
    [one] Nog één pin
   *[other] Nog { $count } pinnen
}
mayday-table-seat-veteran-down = Veteraankaart, dicht
mayday-table-seat-veteran-up = Veteraankaart ingezet: { $card }

## Wat een pin bewijst, voor wie nieuw is

mayday-table-hint = Wat een pin bewijst
    .about = Op zichzelf weinig. Wie eerlijk is, geeft aan wat er te zien was, maar infiltranten mogen liegen, en iedereen heeft van elke soort minstens één kaart. Twee kaarten van één speler die echt gelijk zijn, verraden het team.
mayday-table-hint-done = Begrepen

## Wat iedereen weet: pinnen, stemmen, veteraankaarten

mayday-table-knowledge = Wie wat heeft gemarkeerd
mayday-table-knowledge-caption = In de rijen van wie de kaart is, in de kolommen van wie de pin is
mayday-table-knowledge-corner = Kaart van
mayday-table-knowledge-none = Er is nog geen pin gelegd.
mayday-table-knowledge-cell = { $spot ->
    [left] Linkerkaart
    [middle] Middelste kaart
   *[right] Rechterkaart
}: { $side ->
    [infiltrator] infiltrant
   *[honest] eerlijk
}
mayday-table-knowledge-apart = { $side ->
    [infiltrator] voor het schudden: infiltrant
   *[honest] voor het schudden: eerlijk
}
mayday-table-key-letters = L, M en R: linkerkaart, middelste kaart en rechterkaart, gezien vanaf de eigenaar
mayday-table-votes-caption = Elke stemming: over wie het ging, en wie stompte of beschermde
mayday-table-votes-none = Er is nog over niemand gestemd.
mayday-table-votes-about = Over wie
mayday-table-votes-result = Uitslag
mayday-table-votes-verdict = { $result ->
    [protected] beschermd, { $protect } tegen { $punch }
   *[punched] gestompt, { $punch } tegen { $protect }
}
mayday-table-votes-self = De stemming gaat over deze speler
mayday-table-veterans = Veteraankaarten
mayday-table-veterans-used = { $card }, ingezet door { $name }
mayday-table-veterans-down = { $count ->
    [0] Niemand heeft een dichte kaart.
    [1] { $names } heeft een dichte kaart.
   *[other] { $names } hebben een dichte kaart.
}
mayday-table-veterans-all = Alle kaarten die er zijn; sommige vliegen nu niet mee

## Wat de tekens betekenen

mayday-table-signs = Wat de tekens betekenen
mayday-table-signs-honest = Een pin: wie hem legde, noemt deze kaart eerlijk
mayday-table-signs-infiltrator = Een pin: wie hem legde, noemt deze kaart infiltrant
mayday-table-signs-left = Pinnen die een speler nog heeft
mayday-table-signs-skirmish = De schermutselingskaart: de stemming gaat over deze speler
mayday-table-signs-arrow = De pijl: deze speler kijkt eerst
mayday-table-signs-look = Wie kijkt, en naar welke kaart
mayday-table-signs-punched = Buitenste kaarten dwars: gestompt
mayday-table-signs-apart = Pinnen apart: voor het schudden gelegd, ze horen bij geen kaart meer

## Wat je hebt gezien

mayday-table-notes = Wat ik zag
mayday-table-notes-hold = Houd ingedrukt: notities
    .about = Houd ingedrukt om te lezen. Alleen jij ziet dit, en het blijft bewaard tot de vlucht voorbij is.
mayday-table-notes-none = Je hebt nog geen kaart bekeken.
mayday-table-notes-line = { $spot ->
    [left] Linkerkaart van { $target }
    [middle] Middelste kaart van { $target }
   *[right] Rechterkaart van { $target }
}
mayday-table-notes-apart = Een kaart van { $target }, voor het schudden
mayday-table-notes-own = { $spot ->
    [left] Je eigen linkerkaart
    [middle] Je eigen middelste kaart
   *[right] Je eigen rechterkaart
}
mayday-table-notes-said = { $said ->
    [infiltrator] { $side ->
        [infiltrator] infiltrant
       *[honest] eerlijk, en jij markeerde infiltrant
    }
    [honest] { $side ->
        [infiltrator] infiltrant, en jij markeerde eerlijk
       *[honest] eerlijk
    }
   *[nothing] { $side ->
        [infiltrator] infiltrant
       *[honest] eerlijk
    }
}

## Wat je kunt doen

mayday-table-ask-look = Welke kaart van { $target } bekijk je?
mayday-table-spot-next = naast { $name }
mayday-table-spot-between = tussen de twee andere
mayday-table-ask-mark = { $own ->
    [yes] Je bekijkt je eigen { $spot ->
        [left] linkerkaart
        [middle] middelste kaart
       *[right] rechterkaart
    }. Wat zegt je pin?
   *[no] Je bekijkt de { $spot ->
        [left] linkerkaart
        [middle] middelste kaart
       *[right] rechterkaart
    } van { $target }. Wat zegt je pin?
}
mayday-table-mark-hold = Houd ingedrukt: de kaart
    .about = Houd ingedrukt om de kaart te zien. Verder ziet niemand wat het is.
mayday-table-ask-vote-doubt = Wie beschermd wordt, krijgt het Voordeel van de twijfel. Om te beschermen is de helft van de stemmen genoeg.
mayday-table-ask-vote-reliable = Wie beschermd wordt, is Betrouwbaar; wie gestompt wordt, raakt de kaart kwijt. Om te beschermen is de helft van de stemmen genoeg.
mayday-table-ask-vote-captain = Bij beschermen is { $seat } de captain, bij stompen is het { $other }. Om te beschermen is de helft van de stemmen genoeg.
mayday-table-ask-crew = Jij kwam het laatst in de cockpit. Wat komt eerst?
mayday-table-ask-send = Wie laat je kijken?
mayday-table-ask-send-target = Bij wie moet { $looker } kijken?
mayday-table-ask-let-in = Wie laat je in de cockpit?
mayday-table-window-hold = Houd ingedrukt: mijn kaart
    .about = Houd ingedrukt om je veteraankaart te zien. De anderen weten alleen dat je er een hebt.
mayday-table-window-could = Je kunt hem nu inzetten.
mayday-table-window-could-not = Hij zou nu niets veranderen.
mayday-table-ask-divert = Bij wie moet { $looker } kijken in plaats van bij { $target }?
mayday-table-ask-divert-you = Bij wie kijk jij in plaats van bij { $target }?
mayday-table-ask-turn = Welke andere kaart van { $target } moet { $looker } bekijken?
mayday-table-ask-replace = Wie moet in plaats van { $looker } bij { $target } kijken?
mayday-table-ask-move-to = Wie krijgt in plaats van { $skirmish } de schermutselingskaart?
mayday-table-ask-look-at-own = Welke van je eigen kaarten bekijk je?

mayday-table-do-look = Kijken
mayday-table-do-mark = { $side ->
    [infiltrator] Pin: infiltrant
   *[honest] Pin: eerlijk
}
mayday-table-do-punch = Stompen
mayday-table-do-protect = Beschermen
mayday-table-do-send = Sturen
mayday-table-do-send-first = Iemand laten kijken
mayday-table-do-let-in = Binnenlaten
mayday-table-do-let-in-first = Iemand binnenlaten
mayday-table-do-pass = Passen
mayday-table-do-use = Kaart inzetten
mayday-table-do-divert = Inzetten
mayday-table-do-turn = Inzetten
mayday-table-do-step-in = Inzetten
mayday-table-do-replace = Inzetten
mayday-table-do-move-to = Inzetten
mayday-table-do-look-at-own = Inzetten
mayday-table-do-silence = Inzetten

mayday-table-sure-look = De { $spot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
} van { $target } bekijken? Iedereen komt te weten dat je dat deed.
mayday-table-sure-mark = { $side ->
    [infiltrator] Deze kaart als infiltrant markeren? Iedereen ziet het, en de pin blijft.
   *[honest] Deze kaart als eerlijk markeren? Iedereen ziet het, en de pin blijft.
}
mayday-table-sure-mark-truth = { $side ->
    [infiltrator] Wie eerlijk is, geeft aan wat er te zien was. Deze kaart als infiltrant markeren?
   *[honest] Wie eerlijk is, geeft aan wat er te zien was. Deze kaart als eerlijk markeren?
}
mayday-table-sure-punch = { $seat } stompen? Je kunt je stem daarna niet meer veranderen.
mayday-table-sure-protect = { $seat } beschermen? Je kunt je stem daarna niet meer veranderen.
mayday-table-sure-send = { $looker } bij { $target } laten kijken? Dat kan maar één keer.
mayday-table-sure-let-in = { $seat } in de cockpit laten? Is het een infiltrant, dan winnen de infiltranten.
mayday-table-sure-pass = Deze keer passen? Je houdt je kaart.
mayday-table-sure-pass-instead = Je kaart zou nu niets veranderen. Deze keer passen?
mayday-table-sure-divert = { $own ->
    [yes] Je kaart inzetten en bij { $seat } kijken in plaats van bij { $target }? Daarna is hij op.
   *[no] Je kaart inzetten en { $looker } bij { $seat } laten kijken in plaats van bij { $target }? Daarna is hij op.
}
mayday-table-sure-turn = Je kaart inzetten en { $looker } de { $spot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
} van { $target } laten bekijken? Daarna is hij op.
mayday-table-sure-step-in = Je kaart inzetten en in plaats van { $looker } bij { $target } kijken? Daarna is hij op.
mayday-table-sure-replace = Je kaart inzetten en { $seat } bij { $target } laten kijken in plaats van { $looker }? Daarna is hij op.
mayday-table-sure-move-to = Je kaart inzetten en de schermutselingskaart van { $skirmish } naar { $seat } verplaatsen? Daarna is hij op.
mayday-table-sure-look-at-own = Je kaart inzetten en je eigen { $spot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
} bekijken? Iedereen komt te weten dat je dat deed.
mayday-table-sure-silence = Je kaart inzetten? Tot iemand de volgende keuze maakt, mag alleen jij praten.

mayday-table-wait-about-you = Deze stemming gaat over jou: de anderen stemmen.
mayday-table-wait-over = De vlucht is voorbij.
mayday-table-wait-no-card = Wie een dichte veteraankaart heeft, krijgt een vraag. Het duurt hooguit zo lang als de klok aangeeft.

## Hoe je naar je veteraankaart gevraagd wilt worden

mayday-table-auto = Bij elke pauze
mayday-table-auto-ask = het mij vragen
    .about = Zoals aan een echte tafel: je antwoordt elke keer, en niemand kan er iets uit afleiden.
mayday-table-auto-never = voor mij passen
    .about = Je past in deze vlucht elke keer automatisch, tot je het hier verandert.
mayday-table-auto-passing = Je past zo automatisch.
mayday-table-auto-stop = Zelf antwoorden

## Wat alleen jij weet

mayday-table-secret-team = Jouw team
mayday-table-secret-infiltrators = Infiltranten die je kent
mayday-table-secret-vote = Je stem
mayday-table-secret-veteran = Je veteraankaart
mayday-table-secret-answer = Je antwoord
mayday-table-secret-answer-pass = passen
mayday-table-secret-answer-use = inzetten
mayday-table-secret-sights = Wat je zag

## Het einde

mayday-table-end-markers = Wie wat zag, en wie er loog
mayday-table-end-lies = { $count ->
    [0] Geen enkele pin was een leugen.
    [one] Eén pin was een leugen.
   *[other] { $count } pinnen waren leugens.
}
mayday-table-end-marker = { $by } over de { $spot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
} van { $target }
mayday-table-end-saw = { $saw ->
    [infiltrator] zag infiltrant
   *[honest] zag eerlijk
}
mayday-table-end-said = { $side ->
    [infiltrator] markeerde infiltrant
   *[honest] markeerde eerlijk
}
mayday-table-end-lie = Leugen

## De opties van een tafel

mayday-table-options-veterans = Veteraankaarten
mayday-table-options-more = Meer

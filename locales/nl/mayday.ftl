### Mayday! Mayday!, verteld. De sleutels volgen de namen van de regels: gebeurtenissen,
### weigeringen, fasen, kaarten. Plaatsen komen als namen, verzamelingen van plaatsen als lijsten
### van namen met hun aantal in …_count, kaarten als hun namen met de korte naam in …_id, de rest
### als korte naam.

mayday-name = Mayday! Mayday!
mayday-tagline = Iemand moet dit vliegtuig aan de grond zetten. Sommigen van jullie mogen nooit aan de knoppen komen.

## Kanten: een team, en wat een identiteitskaart laat zien

mayday-side-honest = Eerlijk
    .about = Jij wilt de hele eerlijke bemanning in de cockpit hebben, en niemand anders. Heb je een kaart bekeken, dan moet je aangeven wat je zag. Jullie winnen als alle eerlijke bemanningsleden cockpittoegang hebben.
mayday-side-infiltrator = Infiltrant
    .about = Jij wilt de cockpit in. Je kent de andere infiltranten, en je mag kaarten markeren zoals je wilt. Jullie winnen zodra een infiltrant captain wordt of in de cockpit wordt gelaten.

## Waar een identiteitskaart ligt, gezien vanaf de eigenaar

mayday-spot-left = Linkerkaart
mayday-spot-middle = Middelste kaart
mayday-spot-right = Rechterkaart

## Stemmen

mayday-vote-punch = Stompen
    .about = Je vertrouwt deze speler niet: geen kaart.
mayday-vote-protect = Beschermen
    .about = Je vertrouwt deze speler. De helft van de stemmen is genoeg.

## Rondes van schermutselingen

mayday-round-doubt = Voordeel van de twijfel
    .about = Over iedereen wordt om de beurt gestemd, tot elk Voordeel van de twijfel is uitgedeeld.
mayday-round-reliable = Betrouwbaar
    .about = Van de spelers met het Voordeel van de twijfel worden er twee Betrouwbaar.
mayday-round-captain = Captain
    .about = Eén stemming bepaalt wie van de twee Betrouwbaren de captain is.

## Statuskaarten

mayday-status-benefit = Voordeel van de twijfel
mayday-status-reliable = Betrouwbaar

## Delen van de vlucht

mayday-part-suspicions = Eerste verdenkingen
    .about = Iedereen bekijkt bij beide buren de kaart die het dichtstbij ligt.
mayday-part-skirmishes = Schermutselingen
    .about = Kijken, stemmen, verder: de bemanning zoekt een captain.
mayday-part-cockpit = De cockpit
    .about = Een voor een mogen de eerlijke bemanningsleden naar binnen. Eén infiltrant, en alles is verloren.

## Veteraankaarten

mayday-veteran-i-look-at-another = Ik kijk bij een ander
    .about = Als jij moet kijken: kies een andere speler.
mayday-veteran-not-at-that-one = Kijk niet bij die speler
    .about = Als een ander moet kijken: jij kiest bij wie.
mayday-veteran-not-at-that-card = Kijk niet naar die kaart
    .about = Als een ander moet kijken: jij kiest naar welke van de drie kaarten.
mayday-veteran-i-will-look = Ik kijk
    .about = Als een ander moet kijken: nu kijk jij, naar de kaart die je wilt.
mayday-veteran-another-must-look = Een ander moet kijken
    .about = Jij kiest wie er kijkt.
mayday-veteran-about-another = De schermutseling gaat over een ander
    .about = De schermutselingskaart gaat naar iemand over wie in deze ronde nog gestemd moet worden.
mayday-veteran-self-knowledge = Zelfkennis
    .about = Bekijk een van je eigen kaarten, en leg er een pin bij.
mayday-veteran-listen = Luister
    .about = Tot iemand de volgende keuze maakt, mag alleen jij praten.

## Fasen: een korte titel zoals op een vertrekbord, en wat er gebeurt

mayday-stage-deal = Instappen
    .about = Iedereen krijgt drie identiteitskaarten en komt het eigen team te weten.
mayday-stage-window = Veteranen
    .about = Wie een dichte veteraankaart heeft, krijgt de vraag of die nu wordt ingezet. Wie zwijgt, past.
mayday-stage-choose = Welke kaart?
    .about = Wie moet kijken, kiest een van de drie kaarten.
mayday-stage-mark = Een blik
    .about = Iemand bekijkt een kaart in het geheim; daarna zegt een pin wat het is, of wat het zogenaamd is.
mayday-stage-vote = Schermutseling
    .about = Alle anderen stompen of beschermen, in het geheim en tegelijk.
mayday-stage-shuffle = Kaarten open
    .about = De kaarten worden geschud en omgedraaid.
mayday-stage-crew = Cockpitcrew
    .about = Wie het laatst binnenkwam, mag iemand laten kijken en laat dan iemand binnen.
mayday-stage-over = Vlucht voorbij
    .about = De vlucht is voorbij, en alle kaarten worden omgedraaid.

## Gebeurtenissen

mayday-event-team-dealt = { $side ->
    [infiltrator] Je hoort bij de infiltranten.
   *[honest] Je hoort bij de eerlijke bemanning.
}
mayday-event-infiltrators-met = De infiltranten zijn { $infiltrators }.
mayday-event-veteran-dealt = Jouw veteraankaart: { $card }.
mayday-event-begins = De schermutselingskaart ligt bij { $seat }.
mayday-event-announced = { $looker } gaat zo de { $spot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
} van { $target } bekijken.
mayday-event-looked = { $looker } bekijkt de { $spot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
} van { $target }.
mayday-event-card-seen = De { $spot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
} van { $target } is { $side ->
    [infiltrator] een infiltrantkaart
   *[honest] een eerlijke kaart
}.
mayday-event-marked = { $by } markeert de { $spot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
} van { $target } als { $side ->
    [infiltrator] infiltrant
   *[honest] eerlijk
}.
mayday-event-looked-at-own = { $by } bekijkt de eigen { $spot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
}.
mayday-event-own-card-seen = Jouw { $spot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
} is { $side ->
    [infiltrator] een infiltrantkaart
   *[honest] een eerlijke kaart
}.
mayday-event-own-marked = { $by } markeert de eigen { $spot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
} als { $side ->
    [infiltrator] infiltrant
   *[honest] eerlijk
}.
mayday-event-round-begins = { $round ->
    [doubt] De ronde om het Voordeel van de twijfel begint.
    [reliable] De ronde ‘Betrouwbaar’ begint.
   *[captain] De stemming over de captain begint.
}
mayday-event-skirmish = De schermutseling gaat over { $seat }.
mayday-event-must-look = { $looker } moet bij { $target } kijken.
mayday-event-nobody-looks = Niemand kan bij { $target } kijken.
mayday-event-voted = { $result ->
    [protected] { $seat } wordt beschermd
   *[punched] { $seat } wordt gestompt
}. Beschermen: { $protect_count ->
    [0] niemand
   *[other] { $protect }
}. Stompen: { $punch_count ->
    [0] niemand
   *[other] { $punch }
}.
mayday-event-spared = { $round ->
    [doubt] { $seats_count ->
        [1] { $seats } krijgt zonder stemming het laatste Voordeel van de twijfel.
       *[other] { $seats } krijgen zonder stemming het Voordeel van de twijfel.
    }
   *[reliable] { $seats_count ->
        [1] { $seats } is zonder stemming Betrouwbaar.
       *[other] { $seats } zijn zonder stemming Betrouwbaar.
    }
}
mayday-event-captain-found = { $captain } is de captain.
mayday-event-turned-up = { $seat } schudt de drie kaarten en draait ze om: { $hand }. De pinnen horen nu niet meer bij een bepaalde kaart.
mayday-event-sent = { $by } laat { $looker } bij { $target } kijken.
mayday-event-let-in = { $by } laat { $seat } in de cockpit.
mayday-event-veteran-used = { $by } zet ‘{ $card }’ in.
mayday-event-silenced = Nu mag alleen { $by } praten.
mayday-event-ended = { $ending ->
    [safe-landing] { mayday-ending-safe-landing }
    [infiltrator-captain] { mayday-ending-infiltrator-captain }
   *[infiltrator-let-in] { mayday-ending-infiltrator-let-in }
} De teams: { $hands }.
mayday-event-lied = { $by } loog over de { $spot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
} van { $target }.

## Hoe een vlucht eindigt

mayday-ending-safe-landing = Alle eerlijke bemanningsleden zijn in de cockpit: ze zetten het vliegtuig veilig aan de grond.
mayday-ending-infiltrator-captain = De captain is een infiltrant: de infiltranten winnen.
mayday-ending-infiltrator-let-in = Een infiltrant is in de cockpit gelaten: de infiltranten winnen.

## Hoe de tafel ervoor staat, één regel per ding

mayday-status-stage = Fase: { $stage }
mayday-status-round = Ronde: { $round }
mayday-status-skirmish = Schermutselingskaart: { $seat }
mayday-status-look = { $looker } kijkt bij { $target }
mayday-status-marker = { $by } over de { $spot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
} van { $target }: { $side ->
    [infiltrator] infiltrant
   *[honest] eerlijk
}
mayday-status-marker-apart = { $by } over een kaart van { $target } voor het schudden: { $side ->
    [infiltrator] infiltrant
   *[honest] eerlijk
}
mayday-status-benefit-held = Voordeel van de twijfel: { $seats }
mayday-status-reliable-held = Betrouwbaar: { $seats }
mayday-status-left = Statuskaarten in het midden: { $count }
mayday-status-punched = Gestompt: { $seats }
mayday-status-access = In de cockpit: { $seats }
mayday-status-access-left = Toegangskaarten in het midden: { $count }
mayday-status-speaker = Alleen { $seat } mag praten
mayday-status-seen = Je zag: de { $spot ->
    [left] linkerkaart
    [middle] middelste kaart
   *[right] rechterkaart
} van { $target } is { $side ->
    [infiltrator] een infiltrantkaart
   *[honest] een eerlijke kaart
}
mayday-status-seen-apart = Je zag voor het schudden: een kaart van { $target } was { $side ->
    [infiltrator] een infiltrantkaart
   *[honest] een eerlijke kaart
}
mayday-status-infiltrators = Bekende infiltranten: { $infiltrators }

## Weigeringen

mayday-refusal-no-such-seat = Deze plaats is er niet aan deze tafel.
mayday-refusal-cards-dealt = Een tafel van deze grootte heeft andere identiteitskaarten.
mayday-refusal-veterans-dealt = Zo kunnen de veteraankaarten niet worden verdeeld.
mayday-refusal-not-shuffled = Dit zijn niet de kaarten van deze plaats.
mayday-refusal-no-look-now = Er wordt nu geen kaart gekozen.
mayday-refusal-not-the-looker = Iemand anders kijkt.
mayday-refusal-nothing-to-mark = Er wordt nu geen pin gelegd.
mayday-refusal-mark-the-truth = Wie eerlijk is, geeft aan wat er te zien was.
mayday-refusal-no-vote-now = Er wordt nu niet gestemd.
mayday-refusal-not-about-oneself = Deze stemming gaat over jou: de anderen stemmen.
mayday-refusal-has-voted = Je hebt al gestemd, en dat kun je niet meer veranderen.
mayday-refusal-not-in-the-cockpit = Dat doet alleen wie het laatst in de cockpit kwam.
mayday-refusal-no-crew-now = Er wordt nu niemand voor de cockpit gekozen.
mayday-refusal-cannot-look = Deze blik mag niet: er is een pin voor nodig, geen van beiden mag cockpittoegang hebben, en niemand kijkt twee keer bij dezelfde speler.
mayday-refusal-look-was-made = Je hebt al iemand laten kijken: één blik voor elke speler die binnenkomt.
mayday-refusal-has-access = Deze speler heeft al cockpittoegang.
mayday-refusal-not-asked = Er wordt je nu niets gevraagd over een veteraankaart.
mayday-refusal-has-answered = Je hebt al geantwoord; je krijgt de vraag bij elke gelegenheid maar één keer.
mayday-refusal-not-your-card = Dat doet jouw veteraankaart nu niet.
mayday-refusal-nothing-changes = Een veteraankaart moet iets veranderen.
mayday-refusal-vote-is-over = De schermutselingskaart kan alleen naar iemand over wie in deze ronde nog gestemd moet worden.
mayday-refusal-no-marker-left = Je hebt geen pin meer.

## Opties

mayday-option-veterans = Veteraankaarten voor iedereen
    .about = Iedereen heeft een kaart die één keer de regels een draai geeft. Liever pas na een vlucht of twee.
mayday-option-experienced = Veteraankaarten voor ervaren spelers
    .about = Alleen wie op deze server twee vluchten heeft uitgespeeld, krijgt een veteraankaart.
mayday-option-pause = Tijd om te antwoorden
    .about = Hoeveel seconden bedenktijd er voor elke blik, elke stemming en elke keuze in de cockpit is voor wie een veteraankaart heeft; 8 als je niets anders kiest.
mayday-option-arrows = Pijlen van de schermutselingskaart
    .about = Hoeveel plaatsen verder met de klok mee de kijker zit, in elk van de drie rondes, zoals 3-2-3. De gedrukte kaart kennen we niet; als je niets invult, gelden onze eigen pijlen.

mayday-misfit-seats = { mayday-name } is voor { $least } tot { $most } spelers: hoeveel kaarten negen of tien spelers nodig hebben, is nooit gedrukt.
mayday-misfit-pause-range = Een pauze duurt { $least } tot { $most } seconden.
mayday-misfit-pause-needs-veterans = Er wordt niemand om antwoord gevraagd: kies ook veteraankaarten.
mayday-misfit-one-kind-of-veterans = Veteraankaarten zijn voor iedereen of voor ervaren spelers, niet allebei.
mayday-misfit-experienced-seats = Noem plaatsen van deze tafel met hun nummers, zoals 1,3, of schrijf auto.
mayday-misfit-arrows = Schrijf drie getallen, zoals 3-2-3. De eerste twee moeten verschillen en verder wijzen dan de buren; het derde mag naar iedereen wijzen, behalve naar de plaats zelf.

## Hulp bij de regels

mayday-rules-goal = De piloten zijn buiten westen, en iemand moet het vliegtuig aan de grond zetten. De meesten van jullie zijn eerlijk; { $seats ->
    [5] twee
    [6] twee
    [7] drie
    [8] drie
   *[other] twee of drie
} zijn infiltranten, die aan de knoppen willen. De eerlijke bemanning wint als ze voltallig in de cockpit zit. De infiltranten winnen zodra een van hen captain is, of wordt binnengelaten. { $veterans ->
    [none] Je mag zeggen wat je wilt
   *[other] Je mag zeggen wat je wilt, tenzij een veteraankaart je het zwijgen oplegt
}; alleen kaarten, pinnen en stemmen tellen.
    .title = Waar het om gaat
mayday-rules-deal = Iedereen heeft drie dichte identiteitskaarten: wie eerlijk is, heeft twee eerlijke kaarten en één infiltrantkaart, bij een infiltrant is het andersom. Je kent je team, maar niet welke van je kaarten waar ligt. De infiltranten kennen elkaar. Eén blik op één kaart bewijst dus niets; twee gelijke kaarten van één speler wel.
    .title = Drie kaarten
mayday-rules-looking = Als je een kaart bekijkt, zie alleen jij hem; daarna leg je er een van je vier pinnen bij: eerlijk of infiltrant. Wie eerlijk is, moet aangeven wat er te zien was; infiltranten mogen liegen. Iedereen ziet wie wat heeft gemarkeerd. Je kijkt nooit twee keer bij dezelfde speler, en zonder pin kun je niet kijken. Wie in de cockpit zit, kijkt niet meer.
    .title = Kijken en markeren
mayday-rules-suspicions = Eerst kijkt iedereen twee keer, telkens naar de kaart die het dichtstbij ligt: bij de rechterbuur, dan bij de linkerbuur. { $veterans ->
    [none] Daarna ligt er bij alle buitenste kaarten een pin, en heeft iedereen er nog twee.
   *[other] Tenzij een veteraankaart er iets aan verandert, ligt er daarna bij alle buitenste kaarten een pin, en heeft iedereen er nog twee.
}
    .title = Eerste verdenkingen
mayday-rules-skirmish = De schermutselingskaart ligt bij iemand, en de pijl wijst naar een ander, die daar een van de drie kaarten moet bekijken. Dan stemt iedereen tegelijk, behalve degene om wie het gaat: stompen of beschermen. Om te beschermen is de helft van de stemmen genoeg. De stemmen zijn met naam te zien. Kan degene bij de pijl niet kijken, dan doet de rechterbuur het; kan die niet, dan de linkerbuur; kan geen van beide, dan kijkt niemand.
    .title = Een schermutseling
mayday-rules-doubt = Ronde één: wie beschermd wordt, krijgt het Voordeel van de twijfel. Wie gestompt wordt, krijgt niets, en de buitenste kaarten daar komen dwars te liggen; stemmen en kijken mag nog gewoon. De schermutselingskaart gaat met de klok mee verder. Het Voordeel van de twijfel is er { $seats ->
    [5] drie keer
    [6] drie keer
    [7] vier keer
    [8] vier keer
   *[other] drie keer, vanaf zeven spelers vier keer
}. Zijn er nog maar evenveel spelers over als kaarten, dan krijgen ze die zonder stemming.
    .title = Voordeel van de twijfel
mayday-rules-captain = Ronde twee gaat langs iedereen met het Voordeel van de twijfel: wie beschermd wordt, draait de kaart om naar Betrouwbaar; wie gestompt wordt, is hem kwijt. De ronde eindigt als er twee Betrouwbaar zijn, of als er nog maar twee over zijn die het kunnen worden. Dan volgt één stemming over een van de twee: wie dan beschermd wordt, is de captain; anders is de ander het. De captain schudt de eigen drie kaarten en draait ze om; de pinnen horen dan niet meer bij een bepaalde kaart. Is het een infiltrant, dan heeft de eerlijke bemanning verloren.
    .title = Betrouwbaar, dan captain
mayday-rules-cockpit = Wie het laatst in de cockpit kwam, mag eerst iemand zonder toegang laten kijken bij iemand anders zonder toegang. Daarna laat die speler iemand binnen, en schudt ook de nieuwkomer de eigen kaarten en draait ze om. Zo gaat het door tot de hele eerlijke bemanning binnen is, of een infiltrant.
    .title = De cockpit
mayday-rules-veterans = { $veterans ->
    [experienced] Wie hier twee vluchten heeft uitgespeeld, heeft een veteraankaart
   *[other] Iedereen behalve wie begint, heeft een veteraankaart
}. Elke kaart kan één keer worden ingezet. Voor elke blik, elke stemming en elke keuze in de cockpit krijgt iedereen met een dichte kaart dezelfde vraag, even lang; wie zwijgt, past. Zetten er meer hun kaart in, dan werkt de eerste met de klok mee vanaf de schermutselingskaart, en houden de anderen hun kaart. Je kunt instellen dat je automatisch past.
    .title = Veteraankaarten
mayday-rules-end = Als de vlucht voorbij is, worden alle kaarten omgedraaid, en kunnen jullie de vlucht met open kaarten terugzien: wie zag wat, wie markeerde wat, en wie loog er.
    .title = Het einde

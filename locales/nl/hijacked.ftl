### Hijacked, verteld. De sleutels volgen de namen van de regels: gebeurtenissen, weigeringen,
### fasen, kapers, tegels, doelen, kaarten. Plaatsen komen als namen, en de Cybot, als die meespeelt,
### als `hijacked-the-cybot`; kaarten, fiches, kapers, tegels en doelen als hun namen met de korte
### naam in …_id, meer ervan als lijsten met hun aantal in …_count, de rest als korte naam.
### Dobbelstenen tellen in de volgorde van de worp.

hijacked-name = Hijacked
    .note = Nagemaakte doos
hijacked-tagline = Haal ze er samen uit, voordat de politie het vliegtuig bestormt. Kijk dan wie het best heeft onderhandeld.

## Wie meespeelt waar niemand zit

hijacked-the-cybot = Cybot

## Kleuren van passagierskaarten

hijacked-colour-grey = Grijs
hijacked-colour-blue = Blauw
hijacked-colour-green = Groen
hijacked-colour-yellow = Geel
hijacked-colour-red = Rood

## Soorten eisfiches

hijacked-kind-crypto = Crypto
hijacked-kind-food = Eten
hijacked-kind-medicine = Medicijnen
hijacked-kind-joker = Joker

## Eén kaart en één fiche, zoals andere teksten ze herhalen

hijacked-a-card = { $card_id ->
    [grey] een grijze kaart
    [blue] een blauwe kaart
    [green] een groene kaart
    [yellow] een gele kaart
   *[red] een rode kaart
}
hijacked-a-marker = { $kind_id ->
    [crypto] een cryptofiche
    [food] een etensfiche
    [medicine] een medicijnfiche
   *[joker] een joker
}

## Dobbelstenen en stenen

hijacked-die-own = Eigen dobbelsteen
hijacked-die-bonus = Bonusdobbelsteen
hijacked-die-mini = Minidobbelsteen

hijacked-stone-green = Groene steen
hijacked-stone-red = Rode steen

## Kapers, en wat ze waard zijn

hijacked-hijacker-recognised = Podiumbeest
    .about = Meteen 4 punten. Aan het eind 4 meer als je vooraan staat op het erkenningsspoor, of 1 als je die plek deelt.
hijacked-hijacker-supplied = Foerier
    .about = Meteen 2 punten. Aan het eind 6 meer als je van medicijnen, eten en crypto elk twee hebt; jokers helpen mee.
hijacked-hijacker-piloted = Brokkenpiloot
    .about = Meteen 4 punten. Aan het eind 3 meer als je een piloot hebt gered.
hijacked-hijacker-stocked = Hamsteraar
    .about = Meteen niets. Aan het eind 1, 3 of 6 punten: hoe meer fiches je hebt, hoe beter.
hijacked-hijacker-settled = Schone Lei
    .about = Meteen 1 punt. Aan het eind 5 meer als er geen kaarten voor je liggen.
hijacked-hijacker-foremost = Vroege Vogel
    .about = Meteen 3 punten. Aan het eind 5 meer als jij als eerste een kaper hebt omgepraat.
hijacked-hijacker-paired = Twee aan Twee
    .about = Meteen 3 punten. Aan het eind 1 meer voor elke twee fiches die je hebt.
hijacked-hijacker-crowded = Herder
    .about = Meteen 2 punten. Aan het eind 2 meer voor elke passagier die je hebt gered.

## Bonustegels

hijacked-tile-pilot = Bonte bemanning
    .about = Red een piloot met drie willekeurige kaarten die voor je liggen.
hijacked-tile-gifts = Cadeautjes
    .about = Geef anderen tot drie fiches, een voor een. Elk fiche levert je 1 punt op van wie het krijgt; wie 0 punten heeft, houdt het fiche en geeft je niets.
hijacked-tile-top-card = Bovenste kaart
    .about = Vanaf nu kun je ook de bovenste kaart van de trekstapel kiezen, met een dobbelsteen die toont wat op de achterkant staat. Buren worden dan niet omgedraaid.
hijacked-tile-die-and-joker = Hulppakket
    .about = Neem een minidobbelsteen en een joker, voor zover de voorraad ze heeft.
hijacked-tile-comeback = Tweede kans
    .about = Neem gratis een kaart die niet rood is van de aflegstapel, en leg hem voor je neer.
hijacked-tile-trust = Vrij gesprek
    .about = Bouw één keer vertrouwen op zonder dobbelsteen. De stenen tellen mee bij de drie groene van de beurt.

## Doelen

hijacked-goal-persuade-1 = 1 omgepraatte kaper
    .about = Een kaper ompraten.
    .short = 1 kaper
hijacked-goal-markers-8 = 8 fiches
    .about = 8 fiches hebben.
    .short = 8 fiches
hijacked-goal-markers-10 = 10 fiches
    .about = 10 fiches hebben.
    .short = 10 fiches
hijacked-goal-passengers-3 = 3 passagiers
    .about = 3 passagiers redden.
    .short = 3 passagiers
hijacked-goal-passengers-3-pilot-1 = 3 passagiers en een piloot
    .about = 3 passagiers en een piloot redden.
    .short = 3 passagiers + piloot
hijacked-goal-dice-4 = 4 dobbelstenen in één beurt
    .about = 4 dobbelstenen in één beurt gebruiken.
    .short = 4 dobbelstenen
hijacked-goal-points-18 = 18 punten
    .about = 18 punten halen.
    .short = 18 punten
hijacked-goal-trust-100 = 100% vertrouwen
    .about = Het vertrouwen op 100% brengen.
    .short = 100% vertrouwen
hijacked-goal-retreat-2 = 2 terugtochten van de politie
    .about = De politie twee keer terugsturen.
    .short = 2 terugtochten

## Kaarten van de Cybot

hijacked-cybot-scan-left = Scan van links
    .about = Hij neemt de meest linkse open kaart die niet rood en niet gereserveerd is, en anders de meest linkse dichte kaart.
hijacked-cybot-scan-right = Scan van rechts
    .about = Hij neemt de meest rechtse open kaart die niet rood en niet gereserveerd is, en anders de meest rechtse dichte kaart.
hijacked-cybot-scan-match = Kleurscan
    .about = Hij neemt een open kaart die niemand heeft gereserveerd, van de kleur waarvan hij de meeste heeft; anders scant hij van links.
hijacked-cybot-link = Verbinding
    .about = Hij bouwt vertrouwen op, met ten hoogste twee groene stenen.
hijacked-cybot-deep-link = Diepe verbinding
    .about = Hij bouwt vertrouwen op, met ten hoogste drie groene stenen.
hijacked-cybot-override = Overname
    .about = Hij doet een stap bij zijn kaper, en anders bij de meest linkse die vrij is.
hijacked-cybot-uplink = Uplink
    .about = Hij neemt een fiche van de soort waarvan de voorraad er de meeste heeft.
hijacked-cybot-countersign = Tegenteken
    .about = Vanaf ronde 3 stuurt hij bij gelijke stand de politie terug. Anders krijgt hij 1 punt als hij achterstaat, of neemt hij een fiche zoals bij Uplink.

## Fasen: een korte titel, en wat er gebeurt

hijacked-stage-deal = Crisisteam
    .about = Kapers, nummers, doelen en passagierskaarten worden klaargelegd.
hijacked-stage-roll = Dobbelstenen
    .about = Er wordt gedobbeld voor de volgende beurt.
hijacked-stage-turn = Gesprekken
    .about = Wie aan de beurt is, zet dobbelstenen op acties. Redden, inwisselen en bonustegels gebruiken mag iedereen, op elk moment.
hijacked-stage-cybot = Cybot
    .about = De Cybot speelt zijn kaarten, een voor een.
hijacked-stage-round-end = Politie
    .about = De politie gaat één vakje naar het vliegtuig toe. Dan blijkt of het afgelopen is.
hijacked-stage-last-call = Laatste oproep
    .about = Het spel eindigt met deze ronde. Voordat er geteld wordt, kan iedereen nog redden, inwisselen en bonustegels gebruiken.
hijacked-stage-over = Gesprekken voorbij
    .about = Het vliegtuig is bestormd, of er zijn mensen vrij en de punten worden geteld.

## Gebeurtenissen

hijacked-event-begins = { $seat } heeft de startkaart en begint.
hijacked-event-hijackers-placed = Kapers aan boord: { $hijackers }.
hijacked-event-numbers-laid = Voor crypto, eten, medicijnen en jokers zijn, in deze volgorde, de dobbelstenen { $numbers } nodig.
hijacked-event-goals-set = Doelen: { $goals }. Hun medailles zijn, in deze volgorde, { $medals } waard.
hijacked-event-reshuffled = De trekstapel is leeg: de aflegstapel wordt geschud en komt ervoor in de plaats.
hijacked-event-pile-shows = Op de achterkant van de bovenste kaart van de trekstapel staat { $back }.
hijacked-event-laid = Op plek { $place } komt een dichte kaart. Op de achterkant staat { $back }.
hijacked-event-round-begins = Ronde { $round } begint.
hijacked-event-rolled = { $seat } gooit { $values }.
hijacked-event-turned = { $seat } geeft { hijacked-a-marker } af en draait dobbelsteen { $die } naar { $value }.
hijacked-event-placed = { $seat } zet dobbelsteen { $die } in.
hijacked-event-chose = { $seat } kiest de kaart op plek { $place }.
hijacked-event-chose-top = { $seat } kiest de bovenste kaart van de trekstapel: { hijacked-a-card }.
hijacked-event-opened = Op plek { $place } wordt { hijacked-a-card } omgedraaid.
hijacked-event-played = { $paid_count ->
    [0] { $seat } speelt { hijacked-a-card } zonder iets te betalen.
   *[other] { $seat } speelt { hijacked-a-card } voor { $paid }.
}
hijacked-event-discarded = { $seat } legt { hijacked-a-card } af.
hijacked-event-reserved = { $seat } reserveert de kaart op plek { $place } met een dobbelsteen die { $value } toont.
hijacked-event-released = De kaart op plek { $place } is niet meer gereserveerd voor { $seat }.
hijacked-event-passenger-rescued = { $seat } redt een passagier met { $cards }.
hijacked-event-pilot-rescued = { $seat } redt een piloot met { $cards }.
hijacked-event-builds-trust = { $seat } grijpt in de zak om vertrouwen op te bouwen.
hijacked-event-stone-drawn = { $stone ->
    [green] { $seat } trekt een groene steen.
   *[red] { $seat } trekt een rode steen, die teruggaat in de zak.
}
hijacked-event-stopped = { $seat } trekt geen stenen meer.
hijacked-event-trust-is = Het vertrouwen is { $percent }%.
hijacked-event-star-taken = { $seat } neemt de ster.
hijacked-event-persuaded = { $seat } praat met ‘{ $hijacker }’: stap { $level } van 4.
hijacked-event-gave-up = ‘{ $hijacker }’ geeft zich over en verlaat het vliegtuig, dankzij { $seat }.
hijacked-event-came = Er komt een andere kaper op plek { $spot }: ‘{ $hijacker }’.
hijacked-event-called-back = { $seat } stuurt de politie terug.
hijacked-event-police-at = { $space ->
    [0] De politie is bij het vliegtuig.
   *[other] De politie staat op vakje { $space }.
}
hijacked-event-offered = { $tiles_count ->
    [1] Er is nog één bonustegel voor { $seat }: { $tiles }.
   *[other] { $seat } mag een van twee bonustegels houden: { $tiles }.
}
hijacked-event-kept = { $seat } houdt de bonustegel ‘{ $tile }’.
hijacked-event-took-marker = { $seat } neemt { hijacked-a-marker }.
hijacked-event-took-bonus-die = { $seat } neemt een bonusdobbelsteen voor de volgende ronde.
hijacked-event-took-mini-die = { $seat } neemt een minidobbelsteen voor de volgende ronde.
hijacked-event-turn-ended = { $seat } beëindigt de beurt.
hijacked-event-moved = { $points ->
    [-1] { $seat } verliest 1 punt en staat op { $score }.
    [1] { $seat } krijgt 1 punt en staat op { $score }.
   *[other] { $seat } krijgt { $points } punten en staat op { $score }.
}
hijacked-event-may-take = { $seat } komt precies op een bonusvakje en mag een fiche naar keuze nemen.
hijacked-event-may-take-die = { $seat } komt precies op een bonusvakje en mag een minidobbelsteen nemen.
hijacked-event-declined = { $bonus ->
    [marker] { $seat } laat het fiche van het bonusvakje liggen.
   *[mini-die] { $seat } laat de minidobbelsteen van het bonusvakje liggen.
}
hijacked-event-cashed = { $seat } wisselt { hijacked-a-marker } in.
hijacked-event-medal-taken = { $seat } neemt de medaille van { $medal } voor het doel ‘{ $goal }’.
hijacked-event-medal-lost = Meer dan één speler haalt tegelijk het doel ‘{ $goal }’: de medaille van { $medal } gaat uit het spel.
hijacked-event-medal-cashed = { $seat } wisselt de medaille van { $medal } in.
hijacked-event-tile-used = { $seat } gebruikt de bonustegel ‘{ $tile }’.
hijacked-event-gave = { $seat } geeft { hijacked-a-marker } aan { $to }.
hijacked-event-took-back = { $seat } neemt { hijacked-a-card } van de aflegstapel.
hijacked-event-cybot-plays = De Cybot speelt ‘{ $card }’.
hijacked-event-stormed = De politie bestormt het vliegtuig: iedereen verliest.
hijacked-event-last-call = Het spel eindigt met deze ronde. Laatste oproep: wat op elk moment kan, kan nu nog.
hijacked-event-passed = { $seat } is klaar.
hijacked-event-succeeded = Drie passagiers en een piloot zijn vrij: de gesprekken zijn geslaagd, en de punten worden geteld.

## Hoe de tafel ervoor staat, één regel per ding

hijacked-status-stage = { $round ->
    [0] Fase: { $stage }
   *[other] Ronde { $round }, fase: { $stage }
}
hijacked-status-turn = { $dice_count ->
    [0] { $seat } is aan de beurt, zonder vrije dobbelstenen
   *[other] { $seat } is aan de beurt, met deze vrije dobbelstenen: { $dice }
}
hijacked-status-police = { $space ->
    [0] De politie is bij het vliegtuig
   *[other] De politie staat op vakje { $space }
}
hijacked-status-trust = Vertrouwen: { $percent }%
hijacked-status-star = De ster ligt bij { $seat }
hijacked-status-numbers = Dobbelstenen voor crypto, eten, medicijnen en jokers, in deze volgorde: { $numbers }
hijacked-status-face-down = Kaart { $place }: dicht, de achterkant toont { $back }
hijacked-status-open = Kaart { $place }: { $card }, { $trust }% vertrouwen, { $demands_count ->
    [0] geen eisen
   *[other] eist { $demands }
}
hijacked-status-reserved = Kaart { $place }: { $card }, { $trust }% vertrouwen, { $demands_count ->
    [0] geen eisen
   *[other] eist { $demands }
}; gereserveerd voor { $seat } met { $value }
hijacked-status-spot = Kaper { $place }: ‘{ $hijacker }’, stap { $level } van 4
hijacked-status-spot-with = Kaper { $place }: ‘{ $hijacker }’, stap { $level } van 4, in gesprek met { $seat }
hijacked-status-goal = Medaille van { $medal }: { $goal }
hijacked-status-player = { $seat }: { $score ->
    [1] 1 punt
   *[other] { $score } punten
}, { $passengers ->
    [1] 1 passagier
   *[other] { $passengers } passagiers
}, { $pilots ->
    [1] 1 piloot
   *[other] { $pilots } piloten
}
hijacked-status-markers = Fiches van { $seat }: { $markers }
hijacked-status-display = Kaarten voor { $seat }: { $cards }
hijacked-status-hijackers = Kapers bij { $seat }: { $hijackers }
hijacked-status-tiles = Bonustegels van { $seat }: { $tiles }
hijacked-status-medals = Medailles van { $seat }: { $medals }
hijacked-status-offer = Je mag er één houden: { $tiles }
hijacked-status-score = { $seat }: spoor { $track }, medailles { $medals }, fiches { $markers }, ster { $star }, kapers { $hijackers }, erkenning { $recognition }, kaarten { $cards }; totaal { $total }

## Weigeringen

hijacked-refusal-no-such-seat = Op die plaats speelt niemand mee: kies een van de spelers.
hijacked-refusal-first-drawn = Deze plaats kan nu niet worden geloot: wie begint, wordt één keer geloot, voor al het andere.
hijacked-refusal-card-drawn = Deze kaart kan nu niet komen: de volgende komt uit wat er over is van de trekstapel.
hijacked-refusal-hijackers-drawn = Deze kapers kunnen niet worden neergelegd: er worden er vier getrokken die verschillen, één keer.
hijacked-refusal-numbers-drawn = Deze nummers kunnen niet worden neergelegd: er worden er vier van 1 tot en met 6 getrokken die verschillen, één keer.
hijacked-refusal-objective-drawn = Deze doelen kunnen niet worden neergelegd: er wordt één doelkaart uit de doos getrokken, één keer, en daarop komen de drie medailles van de doos.
hijacked-refusal-game-over = De gesprekken zijn voorbij: aan deze tafel valt niets meer te doen.
hijacked-refusal-last-call = Niemand is meer aan de beurt: bij de laatste oproep kun je redden, inwisselen en bonustegels gebruiken.
hijacked-refusal-no-last-call = Er valt niets af te sluiten: dat kan pas bij de laatste oproep, voordat er geteld wordt.
hijacked-refusal-has-passed = Je hebt al gezegd dat je klaar bent: wacht op de anderen.
hijacked-refusal-not-on-turn = Je bent niet aan de beurt: tot dan kun je redden, inwisselen en bonustegels gebruiken.
hijacked-refusal-dice-rolled = Deze worp kan niet: alle dobbelstenen van de beurt worden één keer gegooid, en elke toont 1 tot en met 6.
hijacked-refusal-no-such-die = Zo’n dobbelsteen heb je deze beurt niet: kies er een die je hebt gegooid.
hijacked-refusal-die-used = Deze dobbelsteen is al ingezet: kies een andere.
hijacked-refusal-no-more-cards = Je hebt je kaart van deze beurt al gekozen: een tweede kies je alleen met een bonus- of minidobbelsteen, en een derde kan niet.
hijacked-refusal-die-does-not-match = De dobbelsteen moet tonen wat op de achterkant van de kaart staat: kies een andere, of draai deze met fiches.
hijacked-refusal-die-too-low = Iemand heeft deze kaart gereserveerd: jouw dobbelsteen moet minstens zoveel tonen als de dobbelsteen die erop ligt.
hijacked-refusal-cannot-be-played = Iemand anders heeft deze kaart gereserveerd: je kunt hem alleen nemen als je hem nu kunt spelen.
hijacked-refusal-reserved-by-you = Deze kaart heb je zelf gereserveerd: kies hem zonder dobbelsteen.
hijacked-refusal-not-a-neighbour = Je kunt alleen een kaart reserveren naast de kaart die je net hebt gekozen, voordat je de volgende dobbelsteen inzet.
hijacked-refusal-not-free = Deze kaart kan niet worden gereserveerd: hij moet open liggen, en niemand mag hem hebben gereserveerd.
hijacked-refusal-has-reserved = Je hebt al een kaart gereserveerd: meer dan één tegelijk kan niet.
hijacked-refusal-card-first = Speel eerst de kaart die je hebt gekozen, of leg hem af.
hijacked-refusal-no-card-chosen = Er is geen kaart om te spelen of af te leggen: kies er eerst een.
hijacked-refusal-trust-too-low = Deze kaart vraagt meer vertrouwen dan er is: leg hem af voor 1 punt.
hijacked-refusal-display-full = Er liggen al vijf kaarten voor je, meer kan niet: red er eerst iemand mee.
hijacked-refusal-cannot-pay = Je hebt de fiches niet die deze kaart eist: leg hem af voor 1 punt.
hijacked-refusal-nothing-reserved = Je hebt geen kaart gereserveerd: kies er een met een dobbelsteen.
hijacked-refusal-reserved-just-now = Deze kaart heb je net gereserveerd: je kunt hem in je volgende beurt kiezen.
hijacked-refusal-not-enough-cards = Die kaarten heb je niet voor je liggen: een passagier kost er twee van één kleur, een piloot drie.
hijacked-refusal-no-figure-left = Zo’n figuur is er niet meer in het vliegtuig.
hijacked-refusal-trust-built = Je hebt deze beurt al vertrouwen opgebouwd: met een dobbelsteen kan dat één keer.
hijacked-refusal-trust-complete = Het vertrouwen is 100% en kan niet groeien: gebruik je dobbelsteen voor iets anders.
hijacked-refusal-enough-greens = Deze beurt heeft al drie groene stenen gehad: bouw in een andere beurt vertrouwen op.
hijacked-refusal-stones-first = Er worden stenen getrokken: dit moet wachten tot dat voorbij is.
hijacked-refusal-no-stones-now = Je trekt nu geen stenen: zet eerst een dobbelsteen in om vertrouwen op te bouwen.
hijacked-refusal-stone-drawn = Deze steen kan nu niet komen: in de zak zitten andere, of niemand grijpt erin.
hijacked-refusal-both-dice = Ompraten kost je beide eigen dobbelstenen: een ervan is al ingezet, of ligt op een kaart.
hijacked-refusal-no-hijacker = Op deze plek is geen kaper: kies een andere.
hijacked-refusal-anothers-disc = Iemand anders is met deze kaper in gesprek: kies er een zonder schijf van een ander.
hijacked-refusal-dice-do-not-fit = Je dobbelstenen passen niet op de twee vakjes van deze kaper: kies een andere, of draai een dobbelsteen met fiches.
hijacked-refusal-hijacker-drawn = Deze kaper kan nu niet komen: op een vrije plek komt er een uit de reserve.
hijacked-refusal-retreat-both-dice = De politie terugsturen kost je beide eigen dobbelstenen: een ervan is al ingezet, of ligt op een kaart.
hijacked-refusal-too-early = Voor ronde 3 gaat de politie niet terug.
hijacked-refusal-scores-differ = Daarvoor moet iedereen evenveel punten hebben: wie achterstaat, kan fiches en medailles inwisselen.
hijacked-refusal-tile-first = Kies eerst welke bonustegel je houdt.
hijacked-refusal-not-offered = Deze bonustegel kun je niet houden: kies er een van de tegels die je krijgt als je de politie hebt teruggestuurd.
hijacked-refusal-tiles-drawn = Deze bonustegels kunnen nu niet worden getrokken: als de politie is teruggestuurd, komen er twee van de tegels die over zijn.
hijacked-refusal-number-not-there = Op geen nummertegel staat deze waarde: gebruik de dobbelsteen anders, of draai hem met fiches.
hijacked-refusal-none-in-supply = Van deze soort ligt er geen fiche in de voorraad: kies een andere soort.
hijacked-refusal-no-such-marker = Van deze soort heb je geen fiche: kies een andere soort.
hijacked-refusal-not-your-own-die = Een bonusdobbelsteen kost een van je eigen dobbelstenen: een bonus- of minidobbelsteen is niet genoeg.
hijacked-refusal-no-bonus-die = Er ligt nu geen bonusdobbelsteen op het bord: wacht tot er een terugkomt.
hijacked-refusal-bonus-die-waits = Je hebt nog een bonus- of minidobbelsteen die te gebruiken is: gebruik hem voordat je je beurt beëindigt.
hijacked-refusal-take-first = Neem eerst wat je bonusvakje geeft, of laat het liggen.
hijacked-refusal-somebody-takes = Iemand kiest nog wat er van een bonusvakje wordt genomen: wacht daar even op.
hijacked-refusal-nothing-to-take = Er valt voor jou niets te nemen: daarvoor moet je score precies op een bonusvakje komen.
hijacked-refusal-nothing-to-decline = Er valt voor jou niets te laten liggen: daarvoor moet je score precies op een bonusvakje komen.
hijacked-refusal-no-such-medal = Deze medaille heb je niet.
hijacked-refusal-no-such-tile = De bonustegel daarvoor heb je niet.
hijacked-refusal-not-in-display = De piloot kost drie kaarten die voor je liggen: kies er drie die er zijn.
hijacked-refusal-not-to-oneself = Dat ben je zelf: geef het fiche aan een ander.
hijacked-refusal-not-in-discard = Deze kaart ligt niet op de aflegstapel: kies een andere.
hijacked-refusal-red-stays = Rode kaarten blijven op de aflegstapel: kies een andere kleur.
hijacked-refusal-cybot-drawn = De Cybot kan deze kaart nu niet spelen: na jouw beurt speelt hij er een die hij nog heeft.

## Opties

hijacked-option-box = Een andere doos
    .about = Wat er op het materiaal staat, uit een eigen doosbestand in plaats van het onze, dat een reconstructie is. Voor wie het spel heeft, of andere waarden wil proberen.
hijacked-option-pause = Tijd voor de laatste oproep
    .about = Hoeveel seconden iedereen nog iets kan inwisselen voordat er geteld wordt; 20 als je niets anders kiest.

hijacked-misfit-seats = { hijacked-name } is voor { $least } tot { $most } spelers; wie alleen speelt, speelt tegen de Cybot.
hijacked-misfit-pause-range = De laatste oproep duurt { $least } tot { $most } seconden.

## Hulp bij de regels

hijacked-rules-goal = Een vliegtuig is gekaapt, en de politie komt dichterbij. Jullie onderhandelen allemaal: kom eisen tegemoet, win vertrouwen, haal mensen eruit. Als iemand drie passagiers en een piloot heeft gered, slagen de gesprekken aan het eind van die ronde, en wint wie de meeste punten heeft. Maar is de politie eerder bij het vliegtuig, dan verliest iedereen. Jullie zijn dus rivalen die elkaar soms moeten helpen. Wie alleen speelt, speelt tegen de Cybot.
    .title = Waar het om gaat
hijacked-rules-round = Iedereen heeft één beurt, met de klok mee vanaf de startkaart: gooi je dobbelstenen en zet ze een voor een op acties. Dan gaat de politie één vakje naar het vliegtuig toe. Ze begint met één of twee spelers op vakje 15, met drie op 10, met vier op 8. Komt ze in het vliegtuig, dan verliest iedereen, ook als iemand genoeg heeft gered. Op elk moment, ook in andermans beurt, kun je redden, fiches en medailles inwisselen en bonustegels gebruiken. Voordat het spel eindigt, kan iedereen dat nog één keer bij de laatste oproep.
    .title = Rondes en beurten
hijacked-rules-cards = Je kiest één kaart per beurt. Met een bonus- of minidobbelsteen kun je een tweede kiezen, maar alleen met die dobbelsteen zelf, en nooit een derde. Een dichte kaart vraagt een dobbelsteen die toont wat op de achterkant staat, een open kaart een willekeurige. De kaart wordt omgedraaid, en de buren ook. Speel hem dan voor je neer, als er genoeg vertrouwen is en je betaalt wat hij eist, of leg hem af voor 1 punt. Rode kaarten worden altijd afgelegd, voor 1 punt; lag zo’n kaart dicht toen hij gekozen werd, dan daalt het vertrouwen met 10%.
    .title = Passagierskaarten
hijacked-rules-reserving = Naast de gekozen kaart kun je er een reserveren die open ligt, met een vrije dobbelsteen naar keuze. Die blijft daar ook je volgende beurt liggen. In die beurt kies je de kaart zonder dobbelsteen, en speel je hem of leg je hem af voor 1 punt; het is je kaart van de beurt. Laat je hem liggen, dan blijft hij open in de rij, en komt je dobbelsteen terug. Ook anderen kunnen hem kiezen, met een dobbelsteen die minstens zoveel toont, maar alleen als ze hem kunnen spelen. Je hebt één reservering tegelijk.
    .title = Reserveren
hijacked-rules-rescuing = Twee kaarten van één kleur die voor je liggen, leveren een passagier en 3 punten op, drie van één kleur een piloot en 5 punten. Dat kan op elk moment, ook in andermans beurt, zolang er figuren zijn: twaalf passagiers en vier piloten. Er passen vijf kaarten voor je, en elke kaart die er aan het eind nog ligt, kost 3 punten.
    .title = Redden
hijacked-rules-trust = Vertrouwen opbouwen kost een dobbelsteen en kan één keer per beurt. Trek stenen uit een zak met 12 groene en 3 rode, een voor een, zolang je wilt. Elke groene verhoogt het vertrouwen met 10% en levert 1 punt op; hoogstens drie per beurt, ook met een bonustegel. Een rode gaat terug en maakt er een eind aan; was het de eerste, dan levert die 1 punt op. Wie het vertrouwen op 100% brengt, neemt de ster, die aan het eind 5 punten waard is; ook van een ander, als het vertrouwen intussen was gedaald.
    .title = Vertrouwen
hijacked-rules-hijackers = Ompraten kost je beide eigen dobbelstenen, op de twee vakjes boven een kaper; op sommige passen alleen bepaalde waarden. Jouw schijf komt daar en houdt anderen weg. Elke stap levert 1 punt op. Bij de vierde verlaat de kaper het vliegtuig en komt bij jou, met punten meteen en meer aan het eind. Dan komt er een ander op die plek, en het vertrouwen daalt met 20%. Ga je naar een andere kaper, dan houdt de vorige zijn stappen, voor wie er daarna komt.
    .title = Kapers
hijacked-rules-retreat = Vanaf ronde 3, zolang iedereen evenveel punten heeft, kun je de politie twee vakjes terugsturen, tot hoogstens vakje 18. Dat kost je beide eigen dobbelstenen. Alle anderen krijgen 2 punten. Jij trekt twee bonustegels en houdt er één, en je duim schuift op langs het erkenningsspoor, dat aan het eind telt. Fiches en medailles zijn op elk moment in te wisselen: praat er dus over wie de stand gelijk kan maken.
    .title = De politie terugsturen
hijacked-rules-markers = Er zijn crypto, eten, medicijnen en jokers. Een dobbelsteen levert een fiche op als zijn waarde op een van de vier nummertegels staat en de voorraad die soort heeft. Fiches betalen wat kaarten eisen, en jokers gelden voor elke soort. Of ze draaien een dobbelsteen die nog niet is ingezet, met 1 per fiche; 1 en 6 zijn buren. Of je wisselt ze in, op elk moment, voor 1 punt per stuk. Elk fiche dat je houdt, telt aan het eind voor 1 punt.
    .title = Eisfiches
hijacked-rules-dice = Je hebt twee dobbelstenen. Met een ervan kun je een bonusdobbelsteen nemen, als er een op het bord ligt; minidobbelstenen komen van bonusvakjes en een bonustegel. Beide zijn voor de volgende ronde, wanneer je ze ook krijgt, en moeten dan gebruikt worden als dat kan. Als die ronde voorbij is, gaan ze terug, of een ronde later als er een kaart mee is gereserveerd. Met een ervan mag je een tweede kaart kiezen. Kapers en politie luisteren alleen naar je twee eigen dobbelstenen.
    .title = Bonus- en minidobbelstenen
hijacked-rules-points = Punten komen per gebeurtenis. Komt je score precies op een bonusvakje van jouw spoor, dan mag je nemen wat het toont: een fiche naar keuze of een minidobbelsteen. Voorbijgaan levert niets op, teruggaan ook niet. Elk spoor is anders. Op drie doelen liggen medailles: wie een doel het eerst haalt, neemt de medaille, om op elk moment in te wisselen of aan het eind te tellen. Halen meerdere spelers het tegelijk, dan is de medaille weg.
    .title = Bonusvakjes en medailles
hijacked-rules-tiles = Als je de politie terugstuurt, houd je een van twee bonustegels. Je gebruikt ze op elk moment, één keer: een piloot voor drie willekeurige kaarten; tot drie fiches voor anderen, voor 1 punt per stuk van hen, zolang ze punten hebben; een minidobbelsteen en een joker; een kaart van de aflegstapel; vertrouwen opbouwen zonder dobbelsteen. Eén blijft liggen: daarmee kun je altijd ook de bovenste kaart van de trekstapel kiezen.
    .title = Bonustegels
hijacked-rules-score = Voordat er geteld wordt, komt de laatste oproep: iedereen kan nog redden, inwisselen en bonustegels gebruiken. Dan tellen je punten op het spoor, je medailles, 1 voor elk fiche, 5 voor de ster, wat je kapers opleveren, en je plek op het erkenningsspoor. Voor elke kaart die voor je ligt, gaan er 3 af. Wie de meeste punten heeft, wint; bij een gelijke stand wie de meeste erkenning heeft; is ook die gelijk, dan delen jullie de overwinning. Is het vliegtuig bestormd, dan wordt er niets geteld.
    .title = De score
hijacked-rules-solo = De tafel wordt klaargelegd als voor twee. Na jouw beurt speelt de Cybot enkele van zijn twaalf kaarten, met onze doos twee, en dan gaat de politie vooruit. De Cybot heeft geen dobbelstenen en betaalt geen eisen, maar vertrouwen heeft ook hij nodig. Je wint met drie passagiers, een piloot en meer punten dan de Cybot. Het spel eindigt ook als de Cybot drie passagiers en een piloot heeft gered. Je kunt de politie terugsturen zolang jullie evenveel punten hebben.
    .title = Alleen tegen de Cybot
hijacked-rules-reconstruction = De spelregels laten niet zien wat er op het spelmateriaal staat. Die waarden komen uit een doosbestand; dat van ons zegt bij elke waarde of ze uit het boekje komt of onze reconstructie is, en wat de Cybot doet is helemaal van ons. Heb je het spel, dan kun je de gedrukte waarden in een kopie schrijven en ermee spelen. Twee regels van het overzicht passen nergens bij en worden niet gespeeld: dat een rode steen 2 punten kost in plaats van 1, en een lijst met −2, −1, 0 en 3 punten.
    .title = Wat reconstructie is

## Box files

hijacked-box-misfit-file-too-large = Het bestand heeft meer dan { $most } bytes, en dat is te groot voor een doos.
hijacked-box-misfit-name-taken = ‘{ $name }’ is al de naam van een andere doos: geef de jouwe een eigen naam.
hijacked-box-misfit-lines = Regels die beginnen met ‘{ $word }’: het moeten er { $wanted } zijn, en het zijn er { $found }.
hijacked-box-misfit-line-too-long = Regel { $line }: Hij heeft { $bytes } bytes; het maximum is { $most }.
hijacked-box-misfit-no-such-line = Regel { $line }: Geen regel van een doos begint met ‘{ $word }’.
hijacked-box-misfit-count = Regel { $line }: Na het eerste woord moeten er nog { $wanted } staan, en het zijn er { $found }.
hijacked-box-misfit-name = Regel { $line }: Een naam heeft 1 tot 24 kleine letters, cijfers en streepjes, zonder spaties.
hijacked-box-misfit-space = Regel { $line }: ‘{ $word }’ noemt geen waarden van een dobbelsteen. Schrijf ze bijvoorbeeld als 1-3.
hijacked-box-misfit-number = Regel { $line }: ‘{ $word }’ is geen getal dat hier past.
hijacked-box-misfit-markers = Regel { $line }: Samen moeten het { $wanted } fiches zijn, en het zijn er { $found }.
hijacked-box-misfit-rising = Regel { $line }: De getallen gaan van 1 tot 39, elk groter dan het vorige.
hijacked-box-misfit-falling = Regel { $line }: De getallen gaan van 0 tot 39, geen kleiner dan het vorige.
hijacked-box-misfit-no-such-goal = Regel { $line }: ‘{ $word }’ is geen doel.
hijacked-box-misfit-goal-twice = Regel { $line }: Een doel staat er twee keer.
hijacked-box-misfit-track = Regel { $line }: Een spoor schrijf je bijvoorbeeld zo: track markers 3 13 dice 9 27.
hijacked-box-misfit-bonus-spaces = Regel { $line }: Bonusvakjes liggen van 1 tot { $last }, elk verder dan het vorige; van elke soort zijn er hoogstens { $most }.
hijacked-box-misfit-two-bonuses = Regel { $line }: Vakje { $space } heeft twee bonussen.
hijacked-box-misfit-cybot-plays = Regel { $line }: De Cybot speelt na een beurt 1 tot { $most } kaarten.
hijacked-box-misfit-no-such-cybot-card = Regel { $line }: ‘{ $word }’ is geen kaart van de Cybot.
hijacked-box-misfit-card = Regel { $line }: Een kaart schrijf je bijvoorbeeld zo: card Y08 6 20 F+M.
hijacked-box-misfit-no-such-card = Regel { $line }: ‘{ $word }’ is geen kaart. De naam is een letter voor de kleur en twee cijfers, zoals Y08.
hijacked-box-misfit-card-twice = Regel { $line }: { $card } staat er twee keer.
hijacked-box-misfit-too-many-cards = Regel { $line }: Er zijn { $most } kaarten en niet meer.
hijacked-box-misfit-back = Regel { $line }: Op de achterkant van { $card } staat een waarde van een dobbelsteen, 1 tot 6, niet ‘{ $word }’.
hijacked-box-misfit-trust = Regel { $line }: Het vertrouwen dat { $card } nodig heeft, gaat van 0 tot 100 in tientallen, niet ‘{ $word }’.
hijacked-box-misfit-demands = Regel { $line }: De eisen van { $card } zijn hoogstens drie uit C, F en M, zoals F+M, of een streepje, niet ‘{ $word }’.
hijacked-box-misfit-red = Regel { $line }: { $card } is rood. Die kaart wordt nooit gespeeld, dus staan er 0 vertrouwen en een streepje als eis.

### Illegal, verteld. De sleutels volgen de namen van de regels: gebeurtenissen, weigeringen,
### fasen, waren, rollen. Plaatsen komen als namen, verzamelingen van plaatsen als lijsten van namen
### met hun aantal in …_count, waren en rollen als hun namen met de korte naam in …_id, kaarten als
### lijsten van ‘2 × Wapens’ met hun aantal in …_count, vingers als lijsten van ‘Ana → Ben’, de rest
### als korte naam.

illegal-name = Illegal
illegal-tagline = Koop wat je wilt, ruil wat je hebt, en zorg dat niemand erachter komt wie je bent.

## Waren

illegal-resource-luxury-cars = Luxeauto’s
illegal-resource-guns = Wapens
illegal-resource-jewelry = Juwelen
illegal-resource-alcohol = Alcohol
illegal-resource-pornography = Pornografie
illegal-resource-secret-files = Geheime bestanden
illegal-resource-call-girls = Prostituees
illegal-resource-powder = Poeder

## Rollen, en de verdachtenkaarten die ze noemen

illegal-role-luxury-cars-dealer = Autodief
illegal-role-luxury-cars-buyer = Afrikaanse president
illegal-role-guns-dealer = Wapenhandelaar
illegal-role-guns-buyer = Guerrillaleider
illegal-role-jewelry-dealer = Juwelendief
illegal-role-jewelry-buyer = Zwitserse bankier
illegal-role-alcohol-dealer = Alcoholdealer
illegal-role-alcohol-buyer = Hollywoodster
illegal-role-pornography-dealer = Porno-uitgever
illegal-role-pornography-buyer = Geobsedeerde pornoverzamelaar
illegal-role-secret-files-dealer = Hacker
illegal-role-secret-files-buyer = CIA-directeur
illegal-role-call-girls-dealer = Pooier
illegal-role-call-girls-buyer = Rijke emir
illegal-role-powder-dealer = Poederdealer
illegal-role-powder-buyer = Rockster

## Hetzelfde voor een familietafel: andere namen, dezelfde regels

illegal-family-resource-luxury-cars = Tuinkabouters
illegal-family-resource-guns = Badeendjes
illegal-family-resource-jewelry = Losse sokken
illegal-family-resource-alcohol = Stinkkaas
illegal-family-resource-pornography = Scheetkussens
illegal-family-resource-secret-files = Oma’s recepten
illegal-family-resource-call-girls = Cactussen
illegal-family-resource-powder = Confetti

illegal-family-role-luxury-cars-dealer = Kabouterkidnapper
illegal-family-role-luxury-cars-buyer = Gazonhertogin
illegal-family-role-guns-dealer = Eendensmokkelaar
illegal-family-role-guns-buyer = Badkuipadmiraal
illegal-family-role-jewelry-dealer = Wasmandspook
illegal-family-role-jewelry-buyer = Piraat met één been
illegal-family-role-alcohol-dealer = Kaasbandiet
illegal-family-role-alcohol-buyer = Muizenkoning
illegal-family-role-pornography-dealer = Fopwinkelier
illegal-family-role-pornography-buyer = Verveelde koningin
illegal-family-role-secret-files-dealer = Keukenspion
illegal-family-role-secret-files-buyer = Meesterkok
illegal-family-role-call-girls-dealer = Cactuscowboy
illegal-family-role-call-girls-buyer = Eenzame egel
illegal-family-role-powder-dealer = Confettigoochelaar
illegal-family-role-powder-buyer = Jarige draak

## De twee kanten van een handel

illegal-trade-dealer = Dealer
illegal-trade-buyer = Koper

## Fasen: een korte titel, en wat er gebeurt

illegal-stage-build = Pakketten
    .about = De spelleider maakt voor iedereen een pakket, of laat ze trekken.
illegal-stage-deal = Uitdelen
    .about = Iedereen krijgt een pakket: twee rollen en zes kaarten.
illegal-stage-ready = Spelleider
    .about = De spelleider kan beginnen met wat er nu komt.
illegal-stage-session = Handel
    .about = Klop aan, praat in hoeken, ruil kaarten. Wat er in een hoek gebeurt, blijft daar.
illegal-stage-lay-out = Lading
    .about = In de haven worden nieuwe kaarten neergelegd, één voor één. Als de laatste er ligt, mag iedereen er één pakken.
illegal-stage-dock = Haven
    .about = Iedereen pakt één kaart. Wie het eerst komt, het eerst maalt.
illegal-stage-lot = Loting
    .about = Sommigen grepen op hetzelfde moment: het lot bepaalt wie het eerst aan de beurt is.
illegal-stage-rest = De rest
    .about = Wie nog geen kaart heeft, krijgt er door loting een die over is.
illegal-stage-show = Verdachten
    .about = De volgende verdachtenkaarten komen op tafel.
illegal-stage-debate = Debat
    .about = Wie is het? Beschuldig, ontken, vertel of lieg.
illegal-stage-point = Vingers
    .about = Iedereen wijst tegelijk, naar een ander of naar niemand.
illegal-stage-reveal = Onthulling
    .about = De spelleider zegt wie het eerst de kaarten laat zien.
illegal-stage-over = Zaak gesloten
    .about = Rollen, kaarten en elke ruil worden onthuld.

## Waar de spelleider mee begint

illegal-next-session = Handelsronde
illegal-next-docks = Haven
illegal-next-debate = Debat

## Gebeurtenissen

illegal-event-packed = Ingepakt: { $packet }.
illegal-event-unpacked = Weer uitgepakt: { $packet }.
illegal-event-packets-ready = De pakketten zijn klaar.
illegal-event-dealt = { $seat } krijgt een pakket: { $packet }.
illegal-event-ready = { $next ->
    [session] De spelleider kan met de handelsronde beginnen.
    [docks] De spelleider kan de haven openen.
   *[debate] De spelleider kan met het debat beginnen.
}
illegal-event-session-begins = Handelsronde { $session } begint.
illegal-event-knocked = { $from } klopt aan en vraagt naar { $to }.
illegal-event-withdrew = { $from } vraagt niet meer naar { $to }.
illegal-event-turned-away = { $by } wijst { $from } af.
illegal-event-walked = { $seats_count ->
    [1] { $seats } loopt naar hoek { $corner }.
   *[other] { $seats } lopen naar hoek { $corner }.
}
illegal-event-returned = { $seats_count ->
    [1] { $seats } komt terug aan tafel.
   *[other] { $seats } komen terug aan tafel.
}
illegal-event-laid = { $by } legt een kaart neer voor { $to }: { $resource }.
illegal-event-took-back = { $by } neemt een kaart terug die er voor { $to } lag: { $resource }.
illegal-event-confirmed = { $by } bevestigt de ruil met { $to }: { $give } voor { $get }.
illegal-event-exchanged = { $one } geeft { $gave } aan { $other } en krijgt { $got }.
illegal-event-lies = { $gives_count ->
    [0] { $one } biedt niets
   *[other] { $one } biedt { $gives }
}, { $gets_count ->
    [0] { $other } biedt niets
   *[other] { $other } biedt { $gets }
}. { $confirmed_count ->
    [0] Niemand heeft bevestigd.
    [1] { $confirmed } heeft bevestigd.
   *[other] { $confirmed } hebben bevestigd.
}
illegal-event-said-done = { $seat } is klaar.
illegal-event-session-over = Handelsronde { $session } is voorbij: iedereen is terug aan tafel, en elke open ruil vervalt.
illegal-event-laid-out = Lading { $dock } in de haven, de volgende kaart: { $resource }.
illegal-event-rush-begins = Alle kaarten van lading { $dock } liggen er: iedereen mag er één pakken.
illegal-event-lot-drawn = Ze grepen op hetzelfde moment. Het lot bepaalt de volgorde: { $order }.
illegal-event-took = { $seat } pakt een kaart in de haven: { $resource }.
illegal-event-left-with = { $seat } krijgt door het lot wat er in de haven over is: { $resource }.
illegal-event-handed-out = Lading { $dock } in de haven: iedereen krijgt een kaart.
illegal-event-handed = { $seat } krijgt een kaart: { $resource }.
illegal-event-shown = Gezocht: { $roles }.
illegal-event-pointing = Het debat is voorbij: iedereen wijst.
illegal-event-accused = { $fingers }. { $roles_count ->
    [1] { $accused } krijgt de verdachtenkaart: { $roles }.
   *[other] { $accused } krijgt de verdachtenkaarten: { $roles }.
}
illegal-event-not-accused = { $fingers_count ->
    [0] Niemand wijst iemand aan.
   *[other] { $fingers }: gelijke stand.
} { $roles_count ->
    [1] De verdachtenkaart gaat uit het spel: { $roles }.
   *[other] De verdachtenkaarten gaan uit het spel: { $roles }.
}
illegal-event-who-reveals = De spelleider kan zeggen wie het eerst de kaarten laat zien.
illegal-event-revealed = { $seat } onthult het pakket: { $packet }. { $hand_count ->
    [0] Geen kaarten in de hand
   *[other] In de hand: { $hand }
}. { $points ->
    [1] 1 punt.
    [-1] -1 punt.
   *[other] { $points } punten.
}
illegal-event-account = Handelsronde { $session }, op { $at_ms }: { $one } gaf { $gave } aan { $other } en kreeg { $got }.
illegal-event-won = { $winners_count ->
    [1] { $winners } wint.
   *[other] { $winners } delen de overwinning.
}

## Hoe de tafel ervoor staat, één regel per ding

illegal-status-stage = Fase: { $stage }
illegal-status-session = Handelsronde: { $session }
illegal-status-corner = Hoek { $corner }: { $seats }
illegal-status-done = Klaar: { $seats }
illegal-status-took = { $seat } pakte in de haven: { $resource }
illegal-status-suspects = Gezocht: { $roles }
illegal-status-accused = Verdachtenkaarten bij { $seat }: { $roles }
illegal-status-packet = Jouw pakket: { $packet }
illegal-status-hand = Jouw kaarten: { $hand }
illegal-status-revealed = { $seat }: { $packet }; { $hand_count ->
    [0] geen kaarten
   *[other] { $hand }
}; { $points ->
    [1] 1 punt
    [-1] -1 punt
   *[other] { $points } punten
}

## Weigeringen

illegal-refusal-no-such-seat = Op die plaats speelt niemand mee: kies een van de spelers.
illegal-refusal-role-taken = Die rol zit al in een ander pakket: elke waar heeft één dealer en één koper.
illegal-refusal-too-many-resources = Dat is één waar te veel: er zijn er evenveel als er spelers zijn.
illegal-refusal-extra-taken = Die extra kaart zit al in een ander pakket: elke waar is maar één keer de extra kaart.
illegal-refusal-deals-what-it-buys = Niemand koopt de eigen waar: kies er twee die verschillen.
illegal-refusal-mirrored = Dit pakket zou het spiegelbeeld van een ander zijn: kies een andere dealer of een andere koper.
illegal-refusal-extra-is-a-role = De extra kaart mag niet bij de dealer en niet bij de koper van het pakket horen.
illegal-refusal-packets-dealt = Zo kunnen de pakketten niet worden uitgedeeld: er is er één voor elke speler, zoals ze gemaakt of getrokken zijn.
illegal-refusal-no-session-now = Dat kan pas in een handelsronde.
illegal-refusal-not-to-oneself = Dat ben je zelf: kies een ander.
illegal-refusal-has-knocked = Je klopt al ergens aan: trek dat eerst in, klop dan ergens anders aan.
illegal-refusal-are-together = Jullie zijn al in dezelfde hoek: praat gewoon.
illegal-refusal-no-such-knock = Daar wordt niet meer aangeklopt.
illegal-refusal-not-in-a-corner = Je bent al aan tafel.
illegal-refusal-not-together = Handelen doe je in een hoek: jullie moeten allebei in dezelfde hoek zijn.
illegal-refusal-card-not-free = Zo’n kaart heb je niet vrij: je hebt hem niet, of hij ligt in een ruil.
illegal-refusal-not-laid = Zo’n kaart heb je daar niet neergelegd: je kunt alleen je eigen kaarten terugnemen.
illegal-refusal-not-what-lies = Er ligt nu iets anders: kijk nog eens, en bevestig dan.
illegal-refusal-has-confirmed = Je hebt al bevestigd; nu is de ander aan zet.
illegal-refusal-nothing-in-return = Aan beide kanten moet minstens één kaart liggen.
illegal-refusal-no-docks-now = Er valt nu niets te pakken in de haven: wacht op de volgende lading.
illegal-refusal-not-all-laid-out = Wacht tot de laatste kaart er ligt: dan mag iedereen er één pakken.
illegal-refusal-has-a-card = Je hebt al een kaart uit deze lading: er is er één per speler.
illegal-refusal-has-claimed = Je grijpt al naar een kaart: wacht tot dat beslist is.
illegal-refusal-not-at-the-docks = Die kaart ligt niet in de haven, of is al weg: kies een andere.
illegal-refusal-dock-laid-out = Deze kaarten kunnen nu niet binnenkomen: een lading heeft één kaart van elke waar in het spel.
illegal-refusal-lot-drawn = Deze loting kan niet: er wordt geloot onder wie op hetzelfde moment greep.
illegal-refusal-rest-dealt = Deze kaarten kunnen nu niet worden uitgedeeld: wie er geen heeft, krijgt er een die over is.
illegal-refusal-cards-handed-out = Deze kaarten kunnen nu niet worden uitgedeeld: elke speler krijgt er één, en van elke waar in het spel is er één.
illegal-refusal-suspects-shown = Deze verdachtenkaarten zijn niet aan de beurt: toon een paar, of een kaart, waarover nog niet is geoordeeld.
illegal-refusal-no-pointing-now = Er wordt nu niet gewezen: eerst komt het debat.
illegal-refusal-has-pointed = Je hebt al gewezen, en dat kun je niet meer veranderen.
illegal-refusal-not-at-oneself = Wijs naar een ander, of naar niemand.
illegal-refusal-nothing-to-end = Er is nu geen handelsronde en geen debat om te beëindigen.
illegal-refusal-has-said-so = Je hebt al gezegd dat je klaar bent; nu de anderen nog.
illegal-refusal-plays-no-hand = De spelleider speelt zelf niet mee: dit is aan de spelers.
illegal-refusal-not-the-master = Dat doet alleen de spelleider.
illegal-refusal-not-asked = Dat wordt de spelleider nu niet gevraagd.

## Opties

illegal-option-gm = Een mens als spelleider
    .about = Neemt één plaats meer in, de laatste. De spelleider speelt niet mee en ziet alles, maakt de pakketten, en begint en beëindigt rondes, haven en debatten. Anders doet de tafel dat.
illegal-option-casual = Rustig spel
    .about = Rondes van 15 tot 30 minuten, verspreid over een avond: niet iedereen hoeft er tegelijk te zijn. In de haven krijgt iedereen een willekeurige kaart, die verder niemand ziet.
illegal-option-advanced = Rechtbank voor gevorderden
    .about = Over verdachtenkaarten wordt een voor een geoordeeld in plaats van per paar. Voor wie te makkelijk wordt gepakt.
illegal-option-family = Familietafel
    .about = Tuinkabouters, badeendjes en stinkkaas in plaats van de waren uit de doos, die voor volwassenen zijn. De regels zijn hetzelfde.
illegal-option-session = Lengte van een ronde
    .about = Hoeveel minuten een handelsronde duurt; 3 als je niets anders kiest, 15 in een rustig spel.
illegal-option-debate = Lengte van een debat
    .about = Hoeveel seconden er over verdachtenkaarten wordt gedebatteerd; 60 als je niets anders kiest.
illegal-option-pause = Tijd om te wijzen
    .about = Hoeveel seconden er na een debat zijn om te wijzen; 20 als je niets anders kiest. Wie niets doet, wijst naar niemand.

illegal-misfit-seats = { illegal-name } is voor { $least } tot { $most } spelers; een spelleider neemt één plaats meer in.
illegal-misfit-seats-with-master = { illegal-name } met een spelleider is voor { $least } tot { $most } mensen, de spelleider meegeteld.
illegal-misfit-session-range = Een ronde duurt { $least } tot { $most } minuten.
illegal-misfit-casual-range = In een rustig spel duurt een ronde { $least } tot { $most } minuten.
illegal-misfit-debate-range = Een debat duurt { $least } tot { $most } seconden.
illegal-misfit-pause-range = Er zijn { $least } tot { $most } seconden om te wijzen.

## Hulp bij de regels

illegal-rules-goal = Je hebt twee geheime rollen: een dealer, die van één waar meer dan genoeg heeft, en een koper, die een andere wil. Ruil in hoeken, waar alleen wie erbij is je ziet en hoort, en verzamel wat je koper wil. Maar houd je ogen open: aan het eind is er een rechtbank, en wie door de mand valt, betaalt duur. Je mag zeggen wat je wilt; alleen kaarten en vingers tellen.
    .title = Waar het om gaat
illegal-rules-deal = Jouw pakket: een dealerrol, een koperrol, vijf kaarten van je eigen waar, en één extra kaart van iets anders. Niemand koopt de eigen waar, en nooit kunnen twee spelers gewoon alles met elkaar ruilen. Er zijn evenveel waren als spelers, en van elke waar tien kaarten: vijf bij de dealer, één als iemands extra kaart, en vier die { $casual ->
    [yes] later worden uitgedeeld
   *[other] via de haven komen
}. { $players ->
    [8] Alle acht waren doen mee.
   *[other] Je hoort niet welke waren er meedoen.
} Rolkaarten laat je nooit zien.
    .title = Jouw pakket
illegal-rules-sessions = Er zijn vijf handelsrondes van { $minutes ->
    [0] drie minuten, tenzij anders gekozen
    [1] één minuut
   *[other] { $minutes } minuten
}, en tussen elke twee { $casual ->
    [yes] krijgt iedereen een nieuwe kaart
   *[other] komt er een lading in de haven
}. Een ronde begint met iedereen aan tafel. Als de tijd om is, komt iedereen daar terug; wat nog open ligt, vervalt, en iedereen houdt de eigen kaarten. Een ronde eindigt eerder { $gm ->
    [yes] als alle spelers hebben gezegd dat ze klaar zijn, of als de spelleider er een eind aan maakt
   *[other] als alle spelers hebben gezegd dat ze klaar zijn
}. Wie dat heeft gezegd, mag nog wel handelen, maar kan het niet meer intrekken.
    .title = Handelsrondes
illegal-rules-corners = Aan tafel wordt niet gehandeld. Klop bij iemand aan: word je binnengelaten, dan lopen jullie met zijn tweeën naar een hoek, of kom je erbij in de hoek waar de ander al is. Iedereen ziet wie in welke hoek is, maar wat er gezegd en getoond wordt, hoor en zie je alleen daar. Iedereen in een hoek mag binnenlaten of afwijzen wie aanklopt. Je klopt bij één speler tegelijk aan, en mag dat weer intrekken. Ga weg wanneer je wilt; wie alleen overblijft, is terug aan tafel.
    .title = Hoeken
illegal-rules-exchange = Leg kaarten open neer voor iemand in je hoek; iedereen in de hoek ziet ze. De ander legt er ook een of meer neer. Bevestigen jullie allebei precies wat er ligt, dan wisselen de kaarten van hand. Bij elke verandering vervallen beide bevestigingen. Eén kaart voor drie mag, iets voor niets niet. Er mogen meer ruilen tegelijk open liggen, maar elke kaart ligt in maar één ruil. Geen hand is te groot, niets wordt blind getrokken, en hoeveel kaarten je hebt, is jouw zaak.
    .title = Ruilen
illegal-rules-docks = { $casual ->
    [yes] Na elk van de eerste vier rondes krijgt iedereen een willekeurige kaart van de lading, waarin er van elke waar in het spel één zit. Verder ziet niemand die. Er is geen gedrang, en niemand hoeft er te zijn.
   *[other] Na elk van de eerste vier rondes komen er nieuwe kaarten: één van elke waar in het spel, één voor één open neergelegd. Voor de laatste er ligt, valt er niets te pakken; dan pakt iedereen er precies één. Wie het eerst komt, het eerst maalt; onder wie op hetzelfde moment grijpt, beslist het lot. Is jouw kaart weg, grijp dan een andere. Na tien seconden worden de overige kaarten verloot onder wie er nog geen heeft. Iedereen ziet wie wat pakte.
}
    .title = De haven
illegal-rules-tribunal = Na de laatste ronde komt iedereen aan tafel. { $advanced ->
    [yes] De verdachtenkaarten, voor elke speler een dealer en een koper, komen één voor één in willekeurige volgorde.
   *[other] Voor elke speler is er een paar verdachtenkaarten, een dealer en een koper; de paren komen in willekeurige volgorde.
} Elke keer wordt er { $debate ->
    [0] een minuut gedebatteerd, tenzij anders gekozen
   *[other] { $debate } seconden gedebatteerd
}. Dan wijst iedereen tegelijk, naar een ander of naar niemand. Wie de meeste vingers krijgt, { $advanced ->
    [yes] krijgt de kaart. Bij een gelijke stand, of als iedereen naar niemand wijst, gaat die uit het spel
   *[other] krijgt beide kaarten. Bij een gelijke stand, of als iedereen naar niemand wijst, gaan ze uit het spel
}. Iedereen ziet wie naar wie wees. Je kunt meer dan eens verdacht worden.
    .title = De rechtbank
illegal-rules-score = Eén punt voor elke kaart in je hand die je koper wil. Eén punt voor elke verdachtenkaart bij jou die niet klopt: een verdenking is iets waard, zolang ze niet waar is. Vijf punten eraf voor elke die wel klopt. Wie de meeste punten heeft, wint; wie er evenveel heeft, deelt de overwinning. Aan het eind wordt alles onthuld: rollen, kaarten en elke ruil, wie wat aan wie gaf en wanneer.
    .title = De score
illegal-rules-casual = Een rustig spel duurt een avond. { $minutes ->
    [0] Rondes duren 15 tot 30 minuten
   *[other] Rondes duren { $minutes } minuten
}, en niemand hoeft er de hele tijd te zijn: handel wanneer het je uitkomt. Zolang je weg bent, handelt niemand voor jou. In de haven is geen gedrang: iedereen krijgt een willekeurige kaart van de lading, en verder ziet niemand die. Voor de rechtbank komt iedereen bij elkaar.
    .title = Rustig spel
illegal-rules-advanced = Bij de rechtbank voor gevorderden zijn er geen paren. Alle verdachtenkaarten, dealers en kopers, worden geschud, en over elke kaart wordt apart geoordeeld, met een eigen debat en eigen vingers. Zo verraadt een dealer niet wie de koper is, en andersom.
    .title = Rechtbank voor gevorderden
illegal-rules-master = Een mens kan spelleider zijn, op een eigen plaats: de laatste. De spelleider speelt niet mee, ziet elke kaart en hoort elke hoek, en iedereen hoort de spelleider. Die maakt de pakketten of laat ze trekken, begint en beëindigt de rondes, de haven en de debatten, en zegt wie het eerst de kaarten laat zien. Wat de regels beslissen, wordt de spelleider niet gevraagd. Is de spelleider te lang weg, dan gaat de tafel zelf verder.
    .title = Een spelleider

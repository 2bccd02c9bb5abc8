### De tafel van The Resistance: wat het bord, de keuzes, het geheim en het einde zeggen naast de
### woorden van de regels. Plaatsen komen als namen, verzamelingen van plaatsen als lijsten.

## Wat er nu gebeurt, dezelfde zin voor iedereen

resistance-table-now-deal = De kanten worden verdeeld.
resistance-table-now-draw-plots = { $leader } trekt complotkaarten.
resistance-table-now-give-plots = { $leader } deelt complotkaarten uit.
resistance-table-now-at-once = { $card_id ->
    [responsibility] { $awaited } kiest een complotkaart om te nemen.
    [overheard] { $awaited } bekijkt aan welke kant een buur staat.
   *[other] { $awaited } kiest wie de eigen kant mag zien.
}
resistance-table-now-ask = { $awaited_count ->
    [0] ‘{ $card }’ kan nu worden ingezet.
    [1] { $awaited } kan nu ‘{ $card }’ inzetten.
   *[other] { $awaited } kunnen nu ‘{ $card }’ inzetten.
}
resistance-table-now-aim = { $leader } kiest de missie.
resistance-table-now-propose = { $leader } kiest het team voor missie { $mission }.
resistance-table-now-opinion = { $awaited_count ->
    [0] De open stemmen zijn binnen.
    [1] { $awaited } stemt eerst, en openlijk.
   *[other] { $awaited } stemmen eerst, en openlijk.
}
resistance-table-now-vote = { $awaited_count ->
    [0] Alle stemmen zijn binnen.
    [1] Iedereen stemt over het team. { $awaited } denkt nog na.
    [2] Iedereen stemt over het team. { $awaited } denken nog na.
    [3] Iedereen stemt over het team. { $awaited } denken nog na.
   *[other] Iedereen stemt over het team. Er ontbreken { $awaited_count } stemmen.
}
resistance-table-now-face-up = { $awaited } speelt een missiekaart, zichtbaar voor iedereen.
resistance-table-now-mission = { $team } zijn op missie { $mission } en spelen in het geheim hun kaarten.
resistance-table-now-watch = { $awaited } bekijkt een missiekaart.
resistance-table-now-over = De partij is voorbij.

## Het bord

resistance-table-board = De tafel
resistance-table-missions = Missies
resistance-table-mission = Missie { $mission }
resistance-table-mission-team = Team van { $team }
resistance-table-mission-fails-needed = { $fails } Misluk{ "\u00AD" }kingen nodig
resistance-table-mission-result = { $result ->
    [success] Geslaagd
   *[failure] Mislukt
}
resistance-table-mission-fails = { $fails ->
    [0] Geen Misluk{ "\u00AD" }king
    [1] 1 Misluk{ "\u00AD" }king
   *[other] { $fails } Misluk{ "\u00AD" }kingen
}
resistance-table-track = Afgewezen teams: { $rejections } van { $most }
resistance-table-track-last = Met het laatste winnen de spionnen.
resistance-table-drawn = Getrokken complotkaarten
resistance-table-tally = { $verdict ->
    [approved] Aangenomen, { $approve } tegen { $reject }
   *[rejected] Afgewezen, { $reject } tegen { $approve }
}
resistance-table-overturned = Alsnog afgewezen door { $by }
resistance-table-votes-in = { $cast } van { $all } stemmen zijn binnen
resistance-table-reveal = { $result ->
    [success] Missie { $mission } slaagt.
   *[failure] Missie { $mission } mislukt.
}

## Een plaats

resistance-table-seats = Plaatsen, met de klok mee
resistance-table-seat-you = Jij
resistance-table-seat-leader = Leider
resistance-table-seat-team = Team
resistance-table-seat-chosen = Gekozen
resistance-table-seat-awaited = Aan zet
resistance-table-seat-away = Afwezig
resistance-table-seat-bot = Bot
resistance-table-seat-covered = Afwezig, een bot speelt
resistance-table-seat-blank = Heeft gestemd
resistance-table-seat-approve = Voor
resistance-table-seat-reject = Tegen
resistance-table-seat-spotlight = Speelt open
resistance-table-seat-holds = Heeft { $cards }

## Complotkaarten op tafel

resistance-table-plots = Complotten ({ $held })
resistance-table-plots-deck = { $deck ->
    [0] De stapel is leeg.
    [one] Er ligt nog één kaart op de stapel.
   *[other] Er liggen nog { $deck } kaarten op de stapel.
}
resistance-table-plots-held = { $card }, bij { $name }
resistance-table-plots-none = Niemand heeft een complotkaart.
resistance-table-plots-shown = { $to } heeft gezien aan welke kant { $owner } staat.
resistance-table-plots-watched = { $by } heeft in missie { $mission } de kaart van { $member } bekeken.

## Stemmen en missies tot nu toe

resistance-table-history = Stemmen tot nu toe
resistance-table-history-none = Er is nog geen team voorgesteld.
resistance-table-history-caption = Elk voorstel: wie leidde, wie zou gaan en hoe iedereen stemde
resistance-table-history-proposal = Leider
resistance-table-history-row = { $number }. { $leader }
resistance-table-history-result = Uitslag
resistance-table-history-voting = wordt over gestemd
resistance-table-history-verdict = { $verdict ->
    [approved] aangenomen, { $approve } tegen { $reject }
   *[rejected] afgewezen, { $reject } tegen { $approve }
}
resistance-table-history-overturned = aangenomen, { $approve } tegen { $reject }, alsnog afgewezen door { $by }
resistance-table-history-mission = { $result ->
    [success] Missie { $mission }: geslaagd, { $fails ->
        [0] geen Mislukking
        [1] één Mislukking
       *[other] { $fails } Mislukkingen
    }
    [failure] Missie { $mission }: mislukt, { $fails ->
        [1] één Mislukking
       *[other] { $fails } Mislukkingen
    }
   *[open] Missie { $mission }
}
resistance-table-history-led = Leider
resistance-table-history-member = In het team
resistance-table-history-openly = Openlijk gestemd

## Wat je kunt doen

resistance-table-choices = Je keuzes
resistance-table-back = Terug

resistance-table-ask-mission = Welke missie wil je proberen?
resistance-table-ask-team = Kies er { $size } voor missie { $mission }.
resistance-table-ask-team-count = { $chosen } van { $size } gekozen
resistance-table-ask-vote = { $openly ->
    [yes] Moeten { $team } op missie { $mission }? Iedereen ziet jouw stem voordat ze kiezen.
   *[no] Moeten { $team } op missie { $mission }?
}
resistance-table-ask-card = { $openly ->
    [yes] Speel je kaart voor missie { $mission }. Iedereen zal hem zien.
   *[no] Speel je kaart voor missie { $mission }.
}
resistance-table-ask-give = Geef elke complotkaart aan iemand anders.
resistance-table-ask-give-to = Wie krijgt ‘{ $card }’?
resistance-table-ask-take = Welke complotkaart neem je?
resistance-table-ask-overhear = Wiens kant wil je zien?
resistance-table-ask-show = Aan wie laat je jouw kant zien?
resistance-table-ask-watch = Wiens missiekaart wil je zien?
resistance-table-ask-spotlight = ‘{ $card }’: wie moet open spelen?
resistance-table-ask-use = ‘{ $card }’ nu inzetten?

resistance-table-do-aim = Deze missie
resistance-table-do-propose = Team voorstellen
resistance-table-do-approve = Aannemen
resistance-table-do-reject = Afwijzen
resistance-table-do-play = { $card } spelen
resistance-table-do-give = Geven
resistance-table-do-take = Nemen
resistance-table-do-overhear = Kijken
resistance-table-do-show = Laten zien
resistance-table-do-use = Inzetten
resistance-table-do-pass = Nu niet
resistance-table-do-spotlight = In de schijnwerpers
resistance-table-do-watch = Kijken

resistance-table-sure-aim = Missie { $mission } proberen, met een team van { $team }?
resistance-table-sure-propose = { $team } voorstellen? Het voorstel kan niet meer veranderen.
resistance-table-sure-approve = Dit team aannemen? Een stem kan niet meer veranderen.
resistance-table-sure-reject = Dit team afwijzen? Een stem kan niet meer veranderen.
resistance-table-sure-play = { $card } spelen? Je krijgt de kaart niet terug.
resistance-table-sure-must-succeed = Het verzet moet Succes spelen.
resistance-table-sure-give = ‘{ $card }’ aan { $to } geven?
resistance-table-sure-take = ‘{ $card }’ van { $from } nemen?
resistance-table-sure-overhear = De kant van { $seat } bekijken? Iedereen komt te weten dat je dat deed.
resistance-table-sure-show = Jouw kant aan { $seat } laten zien? Iedereen komt te weten dat je dat deed.
resistance-table-sure-use = ‘{ $card }’ nu inzetten? Daarna is hij weg.
resistance-table-sure-pass = ‘{ $card }’ deze keer bewaren? Je krijgt de vraag maar één keer.
resistance-table-sure-spotlight = { $seat } open laten spelen?
resistance-table-sure-watch = De kaart van { $seat } bekijken? Iedereen komt te weten dat je dat deed.

resistance-table-wait = { $awaited_count ->
    [0] Een moment.
    [1] We wachten op { $awaited }.
    [2] We wachten op { $awaited }.
    [3] We wachten op { $awaited }.
   *[other] We wachten op { $awaited_count } spelers.
}
resistance-table-wait-watching = Je kijkt toe.
resistance-table-wait-over = De partij is voorbij.
resistance-table-wait-voted = Je stem is binnen.
resistance-table-wait-played = Je kaart ligt er.
resistance-table-wait-answered = Je antwoord is binnen.

## Wat alleen jij weet

resistance-table-secret-side = Jouw kant
resistance-table-secret-spies = Spionnen die je kent
resistance-table-secret-resistance = Verzet dat je kent
resistance-table-secret-nobody = niemand
resistance-table-secret-vote = Je stem
resistance-table-secret-card = Je missiekaart
resistance-table-secret-answer = Je antwoord
resistance-table-secret-answer-use = inzetten
resistance-table-secret-answer-pass = nu niet
resistance-table-secret-answer-spotlight = { $seat } speelt open
resistance-table-secret-seen = Kaart van { $member } in missie { $mission }
resistance-table-secret-watching = Je kijkt toe: je weet wat iedereen weet.

## Het einde

resistance-table-end-winners = { $winners_count ->
    [1] { $winners } heeft gewonnen.
   *[other] { $winners } hebben gewonnen.
}
resistance-table-end-sides = Wie was wie
resistance-table-end-missions = De missies
resistance-table-end-mission = { $fails ->
    [0] { $team }, zonder Mislukking
    [1] { $team }, met één Mislukking
   *[other] { $team }, met { $fails } Mislukkingen
}
resistance-table-end-knowledge = Wie wist wat
resistance-table-end-met = De spionnen kenden elkaar vanaf het begin.
resistance-table-end-blind = De spionnen kenden elkaar niet.
resistance-table-end-shown = { $side ->
    [spy] { $to } wist dat { $owner } bij de spionnen hoorde.
   *[resistance] { $to } wist dat { $owner } bij het verzet hoorde.
}
resistance-table-end-saw = { $by } zag in missie { $mission } dat { $member } { $card } speelde.
resistance-table-end-votes = Alle stemmen

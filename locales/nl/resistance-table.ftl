### De tafel van The Resistance: wat het bord, de keuzes, het geheim en het einde zeggen naast de
### woorden van de regels. Plaatsen komen als namen, verzamelingen van plaatsen als lijsten.

## Wat er nu gebeurt, dezelfde zin voor iedereen

resistance-table-now-deal = De kanten worden verdeeld.
resistance-table-now-draw-plots = { $leader } trekt complotkaarten.
resistance-table-now-give-plots = { $leader } deelt complotkaarten uit.
resistance-table-now-at-once = { $card_id ->
    [responsibility] { $awaited } kiest een complotkaart om te nemen.
    [overheard] { $awaited } bekijkt aan welke kant een buur staat.
   *[other] { $awaited } kiest aan wie de eigen kant wordt getoond.
}
resistance-table-now-ask = { $awaited_count ->
    [0] ‘{ $card }’ kan nu worden ingezet.
    [1] { $awaited } kan nu ‘{ $card }’ inzetten.
   *[other] { $awaited } kunnen nu ‘{ $card }’ inzetten.
}
resistance-table-now-aim = { $leader } kiest de missie.
resistance-table-now-propose = { $leader } kiest het team voor missie { $mission }.
resistance-table-now-appoint = { $leader } kiest wie onderzoekt als missie { $mission } mislukt.
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
   *[other] Iedereen stemt over het team. Er ontbreken nog { $awaited_count } stemmen.
}
resistance-table-now-vote-blame = Iedereen stemt over het team. De stemmen worden samen getoond, en niet voordat de tijd om is.
resistance-table-now-face-up = { $awaited } speelt een missiekaart, zichtbaar voor iedereen.
resistance-table-now-mission = { $team } zijn op missie { $mission } en spelen in het geheim hun kaarten.
resistance-table-now-watch = { $awaited } bekijkt een missiekaart.
resistance-table-now-go-on = { $awaited_count ->
    [0] Missie { $mission } is mislukt.
   *[other] Missie { $mission } is mislukt. Iedereen wordt gevraagd om verder te gaan, tot de tijd om is.
}
resistance-table-now-accuse = { $awaited } heeft zich bekendgemaakt en moet iemand beschuldigen.
resistance-table-now-inquire = { $awaited } is de inquisiteur en kiest wie de eigen kant moet laten zien.
resistance-table-now-examine = { $awaited } kiest wie er wordt onderzocht.
resistance-table-now-hand-over = { $examined } geeft een loyaliteitskaart af.
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
resistance-table-mission-chief-fails = { $chief_fails ->
    [1] 1 Misluk{ "\u00AD" }king van de chef
   *[other] { $chief_fails } Misluk{ "\u00AD" }kingen van de chef
}
resistance-table-mission-hacks = { $hacks ->
    [1] 1 Hack
   *[other] { $hacks } Hacks
}
resistance-table-mission-turned = Omgekeerd door een beschuldiging
resistance-table-track = Afgewezen teams: { $rejections } van { $most }
resistance-table-track-last = Bij de vijfde afwijzing winnen de spionnen.
resistance-table-drawn = Getrokken complotkaarten
resistance-table-tally = { $verdict ->
    [approved] Aangenomen, { $approve } tegen { $reject }
   *[rejected] Afgewezen, { $reject } tegen { $approve }
}
resistance-table-overturned = Alsnog afgewezen door { $by }
resistance-table-reveal = { $result ->
    [success] Missie { $mission } slaagt.
   *[failure] Missie { $mission } mislukt.
}

## Een plaats

resistance-table-seats = Plaatsen, met de klok mee
resistance-table-seat-leader = Leider
resistance-table-seat-team = Team
resistance-table-seat-blank = Heeft gestemd
resistance-table-seat-approve = Voor
resistance-table-seat-reject = Tegen
resistance-table-seat-spotlight = Speelt open
resistance-table-seat-holds = Heeft { $cards }
resistance-table-seat-investigator = Onderzoeker
resistance-table-seat-inquisitor = Inquisiteur
resistance-table-seat-had-inquisitor = Was inquisiteur

## Na een missie: wie wie beschuldigt, wie bij wie kijkt

resistance-table-scene-guess = { $guess ->
    [right] Goed
   *[wrong] Fout
}
resistance-table-scene-turned = { $result ->
    [success] Missie { $mission } geldt nu als geslaagd.
   *[failure] Missie { $mission } geldt nu als mislukt.
}
resistance-table-scene-inquired = Ziet een kant en geeft het fiche door
resistance-table-scene-examined = Ziet een loyaliteitskaart

## De nacht, de karakters, en wat iedereen weet over wie bij wie heeft gekeken

resistance-table-night = De nacht
resistance-table-night-over = Ogen open
resistance-table-cast = Karakters
resistance-table-cast-looks = Wie zag wie
resistance-table-cast-count = { $count ->
    [1] { $character }
   *[other] { $character }, { $count } keer
}
resistance-table-looks = Wie beschuldigde en wie keek
resistance-table-looks-accused = { $guess ->
    [right] { $by } heeft { $accused } na missie { $mission } terecht beschuldigd.
   *[wrong] { $by } heeft { $accused } na missie { $mission } ten onrechte beschuldigd.
}
resistance-table-looks-inquired = { $by } heeft na missie { $mission } gezien aan welke kant { $whom } staat.
resistance-table-looks-claimed = { $by } zegt na missie { $mission } over { $whom }: { $thing }.
resistance-table-looks-examined = { $by } heeft na missie { $mission } een loyaliteitskaart van { $whom } gezien.

## Complotkaarten op tafel

resistance-table-plots = Complotkaarten ({ $held })
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

resistance-table-history-none = Er is nog geen team voorgesteld.
resistance-table-history-caption = Elk voorstel: wie leidde, wie zou gaan en hoe iedereen stemde
resistance-table-history-proposal = Leider
resistance-table-history-row = { $number }. { $leader }
resistance-table-history-result = Uitslag
resistance-table-history-voting = er wordt gestemd
resistance-table-history-verdict = { $verdict ->
    [approved] aangenomen, { $approve } tegen { $reject }
   *[rejected] afgewezen, { $reject } tegen { $approve }
}
resistance-table-history-overturned = aangenomen, { $approve } tegen { $reject }, alsnog afgewezen door { $by }
resistance-table-history-mission = { $result ->
    [success] Missie { $mission }: geslaagd, { resistance-count-cards }
    [failure] Missie { $mission }: mislukt, { resistance-count-cards }
   *[open] Missie { $mission }
}
resistance-table-history-led = Leider
resistance-table-history-member = In het team
resistance-table-history-openly = Openlijk gestemd

## Wat je kunt doen

resistance-table-ask-mission = Welke missie wil je proberen?
resistance-table-ask-team = Kies er { $size } voor missie { $mission }.
resistance-table-ask-team-count = { $chosen } van { $size } gekozen
resistance-table-ask-vote = { $openly ->
    [yes] Sturen we { $team } op missie { $mission }? De anderen zien jouw stem voordat ze kiezen.
   *[no] Sturen we { $team } op missie { $mission }?
}
resistance-table-ask-card = { $openly ->
    [yes] Speel je kaart voor missie { $mission }. Iedereen krijgt hem te zien.
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
resistance-table-ask-appoint = Wie onderzoekt als de missie mislukt? Niet jijzelf, en niemand uit het team.
resistance-table-ask-go-on = De missie is mislukt. Verdergaan, of je bekendmaken en beschuldigen?
resistance-table-ask-accuse = Wie beschuldig je ervan chef te zijn?
resistance-table-ask-blame = Wie is volgens jou de bedrieger?
resistance-table-ask-inquire = Wiens kant wil je zien? Daar gaat het fiche ook heen.
resistance-table-ask-claim = Vertel wat je bij { $seat } zag, waar of niet:
resistance-table-ask-examine = Wie moet jou een loyaliteitskaart geven?
resistance-table-ask-hand-over = Welke loyaliteitskaart geef je af? Alleen { $by } krijgt die te zien.
resistance-table-examiner = wie onderzoekt

resistance-table-do-aim = Deze missie
resistance-table-do-propose = Team voorstellen
resistance-table-do-approve = Aannemen
resistance-table-do-reject = Afwijzen
resistance-table-do-play = ‘{ $card }’ spelen
resistance-table-do-give = Geven
resistance-table-do-take = Nemen
resistance-table-do-overhear = Kijken
resistance-table-do-show = Laten zien
resistance-table-do-use = Inzetten
resistance-table-do-pass = Nu niet
resistance-table-do-spotlight = In de schijnwerpers
resistance-table-do-watch = Kijken
resistance-table-do-appoint = Fiche geven
resistance-table-do-go-on = Verder
resistance-table-do-step-forward = Je bekendmaken
resistance-table-do-accuse = Beschuldigen
resistance-table-do-aside-blame = Bedrieger aanwijzen …
resistance-table-do-blame = Aanwijzen
resistance-table-do-inquire = Kijken
resistance-table-do-claim-loyalty = Zeggen
resistance-table-do-claim-side = Zeggen
resistance-table-do-examine = Onderzoeken
resistance-table-do-hand-over = ‘{ $loyalty }’ afgeven
resistance-table-do-nothing = In orde

resistance-table-sure-aim = Missie { $mission } proberen, met een team van { $team }?
resistance-table-sure-propose = { $team } voorstellen? Je kunt het voorstel daarna niet meer veranderen.
resistance-table-sure-approve = Dit team aannemen? Je kunt je stem daarna niet meer veranderen.
resistance-table-sure-reject = Dit team afwijzen? Je kunt je stem daarna niet meer veranderen.
resistance-table-sure-play = ‘{ $card }’ spelen? Je krijgt de kaart niet terug.
resistance-table-sure-must-succeed = Je moet ‘Succes’ spelen.
resistance-table-sure-give = ‘{ $card }’ aan { $to } geven?
resistance-table-sure-take = ‘{ $card }’ van { $from } nemen?
resistance-table-sure-overhear = De kant van { $seat } bekijken? Iedereen komt te weten dat je dat deed.
resistance-table-sure-show = Jouw kant aan { $seat } laten zien? Iedereen komt te weten dat je dat deed.
resistance-table-sure-use = ‘{ $card }’ nu inzetten? Daarna is hij weg.
resistance-table-sure-pass = ‘{ $card }’ deze keer bewaren? Je krijgt de vraag maar één keer.
resistance-table-sure-spotlight = { $seat } open laten spelen?
resistance-table-sure-watch = De kaart van { $seat } bekijken? Iedereen komt te weten dat je dat deed.
resistance-table-sure-appoint = { $seat } onderzoeker maken?
resistance-table-sure-go-on = Verdergaan en nu niemand beschuldigen?
resistance-table-sure-accuse = { $result ->
    [success] { $seat } ervan beschuldigen chef te zijn? Heb je gelijk, dan wint jouw kant. Zit je fout, dan mislukt missie { $mission } alsnog.
   *[failure] { $seat } ervan beschuldigen chef te zijn? Heb je gelijk, dan wint jouw kant. Zit je fout, dan slaagt missie { $mission } alsnog.
}
resistance-table-sure-blame = Je bekendmaken als infiltrant en { $seat } aanwijzen als bedrieger? Dat kan maar één keer. Heb je gelijk, dan wisselen jullie van rol en van kant.
resistance-table-sure-inquire = De kant van { $seat } bekijken en het fiche doorgeven? Iedereen komt te weten dat je dat deed.
resistance-table-sure-claim-loyalty = Zeggen dat het ‘{ $loyalty }’ was? Iedereen hoort het.
resistance-table-sure-claim-side = { $side ->
    [spy] Zeggen dat je een spion zag? Iedereen hoort het.
   *[resistance] Zeggen dat je iemand van het verzet zag? Iedereen hoort het.
}
resistance-table-sure-examine = { $seat } onderzoeken? Iedereen komt te weten dat je dat deed.
resistance-table-sure-hand-over = ‘{ $loyalty }’ afgeven? Je krijgt de kaart niet terug.
resistance-table-sure-not-this-card = Je kunt ‘{ $card }’ niet spelen.
resistance-table-sure-not-this-loyalty = Je kunt ‘{ $loyalty }’ niet afgeven: dat ben je niet.
resistance-table-sure-not-accuse = Je kunt nu niemand beschuldigen. Verdergaan?
resistance-table-sure-not-blame = Alleen de infiltrant kan de bedrieger aanwijzen.

resistance-table-wait-over = De partij is voorbij.
resistance-table-wait-played = Je kaart ligt er.

## Wat alleen jij weet

resistance-table-secret-side = Jouw kant
resistance-table-secret-character = Jij bent
resistance-table-secret-spies = Spionnen die je kent
resistance-table-secret-resistance = Leden van het verzet die je kent
resistance-table-secret-chiefs = Chefs die je kent
resistance-table-secret-coordinator = De coördinator
resistance-table-secret-deep-agent = De infiltrant
resistance-table-secret-deep-agent-or-pretender = Infiltrant en bedrieger, in willekeurige volgorde
resistance-table-secret-vote = Je stem
resistance-table-secret-card = Je missiekaart
resistance-table-secret-answer = Je antwoord
resistance-table-secret-answer-use = inzetten
resistance-table-secret-answer-pass = nu niet
resistance-table-secret-answer-spotlight = { $seat } speelt open
resistance-table-secret-answer-go-on = verder
resistance-table-secret-answer-accuse = { $seat } wordt beschuldigd
resistance-table-secret-loyalty = Loyaliteitskaart van { $whom } na missie { $mission }
resistance-table-secret-seen = Kaart van { $member } in missie { $mission }

## Het einde

resistance-table-end-missions = De missies
resistance-table-end-mission = Team: { $team }
resistance-table-end-knowledge = Wie wist wat
resistance-table-end-met = De spionnen kenden elkaar vanaf het begin.
resistance-table-end-blind = De spionnen kenden elkaar niet.
resistance-table-end-shown = { $side ->
    [spy] { $to } wist dat { $owner } bij de spionnen hoorde.
   *[resistance] { $to } wist dat { $owner } bij het verzet hoorde.
}
resistance-table-end-saw = { $by } zag in missie { $mission } dat { $member } ‘{ $card }’ speelde.
resistance-table-end-examined = { $whom } gaf na missie { $mission } de loyaliteitskaart ‘{ $loyalty }’ aan { $by }.
resistance-table-end-accusations = De beschuldigingen

## De opties van een tafel

resistance-table-options-base = The Resistance
resistance-table-options-hostile = Hostile Intent
resistance-table-options-more = Meer
resistance-table-set-first-evening = Eerste avond
    .about = Het gewone spel. In twee minuten is alles uitgelegd.
resistance-table-set-hunters = De jacht
    .about = Jagers zoeken chefs, en missies zijn alleen de weg erheen.
resistance-table-set-full-house = Volle bak
    .about = Zoveel geheimen en kaarten als er aan deze tafel passen. Voor wie het spel kent.

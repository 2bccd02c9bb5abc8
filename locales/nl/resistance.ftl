### The Resistance, verteld. De sleutels volgen de namen van de regels: gebeurtenissen,
### weigeringen, fasen, kaarten. Plaatsen komen als namen, verzamelingen van plaatsen als lijsten
### van namen met hun aantal in …_count, kaarten als hun namen met de korte naam in …_id, de rest
### als korte naam.

resistance-name = The Resistance
resistance-tagline = Een paar van jullie willen dat elke missie mislukt. Zoek uit wie, voor het te laat is.

## Kanten

resistance-side-resistance = Verzet
    .about = Jij wilt dat missies slagen. Je kent alleen je eigen kant, en op een missie moet je Succes spelen. Jullie winnen met drie geslaagde missies.
resistance-side-spy = Spion
    .about = Jij wilt dat missies mislukken, zonder ontmaskerd te worden. Je kent de andere spionnen, behalve als jullie met blinde spionnen spelen, en op een missie mag je Succes of Mislukking spelen. Jullie winnen met drie mislukte missies, of als vijf teams op rij worden afgewezen.

## Missiekaarten

resistance-card-success = Succes
    .about = Helpt de missie. Iedereen mag deze kaart spelen; het verzet moet.
resistance-card-fail = Mislukking
    .about = Saboteert de missie. Alleen spionnen mogen deze kaart spelen.

## Complotkaarten

resistance-plot-strong-leader = Sterke leider
    .about = Bewaar hem. Eén keer mag je er zelf leider mee worden, voordat een nieuwe leider iets heeft gedaan.
resistance-plot-close-eye = Ik houd je in de gaten
    .about = Bewaar hem. Eén keer mag je, als alle missiekaarten er liggen, de kaart van een ander teamlid bekijken.
resistance-plot-no-confidence = Geen vertrouwen
    .about = Bewaar hem. Eén keer mag je er een aangenomen team alsnog mee afwijzen. Dat telt mee op het stemspoor.
resistance-plot-opinion-maker = Opiniemaker
    .about = Blijft bij jou. Je stemt openlijk, voordat de anderen kiezen.
resistance-plot-responsibility = Verantwoordelijkheid nemen
    .about = Werkt meteen. Neem een complotkaart weg die bij iemand anders ligt.
resistance-plot-overheard = Afgeluisterd gesprek
    .about = Werkt meteen. Bekijk aan welke kant je linker- of rechterbuur staat.
resistance-plot-open-up = Open kaart spelen
    .about = Werkt meteen. Laat iemand naar keuze zien aan welke kant je staat.
resistance-plot-confidence = Vertrouwen winnen
    .about = Werkt meteen. De leider laat iemand anders naar keuze zien aan welke kant hij staat.
resistance-plot-spotlight = In de schijnwerpers
    .about = Bewaar hem. Eén keer mag je, voordat missiekaarten worden gekozen, een teamlid open laten spelen.

## Fasen: een korte titel zoals op een vertrekbord, en wat er gebeurt

resistance-stage-deal = Verdeling
    .about = Iedereen krijgt in het geheim een kant, en de eerste leider wordt geloot.
resistance-stage-draw-plots = Complotkaarten
    .about = De leider trekt complotkaarten, zichtbaar voor iedereen.
resistance-stage-give-plots = Uitdelen
    .about = De leider geeft elke complotkaart aan iemand anders.
resistance-stage-at-once = Meteen
    .about = Een complotkaart werkt zodra hij gegeven is.
resistance-stage-ask = Inzetten?
    .about = Wie een complotkaart heeft, krijgt de vraag of hij nu wordt ingezet; wie zwijgt, past.
resistance-stage-aim = Doelwit
    .about = De leider kiest welke missie wordt geprobeerd.
resistance-stage-propose = Teamvoorstel
    .about = De leider kiest het team voor de missie.
resistance-stage-opinion = Open stem
    .about = Opiniemakers stemmen openlijk, voor de anderen.
resistance-stage-vote = Stemming
    .about = Iedereen stemt in het geheim over het team; daarna zijn alle stemmen te zien.
resistance-stage-face-up = Schijnwerpers
    .about = Een teamlid speelt zijn missiekaart open.
resistance-stage-mission = Missie
    .about = Elk teamlid speelt in het geheim een kaart.
resistance-stage-watch = Scherpe blik
    .about = Iemand bekijkt de missiekaart van een teamlid.
resistance-stage-over = Partij voorbij
    .about = De partij is voorbij, en alle kanten worden omgedraaid.

## Gebeurtenissen

resistance-event-side-dealt = { $side ->
    [spy] Je hoort bij de spionnen.
   *[resistance] Je hoort bij het verzet.
}
resistance-event-spies-met = De spionnen zijn { $spies }.
resistance-event-leads = { $leader } is leider.
resistance-event-plots-drawn = { $leader } trekt: { $cards }.
resistance-event-plot-given = { $from } geeft { $to } de kaart ‘{ $card }’.
resistance-event-plot-idle = ‘{ $card }’ heeft geen effect.
resistance-event-plot-taken = { $by } neemt de kaart ‘{ $card }’ van { $from } af.
resistance-event-character-shown = { $owner } laat een karakterkaart zien, alleen aan { $to }.
resistance-event-side-seen = { $side ->
    [spy] { $owner } hoort bij de spionnen.
   *[resistance] { $owner } hoort bij het verzet.
}
resistance-event-plot-used = { $by } zet ‘{ $card }’ in.
resistance-event-aimed = { $leader } gaat voor missie { $mission }.
resistance-event-proposed = { $leader } wil { $team } op missie { $mission } sturen.
resistance-event-opinion-given = { $approve_count ->
    [0] { $reject_count ->
        [1] { $reject } stemt openlijk tegen het team.
       *[other] { $reject } stemmen openlijk tegen het team.
    }
   *[other] { $reject_count ->
        [0] { $approve_count ->
            [1] { $approve } stemt openlijk voor het team.
           *[other] { $approve } stemmen openlijk voor het team.
        }
       *[other] Openlijk gestemd: { $approve } voor het team, { $reject } tegen.
    }
}
resistance-event-voted = { $verdict ->
    [approved] Het team is aangenomen
   *[rejected] Afgewezen, voor de { $rejections ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
       *[other] vijfde
    } keer
}. Voor: { $approve_count ->
    [0] niemand
   *[other] { $approve }
}. Tegen: { $reject_count ->
    [0] niemand
   *[other] { $reject }
}.
resistance-event-overturned = { $by } wijst het team alsnog af, voor de { $rejections ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[other] vijfde
} keer.
resistance-event-spotlit = { $by } laat { $on } open spelen.
resistance-event-faced-up = { $member } speelt { $card }, zichtbaar voor iedereen.
resistance-event-watched = { $by } bekijkt de missiekaart van { $member }.
resistance-event-card-seen = { $member } heeft { $card } gespeeld.
resistance-event-mission-done = Missie { $mission } met { $team } { $result ->
    [success] slaagt
   *[failure] mislukt
}; gespeeld: { $fails ->
    [0] geen Mislukking
    [1] één Mislukking
   *[other] { $fails } Mislukkingen
}.
resistance-event-ended = { $ending ->
    [three-successes] { resistance-ending-three-successes }
    [three-failures] { resistance-ending-three-failures }
   *[five-rejections] { resistance-ending-five-rejections }
} De spionnen waren { $spies }.

## Hoe een partij eindigt

resistance-ending-three-successes = Drie missies zijn geslaagd: het verzet wint.
resistance-ending-three-failures = Drie missies zijn mislukt: de spionnen winnen.
resistance-ending-five-rejections = Vijf teams op rij zijn afgewezen: de spionnen winnen.

## Hoe de tafel ervoor staat, één regel per ding

resistance-status-stage = Fase: { $stage }
resistance-status-leader = Leider: { $leader }
resistance-status-mission = Lopende missie: { $mission }
resistance-status-attempted = Missie { $mission }: { $result ->
    [success] geslaagd
   *[failure] mislukt
}, { $fails ->
    [0] geen Mislukking
    [1] één Mislukking
   *[other] { $fails } Mislukkingen
}
resistance-status-rejections = Afwijzingen: { $rejections }
resistance-status-team = Team: { $team }
resistance-status-holds = { $seat } heeft: { $cards }
resistance-status-spies = Bekende spionnen: { $spies }

## Weigeringen

resistance-refusal-no-such-seat = Deze plaats is er niet aan deze tafel.
resistance-refusal-spies-dealt = Een tafel van deze grootte heeft een ander aantal spionnen.
resistance-refusal-not-the-leader = Dat doet alleen de leider.
resistance-refusal-no-team-now = Er wordt nu geen team gekozen.
resistance-refusal-team-size = Deze missie vraagt een team van een andere grootte.
resistance-refusal-no-vote-now = Er wordt nu niet gestemd.
resistance-refusal-has-voted = Je hebt gestemd; een stem kan niet meer veranderen.
resistance-refusal-opinion-first = Opiniemakers stemmen voor de anderen.
resistance-refusal-no-mission-now = Er worden nu geen missiekaarten gespeeld.
resistance-refusal-not-on-the-team = Alleen het team speelt missiekaarten.
resistance-refusal-has-played = Je hebt gespeeld; een missiekaart kan niet meer veranderen.
resistance-refusal-must-succeed = Het verzet moet Succes spelen.
resistance-refusal-no-aim-now = Er wordt nu geen missie gekozen.
resistance-refusal-no-such-mission = Er zijn missies 1 tot en met 5.
resistance-refusal-mission-done = Elke missie wordt één keer geprobeerd, en deze is al geweest.
resistance-refusal-mission-five = Missie 5 kan pas na twee geslaagde missies worden gekozen.
resistance-refusal-no-gift-now = Er wordt nu geen complotkaart gegeven.
resistance-refusal-not-the-giver = De leider geeft de complotkaarten.
resistance-refusal-not-drawn = Deze complotkaart is niet getrokken.
resistance-refusal-not-to-oneself = De leider geeft complotkaarten aan anderen.
resistance-refusal-plots-drawn = Deze complotkaarten komen niet van de stapel.
resistance-refusal-nothing-to-take = Er wordt nu geen complotkaart weggenomen.
resistance-refusal-not-held = Deze complotkaart ligt daar niet.
resistance-refusal-nothing-to-overhear = Er wordt nu geen gesprek afgeluisterd.
resistance-refusal-not-a-neighbour = Je kunt alleen iemand afluisteren die naast je zit.
resistance-refusal-nothing-to-show = Er wordt nu geen karakter getoond.
resistance-refusal-not-your-card = Deze complotkaart is voor iemand anders.
resistance-refusal-not-oneself = Kies iemand anders dan jezelf.
resistance-refusal-not-asked = Er wordt je nu niets gevraagd over een complotkaart.
resistance-refusal-has-answered = Je hebt geantwoord; je wordt bij elke gelegenheid één keer gevraagd.
resistance-refusal-name-a-member = Noem een lid van het team.
resistance-refusal-not-this-card = De vraag gaat over een andere complotkaart.
resistance-refusal-nothing-to-watch = Er wordt nu geen missiekaart bekeken.
resistance-refusal-not-your-look = Iemand anders kijkt eerst.
resistance-refusal-cannot-be-watched = Deze kaart ligt open, of iemand heeft hem al bekeken.

## Opties

resistance-option-targeted = Gerichte missies
    .about = De leider kiest ook welke missie wordt geprobeerd.
resistance-option-blind = Blinde spionnen
    .about = De spionnen kennen elkaar niet.
resistance-option-plots = Complotkaarten
    .about = Leiders delen kaarten uit die de regels doorkruisen.
resistance-option-pause = Tijd voor complotkaarten
    .about = Hoeveel seconden er naar complotkaarten wordt gevraagd; 30 als je niets anders zegt.

resistance-misfit-seats = { resistance-name } is voor { $least } tot { $most } spelers.
resistance-misfit-pause-range = Een pauze duurt { $least } tot { $most } seconden.
resistance-misfit-pause-needs-plots = Alleen wie complotkaarten heeft, wordt gevraagd: kies ook plots.

## Hulp bij de regels

resistance-rules-goal = Het verzet stuurt teams op missie; verborgen spionnen onder jullie willen dat ze mislukken. Met drie geslaagde missies wint het verzet. Met drie mislukte missies, of vijf afgewezen teams op rij, winnen de spionnen. Je mag zeggen wat je wilt, waar of niet. Alleen kaarten en stemmen tellen.
    .title = Waar het om gaat
resistance-rules-deal = Iedereen krijgt in het geheim een kant. Met vijf of zes spelers zijn er twee spionnen, met zeven tot negen drie, met tien vier. De spionnen horen wie de anderen zijn; het verzet hoort niets. De eerste leider wordt geloot.
    .title = Wie is wie
resistance-rules-proposal = De leider kiest het team: precies zoveel mensen als de missie vraagt, met of zonder zichzelf. Praat er eerst over; een goede vraag verraadt vaak meer dan een antwoord.
    .title = Het team
resistance-rules-vote = Iedereen stemt tegelijk, in het team of niet. Meer dan de helft moet voor zijn; bij gelijke stand is het team afgewezen. Daarna zijn alle stemmen met naam te zien. Na een afwijzing gaat de leiding naar links en schuift het stemspoor één op. Bij de vijfde afwijzing voor één missie winnen de spionnen.
    .title = De stemming
resistance-rules-mission = Elk teamlid speelt in het geheim een kaart. In het verzet moet je Succes spelen, als spion mag je kiezen. De kaarten worden geschud: je ziet hoeveel Mislukkingen erbij zijn, niet van wie. Eén is genoeg; alleen missie 4 vraagt er vanaf zeven spelers twee. Daarna gaat de leiding naar links en begint het stemspoor opnieuw.
    .title = De missie
resistance-rules-plots = Voor elke missie trekt de leider, naar het aantal spelers, één, twee of drie complotkaarten en geeft elke kaart aan iemand anders. Sommige werken meteen, andere bewaar je en zet je één keer in, één blijft voorgoed. Wie wat heeft, is open. Kun je een kaart inzetten, dan krijg je kort de vraag; zwijgen is nee. Willen er meer, dan gaat het vanaf de leider de kring rond. Wat jij te zien krijgt, zie jij alleen.
    .title = Complotkaarten
resistance-rules-targeted = De leider kiest eerst de missie, dan het team. Elke missie kan één keer worden geprobeerd, missie 5 pas na twee geslaagde missies. Wordt het team afgewezen, dan kiest de volgende leider opnieuw en telt het stemspoor door. De grootte van het team en het aantal Mislukkingen zijn die van de gekozen missie.
    .title = Gerichte missies
resistance-rules-blind = Niemand hoort wie de spionnen zijn. Als spion ken je alleen jezelf, en moet je de anderen herkennen aan wat ze doen, net als iedereen.
    .title = Blinde spionnen
resistance-rules-end = De partij eindigt met de derde geslaagde missie, de derde mislukte of de vijfde afwijzing op rij. Dan worden alle kanten omgedraaid, en kunnen jullie de partij met open kaarten terugzien.
    .title = Het einde

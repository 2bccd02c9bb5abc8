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

## Karakters uit Hostile Intent: wat je weet en kunt, en hoe je wint

resistance-character-resistance = Lid van het verzet
    .about = Je kent alleen je eigen kant, en op een missie moet je Succes spelen.
    .wins = Jullie winnen als jullie jager een chef van de spionnen vindt, of, zonder jagers, met drie geslaagde missies.
resistance-character-resistance-chief = Chef van het verzet
    .about = De jager van de spionnen zoekt jou. Is er een tweede chef of een coördinator, dan weet je wie dat is. Word je onderzocht, dan geef je een chefkaart af. Op een missie moet je Succes spelen.
    .wins = Jullie winnen als jullie jager een chef van de spionnen vindt. Laat je niet eerder vinden.
resistance-character-resistance-hunter = Jager van het verzet
    .about = Niemand kent je. Na de derde geslaagde missie moet je je bekendmaken en iemand beschuldigen: vind een chef van de spionnen. Zit je fout, dan mislukt de missie alsnog. Op een missie moet je Succes spelen.
    .wins = Jullie winnen als je een chef van de spionnen beschuldigt.
resistance-character-dummy-agent = Lokvogel
    .about = Word je onderzocht, dan kies je zelf welke kaart je afgeeft: die van een chef, of ‘Geen chef’. Lok de jager van de spionnen weg van de echte chef; wie jou beschuldigt, zit fout. Op een missie moet je Succes spelen.
    .wins = Jullie winnen als jullie jager een chef van de spionnen vindt.
resistance-character-coordinator = Coördinator
    .about = De chefs van het verzet kennen jou, maar jij kent hen niet. Word je onderzocht, dan geef je ‘Geen chef’ af. Beschuldigt de jager van de spionnen jou, dan winnen de spionnen. Op een missie moet je Succes spelen.
    .wins = Jullie winnen als jullie jager een chef van de spionnen vindt.
resistance-character-pretender = Bedrieger
    .about = De spionnen zien jou samen met de infiltrant en weten niet wie van jullie wie is. Met Ontmaskering kan de infiltrant jou aanwijzen en je plaats innemen. Op een missie moet je Succes spelen.
    .wins = Je wint met het verzet, zolang je erbij hoort.
resistance-character-resistance-hacker = Hacker van het verzet
    .about = Op een missie speel je Succes of Hack. Een Hack keert de uitslag om, wat die ook is; twee Hacks heffen elkaar op.
    .wins = Je wint met het verzet.
resistance-character-spy = Spion
    .about = Behalve met blinde spionnen ken je de spionnen die zich niet verbergen, en hun chef als die er is. Op een missie mag je Succes of Mislukking spelen.
    .wins = Jullie winnen als jullie jager een chef van het verzet vindt, of, zonder jagers, met drie mislukte missies. Jullie winnen ook als vijf teams op rij worden afgewezen.
resistance-character-spy-chief = Chef van de spionnen
    .about = De jager van het verzet zoekt jou. Je kent de spionnen en zij kennen jou. Op een missie mag je Succes of Mislukking spelen, en vanaf zeven spelers ook Mislukking van de chef; daarmee mag jullie jager vervroegd beschuldigen.
    .wins = Jullie winnen als jullie jager een chef van het verzet vindt. Laat je niet eerder vinden.
resistance-character-spy-hunter = Jager van de spionnen
    .about = Je kent de spionnen, maar geen van hen weet dat jij de jager bent. Na de derde mislukte missie moet je je bekendmaken en iemand beschuldigen: vind een chef van het verzet. Eén keer, na een missie die jouw chef heeft laten mislukken, mag dat al eerder. Zit je fout, dan slaagt de missie alsnog.
    .wins = Jullie winnen als je een chef van het verzet of de coördinator beschuldigt.
resistance-character-deep-agent = Infiltrant
    .about = De spionnen kennen jou, maar jij kent geen van hen. Op een missie mag je Succes of Mislukking spelen. Met Ontmaskering mag je één keer, terwijl een team wordt gekozen, de bedrieger aanwijzen: heb je gelijk, dan wisselen jullie van rol.
    .wins = Je wint met de spionnen, zolang je erbij hoort.
resistance-character-spy-hacker = Hacker van de spionnen
    .about = Op een missie speel je Succes of Hack, nooit Mislukking. Een Hack keert de uitslag om, wat die ook is; twee Hacks heffen elkaar op. Ben je verborgen, dan kennen de spionnen jou niet, en jij hen niet.
    .wins = Je wint met de spionnen.

## Loyaliteitskaarten, alleen te zien voor wie onderzoekt

resistance-loyalty-chief = Chef
resistance-loyalty-resistance-chief = Chef van het verzet
resistance-loyalty-spy-chief = Chef van de spionnen
resistance-loyalty-no-chief = Geen chef

## De nacht, stap voor stap: voor iedereen dezelfde

resistance-night-spies = De spionnen doen hun ogen open en zien elkaar.
resistance-night-spy-chiefs = De chef van de spionnen steekt een duim op; de spionnen onthouden wie het is.
resistance-night-deep-agent = De infiltrant steekt met gesloten ogen een duim op; de spionnen onthouden wie het is.
resistance-night-deep-agent-or-pretender = De infiltrant en de bedrieger steken met gesloten ogen een duim op; de spionnen zien er twee, maar niet wie wie is.
resistance-night-hidden-hacker = De hacker van de spionnen houdt zich stil: niemand ziet hem, en hij ziet niemand.
resistance-night-resistance-chiefs = De chefs van het verzet doen hun ogen open en zien elkaar.
resistance-night-coordinator = De coördinator steekt een duim op; de chefs van het verzet onthouden wie het is.

## Missiekaarten

resistance-card-success = Succes
    .about = Helpt de missie. Iedereen mag deze kaart spelen; het verzet moet.
resistance-card-fail = Mislukking
    .about = Saboteert de missie. Alleen spionnen mogen deze kaart spelen.
resistance-card-chief-fail = Mislukking van de chef
    .about = Saboteert de missie, net als een Mislukking. Alleen een chef van de spionnen mag deze kaart spelen, en iedereen ziet dat het deze was.
resistance-card-hack = Hack
    .about = Keert de uitslag van de missie om; twee Hacks heffen elkaar op. Alleen hackers mogen deze kaart spelen.

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
resistance-stage-appoint = Onderzoeker
    .about = De leider geeft de onderzoekersfiche aan iemand die niet meegaat.
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
resistance-stage-go-on = Verder
    .about = Iedereen wordt gevraagd om verder te gaan. Als het mag, kan de jager van de spionnen zich bekendmaken en beschuldigen.
resistance-stage-accuse = Beschuldiging
    .about = Een jager heeft zich bekendgemaakt en moet een chef van de andere kant aanwijzen.
resistance-stage-inquire = Inquisitie
    .about = De inquisiteur bekijkt aan welke kant iemand staat die de fiche nog nooit had.
resistance-stage-examine = Onderzoek
    .about = Er wordt gekozen wie een loyaliteitskaart moet afgeven.
resistance-stage-hand-over = Loyaliteitskaart
    .about = Wie gekozen is, geeft een loyaliteitskaart af, alleen te zien voor wie onderzoekt.
resistance-stage-over = Partij voorbij
    .about = De partij is voorbij, en alle kanten worden omgedraaid.

## Gebeurtenissen

resistance-event-side-dealt = { $side ->
    [spy] Je hoort bij de spionnen.
   *[resistance] Je hoort bij het verzet.
}
resistance-event-spies-met = De spionnen zijn { $spies }.
resistance-event-spies-seen = Je ziet deze spionnen: { $spies }. Misschien houdt nog iemand zich verborgen.
resistance-event-character-dealt = Jouw karakter: { $character }.
resistance-event-spy-chiefs-met = { $chiefs_count ->
    [1] De chef van de spionnen is { $chiefs }.
   *[other] De chefs van de spionnen zijn { $chiefs }.
}
resistance-event-deep-agent-met = { $seats_count ->
    [1] De infiltrant is { $seats }.
   *[other] De infiltrant en de bedrieger zijn { $seats }.
}
resistance-event-resistance-chiefs-met = De chefs van het verzet zijn { $chiefs }.
resistance-event-coordinator-met = De coördinator is { $coordinator }.
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
resistance-event-appointed = { $leader } geeft de onderzoekersfiche aan { $investigator }.
resistance-event-blamed = { $guess ->
    [right] { $by } is de infiltrant en wijst { $named } aan als bedrieger, terecht: ze wisselen van rol.
   *[wrong] { $by } is de infiltrant en wijst { $named } aan als bedrieger, ten onrechte.
}
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
resistance-event-cards-counted = Tussen de kaarten: { $chief_fails ->
    [0] geen Mislukking van de chef
    [1] één Mislukking van de chef
   *[other] { $chief_fails } Mislukkingen van de chef
}, { $hacks ->
    [0] geen Hack
    [1] één Hack
   *[other] { $hacks } Hacks
}.
resistance-event-hunter-shown = { $hunter } maakt zich bekend: { $character }.
resistance-event-accused = { $guess ->
    [right] { $by } beschuldigt { $accused }, en heeft gelijk.
   *[wrong] { $by } beschuldigt { $accused }, maar zit fout.
}
resistance-event-mission-turned = { $result ->
    [success] Missie { $mission } slaagt alsnog.
   *[failure] Missie { $mission } mislukt alsnog.
}
resistance-event-inquired = { $by } bekijkt aan welke kant { $whom } staat en geeft de inquisiteursfiche door.
resistance-event-examined = { $by } onderzoekt { $whom }.
resistance-event-loyalty-seen = { $whom } geeft af: { $loyalty }.
resistance-event-loyalty-claimed = { $by } zegt: { $whom } gaf { $loyalty }.
resistance-event-side-claimed = { $side ->
    [spy] { $by } zegt: { $whom } hoort bij de spionnen.
   *[resistance] { $by } zegt: { $whom } hoort bij het verzet.
}
resistance-event-characters-turned-up = De karakters: { $characters }.
resistance-event-ended = { $ending ->
    [three-successes] { resistance-ending-three-successes }
    [three-failures] { resistance-ending-three-failures }
    [spy-chief-found] { resistance-ending-spy-chief-found }
    [resistance-chief-found] { resistance-ending-resistance-chief-found }
    [coordinator-found] { resistance-ending-coordinator-found }
   *[five-rejections] { resistance-ending-five-rejections }
} De spionnen waren { $spies }.

## Hoe een partij eindigt

resistance-ending-three-successes = Drie missies zijn geslaagd: het verzet wint.
resistance-ending-three-failures = Drie missies zijn mislukt: de spionnen winnen.
resistance-ending-five-rejections = Vijf teams op rij zijn afgewezen: de spionnen winnen.
resistance-ending-spy-chief-found = Een chef van de spionnen is gevonden: het verzet wint.
resistance-ending-resistance-chief-found = Een chef van het verzet is gevonden: de spionnen winnen.
resistance-ending-coordinator-found = De coördinator is gevonden: de spionnen winnen.

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
resistance-status-investigator = Onderzoeker: { $seat }
resistance-status-inquisitor = Inquisiteur: { $seat }
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
resistance-refusal-no-investigator-now = Er wordt nu geen onderzoeker aangewezen.
resistance-refusal-not-the-investigator = De onderzoeker is niet de leider en zit niet in het team.
resistance-refusal-no-chief-fail = Alleen een chef van de spionnen mag Mislukking van de chef spelen, vanaf zeven spelers.
resistance-refusal-no-accusation-now = Er wordt nu niemand beschuldigd.
resistance-refusal-not-your-accusation = Deze beschuldiging is niet aan jou.
resistance-refusal-cannot-be-accused = Beschuldig iemand anders: niet jezelf, geen jager die zich bekend heeft gemaakt, en niemand bij wie je al eens fout zat.
resistance-refusal-no-examination-now = Er wordt nu niemand onderzocht.
resistance-refusal-not-the-examiner = Iemand anders onderzoekt.
resistance-refusal-not-examined = Je wordt nu niet onderzocht.
resistance-refusal-not-this-loyalty = Deze loyaliteitskaart mag je niet afgeven.
resistance-refusal-no-blame-now = Alleen de infiltrant mag een bedrieger aanwijzen, één keer, terwijl een team wordt gekozen.
resistance-refusal-no-inquiry-now = De inquisiteur bekijkt nu niemand.
resistance-refusal-not-the-inquisitor = Dat doet alleen wie de fiche heeft.
resistance-refusal-has-held-the-marker = Deze speler heeft de fiche al gehad.
resistance-refusal-nothing-to-tell = Je hebt nu niets te vertellen, of je hebt het al verteld.
resistance-refusal-no-hack = Alleen een hacker mag Hack spelen.
resistance-refusal-hackers-never-fail = De hacker van de spionnen speelt Succes of Hack, nooit Mislukking.
resistance-refusal-characters-dealt = Aan deze tafel zijn er andere karakters.

## Opties

resistance-option-targeted = Gerichte missies
    .about = De leider kiest ook welke missie wordt geprobeerd.
resistance-option-blind = Blinde spionnen
    .about = De spionnen kennen elkaar niet.
resistance-option-plots = Complotkaarten
    .about = Leiders delen kaarten uit die de regels doorkruisen.
resistance-option-hunter = Jagers en chefs
    .about = Drie missies zijn niet genoeg: de jager van elke kant moet een chef van de andere vinden. Na missies wordt er onderzocht.
resistance-option-dummy-agent = Lokvogel
    .about = Iemand van het verzet die zich bij een onderzoek als chef mag voordoen.
resistance-option-coordinator = Coördinator
    .about = Iemand van het verzet, bekend bij de chefs, die voor de jager van de spionnen ook als chef telt.
resistance-option-deep-agent = Infiltrant
    .about = Een spion die bekend is bij de anderen, maar zelf geen van hen kent.
resistance-option-pretender = Bedrieger
    .about = Iemand van het verzet die voor de spionnen op de infiltrant lijkt.
resistance-option-blame = Ontmaskering
    .about = Eén keer mag de infiltrant de bedrieger aanwijzen en van rol wisselen.
resistance-option-inquisitor = Inquisiteur
    .about = Wie de fiche heeft, bekijkt na missies 2, 3 en 4 aan welke kant iemand anders staat en geeft de fiche door. Het best vanaf zeven spelers.
resistance-option-resistance-hacker = Hacker van het verzet
    .about = Iemand van het verzet die de uitslag van een missie kan omkeren.
resistance-option-spy-hacker = Hacker van de spionnen
    .about = Een spion die de uitslag van een missie kan omkeren, en nooit Mislukking speelt.
resistance-option-hidden-hacker = Verborgen hacker
    .about = De hacker van de spionnen en de andere spionnen kennen elkaar niet.
resistance-option-pause = Tijd om te antwoorden
    .about = Hoeveel seconden bedenktijd er is voor wie complotkaarten heeft, en na een mislukte missie voor iedereen; 30 als je niets anders zegt.

resistance-misfit-seats = { resistance-name } is voor { $least } tot { $most } spelers.
resistance-misfit-pause-range = Een pauze duurt { $least } tot { $most } seconden.
resistance-misfit-pause-needs-plots = Er wordt niemand om antwoord gevraagd: kies ook complotkaarten of jagers.
resistance-misfit-needs-hunter = Dit karakter is er alleen met jagers en chefs.
resistance-misfit-needs-deep-agent = De bedrieger is er alleen samen met de infiltrant.
resistance-misfit-needs-both-agents = Ontmaskering kan alleen met de infiltrant en de bedrieger.
resistance-misfit-needs-spy-hacker = Er is geen hacker van de spionnen om te verbergen.
resistance-misfit-blind-hunter = Met jagers en chefs moeten de spionnen elkaar kennen.
resistance-misfit-blind-hidden = Blinde spionnen kennen niemand: er is niemand om je voor te verbergen.
resistance-misfit-no-plain-resistance = Met { $seats } spelers blijft er geen gewoon lid van het verzet over om door dit karakter te laten vervangen.
resistance-misfit-no-plain-spy = Met { $seats } spelers blijft er geen gewone spion over om door dit karakter te laten vervangen.

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
resistance-rules-hunter = Elke kant heeft een jager en één of twee chefs. De spionnen kennen hun chef; twee chefs van het verzet kennen elkaar; de jagers kent niemand. Met drie missies win je niet meer: de jager van elke kant moet een chef van de andere vinden. Vanaf zeven spelers mag een chef van de spionnen ook Mislukking van de chef spelen; die telt als een Mislukking, en iedereen ziet wat het was.
    .title = Jagers en chefs
resistance-rules-accusation = Na de derde geslaagde missie maakt de jager van het verzet zich bekend en moet een chef van de spionnen beschuldigen; na de derde mislukte moet de jager van de spionnen een chef van het verzet beschuldigen. Heeft hij gelijk, dan wint zijn kant. Zit hij fout, dan wordt de uitslag van de laatste missie omgekeerd en spelen jullie verder. Na missie 5 beschuldigen de jagers om de beurt tot een van de twee gelijk heeft. Geen jager beschuldigt dezelfde persoon twee keer.
    .title = De beschuldiging
resistance-rules-early = Eén keer per partij, na de eerste of tweede mislukte missie, mag de jager van de spionnen vervroegd beschuldigen: met vijf of zes spelers als de chef van de spionnen Mislukking heeft gespeeld, met meer als er een Mislukking van de chef tussen de kaarten zit. Daarom wordt na zo’n missie iedereen gevraagd om verder te gaan, en ziet niemand wie er nadacht. Zit de jager fout, dan slaagt de missie alsnog.
    .title = De vervroegde beschuldiging
resistance-rules-investigation = Voor de stemming geeft de leider de onderzoekersfiche aan iemand die niet leidt en niet meegaat. Na missies 1 tot en met 4 wordt iemand onderzocht: na een geslaagde missie door de leider, na een mislukte door de onderzoeker; het gaat om wat de kaarten zeiden. Wie gekozen is, geeft een loyaliteitskaart af die zegt of hij chef is. Alleen wie onderzoekt, ziet die, en mag erover zeggen wat hij wil.
    .title = Het onderzoek
resistance-rules-agents = De lokvogel kiest zelf welke loyaliteitskaart hij afgeeft. De chefs van het verzet kennen de coördinator, en voor de jager van de spionnen telt die als een van hen. De spionnen kennen de infiltrant, die geen van hen kent. De bedrieger lijkt voor hen op de infiltrant. Met Ontmaskering mag de infiltrant één keer, terwijl een team wordt gekozen, de bedrieger aanwijzen: klopt het, dan wisselen de twee van karakter en van kant; wat ze weten, blijven ze weten.
    .title = Agenten
resistance-rules-inquisitor = De fiche begint rechts van de eerste leider. Wie hem heeft, moet na missies 2, 3 en 4 de kant bekijken van iemand die hem nog nooit had. Verder ziet niemand die kant, en de fiche gaat naar die speler. Dit komt na de beschuldigingen en voor het onderzoek.
    .title = De inquisiteur
resistance-rules-hackers = Een hacker mag Hack spelen in plaats van Succes. Eerst wordt de uitslag zonder Hacks bepaald; dan keert elke Hack hem om. Twee Hacks heffen elkaar dus op. De hacker van de spionnen speelt nooit Mislukking, en kan voor de andere spionnen verborgen zijn.
    .title = Hackers
resistance-rules-end = De partij eindigt met de derde geslaagde missie, de derde mislukte of de vijfde afwijzing op rij. Dan worden alle kanten omgedraaid, en kunnen jullie de partij met open kaarten terugzien.
    .title = Het einde

### The Resistance, verteld. De sleutels volgen de namen van de regels: gebeurtenissen,
### weigeringen, fasen, kaarten. Plaatsen komen als namen, verzamelingen van plaatsen als lijsten
### van namen met hun aantal in …_count, kaarten als hun namen met de korte naam in …_id, de rest
### als korte naam.

resistance-name = The Resistance
resistance-tagline = Een paar van jullie willen dat elke missie mislukt. Zoek uit wie, voor het te laat is.

## Kanten

resistance-side-resistance = Verzet
    .about = Jij wilt dat missies slagen. Je kent alleen je eigen kant, en op een missie moet je ‘Succes’ spelen. Jullie winnen met drie geslaagde missies.
resistance-side-spy = Spion
    .about = { $blind ->
        [yes] Jij wilt dat missies mislukken, zonder ontmaskerd te worden. Je kent de andere spionnen niet. Op een missie mag je ‘Succes’ of ‘Mislukking’ spelen. Jullie winnen met drie mislukte missies, of als vijf teams op rij worden afgewezen.
       *[no] Jij wilt dat missies mislukken, zonder ontmaskerd te worden. Je kent de andere spionnen. Op een missie mag je ‘Succes’ of ‘Mislukking’ spelen. Jullie winnen met drie mislukte missies, of als vijf teams op rij worden afgewezen.
    }

## Karakters uit Hostile Intent: wat je weet en kunt, en hoe je wint

resistance-character-resistance = Lid van het verzet
    .about = Jij wilt dat missies slagen.
resistance-character-resistance-chief = Chef van het verzet
    .about = { $seven ->
        [yes] De jager van de spionnen zoekt jou: laat je niet vinden. Word je onderzocht, dan moet je ‘Chef van het verzet’ afgeven.
       *[no] De jager van de spionnen zoekt jou: laat je niet vinden. Word je onderzocht, dan moet je ‘Chef’ afgeven.
    }
resistance-character-resistance-hunter = Jager van het verzet
    .about = Niemand kent je. Na de derde geslaagde missie moet je je bekendmaken en iemand ervan beschuldigen chef van de spionnen te zijn. Zit je fout, dan mislukt die missie alsnog.
resistance-character-dummy-agent = Lokvogel
    .about = { $seven ->
        [yes] Word je onderzocht, dan geef je ‘Chef van het verzet’ of ‘Geen chef’ af, zoals je wilt. Lok de jager van de spionnen weg van de echte chef: wie jou beschuldigt, zit fout.
       *[no] Word je onderzocht, dan geef je ‘Chef’ of ‘Geen chef’ af, zoals je wilt. Lok de jager van de spionnen weg van de echte chef: wie jou beschuldigt, zit fout.
    }
resistance-character-coordinator = Coördinator
    .about = { $allies ->
        [1] De chef van het verzet kent jou, maar jij kent die niet. Word je onderzocht, dan moet je ‘Geen chef’ afgeven. Beschuldigt de jager van de spionnen jou, dan winnen de spionnen.
       *[other] De chefs van het verzet kennen jou, maar jij kent hen niet. Word je onderzocht, dan moet je ‘Geen chef’ afgeven. Beschuldigt de jager van de spionnen jou, dan winnen de spionnen.
    }
resistance-character-pretender = Bedrieger
    .about = De spionnen zien jou samen met de infiltrant, maar niet wie van jullie wie is.
resistance-character-resistance-hacker = Hacker van het verzet
    .about = Jij wilt dat missies slagen, en kunt de uitslag van je eigen missies omkeren.
resistance-character-spy = Spion
    .about = Jij wilt dat missies mislukken, zonder ontmaskerd te worden.
resistance-character-spy-chief = Chef van de spionnen
    .about = { $seven ->
        [yes] De jager van het verzet zoekt jou: laat je niet vinden. Word je onderzocht, dan moet je ‘Chef van de spionnen’ afgeven.
       *[no] De jager van het verzet zoekt jou: laat je niet vinden. Word je onderzocht, dan moet je ‘Chef’ afgeven.
    }
resistance-character-spy-hunter = Jager van de spionnen
    .about = { $seven ->
        [yes] Niemand weet dat jij de jager bent. Na de derde mislukte missie moet je je bekendmaken en iemand ervan beschuldigen chef van het verzet te zijn. Eén keer, na een mislukte missie met een ‘Mislukking van de chef’ erin, mag dat al eerder. Zit je fout, dan slaagt die missie alsnog.
       *[no] Niemand weet dat jij de jager bent. Na de derde mislukte missie moet je je bekendmaken en iemand ervan beschuldigen chef van het verzet te zijn. Eén keer, na een mislukte missie waarin jullie chef ‘Mislukking’ speelde, mag dat al eerder. Zit je fout, dan slaagt die missie alsnog.
    }
resistance-character-deep-agent = Infiltrant
    .about = { $pretender ->
        [yes] De spionnen zien jou samen met de bedrieger, maar niet wie van jullie wie is. Jij kent geen van hen.
       *[no] De spionnen kennen jou, maar jij kent geen van hen.
    }
resistance-character-spy-hacker = Hacker van de spionnen
    .about = Jij wilt dat missies mislukken, en kunt de uitslag van je eigen missies omkeren.
resistance-knows-nobody = Je kent alleen je eigen kant.
resistance-knows-no-spies = Je kent de andere spionnen niet, en zij kennen jou niet.
resistance-knows-spies = { $pretender ->
    [yes] { $chiefs ->
        [1] Je kent de andere spionnen en hun chef; alleen van de infiltrant en de bedrieger weet je niet wie wie is.
       *[other] Je kent de andere spionnen en hun chefs; alleen van de infiltrant en de bedrieger weet je niet wie wie is.
    }
   *[no] { $chiefs ->
        [0] Je kent de andere spionnen.
        [1] Je kent de andere spionnen, en weet wie hun chef is.
       *[other] Je kent de andere spionnen, en weet wie hun chefs zijn.
    }
}
resistance-knows-spies-as-chief = { $pretender ->
    [yes] { $chiefs ->
        [1] Je kent de andere spionnen, en zij weten dat jij hun chef bent; alleen van de infiltrant en de bedrieger weet je niet wie wie is.
       *[other] Je kent de andere spionnen en de andere chef, en zij weten dat jij er een bent; alleen van de infiltrant en de bedrieger weet je niet wie wie is.
    }
   *[no] { $chiefs ->
        [1] Je kent de andere spionnen, en zij weten dat jij hun chef bent.
       *[other] Je kent de andere spionnen en de andere chef, en zij weten dat jij er een bent.
    }
}
resistance-knows-deep-agent = Je weet wie de infiltrant is; die kent geen van jullie.
resistance-knows-hidden-hacker = Alleen de hacker van de spionnen ken je niet.
resistance-knows-other-chief = Je kent de andere chef van het verzet.
resistance-knows-coordinator = Je kent de coördinator.
resistance-plays-success = Op een missie moet je ‘Succes’ spelen.
resistance-plays-fail = Op een missie mag je ‘Succes’ of ‘Mislukking’ spelen.
resistance-plays-as-chief = { $seven ->
    [yes] Op een missie mag je ‘Succes’, ‘Mislukking’ of ‘Mislukking van de chef’ spelen. Mislukt de missie met een ‘Mislukking van de chef’ erin, dan mag jullie jager vervroegd beschuldigen.
   *[no] Op een missie mag je ‘Succes’ of ‘Mislukking’ spelen. Speel je ‘Mislukking’ en mislukt de missie, dan mag jullie jager vervroegd beschuldigen.
}
resistance-plays-hack = { $hackers ->
    [1] Op een missie mag je ‘Succes’ of ‘Hack’ spelen, nooit ‘Mislukking’. Een ‘Hack’ keert de uitslag om, wat die ook is.
   *[other] Op een missie mag je ‘Succes’ of ‘Hack’ spelen, nooit ‘Mislukking’. Een ‘Hack’ keert de uitslag om, wat die ook is; twee Hacks heffen elkaar op.
}
resistance-blame-as-deep-agent = Eén keer in de partij, terwijl een team wordt gekozen of erover wordt gestemd, mag je de bedrieger aanwijzen: heb je gelijk, dan wisselen jullie van rol en van kant.
resistance-blame-as-pretender = Eén keer in de partij mag de infiltrant jou als bedrieger aanwijzen: dan wisselen jullie van rol en van kant.
resistance-wins-missions = Jullie winnen met drie geslaagde missies.
resistance-wins-hunt = Jullie winnen als jullie jager een chef van de spionnen vindt.
resistance-wins-as-hunter = Jullie winnen als je een chef van de spionnen beschuldigt.
resistance-spies-win-missions = Jullie winnen met drie mislukte missies, of als vijf teams op rij worden afgewezen.
resistance-spies-win-hunt = { $coordinator ->
    [yes] Jullie winnen als jullie jager een chef van het verzet of de coördinator vindt, of als vijf teams op rij worden afgewezen.
   *[no] Jullie winnen als jullie jager een chef van het verzet vindt, of als vijf teams op rij worden afgewezen.
}
resistance-spies-win-as-hunter = { $coordinator ->
    [yes] Jullie winnen als je een chef van het verzet of de coördinator beschuldigt, of als vijf teams op rij worden afgewezen.
   *[no] Jullie winnen als je een chef van het verzet beschuldigt, of als vijf teams op rij worden afgewezen.
}

## Loyaliteitskaarten, alleen te zien voor wie onderzoekt

resistance-loyalty-chief = Chef
resistance-loyalty-resistance-chief = Chef van het verzet
resistance-loyalty-spy-chief = Chef van de spionnen
resistance-loyalty-no-chief = Geen chef

## De nacht, stap voor stap: voor iedereen dezelfde

resistance-night-eyes-shut = { $chiefs ->
    [0] Iedereen doet de ogen dicht.
   *[other] Iedereen doet de ogen dicht en steekt een vuist naar voren.
}
resistance-night-spy-thumbs = { $agents ->
    [none] { $chiefs ->
        [1] De chef van de spionnen steekt een duim op.
       *[other] De twee chefs van de spionnen steken een duim op.
    }
    [deep-agent] { $chiefs ->
        [1] De chef van de spionnen en de infiltrant steken een duim op.
       *[other] De twee chefs van de spionnen en de infiltrant steken een duim op.
    }
   *[both] { $chiefs ->
        [1] De chef van de spionnen, de infiltrant en de bedrieger steken een duim op.
       *[other] De twee chefs van de spionnen, de infiltrant en de bedrieger steken een duim op.
    }
}
resistance-night-hidden-hacker = { $chiefs ->
    [0] De hacker van de spionnen houdt de ogen tot het einde dicht.
   *[other] De hacker van de spionnen houdt de vuist en de ogen tot het einde dicht.
}
resistance-night-spies-look = { $agents ->
    [none] { $chiefs ->
        [0] De spionnen doen hun ogen open, kijken rond en onthouden wie de anderen zijn.
        [1] De spionnen doen hun ogen open, kijken rond en onthouden wie de anderen zijn en wie hun chef is.
       *[other] De spionnen doen hun ogen open, kijken rond en onthouden wie de anderen zijn en wie hun chefs zijn.
    }
    [deep-agent] { $chiefs ->
        [1] Alle spionnen behalve de infiltrant doen hun ogen open en kijken rond. Een duim en open ogen: dat is de chef. Een duim en dichte ogen: dat is de infiltrant.
       *[other] Alle spionnen behalve de infiltrant doen hun ogen open en kijken rond. Een duim en open ogen: dat is een chef. Een duim en dichte ogen: dat is de infiltrant.
    }
   *[both] { $chiefs ->
        [1] Alle spionnen behalve de infiltrant doen hun ogen open en kijken rond. Een duim en open ogen: dat is de chef. Een duim en dichte ogen: dat zijn de infiltrant en de bedrieger, en niemand komt te weten wie wie is.
       *[other] Alle spionnen behalve de infiltrant doen hun ogen open en kijken rond. Een duim en open ogen: dat is een chef. Een duim en dichte ogen: dat zijn de infiltrant en de bedrieger, en niemand komt te weten wie wie is.
    }
}
resistance-night-spies-shut = { $agents ->
    [none] { $chiefs ->
        [0] De spionnen doen hun ogen weer dicht.
       *[other] De spionnen maken weer een vuist en doen hun ogen dicht.
    }
   *[other] Iedereen doet de ogen dicht en de duim omlaag.
}
resistance-night-chiefs-look = De twee chefs van het verzet doen hun ogen open en vinden elkaar.
resistance-night-chiefs-shut = De chefs van het verzet doen hun ogen weer dicht.
resistance-night-coordinator-thumb = { $allies ->
    [1] De chef van het verzet doet de ogen open, en de coördinator steekt een duim op.
   *[other] De chefs van het verzet doen hun ogen open, en de coördinator steekt een duim op.
}
resistance-night-coordinator-shut = { $allies ->
    [1] De chef van het verzet doet de ogen dicht, en de coördinator doet de duim omlaag.
   *[other] De chefs van het verzet doen hun ogen dicht, en de coördinator doet de duim omlaag.
}
resistance-night-all-shut = { $chiefs ->
    [0] Nu heeft iedereen de ogen dicht.
   *[other] Nu heeft iedereen de ogen dicht en een vuist naar voren.
}
resistance-night-eyes-open = Iedereen doet de ogen open.

## Missiekaarten

resistance-card-success = Succes
    .about = Helpt de missie. Iedereen mag deze kaart spelen, en het verzet speelt nooit ‘Mislukking’.
resistance-card-fail = Mislukking
    .about = Saboteert de missie. Alleen spionnen mogen deze kaart spelen.
resistance-card-chief-fail = Mislukking van de chef
    .about = Saboteert de missie, net als een ‘Mislukking’. Alleen een chef van de spionnen mag deze kaart spelen, en iedereen ziet dat het deze was.
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
    .about = Werkt meteen. De leider laat de eigen kant zien aan iemand naar keuze.
resistance-plot-spotlight = In de schijnwerpers
    .about = Bewaar hem. Eén keer mag je, voordat missiekaarten worden gekozen, een teamlid open laten spelen.

## Fasen: een korte titel zoals op een vertrekbord, en wat er gebeurt

resistance-stage-deal = Verdeling
    .about = Iedereen krijgt in het geheim een kaart, en de eerste leider wordt geloot.
resistance-stage-draw-plots = Complotkaarten
    .about = De leider trekt complotkaarten, zichtbaar voor iedereen.
resistance-stage-give-plots = Uitdelen
    .about = De leider geeft elke complotkaart aan iemand anders.
resistance-stage-at-once = Meteen
    .about = Een complotkaart werkt zodra hij gegeven is.
resistance-stage-ask = Inzetten?
    .about = Wie een complotkaart heeft, krijgt de vraag of die nu wordt ingezet; wie zwijgt, past.
resistance-stage-aim = Doelwit
    .about = De leider kiest welke missie wordt geprobeerd.
resistance-stage-propose = Teamvoorstel
    .about = De leider kiest het team voor de missie.
resistance-stage-appoint = Onderzoeker
    .about = De leider geeft het onderzoekersfiche aan iemand die niet meegaat.
resistance-stage-opinion = Open stem
    .about = Opiniemakers stemmen openlijk, voor de anderen.
resistance-stage-vote = Stemming
    .about = Iedereen stemt in het geheim over het team; daarna zijn alle stemmen te zien.
resistance-stage-face-up = Schijnwerpers
    .about = Een teamlid speelt een missiekaart open.
resistance-stage-mission = Missie
    .about = Elk teamlid speelt in het geheim een kaart.
resistance-stage-watch = Scherpe blik
    .about = Iemand bekijkt de missiekaart van een teamlid.
resistance-stage-go-on = Verder
    .about = Iedereen krijgt de vraag om verder te gaan, altijd even lang. De jager van de spionnen mag zich bekendmaken en beschuldigen als de regels het toelaten.
resistance-stage-accuse = Beschuldiging
    .about = Een jager heeft zich bekendgemaakt en moet een chef van de andere kant aanwijzen.
resistance-stage-inquire = Inquisitie
    .about = De inquisiteur bekijkt aan welke kant iemand staat die het fiche nog nooit had.
resistance-stage-examine = Onderzoek
    .about = Er wordt gekozen wie een loyaliteitskaart moet afgeven.
resistance-stage-hand-over = Loyaliteitskaart
    .about = Wie gekozen is, geeft een loyaliteitskaart af, alleen te zien voor wie onderzoekt.
resistance-stage-over = Partij voorbij
    .about = De partij is voorbij, en alle kaarten gaan open.

## Gebeurtenissen

resistance-event-side-dealt = { $side ->
    [spy] Je hoort bij de spionnen.
   *[resistance] Je hoort bij het verzet.
}
resistance-event-spies-met = De spionnen zijn { $spies }.
resistance-event-spies-seen = Je ziet deze spionnen: { $spies }. Er is er nog één.
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
resistance-event-plot-taken = { $by } pakt de kaart ‘{ $card }’ van { $from } af.
resistance-event-character-shown = { $owner } laat een karakterkaart zien, alleen aan { $to }.
resistance-event-side-seen = { $side ->
    [spy] { $owner } hoort bij de spionnen.
   *[resistance] { $owner } hoort bij het verzet.
}
resistance-event-plot-used = { $by } zet ‘{ $card }’ in.
resistance-event-aimed = { $leader } gaat voor missie { $mission }.
resistance-event-proposed = { $leader } wil { $team } op missie { $mission } sturen.
resistance-event-appointed = { $leader } geeft het onderzoekersfiche aan { $investigator }.
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
   *[rejected] Het team is afgewezen; dat is de { $rejections ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
       *[other] vijfde
    } afwijzing
}. Voor: { $approve_count ->
    [0] niemand
   *[other] { $approve }
}. Tegen: { $reject_count ->
    [0] niemand
   *[other] { $reject }
}.
resistance-event-overturned = { $by } wijst het team alsnog af; dat is de { $rejections ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[other] vijfde
} afwijzing.
resistance-event-spotlit = { $by } laat { $on } open spelen.
resistance-event-faced-up = { $member } speelt ‘{ $card }’, zichtbaar voor iedereen.
resistance-event-watched = { $by } bekijkt de missiekaart van { $member }.
resistance-event-card-seen = { $member } heeft ‘{ $card }’ gespeeld.
resistance-count-fails = { $fails ->
    [0] geen Mislukking
    [1] één Mislukking
   *[other] { $fails } Mislukkingen
}
resistance-count-chief-fails = { $chief_fails ->
    [1] één Mislukking van de chef
   *[other] { $chief_fails } Mislukkingen van de chef
}
resistance-count-hacks = { $hacks ->
    [1] één Hack
   *[other] { $hacks } Hacks
}
resistance-count-cards = { $chief_fails ->
    [0] { $hacks ->
        [0] { resistance-count-fails }
       *[other] { $fails ->
            [0] { resistance-count-hacks }
           *[other] { resistance-count-fails } en { resistance-count-hacks }
        }
    }
   *[other] { $hacks ->
        [0] { $fails ->
            [0] { resistance-count-chief-fails }
           *[other] { resistance-count-fails } en { resistance-count-chief-fails }
        }
       *[other] { $fails ->
            [0] { resistance-count-chief-fails } en { resistance-count-hacks }
           *[other] { resistance-count-fails }, { resistance-count-chief-fails } en { resistance-count-hacks }
        }
    }
}
resistance-event-mission-done = Missie { $mission } met { $team } { $result ->
    [success] slaagt
   *[failure] mislukt
}; gespeeld: { resistance-count-cards }.
resistance-played-fail = ‘Mislukking’ door { $fail }
resistance-played-chief-fail = ‘Mislukking van de chef’ door { $chief_fail }
resistance-played-hack = ‘Hack’ door { $hack }
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
resistance-event-cards-turned-up = Missie { $mission }: { resistance-played-by }.
resistance-event-hunter-shown = { $hunter } maakt zich bekend: { $character }.
resistance-event-accused = { $guess ->
    [right] { $by } beschuldigt { $accused }, en heeft gelijk.
   *[wrong] { $by } beschuldigt { $accused }, maar zit fout.
}
resistance-event-mission-turned = { $result ->
    [success] Missie { $mission } slaagt alsnog.
   *[failure] Missie { $mission } mislukt alsnog.
}
resistance-event-inquired = { $by } bekijkt aan welke kant { $whom } staat en geeft het inquisiteursfiche door.
resistance-event-examined = { $by } onderzoekt { $whom }.
resistance-event-loyalty-seen = { $whom } geeft ‘{ $loyalty }’ af.
resistance-event-loyalty-claimed = { $by } zegt dat { $whom } ‘{ $loyalty }’ heeft afgegeven.
resistance-event-side-claimed = { $side ->
    [spy] { $by } zegt dat { $whom } bij de spionnen hoort.
   *[resistance] { $by } zegt dat { $whom } bij het verzet hoort.
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
}, { resistance-count-cards }
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
resistance-refusal-has-voted = Je hebt al gestemd, en dat kun je niet meer veranderen.
resistance-refusal-opinion-first = Opiniemakers stemmen voor de anderen.
resistance-refusal-no-mission-now = Er worden nu geen missiekaarten gespeeld.
resistance-refusal-not-on-the-team = Alleen het team speelt missiekaarten.
resistance-refusal-has-played = Je hebt al een missiekaart gespeeld, en die kun je niet meer veranderen.
resistance-refusal-must-succeed = Je moet ‘Succes’ spelen.
resistance-refusal-no-aim-now = Er wordt nu geen missie gekozen.
resistance-refusal-no-such-mission = Er zijn alleen missies 1 tot en met 5.
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
resistance-refusal-has-answered = Je hebt al geantwoord, en je krijgt de vraag maar één keer.
resistance-refusal-name-a-member = Noem een lid van het team.
resistance-refusal-not-this-card = De vraag gaat over een andere complotkaart.
resistance-refusal-nothing-to-watch = Er wordt nu geen missiekaart bekeken.
resistance-refusal-not-your-look = Iemand anders kijkt eerst.
resistance-refusal-cannot-be-watched = Deze kaart ligt open, of iemand heeft hem al bekeken.
resistance-refusal-no-investigator-now = Er wordt nu geen onderzoeker aangewezen.
resistance-refusal-not-the-investigator = De onderzoeker is niet de leider en zit niet in het team.
resistance-refusal-no-chief-fail = Alleen een chef van de spionnen mag ‘Mislukking van de chef’ spelen, en pas vanaf zeven spelers.
resistance-refusal-no-accusation-now = Er wordt nu niemand beschuldigd.
resistance-refusal-no-early-accusation = Nu mag alleen de jager van de spionnen beschuldigen, en alleen als hun chef deze missie heeft laten mislukken.
resistance-refusal-not-your-accusation = Deze beschuldiging is niet aan jou.
resistance-refusal-cannot-be-accused = Beschuldig iemand anders: niet jezelf, geen jager die zich bekend heeft gemaakt, en niemand bij wie je al eens fout zat.
resistance-refusal-no-examination-now = Er wordt nu niemand onderzocht.
resistance-refusal-not-the-examiner = Iemand anders onderzoekt.
resistance-refusal-not-examined = Je wordt nu niet onderzocht.
resistance-refusal-not-this-loyalty = Deze loyaliteitskaart mag je niet afgeven.
resistance-refusal-no-blame-now = Alleen de infiltrant mag een bedrieger aanwijzen, één keer, terwijl een team wordt gekozen of erover wordt gestemd.
resistance-refusal-no-inquiry-now = De inquisiteur bekijkt nu niemand.
resistance-refusal-not-the-inquisitor = Dat doet alleen wie het fiche heeft.
resistance-refusal-has-held-the-marker = Deze speler heeft het fiche al gehad.
resistance-refusal-nothing-to-tell = Je hebt nu niets te vertellen, of je hebt het al verteld.
resistance-refusal-no-hack = Alleen een hacker mag ‘Hack’ spelen.
resistance-refusal-hackers-never-fail = Een hacker speelt ‘Succes’ of ‘Hack’, nooit ‘Mislukking’.
resistance-refusal-characters-dealt = Aan deze tafel zijn er andere karakters.

## Opties

resistance-option-targeted = Gerichte missies
    .about = De leider kiest ook welke missie wordt geprobeerd.
resistance-option-blind = Blinde spionnen
    .about = De spionnen kennen elkaar niet.
resistance-option-plots = Complotkaarten
    .about = Leiders delen kaarten uit die de regels een draai geven.
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
    .about = Eén keer, terwijl een team wordt gekozen of erover wordt gestemd, mag de infiltrant de bedrieger aanwijzen en van rol wisselen.
resistance-option-inquisitor = Inquisiteur
    .about = Wie het fiche heeft, bekijkt na missies 2, 3 en 4 aan welke kant iemand anders staat en geeft het fiche door. Het best vanaf zeven spelers.
resistance-option-resistance-hacker = Hacker van het verzet
    .about = Iemand van het verzet die de uitslag van een missie kan omkeren.
resistance-option-spy-hacker = Hacker van de spionnen
    .about = Een spion die de uitslag van een missie kan omkeren, en nooit ‘Mislukking’ speelt.
resistance-option-hidden-hacker = Verborgen hacker
    .about = De hacker van de spionnen en de andere spionnen kennen elkaar niet.
resistance-option-pause = Tijd om te antwoorden
    .about = In seconden. Kies je niets, dan zijn het er 30 voor wie de vraag krijgt om een complotkaart in te zetten. Na een mislukte missie, en bij stemmingen met Ontmaskering, heeft iedereen er 15.

resistance-misfit-seats = { resistance-name } is voor { $least } tot { $most } spelers.
resistance-misfit-pause-range = Een pauze duurt { $least } tot { $most } seconden.
resistance-misfit-pause-needs-plots = Er wordt niemand om antwoord gevraagd: kies ook complotkaarten of jagers.
resistance-misfit-needs-hunter = Dit karakter is er alleen met jagers en chefs.
resistance-misfit-needs-deep-agent = De bedrieger is er alleen samen met de infiltrant.
resistance-misfit-needs-both-agents = Ontmaskering kan alleen met de infiltrant en de bedrieger.
resistance-misfit-needs-spy-hacker = Er is geen hacker van de spionnen om te verbergen.
resistance-misfit-blind-hunter = Met jagers en chefs moeten de spionnen elkaar kennen.
resistance-misfit-blind-hidden = Blinde spionnen kennen niemand: er is niemand om je voor te verbergen.
resistance-misfit-no-plain-resistance = Met { $seats } spelers is er geen gewoon lid van het verzet meer dat plaats kan maken voor dit karakter.
resistance-misfit-no-plain-spy = Met { $seats } spelers is er geen gewone spion meer die plaats kan maken voor dit karakter.

## Hulp bij de regels

resistance-rules-goal = Het verzet stuurt teams op missie; verborgen spionnen onder jullie willen dat ze mislukken. { $hunter ->
    [yes] Maar drie geslaagde of drie mislukte missies zijn niet genoeg: dan moet de jager van die kant beschuldigen. De kant waarvan de jager een chef van de andere kant vindt, wint. De spionnen winnen ook met vijf afgewezen teams op rij.
   *[other] Met drie geslaagde missies wint het verzet. Met drie mislukte missies, of vijf afgewezen teams op rij, winnen de spionnen.
} Je mag zeggen wat je wilt, waar of niet. Alleen kaarten en stemmen tellen.
    .title = Waar het om gaat
resistance-rules-deal = { $deal ->
    [blind] Iedereen krijgt in het geheim een kaart. Met vijf of zes spelers zijn er twee spionnen, met zeven tot en met negen drie, met tien vier. Niemand komt te weten wie de spionnen zijn: als spion ken je alleen jezelf.
    [hidden] Iedereen krijgt in het geheim een karakter. Met vijf of zes spelers zijn er twee spionnen, met zeven tot en met negen drie, met tien vier. De spionnen komen te weten wie de anderen zijn, behalve de hacker van de spionnen: die en de andere spionnen kennen elkaar niet. Het verzet komt niets te weten.
    [hunter] Iedereen krijgt in het geheim een karakter. Met vijf of zes spelers zijn er twee spionnen, met zeven tot en met negen drie, met tien vier. In de nacht doen degenen die elkaar mogen kennen de ogen open; de lijst van karakters laat het stap voor stap zien. Niemand komt te weten wie de jagers zijn.
   *[other] Iedereen krijgt in het geheim een kaart. Met vijf of zes spelers zijn er twee spionnen, met zeven tot en met negen drie, met tien vier. De spionnen komen te weten wie de anderen zijn; het verzet komt niets te weten.
} De eerste leider wordt geloot.
    .title = Wie is wie
resistance-rules-proposal = De leider kiest het team: precies zoveel mensen als de missie vraagt, met of zonder zichzelf. Praat er eerst over; een goede vraag verraadt vaak meer dan een antwoord.
    .title = Het team
resistance-rules-vote = Iedereen stemt tegelijk, in het team of niet. Meer dan de helft moet voor zijn; bij een gelijke stand is het team afgewezen. Daarna zijn alle stemmen met naam te zien. Na een afwijzing gaat de leiding naar links en schuift het stemspoor één op. Bij de vijfde afwijzing op rij winnen de spionnen.
    .title = De stemming
resistance-rules-mission = Elk teamlid speelt in het geheim een kaart. { $hackers ->
    [yes] Een hacker speelt ‘Succes’ of ‘Hack’. Alle anderen van het verzet moeten ‘Succes’ spelen; de andere spionnen mogen kiezen. De kaarten worden geschud: je ziet hoeveel er van elke soort zijn, niet van wie. Eén Mislukking is genoeg; alleen missie 4 vraagt er vanaf zeven spelers twee. Daarna keert elke Hack de uitslag om. Dan gaat de leiding naar links en begint het stemspoor opnieuw.
   *[other] In het verzet moet je ‘Succes’ spelen, als spion mag je kiezen. De kaarten worden geschud: je ziet hoeveel Mislukkingen erbij zijn, niet van wie. Eén is genoeg; alleen missie 4 vraagt er vanaf zeven spelers twee. Daarna gaat de leiding naar links en begint het stemspoor opnieuw.
}
    .title = De missie
resistance-rules-plots = Voor elke missie trekt de leider, afhankelijk van het aantal spelers, één, twee of drie complotkaarten en geeft elke kaart aan iemand anders. Sommige werken meteen, andere bewaar je en zet je één keer in, en ‘Opiniemaker’ blijft voorgoed. Iedereen ziet wie wat heeft. Kun je een kaart inzetten, dan krijg je kort de vraag; zwijgen is nee. Willen er meer, dan gaat het vanaf de leider de kring rond. Wat jij te zien krijgt, zie jij alleen.
    .title = Complotkaarten
resistance-rules-targeted = De leider kiest eerst de missie, dan het team. Elke missie kan één keer worden geprobeerd, missie 5 pas na twee geslaagde missies. Wordt het team afgewezen, dan kiest de volgende leider opnieuw en telt het stemspoor door. De grootte van het team en het aantal Mislukkingen zijn die van de gekozen missie.
    .title = Gerichte missies
resistance-rules-blind = Niemand komt te weten wie de spionnen zijn. Als spion ken je alleen jezelf, en moet je de anderen herkennen aan wat ze doen, net als iedereen.
    .title = Blinde spionnen
resistance-rules-hunter = Elke kant heeft een jager en een chef; vanaf acht spelers heeft het verzet twee chefs, met tien de spionnen ook. De spionnen kennen hun chefs; twee chefs van het verzet kennen elkaar. Vanaf zeven spelers mag een chef van de spionnen ook ‘Mislukking van de chef’ spelen: die telt als een Mislukking, en iedereen ziet wat het was.
    .title = Jagers en chefs
resistance-rules-accusation = Na de derde geslaagde missie moet de jager van het verzet zich bekendmaken en een chef van de spionnen aanwijzen; na de derde mislukte moet de jager van de spionnen een chef van het verzet aanwijzen. Klopt de beschuldiging, dan wint de kant van de jager. Klopt ze niet, dan wordt de uitslag van de laatste missie omgekeerd en spelen jullie verder. Na missie 5 beschuldigen de jagers om de beurt tot een van de twee gelijk heeft. Geen jager beschuldigt dezelfde persoon twee keer.
    .title = De beschuldiging
resistance-rules-early = Eén keer per partij, na een mislukte missie die niet de derde mislukking is, mag de jager van de spionnen vervroegd beschuldigen: met vijf of zes spelers als de chef van de spionnen ‘Mislukking’ speelde, met meer als er een ‘Mislukking van de chef’ tussen de kaarten ligt. Daarom wordt na zo’n missie iedereen gevraagd om verder te gaan, altijd even lang, en niemand ziet wie erover nadacht. Zit de jager fout, dan slaagt de missie alsnog.
    .title = De vervroegde beschuldiging
resistance-rules-dummy-agent = Wordt de lokvogel onderzocht, dan mag die de kaart van een chef van het verzet afgeven, of ‘Geen chef’. Wie de lokvogel beschuldigt, zit fout.
    .title = De lokvogel
resistance-rules-coordinator = De chefs van het verzet kennen de coördinator, die hen niet kent. Wordt de coördinator onderzocht, dan geeft die ‘Geen chef’ af; maar voor de jager van de spionnen telt de coördinator als chef.
    .title = De coördinator
resistance-rules-deep-agent = De infiltrant is een spion die geen van de anderen kent. In de nacht krijgen de anderen de infiltrant te zien.
    .title = De infiltrant
resistance-rules-pretender = De bedrieger hoort bij het verzet. De spionnen zien de bedrieger en de infiltrant samen, maar niet wie wie is; de twee kennen elkaar niet.
    .title = De bedrieger
resistance-rules-blame = Eén keer per partij, van het uitdelen van de complotkaarten tot de laatste stem, mag de infiltrant zich bekendmaken en de bedrieger aanwijzen. Klopt het, dan wisselen de twee van karakter en van kant; wat ze weten, blijven ze weten. Klopt het niet, dan gaat het spel verder en kent iedereen de infiltrant. Zolang dat nog kan, blijft elke stemming een tijdje open, ook als iedereen heeft gestemd, en niemand ziet wie al gestemd heeft.
    .title = Ontmaskering
resistance-rules-investigation = Voor de stemming geeft de leider het onderzoekersfiche aan iemand die niet leidt en niet meegaat. Na missies 1 tot en met 4 wordt iemand onderzocht: na een geslaagde missie door de leider, na een mislukte door de onderzoeker; het gaat om wat de kaarten zeiden. Wie gekozen is, geeft een loyaliteitskaart af: chef of geen chef. Alleen wie onderzoekt, krijgt die te zien, en mag er alles over zeggen, waar of niet.
    .title = Het onderzoek
resistance-rules-inquisitor = Het fiche begint rechts van de eerste leider. Na missie 2, 3 en 4 moet wie het heeft, de kant bekijken van iemand die het nog nooit had; niemand anders krijgt die te zien, en het fiche gaat naar wie bekeken is.{ $hunter ->
    [yes] { " " }Dat komt na de beschuldigingen en voor het onderzoek.
   *[other] { "" }
}
    .title = De inquisiteur
resistance-rules-hackers = Een hacker speelt ‘Succes’ of ‘Hack’, nooit ‘Mislukking’. Eerst telt de missie zonder Hacks; dan keert elke Hack de uitslag om: één keert hem om, twee heffen elkaar op.
    .title = Hackers
resistance-rules-end = { $hunter ->
    [yes] De partij eindigt als een jager terecht heeft beschuldigd, of met de vijfde afwijzing op rij. Drie geslaagde of drie mislukte missies alleen zijn niet genoeg. Aan het eind komt uit wie welk karakter had en wie welke missiekaart speelde, en kunnen jullie de partij terugzien.
   *[other] De partij eindigt met de derde geslaagde missie, de derde mislukte of de vijfde afwijzing op rij. Dan komt uit wie bij welke kant hoorde en wie welke missiekaart speelde, en kunnen jullie de partij terugzien.
}
    .title = Het einde

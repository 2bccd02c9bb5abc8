### De tafel van Illegal: wat de ruimte, de hoeken, de haven, de rechtbank, het regiepaneel en het
### einde zeggen naast de woorden van de regels. Plaatsen komen als namen, verzamelingen van plaatsen
### als lijsten van namen met hun aantal in …_count, kaarten als een lijst zoals ‘2 × Wapens en
### 1 × Poeder’, rollen als een lijst.

## Wat er nu gebeurt, dezelfde zin voor iedereen

illegal-table-now-build = { $master } stelt de pakketten samen.
illegal-table-now-deal = De pakketten worden uitgedeeld.
illegal-table-now-ready = { $next ->
    [session] { $master } opent de volgende handelsronde.
    [docks] { $master } opent de haven.
   *[debate] { $master } roept de volgende verdachten op.
}
illegal-table-now-session = { $done_count ->
    [0] Handelsronde { $session } van 5: gehandeld wordt er in de hoeken.
   *[other] Handelsronde { $session } van 5. Klaar: { $done_count } van { $players }.
}
illegal-table-now-lay-out = In de haven worden kaarten neergelegd, één voor één. Houd je klaar: bij de laatste begint het gedrang.
illegal-table-now-dock = { $missing_count ->
    [0] Iedereen heeft een kaart uit de haven.
    [1] De haven is open. { $missing } heeft nog geen kaart.
    [2] De haven is open. { $missing } hebben nog geen kaart.
   *[other] De haven is open: iedereen pakt één kaart. Wie het eerst komt, het eerst maalt.
}
illegal-table-now-lot = Een paar spelers waren even snel: het lot beslist.
illegal-table-now-rest = Wie geen kaart heeft, krijgt er een die over is.
illegal-table-now-show = De volgende verdachten worden opgeroepen.
illegal-table-now-debate = { $done_count ->
    [0] Wie is het: { $roles }? Debatteer openlijk.
   *[other] Wie is het: { $roles }? Uitgepraat: { $done_count } van { $players }.
}
illegal-table-now-point = { $awaited_count ->
    [0] Iedereen heeft gewezen.
    [1] Wie is het: { $roles }? { $awaited } moet nog wijzen.
    [2] Wie is het: { $roles }? { $awaited } moeten nog wijzen.
   *[other] Wie is het: { $roles }? Er moeten nog { $awaited_count } spelers wijzen.
}
illegal-table-now-reveal = { $master } zegt wie het eerst de kaarten laat zien.
illegal-table-now-over = De avond is voorbij.

## De ruimte

illegal-table-room = De ruimte
illegal-table-people = Iedereen in de ruimte
# De naam van een hoek, zoals op een deur.
illegal-table-corner = Hoek { $corner }
# Naast een naam, voor wie luistert: waar die speler is.
illegal-table-in-corner = in hoek { $corner }
illegal-table-at-table = aan tafel
# In het midden van de tafel.
illegal-table-session = Ronde { $session } van 5
illegal-table-master = Spelleider
# Kleine tekens bij een speler.
illegal-table-seat-done = Klaar
illegal-table-seat-knocks = Klopt aan
illegal-table-seat-knocked = Hier heb je aangeklopt
illegal-table-seat-pointed = Heeft gewezen
illegal-table-seat-suspected = Verdenking: { $roles }

## Wie je hoort: staat boven de regel waarin je schrijft

illegal-table-hear-corner = { $names_count ->
    [1] Alleen { $names } hoort je.
   *[other] Alleen { $names } horen je.
}
illegal-table-hear-table = { $names_count ->
    [0] Niemand hoort je: de anderen zijn in de hoeken.
    [1] Aan tafel hoort { $names } je.
   *[other] Aan tafel horen { $names } je.
}
illegal-table-hear-master = Iedereen hoort je, in elke hoek.

## Een hoek, als ik erin ben

illegal-table-corner-with = Hoek { $corner }, met { $names }
# Kiest met wie je handelt, als er meer zijn.
illegal-table-partner = Handelen met
illegal-table-side-theirs = { $name } geeft
illegal-table-side-yours = Jij geeft
illegal-table-side-empty = Nog niets
illegal-table-hand = Jouw vrije kaarten
illegal-table-hand-none = Geen van je kaarten is vrij.
# Wat een tik op een kaart doet, voor wie luistert.
illegal-table-lay = { $count ->
    [one] { $resource } neerleggen: één vrij
   *[other] { $resource } neerleggen: { $count } vrij
}
illegal-table-take-back = { $count ->
    [one] { $resource } terugnemen: er ligt er één
   *[other] { $resource } terugnemen: er liggen er { $count }
}
illegal-table-hint-lay = Tik op een kaart om hem neer te leggen, en daar nog eens om hem terug te nemen.
# Een stempel op een kant waarvan de kaarten net veranderd zijn.
illegal-table-changed = Veranderd
illegal-table-confirmed = { $name } heeft bevestigd
illegal-table-confirmed-you = Je hebt bevestigd
illegal-table-others-lie = Tussen { $one } en { $other } ligt { $gives } voor { $gets }.

## Wat je in een ronde kunt doen

illegal-table-ask-talk = Tik op iemand om een gesprek aan te vragen.
    .about = Is het antwoord ja, dan gaan jullie samen naar een hoek. Verder hoort en ziet niemand wat daar gebeurt.
illegal-table-ask-knock = { $where ->
    [corner] { $name } vragen of je in hoek { $corner } mag komen?
   *[table] { $name } vragen om in een hoek te praten?
}
illegal-table-ask-knock-leaving = Is het antwoord ja, dan verlaat je de hoek waarin je bent.
illegal-table-do-knock = { $where ->
    [corner] Aankloppen
   *[table] Om een gesprek vragen
}
illegal-table-knocked = { $where ->
    [corner] Je hebt aangeklopt bij hoek { $corner }, waar { $name } is.
   *[table] Je hebt { $name } om een gesprek gevraagd.
}
illegal-table-do-withdraw = Intrekken
illegal-table-knock = { $where ->
    [yours] { $name } wil in jullie hoek komen.
   *[table] { $name } wil met je praten.
}
illegal-table-do-admit = { $where ->
    [yours] Binnenlaten
   *[table] Meegaan
}
illegal-table-do-turn-away = Nu niet
illegal-table-do-leave = Terug naar de tafel
illegal-table-do-done = Ik ben klaar
illegal-table-done = { $names_count ->
    [0] Er is nog niemand klaar.
    [1] { $names } is klaar.
   *[other] { $names } zijn klaar.
}
illegal-table-wait-done = { $stage ->
    [session] Je bent klaar. Je kunt nog wel handelen.
   *[debate] Je bent klaar. Je kunt nog wel praten.
}

## Een ruil bevestigen

illegal-table-confirm-yours = Leg minstens één kaart neer voor { $name }.
illegal-table-confirm-theirs = { $name } heeft nog niets neergelegd.
illegal-table-confirm-nothing = Er ligt nog niets tussen jou en { $name }.
illegal-table-confirm-changed = Er is iets veranderd. Kijk nog eens.
illegal-table-confirm-agreed = { $name } heeft precies dit bevestigd.
illegal-table-do-confirm = Bevestigen: geef { $give }, krijg { $get }
illegal-table-wait-confirm = Je hebt bevestigd. Nu is { $name } aan zet.

## De haven

illegal-table-docks = De haven
illegal-table-dock = Lading { $dock } van 4
illegal-table-dock-take = { $resource } pakken
illegal-table-dock-reaching = Je grijpt …
illegal-table-dock-taken = Van { $name }
illegal-table-dock-yours = Van jou
illegal-table-dock-lot = Even snel. Volgorde volgens het lot: { $names }.
illegal-table-ask-claim = Tik op een kaart voordat een ander hem pakt.
illegal-table-ask-claim-again = Hij is weg. Tik op een andere kaart.
illegal-table-wait-claim = Je grijpt naar { $resource } …
illegal-table-wait-took = Je hebt { $resource } gepakt.
illegal-table-docks-so-far = Wie wat pakte in de haven
illegal-table-docks-none = Er is nog niets aangekomen.
illegal-table-docks-row = Lading { $dock }

## De rechtbank

illegal-table-suspects = { $all ->
    [0] Wie is het?
   *[other] Wie is het? { $number } van { $all }
}
illegal-table-ask-point = Naar wie wijs je?
illegal-table-do-point = Naar { $name } wijzen
illegal-table-do-point-at-nobody = Naar niemand
illegal-table-sure-point = Naar { $name } wijzen: { $roles }? Het blijft geheim tot iedereen heeft gewezen, en je kunt het niet meer veranderen.
illegal-table-sure-point-at-nobody = Naar niemand wijzen? Het blijft geheim tot iedereen heeft gewezen, en je kunt het niet meer veranderen.
illegal-table-wait-pointed = Je vinger blijft geheim tot iedereen heeft gewezen.
illegal-table-verdict = { $accused_count ->
    [0] Niemand krijgt de verdenking. Uit het spel: { $roles }.
   *[other] De verdenking valt op { $accused }: { $roles }.
}
illegal-table-verdict-last = De laatste stemming
illegal-table-verdict-next = Verder
illegal-table-fingers = Wie naar wie wees
illegal-table-finger = { $from } wijst naar { $to }
illegal-table-finger-nobody = { $from } wijst naar niemand
illegal-table-verdicts = Vonnissen tot nu toe
illegal-table-verdicts-none = Er is nog over niemand geoordeeld.

## Een mens als spelleider

illegal-table-console = Regie
illegal-table-console-about = Je ziet alles. Je hoort elke hoek, en iedereen hoort jou.
illegal-table-build = Pakket { $number } van { $all }
illegal-table-build-dealer = Dealt in
illegal-table-build-buyer = Koopt
illegal-table-build-extra = Extra kaart
# Naast wat niet samen met de rest gekozen kan worden.
illegal-table-build-unfit = Past niet
illegal-table-build-draft = Pakketten tot nu toe
illegal-table-build-none = Nog geen pakket.
illegal-table-ask-pack = Kies waarin het pakket dealt, wat het koopt, en de extra kaart.
illegal-table-ask-pack-unfit = Dit pakket past niet bij de regels. Voeg het toe, dan hoor je waarom.
illegal-table-do-pack = Pakket toevoegen
illegal-table-do-unpack = Laatste uitpakken
illegal-table-do-draw-packets = Alle pakketten trekken
illegal-table-sure-draw-packets = Alle pakketten willekeurig trekken? Wat je zelf hebt gemaakt, vervalt dan.
illegal-table-do-start = { $next ->
    [session] Ronde beginnen
    [docks] Haven openen
   *[debate] Verdachten oproepen
}
illegal-table-do-end = { $stage ->
    [session] Ronde beëindigen
    [dock] Haven sluiten
   *[debate] Debat beëindigen
}
illegal-table-sure-end = { $stage ->
    [session] De ronde voor iedereen beëindigen? Elke open ruil vervalt.
    [dock] De haven sluiten? Wie geen kaart heeft, krijgt er door loting een die over is.
   *[debate] Het debat beëindigen? Dan wijst iedereen.
}
illegal-table-ask-reveal = Wie laat het eerst de kaarten zien? De anderen volgen met de klok mee.
illegal-table-do-reveal-first = Eerst { $name }
illegal-table-sure-reveal-first = Moet { $name } als eerste de kaarten laten zien? Daarna ligt alles open.
illegal-table-console-hands = Alle pakketten en kaarten
illegal-table-console-player = Speler
illegal-table-console-lies = Wat er in de hoeken ligt
illegal-table-console-nothing = Er ligt niets in een hoek.
illegal-table-console-knocks = { $from } klopt aan bij { $to }.
illegal-table-wait-master = De regels gaan nu vanzelf verder.

## Wat je weet: je eigen ruilen en die je hebt gezien

illegal-table-known = Wat ik weet
illegal-table-known-hold = Houd ingedrukt: mijn handel
    .about = Houd ingedrukt om te lezen. Dit is elke ruil die je hebt gemaakt of gezien; alleen jij ziet deze lijst.
illegal-table-known-none = Je hebt nog geen ruil gezien.
illegal-table-known-deal = { $one } gaf { $gave } aan { $other } voor { $got }
illegal-table-known-when = Ronde { $session }, { $at }

## Wat alleen jij weet

illegal-table-secret-dealer = Je dealt in: { $resource }
illegal-table-secret-buyer = Je wilt: { $resource }
illegal-table-secret-hand = Jouw kaarten
illegal-table-secret-wanted = { $count ->
    [0] Er telt er nog geen voor jou.
    [one] Er telt er één voor jou.
   *[other] Er tellen er { $count } voor jou.
}
illegal-table-secret-finger = Je wijst naar
illegal-table-secret-nothing = Je hebt nog geen pakket.
illegal-table-secret-master = Als spelleider zie je alles op de tafel zelf.

## Het einde

illegal-table-end-title = De rekening is vereffend
illegal-table-end-ranking = Punten
illegal-table-end-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
# Kaarten van de waar die deze speler wilde.
illegal-table-end-wanted = Gewilde kaarten: { $count }
illegal-table-end-hand = In de hand
illegal-table-end-suspected = Verdenking
illegal-table-end-suspected-none = Geen verdenking
illegal-table-end-right = juist, −5
illegal-table-end-wrong = onjuist, +1
illegal-table-end-flows = Wie wat aan wie gaf
illegal-table-end-flows-about = Een pijl voor wat de een aan de ander gaf: hoe meer kaarten, hoe dikker. De tabel eronder zegt hetzelfde in woorden.
illegal-table-end-person = Speler
illegal-table-end-everybody = Iedereen
illegal-table-end-session = Ronde
illegal-table-end-all-sessions = Alle rondes
illegal-table-end-none = Er zijn geen kaarten geruild.
illegal-table-end-account = Elke ruil
illegal-table-end-when = Tijd
illegal-table-end-who = Wie
illegal-table-end-gave = Gaf
illegal-table-end-whom = Aan wie
illegal-table-end-got = Kreeg ervoor
illegal-table-end-verdicts = Elk vonnis

## De opties van een tafel

illegal-table-options-evening = De avond
illegal-table-options-names = Namen
illegal-table-options-more = Meer

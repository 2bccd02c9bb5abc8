### De tafel van Hijacked: wat platform, zones, balk, bakje en einde zeggen naast de woorden van de
### regels. Plaatsen komen als namen, verzamelingen van plaatsen als lijsten van namen met hun aantal
### in …_count, kaarten als een lijst zoals ‘2 × Blauw en 1 × Grijs’, fiches als ‘1 × Eten en
### 1 × Joker’.

## Wat er nu gebeurt, dezelfde zin voor iedereen

hijacked-table-now-deal = De tafel wordt klaargelegd.
hijacked-table-now-roll = { $seat } dobbelt.
hijacked-table-now-turn = { $dice ->
    [0] { $seat } heeft alle dobbelstenen ingezet.
    [one] { $seat } is aan de beurt, met nog één dobbelsteen.
   *[other] { $seat } is aan de beurt, met nog { $dice } dobbelstenen.
}
hijacked-table-now-card = { $seat } speelt een passagierskaart of legt hem af: { $card }.
hijacked-table-now-stones = { $greens ->
    [0] { $seat } trekt de eerste vertrouwenssteen.
    [one] { $seat } heeft één groene steen getrokken: doorgaan of stoppen?
   *[other] { $seat } heeft { $greens } groene stenen getrokken: doorgaan of stoppen?
}
hijacked-table-now-offer = { $seat } houdt een van twee bonustegels.
hijacked-table-now-take = { $takers_count ->
    [1] { $takers } mag iets van een bonusvakje nemen.
   *[other] { $takers } mogen iets van bonusvakjes nemen.
}
hijacked-table-now-cybot = De Cybot speelt een kaart.
hijacked-table-now-round-end = De ronde is voorbij, en de politie komt dichterbij.
hijacked-table-now-last-call = { $asked_count ->
    [0] Laatste oproep voordat er geteld wordt.
    [1] Laatste oproep voordat er geteld wordt: { $asked } kan nog iets inwisselen.
   *[other] Laatste oproep voordat er geteld wordt: { $asked } kunnen nog iets inwisselen.
}
hijacked-table-now-over = De gesprekken zijn voorbij.

## Het platform

hijacked-table-board = Het platform
hijacked-table-round = Ronde { $round }
hijacked-table-rolled = Vrije dobbelstenen van { $seat }: { $values }
hijacked-table-police = { $space ->
    [0] De politie is in het vliegtuig.
    [one] De politie staat één stap voor het vliegtuig.
   *[other] De politie staat op vakje { $space }. Vakje 1 is het laatste voor het vliegtuig.
}
hijacked-table-aboard = Aan boord: { $passengers ->
    [one] één passagier
   *[other] { $passengers } passagiers
}, { $pilots ->
    [one] één piloot
   *[other] { $pilots } piloten
}
# Op een plek: de politie terugsturen.
hijacked-table-retreat = Terugsturen
hijacked-table-scores-equal = Iedereen heeft evenveel punten
hijacked-table-scores-differ = De punten verschillen

## De zones van het bord, op een telefoon

hijacked-table-zones = Delen van het bord
hijacked-table-zone-cards = Kaarten
hijacked-table-zone-talks = Kapers
hijacked-table-zone-tower = Toren
hijacked-table-zone-players = Spelers
# Naast de naam van een zone, voor wie luistert.
hijacked-table-zone-open = { $count ->
    [one] één plek open
   *[other] { $count } plekken open
}

## Kaarten

hijacked-table-row = Passagierskaarten
hijacked-table-card-gap = Plek { $place }: leeg
hijacked-table-card-down = Plek { $place }: dicht, gaat open met een { $back }
hijacked-table-card-red = Plek { $place }: rood
hijacked-table-card-open = { $demands_count ->
    [0] Plek { $place }: { $card }, vraagt { $trust }% vertrouwen en geen fiches
   *[other] Plek { $place }: { $card }, vraagt { $trust }% vertrouwen, { $demands }
}
hijacked-table-card-reserved = gereserveerd door { $seat } met een { $value }
hijacked-table-pile = { $count ->
    [one] Trekstapel: één kaart, de achterkant toont een { $back }
   *[other] Trekstapel: { $count } kaarten, de bovenste toont een { $back }
}
hijacked-table-pile-count = Stapel { $count }
hijacked-table-discard = { $cards_count ->
    [0] Aflegstapel: leeg
   *[other] Aflegstapel: { $cards }
}
hijacked-table-discard-count = Weg { $count }

## Kapers en vertrouwen

hijacked-table-spots = { $count ->
    [one] Kapers aan boord; één is in reserve
   *[other] Kapers aan boord; { $count } zijn in reserve
}
hijacked-table-spot-empty = Niemand
hijacked-table-who = Wie ze zijn
hijacked-table-stocked = Meteen niets. Aan het eind 1 punt als je minstens { $one } fiches hebt, 3 punten vanaf { $three }, 6 punten vanaf { $six }.
hijacked-table-level = Omgepraat: { $level } van 4
hijacked-table-spaces = Vraagt beide eigen dobbelstenen: { $one } en { $other }
hijacked-table-disc = Schijf van { $seat }
hijacked-table-trust = Vertrouwen { $percent }%
hijacked-table-bag = { $greens ->
    [one] In de zak: één groene steen
   *[other] In de zak: { $greens } groene stenen
}, { $reds ->
    [one] één rode
   *[other] { $reds } rode
}
hijacked-table-star = { $seat } heeft de ster: 5 punten aan het eind

## Toren, doelen, erkenning

hijacked-table-tower = Toren
hijacked-table-fetch = { $count ->
    [0] met een { $value }: op
    [one] met een { $value }: nog één
   *[other] met een { $value }: nog { $count }
}
hijacked-table-bonus-dice = Bonus­stenen
hijacked-table-mini-dice = Mini­stenen
hijacked-table-tiles = Bonus­tegels
hijacked-table-goals = Doelen
hijacked-table-medal = { $left ->
    [yes] medaille van { $medal }
   *[no] medaille is weg
}
hijacked-table-recognition = Erkenning
hijacked-table-thumbs = { $points ->
    [one] 1 punt: { $seats }
   *[other] { $points } punten: { $seats }
}
hijacked-table-left = nog { $count }

## Spelers

hijacked-table-first = begint
hijacked-table-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
hijacked-table-next-marker = Volgend bonusvakje: een fiche op { $space }
hijacked-table-next-die = Volgend bonusvakje: een minidobbelsteen op { $space }
hijacked-table-has-star = De ster: 5 punten aan het eind
hijacked-table-has-passengers = { $count ->
    [one] één passagier gered
   *[other] { $count } passagiers gered
}
hijacked-table-has-pilots = { $count ->
    [one] één piloot gered
   *[other] { $count } piloten gered
}
hijacked-table-has-display = { $cards_count ->
    [0] Geen kaarten op tafel
   *[other] Kaarten op tafel: { $cards }
}
hijacked-table-has-medal = Medaille van { $medal }
hijacked-table-has-thumb = Erkenning: vakje { $thumb }
hijacked-table-has-dice = Volgende beurt: { $bonus ->
    [0] { $mini ->
        [one] één minidobbelsteen
       *[other] { $mini } minidobbelstenen
    }
    [one] { $mini ->
        [0] één bonusdobbelsteen
        [one] één bonusdobbelsteen en één minidobbelsteen
       *[other] één bonusdobbelsteen en { $mini } minidobbelstenen
    }
   *[other] { $mini ->
        [0] { $bonus } bonusdobbelstenen
        [one] { $bonus } bonusdobbelstenen en één minidobbelsteen
       *[other] { $bonus } bonusdobbelstenen en { $mini } minidobbelstenen
    }
}
hijacked-table-dice-later = Pas volgende ronde: { $bonus ->
    [0] { $mini ->
        [one] één minidobbelsteen
       *[other] { $mini } minidobbelstenen
    }
    [one] { $mini ->
        [0] één bonusdobbelsteen
        [one] één bonusdobbelsteen en één minidobbelsteen
       *[other] één bonusdobbelsteen en { $mini } minidobbelstenen
    }
   *[other] { $mini ->
        [0] { $bonus } bonusdobbelstenen
        [one] { $bonus } bonusdobbelstenen en één minidobbelsteen
       *[other] { $bonus } bonusdobbelstenen en { $mini } minidobbelstenen
    }
}
hijacked-table-cybot-played = Laatst: { $card }.
hijacked-table-cybot-nothing = Hij heeft nog geen kaart gespeeld.
hijacked-table-cybot-left = { $count ->
    [0] Alles wordt opnieuw geschud.
    [one] Nog één kaart:
   *[other] Nog { $count } kaarten:
}
hijacked-table-cybot-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

## Mijn dobbelstenen

hijacked-table-dice = Mijn dobbelstenen
hijacked-table-die = { $used ->
    [yes] Dobbelsteen { $die }: { $value }, ingezet
   *[no] { $kind ->
        [bonus] Dobbelsteen { $die }, bonus: { $value }
        [mini] Dobbelsteen { $die }, mini: { $value }
       *[own] Dobbelsteen { $die }: { $value }
    }
}
hijacked-table-hint-die = Tik op een dobbelsteen om te zien wat hij kan, of op een plek.
hijacked-table-hint-lit = Wat hij kan, licht op. Tik erop, of sleep de dobbelsteen erheen.
hijacked-table-hint-useless = Zoals hij ligt, kan deze dobbelsteen niets.
hijacked-table-hint-done = Alle dobbelstenen zijn ingezet.
hijacked-table-turn-die = De dobbelsteen draaien
hijacked-table-turn-to = Naar { $value } draaien voor 1 × { $kind }
hijacked-table-turn-pays = Betalen met
hijacked-table-ask-die = Welke dobbelsteen?
hijacked-table-ask-either = Deze kaart kiezen of reserveren?

## Wat een dobbelsteen zou doen, op zijn plek: twee of drie woorden

hijacked-table-tag-nothing = –
hijacked-table-tag-either = Twee keuzes
hijacked-table-tag-choose = { $lies ->
    [down] Omdraaien
    [reserved] Afpakken
    [red] Weg, +1
   *[open] Kiezen
}
hijacked-table-tag-choose-reserved = Geen steen
hijacked-table-tag-choose-top = Omdraaien
hijacked-table-tag-reserve = Reserveren
hijacked-table-tag-build-trust = Stenen trekken
hijacked-table-tag-persuade = Beide stenen
hijacked-table-tag-retreat = Beide stenen
hijacked-table-tag-fetch = Neem 1
hijacked-table-tag-take-bonus-die = Volgende ronde

## Wat het kost en oplevert, voordat het gebeurt

hijacked-table-cost-choose = { $lies ->
    [down] Een { $value } draait kaart { $place } en de buren om. Dan speel je hem, of je legt hem af voor 1 punt.
    [red] Elke dobbelsteen legt de rode kaart { $place } af voor 1 punt, en de buren worden omgedraaid.
    [reserved] Een { $value } of meer pakt kaart { $place } ({ $card }) af van { $seat }, die de dobbelsteen terugkrijgt. Dan speel je hem, of je legt hem af voor 1 punt.
   *[open] Elke dobbelsteen kiest kaart { $place } ({ $card }), en de buren worden omgedraaid. Dan speel je hem, of je legt hem af voor 1 punt.
}
hijacked-table-cost-choose-reserved = De kaart kiezen die je gereserveerd hebt? Dat kost geen dobbelsteen, en het is je kaart van deze beurt. Dan speel je hem, of je legt hem af voor 1 punt.
hijacked-table-cost-choose-top = De dobbelsteen draait de bovenste kaart van de stapel om, zonder buren. Dan speel je hem, of je legt hem af voor 1 punt.
hijacked-table-cost-reserve = De dobbelsteen ligt tot het eind van je volgende beurt op kaart { $place } ({ $card }); in die beurt heb je er een minder.
hijacked-table-cost-build-trust = Trek stenen, een voor een, tot drie groene in deze beurt: elk 10% vertrouwen en 1 punt. Een rode maakt er een eind aan.
hijacked-table-cost-persuade = { $last ->
    [yes] Beide dobbelstenen inzetten en ‘{ $hijacker }’ ompraten? Dat is 1 punt en de laatste stap: de kaper komt bij jou, met zijn punten, en het vertrouwen daalt met 20%.
   *[no] Beide dobbelstenen inzetten en ‘{ $hijacker }’ ompraten? Dat is 1 punt en stap { $level } van 4.
}
hijacked-table-cost-retreat = Beide dobbelstenen inzetten en de politie twee vakjes terugsturen? Alle anderen krijgen 2 punten. Jij houdt een van twee bonustegels, en je duim schuift op.
hijacked-table-cost-fetch = Een { $value } levert 1 × { $kind } op.
hijacked-table-cost-take-bonus-die = Een van je eigen dobbelstenen levert een bonusdobbelsteen op voor de volgende ronde, waarin je hem moet gebruiken.

## Vragen van een beurt

hijacked-table-ask-card = Gekozen: { $card }.
hijacked-table-card-pays = { $paid_count ->
    [0] Spelen kost niets.
   *[other] Spelen kost { $paid }.
}
hijacked-table-card-no-trust = De kaart vraagt { $needs }% vertrouwen; er is { $trust }%.
hijacked-table-card-no-room = Er liggen al vijf kaarten voor je.
hijacked-table-card-no-markers = Je kunt { $demands } niet betalen.
hijacked-table-ask-keep = Houd één bonustegel. De andere gaat ongezien terug.
hijacked-table-ask-take = Bonusvakje: je mag iets nemen.
    .about = De tafel wacht op jou.
hijacked-table-do-take-mini-die = Minidobbelsteen
hijacked-table-do-decline-marker = Geen fiche
hijacked-table-do-decline-mini-die = Geen minidobbelsteen
hijacked-table-ask-last-call = Laatste oproep: wissel in wat je wilt, en zeg dan dat je klaar bent.
    .about = Daarna wordt er geteld.
hijacked-table-do-pass = Klaar
hijacked-table-stones = { $greens ->
    [0] Nog geen steen, vertrouwen { $percent }%.
    [one] Eén groene steen, vertrouwen { $percent }%.
   *[other] { $greens } groene stenen, vertrouwen { $percent }%.
}
hijacked-table-stones-bag = { $greens ->
    [one] In de zak: één groene, { $reds } rode. Groen: { $chance }%.
   *[other] In de zak: { $greens } groene, { $reds } rode. Groen: { $chance }%.
}
hijacked-table-do-draw = Trekken ({ $chance }% groen)
hijacked-table-do-stop = Stoppen
hijacked-table-do-play = Spelen
hijacked-table-do-discard = Afleggen, +1 punt
hijacked-table-do-choose = Kiezen
hijacked-table-do-reserve = Reserveren
hijacked-table-do-choose-reserved = Kiezen
hijacked-table-do-persuade = Ompraten
hijacked-table-do-retreat = Terugsturen
hijacked-table-do-keep = Houden
hijacked-table-do-end-turn = Beurt beëindigen
hijacked-table-sure-end-turn = { $dice ->
    [one] Je beurt beëindigen? Eén dobbelsteen is niet ingezet.
   *[other] Je beurt beëindigen? { $dice } dobbelstenen zijn niet ingezet.
}
hijacked-table-sure-keep = Deze tegel houden? De andere wordt teruggeschud.

## Het bakje: wat op elk moment kan

hijacked-table-tray = Op elk moment
# Ernaast, voor wie luistert.
hijacked-table-tray-count = { $count ->
    [one] één mogelijkheid
   *[other] { $count } mogelijkheden
}
hijacked-table-tray-empty = Nu niets. Hier red je mensen, wissel je fiches en medailles in en gebruik je tegels, ook in de beurt van anderen.
hijacked-table-tray-rescue-passenger = Passagier voor 2 × { $colour }, +3
hijacked-table-tray-rescue-pilot = Piloot voor 3 × { $colour }, +5
hijacked-table-tray-rescue-pilot-with = Piloot voor { $cards }, +5
hijacked-table-tray-cash = { $kind } inwisselen, +1
hijacked-table-tray-cash-medal = Medaille inwisselen, +{ $medal }
hijacked-table-tray-give = { $points ->
    [0] { $kind } aan { $seat }, voor niets
   *[other] { $kind } aan { $seat }, +1
}
hijacked-table-tray-take-die-and-joker = Tegel: minidobbelsteen en joker
hijacked-table-tray-take-back = { $card } terugnemen
hijacked-table-tray-build-trust-free = Tegel: vertrouwen zonder dobbelsteen
hijacked-table-tray-tile = Tegel: { $tile }
hijacked-table-sure-rescue-passenger = Twee kaarten ({ $colour }) geven voor een passagier en 3 punten?
hijacked-table-sure-rescue-pilot = Drie kaarten ({ $colour }) geven voor een piloot en 5 punten?
hijacked-table-sure-rescue-pilot-with = De tegel gebruiken en { $cards } geven voor een piloot en 5 punten?
hijacked-table-sure-cash = 1 × { $kind } teruggeven voor 1 punt?
hijacked-table-sure-cash-medal = De medaille nu inwisselen voor { $medal ->
    [one] 1 punt
   *[other] { $medal } punten
}? Anders telt hij aan het eind.
hijacked-table-sure-give = { $points ->
    [0] 1 × { $kind } aan { $seat } geven? Die speler heeft 0 punten, dus je krijgt er niets voor.
   *[other] 1 × { $kind } aan { $seat } geven? Je krijgt 1 punt van die speler.
}
hijacked-table-sure-take-die-and-joker = De tegel gebruiken voor een minidobbelsteen en een joker?
hijacked-table-sure-take-back = De tegel gebruiken en gratis een kaart ({ $card }) van de aflegstapel voor je neerleggen?
hijacked-table-sure-build-trust-free = De tegel gebruiken en zonder dobbelsteen vertrouwensstenen trekken?
hijacked-table-do-rescue-passenger = Redden
hijacked-table-do-rescue-pilot = Redden
hijacked-table-do-rescue-pilot-with = Redden
hijacked-table-do-cash = Inwisselen
hijacked-table-do-cash-medal = Inwisselen
hijacked-table-do-give = Geven
hijacked-table-do-take-die-and-joker = Gebruiken
hijacked-table-do-take-back = Nemen
hijacked-table-do-build-trust-free = Gebruiken
hijacked-table-equal = Zeg het als iedereen evenveel punten heeft
    .about = Alleen dan kan de politie worden teruggestuurd.
hijacked-table-equal-now = Iedereen heeft nu evenveel punten.

## Het einde

hijacked-table-end-stormed = Het vliegtuig is bestormd
hijacked-table-end-rescued = De gesprekken zijn geslaagd
hijacked-table-end-reckoning = Punten
hijacked-table-end-people = Gered
hijacked-table-end-won = Gewonnen
hijacked-table-end-track = Spoor
hijacked-table-end-medals = Medailles
hijacked-table-end-markers = Fiches
hijacked-table-end-star = Ster
hijacked-table-end-hijackers = Kapers
hijacked-table-end-recognition = Erkenning
hijacked-table-end-cards = Kaarten over
hijacked-table-end-total = Totaal

## Options

hijacked-table-options-more = Meer

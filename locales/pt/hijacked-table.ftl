### A mesa de Hijacked: o que dizem o pátio, as zonas, a barra, a bandeja e o fim, além das palavras
### das regras. Os lugares chegam como nomes, os conjuntos de lugares como listas de nomes com o seu
### número em …_count, as cartas como uma lista do tipo “2 × Azul e 1 × Cinza”, as fichas como
### “1 × Comida e 1 × Coringa”.

## O que acontece agora, a mesma frase para todos

hijacked-table-now-deal = A mesa está sendo preparada.
hijacked-table-now-roll = { $seat } lança os dados.
hijacked-table-now-turn = { $dice ->
    [0] { $seat } já pôs todos os dados.
    [1] É a vez de { $seat }, com um dado livre.
   *[other] É a vez de { $seat }, com { $dice } dados livres.
}
hijacked-table-now-card = { $seat } joga ou descarta uma carta de passageiro: { $card }.
hijacked-table-now-stones = { $greens ->
    [0] { $seat } tira a primeira pedra de confiança.
    [1] { $seat } tirou uma pedra verde: continuar ou parar?
   *[other] { $seat } tirou { $greens } pedras verdes: continuar ou parar?
}
hijacked-table-now-offer = { $seat } fica com uma de duas peças de bônus.
hijacked-table-now-take = { $takers_count ->
    [1] { $takers } pode pegar algo de uma casa de bônus.
   *[other] { $takers } podem pegar algo de casas de bônus.
}
hijacked-table-now-cybot = O Cybot joga uma carta.
hijacked-table-now-round-end = A rodada termina, e a polícia avança.
hijacked-table-now-last-call = { $asked_count ->
    [0] Última chamada antes de contar os pontos.
    [1] Última chamada antes de contar os pontos: { $asked } ainda pode fazer algo.
   *[other] Última chamada antes de contar os pontos: { $asked } ainda podem fazer algo.
}
hijacked-table-now-over = A negociação terminou.

## O pátio

hijacked-table-board = O pátio
hijacked-table-round = Rodada { $round }
hijacked-table-rolled = Dados livres de { $seat }: { $values }
hijacked-table-police = { $space ->
    [0] A polícia está no avião.
    [1] A polícia está a um passo do avião.
   *[other] A polícia está na casa { $space }. A casa 1 é a última antes do avião.
}
hijacked-table-aboard = A bordo: { $passengers ->
    [0] nenhum passageiro
    [1] um passageiro
   *[other] { $passengers } passageiros
}, { $pilots ->
    [0] nenhum piloto
    [1] um piloto
   *[other] { $pilots } pilotos
}
# Num lugar: fazer a polícia recuar.
hijacked-table-retreat = Fazer recuar
hijacked-table-scores-equal = Todos têm os mesmos pontos
hijacked-table-scores-differ = Os pontos são diferentes

## As zonas do tabuleiro, num telefone

hijacked-table-zones = Partes do tabuleiro
hijacked-table-zone-cards = Cartas
hijacked-table-zone-talks = Seques­tradores
hijacked-table-zone-tower = Torre
hijacked-table-zone-players = Jogadores
# Ao lado do nome de uma zona, para quem ouve.
hijacked-table-zone-open = { $count ->
    [1] um lugar disponível
   *[other] { $count } lugares disponíveis
}

## Cartas

hijacked-table-row = Cartas de passageiro
hijacked-table-card-gap = Posição { $place }: vazia
hijacked-table-card-down = Posição { $place }: fechada, abre com um { $back }
hijacked-table-card-red = Posição { $place }: vermelha
hijacked-table-card-open = { $demands_count ->
    [0] Posição { $place }: { $card }, pede { $trust }% de confiança e nenhuma ficha
   *[other] Posição { $place }: { $card }, pede { $trust }% de confiança, { $demands }
}
hijacked-table-card-reserved = reservada por { $seat } com um { $value }
hijacked-table-pile = { $count ->
    [1] Monte: uma carta, o verso mostra um { $back }
   *[other] Monte: { $count } cartas, a do topo mostra um { $back }
}
hijacked-table-pile-count = Monte { $count }
hijacked-table-discard = { $cards_count ->
    [0] Descarte: vazio
   *[other] Descarte: { $cards }
}
hijacked-table-discard-count = Fora { $count }

## Sequestradores e confiança

hijacked-table-spots = { $count ->
    [0] Sequestradores a bordo; nenhum na reserva
    [1] Sequestradores a bordo; um na reserva
   *[other] Sequestradores a bordo; { $count } na reserva
}
hijacked-table-spot-empty = Ninguém
hijacked-table-who = Quem são
hijacked-table-stocked = Nada na hora. No fim, 1 ponto se você tiver pelo menos { $one } fichas, 3 pontos a partir de { $three }, 6 pontos a partir de { $six }.
hijacked-table-level = Convencido: { $level } de 4
hijacked-table-spaces = Pede os dois dados próprios: { $one } e { $other }
hijacked-table-disc = Disco de { $seat }
hijacked-table-trust = Confiança { $percent }%
hijacked-table-bag = { $greens ->
    [1] No saco: uma pedra verde
   *[other] No saco: { $greens } pedras verdes
}, { $reds ->
    [1] uma vermelha
   *[other] { $reds } vermelhas
}
hijacked-table-star = { $seat } tem a estrela: 5 pontos no fim

## Torre, objetivos, reconhecimento

hijacked-table-tower = Torre de controle
hijacked-table-fetch = { $count ->
    [0] com um { $value }: não resta nenhuma
    [1] com um { $value }: resta uma
   *[other] com um { $value }: restam { $count }
}
hijacked-table-bonus-dice = Dados de bônus
hijacked-table-mini-dice = Minidados
hijacked-table-tiles = Peças de bônus
hijacked-table-goals = Objetivos
hijacked-table-medal = { $left ->
    [yes] medalha de valor { $medal }
   *[no] a medalha já saiu
}
hijacked-table-recognition = Reconhecimento
hijacked-table-thumbs = { $points ->
    [1] 1 ponto: { $seats }
   *[other] { $points } pontos: { $seats }
}
hijacked-table-left = { $count ->
    [1] resta uma
   *[other] restam { $count }
}

## Todos

hijacked-table-first = começa
hijacked-table-points = { $points ->
    [0] 0 pontos
    [1] um ponto
   *[other] { $points } pontos
}
hijacked-table-next-marker = Próxima casa de bônus: uma ficha em { $space }
hijacked-table-next-die = Próxima casa de bônus: um minidado em { $space }
hijacked-table-has-star = A estrela: 5 pontos no fim
hijacked-table-has-passengers = { $count ->
    [0] nenhum passageiro resgatado
    [1] um passageiro resgatado
   *[other] { $count } passageiros resgatados
}
hijacked-table-has-pilots = { $count ->
    [0] nenhum piloto resgatado
    [1] um piloto resgatado
   *[other] { $count } pilotos resgatados
}
hijacked-table-has-display = { $cards_count ->
    [0] Nenhuma carta à frente
   *[other] Cartas à frente: { $cards }
}
hijacked-table-has-medal = Medalha de valor { $medal }
hijacked-table-has-thumb = Reconhecimento: casa { $thumb }
hijacked-table-has-dice = Próximo turno: { $bonus ->
    [0] { $mini ->
        [1] um minidado
       *[other] { $mini } minidados
    }
    [1] { $mini ->
        [0] um dado de bônus
        [1] um dado de bônus e um minidado
       *[other] um dado de bônus e { $mini } minidados
    }
   *[other] { $mini ->
        [0] { $bonus } dados de bônus
        [1] { $bonus } dados de bônus e um minidado
       *[other] { $bonus } dados de bônus e { $mini } minidados
    }
}
hijacked-table-dice-later = Só na próxima rodada: { $bonus ->
    [0] { $mini ->
        [1] um minidado
       *[other] { $mini } minidados
    }
    [1] { $mini ->
        [0] um dado de bônus
        [1] um dado de bônus e um minidado
       *[other] um dado de bônus e { $mini } minidados
    }
   *[other] { $mini ->
        [0] { $bonus } dados de bônus
        [1] { $bonus } dados de bônus e um minidado
       *[other] { $bonus } dados de bônus e { $mini } minidados
    }
}
hijacked-table-cybot-played = Última: { $card }.
hijacked-table-cybot-nothing = Ainda não jogou nenhuma carta.
hijacked-table-cybot-left = { $count ->
    [0] Todas são embaralhadas de novo.
    [1] Falta uma carta:
   *[other] Faltam { $count } cartas:
}
hijacked-table-cybot-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}

## Meus dados

hijacked-table-dice = Meus dados
hijacked-table-die = { $used ->
    [yes] Dado { $die }: { $value }, usado
   *[no] { $kind ->
        [bonus] Dado { $die }, de bônus: { $value }
        [mini] Dado { $die }, mini: { $value }
       *[own] Dado { $die }: { $value }
    }
}
hijacked-table-hint-die = Toque num dado para ver o que ele pode fazer, ou toque num lugar.
hijacked-table-hint-lit = O que ele pode fazer se ilumina. Toque ali, ou arraste o dado até lá.
hijacked-table-hint-useless = Do jeito que está, este dado não pode fazer nada.
hijacked-table-hint-done = Todos os dados foram usados.
hijacked-table-turn-die = Girar o dado
hijacked-table-turn-to = Girar para { $value } por 1 × { $kind }
hijacked-table-turn-pays = Pagar com
hijacked-table-ask-die = Qual dado?
hijacked-table-ask-either = Escolher esta carta ou reservá-la?

## O que um dado faria, no seu lugar: duas ou três palavras

hijacked-table-tag-nothing = –
hijacked-table-tag-either = Duas opções
hijacked-table-tag-choose = { $lies ->
    [down] Abrir
    [reserved] Tomar
    [red] Descartar, +1
   *[open] Escolher
}
hijacked-table-tag-choose-reserved = Sem dado
hijacked-table-tag-choose-top = Abrir
hijacked-table-tag-reserve = Reservar
hijacked-table-tag-build-trust = Tirar pedras
hijacked-table-tag-persuade = Os dois dados
hijacked-table-tag-retreat = Os dois dados
hijacked-table-tag-fetch = Pegar 1
hijacked-table-tag-take-bonus-die = Próxima rodada

## O que custa e o que rende, antes de fazer

hijacked-table-cost-choose = { $lies ->
    [down] Com um { $value } você abre a carta { $place } e as vizinhas. Depois você a joga, ou a descarta por 1 ponto.
    [red] Com qualquer dado você descarta a carta vermelha { $place } por 1 ponto, e as vizinhas são abertas.
    [reserved] Com um { $value } ou mais você toma de { $seat } a carta { $place } ({ $card }), e o dado que está nela volta. Depois você a joga, ou a descarta por 1 ponto.
   *[open] Com qualquer dado você escolhe a carta { $place } ({ $card }), e as vizinhas são abertas. Depois você a joga, ou a descarta por 1 ponto.
}
hijacked-table-cost-choose-reserved = Escolher a carta que você reservou? Não custa nenhum dado, e ela é a sua carta deste turno. Depois você a joga, ou a descarta por 1 ponto.
hijacked-table-cost-choose-top = O dado abre a carta do topo do monte, sem vizinhas. Depois você a joga, ou a descarta por 1 ponto.
hijacked-table-cost-reserve = O dado fica na carta { $place } ({ $card }) até o fim do seu próximo turno, em que você lança um dado a menos.
hijacked-table-cost-build-trust = Tire pedras uma a uma, até três verdes neste turno: 10% de confiança e 1 ponto cada. Uma vermelha encerra tudo.
hijacked-table-cost-persuade = { $last ->
    [yes] Usar os seus dois dados e convencer “{ $hijacker }”? É 1 ponto e o último passo: o sequestrador fica com você, com os pontos dele, e a confiança cai 20%.
   *[no] Usar os seus dois dados e convencer “{ $hijacker }”? É 1 ponto e o passo { $level } de 4.
}
hijacked-table-cost-retreat = Usar os seus dois dados e fazer a polícia recuar duas casas? Todos os outros ganham 2 pontos. Você fica com uma de duas peças de bônus, e o seu polegar avança.
hijacked-table-cost-fetch = Um { $value } rende 1 × { $kind }.
hijacked-table-cost-take-bonus-die = Um dos seus dados próprios rende um dado de bônus para a próxima rodada, em que você precisa usá-lo.

## Perguntas de um turno

hijacked-table-ask-card = Carta escolhida: { $card }.
hijacked-table-card-pays = { $paid_count ->
    [0] Jogá-la não custa nada.
   *[other] Jogá-la custa { $paid }.
}
hijacked-table-card-no-trust = Ela pede { $needs }% de confiança; há { $trust }%.
hijacked-table-card-no-room = Não há mais lugar para cartas à sua frente.
hijacked-table-card-no-markers = Você não pode pagar { $demands }.
hijacked-table-ask-keep = Fique com uma peça de bônus. A outra volta sem ser vista.
hijacked-table-ask-take = Casa de bônus: você pode pegar algo.
    .about = A mesa espera por você.
hijacked-table-do-take-mini-die = Minidado
hijacked-table-do-decline-marker = Nenhuma ficha
hijacked-table-do-decline-mini-die = Nenhum minidado
hijacked-table-ask-last-call = Última chamada: faça o que ainda quiser e depois diga que terminou.
    .about = Em seguida os pontos são contados.
hijacked-table-do-pass = Terminei
hijacked-table-stones = { $greens ->
    [0] Nenhuma pedra ainda, confiança { $percent }%.
    [1] Uma pedra verde, confiança { $percent }%.
   *[other] { $greens } pedras verdes, confiança { $percent }%.
}
hijacked-table-stones-bag = { $greens ->
    [1] No saco: uma verde, { $reds } vermelhas. Verde: { $chance }%.
   *[other] No saco: { $greens } verdes, { $reds } vermelhas. Verde: { $chance }%.
}
hijacked-table-do-draw = Tirar ({ $chance }% verde)
hijacked-table-do-stop = Parar
hijacked-table-do-play = Jogar
hijacked-table-do-discard = Descartar, +1 ponto
hijacked-table-do-choose = Escolher
hijacked-table-do-reserve = Reservar
hijacked-table-do-choose-reserved = Escolher
hijacked-table-do-persuade = Convencer
hijacked-table-do-retreat = Fazer recuar
hijacked-table-do-keep = Ficar com ela
hijacked-table-do-end-turn = Encerrar turno
hijacked-table-sure-end-turn = { $dice ->
    [1] Encerrar o seu turno? Um dado não foi usado.
   *[other] Encerrar o seu turno? { $dice } dados não foram usados.
}
hijacked-table-sure-keep = Ficar com esta peça? A outra é embaralhada de volta.

## A bandeja: o que se pode fazer a qualquer momento

hijacked-table-tray = A qualquer momento
# Ao lado, para quem ouve.
hijacked-table-tray-count = { $count ->
    [1] uma possibilidade
   *[other] { $count } possibilidades
}
hijacked-table-tray-empty = Nada agora. Aqui você resgata pessoas, troca fichas e medalhas por pontos e usa peças, também no turno dos outros.
hijacked-table-tray-rescue-passenger = Passageiro por 2 × { $colour }, +3
hijacked-table-tray-rescue-pilot = Piloto por 3 × { $colour }, +5
hijacked-table-tray-rescue-pilot-with = Piloto por { $cards }, +5
hijacked-table-tray-cash = Trocar { $kind }, +1
hijacked-table-tray-cash-medal = Trocar a medalha, +{ $medal }
hijacked-table-tray-give = { $points ->
    [0] { $kind } para { $seat }, de graça
   *[other] { $kind } para { $seat }, +1
}
hijacked-table-tray-take-die-and-joker = Peça: minidado e coringa
hijacked-table-tray-take-back = Recuperar { $card }
hijacked-table-tray-build-trust-free = Peça: confiança sem dado
hijacked-table-tray-tile = Peça: { $tile }
hijacked-table-sure-rescue-passenger = Dar duas cartas ({ $colour }) por um passageiro e 3 pontos?
hijacked-table-sure-rescue-pilot = Dar três cartas ({ $colour }) por um piloto e 5 pontos?
hijacked-table-sure-rescue-pilot-with = Usar a peça e dar { $cards } por um piloto e 5 pontos?
hijacked-table-sure-cash = Devolver 1 × { $kind } por 1 ponto?
hijacked-table-sure-cash-medal = Trocar a medalha agora por { $medal ->
    [1] 1 ponto
   *[other] { $medal } pontos
}? Senão, ela conta no fim.
hijacked-table-sure-give = { $points ->
    [0] Dar 1 × { $kind } a { $seat }? Essa pessoa tem 0 pontos, então você não recebe nenhum.
   *[other] Dar 1 × { $kind } a { $seat }? Você recebe 1 ponto dessa pessoa.
}
hijacked-table-sure-take-die-and-joker = Usar a peça por um minidado e um coringa?
hijacked-table-sure-take-back = Usar a peça e recuperar de graça uma carta ({ $card }) do descarte?
hijacked-table-sure-build-trust-free = Usar a peça e tirar pedras de confiança, sem dado?
hijacked-table-do-rescue-passenger = Resgatar
hijacked-table-do-rescue-pilot = Resgatar
hijacked-table-do-rescue-pilot-with = Resgatar
hijacked-table-do-cash = Trocar
hijacked-table-do-cash-medal = Trocar
hijacked-table-do-give = Dar
hijacked-table-do-take-die-and-joker = Usar
hijacked-table-do-take-back = Recuperar
hijacked-table-do-build-trust-free = Usar
hijacked-table-equal = Avisar quando todos tiverem os mesmos pontos
    .about = Só então se pode fazer a polícia recuar.
hijacked-table-equal-now = Agora todos têm os mesmos pontos.

## O fim

hijacked-table-end-stormed = O avião foi invadido
hijacked-table-end-rescued = A negociação deu certo
hijacked-table-end-reckoning = Pontos
hijacked-table-end-people = Pessoas resgatadas
hijacked-table-end-won = Vitória
hijacked-table-end-track = Trilha
hijacked-table-end-medals = Medalhas
hijacked-table-end-markers = Fichas
hijacked-table-end-star = Estrela
hijacked-table-end-hijackers = Sequestradores
hijacked-table-end-recognition = Reconhecimento
hijacked-table-end-cards = Cartas restantes
hijacked-table-end-total = Total

## Options

hijacked-table-options-more = Mais

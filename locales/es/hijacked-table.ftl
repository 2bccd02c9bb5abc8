### La mesa de Hijacked: lo que dicen la pista, las zonas, la barra, la bandeja y el final, más allá
### de las palabras de las reglas. Los asientos llegan como nombres, los conjuntos de asientos como
### listas de nombres con su número en …_count, las cartas como una lista del tipo «2 × Azul y
### 1 × Gris», las fichas como «1 × Comida y 1 × Comodín».

## Lo que pasa ahora, la misma frase para todos

hijacked-table-now-deal = Se prepara la mesa.
hijacked-table-now-roll = { $seat } tira los dados.
hijacked-table-now-turn = { $dice ->
    [0] { $seat } ha puesto todos los dados.
    [one] Es el turno de { $seat }, con un dado libre.
   *[other] Es el turno de { $seat }, con { $dice } dados libres.
}
hijacked-table-now-card = { $seat } juega o descarta una carta de pasajero: { $card }.
hijacked-table-now-stones = { $greens ->
    [0] { $seat } saca la primera piedra de confianza.
    [one] { $seat } ha sacado una piedra verde: ¿seguir o parar?
   *[other] { $seat } ha sacado { $greens } piedras verdes: ¿seguir o parar?
}
hijacked-table-now-offer = { $seat } se queda con una de dos losetas de bonificación.
hijacked-table-now-take = { $takers_count ->
    [1] { $takers } puede tomar algo de una casilla de bonificación.
   *[other] { $takers } pueden tomar algo de casillas de bonificación.
}
hijacked-table-now-cybot = El Cybot juega una carta.
hijacked-table-now-round-end = La ronda termina, y la policía avanza.
hijacked-table-now-last-call = { $asked_count ->
    [0] Última llamada antes de contar los puntos.
    [1] Última llamada antes de contar los puntos: { $asked } aún puede cambiar algo.
   *[other] Última llamada antes de contar los puntos: { $asked } aún pueden cambiar algo.
}
hijacked-table-now-over = La negociación ha terminado.

## La pista

hijacked-table-board = La pista
hijacked-table-round = Ronda { $round }
hijacked-table-rolled = Dados libres de { $seat }: { $values }
hijacked-table-police = { $space ->
    [0] La policía está en el avión.
    [one] La policía está a un paso del avión.
   *[other] La policía está en la casilla { $space }. La casilla 1 es la última antes del avión.
}
hijacked-table-aboard = A bordo: { $passengers ->
    [one] un pasajero
   *[other] { $passengers } pasajeros
}, { $pilots ->
    [one] un piloto
   *[other] { $pilots } pilotos
}
# En un lugar: hacer retroceder a la policía.
hijacked-table-retreat = Retroceder
hijacked-table-scores-equal = Todos tienen los mismos puntos
hijacked-table-scores-differ = Los puntos son distintos

## Las zonas del tablero, en un teléfono

hijacked-table-zones = Partes del tablero
hijacked-table-zone-cards = Cartas
hijacked-table-zone-talks = Secues­tradores
hijacked-table-zone-tower = Torre
hijacked-table-zone-players = Jugadores
# Junto al nombre de una zona, para quien escucha.
hijacked-table-zone-open = { $count ->
    [one] un lugar abierto
   *[other] { $count } lugares abiertos
}

## Cartas

hijacked-table-row = Cartas de pasajero
hijacked-table-card-gap = Posición { $place }: vacía
hijacked-table-card-down = Posición { $place }: boca abajo, se descubre con un { $back }
hijacked-table-card-red = Posición { $place }: roja
hijacked-table-card-open = { $demands_count ->
    [0] Posición { $place }: { $card }, pide un { $trust } % de confianza y ninguna ficha
   *[other] Posición { $place }: { $card }, pide un { $trust } % de confianza, { $demands }
}
hijacked-table-card-reserved = reservada por { $seat } con un { $value }
hijacked-table-pile = { $count ->
    [one] Mazo: una carta, su reverso muestra un { $back }
   *[other] Mazo: { $count } cartas, la primera muestra un { $back }
}
hijacked-table-pile-count = Mazo { $count }
hijacked-table-discard = { $cards_count ->
    [0] Descartes: ninguno
   *[other] Descartes: { $cards }
}
hijacked-table-discard-count = Fuera { $count }

## Secuestradores y confianza

hijacked-table-spots = { $count ->
    [one] Secuestradores a bordo; uno en reserva
   *[other] Secuestradores a bordo; { $count } en reserva
}
hijacked-table-spot-empty = Nadie
hijacked-table-who = Quiénes son
hijacked-table-stocked = Nada al momento. Al final, 1 punto si tienes al menos { $one } fichas, 3 puntos a partir de { $three }, 6 puntos a partir de { $six }.
hijacked-table-level = Paso { $level } de 4
hijacked-table-spaces = Pide los dos dados propios: { $one } y { $other }
hijacked-table-disc = Disco de { $seat }
hijacked-table-trust = Confianza { $percent } %
hijacked-table-bag = { $greens ->
    [one] En la bolsa: una piedra verde
   *[other] En la bolsa: { $greens } piedras verdes
}, { $reds ->
    [one] una roja
   *[other] { $reds } rojas
}
hijacked-table-star = { $seat } tiene la estrella: 5 puntos al final

## Torre, objetivos, reconocimiento

hijacked-table-tower = Torre de control
hijacked-table-fetch = { $count ->
    [0] con un { $value }: no queda ninguna
    [one] con un { $value }: queda una
   *[other] con un { $value }: quedan { $count }
}
hijacked-table-bonus-dice = Dados extra
hijacked-table-mini-dice = Minidados
hijacked-table-tiles = Losetas
hijacked-table-goals = Objetivos
hijacked-table-medal = { $left ->
    [yes] medalla de valor { $medal }
   *[no] la medalla ya no está
}
hijacked-table-recognition = Reconocimiento
hijacked-table-thumbs = { $points ->
    [one] 1 punto: { $seats }
   *[other] { $points } puntos: { $seats }
}
hijacked-table-left = { $count ->
    [one] queda una
   *[other] quedan { $count }
}

## Todos

hijacked-table-first = empieza
hijacked-table-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
hijacked-table-next-marker = Próxima casilla de bonificación: una ficha en { $space }
hijacked-table-next-die = Próxima casilla de bonificación: un minidado en { $space }
hijacked-table-has-star = La estrella: 5 puntos al final
hijacked-table-has-passengers = { $count ->
    [one] un pasajero rescatado
   *[other] { $count } pasajeros rescatados
}
hijacked-table-has-pilots = { $count ->
    [one] un piloto rescatado
   *[other] { $count } pilotos rescatados
}
hijacked-table-has-display = { $cards_count ->
    [0] Ninguna carta delante
   *[other] Cartas delante: { $cards }
}
hijacked-table-has-medal = Medalla de valor { $medal }
hijacked-table-has-thumb = Reconocimiento: casilla { $thumb }
hijacked-table-has-dice = Próximo turno: { $bonus ->
    [0] { $mini ->
        [one] un minidado
       *[other] { $mini } minidados
    }
    [one] { $mini ->
        [0] un dado de bonificación
        [one] un dado de bonificación y un minidado
       *[other] un dado de bonificación y { $mini } minidados
    }
   *[other] { $mini ->
        [0] { $bonus } dados de bonificación
        [one] { $bonus } dados de bonificación y un minidado
       *[other] { $bonus } dados de bonificación y { $mini } minidados
    }
}
hijacked-table-dice-later = Solo en la próxima ronda: { $bonus ->
    [0] { $mini ->
        [one] un minidado
       *[other] { $mini } minidados
    }
    [one] { $mini ->
        [0] un dado de bonificación
        [one] un dado de bonificación y un minidado
       *[other] un dado de bonificación y { $mini } minidados
    }
   *[other] { $mini ->
        [0] { $bonus } dados de bonificación
        [one] { $bonus } dados de bonificación y un minidado
       *[other] { $bonus } dados de bonificación y { $mini } minidados
    }
}
hijacked-table-cybot-played = Última: { $card }.
hijacked-table-cybot-nothing = Todavía no ha jugado ninguna carta.
hijacked-table-cybot-left = { $count ->
    [0] Se vuelven a barajar todas.
    [one] Queda una carta:
   *[other] Quedan { $count } cartas:
}
hijacked-table-cybot-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

## Mis dados

hijacked-table-dice = Mis dados
hijacked-table-die = { $used ->
    [yes] Dado { $die }: { $value }, puesto
   *[no] { $kind ->
        [bonus] Dado { $die }, de bonificación: { $value }
        [mini] Dado { $die }, mini: { $value }
       *[own] Dado { $die }: { $value }
    }
}
hijacked-table-hint-die = Toca un dado para ver qué puede hacer, o toca un lugar.
hijacked-table-hint-lit = Lo que puede hacer se ilumina. Tócalo, o arrastra el dado hasta allí.
hijacked-table-hint-useless = Tal como está, este dado no puede hacer nada.
hijacked-table-hint-done = Todos los dados están puestos.
hijacked-table-turn-die = Girar el dado
hijacked-table-turn-to = Girarlo a { $value } por 1 × { $kind }
hijacked-table-turn-pays = Pagar con
hijacked-table-ask-die = ¿Qué dado?
hijacked-table-ask-either = ¿Elegir esta carta o reservarla?

## Lo que haría un dado, en su lugar: dos o tres palabras

hijacked-table-tag-nothing = –
hijacked-table-tag-either = Dos opciones
hijacked-table-tag-choose = { $lies ->
    [down] Descubrir
    [reserved] Quitar
    [red] Descartar, +1
   *[open] Elegir
}
hijacked-table-tag-choose-reserved = Sin dado
hijacked-table-tag-choose-top = Descubrir
hijacked-table-tag-reserve = Reservar
hijacked-table-tag-build-trust = Sacar piedras
hijacked-table-tag-persuade = Los dos dados
hijacked-table-tag-retreat = Los dos dados
hijacked-table-tag-fetch = Tomar 1
hijacked-table-tag-take-bonus-die = Próxima ronda

## Lo que cuesta y lo que da, antes de hacerlo

hijacked-table-cost-choose = { $lies ->
    [down] Un { $value } descubre la carta { $place } y sus vecinas. Después la juegas, o la descartas por 1 punto.
    [red] Cualquier dado descarta la carta roja { $place } por 1 punto, y se descubren sus vecinas.
    [reserved] Un { $value } o más le quita la carta { $place } ({ $card }) a { $seat }, y su dado vuelve. Después la juegas, o la descartas por 1 punto.
   *[open] Cualquier dado elige la carta { $place } ({ $card }), y se descubren sus vecinas. Después la juegas, o la descartas por 1 punto.
}
hijacked-table-cost-choose-reserved = ¿Elegir la carta que has reservado? No cuesta ningún dado, y es tu carta de este turno. Después la juegas, o la descartas por 1 punto.
hijacked-table-cost-choose-top = El dado descubre la primera carta del mazo, sin vecinas. Después la juegas, o la descartas por 1 punto.
hijacked-table-cost-reserve = El dado se queda en la carta { $place } ({ $card }) hasta el final de tu próximo turno, en el que tiras un dado menos.
hijacked-table-cost-build-trust = Saca piedras una a una, hasta tres verdes en este turno: un 10 % de confianza y 1 punto cada una. Una roja lo termina.
hijacked-table-cost-persuade = { $last ->
    [yes] ¿Poner tus dos dados y convencer a «{ $hijacker }»? Es 1 punto y el último paso: el secuestrador se va contigo, con sus puntos, y la confianza baja un 20 %.
   *[no] ¿Poner tus dos dados y convencer a «{ $hijacker }»? Es 1 punto y el paso { $level } de 4.
}
hijacked-table-cost-retreat = ¿Poner tus dos dados y hacer retroceder a la policía dos casillas? Los demás ganan 2 puntos. Te quedas con una de dos losetas de bonificación, y tu pulgar avanza.
hijacked-table-cost-fetch = Un { $value } da 1 × { $kind }.
hijacked-table-cost-take-bonus-die = Uno de tus dados propios te da un dado de bonificación para la próxima ronda, en la que tienes que usarlo.

## Preguntas de un turno

hijacked-table-ask-card = Carta elegida: { $card }.
hijacked-table-card-pays = { $paid_count ->
    [0] Jugarla no cuesta nada.
   *[other] Jugarla cuesta { $paid }.
}
hijacked-table-card-no-trust = Pide un { $needs } % de confianza; hay un { $trust } %.
hijacked-table-card-no-room = No te queda sitio para más cartas.
hijacked-table-card-no-markers = No puedes pagar { $demands }.
hijacked-table-ask-keep = Quédate con una loseta de bonificación. La otra vuelve sin que nadie la vea.
hijacked-table-ask-take = Casilla de bonificación: puedes tomar algo.
    .about = La mesa te espera.
hijacked-table-do-take-mini-die = Minidado
hijacked-table-do-decline-marker = Ninguna ficha
hijacked-table-do-decline-mini-die = Ningún minidado
hijacked-table-ask-last-call = Última llamada: cambia lo que quieras y di después que has terminado.
    .about = Luego se cuentan los puntos.
hijacked-table-do-pass = He terminado
hijacked-table-stones = { $greens ->
    [0] Ninguna piedra aún, confianza { $percent } %.
    [one] Una piedra verde, confianza { $percent } %.
   *[other] { $greens } piedras verdes, confianza { $percent } %.
}
hijacked-table-stones-bag = { $greens ->
    [one] En la bolsa: una verde, { $reds } rojas. Verde: { $chance } %.
   *[other] En la bolsa: { $greens } verdes, { $reds } rojas. Verde: { $chance } %.
}
hijacked-table-do-draw = Sacar ({ $chance } % verde)
hijacked-table-do-stop = Parar
hijacked-table-do-play = Jugarla
hijacked-table-do-discard = Descartarla, +1 punto
hijacked-table-do-choose = Elegirla
hijacked-table-do-reserve = Reservarla
hijacked-table-do-choose-reserved = Elegirla
hijacked-table-do-persuade = Convencer
hijacked-table-do-retreat = Que retroceda
hijacked-table-do-keep = Quedármela
hijacked-table-do-end-turn = Terminar turno
hijacked-table-sure-end-turn = { $dice ->
    [one] ¿Terminar tu turno? Un dado está sin poner.
   *[other] ¿Terminar tu turno? { $dice } dados están sin poner.
}
hijacked-table-sure-keep = ¿Quedarte con esta loseta? La otra se vuelve a barajar.

## La bandeja: lo que se puede hacer en cualquier momento

hijacked-table-tray = En cualquier momento
# Al lado, para quien escucha.
hijacked-table-tray-count = { $count ->
    [one] una posibilidad
   *[other] { $count } posibilidades
}
hijacked-table-tray-empty = Ahora nada. Aquí rescatas gente, cobras fichas y medallas y usas losetas, también en el turno de los demás.
hijacked-table-tray-rescue-passenger = Pasajero por 2 × { $colour }, +3
hijacked-table-tray-rescue-pilot = Piloto por 3 × { $colour }, +5
hijacked-table-tray-rescue-pilot-with = Piloto por { $cards }, +5
hijacked-table-tray-cash = Cobrar { $kind }, +1
hijacked-table-tray-cash-medal = Cobrar la medalla, +{ $medal }
hijacked-table-tray-give = { $points ->
    [0] { $kind } para { $seat }, por nada
   *[other] { $kind } para { $seat }, +1
}
hijacked-table-tray-take-die-and-joker = Loseta: minidado y comodín
hijacked-table-tray-take-back = Recuperar { $card }
hijacked-table-tray-build-trust-free = Loseta: confianza sin dado
hijacked-table-tray-tile = Loseta: { $tile }
hijacked-table-sure-rescue-passenger = ¿Dar dos cartas ({ $colour }) por un pasajero y 3 puntos?
hijacked-table-sure-rescue-pilot = ¿Dar tres cartas ({ $colour }) por un piloto y 5 puntos?
hijacked-table-sure-rescue-pilot-with = ¿Usar la loseta y dar { $cards } por un piloto y 5 puntos?
hijacked-table-sure-cash = ¿Devolver 1 × { $kind } por 1 punto?
hijacked-table-sure-cash-medal = ¿Cobrar la medalla ahora por { $medal ->
    [one] 1 punto
   *[other] { $medal } puntos
}? Si no, cuenta al final.
hijacked-table-sure-give = { $points ->
    [0] ¿Dar 1 × { $kind } a { $seat }? Tiene 0 puntos, así que no recibes ninguno.
   *[other] ¿Dar 1 × { $kind } a { $seat }? Recibes 1 punto suyo.
}
hijacked-table-sure-take-die-and-joker = ¿Usar la loseta por un minidado y un comodín?
hijacked-table-sure-take-back = ¿Usar la loseta y recuperar gratis una carta ({ $card }) de los descartes?
hijacked-table-sure-build-trust-free = ¿Usar la loseta y sacar piedras de confianza, sin dado?
hijacked-table-do-rescue-passenger = Rescatar
hijacked-table-do-rescue-pilot = Rescatar
hijacked-table-do-rescue-pilot-with = Rescatar
hijacked-table-do-cash = Cobrar
hijacked-table-do-cash-medal = Cobrar
hijacked-table-do-give = Dar
hijacked-table-do-take-die-and-joker = Usarla
hijacked-table-do-take-back = Recuperar
hijacked-table-do-build-trust-free = Usarla
hijacked-table-equal = Avísame cuando todos tengan los mismos puntos
    .about = Solo entonces se puede hacer retroceder a la policía.
hijacked-table-equal-now = Ahora todos tienen los mismos puntos.

## El final

hijacked-table-end-stormed = El avión ha sido asaltado
hijacked-table-end-rescued = La negociación ha salido bien
hijacked-table-end-reckoning = Puntos
hijacked-table-end-people = Personas rescatadas
hijacked-table-end-won = Victoria
hijacked-table-end-track = Escala
hijacked-table-end-medals = Medallas
hijacked-table-end-markers = Fichas
hijacked-table-end-star = Estrella
hijacked-table-end-hijackers = Secuestradores
hijacked-table-end-recognition = Reconocimiento
hijacked-table-end-cards = Cartas restantes
hijacked-table-end-total = Total

## Options

hijacked-table-options-more = Más

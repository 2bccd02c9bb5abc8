### Hijacked, contado. Las claves siguen los nombres de las reglas: sucesos, negativas, etapas,
### secuestradores, losetas, objetivos, cartas. Los asientos llegan como nombres, y el Cybot, si
### juega, como `hijacked-the-cybot`; las cartas, fichas, secuestradores, losetas y objetivos como
### sus nombres con el nombre corto en …_id, varios como listas con su número en …_count, lo demás
### como nombre corto. Los dados se cuentan en el orden de la tirada.

hijacked-name = Hijacked
    .note = Caja reconstruida
hijacked-tagline = Hay que sacar a los pasajeros entre todos, antes de que la policía asalte el avión. Luego se verá quién ha negociado mejor.

## Quién juega donde no se sienta nadie

hijacked-the-cybot = Cybot

## Colores de las cartas de pasajero

hijacked-colour-grey = Gris
hijacked-colour-blue = Azul
hijacked-colour-green = Verde
hijacked-colour-yellow = Amarillo
hijacked-colour-red = Rojo

## Clases de fichas de exigencia

hijacked-kind-crypto = Cripto
hijacked-kind-food = Comida
hijacked-kind-medicine = Medicina
hijacked-kind-joker = Comodín

## Una carta y una ficha, como las repiten otros textos

hijacked-a-card = { $card_id ->
    [grey] una carta gris
    [blue] una carta azul
    [green] una carta verde
    [yellow] una carta amarilla
   *[red] una carta roja
}
hijacked-a-marker = { $kind_id ->
    [crypto] una ficha de cripto
    [food] una ficha de comida
    [medicine] una ficha de medicina
   *[joker] un comodín
}

## Dados y piedras

hijacked-die-own = Dado propio
hijacked-die-bonus = Dado de bonificación
hijacked-die-mini = Minidado

hijacked-stone-green = Piedra verde
hijacked-stone-red = Piedra roja

## Secuestradores, y lo que valen

hijacked-hijacker-recognised = Divo
    .about = 4 puntos al momento. Al final, 4 más si vas por delante en la escala de reconocimiento, o 1 si compartes el primer puesto.
hijacked-hijacker-supplied = Intendente
    .about = 2 puntos al momento. Al final, 6 más si tienes dos de medicina, dos de comida y dos de cripto; los comodines ayudan.
hijacked-hijacker-piloted = Aviador
    .about = 4 puntos al momento. Al final, 3 más si has rescatado a un piloto.
hijacked-hijacker-stocked = Urraca
    .about = Nada al momento. Al final, 1, 3 o 6 puntos: cuantas más fichas tengas, mejor.
hijacked-hijacker-settled = Cuenta Nueva
    .about = 1 punto al momento. Al final, 5 más si no hay cartas ante ti.
hijacked-hijacker-foremost = Madrugador
    .about = 3 puntos al momento. Al final, 5 más si convenciste a un secuestrador antes que nadie.
hijacked-hijacker-paired = De Dos en Dos
    .about = 3 puntos al momento. Al final, 1 más por cada dos fichas que tengas.
hijacked-hijacker-crowded = Pastor
    .about = 2 puntos al momento. Al final, 2 más por cada pasajero que hayas rescatado.

## Losetas de bonificación

hijacked-tile-pilot = Tripulación variada
    .about = Rescata a un piloto con tres cartas cualesquiera de las que hay ante ti.
hijacked-tile-gifts = Regalos
    .about = Da a los demás hasta tres fichas, una a una. Cada una te da 1 punto de quien la recibe; quien tiene 0 puntos se la queda y no te da nada.
hijacked-tile-top-card = Primera del mazo
    .about = Desde ahora puedes elegir también la primera carta del mazo, con un dado que muestre su reverso. No se descubren cartas vecinas.
hijacked-tile-die-and-joker = Paquete sorpresa
    .about = Toma un minidado y un comodín, si los hay en la reserva.
hijacked-tile-comeback = Segunda oportunidad
    .about = Toma gratis de los descartes una carta que no sea roja y ponla ante ti.
hijacked-tile-trust = Charla gratis
    .about = Gana confianza una vez sin dado. Sus piedras cuentan entre las tres verdes del turno.

## Objetivos

hijacked-goal-persuade-1 = 1 secuestrador convencido
    .about = Convencer a un secuestrador.
    .short = 1 secuestrador
hijacked-goal-markers-8 = 8 fichas
    .about = Tener 8 fichas.
    .short = 8 fichas
hijacked-goal-markers-10 = 10 fichas
    .about = Tener 10 fichas.
    .short = 10 fichas
hijacked-goal-passengers-3 = 3 pasajeros
    .about = Rescatar a 3 pasajeros.
    .short = 3 pasajeros
hijacked-goal-passengers-3-pilot-1 = 3 pasajeros y un piloto
    .about = Rescatar a 3 pasajeros y a un piloto.
    .short = 3 pasajeros + piloto
hijacked-goal-dice-4 = 4 dados en un turno
    .about = Usar 4 dados en un turno.
    .short = 4 dados
hijacked-goal-points-18 = 18 puntos
    .about = Llegar a 18 puntos.
    .short = 18 puntos
hijacked-goal-trust-100 = 100 % de confianza
    .about = Llevar la confianza al 100 %.
    .short = 100 % de confianza
hijacked-goal-retreat-2 = 2 retrocesos de la policía
    .about = Hacer retroceder dos veces a la policía.
    .short = 2 retrocesos

## Cartas del Cybot

hijacked-cybot-scan-left = Escaneo izquierdo
    .about = Toma la carta descubierta más a la izquierda que no sea roja ni esté reservada; si no la hay, la carta boca abajo más a la izquierda.
hijacked-cybot-scan-right = Escaneo derecho
    .about = Toma la carta descubierta más a la derecha que no sea roja ni esté reservada; si no la hay, la carta boca abajo más a la derecha.
hijacked-cybot-scan-match = Coincidencia
    .about = Toma una carta descubierta y sin reservar del color del que más tiene; si no la hay, hace un «Escaneo izquierdo».
hijacked-cybot-link = Enlace
    .about = Gana confianza, con hasta dos piedras verdes.
hijacked-cybot-deep-link = Enlace profundo
    .about = Gana confianza, con hasta tres piedras verdes.
hijacked-cybot-override = Toma de control
    .about = Da un paso con su secuestrador; si no lo tiene, con el que esté libre más a la izquierda.
hijacked-cybot-uplink = Transmisión
    .about = Toma una ficha de la clase de la que más hay en la reserva.
hijacked-cybot-countersign = Refrendo
    .about = Desde la ronda 3, con puntos iguales, hace retroceder a la policía. Si no, gana 1 punto si va por detrás, o toma una ficha como con «Transmisión».

## Etapas: un título corto, y lo que pasa

hijacked-stage-deal = Gabinete de crisis
    .about = Se colocan los secuestradores, los números, los objetivos y las cartas de pasajero.
hijacked-stage-roll = Dados
    .about = Se tiran los dados del próximo turno.
hijacked-stage-turn = Negociación
    .about = Quien tiene el turno pone dados en acciones. Todos pueden rescatar, cobrar y usar losetas de bonificación en cualquier momento.
hijacked-stage-cybot = Cybot
    .about = El Cybot juega sus cartas, una a una.
hijacked-stage-round-end = Policía
    .about = La policía avanza una casilla hacia el avión. Después se mira si es el final.
hijacked-stage-last-call = Última llamada
    .about = La partida acaba con esta ronda. Antes de contar los puntos, todos pueden aún rescatar, cobrar y usar losetas de bonificación.
hijacked-stage-over = Fin de la negociación
    .about = La policía ha asaltado el avión, o la negociación ha salido bien y se cuentan los puntos.

## Sucesos

hijacked-event-begins = { $seat } tiene la carta de inicio y empieza.
hijacked-event-hijackers-placed = Secuestradores a bordo: { $hijackers }.
hijacked-event-numbers-laid = Cripto, comida, medicina y comodines piden, en este orden, los dados { $numbers }.
hijacked-event-goals-set = Objetivos: { $goals }. Sus medallas valen, en este orden, { $medals }.
hijacked-event-reshuffled = El mazo está vacío: los descartes se barajan y ocupan su lugar.
hijacked-event-pile-shows = La primera carta del mazo muestra { $back } en el reverso.
hijacked-event-laid = En la posición { $place } se pone una carta boca abajo. Su reverso muestra { $back }.
hijacked-event-round-begins = Empieza la ronda { $round }.
hijacked-event-rolled = { $seat } saca { $values } con los dados.
hijacked-event-turned = { $seat } entrega { hijacked-a-marker } y gira el dado { $die } hasta { $value }.
hijacked-event-placed = { $seat } pone el dado { $die }.
hijacked-event-chose = { $seat } elige la carta de la posición { $place }.
hijacked-event-chose-top = { $seat } elige la primera carta del mazo: { hijacked-a-card }.
hijacked-event-opened = En la posición { $place } se descubre { hijacked-a-card }.
hijacked-event-played = { $paid_count ->
    [0] { $seat } juega { hijacked-a-card } sin pagar nada.
   *[other] { $seat } juega { hijacked-a-card } por { $paid }.
}
hijacked-event-discarded = { $seat } descarta { hijacked-a-card }.
hijacked-event-reserved = { $seat } reserva la carta de la posición { $place } con un dado que muestra { $value }.
hijacked-event-released = La carta de la posición { $place } ya no está reservada para { $seat }.
hijacked-event-passenger-rescued = { $seat } rescata a un pasajero con { $cards }.
hijacked-event-pilot-rescued = { $seat } rescata a un piloto con { $cards }.
hijacked-event-builds-trust = { $seat } mete la mano en la bolsa para ganar confianza.
hijacked-event-stone-drawn = { $stone ->
    [green] { $seat } saca una piedra verde.
   *[red] { $seat } saca una piedra roja, que vuelve a la bolsa.
}
hijacked-event-stopped = { $seat } deja de sacar piedras.
hijacked-event-trust-is = La confianza está en el { $percent } %.
hijacked-event-star-taken = { $seat } se lleva la estrella.
hijacked-event-persuaded = { $seat } habla con «{ $hijacker }»: paso { $level } de 4.
hijacked-event-gave-up = «{ $hijacker }» se rinde y sale del avión, gracias a { $seat }.
hijacked-event-came = Otro secuestrador ocupa la posición { $spot }: «{ $hijacker }».
hijacked-event-called-back = { $seat } hace retroceder a la policía.
hijacked-event-police-at = { $space ->
    [0] La policía está en el avión.
   *[other] La policía está en la casilla { $space }.
}
hijacked-event-offered = { $tiles_count ->
    [1] Queda una loseta de bonificación para { $seat }: { $tiles }.
   *[other] { $seat } puede quedarse con una de dos losetas de bonificación: { $tiles }.
}
hijacked-event-kept = { $seat } se queda con la loseta de bonificación «{ $tile }».
hijacked-event-took-marker = { $seat } toma { hijacked-a-marker }.
hijacked-event-took-bonus-die = { $seat } toma un dado de bonificación para la próxima ronda.
hijacked-event-took-mini-die = { $seat } toma un minidado para la próxima ronda.
hijacked-event-turn-ended = { $seat } acaba su turno.
hijacked-event-moved = { $points ->
    [-1] { $seat } pierde 1 punto y queda en { $score }.
    [1] { $seat } gana 1 punto y queda en { $score }.
   *[other] { $seat } gana { $points } puntos y queda en { $score }.
}
hijacked-event-may-take = { $seat } cae en una casilla de bonificación y puede tomar la ficha que prefiera.
hijacked-event-may-take-die = { $seat } cae en una casilla de bonificación y puede tomar un minidado.
hijacked-event-declined = { $bonus ->
    [marker] { $seat } deja la ficha de la casilla de bonificación.
   *[mini-die] { $seat } deja el minidado de la casilla de bonificación.
}
hijacked-event-cashed = { $seat } cobra { hijacked-a-marker }.
hijacked-event-medal-taken = { $seat } se lleva la medalla de valor { $medal } por el objetivo «{ $goal }».
hijacked-event-medal-lost = Varias personas cumplen a la vez el objetivo «{ $goal }»: la medalla de valor { $medal } sale de la partida.
hijacked-event-medal-cashed = { $seat } cobra la medalla de valor { $medal }.
hijacked-event-tile-used = { $seat } gasta la loseta de bonificación «{ $tile }».
hijacked-event-gave = { $seat } le da { hijacked-a-marker } a { $to }.
hijacked-event-took-back = { $seat } toma { hijacked-a-card } de los descartes.
hijacked-event-cybot-plays = El Cybot juega «{ $card }».
hijacked-event-stormed = La policía asalta el avión: pierden todos.
hijacked-event-last-call = La partida acaba con esta ronda. Última llamada: lo que se puede hacer en cualquier momento aún se puede hacer ahora.
hijacked-event-passed = { $seat } no tiene nada más que hacer.
hijacked-event-succeeded = Tres pasajeros y un piloto están libres: la negociación ha salido bien, y se cuentan los puntos.

## Cómo está la mesa, una línea para cada cosa

hijacked-status-stage = { $round ->
    [0] Etapa: { $stage }
   *[other] Ronda { $round }, etapa: { $stage }
}
hijacked-status-turn = { $dice_count ->
    [0] El turno es de { $seat }, sin dados libres
   *[other] El turno es de { $seat }, con dados libres: { $dice }
}
hijacked-status-police = { $space ->
    [0] La policía está en el avión
   *[other] La policía está en la casilla { $space }
}
hijacked-status-trust = Confianza: { $percent } %
hijacked-status-star = La estrella la tiene { $seat }
hijacked-status-numbers = Dados para cripto, comida, medicina y comodines, en este orden: { $numbers }
hijacked-status-face-down = Carta { $place }: boca abajo, su reverso muestra { $back }
hijacked-status-open = Carta { $place }: { $card }, { $trust } % de confianza, { $demands_count ->
    [0] sin exigencias
   *[other] exige { $demands }
}
hijacked-status-reserved = Carta { $place }: { $card }, { $trust } % de confianza, { $demands_count ->
    [0] sin exigencias
   *[other] exige { $demands }
}; reservada para { $seat } con { $value }
hijacked-status-spot = Secuestrador { $place }: «{ $hijacker }», paso { $level } de 4
hijacked-status-spot-with = Secuestrador { $place }: «{ $hijacker }», paso { $level } de 4, negocia con { $seat }
hijacked-status-goal = Medalla de valor { $medal }: { $goal }
hijacked-status-player = { $seat }: { $score ->
    [1] 1 punto
   *[other] { $score } puntos
}, { $passengers ->
    [1] 1 pasajero
   *[other] { $passengers } pasajeros
}, { $pilots ->
    [1] 1 piloto
   *[other] { $pilots } pilotos
}
hijacked-status-markers = Fichas de { $seat }: { $markers }
hijacked-status-display = Cartas ante { $seat }: { $cards }
hijacked-status-hijackers = Secuestradores de { $seat }: { $hijackers }
hijacked-status-tiles = Losetas de bonificación de { $seat }: { $tiles }
hijacked-status-medals = Medallas de { $seat }: { $medals }
hijacked-status-offer = Puedes quedarte con una: { $tiles }
hijacked-status-score = { $seat }: escala { $track }, medallas { $medals }, fichas { $markers }, estrella { $star }, secuestradores { $hijackers }, reconocimiento { $recognition }, cartas { $cards }; total { $total }

## Negativas

hijacked-refusal-no-such-seat = En ese asiento no juega nadie: elige a alguien que juegue.
hijacked-refusal-first-drawn = Ese asiento no puede salir ahora: quién empieza se sortea una vez, antes que nada.
hijacked-refusal-card-drawn = Esa carta no puede salir ahora: la siguiente viene de lo que queda del mazo.
hijacked-refusal-hijackers-drawn = Esos secuestradores no se pueden colocar: se sacan cuatro distintos, una sola vez.
hijacked-refusal-numbers-drawn = Esos números no se pueden colocar: se sacan cuatro distintos del 1 al 6, una sola vez.
hijacked-refusal-objective-drawn = Esos objetivos no se pueden colocar: se saca una carta de objetivos de la caja, una sola vez, y encima van las tres medallas de la caja.
hijacked-refusal-game-over = La negociación ha acabado: en esta mesa ya no hay nada que hacer.
hijacked-refusal-last-call = Ya no hay ningún turno: en la última llamada puedes rescatar, cobrar y usar losetas de bonificación.
hijacked-refusal-no-last-call = No hay nada que cerrar: eso se dice en la última llamada, antes de contar los puntos.
hijacked-refusal-has-passed = Has dicho que no tienes nada más que hacer: espera a los demás.
hijacked-refusal-not-on-turn = No es tu turno: mientras tanto puedes rescatar, cobrar y usar losetas de bonificación.
hijacked-refusal-dice-rolled = Esa tirada no puede ser: todos los dados del turno se tiran una vez, y cada uno muestra del 1 al 6.
hijacked-refusal-no-such-die = En este turno no tienes ese dado: elige uno que hayas tirado.
hijacked-refusal-die-used = Ese dado ya está puesto: elige otro.
hijacked-refusal-no-more-cards = Ya has elegido tu carta de este turno: otra más se elige solo con un dado de bonificación o un minidado, y no hay una tercera.
hijacked-refusal-die-does-not-match = El dado tiene que mostrar lo mismo que el reverso de la carta: elige otro, o gira este con fichas.
hijacked-refusal-die-too-low = Alguien ha reservado esa carta: tu dado tiene que mostrar al menos tanto como el que está encima.
hijacked-refusal-cannot-be-played = Otra persona ha reservado esa carta: solo puedes elegirla si puedes jugarla ahora.
hijacked-refusal-reserved-by-you = Esa carta la has reservado tú: elígela sin dado.
hijacked-refusal-not-a-neighbour = Solo puedes reservar una carta vecina de la que acabas de elegir, antes de poner otro dado.
hijacked-refusal-not-free = Esa carta no se puede reservar: tiene que estar descubierta, y sin que nadie la haya reservado.
hijacked-refusal-has-reserved = Ya tienes una carta reservada: solo una a la vez.
hijacked-refusal-card-first = Primero juega o descarta la carta que has elegido.
hijacked-refusal-no-card-chosen = No hay ninguna carta que jugar o descartar: elige una primero.
hijacked-refusal-trust-too-low = Esa carta pide más confianza de la que hay: descártala por 1 punto.
hijacked-refusal-display-full = Ya tienes cinco cartas ante ti, y no caben más: rescata antes a alguien con ellas.
hijacked-refusal-cannot-pay = No tienes las fichas que exige esa carta: descártala por 1 punto.
hijacked-refusal-nothing-reserved = No has reservado ninguna carta: elige una con un dado.
hijacked-refusal-reserved-just-now = Acabas de reservar esa carta: podrás elegirla en tu próximo turno.
hijacked-refusal-not-enough-cards = No tienes ante ti las cartas que hacen falta: un pasajero pide dos de un color; un piloto, tres.
hijacked-refusal-no-figure-left = En el avión ya no queda ninguna de esas figuras.
hijacked-refusal-trust-built = Ya has ganado confianza en este turno: con un dado se puede una sola vez.
hijacked-refusal-trust-complete = La confianza está en el 100 % y no puede subir: usa tu dado para otra cosa.
hijacked-refusal-enough-greens = Este turno ya ha tenido sus tres piedras verdes: gana confianza en otro.
hijacked-refusal-stones-first = Se están sacando piedras: esto tiene que esperar a que acabe.
hijacked-refusal-no-stones-now = No estás sacando piedras: primero pon un dado para ganar confianza.
hijacked-refusal-stone-drawn = Esa piedra no puede salir ahora: en la bolsa hay otras, o nadie mete la mano.
hijacked-refusal-both-dice = Para convencer hacen falta tus dos dados propios: uno ya está puesto, o está sobre una carta.
hijacked-refusal-no-hijacker = En esa posición no hay ningún secuestrador: elige otra.
hijacked-refusal-anothers-disc = Otra persona negocia con ese secuestrador: elige uno que no tenga el disco de nadie más.
hijacked-refusal-dice-do-not-fit = Tus dados no encajan en las dos casillas de ese secuestrador: elige otro, o gira un dado con fichas.
hijacked-refusal-hijacker-drawn = Ese secuestrador no puede llegar ahora: una posición libre la ocupa uno de la reserva.
hijacked-refusal-retreat-both-dice = Para hacer retroceder a la policía hacen falta tus dos dados propios: uno ya está puesto, o está sobre una carta.
hijacked-refusal-too-early = La policía no retrocede antes de la ronda 3.
hijacked-refusal-scores-differ = Para eso todos tienen que tener los mismos puntos: quien va por detrás puede cobrar fichas y medallas.
hijacked-refusal-tile-first = Primero elige con qué loseta de bonificación te quedas.
hijacked-refusal-not-offered = No puedes quedarte con esa loseta de bonificación: elige una de las que se te ofrecen tras hacer retroceder a la policía.
hijacked-refusal-tiles-drawn = Esas losetas de bonificación no pueden salir ahora: cuando la policía ha retrocedido, salen dos de las que quedan.
hijacked-refusal-number-not-there = Ninguna loseta de número tiene el valor de ese dado: úsalo para otra cosa, o gíralo con fichas.
hijacked-refusal-none-in-supply = En la reserva no quedan fichas de esa clase: elige otra clase.
hijacked-refusal-no-such-marker = No tienes fichas de esa clase: elige otra clase.
hijacked-refusal-not-your-own-die = Un dado de bonificación cuesta uno de tus dados propios: no vale un dado de bonificación ni un minidado.
hijacked-refusal-no-bonus-die = Ahora no hay ningún dado de bonificación en el tablero: espera a que vuelva uno.
hijacked-refusal-bonus-die-waits = Te queda un dado de bonificación o un minidado que se puede usar: úsalo antes de acabar tu turno.
hijacked-refusal-take-first = Primero toma o deja lo que da tu casilla de bonificación.
hijacked-refusal-somebody-takes = Alguien está eligiendo qué tomar de una casilla de bonificación: espera a que termine.
hijacked-refusal-nothing-to-take = No tienes nada que tomar: tus puntos tienen que caer justo en una casilla de bonificación.
hijacked-refusal-nothing-to-decline = No tienes nada que dejar: tus puntos tienen que caer justo en una casilla de bonificación.
hijacked-refusal-no-such-medal = No tienes esa medalla.
hijacked-refusal-no-such-tile = No tienes la loseta de bonificación que hace falta.
hijacked-refusal-not-in-display = El piloto pide tres de las cartas que hay ante ti: elige tres que estén ahí.
hijacked-refusal-not-to-oneself = Eso eres tú: dale la ficha a otra persona.
hijacked-refusal-not-in-discard = Esa carta no está en los descartes: elige otra.
hijacked-refusal-red-stays = Las cartas rojas se quedan en los descartes: elige una de otro color.
hijacked-refusal-cybot-drawn = El Cybot no puede jugar esa carta ahora: después de tu turno juega una de las que le quedan.

## Opciones

hijacked-option-box = Otra caja
    .about = Lo que está impreso en las piezas, de un archivo de caja propio en lugar del nuestro, que es una reconstrucción. Para quien tiene el juego o quiere probar otros valores.
hijacked-option-pause = Tiempo para la última llamada
    .about = Cuántos segundos tienen todos para cambiar algo antes de contar los puntos; 20 si no dices otra cosa.

hijacked-misfit-seats = { hijacked-name } admite de { $least } a { $most } jugadores; quien juega en solitario juega contra el Cybot.
hijacked-misfit-pause-range = La última llamada dura de { $least } a { $most } segundos.

## Ayuda con las reglas

hijacked-rules-goal = Un avión está secuestrado, y la policía se acerca. Todos negocian: cumplen exigencias, ganan confianza y sacan a la gente. Cuando alguien ha rescatado a tres pasajeros y a un piloto, la negociación sale bien al final de esa ronda, y gana quien tiene más puntos. Pero si la policía llega al avión, pierden todos. Así que, aun siendo rivales, a veces hay que ayudarse. Quien juega en solitario juega contra el Cybot.
    .title = De qué va
hijacked-rules-round = Cada cual tiene un turno, en sentido horario desde la carta de inicio: tira tus dados y ponlos uno a uno en acciones. Después la policía avanza una casilla. Empieza en la 15 con uno o dos jugadores, en la 10 con tres, en la 8 con cuatro. Si entra en el avión, pierden todos, aunque alguien haya rescatado lo suficiente. En cualquier momento, también en turnos ajenos, puedes rescatar, cobrar fichas y medallas, y usar losetas de bonificación. Antes del final todos pueden hacerlo en una última llamada.
    .title = Rondas y turnos
hijacked-rules-cards = Eliges una carta por turno. Con un dado de bonificación o un minidado puedes elegir otra, pero solo con ese mismo dado, y nunca una tercera. Una carta boca abajo pide un dado que muestre su reverso; una descubierta, cualquiera. Se descubre, y sus vecinas también. Después juégala ante ti, si hay confianza suficiente y pagas lo que exige, o descártala por 1 punto. Una carta roja siempre se descarta, por 1 punto; si se eligió boca abajo, la confianza baja un 10 %.
    .title = Cartas de pasajero
hijacked-rules-reserving = Junto a la carta elegida puedes reservar una descubierta, con cualquier dado libre. El dado se queda allí durante tu próximo turno. En ese turno eliges la carta sin dado, y la juegas o la descartas por 1 punto; es tu carta del turno. Si la dejas, se queda descubierta en la fila, y el dado vuelve. Los demás también pueden elegirla, con un dado que muestre al menos tanto como el tuyo, pero solo si pueden jugarla. Solo una reserva a la vez.
    .title = Reservar
hijacked-rules-rescuing = Dos cartas de un color ante ti dan un pasajero y 3 puntos; tres de un color, un piloto y 5 puntos. Se puede en cualquier momento, también en turnos ajenos, mientras haya figuras: doce pasajeros y cuatro pilotos. Ante ti caben cinco cartas, y cada una que quede allí al final cuesta 3 puntos.
    .title = Rescatar
hijacked-rules-trust = Ganar confianza cuesta un dado, una vez por turno. Saca piedras de una bolsa con 12 verdes y 3 rojas, una a una, mientras quieras. Cada verde sube la confianza un 10 % y da 1 punto; en un turno hay tres como mucho, contando las de una loseta de bonificación. Una roja vuelve a la bolsa y termina la acción; si era la primera, da 1 punto. Quien lleva la confianza al 100 % se lleva la estrella, que vale 5 puntos al final; si la confianza había bajado entretanto, se la quita incluso a otra persona.
    .title = La confianza
hijacked-rules-hijackers = Convencer cuesta tus dos dados propios, en las dos casillas sobre un secuestrador; algunas solo admiten ciertos valores. Tu disco va allí y aleja a los demás. Cada paso da 1 punto. Con el cuarto, el secuestrador sale del avión y se va contigo, con puntos al momento y más al final. Entonces otro ocupa su lugar, y la confianza baja un 20 %. Si pasas a otro secuestrador, el anterior conserva sus pasos, para quien venga después.
    .title = Los secuestradores
hijacked-rules-retreat = Desde la ronda 3, mientras todos tengan los mismos puntos, puedes hacer retroceder a la policía dos casillas, hasta la 18 como mucho. Cuesta tus dos dados propios. Los demás ganan 2 puntos. Tú sacas dos losetas de bonificación y te quedas con una, y tu pulgar avanza en la escala de reconocimiento, que cuenta al final. Las fichas y las medallas se cobran en cualquier momento: conviene hablar de quién puede igualar los puntos.
    .title = La policía retrocede
hijacked-rules-markers = Hay cripto, comida, medicina y comodines. Un dado da una ficha si su valor está en una de las cuatro losetas de número y la reserva tiene de esa clase. Las fichas pagan lo que exigen las cartas, y los comodines valen por cualquier clase. O giran un dado aún sin poner, 1 por ficha; el 1 y el 6 son vecinos. O se cobran en cualquier momento, a 1 punto cada una. Las que guardes cuentan 1 punto al final.
    .title = Fichas de exigencia
hijacked-rules-dice = Tienes dos dados. Con uno de ellos puedes tomar un dado de bonificación, si hay alguno en el tablero; los minidados vienen de casillas y de una loseta de bonificación. Son para la próxima ronda, los consigas cuando los consigas, y entonces hay que usarlos si se puede. Al acabar esa ronda vuelven, o una ronda después si han reservado una carta. Con uno de ellos puedes elegir una carta más. Los secuestradores y la policía solo atienden a tus dos dados propios.
    .title = Dados de bonificación y minidados
hijacked-rules-points = Cada vez que ganas puntos cuenta por separado. Si tus puntos caen justo en una casilla de bonificación de tu escala, puedes tomar lo que muestra: la ficha que quieras, o un minidado. Pasar de largo no da nada, retroceder tampoco. Cada escala es distinta. Sobre tres objetivos hay medallas: quien cumple uno primero se lleva su medalla, para cobrarla en cualquier momento o contarla al final. Si varias personas lo cumplen a la vez, la medalla se pierde.
    .title = Bonificaciones y medallas
hijacked-rules-tiles = Cuando haces retroceder a la policía, te quedas con una de dos losetas de bonificación. Se usan en cualquier momento, una vez: un piloto por tres cartas cualesquiera; hasta tres fichas para los demás, a cambio de 1 punto suyo cada una, mientras tengan; un minidado y un comodín; una carta de los descartes; ganar confianza sin dado. Una se queda: con ella puedes elegir siempre también la primera carta del mazo.
    .title = Losetas de bonificación
hijacked-rules-score = Antes de contar viene la última llamada: todos pueden aún rescatar, cobrar y usar losetas de bonificación. Después cuentan tus puntos en la escala, tus medallas, 1 por ficha, 5 por la estrella, lo que dan tus secuestradores y tu lugar en la escala de reconocimiento. Por cada carta ante ti se restan 3. Gana quien tiene más puntos; si hay empate, más reconocimiento; si sigue el empate, se comparte la victoria. Si el avión fue asaltado, no se cuenta nada.
    .title = La puntuación
hijacked-rules-solo = La mesa se prepara como para dos. Después de tu turno el Cybot juega algunas de sus doce cartas, dos con nuestra caja, y luego avanza la policía. El Cybot no tiene dados ni paga exigencias, pero también necesita confianza. Ganas con tres pasajeros, un piloto y más puntos que el Cybot. La partida acaba también cuando el Cybot ha rescatado a tres pasajeros y a un piloto. Puedes hacer retroceder a la policía mientras tengas los mismos puntos que el Cybot.
    .title = En solitario contra el Cybot
hijacked-rules-reconstruction = El reglamento no muestra lo que está impreso en las piezas. Esos valores vienen de un archivo de caja; el nuestro dice de cada uno si es del libro o reconstrucción nuestra, y lo que hace el Cybot es todo nuestro. Si tienes el juego, puedes escribir los valores impresos en una copia y jugar con ella. Dos líneas del resumen del libro no encajan con nada y no se juegan: que una piedra roja cuesta 2 puntos en vez de 1, y una lista de −2, −1, 0 y 3 puntos.
    .title = Qué es reconstrucción

## Box files

hijacked-box-misfit-file-too-large = El archivo tiene más de { $most } bytes: es demasiado grande para una caja.
hijacked-box-misfit-name-taken = «{ $name }» es el nombre de otra caja: dale a la tuya un nombre propio.
hijacked-box-misfit-lines = Líneas que empiezan por «{ $word }»: tienen que ser { $wanted }, y son { $found }.
hijacked-box-misfit-line-too-long = Línea { $line }: tiene { $bytes } bytes; el máximo es { $most }.
hijacked-box-misfit-no-such-line = Línea { $line }: ninguna línea de una caja empieza por «{ $word }».
hijacked-box-misfit-count = Línea { $line }: tras la primera palabra tiene que haber { $wanted } más, y hay { $found }.
hijacked-box-misfit-name = Línea { $line }: un nombre tiene de 1 a 24 letras minúsculas, cifras y guiones, sin espacios.
hijacked-box-misfit-space = Línea { $line }: «{ $word }» no indica valores de un dado. Escríbelos así: 1-3.
hijacked-box-misfit-number = Línea { $line }: «{ $word }» no es un número que encaje aquí.
hijacked-box-misfit-markers = Línea { $line }: las fichas tienen que ser { $wanted } en total, y son { $found }.
hijacked-box-misfit-rising = Línea { $line }: los números van de 1 a 39, cada uno mayor que el anterior.
hijacked-box-misfit-falling = Línea { $line }: los números van de 0 a 39, ninguno menor que el anterior.
hijacked-box-misfit-no-such-goal = Línea { $line }: «{ $word }» no es un objetivo.
hijacked-box-misfit-goal-twice = Línea { $line }: un objetivo está dos veces.
hijacked-box-misfit-track = Línea { $line }: una escala se escribe así: track markers 3 13 dice 9 27.
hijacked-box-misfit-bonus-spaces = Línea { $line }: las casillas de bonificación van de 1 a { $last }, cada una más allá de la anterior; de cada clase hay { $most } como mucho.
hijacked-box-misfit-two-bonuses = Línea { $line }: la casilla { $space } tiene dos bonificaciones.
hijacked-box-misfit-cybot-plays = Línea { $line }: el Cybot juega de 1 a { $most } cartas después de un turno.
hijacked-box-misfit-no-such-cybot-card = Línea { $line }: «{ $word }» no es una carta del Cybot.
hijacked-box-misfit-card = Línea { $line }: una carta se escribe así: card Y08 6 20 F+M.
hijacked-box-misfit-no-such-card = Línea { $line }: «{ $word }» no es una carta. Su nombre es una letra para el color y dos cifras, como Y08.
hijacked-box-misfit-card-twice = Línea { $line }: { $card } está dos veces.
hijacked-box-misfit-too-many-cards = Línea { $line }: hay { $most } cartas y ninguna más.
hijacked-box-misfit-back = Línea { $line }: en el reverso de { $card } hay un valor de dado, de 1 a 6, no «{ $word }».
hijacked-box-misfit-trust = Línea { $line }: la confianza que pide { $card } va de 0 a 100 de diez en diez, no «{ $word }».
hijacked-box-misfit-demands = Línea { $line }: las exigencias de { $card } son hasta tres de C, F y M, como F+M, o un guion, no «{ $word }».
hijacked-box-misfit-red = Línea { $line }: { $card } es roja. Nunca se juega, así que lleva 0 de confianza y un guion como exigencia.

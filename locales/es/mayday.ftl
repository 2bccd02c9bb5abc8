### Mayday! Mayday!, contado. Las claves siguen los nombres de las reglas: sucesos, negativas,
### etapas, cartas. Los asientos llegan como nombres, los conjuntos de asientos como listas de
### nombres con su número en …_count, las cartas como sus nombres con el nombre corto en …_id, lo
### demás como nombre corto.

mayday-name = Mayday! Mayday!
mayday-tagline = Alguien tiene que aterrizar este avión. A bordo hay quien nunca debe tocar los mandos.

## Bandos, y lo que muestra una carta de identidad

mayday-side-honest = Honesto
    .about = Quieres a la tripulación honesta en la cabina, entera y sin nadie más. Cuando has mirado una carta, debes marcar lo que has visto. Tu bando gana cuando toda la tripulación honesta tiene acceso a la cabina.
mayday-side-infiltrator = Infiltrado
    .about = Quieres la cabina. Conoces a los demás infiltrados, y puedes marcar las cartas como te convenga. Tu bando gana en cuanto un infiltrado llega a comandante o alguien lo deja entrar en la cabina.

## Dónde está una carta de identidad, vista desde su dueño

mayday-spot-left = Carta izquierda
mayday-spot-middle = Carta central
mayday-spot-right = Carta derecha

## Votos

mayday-vote-punch = Golpear
    .about = No te fías de esta persona: no recibe carta, o la pierde.
mayday-vote-protect = Proteger
    .about = Te fías de esta persona. Basta con la mitad de los votos.

## Rondas de altercados

mayday-round-doubt = Beneficio de la duda
    .about = Se vota sobre cada persona, una tras otra, hasta que se acaban los Beneficios de la duda.
mayday-round-reliable = Fiable
    .about = De quienes tienen el Beneficio de la duda, dos pasan a ser fiables.
mayday-round-captain = Comandante
    .about = Una sola votación decide cuál de las dos personas fiables es comandante.

## Cartas de estado

mayday-status-benefit = Beneficio de la duda
mayday-status-reliable = Fiable

## Partes del vuelo

mayday-part-suspicions = Primeras sospechas
    .about = Cada cual mira, a su derecha y a su izquierda, la carta que le queda más cerca.
mayday-part-skirmishes = Altercados
    .about = Mirar, votar, seguir: así encuentra la tripulación a su comandante.
mayday-part-cockpit = La cabina
    .about = La tripulación honesta va entrando, persona a persona. Basta un infiltrado para perderlo todo.

## Cartas de veterano

mayday-veteran-i-look-at-another = Miro a otra persona
    .about = Cuando te toca mirar: eliges a otra persona a la que mirar.
mayday-veteran-not-at-that-one = No mires a esa persona
    .about = Cuando otra persona debe mirar: tú eliges a quién.
mayday-veteran-not-at-that-card = No mires esa carta
    .about = Cuando otra persona debe mirar: tú eliges cuál de las tres cartas.
mayday-veteran-i-will-look = Miro yo
    .about = Cuando otra persona debe mirar: miras tú en su lugar, y la carta que quieras.
mayday-veteran-another-must-look = Que mire otra persona
    .about = Tú eliges quién mira.
mayday-veteran-about-another = El altercado es por otra persona
    .about = La carta de Altercado pasa a alguien sobre quien esta ronda aún tiene que votar.
mayday-veteran-self-knowledge = Autoconocimiento
    .about = Mira una de tus propias cartas y pon una ficha a su lado.
mayday-veteran-listen = Ahora hablo yo
    .about = Hasta que alguien haga la siguiente elección, solo puedes hablar tú.

## Etapas: un título corto, como en un panel de salidas, y lo que pasa

mayday-stage-deal = Embarque
    .about = Todos reciben tres cartas de identidad y saben cuál es su bando.
mayday-stage-window = Veteranos
    .about = A quien tiene una carta de veterano boca abajo se le pregunta si la usa ahora. Callar es pasar.
mayday-stage-choose = ¿Qué carta?
    .about = Quien debe mirar elige una de las tres cartas.
mayday-stage-mark = Una mirada
    .about = Alguien mira una carta en secreto; después, una ficha dice lo que es, o lo que se supone que es.
mayday-stage-vote = Altercado
    .about = Todos los demás golpean o protegen, en secreto y a la vez.
mayday-stage-shuffle = Boca arriba
    .about = Las cartas se barajan y se ponen boca arriba.
mayday-stage-crew = Cabina
    .about = Quien entró en último lugar puede mandar a alguien a mirar, y después deja entrar a alguien.
mayday-stage-over = Fin del vuelo
    .about = El vuelo ha terminado, y se descubren todas las cartas.

## Sucesos

mayday-event-team-dealt = { $side ->
    [infiltrator] Eres de los infiltrados.
   *[honest] Eres de la tripulación honesta.
}
mayday-event-infiltrators-met = Los infiltrados son { $infiltrators }.
mayday-event-veteran-dealt = Tu carta de veterano: { $card }.
mayday-event-begins = La carta de Altercado está delante de { $seat }.
mayday-event-announced = { $looker } va a mirar la carta { $spot ->
    [left] izquierda
    [middle] central
   *[right] derecha
} de { $target }.
mayday-event-looked = { $looker } mira la carta { $spot ->
    [left] izquierda
    [middle] central
   *[right] derecha
} de { $target }.
mayday-event-card-seen = La carta { $spot ->
    [left] izquierda
    [middle] central
   *[right] derecha
} de { $target } es { $side ->
    [infiltrator] de infiltrado
   *[honest] honesta
}.
mayday-event-marked = { $by } marca la carta { $spot ->
    [left] izquierda
    [middle] central
   *[right] derecha
} de { $target } como { $side ->
    [infiltrator] «Infiltrado»
   *[honest] «Honesto»
}.
mayday-event-looked-at-own = { $by } mira su propia carta { $spot ->
    [left] izquierda
    [middle] central
   *[right] derecha
}.
mayday-event-own-card-seen = Tu carta { $spot ->
    [left] izquierda
    [middle] central
   *[right] derecha
} es { $side ->
    [infiltrator] de infiltrado
   *[honest] honesta
}.
mayday-event-own-marked = { $by } marca su propia carta { $spot ->
    [left] izquierda
    [middle] central
   *[right] derecha
} como { $side ->
    [infiltrator] «Infiltrado»
   *[honest] «Honesto»
}.
mayday-event-round-begins = { $round ->
    [doubt] Empieza la ronda del Beneficio de la duda.
    [reliable] Empieza la ronda de los fiables.
   *[captain] Empieza la votación para comandante.
}
mayday-event-skirmish = El altercado es por { $seat }.
mayday-event-must-look = { $looker } debe mirar una carta de { $target }.
mayday-event-nobody-looks = Nadie puede mirar las cartas de { $target }.
mayday-event-voted = { $result ->
    [protected] La tripulación protege a { $seat }
   *[punched] La tripulación golpea a { $seat }
}. Proteger: { $protect_count ->
    [0] nadie
   *[other] { $protect }
}. Golpear: { $punch_count ->
    [0] nadie
   *[other] { $punch }
}.
mayday-event-spared = { $round ->
    [doubt] { $seats_count ->
        [1] { $seats } recibe sin votación el último Beneficio de la duda.
       *[other] { $seats } reciben sin votación el Beneficio de la duda.
    }
   *[reliable] { $seats_count ->
        [1] { $seats } pasa a ser fiable sin votación.
       *[other] { $seats } pasan a ser fiables sin votación.
    }
}
mayday-event-captain-found = El puesto de comandante es para { $captain }.
mayday-event-turned-up = { $seat } baraja sus tres cartas y las descubre: { $hand }. Las fichas ya no dicen de qué carta se trata.
mayday-event-sent = { $by } manda a { $looker } a mirar una carta de { $target }.
mayday-event-let-in = { $by } deja entrar a { $seat } en la cabina.
mayday-event-veteran-used = { $by } usa «{ $card }».
mayday-event-silenced = Ahora solo puede hablar { $by }.
mayday-event-ended = { $ending ->
    [safe-landing] { mayday-ending-safe-landing }
    [infiltrator-captain] { mayday-ending-infiltrator-captain }
   *[infiltrator-let-in] { mayday-ending-infiltrator-let-in }
} Los bandos: { $hands }.
mayday-event-lied = { $by } mintió sobre la carta { $spot ->
    [left] izquierda
    [middle] central
   *[right] derecha
} de { $target }.

## Finales

mayday-ending-safe-landing = Toda la tripulación honesta está en la cabina: aterriza el avión y gana.
mayday-ending-infiltrator-captain = El comandante es un infiltrado: ganan los infiltrados.
mayday-ending-infiltrator-let-in = Un infiltrado ha entrado en la cabina: ganan los infiltrados.

## Cómo está la mesa, una línea para cada cosa

mayday-status-stage = Etapa: { $stage }
mayday-status-round = Ronda: { $round }
mayday-status-skirmish = Carta de Altercado: { $seat }
mayday-status-look = { $looker } mira a { $target }
mayday-status-marker = { $by } sobre la carta { $spot ->
    [left] izquierda
    [middle] central
   *[right] derecha
} de { $target }: { $side ->
    [infiltrator] Infiltrado
   *[honest] Honesto
}
mayday-status-marker-apart = { $by } sobre una carta de { $target } antes de barajar: { $side ->
    [infiltrator] Infiltrado
   *[honest] Honesto
}
mayday-status-benefit-held = Beneficio de la duda: { $seats }
mayday-status-reliable-held = Fiable: { $seats }
mayday-status-left = Cartas de estado en el centro: { $count }
mayday-status-punched = Han recibido un golpe: { $seats }
mayday-status-access = En la cabina: { $seats }
mayday-status-access-left = Cartas de acceso en el centro: { $count }
mayday-status-speaker = Solo puede hablar { $seat }
mayday-status-seen = Has visto: la carta { $spot ->
    [left] izquierda
    [middle] central
   *[right] derecha
} de { $target } es { $side ->
    [infiltrator] de infiltrado
   *[honest] honesta
}
mayday-status-seen-apart = Has visto antes de barajar: una carta de { $target } era { $side ->
    [infiltrator] de infiltrado
   *[honest] honesta
}
mayday-status-infiltrators = Infiltrados conocidos: { $infiltrators }

## Negativas

mayday-refusal-no-such-seat = Esta mesa no tiene ese asiento.
mayday-refusal-cards-dealt = Una mesa de este tamaño tiene otras cartas de identidad.
mayday-refusal-veterans-dealt = Las cartas de veterano no se pueden repartir así.
mayday-refusal-not-shuffled = Esas no son las cartas de este asiento.
mayday-refusal-no-look-now = Ahora no se elige ninguna carta.
mayday-refusal-not-the-looker = Quien mira es otra persona.
mayday-refusal-nothing-to-mark = Ahora no se pone ninguna ficha.
mayday-refusal-mark-the-truth = La tripulación honesta marca lo que ha visto.
mayday-refusal-no-vote-now = Ahora no se vota.
mayday-refusal-not-about-oneself = Esta votación es sobre ti: votan los demás.
mayday-refusal-has-voted = Ya has votado; un voto no se puede cambiar.
mayday-refusal-not-in-the-cockpit = Eso solo lo hace quien entró en la cabina en último lugar.
mayday-refusal-no-crew-now = Ahora nadie elige para la cabina.
mayday-refusal-cannot-look = Esa mirada no se permite: hace falta una ficha, ninguna de las dos personas puede tener acceso a la cabina, y nadie mira dos veces a la misma persona.
mayday-refusal-look-was-made = Ya has mandado a alguien a mirar: es una mirada por cada persona que entra.
mayday-refusal-has-access = Esa persona ya tiene acceso a la cabina.
mayday-refusal-not-asked = Ahora no se te pregunta por ninguna carta de veterano.
mayday-refusal-has-answered = Ya has respondido; en cada ocasión se pregunta una vez.
mayday-refusal-not-your-card = Tu carta de veterano no hace eso ahora.
mayday-refusal-nothing-changes = Una carta de veterano tiene que cambiar algo.
mayday-refusal-vote-is-over = La carta de Altercado solo puede pasar a alguien sobre quien esta ronda aún tiene que votar.
mayday-refusal-no-marker-left = No te queda ninguna ficha.

## Opciones

mayday-option-veterans = Cartas de veterano para todos
    .about = Cada cual tiene una carta que altera las reglas una vez. Mejor después de un vuelo o dos.
mayday-option-experienced = Cartas de veterano para expertos
    .about = Solo recibe una carta de veterano quien ha terminado dos vuelos en este servidor.
mayday-option-pause = Tiempo para responder
    .about = Cuántos segundos se pregunta a quien tiene una carta de veterano, antes de cada mirada, de cada votación y de cada elección en la cabina; 8 si no dices otra cosa.
mayday-option-arrows = Flechas de la carta de Altercado
    .about = A cuántos asientos en sentido horario está quien mira, en cada una de las tres rondas, como 3-2-3. No conocemos la carta impresa; sin esto, la mesa usa nuestras flechas.

mayday-misfit-seats = { mayday-name } admite de { $least } a { $most } jugadores: nunca se imprimió cuántas cartas harían falta con nueve o diez.
mayday-misfit-pause-range = Una pausa dura de { $least } a { $most } segundos.
mayday-misfit-pause-needs-veterans = A nadie se le pide respuesta: elige también cartas de veterano.
mayday-misfit-one-kind-of-veterans = Las cartas de veterano son para todos o para expertos, no ambas cosas.
mayday-misfit-experienced-seats = Indica asientos de esta mesa por su número, como 1,3, o escribe auto.
mayday-misfit-arrows = Escribe tres números, como 3-2-3. Los dos primeros deben ser distintos y apuntar más allá de los asientos vecinos; el tercero puede apuntar a cualquiera, menos al propio asiento.

## Ayuda con las reglas

mayday-rules-goal = Los pilotos están inconscientes, y alguien tiene que aterrizar el avión. La mayoría es gente honesta, pero a bordo hay { $seats ->
    [5] dos
    [6] dos
    [7] tres
    [8] tres
   *[other] dos o tres
} infiltrados que quieren los mandos. La tripulación honesta gana cuando está entera en la cabina. Los infiltrados ganan en cuanto uno de ellos es comandante, o entra en la cabina. { $veterans ->
    [none] Puedes decir lo que quieras
   *[other] Puedes decir lo que quieras, salvo que una carta de veterano te haga callar
}; solo obligan las cartas, las fichas y los votos.
    .title = De qué va
mayday-rules-deal = Todos tienen tres cartas de identidad boca abajo: la gente honesta, dos honestas y una de infiltrado; los infiltrados, al revés. Conoces tu bando, pero no sabes dónde está cada una de tus cartas. Los infiltrados se conocen entre sí. Por eso, ver una carta no prueba nada; ver dos iguales, sí.
    .title = Tres cartas
mayday-rules-looking = Cuando miras una carta, solo la ves tú; después pones a su lado una de tus cuatro fichas: Honesto o Infiltrado. La tripulación honesta debe marcar lo que ha visto; los infiltrados pueden mentir. Todos ven quién ha marcado qué. Nunca miras dos veces a la misma persona, y sin fichas no puedes mirar. Quien está en la cabina ya no mira.
    .title = Mirar y marcar
mayday-rules-suspicions = Primero cada cual mira dos cartas: la que le queda más cerca a su derecha y luego la que le queda más cerca a su izquierda. { $veterans ->
    [none] Después todas las cartas de los lados están marcadas, y a cada cual le quedan dos fichas.
   *[other] Si ninguna carta de veterano lo cambia, después todas las cartas de los lados están marcadas, y a cada cual le quedan dos fichas.
}
    .title = Primeras sospechas
mayday-rules-skirmish = La carta de Altercado está delante de alguien, y su flecha señala a otra persona, que debe mirar una de esas tres cartas. Después votan todos a la vez, menos la persona del altercado: golpear o proteger. Para proteger basta con la mitad de los votos. Los votos se muestran con su nombre. Si la persona señalada no puede mirar, mira la de su derecha; si esa no puede, la de su izquierda; si ninguna puede, no mira nadie.
    .title = Un altercado
mayday-rules-doubt = Primera ronda: si te protegen, recibes un Beneficio de la duda. Si te golpean, te quedas sin él, y tus cartas de los lados se giran; sigues votando y mirando. La carta de Altercado pasa en sentido horario. { $seats ->
    [5] Hay tres Beneficios de la duda.
    [6] Hay tres Beneficios de la duda.
    [7] Hay cuatro Beneficios de la duda.
    [8] Hay cuatro Beneficios de la duda.
   *[other] Hay tres Beneficios de la duda, y cuatro a partir de siete jugadores.
} Cuando quedan tantas cartas como personas sin carta y sin golpe, las reciben sin votación.
    .title = Beneficio de la duda
mayday-rules-captain = La segunda ronda recorre a quienes tienen un Beneficio de la duda: si te protegen, le das la vuelta y eres fiable; si te golpean, lo pierdes. Acaba cuando hay dos personas fiables, o solo quedan dos que puedan serlo. Después hay una sola votación sobre una de esas dos personas: si la protegen, es comandante; si la golpean, lo es la otra. El comandante baraja sus cartas y las descubre; las fichas ya no dicen de qué carta se trata. Si es un infiltrado, la tripulación honesta ha perdido.
    .title = Fiables y comandante
mayday-rules-cockpit = Quien entró en la cabina en último lugar puede antes mandar a alguien sin acceso a mirar una carta de otra persona sin acceso. Después deja entrar a alguien, que también baraja sus cartas y las descubre. Así se sigue hasta que ha entrado toda la tripulación honesta, o un infiltrado.
    .title = La cabina
mayday-rules-veterans = { $veterans ->
    [experienced] Quien ha terminado aquí dos vuelos tiene una carta de veterano
   *[other] Todos menos quien empieza tienen una carta de veterano
}. Cada una se usa una vez. Antes de cada mirada, de cada votación y de cada elección en la cabina se pregunta por igual, durante el mismo tiempo, a quienes tienen la suya boca abajo; callar es pasar. Si varias personas quieren usar la suya, actúa la primera en sentido horario desde la carta de Altercado, y las demás la conservan. Puedes elegir pasar automáticamente.
    .title = Cartas de veterano
mayday-rules-end = Cuando el vuelo termina se descubren todas las cartas, y se puede repasar con las cartas a la vista: quién vio qué, quién marcó qué y quién mintió.
    .title = El final

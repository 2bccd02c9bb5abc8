### La Resistencia, contada. Las claves siguen los nombres de las reglas: sucesos, negativas,
### etapas, cartas. Los asientos llegan como nombres, los conjuntos de asientos como listas de
### nombres con su número en …_count, las cartas como sus nombres con el nombre corto en …_id, lo
### demás como nombre corto.

resistance-name = La Resistencia
resistance-tagline = Entre vosotros hay quien quiere que cada misión fracase. Averiguad quién, antes de que sea tarde.

## Bandos

resistance-side-resistance = Resistencia
    .about = Quieres que las misiones salgan bien. Solo conoces tu propio bando, y en una misión debes jugar Éxito. Ganáis con tres éxitos.
resistance-side-spy = Espía
    .about = Quieres que las misiones fracasen sin que te descubran. Conoces a los demás espías, salvo que juguéis con espías a ciegas, y en una misión puedes jugar Éxito o Fracaso. Ganáis con tres fracasos, o cuando se rechazan cinco equipos seguidos.

## Cartas de misión

resistance-card-success = Éxito
    .about = Ayuda a la misión. Cualquiera puede jugarla; la Resistencia está obligada.
resistance-card-fail = Fracaso
    .about = Sabotea la misión. Solo los espías pueden jugarla.

## Cartas de intriga

resistance-plot-strong-leader = Líder fuerte
    .about = Guárdala. Una sola vez puedes ponerte al mando, antes de que un nuevo líder haya hecho nada.
resistance-plot-close-eye = No te pierdo de vista
    .about = Guárdala. Una sola vez, cuando todas las cartas de misión están en la mesa, puedes mirar la de otro miembro del equipo.
resistance-plot-no-confidence = Voto de censura
    .about = Guárdala. Una sola vez puedes hacer que un equipo aprobado quede rechazado. Cuenta en el marcador de votaciones.
resistance-plot-opinion-maker = Creador de opinión
    .about = Se queda contigo. Votas abiertamente, antes de que los demás elijan.
resistance-plot-responsibility = Asumir la responsabilidad
    .about = Actúa al momento. Toma una carta de intriga que esté delante de otra persona.
resistance-plot-overheard = Conversación ajena
    .about = Actúa al momento. Mira el bando de quien se sienta a tu izquierda o a tu derecha.
resistance-plot-open-up = Sinceridad
    .about = Actúa al momento. Muestra tu bando a la persona que elijas.
resistance-plot-confidence = Ganar confianza
    .about = Actúa al momento. El líder muestra su bando a otra persona que elija.
resistance-plot-spotlight = En el punto de mira
    .about = Guárdala. Una sola vez, antes de elegir las cartas de misión, haces que un miembro del equipo juegue la suya boca arriba.

## Etapas: un título corto, como en un panel de salidas, y lo que pasa

resistance-stage-deal = Reparto
    .about = Todos reciben un bando en secreto, y se sortea el primer líder.
resistance-stage-draw-plots = Intrigas
    .about = El líder roba cartas de intriga a la vista de todos.
resistance-stage-give-plots = Entrega
    .about = El líder da cada carta de intriga a otra persona.
resistance-stage-at-once = Al momento
    .about = Una carta de intriga actúa en cuanto se entrega.
resistance-stage-ask = ¿La usas?
    .about = A quien tiene una carta de intriga se le pregunta si la usa ahora; callar es pasar.
resistance-stage-aim = Objetivo
    .about = El líder elige qué misión se intenta.
resistance-stage-propose = Propuesta de equipo
    .about = El líder elige el equipo para la misión.
resistance-stage-opinion = Voto abierto
    .about = Los creadores de opinión votan abiertamente, antes que los demás.
resistance-stage-vote = Votación
    .about = Todos votan en secreto sobre el equipo; después se muestran todos los votos.
resistance-stage-face-up = Punto de mira
    .about = Un miembro del equipo juega su carta de misión boca arriba.
resistance-stage-mission = Misión
    .about = Cada miembro del equipo juega una carta en secreto.
resistance-stage-watch = Mirada de cerca
    .about = Alguien mira la carta de misión de un miembro del equipo.
resistance-stage-over = Fin de la partida
    .about = La partida ha terminado, y se descubren todos los bandos.

## Sucesos

resistance-event-side-dealt = { $side ->
    [spy] Eres espía.
   *[resistance] Eres de la Resistencia.
}
resistance-event-spies-met = Los espías son { $spies }.
resistance-event-leads = { $leader } está al mando.
resistance-event-plots-drawn = { $leader } roba: { $cards }.
resistance-event-plot-given = { $from } da «{ $card }» a { $to }.
resistance-event-plot-idle = «{ $card }» no tiene efecto.
resistance-event-plot-taken = { $by } toma «{ $card }» de { $from }.
resistance-event-character-shown = { $owner } muestra su carta de personaje solo a { $to }.
resistance-event-side-seen = { $side ->
    [spy] { $owner } es espía.
   *[resistance] { $owner } es de la Resistencia.
}
resistance-event-plot-used = { $by } usa «{ $card }».
resistance-event-aimed = { $leader } elige la misión { $mission }.
resistance-event-proposed = { $leader } propone a { $team } para la misión { $mission }.
resistance-event-opinion-given = { $approve_count ->
    [0] { $reject_count ->
        [1] { $reject } vota abiertamente en contra del equipo.
       *[other] { $reject } votan abiertamente en contra del equipo.
    }
   *[other] { $reject_count ->
        [0] { $approve_count ->
            [1] { $approve } vota abiertamente a favor del equipo.
           *[other] { $approve } votan abiertamente a favor del equipo.
        }
       *[other] Voto abierto: { $approve } a favor del equipo, { $reject } en contra.
    }
}
resistance-event-voted = { $verdict ->
    [approved] El equipo queda aprobado
   *[rejected] El equipo queda rechazado, por { $rejections ->
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
       *[other] quinta
    } vez
}. A favor: { $approve_count ->
    [0] nadie
   *[other] { $approve }
}. En contra: { $reject_count ->
    [0] nadie
   *[other] { $reject }
}.
resistance-event-overturned = { $by } tumba el equipo de todos modos, por { $rejections ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
   *[other] quinta
} vez.
resistance-event-spotlit = { $by } hace que { $on } juegue boca arriba.
resistance-event-faced-up = { $member } juega { $card } a la vista de todos.
resistance-event-watched = { $by } mira la carta de misión de { $member }.
resistance-event-card-seen = { $member } ha jugado { $card }.
resistance-event-mission-done = La misión { $mission } ({ $team }) { $result ->
    [success] es un éxito
   *[failure] fracasa
}, { $fails ->
    [0] sin ningún Fracaso jugado
    [1] con un Fracaso jugado
   *[other] con { $fails } Fracasos jugados
}.
resistance-event-ended = { $ending ->
    [three-successes] { resistance-ending-three-successes }
    [three-failures] { resistance-ending-three-failures }
   *[five-rejections] { resistance-ending-five-rejections }
} Los espías eran { $spies }.

## Finales

resistance-ending-three-successes = Tres misiones han salido bien: gana la Resistencia.
resistance-ending-three-failures = Tres misiones han fracasado: ganan los espías.
resistance-ending-five-rejections = Se han rechazado cinco equipos seguidos: ganan los espías.

## Cómo está la mesa, una línea para cada cosa

resistance-status-stage = Etapa: { $stage }
resistance-status-leader = Líder: { $leader }
resistance-status-mission = Misión en curso: { $mission }
resistance-status-attempted = Misión { $mission }: { $result ->
    [success] éxito
   *[failure] fracaso
}, { $fails ->
    [0] ningún Fracaso
    [1] un Fracaso
   *[other] { $fails } Fracasos
}
resistance-status-rejections = Rechazos: { $rejections }
resistance-status-team = Equipo: { $team }
resistance-status-holds = { $seat } tiene: { $cards }
resistance-status-spies = Espías conocidos: { $spies }

## Negativas

resistance-refusal-no-such-seat = Esta mesa no tiene ese asiento.
resistance-refusal-spies-dealt = Una mesa de este tamaño tiene otro número de espías.
resistance-refusal-not-the-leader = Eso solo lo hace el líder.
resistance-refusal-no-team-now = Ahora no se elige equipo.
resistance-refusal-team-size = Esta misión pide un equipo de otro tamaño.
resistance-refusal-no-vote-now = Ahora no se vota.
resistance-refusal-has-voted = Ya has votado; un voto no se puede cambiar.
resistance-refusal-opinion-first = Los creadores de opinión votan antes que los demás.
resistance-refusal-no-mission-now = Ahora no se juegan cartas de misión.
resistance-refusal-not-on-the-team = Solo el equipo juega cartas de misión.
resistance-refusal-has-played = Ya has jugado; una carta de misión no se puede cambiar.
resistance-refusal-must-succeed = La Resistencia debe jugar Éxito.
resistance-refusal-no-aim-now = Ahora no se elige misión.
resistance-refusal-no-such-mission = Hay misiones de la 1 a la 5.
resistance-refusal-mission-done = Cada misión se intenta una vez, y esta ya se intentó.
resistance-refusal-mission-five = La misión 5 se puede elegir después de dos éxitos.
resistance-refusal-no-gift-now = Ahora no se entregan cartas de intriga.
resistance-refusal-not-the-giver = Las cartas de intriga las entrega el líder.
resistance-refusal-not-drawn = Esa carta de intriga no se ha robado.
resistance-refusal-not-to-oneself = El líder entrega las cartas de intriga a los demás.
resistance-refusal-plots-drawn = El mazo no da esas cartas de intriga.
resistance-refusal-nothing-to-take = Ahora no se toma ninguna carta de intriga.
resistance-refusal-not-held = Esa persona no tiene esa carta de intriga.
resistance-refusal-nothing-to-overhear = Ahora no hay ninguna conversación que escuchar.
resistance-refusal-not-a-neighbour = Solo puedes escuchar a quien se sienta a tu lado.
resistance-refusal-nothing-to-show = Ahora no se muestra ningún personaje.
resistance-refusal-not-your-card = Esa carta de intriga es para otra persona.
resistance-refusal-not-oneself = Elige a otra persona, no a ti.
resistance-refusal-not-asked = Ahora no se te pregunta por ninguna carta de intriga.
resistance-refusal-has-answered = Ya has respondido; en cada ocasión se pregunta una vez.
resistance-refusal-name-a-member = Nombra a un miembro del equipo.
resistance-refusal-not-this-card = Se te pregunta por otra carta de intriga.
resistance-refusal-nothing-to-watch = Ahora no se mira ninguna carta de misión.
resistance-refusal-not-your-look = Otra persona mira primero.
resistance-refusal-cannot-be-watched = Esa carta está boca arriba, o alguien ya la ha mirado.

## Opciones

resistance-option-targeted = Misiones a elección
    .about = El líder también elige qué misión se intenta.
resistance-option-blind = Espías a ciegas
    .about = Los espías no se conocen entre sí.
resistance-option-plots = Cartas de intriga
    .about = Los líderes reparten cartas que alteran las reglas.
resistance-option-pause = Tiempo para las intrigas
    .about = Cuántos segundos se pregunta a quien tiene cartas de intriga; 30 si no dices otra cosa.

resistance-misfit-seats = { resistance-name } es para { $least } a { $most } jugadores.
resistance-misfit-pause-range = Una pausa dura de { $least } a { $most } segundos.
resistance-misfit-pause-needs-plots = Solo se pregunta a quien tiene cartas de intriga: elige también plots.

## Ayuda con las reglas

resistance-rules-goal = La Resistencia envía equipos a misiones; entre vosotros hay espías ocultos que quieren que fracasen. Con tres éxitos gana la Resistencia. Con tres fracasos, o cinco equipos rechazados seguidos, ganan los espías. Puedes decir lo que quieras, sea verdad o no. Solo obligan las cartas y los votos.
    .title = De qué va
resistance-rules-deal = Todos reciben un bando en secreto. Con cinco o seis jugadores hay dos espías; de siete a nueve, tres; con diez, cuatro. Los espías saben quiénes son los demás; la Resistencia no sabe nada. El primer líder se sortea.
    .title = Quién es quién
resistance-rules-proposal = El líder elige el equipo: exactamente tantas personas como pide la misión, con el líder o sin él. Habladlo antes; una buena pregunta suele decir más que una respuesta.
    .title = El equipo
resistance-rules-vote = Todos votan a la vez, estén en el equipo o no. Hace falta más de la mitad; un empate rechaza el equipo. Después se muestran todos los votos con su nombre. Tras un rechazo, el mando pasa a la izquierda y el marcador de votaciones sube uno. Con el quinto rechazo para una misma misión ganan los espías.
    .title = La votación
resistance-rules-mission = Cada miembro del equipo juega una carta en secreto. Si eres de la Resistencia debes jugar Éxito; si eres espía, eliges. Las cartas se barajan: ves cuántos Fracasos hay, no de quién. Basta con uno, pero la misión 4 necesita dos a partir de siete jugadores. Después el mando pasa a la izquierda y el marcador de votaciones vuelve a empezar.
    .title = La misión
resistance-rules-plots = Antes de cada misión, el líder roba una, dos o tres cartas de intriga, según cuántos seáis, y da cada una a otra persona. Unas actúan al momento; otras las guardas y las usas una vez; una se queda para siempre. Se ve quién tiene qué. Si puedes usar una carta, se te pregunta un momento, y callar es decir no. Si sois varios, se va por turno desde el líder. Lo que te muestran solo lo ves tú.
    .title = Cartas de intriga
resistance-rules-targeted = El líder elige primero la misión y luego el equipo. Cada misión se puede intentar una vez, y la 5 solo después de dos éxitos. Si se rechaza el equipo, el siguiente líder elige de nuevo y el marcador de votaciones sigue contando. El tamaño del equipo y los Fracasos necesarios son los de la misión elegida.
    .title = Misiones a elección
resistance-rules-blind = A nadie se le dice quiénes son los espías. Si eres espía, solo sabes de ti, y tienes que reconocer a los demás por lo que hacen, como todo el mundo.
    .title = Espías a ciegas
resistance-rules-end = La partida termina con el tercer éxito, el tercer fracaso o el quinto rechazo seguido. Entonces se descubren todos los bandos, y podéis repasar la partida con las cartas abiertas.
    .title = El final

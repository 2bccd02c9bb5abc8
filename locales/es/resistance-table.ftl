### La mesa de La Resistencia: lo que dicen el tablero, las opciones, el secreto y el final, además
### de las palabras de las reglas. Los asientos llegan como nombres, los conjuntos como listas.

## Lo que pasa ahora, la misma frase para todos

resistance-table-now-deal = Se reparten los bandos.
resistance-table-now-draw-plots = { $leader } roba cartas de intriga.
resistance-table-now-give-plots = { $leader } reparte cartas de intriga.
resistance-table-now-at-once = { $card_id ->
    [responsibility] { $awaited } elige una carta de intriga para quedársela.
    [overheard] { $awaited } mira el bando de alguien de al lado.
   *[other] { $awaited } elige a quién mostrar su bando.
}
resistance-table-now-ask = { $awaited_count ->
    [0] Ahora se puede usar «{ $card }».
    [1] { $awaited } puede usar ahora «{ $card }».
   *[other] { $awaited } pueden usar ahora «{ $card }».
}
resistance-table-now-aim = { $leader } elige la misión.
resistance-table-now-propose = { $leader } elige el equipo para la misión { $mission }.
resistance-table-now-opinion = { $awaited_count ->
    [0] Los votos abiertos ya están.
    [1] { $awaited } vota primero y abiertamente.
   *[other] { $awaited } votan primero y abiertamente.
}
resistance-table-now-vote = { $awaited_count ->
    [0] Ya están todos los votos.
    [1] Todos votan sobre el equipo. { $awaited } aún lo piensa.
    [2] Todos votan sobre el equipo. { $awaited } aún lo piensan.
    [3] Todos votan sobre el equipo. { $awaited } aún lo piensan.
   *[other] Todos votan sobre el equipo. Faltan { $awaited_count } votos.
}
resistance-table-now-face-up = { $awaited } juega una carta de misión a la vista de todos.
resistance-table-now-mission = { $team } están en la misión { $mission } y juegan sus cartas en secreto.
resistance-table-now-watch = { $awaited } mira una carta de misión.
resistance-table-now-over = La partida ha terminado.

## El tablero

resistance-table-board = La mesa
resistance-table-missions = Misiones
resistance-table-mission = Misión { $mission }
resistance-table-mission-team = Equipo de { $team }
resistance-table-mission-fails-needed = Hacen falta { $fails } Fracasos
resistance-table-mission-result = { $result ->
    [success] Éxito
   *[failure] Fracaso
}
resistance-table-mission-fails = { $fails ->
    [0] Ningún Fracaso
    [1] 1 Fracaso
   *[other] { $fails } Fracasos
}
resistance-table-track = Equipos rechazados: { $rejections } de { $most }
resistance-table-track-last = Con el último ganan los espías.
resistance-table-drawn = Cartas de intriga robadas
resistance-table-tally = { $verdict ->
    [approved] Aprobado, { $approve } a { $reject }
   *[rejected] Rechazado, { $reject } a { $approve }
}
resistance-table-overturned = Tumbado por { $by }
resistance-table-votes-in = { $cast } de { $all } votos
resistance-table-reveal = { $result ->
    [success] La misión { $mission } es un éxito.
   *[failure] La misión { $mission } fracasa.
}

## Un asiento

resistance-table-seats = Asientos, en el sentido de las agujas del reloj
resistance-table-seat-you = Tú
resistance-table-seat-leader = Al mando
resistance-table-seat-team = Equipo
resistance-table-seat-chosen = Dentro
resistance-table-seat-awaited = Se le espera
resistance-table-seat-away = Fuera
resistance-table-seat-bot = Bot
resistance-table-seat-covered = Fuera, juega un bot
resistance-table-seat-blank = Ha votado
resistance-table-seat-approve = A favor
resistance-table-seat-reject = En contra
resistance-table-seat-spotlight = Boca arriba
resistance-table-seat-holds = Tiene { $cards }

## Cartas de intriga en la mesa

resistance-table-plots = Intrigas ({ $held })
resistance-table-plots-deck = { $deck ->
    [0] El mazo está vacío.
    [one] Queda una carta en el mazo.
   *[other] Quedan { $deck } cartas en el mazo.
}
resistance-table-plots-held = { $card }, con { $name }
resistance-table-plots-none = Nadie tiene cartas de intriga.
resistance-table-plots-shown = { $to } ha visto el bando de { $owner }.
resistance-table-plots-watched = { $by } miró la carta de { $member } en la misión { $mission }.

## Votos y misiones hasta ahora

resistance-table-history = Votos anteriores
resistance-table-history-none = Aún no se ha propuesto ningún equipo.
resistance-table-history-caption = Cada propuesta: quién mandaba, quién debía ir y cómo votó cada cual
resistance-table-history-proposal = Al mando
resistance-table-history-row = { $number }. { $leader }
resistance-table-history-result = Resultado
resistance-table-history-voting = en votación
resistance-table-history-verdict = { $verdict ->
    [approved] aprobado, { $approve } a { $reject }
   *[rejected] rechazado, { $reject } a { $approve }
}
resistance-table-history-overturned = aprobado, { $approve } a { $reject }, y luego tumbado por { $by }
resistance-table-history-mission = { $result ->
    [success] Misión { $mission }: éxito, { $fails ->
        [0] ningún Fracaso
        [1] un Fracaso
       *[other] { $fails } Fracasos
    }
    [failure] Misión { $mission }: fracaso, { $fails ->
        [1] un Fracaso
       *[other] { $fails } Fracasos
    }
   *[open] Misión { $mission }
}
resistance-table-history-led = Al mando
resistance-table-history-member = En el equipo
resistance-table-history-openly = Voto abierto

## Lo que puedes hacer

resistance-table-choices = Tus opciones
resistance-table-back = Volver

resistance-table-ask-mission = ¿Qué misión quieres intentar?
resistance-table-ask-team = Elige a { $size } para la misión { $mission }.
resistance-table-ask-team-count = { $chosen } de { $size } en el equipo
resistance-table-ask-vote = { $openly ->
    [yes] ¿Deben ir { $team } a la misión { $mission }? Todos verán tu voto antes de elegir.
   *[no] ¿Deben ir { $team } a la misión { $mission }?
}
resistance-table-ask-card = { $openly ->
    [yes] Juega tu carta para la misión { $mission }. Todos la verán.
   *[no] Juega tu carta para la misión { $mission }.
}
resistance-table-ask-give = Da cada carta de intriga a otra persona.
resistance-table-ask-give-to = ¿Quién recibe «{ $card }»?
resistance-table-ask-take = ¿Qué carta de intriga tomas?
resistance-table-ask-overhear = ¿De quién quieres ver el bando?
resistance-table-ask-show = ¿A quién muestras tu bando?
resistance-table-ask-watch = ¿De quién quieres ver la carta de misión?
resistance-table-ask-spotlight = «{ $card }»: ¿quién debe jugar boca arriba?
resistance-table-ask-use = ¿Usas «{ $card }» ahora?

resistance-table-do-aim = Esta misión
resistance-table-do-propose = Proponer el equipo
resistance-table-do-approve = Aprobar
resistance-table-do-reject = Rechazar
resistance-table-do-play = Jugar { $card }
resistance-table-do-give = Dar
resistance-table-do-take = Tomar
resistance-table-do-overhear = Mirar
resistance-table-do-show = Mostrar
resistance-table-do-use = Usar
resistance-table-do-pass = Ahora no
resistance-table-do-spotlight = Al punto de mira
resistance-table-do-watch = Mirar

resistance-table-sure-aim = ¿Intentar la misión { $mission }, con un equipo de { $team }?
resistance-table-sure-propose = ¿Proponer a { $team }? La propuesta no se puede cambiar.
resistance-table-sure-approve = ¿Aprobar este equipo? Un voto no se puede cambiar.
resistance-table-sure-reject = ¿Rechazar este equipo? Un voto no se puede cambiar.
resistance-table-sure-play = ¿Jugar { $card }? Una carta no se puede recuperar.
resistance-table-sure-must-succeed = La Resistencia debe jugar Éxito.
resistance-table-sure-give = ¿Dar «{ $card }» a { $to }?
resistance-table-sure-take = ¿Tomar «{ $card }» de { $from }?
resistance-table-sure-overhear = ¿Mirar el bando de { $seat }? Todos sabrán que lo has hecho.
resistance-table-sure-show = ¿Mostrar tu bando a { $seat }? Todos sabrán que lo has hecho.
resistance-table-sure-use = ¿Usar «{ $card }» ahora? Después ya no la tendrás.
resistance-table-sure-pass = ¿Guardar «{ $card }» esta vez? Solo se te pregunta una vez.
resistance-table-sure-spotlight = ¿Hacer que { $seat } juegue boca arriba?
resistance-table-sure-watch = ¿Mirar la carta de { $seat }? Todos sabrán que lo has hecho.

resistance-table-wait = { $awaited_count ->
    [0] Un momento.
    [1] Esperamos a { $awaited }.
    [2] Esperamos a { $awaited }.
    [3] Esperamos a { $awaited }.
   *[other] Esperamos a { $awaited_count } personas.
}
resistance-table-wait-watching = Estás mirando la partida.
resistance-table-wait-over = La partida ha terminado.
resistance-table-wait-voted = Tu voto está dado.
resistance-table-wait-played = Tu carta está en la mesa.
resistance-table-wait-answered = Tu respuesta está dada.

## Lo que solo tú sabes

resistance-table-secret-side = Tu bando
resistance-table-secret-spies = Espías que conoces
resistance-table-secret-resistance = Resistencia que conoces
resistance-table-secret-nobody = nadie
resistance-table-secret-vote = Tu voto
resistance-table-secret-card = Tu carta de misión
resistance-table-secret-answer = Tu respuesta
resistance-table-secret-answer-use = usarla
resistance-table-secret-answer-pass = ahora no
resistance-table-secret-answer-spotlight = { $seat } juega boca arriba
resistance-table-secret-seen = Carta de { $member } en la misión { $mission }
resistance-table-secret-watching = Estás mirando la partida: sabes lo que saben todos.

## El final

resistance-table-end-winners = { $winners_count ->
    [1] { $winners } ha ganado.
   *[other] { $winners } han ganado.
}
resistance-table-end-sides = Quién era quién
resistance-table-end-missions = Las misiones
resistance-table-end-mission = { $fails ->
    [0] { $team }, sin ningún Fracaso
    [1] { $team }, con un Fracaso
   *[other] { $team }, con { $fails } Fracasos
}
resistance-table-end-knowledge = Quién sabía qué
resistance-table-end-met = Los espías se conocían desde el principio.
resistance-table-end-blind = Los espías no se conocían.
resistance-table-end-shown = { $side ->
    [spy] { $to } sabía que { $owner } era espía.
   *[resistance] { $to } sabía que { $owner } era de la Resistencia.
}
resistance-table-end-saw = { $by } vio en la misión { $mission } que { $member } jugaba { $card }.
resistance-table-end-votes = Todos los votos

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
resistance-table-now-appoint = { $leader } elige quién investiga si la misión { $mission } fracasa.
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
resistance-table-now-vote-blame = Todos votan sobre el equipo. Los votos se muestran a la vez, y no antes de que acabe el tiempo.
resistance-table-now-face-up = { $awaited } juega una carta de misión a la vista de todos.
resistance-table-now-mission = { $team } están en la misión { $mission } y juegan sus cartas en secreto.
resistance-table-now-watch = { $awaited } mira una carta de misión.
resistance-table-now-go-on = { $awaited_count ->
    [0] La misión { $mission } ha fracasado.
   *[other] La misión { $mission } ha fracasado. Se pide a todos que sigan, hasta que acabe el tiempo.
}
resistance-table-now-accuse = { $awaited } se ha dado a conocer y debe acusar a alguien.
resistance-table-now-inquire = { $awaited } tiene la ficha de inquisidor y elige de quién ver el bando.
resistance-table-now-examine = { $awaited } elige a quién investigar.
resistance-table-now-hand-over = { $examined } entrega una carta de lealtad.
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
resistance-table-mission-chief-fails = { $chief_fails ->
    [1] 1 Fracaso del jefe
   *[other] { $chief_fails } Fracasos del jefe
}
resistance-table-mission-hacks = { $hacks ->
    [1] 1 Hackeo
   *[other] { $hacks } Hackeos
}
resistance-table-mission-turned = Resultado invertido por una acusación
resistance-table-track = Equipos rechazados: { $rejections } de { $most }
resistance-table-track-last = Con el último ganan los espías.
resistance-table-drawn = Cartas de intriga robadas
resistance-table-tally = { $verdict ->
    [approved] Aprobado, { $approve } a { $reject }
   *[rejected] Rechazado, { $reject } a { $approve }
}
resistance-table-overturned = Tumbado por { $by }
resistance-table-reveal = { $result ->
    [success] La misión { $mission } es un éxito.
   *[failure] La misión { $mission } fracasa.
}

## Un asiento

resistance-table-seats = Asientos, en el sentido de las agujas del reloj
resistance-table-seat-leader = Al mando
resistance-table-seat-team = Equipo
resistance-table-seat-blank = Ha votado
resistance-table-seat-approve = A favor
resistance-table-seat-reject = En contra
resistance-table-seat-spotlight = Boca arriba
resistance-table-seat-holds = Tiene { $cards }
resistance-table-seat-investigator = Investigador
resistance-table-seat-inquisitor = Inquisidor
resistance-table-seat-had-inquisitor = Ha sido inquisidor

## Tras una misión: quién acusa a quién, quién mira a quién

resistance-table-scene-guess = { $guess ->
    [right] Acierto
   *[wrong] Error
}
resistance-table-scene-turned = { $result ->
    [success] La misión { $mission } cuenta ahora como éxito.
   *[failure] La misión { $mission } cuenta ahora como fracaso.
}
resistance-table-scene-inquired = Ve un bando y pasa la ficha
resistance-table-scene-examined = Ve una carta de lealtad

## La noche, los personajes, y lo que todos saben de quién miró a quién

resistance-table-night = La noche
resistance-table-night-over = Abrir los ojos
resistance-table-cast = Personajes
resistance-table-cast-looks = Quién vio a quién
resistance-table-cast-count = { $count ->
    [1] { $character }
   *[other] { $character }, { $count } en total
}
resistance-table-looks = Quién acusó y quién miró
resistance-table-looks-accused = { $guess ->
    [right] Tras la misión { $mission }, { $by } acusó a { $accused }, y acertó.
   *[wrong] Tras la misión { $mission }, { $by } acusó a { $accused }, y se equivocó.
}
resistance-table-looks-inquired = Tras la misión { $mission }, { $by } vio el bando de { $whom }.
resistance-table-looks-claimed = Tras la misión { $mission }, { $by } dijo de { $whom }: { $thing }.
resistance-table-looks-examined = Tras la misión { $mission }, { $by } vio una carta de lealtad de { $whom }.

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
    [success] Misión { $mission }: éxito, { resistance-count-cards }
    [failure] Misión { $mission }: fracaso, { resistance-count-cards }
   *[open] Misión { $mission }
}
resistance-table-history-led = Al mando
resistance-table-history-member = En el equipo
resistance-table-history-openly = Voto abierto

## Lo que puedes hacer

resistance-table-ask-mission = ¿Qué misión quieres intentar?
resistance-table-ask-team = Elige a { $size } personas para la misión { $mission }.
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
resistance-table-ask-appoint = ¿Quién investiga si la misión fracasa? No puedes ser tú ni alguien del equipo.
resistance-table-ask-go-on = La misión ha fracasado. ¿Sigues, o te das a conocer y acusas?
resistance-table-ask-accuse = ¿A quién acusas de ser jefe?
resistance-table-ask-blame = ¿Quién crees que es el impostor?
resistance-table-ask-inquire = ¿De quién quieres ver el bando? La ficha pasa a esa persona.
resistance-table-ask-claim = Cuenta qué has visto de { $seat }, sea verdad o no:
resistance-table-ask-examine = ¿Quién debe entregarte una carta de lealtad?
resistance-table-ask-hand-over = ¿Qué carta de lealtad entregas? Solo la verá { $by }.
resistance-table-examiner = quien investiga

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
resistance-table-do-appoint = Dar la ficha
resistance-table-do-go-on = Seguir
resistance-table-do-step-forward = Darme a conocer
resistance-table-do-accuse = Acusar
resistance-table-do-aside-blame = Señalar al impostor…
resistance-table-do-blame = Señalar
resistance-table-do-inquire = Mirar
resistance-table-do-claim-loyalty = Decirlo
resistance-table-do-claim-side = Decirlo
resistance-table-do-examine = Investigar
resistance-table-do-hand-over = Entregar «{ $loyalty }»
resistance-table-do-nothing = De acuerdo

resistance-table-sure-aim = ¿Intentar la misión { $mission }, con un equipo de { $team }?
resistance-table-sure-propose = ¿Proponer a { $team }? La propuesta no se puede cambiar.
resistance-table-sure-approve = ¿Aprobar este equipo? Un voto no se puede cambiar.
resistance-table-sure-reject = ¿Rechazar este equipo? Un voto no se puede cambiar.
resistance-table-sure-play = ¿Jugar { $card }? Una carta no se puede recuperar.
resistance-table-sure-must-succeed = Debes jugar Éxito.
resistance-table-sure-give = ¿Dar «{ $card }» a { $to }?
resistance-table-sure-take = ¿Tomar «{ $card }» de { $from }?
resistance-table-sure-overhear = ¿Mirar el bando de { $seat }? Todos sabrán que lo has hecho.
resistance-table-sure-show = ¿Mostrar tu bando a { $seat }? Todos sabrán que lo has hecho.
resistance-table-sure-use = ¿Usar «{ $card }» ahora? Después ya no la tendrás.
resistance-table-sure-pass = ¿Guardar «{ $card }» esta vez? Solo se te pregunta una vez.
resistance-table-sure-spotlight = ¿Hacer que { $seat } juegue boca arriba?
resistance-table-sure-watch = ¿Mirar la carta de { $seat }? Todos sabrán que lo has hecho.
resistance-table-sure-appoint = ¿Dar la ficha de investigador a { $seat }?
resistance-table-sure-go-on = ¿Seguir sin acusar a nadie ahora?
resistance-table-sure-accuse = { $result ->
    [success] ¿Acusar a { $seat } de ser jefe? Si aciertas, gana tu bando. Si te equivocas, la misión { $mission } pasa a ser un fracaso.
   *[failure] ¿Acusar a { $seat } de ser jefe? Si aciertas, gana tu bando. Si te equivocas, la misión { $mission } pasa a ser un éxito.
}
resistance-table-sure-blame = ¿Darte a conocer como agente infiltrado y señalar a { $seat } como impostor? Solo puedes hacerlo una vez. Si aciertas, cada cual pasa a tener el personaje y el bando del otro.
resistance-table-sure-inquire = ¿Mirar el bando de { $seat } y pasarle la ficha? Todos sabrán que lo has hecho.
resistance-table-sure-claim-loyalty = ¿Decir que era «{ $loyalty }»? Todos lo oirán.
resistance-table-sure-claim-side = { $side ->
    [spy] ¿Decir que has visto a un espía? Todos lo oirán.
   *[resistance] ¿Decir que has visto a alguien de la Resistencia? Todos lo oirán.
}
resistance-table-sure-examine = ¿Investigar a { $seat }? Todos sabrán que lo has hecho.
resistance-table-sure-hand-over = ¿Entregar «{ $loyalty }»? Una carta no se puede recuperar.
resistance-table-sure-not-this-card = No puedes jugar { $card }.
resistance-table-sure-not-this-loyalty = No puedes entregar «{ $loyalty }»: no es lo que eres.
resistance-table-sure-not-accuse = Ahora no puedes acusar a nadie. ¿Seguimos?
resistance-table-sure-not-blame = Solo el agente infiltrado puede señalar al impostor.

resistance-table-wait-over = La partida ha terminado.
resistance-table-wait-played = Tu carta está en la mesa.

## Lo que solo tú sabes

resistance-table-secret-side = Tu bando
resistance-table-secret-character = Eres
resistance-table-secret-spies = Espías que conoces
resistance-table-secret-resistance = Resistencia que conoces
resistance-table-secret-chiefs = Jefes que conoces
resistance-table-secret-coordinator = Coordinador que conoces
resistance-table-secret-deep-agent = Agente infiltrado que conoces
resistance-table-secret-deep-agent-or-pretender = Agente infiltrado e impostor, en cualquier orden
resistance-table-secret-vote = Tu voto
resistance-table-secret-card = Tu carta de misión
resistance-table-secret-answer = Tu respuesta
resistance-table-secret-answer-use = usarla
resistance-table-secret-answer-pass = ahora no
resistance-table-secret-answer-spotlight = { $seat } juega boca arriba
resistance-table-secret-answer-go-on = seguir
resistance-table-secret-answer-accuse = acusar a { $seat }
resistance-table-secret-loyalty = Carta de lealtad de { $whom } tras la misión { $mission }
resistance-table-secret-seen = Carta de { $member } en la misión { $mission }

## El final

resistance-table-end-missions = Las misiones
resistance-table-end-mission = Equipo: { $team }
resistance-table-end-knowledge = Quién sabía qué
resistance-table-end-met = Los espías se conocían desde el principio.
resistance-table-end-blind = Los espías no se conocían.
resistance-table-end-shown = { $side ->
    [spy] { $to } sabía que { $owner } era espía.
   *[resistance] { $to } sabía que { $owner } era de la Resistencia.
}
resistance-table-end-saw = { $by } vio en la misión { $mission } que { $member } jugaba { $card }.
resistance-table-end-examined = Tras la misión { $mission }, { $whom } entregó a { $by } la carta de lealtad «{ $loyalty }».
resistance-table-end-accusations = Las acusaciones

## Las opciones de una mesa

resistance-table-options-base = La Resistencia
resistance-table-options-hostile = Hostile Intent
resistance-table-options-more = Más
resistance-table-set-first-evening = Primera noche
    .about = El juego tal cual. Se explica en dos minutos.
resistance-table-set-hunters = La cacería
    .about = Los cazadores buscan a los jefes, y las misiones son solo el camino.
resistance-table-set-full-house = Por todo lo alto
    .about = Tantos secretos y cartas como caben en esta mesa. Para quienes conocen el juego.

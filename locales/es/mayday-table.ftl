### La mesa de Mayday! Mayday!: lo que dicen el avión, las opciones, el secreto y el final, además
### de las palabras de las reglas. Los asientos llegan como nombres, los conjuntos como listas.

## Lo que pasa ahora, la misma frase para todos

mayday-table-now-deal = Se reparten las cartas.
mayday-table-now-window = { $before ->
    [vote] Se va a votar sobre { $skirmish }: ¿alguien usa antes una carta de veterano?
    [crew] Se va a elegir para la cabina: ¿alguien usa antes una carta de veterano?
   *[look] { $looker } va a mirar la carta { $spot ->
        [left] izquierda
        [middle] central
       *[right] derecha
    } de { $target }. ¿Alguien usa una carta de veterano?
}
mayday-table-now-choose = { $looker } elige qué carta de { $target } mirar.
mayday-table-now-mark = { $own ->
    [yes] { $looker } mira su propia carta { $spot ->
        [left] izquierda
        [middle] central
       *[right] derecha
    } y pone una ficha.
   *[no] { $looker } mira la carta { $spot ->
        [left] izquierda
        [middle] central
       *[right] derecha
    } de { $target } y pone una ficha.
}
mayday-table-now-vote = { $awaited_count ->
    [0] Ya están todos los votos sobre { $skirmish }.
    [1] ¿Golpear o proteger a { $skirmish }? { $awaited } aún lo piensa.
    [2] ¿Golpear o proteger a { $skirmish }? { $awaited } aún lo piensan.
    [3] ¿Golpear o proteger a { $skirmish }? { $awaited } aún lo piensan.
   *[other] ¿Golpear o proteger a { $skirmish }? Faltan { $awaited_count } votos.
}
mayday-table-now-shuffle = Se barajan tres cartas y se descubren.
mayday-table-now-crew = { $looked ->
    [yes] { $awaited } elige a quién deja entrar en la cabina.
   *[no] { $awaited } puede mandar a alguien a mirar, y deja entrar a alguien en la cabina.
}
mayday-table-now-over = El vuelo ha terminado.

## El avión

mayday-table-board = El avión
mayday-table-seats = La tripulación, en el sentido de las agujas del reloj
mayday-table-cockpit = Cabina
mayday-table-cockpit-left = { $left ->
    [0] No queda ninguna carta de acceso.
    [one] Queda una carta de acceso.
   *[other] Quedan { $left } cartas de acceso.
}
mayday-table-centre = { $left ->
    [0] No queda ninguna carta de estado en el centro.
    [one] Queda una carta de estado en el centro.
   *[other] Quedan { $left } cartas de estado en el centro.
}
mayday-table-infiltrators = { $count ->
    [one] Hay un infiltrado a bordo.
   *[other] Hay { $count } infiltrados a bordo.
}
mayday-table-tally = { $result ->
    [protected] { $seat }: protección, { $protect } a { $punch }
   *[punched] { $seat }: golpe, { $punch } a { $protect }
}
mayday-table-listen = Hasta la siguiente elección solo puede hablar { $seat }.
mayday-table-listen-you = Hasta la siguiente elección solo puedes hablar tú.

## Un asiento y sus tres cartas

# Una letra en el dorso de una carta: dónde está, vista desde su dueño.
mayday-table-spot-left = I
mayday-table-spot-middle = C
mayday-table-spot-right = D
mayday-table-card-marked = { $spot ->
    [left] Carta izquierda
    [middle] Carta central
   *[right] Carta derecha
}: { $marks }
mayday-table-card-unmarked = { $spot ->
    [left] Carta izquierda
    [middle] Carta central
   *[right] Carta derecha
}: sin ficha
mayday-table-marks-apart = Puestas antes de barajar: { $marks }
mayday-table-card-turned = { $side ->
    [infiltrator] Descubierta: Infiltrado
   *[honest] Descubierta: Honesto
}
mayday-table-mark = { $side ->
    [infiltrator] Infiltrado según { $by }
   *[honest] Honesto según { $by }
}
mayday-table-seat-skirmish = Carta de Altercado
mayday-table-seat-arrow = La flecha apunta aquí
mayday-table-seat-looks = Mira
mayday-table-seat-looked-at = Miran su carta
mayday-table-seat-punched = Golpe recibido
mayday-table-seat-captain = Comandante
mayday-table-seat-access = En la cabina
mayday-table-seat-voted = Ha votado
mayday-table-seat-punch = Vota golpear
mayday-table-seat-protect = Vota proteger
mayday-table-seat-markers = { $count ->
    [0] Sin fichas
    [one] Le queda una ficha
   *[other] Le quedan { $count } fichas
}
mayday-table-seat-veteran-down = Carta de veterano, boca abajo
mayday-table-seat-veteran-up = Carta de veterano usada: { $card }

## Lo que prueba una ficha, para quien empieza

mayday-table-hint = Lo que prueba una ficha
    .about = Por sí sola, poco. La tripulación honesta marca lo que ha visto, pero los infiltrados pueden mentir, y todos tienen al menos una carta de cada clase. Dos cartas de una misma persona que de verdad son iguales delatan su bando.
mayday-table-hint-done = Entendido

## Lo que todos saben: fichas, votos, cartas de veterano

mayday-table-knowledge = Quién ha marcado qué
mayday-table-knowledge-caption = Una fila para cada dueño de una carta, una columna para cada dueño de una ficha
mayday-table-knowledge-corner = Carta de
mayday-table-knowledge-none = Aún no se ha puesto ninguna ficha.
mayday-table-knowledge-cell = { $spot ->
    [left] Carta izquierda
    [middle] Carta central
   *[right] Carta derecha
}: { $side ->
    [infiltrator] Infiltrado
   *[honest] Honesto
}
mayday-table-knowledge-apart = { $side ->
    [infiltrator] antes de barajar: Infiltrado
   *[honest] antes de barajar: Honesto
}
mayday-table-key-letters = I, C y D: carta izquierda, central y derecha, vistas desde su dueño
mayday-table-votes-caption = Cada votación: sobre quién era, y quién golpeó o protegió
mayday-table-votes-none = Aún no se ha votado sobre nadie.
mayday-table-votes-about = Sobre quién
mayday-table-votes-result = Resultado
mayday-table-votes-verdict = { $result ->
    [protected] protección, { $protect } a { $punch }
   *[punched] golpe, { $punch } a { $protect }
}
mayday-table-votes-self = La votación es sobre esta persona
mayday-table-veterans = Cartas de veterano
mayday-table-veterans-used = { $card }, usada por { $name }
mayday-table-veterans-down = { $count ->
    [0] Nadie tiene una carta boca abajo.
    [1] { $names } tiene una carta boca abajo.
   *[other] { $names } tienen una carta boca abajo.
}
mayday-table-veterans-all = Las cartas que existen; algunas no están en este vuelo

## Lo que significan los signos

mayday-table-signs = Lo que significan los signos
mayday-table-signs-honest = Una ficha: quien la puso dice que esta carta es honesta
mayday-table-signs-infiltrator = Una ficha: quien la puso dice que esta carta es de infiltrado
mayday-table-signs-left = Fichas que le quedan a alguien
mayday-table-signs-skirmish = La carta de Altercado: se vota sobre esta persona
mayday-table-signs-arrow = Su flecha: esta persona mira primero
mayday-table-signs-look = Quién mira, y qué carta
mayday-table-signs-punched = Cartas de los lados giradas: golpe recibido
mayday-table-signs-apart = Fichas aparte: puestas antes de barajar, ya no son de ninguna carta

## Lo que has visto

mayday-table-notes = Lo que he visto
mayday-table-notes-hold = Mantén pulsado: mis notas
    .about = Mantén pulsado para leer. Solo lo ves tú, y se guarda hasta el final del vuelo.
mayday-table-notes-none = Aún no has mirado ninguna carta.
mayday-table-notes-line = { $spot ->
    [left] Carta izquierda de { $target }
    [middle] Carta central de { $target }
   *[right] Carta derecha de { $target }
}
mayday-table-notes-apart = Una carta de { $target }, antes de barajar
mayday-table-notes-own = { $spot ->
    [left] Tu propia carta izquierda
    [middle] Tu propia carta central
   *[right] Tu propia carta derecha
}
mayday-table-notes-said = { $said ->
    [infiltrator] { $side ->
        [infiltrator] Infiltrado
       *[honest] Honesto, y has marcado Infiltrado
    }
    [honest] { $side ->
        [infiltrator] Infiltrado, y has marcado Honesto
       *[honest] Honesto
    }
   *[nothing] { $side ->
        [infiltrator] Infiltrado
       *[honest] Honesto
    }
}

## Lo que puedes hacer

mayday-table-ask-look = ¿Qué carta de { $target } miras?
mayday-table-spot-next = junto a { $name }
mayday-table-spot-between = entre las otras dos
mayday-table-ask-mark = { $own ->
    [yes] Miras tu propia carta { $spot ->
        [left] izquierda
        [middle] central
       *[right] derecha
    }. ¿Qué dice tu ficha?
   *[no] Miras la carta { $spot ->
        [left] izquierda
        [middle] central
       *[right] derecha
    } de { $target }. ¿Qué dice tu ficha?
}
mayday-table-mark-hold = Mantén pulsado: la carta
    .about = Mantén pulsado para ver la carta. Nadie más ve lo que es.
mayday-table-ask-vote-doubt = Si se protege a esta persona, recibe un Beneficio de la duda; si se la golpea, no. Para proteger basta con la mitad de los votos.
mayday-table-ask-vote-reliable = Si se protege a esta persona, pasa a ser fiable; si se la golpea, pierde su carta. Para proteger basta con la mitad de los votos.
mayday-table-ask-vote-captain = Si se protege a { $seat }, el puesto de comandante es suyo; si no, es para { $other }. Para proteger basta con la mitad de los votos.
mayday-table-ask-crew = Eres la última persona que ha entrado en la cabina. ¿Mandas antes a alguien a mirar?
mayday-table-ask-send = ¿A quién mandas a mirar?
mayday-table-ask-send-target = ¿A quién debe mirar { $looker }?
mayday-table-ask-let-in = ¿A quién dejas entrar en la cabina?
mayday-table-window-hold = Mantén pulsado: mi carta
    .about = Mantén pulsado para ver tu carta de veterano. Los demás solo saben que tienes una.
mayday-table-window-could = Ahora se podría usar.
mayday-table-window-could-not = Ahora no cambiaría nada.
mayday-table-ask-divert = ¿A quién debe mirar { $looker } en vez de a { $target }?
mayday-table-ask-divert-you = ¿A quién miras en vez de a { $target }?
mayday-table-ask-turn = ¿Qué otra carta de { $target } debe mirar { $looker }?
mayday-table-ask-replace = ¿Quién debe mirar a { $target } en lugar de { $looker }?
mayday-table-ask-move-to = ¿Quién recibe la carta de Altercado en lugar de { $skirmish }?
mayday-table-ask-look-at-own = ¿Cuál de tus propias cartas miras?

mayday-table-do-look = Mirar
mayday-table-do-mark = { $side ->
    [infiltrator] Marcar Infiltrado
   *[honest] Marcar Honesto
}
mayday-table-do-punch = Golpear
mayday-table-do-protect = Proteger
mayday-table-do-send = Mandar
mayday-table-do-send-first = Mandar a alguien a mirar
mayday-table-do-let-in = Dejar entrar
mayday-table-do-let-in-first = Dejar entrar
mayday-table-do-pass = Pasar
mayday-table-do-use = Usar mi carta
mayday-table-do-divert = Usarla
mayday-table-do-turn = Usarla
mayday-table-do-step-in = Usarla
mayday-table-do-replace = Usarla
mayday-table-do-move-to = Usarla
mayday-table-do-look-at-own = Usarla
mayday-table-do-silence = Usarla

mayday-table-sure-look = ¿Mirar la carta { $spot ->
    [left] izquierda
    [middle] central
   *[right] derecha
} de { $target }? Todos sabrán que lo has hecho.
mayday-table-sure-mark = { $side ->
    [infiltrator] ¿Marcar esta carta como «Infiltrado»? Todos lo ven, y la ficha se queda.
   *[honest] ¿Marcar esta carta como «Honesto»? Todos lo ven, y la ficha se queda.
}
mayday-table-sure-mark-truth = { $side ->
    [infiltrator] La tripulación honesta marca lo que ha visto. ¿Marcar esta carta como «Infiltrado»?
   *[honest] La tripulación honesta marca lo que ha visto. ¿Marcar esta carta como «Honesto»?
}
mayday-table-sure-punch = ¿Golpear a { $seat }? Un voto no se puede cambiar.
mayday-table-sure-protect = ¿Proteger a { $seat }? Un voto no se puede cambiar.
mayday-table-sure-send = ¿Mandar a { $looker } a mirar una carta de { $target }? Solo puedes hacerlo una vez.
mayday-table-sure-let-in = ¿Dejar entrar a { $seat } en la cabina? Si es de los infiltrados, ganan los infiltrados.
mayday-table-sure-pass = ¿Pasar esta vez? Conservas tu carta.
mayday-table-sure-pass-instead = Tu carta no cambiaría nada ahora. ¿Pasar esta vez?
mayday-table-sure-divert = { $own ->
    [yes] ¿Usar tu carta y mirar a { $seat } en vez de a { $target }? Después ya no sirve.
   *[no] ¿Usar tu carta y hacer que { $looker } mire a { $seat } en vez de a { $target }? Después ya no sirve.
}
mayday-table-sure-turn = ¿Usar tu carta y hacer que { $looker } mire la carta { $spot ->
    [left] izquierda
    [middle] central
   *[right] derecha
} de { $target }? Después ya no sirve.
mayday-table-sure-step-in = ¿Usar tu carta y mirar a { $target } en lugar de { $looker }? Después ya no sirve.
mayday-table-sure-replace = ¿Usar tu carta y hacer que { $seat } mire a { $target } en lugar de { $looker }? Después ya no sirve.
mayday-table-sure-move-to = ¿Usar tu carta y pasar la carta de Altercado de { $skirmish } a { $seat }? Después ya no sirve.
mayday-table-sure-look-at-own = ¿Usar tu carta y mirar tu propia carta { $spot ->
    [left] izquierda
    [middle] central
   *[right] derecha
}? Todos sabrán que lo has hecho.
mayday-table-sure-silence = ¿Usar tu carta? Hasta que alguien haga la siguiente elección, solo puedes hablar tú.

mayday-table-wait-about-you = Esta votación es sobre ti: votan los demás.
mayday-table-wait-over = El vuelo ha terminado.
mayday-table-wait-no-card = Se pregunta a quienes tienen una carta de veterano boca abajo. Dura lo que marca el reloj, o menos.

## Cómo quieres que te pregunten por tu carta de veterano

mayday-table-auto = En cada pausa
mayday-table-auto-ask = preguntarme
    .about = Como en una mesa de verdad: respondes cada vez, y nadie puede deducir nada.
mayday-table-auto-never = pasar por mí
    .about = En este vuelo pasas automáticamente cada vez, hasta que lo cambies aquí.
mayday-table-auto-passing = Vas a pasar automáticamente.
mayday-table-auto-stop = Respondo yo

## Lo que solo tú sabes

mayday-table-secret-team = Tu bando
mayday-table-secret-infiltrators = Infiltrados que conoces
mayday-table-secret-vote = Tu voto
mayday-table-secret-veteran = Tu carta de veterano
mayday-table-secret-answer = Tu respuesta
mayday-table-secret-answer-pass = pasar
mayday-table-secret-answer-use = usarla
mayday-table-secret-sights = Lo que has visto

## El final

mayday-table-end-markers = Quién vio qué, y quién mintió
mayday-table-end-lies = { $count ->
    [0] Ninguna ficha mentía.
    [one] Una ficha mentía.
   *[other] { $count } fichas mentían.
}
mayday-table-end-marker = { $by } sobre la carta { $spot ->
    [left] izquierda
    [middle] central
   *[right] derecha
} de { $target }
mayday-table-end-saw = { $saw ->
    [infiltrator] vio Infiltrado
   *[honest] vio Honesto
}
mayday-table-end-said = { $side ->
    [infiltrator] marcó Infiltrado
   *[honest] marcó Honesto
}
mayday-table-end-lie = Mentira

## Las opciones de una mesa

mayday-table-options-veterans = Cartas de veterano
mayday-table-options-more = Más

### La Resistencia, contada. Las claves siguen los nombres de las reglas: sucesos, negativas,
### etapas, cartas. Los asientos llegan como nombres, los conjuntos de asientos como listas de
### nombres con su número en …_count, las cartas como sus nombres con el nombre corto en …_id, lo
### demás como nombre corto.

resistance-name = La Resistencia
resistance-tagline = En esta mesa hay quien quiere que todas las misiones fracasen. Descubre quién antes de que sea tarde.

## Bandos

resistance-side-resistance = Resistencia
    .about = Quieres que las misiones salgan bien. Solo conoces tu propio bando, y en una misión debes jugar Éxito. Tu bando gana con tres éxitos.
resistance-side-spy = Espía
    .about = { $blind ->
        [yes] Quieres que las misiones fracasen sin que te descubran. No conoces a los demás espías. En una misión puedes jugar Éxito o Fracaso. Tu bando gana con tres fracasos, o cuando se rechazan cinco equipos seguidos.
       *[no] Quieres que las misiones fracasen sin que te descubran. Conoces a los demás espías. En una misión puedes jugar Éxito o Fracaso. Tu bando gana con tres fracasos, o cuando se rechazan cinco equipos seguidos.
    }

## Personajes de Hostile Intent: lo que sabes y puedes, y cómo ganas

resistance-character-resistance = Miembro de la Resistencia
    .about = Quieres que las misiones salgan bien.
resistance-character-resistance-chief = Jefe de la Resistencia
    .about = { $seven ->
        [yes] El cazador espía te busca: que no te descubra. Cuando te investigan, debes entregar «Jefe de la Resistencia».
       *[no] El cazador espía te busca: que no te descubra. Cuando te investigan, debes entregar «Jefe».
    }
resistance-character-resistance-hunter = Cazador de la Resistencia
    .about = Nadie te conoce. Tras el tercer éxito debes darte a conocer y acusar a alguien de ser un jefe espía. Si te equivocas, esa misión pasa a ser un fracaso.
resistance-character-dummy-agent = Agente señuelo
    .about = { $seven ->
        [yes] Cuando te investigan, entregas «Jefe de la Resistencia» o «No es jefe», como quieras. Aleja al cazador espía del verdadero jefe: quien te acusa se equivoca.
       *[no] Cuando te investigan, entregas «Jefe» o «No es jefe», como quieras. Aleja al cazador espía del verdadero jefe: quien te acusa se equivoca.
    }
resistance-character-coordinator = Coordinador
    .about = { $allies ->
        [1] El jefe de la Resistencia te conoce, y tú no lo conoces. Cuando te investigan, debes entregar «No es jefe». Si el cazador espía te acusa, ganan los espías.
       *[other] Los jefes de la Resistencia te conocen, y tú no los conoces. Cuando te investigan, debes entregar «No es jefe». Si el cazador espía te acusa, ganan los espías.
    }
resistance-character-pretender = Impostor
    .about = Los espías te ven junto al agente infiltrado, sin saber quién de los dos es quién.
resistance-character-resistance-hacker = Hacker de la Resistencia
    .about = Quieres que las misiones salgan bien, y puedes invertir el resultado de las tuyas.
resistance-character-spy = Espía
    .about = Quieres que las misiones fracasen sin que te descubran.
resistance-character-spy-chief = Jefe espía
    .about = { $seven ->
        [yes] El cazador de la Resistencia te busca: que no te descubra. Cuando te investigan, debes entregar «Jefe espía».
       *[no] El cazador de la Resistencia te busca: que no te descubra. Cuando te investigan, debes entregar «Jefe».
    }
resistance-character-spy-hunter = Cazador espía
    .about = { $seven ->
        [yes] Nadie sabe que el cazador eres tú. Tras el tercer fracaso debes darte a conocer y acusar a alguien de ser un jefe de la Resistencia. Una sola vez, tras una misión fallida con un Fracaso del jefe, puedes hacerlo antes de tiempo. Si te equivocas, esa misión pasa a ser un éxito.
       *[no] Nadie sabe que el cazador eres tú. Tras el tercer fracaso debes darte a conocer y acusar a alguien de ser un jefe de la Resistencia. Una sola vez, tras una misión fallida en la que tu jefe jugó Fracaso, puedes hacerlo antes de tiempo. Si te equivocas, esa misión pasa a ser un éxito.
    }
resistance-character-deep-agent = Agente infiltrado
    .about = { $pretender ->
        [yes] Los espías te ven junto al impostor, sin saber quién de los dos es quién. Tú no conoces a ninguno de ellos.
       *[no] Los espías te conocen, y tú no conoces a ninguno.
    }
resistance-character-spy-hacker = Hacker espía
    .about = Quieres que las misiones fracasen, y puedes invertir el resultado de las tuyas.
resistance-knows-nobody = Solo conoces tu propio bando.
resistance-knows-no-spies = No conoces a los demás espías, y ellos no te conocen.
resistance-knows-spies = { $pretender ->
    [yes] { $chiefs ->
        [1] Conoces a los demás espías y a su jefe; pero entre el agente infiltrado y el impostor no sabes quién es quién.
       *[other] Conoces a los demás espías y a sus jefes; pero entre el agente infiltrado y el impostor no sabes quién es quién.
    }
   *[no] { $chiefs ->
        [0] Conoces a los demás espías.
        [1] Conoces a los demás espías, y sabes quién es su jefe.
       *[other] Conoces a los demás espías, y sabes quiénes son sus jefes.
    }
}
resistance-knows-spies-as-chief = { $pretender ->
    [yes] { $chiefs ->
        [1] Conoces a los demás espías, y saben que su jefe eres tú; pero entre el agente infiltrado y el impostor no sabes quién es quién.
       *[other] Conoces a los demás espías y al otro jefe, y saben que tú eres uno; pero entre el agente infiltrado y el impostor no sabes quién es quién.
    }
   *[no] { $chiefs ->
        [1] Conoces a los demás espías, y saben que su jefe eres tú.
       *[other] Conoces a los demás espías y al otro jefe, y saben que tú eres uno.
    }
}
resistance-knows-deep-agent = Sabes quién es el agente infiltrado, que no conoce a ninguno de los espías.
resistance-knows-hidden-hacker = Solo al hacker espía no lo conoces.
resistance-knows-other-chief = Conoces al otro jefe de la Resistencia.
resistance-knows-coordinator = Conoces al coordinador.
resistance-plays-success = En una misión debes jugar Éxito.
resistance-plays-fail = En una misión puedes jugar Éxito o Fracaso.
resistance-plays-as-chief = { $seven ->
    [yes] En una misión puedes jugar Éxito, Fracaso o Fracaso del jefe. Si fracasa una misión con un Fracaso del jefe, tu cazador puede acusar antes de tiempo.
   *[no] En una misión puedes jugar Éxito o Fracaso. Si fracasa una misión en la que has jugado Fracaso, tu cazador puede acusar antes de tiempo.
}
resistance-plays-hack = { $hackers ->
    [1] En una misión puedes jugar Éxito o Hackeo, nunca Fracaso. Un Hackeo invierte el resultado, sea cual sea.
   *[other] En una misión puedes jugar Éxito o Hackeo, nunca Fracaso. Un Hackeo invierte el resultado, sea cual sea; dos lo dejan como estaba.
}
resistance-blame-as-deep-agent = Una vez en la partida, mientras se forma un equipo o se vota sobre él, puedes darte a conocer y señalar al impostor: si aciertas, cada cual pasa a tener el personaje y el bando del otro.
resistance-blame-as-pretender = Una vez en la partida, el agente infiltrado puede señalarte como impostor: entonces cada cual pasa a tener el personaje y el bando del otro.
resistance-wins-missions = Tu bando gana con tres éxitos.
resistance-wins-hunt = Tu bando gana cuando su cazador descubre a un jefe espía.
resistance-wins-as-hunter = Tu bando gana si acusas a un jefe espía.
resistance-spies-win-missions = Tu bando gana con tres fracasos, o cuando se rechazan cinco equipos seguidos.
resistance-spies-win-hunt = { $coordinator ->
    [yes] Tu bando gana cuando su cazador descubre a un jefe de la Resistencia o al coordinador, o cuando se rechazan cinco equipos seguidos.
   *[no] Tu bando gana cuando su cazador descubre a un jefe de la Resistencia, o cuando se rechazan cinco equipos seguidos.
}
resistance-spies-win-as-hunter = { $coordinator ->
    [yes] Tu bando gana si acusas a un jefe de la Resistencia o al coordinador, o cuando se rechazan cinco equipos seguidos.
   *[no] Tu bando gana si acusas a un jefe de la Resistencia, o cuando se rechazan cinco equipos seguidos.
}

## Cartas de lealtad, que solo ve quien investiga

resistance-loyalty-chief = Jefe
resistance-loyalty-resistance-chief = Jefe de la Resistencia
resistance-loyalty-spy-chief = Jefe espía
resistance-loyalty-no-chief = No es jefe

## La noche, paso a paso: la misma para todos

resistance-night-eyes-shut = { $chiefs ->
    [0] Todos cierran los ojos.
   *[other] Todos cierran los ojos y extienden el puño.
}
resistance-night-spy-thumbs = { $agents ->
    [none] { $chiefs ->
        [1] El jefe espía levanta el pulgar.
       *[other] Los dos jefes espías levantan el pulgar.
    }
    [deep-agent] { $chiefs ->
        [1] El jefe espía y el agente infiltrado levantan el pulgar.
       *[other] Los dos jefes espías y el agente infiltrado levantan el pulgar.
    }
   *[both] { $chiefs ->
        [1] El jefe espía, el agente infiltrado y el impostor levantan el pulgar.
       *[other] Los dos jefes espías, el agente infiltrado y el impostor levantan el pulgar.
    }
}
resistance-night-hidden-hacker = { $chiefs ->
    [0] El hacker espía mantiene los ojos cerrados hasta el final.
   *[other] El hacker espía mantiene el puño y los ojos cerrados hasta el final.
}
resistance-night-spies-look = { $agents ->
    [none] { $chiefs ->
        [0] Los espías abren los ojos, miran alrededor y se fijan en quiénes son los demás.
        [1] Los espías abren los ojos, miran alrededor y se fijan en quiénes son los demás y quién es su jefe.
       *[other] Los espías abren los ojos, miran alrededor y se fijan en quiénes son los demás y quiénes son sus jefes.
    }
    [deep-agent] { $chiefs ->
        [1] Todos los espías menos el agente infiltrado abren los ojos y miran alrededor. Pulgar levantado y ojos abiertos: es el jefe. Pulgar levantado y ojos cerrados: es el agente infiltrado.
       *[other] Todos los espías menos el agente infiltrado abren los ojos y miran alrededor. Pulgar levantado y ojos abiertos: es un jefe. Pulgar levantado y ojos cerrados: es el agente infiltrado.
    }
   *[both] { $chiefs ->
        [1] Todos los espías menos el agente infiltrado abren los ojos y miran alrededor. Pulgar levantado y ojos abiertos: es el jefe. Pulgar levantado y ojos cerrados: son el agente infiltrado y el impostor, y nadie llega a saber quién es quién.
       *[other] Todos los espías menos el agente infiltrado abren los ojos y miran alrededor. Pulgar levantado y ojos abiertos: es un jefe. Pulgar levantado y ojos cerrados: son el agente infiltrado y el impostor, y nadie llega a saber quién es quién.
    }
}
resistance-night-spies-shut = { $agents ->
    [none] { $chiefs ->
        [0] Los espías vuelven a cerrar los ojos.
       *[other] Los espías vuelven a cerrar el puño y los ojos.
    }
   *[other] Todos cierran los ojos y bajan el pulgar.
}
resistance-night-chiefs-look = Los dos jefes de la Resistencia abren los ojos y se reconocen.
resistance-night-chiefs-shut = Los jefes de la Resistencia vuelven a cerrar los ojos.
resistance-night-coordinator-thumb = { $allies ->
    [1] El jefe de la Resistencia abre los ojos, y el coordinador levanta el pulgar.
   *[other] Los jefes de la Resistencia abren los ojos, y el coordinador levanta el pulgar.
}
resistance-night-coordinator-shut = { $allies ->
    [1] El jefe de la Resistencia cierra los ojos, y el coordinador baja el pulgar.
   *[other] Los jefes de la Resistencia cierran los ojos, y el coordinador baja el pulgar.
}
resistance-night-all-shut = { $chiefs ->
    [0] Ahora todos tienen los ojos cerrados.
   *[other] Ahora todos tienen los ojos cerrados y el puño extendido.
}
resistance-night-eyes-open = Todos abren los ojos.

## Cartas de misión

resistance-card-success = Éxito
    .about = Ayuda a la misión. Cualquiera puede jugarla, y la Resistencia nunca juega Fracaso.
resistance-card-fail = Fracaso
    .about = Sabotea la misión. Solo los espías pueden jugarla.
resistance-card-chief-fail = Fracaso del jefe
    .about = Sabotea la misión como un Fracaso. Solo un jefe espía puede jugarla, y todos ven que era esta.
resistance-card-hack = Hackeo
    .about = Invierte el resultado de la misión; dos Hackeos lo dejan como estaba. Solo los hackers pueden jugarla.

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
    .about = Todos reciben una carta en secreto, y se sortea el primer líder.
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
resistance-stage-appoint = Investigador
    .about = El líder da la ficha de investigador a alguien que no va a la misión.
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
resistance-stage-go-on = Seguimos
    .about = Se pide a todos que sigan, durante el mismo tiempo. El cazador espía puede darse a conocer y acusar si las reglas lo permiten.
resistance-stage-accuse = Acusación
    .about = Un cazador se ha dado a conocer y debe señalar a un jefe del otro bando.
resistance-stage-inquire = Inquisición
    .about = El inquisidor mira el bando de alguien que nunca ha tenido la ficha.
resistance-stage-examine = Investigación
    .about = Se elige quién debe entregar una carta de lealtad.
resistance-stage-hand-over = Carta de lealtad
    .about = La persona elegida entrega una carta de lealtad, que solo ve quien investiga.
resistance-stage-over = Fin de la partida
    .about = La partida ha terminado, y se descubren todos los bandos.

## Sucesos

resistance-event-side-dealt = { $side ->
    [spy] Eres espía.
   *[resistance] Eres de la Resistencia.
}
resistance-event-spies-met = Los espías son { $spies }.
resistance-event-spies-seen = Ves a estos espías: { $spies }. Hay uno más.
resistance-event-character-dealt = Tu personaje: { $character }.
resistance-event-spy-chiefs-met = { $chiefs_count ->
    [1] El jefe espía es { $chiefs }.
   *[other] Los jefes espías son { $chiefs }.
}
resistance-event-deep-agent-met = { $seats_count ->
    [1] El agente infiltrado es { $seats }.
   *[other] El agente infiltrado y el impostor son { $seats }.
}
resistance-event-resistance-chiefs-met = Los jefes de la Resistencia son { $chiefs }.
resistance-event-coordinator-met = El coordinador es { $coordinator }.
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
resistance-event-appointed = { $leader } da la ficha de investigador a { $investigator }.
resistance-event-blamed = { $guess ->
    [right] { $by } es el agente infiltrado y señala a { $named } como impostor, y acierta: intercambian personaje y bando.
   *[wrong] { $by } es el agente infiltrado y señala a { $named } como impostor, y se equivoca.
}
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
   *[rejected] El equipo queda rechazado: { $rejections ->
        [1] primer
        [2] segundo
        [3] tercer
        [4] cuarto
       *[other] quinto
    } rechazo
}. A favor: { $approve_count ->
    [0] nadie
   *[other] { $approve }
}. En contra: { $reject_count ->
    [0] nadie
   *[other] { $reject }
}.
resistance-event-overturned = { $by } tumba el equipo de todos modos: { $rejections ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
   *[other] quinto
} rechazo.
resistance-event-spotlit = { $by } hace que { $on } juegue boca arriba.
resistance-event-faced-up = { $member } juega { $card } a la vista de todos.
resistance-event-watched = { $by } mira la carta de misión de { $member }.
resistance-event-card-seen = { $member } ha jugado { $card }.
resistance-count-fails = { $fails ->
    [0] ningún Fracaso
    [1] un Fracaso
   *[other] { $fails } Fracasos
}
resistance-count-chief-fails = { $chief_fails ->
    [1] un Fracaso del jefe
   *[other] { $chief_fails } Fracasos del jefe
}
resistance-count-hacks = { $hacks ->
    [1] un Hackeo
   *[other] { $hacks } Hackeos
}
resistance-count-cards = { $chief_fails ->
    [0] { $hacks ->
        [0] { resistance-count-fails }
       *[other] { $fails ->
            [0] { resistance-count-hacks }
           *[other] { resistance-count-fails } y { resistance-count-hacks }
        }
    }
   *[other] { $hacks ->
        [0] { $fails ->
            [0] { resistance-count-chief-fails }
           *[other] { resistance-count-fails } y { resistance-count-chief-fails }
        }
       *[other] { $fails ->
            [0] { resistance-count-chief-fails } y { resistance-count-hacks }
           *[other] { resistance-count-fails }, { resistance-count-chief-fails } y { resistance-count-hacks }
        }
    }
}
resistance-event-mission-done = La misión { $mission } ({ $team }) { $result ->
    [success] es un éxito
   *[failure] fracasa
}. Entre las cartas: { resistance-count-cards }.
resistance-played-fail = Fracaso de { $fail }
resistance-played-chief-fail = Fracaso del jefe, jugado por { $chief_fail }
resistance-played-hack = Hackeo de { $hack }
resistance-played-by = { $chief_fail_count ->
    [0] { $hack_count ->
        [0] { resistance-played-fail }
       *[other] { $fail_count ->
            [0] { resistance-played-hack }
           *[other] { resistance-played-fail }; { resistance-played-hack }
        }
    }
   *[other] { $hack_count ->
        [0] { $fail_count ->
            [0] { resistance-played-chief-fail }
           *[other] { resistance-played-fail }; { resistance-played-chief-fail }
        }
       *[other] { $fail_count ->
            [0] { resistance-played-chief-fail }; { resistance-played-hack }
           *[other] { resistance-played-fail }; { resistance-played-chief-fail }; { resistance-played-hack }
        }
    }
}
resistance-event-cards-turned-up = Misión { $mission }: { resistance-played-by }.
resistance-event-hunter-shown = { $hunter } se da a conocer: { $character }.
resistance-event-accused = { $guess ->
    [right] { $by } acusa a { $accused }, y acierta.
   *[wrong] { $by } acusa a { $accused }, y se equivoca.
}
resistance-event-mission-turned = { $result ->
    [success] La misión { $mission } pasa a ser un éxito.
   *[failure] La misión { $mission } pasa a ser un fracaso.
}
resistance-event-inquired = { $by } mira el bando de { $whom } y le pasa la ficha de inquisidor.
resistance-event-examined = { $by } investiga a { $whom }.
resistance-event-loyalty-seen = { $whom } entrega «{ $loyalty }».
resistance-event-loyalty-claimed = { $by } dice que { $whom } ha entregado «{ $loyalty }».
resistance-event-side-claimed = { $side ->
    [spy] { $by } dice que { $whom } es espía.
   *[resistance] { $by } dice que { $whom } es de la Resistencia.
}
resistance-event-characters-turned-up = Los personajes: { $characters }.
resistance-event-ended = { $ending ->
    [three-successes] { resistance-ending-three-successes }
    [three-failures] { resistance-ending-three-failures }
    [spy-chief-found] { resistance-ending-spy-chief-found }
    [resistance-chief-found] { resistance-ending-resistance-chief-found }
    [coordinator-found] { resistance-ending-coordinator-found }
   *[five-rejections] { resistance-ending-five-rejections }
} Los espías eran { $spies }.

## Finales

resistance-ending-three-successes = Tres misiones han salido bien: gana la Resistencia.
resistance-ending-three-failures = Tres misiones han fracasado: ganan los espías.
resistance-ending-five-rejections = Se han rechazado cinco equipos seguidos: ganan los espías.
resistance-ending-spy-chief-found = Se ha descubierto a un jefe espía: gana la Resistencia.
resistance-ending-resistance-chief-found = Se ha descubierto a un jefe de la Resistencia: ganan los espías.
resistance-ending-coordinator-found = Se ha descubierto al coordinador: ganan los espías.

## Cómo está la mesa, una línea para cada cosa

resistance-status-stage = Etapa: { $stage }
resistance-status-leader = Líder: { $leader }
resistance-status-mission = Misión en curso: { $mission }
resistance-status-attempted = Misión { $mission }: { $result ->
    [success] éxito
   *[failure] fracaso
}, { resistance-count-cards }
resistance-status-rejections = Rechazos: { $rejections }
resistance-status-team = Equipo: { $team }
resistance-status-holds = { $seat } tiene: { $cards }
resistance-status-investigator = Investigador: { $seat }
resistance-status-inquisitor = Inquisidor: { $seat }
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
resistance-refusal-must-succeed = Debes jugar Éxito.
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
resistance-refusal-has-answered = Ya has respondido, y solo se pregunta una vez.
resistance-refusal-name-a-member = Nombra a un miembro del equipo.
resistance-refusal-not-this-card = Se te pregunta por otra carta de intriga.
resistance-refusal-nothing-to-watch = Ahora no se mira ninguna carta de misión.
resistance-refusal-not-your-look = Otra persona mira primero.
resistance-refusal-cannot-be-watched = Esa carta está boca arriba, o alguien ya la ha mirado.
resistance-refusal-no-investigator-now = Ahora no se nombra investigador.
resistance-refusal-not-the-investigator = El investigador no es el líder ni está en el equipo.
resistance-refusal-no-chief-fail = Solo un jefe espía puede jugar Fracaso del jefe, a partir de siete jugadores.
resistance-refusal-no-accusation-now = Ahora no se acusa a nadie.
resistance-refusal-no-early-accusation = Ahora solo puede acusar el cazador espía, y solo si su jefe ha jugado la carta que lo permite.
resistance-refusal-not-your-accusation = Esta acusación no te corresponde.
resistance-refusal-cannot-be-accused = Acusa a otra persona: ni a ti, ni a un cazador que se ha dado a conocer, ni a quien ya has acusado por error.
resistance-refusal-no-examination-now = Ahora no se investiga a nadie.
resistance-refusal-not-the-examiner = Quien investiga es otra persona.
resistance-refusal-not-examined = Ahora nadie te investiga.
resistance-refusal-not-this-loyalty = No puedes entregar esa carta de lealtad.
resistance-refusal-no-blame-now = Solo el agente infiltrado puede señalar a un impostor, una vez, mientras se forma un equipo o se vota sobre él.
resistance-refusal-no-inquiry-now = Ahora el inquisidor no mira a nadie.
resistance-refusal-not-the-inquisitor = Eso solo lo hace quien tiene la ficha.
resistance-refusal-has-held-the-marker = Esa persona ya ha tenido la ficha.
resistance-refusal-nothing-to-tell = Ahora no tienes nada que contar, o ya lo has contado.
resistance-refusal-no-hack = Solo un hacker puede jugar Hackeo.
resistance-refusal-hackers-never-fail = Un hacker juega Éxito o Hackeo, nunca Fracaso.
resistance-refusal-characters-dealt = Esta mesa tiene otros personajes.

## Opciones

resistance-option-targeted = Misiones a elección
    .about = El líder también elige qué misión se intenta.
resistance-option-blind = Espías a ciegas
    .about = Los espías no se conocen entre sí.
resistance-option-plots = Cartas de intriga
    .about = Los líderes reparten cartas que alteran las reglas.
resistance-option-hunter = Cazadores y jefes
    .about = Tres misiones no bastan: el cazador de cada bando debe descubrir a un jefe del otro. Tras las misiones se investiga a alguien.
resistance-option-dummy-agent = Agente señuelo
    .about = Alguien de la Resistencia que puede hacerse pasar por jefe cuando lo investigan.
resistance-option-coordinator = Coordinador
    .about = Alguien de la Resistencia a quien los jefes conocen, y que para el cazador espía cuenta como jefe.
resistance-option-deep-agent = Agente infiltrado
    .about = Un espía al que los demás conocen, y que no conoce a ninguno.
resistance-option-pretender = Impostor
    .about = Alguien de la Resistencia que, para los espías, parece el agente infiltrado.
resistance-option-blame = Denuncia
    .about = Una vez, mientras se forma un equipo o se vota sobre él, el agente infiltrado puede señalar al impostor e intercambiar con él personaje y bando.
resistance-option-inquisitor = Inquisidor
    .about = Tras las misiones 2, 3 y 4, quien tiene la ficha mira el bando de otra persona y le pasa la ficha. Mejor a partir de siete jugadores.
resistance-option-resistance-hacker = Hacker de la Resistencia
    .about = Alguien de la Resistencia que puede invertir el resultado de una misión.
resistance-option-spy-hacker = Hacker espía
    .about = Un espía que puede invertir el resultado de una misión, y nunca juega Fracaso.
resistance-option-hidden-hacker = Hacker oculto
    .about = El hacker espía y los demás espías no se conocen.
resistance-option-pause = Tiempo para responder
    .about = En segundos. Si no eliges otra cosa, quien tiene una carta de intriga dispone de 30 para responder. Tras una misión fallida, y en las votaciones en las que aún cabe una denuncia, hay 15 para todos.

resistance-misfit-seats = { resistance-name } admite de { $least } a { $most } jugadores.
resistance-misfit-pause-range = Una pausa dura de { $least } a { $most } segundos.
resistance-misfit-pause-needs-plots = A nadie se le pide respuesta: elige también cartas de intriga o cazadores.
resistance-misfit-needs-hunter = Este personaje solo existe con cazadores y jefes.
resistance-misfit-needs-deep-agent = El impostor solo existe junto con el agente infiltrado.
resistance-misfit-needs-both-agents = La denuncia necesita al agente infiltrado y al impostor.
resistance-misfit-needs-spy-hacker = No hay ningún hacker espía que ocultar.
resistance-misfit-blind-hunter = Con cazadores y jefes, los espías deben conocerse entre sí.
resistance-misfit-blind-hidden = Los espías a ciegas no conocen a nadie: no hay de quién ocultarse.
resistance-misfit-no-plain-resistance = Con { $seats } jugadores no queda ningún miembro corriente de la Resistencia al que este personaje pueda sustituir.
resistance-misfit-no-plain-spy = Con { $seats } jugadores no queda ningún espía corriente al que este personaje pueda sustituir.

## Ayuda con las reglas

resistance-rules-goal = La Resistencia envía equipos a misiones, pero en la mesa hay espías ocultos que quieren que fracasen. { $hunter ->
    [yes] Pero tres éxitos o tres fracasos no bastan: entonces debe acusar el cazador de ese bando. Gana el bando cuyo cazador descubre a un jefe del otro. Los espías también ganan con cinco equipos rechazados seguidos.
   *[other] Con tres éxitos gana la Resistencia. Con tres fracasos, o cinco equipos rechazados seguidos, ganan los espías.
} Puedes decir lo que quieras, sea verdad o no. Solo obligan las cartas y los votos.
    .title = De qué va
resistance-rules-deal = { $deal ->
    [blind] Todos reciben una carta en secreto. Con cinco o seis jugadores hay dos espías; de siete a nueve, tres; con diez, cuatro. A nadie se le dice quiénes son los espías: si eres espía, solo sabes de ti.
    [hidden] Todos reciben un personaje en secreto. Con cinco o seis jugadores hay dos espías; de siete a nueve, tres; con diez, cuatro. Los espías saben quiénes son los demás, salvo el hacker espía: él y los demás espías no se conocen. La Resistencia no sabe nada.
    [hunter] Todos reciben un personaje en secreto. Con cinco o seis jugadores hay dos espías; de siete a nueve, tres; con diez, cuatro. Por la noche abren los ojos quienes pueden conocerse; la lista de personajes lo muestra línea por línea. A nadie se le dice quiénes son los cazadores.
   *[other] Todos reciben un bando en secreto. Con cinco o seis jugadores hay dos espías; de siete a nueve, tres; con diez, cuatro. Los espías saben quiénes son los demás; la Resistencia no sabe nada.
} El primer líder se sortea.
    .title = Quién es quién
resistance-rules-proposal = El líder elige el equipo: exactamente tantas personas como pide la misión, con el líder o sin él. Antes conviene hablarlo: una buena pregunta suele decir más que una respuesta.
    .title = El equipo
resistance-rules-vote = Todos votan a la vez, estén en el equipo o no. Hace falta más de la mitad; un empate rechaza el equipo. Después se muestran todos los votos con su nombre. Tras un rechazo, el mando pasa a la izquierda y el marcador de votaciones sube uno. Con el quinto rechazo seguido ganan los espías.
    .title = La votación
resistance-rules-mission = Cada miembro del equipo juega una carta en secreto. { $hackers ->
    [yes] Un hacker juega Éxito o Hackeo. Los demás de la Resistencia deben jugar Éxito; los demás espías eligen. Las cartas se barajan: ves cuántas hay de cada clase, no de quién. Basta con un Fracaso, pero la misión 4 necesita dos a partir de siete jugadores. Después, cada Hackeo invierte el resultado. Luego el mando pasa a la izquierda y el marcador de votaciones vuelve a empezar.
   *[other] Si eres de la Resistencia debes jugar Éxito; si eres espía, eliges. Las cartas se barajan: ves cuántos Fracasos hay, no de quién. Basta con uno, pero la misión 4 necesita dos a partir de siete jugadores. Después el mando pasa a la izquierda y el marcador de votaciones vuelve a empezar.
}
    .title = La misión
resistance-rules-plots = Antes de cada misión, el líder roba una, dos o tres cartas de intriga, según el número de jugadores, y da cada una a otra persona. Unas actúan al momento; otras las guardas y las usas una vez; una se queda para siempre. Se ve quién tiene qué. Cuando puedes usar una carta, se te pregunta; tienes un momento para responder, y callar es pasar. Si responden varios, se sigue el sentido horario desde el líder. Lo que te muestran solo lo ves tú.
    .title = Cartas de intriga
resistance-rules-targeted = El líder elige primero la misión y luego el equipo. Cada misión se puede intentar una vez, y la 5 solo después de dos éxitos. Si se rechaza el equipo, el siguiente líder elige de nuevo y el marcador de votaciones sigue contando. El tamaño del equipo y los Fracasos necesarios son los de la misión elegida.
    .title = Misiones a elección
resistance-rules-blind = A nadie se le dice quiénes son los espías. Si eres espía, solo sabes de ti, y tienes que reconocer a los demás por lo que hacen, como todo el mundo.
    .title = Espías a ciegas
resistance-rules-hunter = Cada bando tiene un cazador y un jefe; a partir de ocho jugadores la Resistencia tiene dos jefes, y con diez también los espías. Los espías conocen a sus jefes; dos jefes de la Resistencia se conocen entre sí. A partir de siete jugadores, un jefe espía también puede jugar Fracaso del jefe: cuenta como un Fracaso, y todos ven lo que era.
    .title = Cazadores y jefes
resistance-rules-accusation = Tras el tercer éxito, el cazador de la Resistencia se da a conocer y debe acusar a un jefe espía; tras el tercer fracaso, el cazador espía debe acusar a un jefe de la Resistencia. Si acierta, gana su bando. Si se equivoca, se invierte el resultado de la última misión y la partida sigue. Después de la misión 5, los cazadores acusan por turnos hasta que uno acierta. Ningún cazador acusa dos veces a la misma persona.
    .title = La acusación
resistance-rules-early = Una vez por partida, tras una misión fallida que no sea el tercer fracaso, el cazador espía puede acusar antes de tiempo: con cinco o seis jugadores, si el jefe espía ha jugado Fracaso; con más, si hay un Fracaso del jefe entre las cartas. Por eso, tras una misión así se pide a todos que sigan, siempre durante el mismo tiempo, y nadie ve quién se lo ha pensado. Si el cazador se equivoca, la misión pasa a ser un éxito.
    .title = La acusación anticipada
resistance-rules-dummy-agent = Cuando se investiga al agente señuelo, puede entregar la carta de un jefe de la Resistencia, o «No es jefe». Quien lo acusa se equivoca.
    .title = El agente señuelo
resistance-rules-coordinator = Los jefes de la Resistencia conocen al coordinador, que no los conoce. Si lo investigan, entrega «No es jefe»; pero para el cazador espía cuenta como un jefe.
    .title = El coordinador
resistance-rules-deep-agent = El agente infiltrado es un espía que no conoce a ninguno de los demás. Durante la noche, los demás lo ven.
    .title = El agente infiltrado
resistance-rules-pretender = El impostor es de la Resistencia. Los espías lo ven junto al agente infiltrado, sin saber quién es quién; los dos no se conocen.
    .title = El impostor
resistance-rules-blame = Una vez por partida, desde el reparto de las cartas de intriga hasta el último voto, el agente infiltrado puede darse a conocer y señalar al impostor. Si acierta, los dos intercambian personaje y bando; lo que ya sabían, lo siguen sabiendo. Si se equivoca, la partida sigue y todos conocen al agente infiltrado. Mientras sea posible, cada votación queda abierta un tiempo aunque todos hayan votado, y nadie ve quién lo ha hecho.
    .title = La denuncia
resistance-rules-investigation = Antes de votar, el líder da la ficha de investigador a alguien que ni lidera ni va a la misión. Tras las misiones 1 a 4 se investiga a alguien: lo hace el líder tras un éxito y el investigador tras un fracaso, según lo que dijeron las cartas. La persona elegida entrega una carta de lealtad que dice si es jefe. Solo la ve quien investiga, que puede contar lo que quiera.
    .title = La investigación
resistance-rules-inquisitor = La ficha empieza a la derecha del primer líder. Tras las misiones 2, 3 y 4, quien la tiene debe mirar el bando de alguien que nunca la haya tenido; nadie más lo ve, y la ficha pasa a esa persona.{ $hunter ->
    [yes] { " " }Esto va después de las acusaciones y antes de la investigación.
   *[other] { "" }
}
    .title = El inquisidor
resistance-rules-hackers = Un hacker juega Éxito o Hackeo, nunca Fracaso. Primero se decide la misión sin contar los Hackeos; después cada Hackeo invierte el resultado: uno lo cambia, dos lo dejan como estaba.
    .title = Hackers
resistance-rules-end = { $hunter ->
    [yes] La partida termina cuando un cazador ha acusado a un jefe del otro bando, o con el quinto rechazo seguido. Tres éxitos o tres fracasos no bastan para terminarla. Al final se descubren todos los personajes y todas las cartas de misión, y se puede repasar la partida.
   *[other] La partida termina con el tercer éxito, el tercer fracaso o el quinto rechazo seguido. Entonces se descubren todos los bandos y todas las cartas de misión, y se puede repasar la partida.
}
    .title = El final

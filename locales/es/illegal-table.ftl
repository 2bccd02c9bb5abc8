### La mesa de Illegal: lo que dicen la sala, los rincones, los muelles, el tribunal, la dirección y
### el final, más allá de las palabras de las reglas. Los asientos llegan como nombres, los conjuntos
### de asientos como listas de nombres con su número en …_count, las cartas como una lista del tipo
### «2 × Armas y 1 × Joyas», los roles como una lista.

## Lo que pasa ahora, la misma frase para todos

illegal-table-now-build = { $master } prepara los paquetes.
illegal-table-now-deal = Se reparten los paquetes.
illegal-table-now-ready = { $next ->
    [session] { $master } empieza la siguiente ronda de tratos.
    [docks] { $master } abre los muelles.
   *[debate] { $master } llama a los siguientes sospechosos.
}
illegal-table-now-session = { $done_count ->
    [0] Ronda de tratos { $session } de 5: los tratos se hacen en los rincones.
   *[other] Ronda de tratos { $session } de 5. Han terminado { $done_count } de { $players }.
}
illegal-table-now-lay-out = Se ponen cartas en los muelles, una a una. Atención: con la última empieza la carrera.
illegal-table-now-dock = { $missing_count ->
    [0] Todos tienen una carta de los muelles.
    [1] Los muelles están abiertos. { $missing } aún no tiene carta.
    [2] Los muelles están abiertos. { $missing } aún no tienen carta.
   *[other] Los muelles están abiertos: una carta para cada cual, y quien llega primero elige primero.
}
illegal-table-now-lot = Varias personas han alargado la mano a la vez: decide la suerte.
illegal-table-now-rest = Quien no tiene carta recibe lo que queda.
illegal-table-now-show = Se llama a los siguientes sospechosos.
illegal-table-now-debate = { $done_count ->
    [0] ¿Quién es: { $roles }? A debatir.
   *[other] ¿Quién es: { $roles }? Han terminado de debatir { $done_count } de { $players }.
}
illegal-table-now-point = { $awaited_count ->
    [0] Todos han señalado.
    [1] ¿Quién es: { $roles }? Aún tiene que señalar { $awaited }.
    [2] ¿Quién es: { $roles }? Aún tienen que señalar { $awaited }.
   *[other] ¿Quién es: { $roles }? Aún faltan { $awaited_count } por señalar.
}
illegal-table-now-reveal = { $master } dice quién descubre sus cartas primero.
illegal-table-now-over = La velada ha terminado.

## La sala

illegal-table-room = La sala
illegal-table-people = Todos los que están en la sala
# El nombre de un rincón, como en una puerta.
illegal-table-corner = Rincón { $corner }
# Junto a un nombre, para quien escucha: dónde está esa persona.
illegal-table-in-corner = en el rincón { $corner }
illegal-table-at-table = en la mesa
# En el centro de la mesa.
illegal-table-session = Ronda { $session } de 5
illegal-table-master = Dirige el juego
# Pequeñas marcas junto a una persona.
illegal-table-seat-done = Ha terminado
illegal-table-seat-knocks = Llama
illegal-table-seat-knocked = Has llamado aquí
illegal-table-seat-pointed = Ha señalado
illegal-table-seat-suspected = Sospechas: { $roles }

## Quién te oye: está encima de la línea en la que se escribe

illegal-table-hear-corner = { $names_count ->
    [1] Solo te oye { $names }.
   *[other] Solo te oyen { $names }.
}
illegal-table-hear-table = { $names_count ->
    [0] No te oye nadie: los demás están en los rincones.
    [1] En la mesa te oye { $names }.
   *[other] En la mesa te oyen { $names }.
}
illegal-table-hear-master = Te oyen todos, en todos los rincones.

## Un rincón, cuando estoy en él

illegal-table-corner-with = Rincón { $corner }, con { $names }
# Elige con quién se hace el trato, cuando hay varias personas.
illegal-table-partner = Tratar con
illegal-table-side-theirs = { $name } da
illegal-table-side-yours = Tú das
illegal-table-side-empty = Nada aún
illegal-table-hand = Tus cartas libres
illegal-table-hand-none = Ninguna de tus cartas está libre.
# Lo que hace un toque en una carta, para quien escucha.
illegal-table-lay = { $count ->
    [one] Poner { $resource }: hay una libre
   *[other] Poner { $resource }: hay { $count } libres
}
illegal-table-take-back = { $count ->
    [one] Recoger { $resource }: hay una puesta
   *[other] Recoger { $resource }: hay { $count } puestas
}
illegal-table-hint-lay = Toca una carta para ponerla. Tócala allí para recogerla.
# Un sello en un lado cuyas cartas acaban de cambiar.
illegal-table-changed = Ha cambiado
illegal-table-confirmed = { $name } ha confirmado
illegal-table-confirmed-you = Has confirmado
illegal-table-others-lie = Entre { $one } y { $other } hay { $gives } por { $gets }.

## Lo que puedes hacer en una ronda

illegal-table-ask-talk = Toca a alguien para pedirle hablar.
    .about = Si acepta, te acompaña a un rincón. Nadie más oye ni ve lo que pasa allí.
illegal-table-ask-knock = { $where ->
    [corner] ¿Pedir a { $name } que te deje entrar en el rincón { $corner }?
   *[table] ¿Pedir a { $name } hablar en un rincón?
}
illegal-table-ask-knock-leaving = Si acepta, dejas el rincón en el que estás.
illegal-table-do-knock = { $where ->
    [corner] Pedir entrar
   *[table] Pedir hablar
}
illegal-table-knocked = { $where ->
    [corner] Has llamado al rincón { $corner }, donde está { $name }.
   *[table] Has pedido hablar con { $name }.
}
illegal-table-do-withdraw = Retirar
illegal-table-knock = { $where ->
    [yours] { $name } quiere entrar en tu rincón.
   *[table] { $name } quiere hablar contigo.
}
illegal-table-do-admit = { $where ->
    [yours] Dejar entrar
   *[table] Ir a hablar
}
illegal-table-do-turn-away = Ahora no
illegal-table-do-leave = Volver a la mesa
illegal-table-do-done = He terminado
illegal-table-done = { $names_count ->
    [0] Aún no ha terminado nadie.
    [1] { $names } ha terminado.
   *[other] { $names } han terminado.
}
illegal-table-wait-done = { $stage ->
    [session] Has terminado. Aún puedes hacer tratos.
   *[debate] Has terminado. Aún puedes hablar.
}

## Confirmar un intercambio

illegal-table-confirm-yours = Pon al menos una carta para { $name }.
illegal-table-confirm-theirs = { $name } aún no ha puesto nada.
illegal-table-confirm-nothing = Aún no hay nada entre { $name } y tú.
illegal-table-confirm-changed = Ha cambiado. Vuelve a mirar.
illegal-table-confirm-agreed = { $name } ha confirmado justo esto.
illegal-table-do-confirm = Confirmar: das { $give }, recibes { $get }
illegal-table-wait-confirm = Has confirmado. Ahora le toca a { $name }.

## Los muelles

illegal-table-docks = Los muelles
illegal-table-dock = Cargamento { $dock } de 4
illegal-table-dock-take = Tomar { $resource }
illegal-table-dock-reaching = Alargas la mano…
illegal-table-dock-taken = Es de { $name }
illegal-table-dock-yours = Tuya
illegal-table-dock-lot = A la vez. Orden del sorteo: { $names }.
illegal-table-ask-claim = Toca una carta antes de que la tome otra persona.
illegal-table-ask-claim-again = Ya no está. Toca otra carta.
illegal-table-wait-claim = Alargas la mano hacia { $resource }…
illegal-table-wait-took = Has tomado { $resource }.
illegal-table-docks-so-far = Quién ha tomado qué en los muelles
illegal-table-docks-none = Aún no ha llegado nada.
illegal-table-docks-row = Cargamento { $dock }

## El tribunal

illegal-table-suspects = { $all ->
    [0] ¿Quién es?
   *[other] ¿Quién es? { $number } de { $all }
}
illegal-table-ask-point = ¿A quién señalas?
illegal-table-do-point = Señalar a { $name }
illegal-table-do-point-at-nobody = A nadie
illegal-table-sure-point = ¿Señalar a { $name }: { $roles }? Queda en secreto hasta que todos hayan señalado, y no se puede cambiar.
illegal-table-sure-point-at-nobody = ¿No señalar a nadie? Queda en secreto hasta que todos hayan señalado, y no se puede cambiar.
illegal-table-wait-pointed = Tu dedo queda en secreto hasta que todos hayan señalado.
illegal-table-verdict = { $accused_count ->
    [0] Nadie carga con la sospecha: { $roles }. Fuera de la partida.
   *[other] Las sospechas caen sobre { $accused }: { $roles }.
}
illegal-table-verdict-last = La última votación
illegal-table-verdict-next = Seguir
illegal-table-fingers = Quién señaló a quién
illegal-table-finger = { $from } señala a { $to }
illegal-table-finger-nobody = { $from } no señala a nadie
illegal-table-verdicts = Veredictos hasta ahora
illegal-table-verdicts-none = Aún no se ha juzgado a nadie.

## Una persona dirige el juego

illegal-table-console = Dirección
illegal-table-console-about = Lo ves todo. Oyes todos los rincones, y todos te oyen.
illegal-table-build = Paquete { $number } de { $all }
illegal-table-build-dealer = Vende
illegal-table-build-buyer = Compra
illegal-table-build-extra = Carta extra
# Junto a lo que no se puede elegir con lo demás.
illegal-table-build-unfit = No encaja
illegal-table-build-draft = Paquetes hasta ahora
illegal-table-build-none = Ningún paquete aún.
illegal-table-ask-pack = Elige lo que vende el paquete, lo que compra y su carta extra.
illegal-table-ask-pack-unfit = Este paquete va contra una regla. Añádelo y sabrás contra cuál.
illegal-table-do-pack = Añadir este paquete
illegal-table-do-unpack = Deshacer el último
illegal-table-do-draw-packets = Sortear todos los paquetes
illegal-table-sure-draw-packets = ¿Sortear todos los paquetes? Los que has preparado no se usan.
illegal-table-do-start = { $next ->
    [session] Empezar la ronda
    [docks] Abrir los muelles
   *[debate] Llamar a los sospechosos
}
illegal-table-do-end = { $stage ->
    [session] Acabar la ronda
    [dock] Cerrar los muelles
   *[debate] Acabar el debate
}
illegal-table-sure-end = { $stage ->
    [session] ¿Acabar la ronda para todos? Los intercambios abiertos quedan anulados.
    [dock] ¿Cerrar los muelles? Quien no tiene carta recibe por sorteo lo que queda.
   *[debate] ¿Acabar el debate? Después señalan todos.
}
illegal-table-ask-reveal = ¿Quién descubre sus cartas primero? Los demás siguen en sentido horario.
illegal-table-do-reveal-first = Primero { $name }
illegal-table-sure-reveal-first = ¿Que { $name } descubra primero? Después queda todo al descubierto.
illegal-table-console-hands = Todos los paquetes y las manos
illegal-table-console-player = Persona
illegal-table-console-lies = Lo que hay en los rincones
illegal-table-console-nothing = No hay nada en los rincones.
illegal-table-console-knocks = { $from } llama a { $to }.
illegal-table-wait-master = Ahora las reglas siguen por sí solas.

## Lo que sabes: tus tratos y los que has visto

illegal-table-known = Lo que sé
illegal-table-known-hold = Mantén pulsado: mis tratos
    .about = Mantén pulsado para leer. Son los intercambios que has hecho o visto; esta lista solo la ves tú.
illegal-table-known-none = Aún no has visto ningún intercambio.
illegal-table-known-deal = { $one } dio { $gave } a { $other } por { $got }
illegal-table-known-when = Ronda { $session }, { $at }

## Lo que solo sabes tú

illegal-table-secret-dealer = Traficas con: { $resource }
illegal-table-secret-buyer = Quieres: { $resource }
illegal-table-secret-hand = Tus cartas
illegal-table-secret-wanted = { $count ->
    [0] Aún no te da puntos ninguna.
    [one] Una te da un punto.
   *[other] { $count } te dan un punto cada una.
}
illegal-table-secret-finger = Señalas a
illegal-table-secret-nothing = Aún no tienes paquete.
illegal-table-secret-master = Como diriges el juego, lo ves todo en la propia mesa.

## El final

illegal-table-end-title = Cuentas saldadas
illegal-table-end-ranking = Puntos
illegal-table-end-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
# Cartas de la mercancía que quería esa persona.
illegal-table-end-wanted = Cartas buscadas: { $count }
illegal-table-end-hand = En la mano
illegal-table-end-suspected = Sospechas
illegal-table-end-suspected-none = Ninguna sospecha
illegal-table-end-right = acierto, −5
illegal-table-end-wrong = error, +1
illegal-table-end-flows = Quién dio qué a quién
illegal-table-end-flows-about = Una flecha por lo que una persona dio a otra: cuantas más cartas, más gruesa. La tabla de abajo dice lo mismo con palabras.
illegal-table-end-person = Persona
illegal-table-end-everybody = Todos
illegal-table-end-session = Ronda
illegal-table-end-all-sessions = Todas las rondas
illegal-table-end-none = Ninguna carta cambió de manos.
illegal-table-end-account = Todos los intercambios
illegal-table-end-when = Tiempo
illegal-table-end-who = Quién
illegal-table-end-gave = Dio
illegal-table-end-whom = A quién
illegal-table-end-got = Recibió
illegal-table-end-verdicts = Todos los veredictos

## Las opciones de una mesa

illegal-table-options-evening = La velada
illegal-table-options-names = Nombres
illegal-table-options-more = Más

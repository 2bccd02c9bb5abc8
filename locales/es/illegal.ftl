### Illegal, contado. Las claves siguen los nombres de las reglas: sucesos, negativas, etapas,
### mercancías, roles. Los asientos llegan como nombres, los conjuntos de asientos como listas de
### nombres con su número en …_count, las mercancías y los roles como sus nombres con el nombre
### corto en …_id, las cartas como listas de «2 × Armas» con su número en …_count, los dedos como
### listas de «Ana → Ben», lo demás como nombre corto.

illegal-name = Illegal
illegal-tagline = Compra lo que quieres, cambia lo que tienes, y que nadie descubra quién eres.

## Mercancías

illegal-resource-luxury-cars = Coches de lujo
illegal-resource-guns = Armas
illegal-resource-jewelry = Joyas
illegal-resource-alcohol = Alcohol
illegal-resource-pornography = Pornografía
illegal-resource-secret-files = Archivos secretos
illegal-resource-call-girls = Chicas de compañía
illegal-resource-powder = Polvo blanco

## Roles, y las cartas de sospechoso que los nombran

illegal-role-luxury-cars-dealer = Ladrón de coches
illegal-role-luxury-cars-buyer = Presidente africano
illegal-role-guns-dealer = Traficante de armas
illegal-role-guns-buyer = General guerrillero
illegal-role-jewelry-dealer = Ladrona de joyas
illegal-role-jewelry-buyer = Banquero suizo
illegal-role-alcohol-dealer = Traficante de alcohol
illegal-role-alcohol-buyer = Estrella de Hollywood
illegal-role-pornography-dealer = Editor de porno
illegal-role-pornography-buyer = Coleccionista de porno
illegal-role-secret-files-dealer = Hacker
illegal-role-secret-files-buyer = Directora de la CIA
illegal-role-call-girls-dealer = Proxeneta
illegal-role-call-girls-buyer = Emir rico
illegal-role-powder-dealer = Traficante de polvo blanco
illegal-role-powder-buyer = Estrella del rock

## Lo mismo para una mesa en familia: otros nombres, las mismas reglas

illegal-family-resource-luxury-cars = Gnomos de jardín
illegal-family-resource-guns = Patitos de goma
illegal-family-resource-jewelry = Calcetines sueltos
illegal-family-resource-alcohol = Queso apestoso
illegal-family-resource-pornography = Cojines de pedorretas
illegal-family-resource-secret-files = Recetas de la abuela
illegal-family-resource-call-girls = Cactus
illegal-family-resource-powder = Confeti

illegal-family-role-luxury-cars-dealer = Secuestrador de gnomos
illegal-family-role-luxury-cars-buyer = Duquesa del césped
illegal-family-role-guns-dealer = Contrabandista de patitos
illegal-family-role-guns-buyer = Almirante de la bañera
illegal-family-role-jewelry-dealer = Fantasma de la colada
illegal-family-role-jewelry-buyer = Pirata pata de palo
illegal-family-role-alcohol-dealer = Bandido del queso
illegal-family-role-alcohol-buyer = Rey de los ratones
illegal-family-role-pornography-dealer = Vendedor de bromas
illegal-family-role-pornography-buyer = Reina aburrida
illegal-family-role-secret-files-dealer = Espía de cocinas
illegal-family-role-secret-files-buyer = Gran chef
illegal-family-role-call-girls-dealer = Vaquero de los cactus
illegal-family-role-call-girls-buyer = Erizo solitario
illegal-family-role-powder-dealer = Mago del confeti
illegal-family-role-powder-buyer = Dragón cumpleañero

## Los dos lados de un negocio

illegal-trade-dealer = Traficante
illegal-trade-buyer = Comprador

## Etapas: un título corto, y lo que pasa

illegal-stage-build = Paquetes
    .about = Quien dirige el juego prepara un paquete para cada jugador, o deja que se sorteen.
illegal-stage-deal = Reparto
    .about = Todos reciben un paquete: dos roles y seis cartas.
illegal-stage-ready = Dirección
    .about = Quien dirige el juego puede empezar lo que viene ahora.
illegal-stage-session = Tratos
    .about = Llama, habla en los rincones, intercambia cartas. Lo que pasa en un rincón se queda allí.
illegal-stage-lay-out = Cargamento
    .about = Se ponen cartas nuevas en los muelles, una a una. Cuando está la última, cada cual puede tomar una.
illegal-stage-dock = Muelles
    .about = Cada cual toma una carta. Quien llega primero elige primero.
illegal-stage-lot = Sorteo
    .about = Varias personas han alargado la mano a la vez: la suerte decide quién va primero.
illegal-stage-rest = El resto
    .about = Quien aún no tiene carta recibe por sorteo una de las que quedan.
illegal-stage-show = Sospechosos
    .about = Se muestran las siguientes cartas de sospechoso.
illegal-stage-debate = Debate
    .about = ¿Quién es? Acusa, niega, cuenta o miente.
illegal-stage-point = Dedos
    .about = Todos señalan a la vez, a otra persona o a nadie.
illegal-stage-reveal = Revelaciones
    .about = Quien dirige el juego dice quién descubre sus cartas primero.
illegal-stage-over = Caso cerrado
    .about = Se descubren los roles, las manos y todos los intercambios.

## Lo que empieza quien dirige el juego

illegal-next-session = Ronda de tratos
illegal-next-docks = Muelles
illegal-next-debate = Debate

## Sucesos

illegal-event-packed = Paquete preparado: { $packet }.
illegal-event-unpacked = Paquete deshecho: { $packet }.
illegal-event-packets-ready = Los paquetes están listos.
illegal-event-dealt = { $seat } recibe un paquete: { $packet }.
illegal-event-ready = { $next ->
    [session] Quien dirige el juego puede empezar la ronda de tratos.
    [docks] Quien dirige el juego puede abrir los muelles.
   *[debate] Quien dirige el juego puede empezar el debate.
}
illegal-event-session-begins = Empieza la ronda de tratos { $session }.
illegal-event-knocked = { $from } llama y pregunta por { $to }.
illegal-event-withdrew = { $from } ya no pregunta por { $to }.
illegal-event-turned-away = { $by } no recibe a { $from }.
illegal-event-walked = { $seats_count ->
    [1] { $seats } va al rincón { $corner }.
   *[other] { $seats } van al rincón { $corner }.
}
illegal-event-returned = { $seats_count ->
    [1] { $seats } vuelve a la mesa.
   *[other] { $seats } vuelven a la mesa.
}
illegal-event-laid = { $by } pone una carta para { $to }: { $resource }.
illegal-event-took-back = { $by } recoge una carta que había puesto para { $to }: { $resource }.
illegal-event-confirmed = { $by } confirma el intercambio con { $to }: { $give } por { $get }.
illegal-event-exchanged = { $one } da { $gave } a { $other } y recibe { $got }.
illegal-event-lies = { $gives_count ->
    [0] { $one } no ofrece nada
   *[other] { $one } ofrece { $gives }
}, { $gets_count ->
    [0] { $other } no ofrece nada
   *[other] { $other } ofrece { $gets }
}. { $confirmed_count ->
    [0] Nadie ha confirmado.
    [1] { $confirmed } ha confirmado.
   *[other] { $confirmed } han confirmado.
}
illegal-event-said-done = { $seat } ha terminado.
illegal-event-session-over = La ronda de tratos { $session } ha acabado: todos están de vuelta en la mesa, y los intercambios abiertos quedan anulados.
illegal-event-laid-out = Cargamento { $dock } en los muelles, siguiente carta: { $resource }.
illegal-event-rush-begins = Ya están todas las cartas del cargamento { $dock }: cada cual puede tomar una.
illegal-event-lot-drawn = Han alargado la mano a la vez. El sorteo decide el orden: { $order }.
illegal-event-took = { $seat } toma una carta en los muelles: { $resource }.
illegal-event-left-with = { $seat } recibe por sorteo lo que queda en los muelles: { $resource }.
illegal-event-handed-out = Cargamento { $dock } en los muelles: todos reciben una carta.
illegal-event-handed = { $seat } recibe una carta: { $resource }.
illegal-event-shown = Se busca: { $roles }.
illegal-event-pointing = El debate ha acabado: todos señalan.
illegal-event-accused = { $fingers }. { $roles_count ->
    [1] { $accused } recibe la carta de sospechoso: { $roles }.
   *[other] { $accused } recibe las cartas de sospechoso: { $roles }.
}
illegal-event-not-accused = { $fingers_count ->
    [0] Nadie señala a nadie.
   *[other] { $fingers }: empate.
} { $roles_count ->
    [1] La carta de sospechoso sale de la partida: { $roles }.
   *[other] Las cartas de sospechoso salen de la partida: { $roles }.
}
illegal-event-who-reveals = Quien dirige el juego puede decir quién descubre sus cartas primero.
illegal-event-revealed = { $seat } descubre su paquete: { $packet }. { $hand_count ->
    [0] Ninguna carta en la mano
   *[other] En la mano: { $hand }
}. { $points ->
    [1] 1 punto.
    [-1] -1 punto.
   *[other] { $points } puntos.
}
illegal-event-account = Ronda de tratos { $session }, en { $at_ms }: { $one } dio { $gave } a { $other } y recibió { $got }.
illegal-event-won = { $winners_count ->
    [1] { $winners } gana.
   *[other] { $winners } comparten la victoria.
}

## Cómo está la mesa, una línea para cada cosa

illegal-status-stage = Etapa: { $stage }
illegal-status-session = Ronda de tratos: { $session }
illegal-status-corner = Rincón { $corner }: { $seats }
illegal-status-done = Han terminado: { $seats }
illegal-status-took = { $seat } tomó en los muelles: { $resource }
illegal-status-suspects = Se busca: { $roles }
illegal-status-accused = Cartas de sospechoso ante { $seat }: { $roles }
illegal-status-packet = Tu paquete: { $packet }
illegal-status-hand = Tus cartas: { $hand }
illegal-status-revealed = { $seat }: { $packet }; { $hand_count ->
    [0] ninguna carta
   *[other] { $hand }
}; { $points ->
    [1] 1 punto
    [-1] -1 punto
   *[other] { $points } puntos
}

## Negativas

illegal-refusal-no-such-seat = En ese asiento no juega nadie: elige a alguien que juegue.
illegal-refusal-role-taken = Ese rol está en otro paquete: cada mercancía tiene un traficante y un comprador.
illegal-refusal-too-many-resources = Sobra una mercancía: hay tantas como jugadores.
illegal-refusal-extra-taken = Esa carta extra está en otro paquete: cada mercancía es la carta extra de una sola persona.
illegal-refusal-deals-what-it-buys = Nadie compra su propia mercancía: elige dos distintas.
illegal-refusal-mirrored = Ese paquete sería el espejo de otro: elige otro traficante u otro comprador.
illegal-refusal-extra-is-a-role = La carta extra no puede ser ni del traficante ni del comprador del paquete.
illegal-refusal-packets-dealt = Esos paquetes no se pueden repartir: hay uno para cada jugador, tal como se prepararon o se sortearon.
illegal-refusal-no-session-now = Eso tiene que esperar a una ronda de tratos.
illegal-refusal-not-to-oneself = Eso eres tú: elige a otra persona.
illegal-refusal-has-knocked = Ya estás llamando: retira la llamada y luego llama en otro sitio.
illegal-refusal-are-together = Ya compartes rincón con esa persona: puedes hablarle sin más.
illegal-refusal-no-such-knock = Esa llamada ya no existe.
illegal-refusal-not-in-a-corner = Ya estás en la mesa.
illegal-refusal-not-together = Los tratos se hacen en un rincón: tienes que estar en el mismo que la otra persona.
illegal-refusal-card-not-free = No tienes libre esa carta: no está en tu mano, o está en un intercambio.
illegal-refusal-not-laid = No has puesto ahí esa carta: solo puedes recoger las tuyas.
illegal-refusal-not-what-lies = Ahora hay otra cosa: vuelve a mirar y después confirma.
illegal-refusal-has-confirmed = Ya has confirmado; ahora le toca a la otra parte.
illegal-refusal-nothing-in-return = Cada parte tiene que poner al menos una carta.
illegal-refusal-no-docks-now = Ahora no hay nada que tomar en los muelles: espera al próximo cargamento.
illegal-refusal-not-all-laid-out = Espera a que esté la última carta: entonces cada cual puede tomar una.
illegal-refusal-has-a-card = Ya tienes tu carta de este cargamento: es una para cada cual.
illegal-refusal-has-claimed = Ya alargas la mano hacia una carta: espera a que se resuelva.
illegal-refusal-not-at-the-docks = Esa carta no está en los muelles, o ya no está: elige otra.
illegal-refusal-dock-laid-out = Esas cartas no pueden llegar ahora: un cargamento trae una carta de cada mercancía en juego.
illegal-refusal-lot-drawn = Ese sorteo no puede ser: se sortea entre quienes alargaron la mano a la vez.
illegal-refusal-rest-dealt = Esas cartas no se pueden repartir ahora: quien no tiene carta recibe lo que queda.
illegal-refusal-cards-handed-out = Esas cartas no se pueden repartir ahora: cada jugador recibe una, y hay una de cada mercancía en juego.
illegal-refusal-suspects-shown = No es el turno de esas cartas de sospechoso: muestra una pareja, o una carta, que aún no se haya juzgado.
illegal-refusal-no-pointing-now = Ahora no señala nadie: primero viene el debate.
illegal-refusal-has-pointed = Ya has señalado; no se puede cambiar.
illegal-refusal-not-at-oneself = Señala a otra persona, o a nadie.
illegal-refusal-nothing-to-end = Ahora no hay ni ronda ni debate que acabar.
illegal-refusal-has-said-so = Ya has dicho que has terminado; faltan los demás.
illegal-refusal-plays-no-hand = Quien dirige el juego no juega: esto es cosa de los jugadores.
illegal-refusal-not-the-master = Eso solo lo hace quien dirige el juego.
illegal-refusal-not-asked = Eso no se le pide ahora a quien dirige el juego.

## Opciones

illegal-option-gm = Una persona dirige el juego
    .about = Ocupa un asiento más, el último. No juega y lo ve todo, prepara los paquetes, y empieza y acaba las rondas, los muelles y los debates. Sin esto, lo hace la mesa.
illegal-option-casual = Partida informal
    .about = Rondas de 15 a 30 minutos, a lo largo de una velada: no hace falta que todos estén a la vez. En los muelles cada cual recibe una carta al azar, que solo ve esa persona.
illegal-option-advanced = Tribunal avanzado
    .about = Las cartas de sospechoso se juzgan una a una y no por parejas. Para quienes caen con demasiada facilidad.
illegal-option-family = Mesa en familia
    .about = Gnomos de jardín, patitos de goma y queso apestoso en vez de las mercancías de la caja, que son para adultos. Las reglas son las mismas.
illegal-option-session = Duración de una ronda
    .about = Cuántos minutos dura una ronda de tratos; 3 si no dices otra cosa, 15 en una partida informal.
illegal-option-debate = Duración de un debate
    .about = Cuántos segundos se debaten las cartas de sospechoso; 60 si no dices otra cosa.
illegal-option-pause = Tiempo para señalar
    .about = Cuántos segundos hay para señalar después de un debate; 20 si no dices otra cosa. Quien no hace nada no señala a nadie.

illegal-misfit-seats = { illegal-name } admite de { $least } a { $most } jugadores; quien dirige el juego ocupa un asiento más.
illegal-misfit-seats-with-master = { illegal-name } con alguien que dirige el juego admite de { $least } a { $most } personas, contando a quien dirige.
illegal-misfit-session-range = Una ronda dura de { $least } a { $most } minutos.
illegal-misfit-casual-range = En una partida informal, una ronda dura de { $least } a { $most } minutos.
illegal-misfit-debate-range = Un debate dura de { $least } a { $most } segundos.
illegal-misfit-pause-range = Hay de { $least } a { $most } segundos para señalar.

## Ayuda con las reglas

illegal-rules-goal = Tienes dos roles secretos: un traficante, al que le sobra una mercancía, y un comprador, que quiere otra. Haz tratos en los rincones, donde solo te ve y te oye quien está allí, y reúne lo que quiere tu comprador. Pero ten los ojos abiertos: al final hay un tribunal, y quien se delata lo paga caro. Puedes decir lo que quieras; solo obligan las cartas y los dedos.
    .title = De qué va
illegal-rules-deal = Tu paquete: un rol de traficante, un rol de comprador, cinco cartas de tu mercancía y una carta extra de otra cosa. Nadie compra su propia mercancía, y nunca hay dos jugadores que puedan cambiárselo todo sin más. Hay tantas mercancías como jugadores, y diez cartas de cada una: cinco las tiene su traficante, una es la carta extra de alguien y cuatro { $casual ->
    [yes] se reparten después
   *[other] llegan por los muelles
}. { $players ->
    [8] Las ocho mercancías están en juego.
   *[other] No se dice qué mercancías están en juego.
} Las cartas de rol nunca se muestran.
    .title = Tu paquete
illegal-rules-sessions = Hay cinco rondas de tratos, { $minutes ->
    [0] de tres minutos si no se ha elegido otra cosa
    [1] de un minuto
   *[other] de { $minutes } minutos
}, y entre ronda y ronda { $casual ->
    [yes] hay una carta nueva para cada cual
   *[other] llega un cargamento a los muelles
}. Una ronda empieza con todos en la mesa. Cuando se acaba el tiempo, todos vuelven allí; lo que sigue abierto queda anulado, y cada cual conserva sus cartas. Una ronda acaba antes { $gm ->
    [yes] cuando todos han dicho que han terminado, o cuando la acaba quien dirige
   *[other] cuando todos han dicho que han terminado
}. Tras decirlo aún puedes hacer tratos, pero no puedes retirarlo.
    .title = Rondas de tratos
illegal-rules-corners = En la mesa no se hacen tratos. Llama a alguien: si te recibe y está en la mesa, te acompaña a un rincón libre; si ya está en un rincón, entras allí. Todos ven quién está en qué rincón, pero lo que allí se dice y se muestra solo se oye y se ve allí. Cualquiera que esté en un rincón puede recibir o rechazar a quien llama. Llamas en un solo sitio a la vez, y puedes retirar la llamada. Vete cuando quieras; quien se queda sin compañía vuelve a la mesa.
    .title = Los rincones
illegal-rules-exchange = Pon cartas para alguien de tu rincón, boca arriba; las ve todo el rincón. La otra parte pone las suyas. Cuando las dos partes confirman exactamente lo que hay, las cartas cambian de manos. Cualquier cambio anula las dos confirmaciones. Una carta por tres vale; algo por nada, no. Puede haber varios intercambios abiertos, pero cada carta está en uno solo. Ninguna mano es demasiado grande, nada se roba a ciegas, y cuántas cartas tienes es asunto tuyo.
    .title = Los intercambios
illegal-rules-docks = { $casual ->
    [yes] Después de cada una de las cuatro primeras rondas cada cual recibe al azar una carta del cargamento, que trae una de cada mercancía en juego. Nadie más la ve. No hay prisas, y nadie tiene que estar.
   *[other] Después de cada una de las cuatro primeras rondas llegan cartas nuevas: una de cada mercancía en juego, puestas una a una a la vista de todos. No se toma nada antes de la última; entonces cada cual toma una y solo una. Quien llega primero elige primero; entre quienes alargan la mano a la vez decide la suerte. Si tu carta ya no está, toma otra. A los diez segundos, quienes no tienen carta reciben por sorteo una de las que quedan. Todos ven quién ha tomado qué.
}
    .title = Los muelles
illegal-rules-tribunal = Después de la última ronda todos se reúnen en la mesa. { $advanced ->
    [yes] Las cartas de sospechoso, un traficante y un comprador por jugador, salen una a una al azar.
   *[other] Por cada jugador hay una pareja de cartas de sospechoso, su traficante y su comprador; las parejas salen al azar.
} Cada una se debate { $debate ->
    [0] un minuto, si no se ha elegido otra cosa
   *[other] { $debate } segundos
}. Después todos señalan a la vez, a otra persona o a nadie. La persona a la que apuntan más dedos { $advanced ->
    [yes] recibe la carta. Si hay empate, o ningún dedo, sale de la partida
   *[other] recibe las dos cartas. Si hay empate, o ningún dedo, salen de la partida
}. Todos ven quién señaló a quién. Se puede ser sospechoso varias veces.
    .title = El tribunal
illegal-rules-score = Un punto por cada carta de tu mano que quiere tu comprador. Un punto por cada carta de sospechoso ante ti que no acierta: una sospecha vale algo mientras sea falsa. Cinco puntos menos por cada una que acierta. Gana quien tiene más puntos; a igual puntuación se comparte la victoria. Al final se descubre todo: los roles, las manos y todos los intercambios, quién dio qué a quién y cuándo.
    .title = La puntuación
illegal-rules-casual = Una partida informal ocupa una velada. { $minutes ->
    [0] Las rondas duran de 15 a 30 minutos
   *[other] Las rondas duran { $minutes } minutos
}, y nadie tiene que estar todo el tiempo: haz tratos cuando te venga bien. Mientras no estás, nadie hace tratos por ti. En los muelles no hay prisas: cada cual recibe al azar una carta del cargamento, y nadie más la ve. Para el tribunal deberían estar todos.
    .title = Partida informal
illegal-rules-advanced = En el tribunal avanzado no hay parejas. Todas las cartas de sospechoso, traficantes y compradores, se barajan y se juzgan una a una, cada una con su debate y sus dedos. Así, un traficante no delata al comprador, ni al revés.
    .title = Tribunal avanzado
illegal-rules-master = Una persona puede dirigir el juego, en un asiento propio: el último. Quien dirige no juega, ve todas las cartas y oye todos los rincones, y a quien dirige lo oyen todos. Prepara los paquetes o deja que se sorteen, empieza y acaba las rondas, los muelles y los debates, y dice quién descubre sus cartas primero. Lo que deciden las reglas no se le pregunta. Nada de esto tiene límite de tiempo; pero si se ausenta demasiado, la mesa sigue en su lugar.
    .title = Dirigir el juego

### Lo que dice el cliente web alrededor de los juegos: mesas, asientos, chat, ajustes, errores.

redeye = Redeye
page-title = { $page } · Redeye
page-title-phase = { $phase } · { $table }
skip-to-content = Ir al contenido
loading = Un momento…
connecting = Buscando la mesa…
# For a list with nobody in it.
nobody = nadie

## Buttons and signs that many screens share

close = Cerrar
cancel = Cancelar
save = Guardar
change = Cambiar
copy = Copiar
share = Compartir
copied = Copiado.
copy-by-hand = Seleccionado: cópialo con el teclado o manteniendo pulsado.
dismiss = Ocultar
more = Más
fewer = Menos
reload = Recargar
try-again = Reintentar
to-home = Al inicio

## Start

home = Inicio
home-line = Una mesa para juegos de mentiras y tratos. Trae a tu gente, o deja que los bots ocupen los asientos vacíos.
home-start = Sentarse a una mesa
home-welcome = Hola de nuevo, { $name }.
home-promise-account = Sin cuenta: un enlace, un nombre, un asiento.
home-promise-bots = Los bots juegan los asientos que nadie ocupa.
home-promise-secrets = Los secretos siguen siendo secretos, y cada reparto se puede comprobar.
home-games = Elige un juego
# What one does in a game, in one line. Its name is the title of about-….
home-resistance = Envía equipos a misiones y descubre quién los traiciona.
home-mayday = Mira las cartas de los demás, cuenta lo que quieras y elige quién aterrizará el avión.
home-illegal = Cierra tratos en rincones donde nadie más te oye, y que nadie descubra quién eres.
home-hijacked = Tira los dados, negocia y saca a los pasajeros, junto a gente a la que quieres superar.
# On a boarding pass: the first three stand above a figure or a word.
home-players = Personas
home-minutes = Minutos
home-level = Nivel
home-level-easy = fácil
home-level-medium = medio
home-level-demanding = exigente
# What a game is made of, as in “lies · votes”.
home-tag-lies = mentiras
home-tag-votes = votos
home-tag-bargains = tratos
home-tag-dice = dados
play-now = Jugar ya con bots
home-open-table = Abrir una mesa
# What people are called who play before they have said their name.
name-unknown = Viajante
play-now-adults = Las mercancías de { $game } son para adultos. Si prefieres gnomos de jardín y patitos de goma, abre una mesa y elige «Mesa en familia».
    .yes = Tengo 18 años o más
new-table = Nueva mesa
join-with-code = Entrar con un código
lobby = Mesas abiertas
    .about = Mesas a las que cualquiera puede sentarse.
lobby-empty = Ahora no hay mesas abiertas. Abre una, y otros la encontrarán aquí.
lobby-seats = { $taken } de { $seats }
rules = Reglas
rules-of = Reglas: { $game }
about = Acerca de

## Preferences of this browser

preferences = Preferencias
language = Idioma
language-system = Como mi navegador
as-system = Sistema
theme = Aspecto
theme-dark = Noche
theme-light = Día
motion = Movimiento
motion-reduced = Reducido
sound = Sonido
    .about = Un aviso cuando cambia la fase: el mismo para toda la mesa.
vibration = Vibración

## Making a table

game = Juego
players-range = De { $least } a { $most } personas
# A mark beside the name of a game whose box says so.
adults = +18
    .about = Solo para adultos
seats = Asientos
who-comes = Quién puede venir
who-comes-link = Con un enlace
    .about = Solo entra quien tiene el enlace. Quien solo tiene el código llama primero a la puerta.
who-comes-public = Cualquiera
    .about = La mesa aparece en la lista de mesas abiertas.
pace = Ritmo
pace-live = En directo
    .about = Todo el mundo juega al mismo tiempo.
pace-live-cover = En directo. Tras { $time } de ausencia, entra un bot.
pace-slow = De vez en cuando
    .about = Una jugada cuando hay tiempo, a lo largo de horas o días. La partida espera a todo el mundo, y una pregunta que se cierra sola queda abierta doce horas.
pace-slow-cover = Una jugada de vez en cuando. La partida espera a todo el mundo.
bot-pace = Ritmo de los bots
bot-pace-calm = Tranquilo
    .about = Tiempo para comentar cada jugada.
bot-pace-calm-line = Los bots se toman su tiempo.
bot-pace-normal = Normal
    .about = Más o menos lo que piensa una persona.
bot-pace-normal-line = Los bots piensan más o menos como las personas.
bot-pace-quick = Rápido
    .about = Apenas un segundo.
bot-pace-quick-line = Los bots son rápidos.
bot-pace-at-once = Tan rápido como yo
    .about = Si juegas solo con bots, responden al instante. Con más gente son rápidos.
bot-pace-at-once-line = Con una sola persona, los bots responden al instante.
cover-after = Un bot entra tras
    .about = Si alguien falta tanto tiempo, un bot juega en su lugar hasta que vuelva. A quien está y tarda más, primero se le pregunta.
spectators = Público
    .about = Otras personas pueden mirar, y solo ven lo que ve todo el mundo.
spectators-welcome = Con público
spectators-none = Sin público
spectator-chat = El público puede hablar
    .about = Sus palabras van marcadas, y todo el mundo las lee.
table-name = Nombre de la mesa
    .about = Hasta 40 caracteres, o ninguno.
table-language = Idioma de la mesa
    .about = Solo para la lista y la pantalla común. Cada cual juega en su idioma.
open-table = Abrir la mesa

## Finding a table

code = Código
    .about = Seis letras y cifras. Quien lleva la mesa tendrá que dejarte entrar.
your-name = Tu nombre
knock = Llamar
knocking = Has llamado
knocking-about = Hemos preguntado a quien lleva «{ $table }» si puedes entrar. Puedes dejar esta página abierta.
device-move-here = Tu asiento, en este dispositivo
    .about = Conservas tu asiento y todo lo que sabes. El otro dispositivo quedará desconectado.
seat-recover = Tu asiento, de vuelta
    .about = Conservas tu asiento y todo lo que sabes. Donde tenías la sesión abierta antes, ya no la tienes.
device-take = Ocupar mi asiento aquí

## At the table, before the start

table = Mesa
status-gathering = Tomando asiento
status-playing = En juego
status-over = Terminada
status-closed = Cerrada
seats-taken = { $taken } de { $seats } asientos ocupados
seat-free = Asiento { $seat }
seat-menu = Más sobre { $name }
watchers = { $count ->
    [one] Una persona mira
   *[other] { $count } personas miran
}
boarding-pass = Tarjeta de embarque
invite-to = { $table }
invite-link = Enlace de invitación
invite-by-code = Los demás encuentran esta mesa con el código.
qr = La invitación como código QR
scan = Escanea para entrar
settings = Ajustes
sets = Cómo se juega
set-own = A medida
    .about = Elige lo que entra en juego, opción por opción.
set-within = Lo que incluye
options-none = El juego básico
# An option with the value the host gave it.
option-value = { $option }: { $value }
# An option that is a file of the host's own, such as the box file of a game.
file-choose = Elegir un archivo
file-choose-another = Elegir otro archivo
file-chosen = Elegido: «{ $name }»
file-back = Volver al archivo incluido
file-too-large = Este archivo es demasiado grande.
file-unreadable = Este archivo no se puede leer como texto.
sit-down = Tomar asiento
sit-here = Sentarme aquí
stand-up = Levantarme
change-name = Cambiar mi nombre
name-question = ¿Cómo te llamamos?
no-seat-left = Todos los asientos están ocupados. Puedes mirar.
add-bot-normal = Sentar a un bot que razona
add-bot-random = Sentar a un bot que juega al azar
fill-with-bots = { $count ->
    [one] Completar con un bot
   *[other] Completar con { $count } bots
}
fill-sure = { $count ->
    [one] Alguien aquí aún no tiene asiento y solo podría mirar.
   *[other] { $count } personas aquí aún no tienen asiento y solo podrían mirar.
}
start = Empezar
start-ready = Todo el mundo está a bordo.
start-missing = { $count ->
    [one] Hay un asiento vacío: espera a alguien, o sienta a un bot.
   *[other] Hay { $count } asientos vacíos: espera a más gente, o sienta bots.
}
waits-for-host = { $host } empieza la partida.
waits-for-a-host = Ahora nadie lleva la mesa.
dealing = Se están repartiendo las cartas. Esperamos a { $names }, unos segundos como mucho.
knocks = { $name } llama a la puerta.
let-in = Dejar entrar
turn-away = Rechazar
mark-you = tú
mark-host = lleva la mesa
mark-muted = sin voz
mark-awaited = se le espera
mark-withheld = No reveló su parte del sorteo, que se repitió sin ella
presence-here = aquí
presence-away = fuera
presence-covered = juega un bot
bot-normal = bot
bot-random = bot, juega al azar
remove = Quitar a { $name }
remove-sure = { $name } pierde el asiento. Si hay una partida en marcha, sigue un bot.
bar = Quitar a { $name } para siempre
bar-sure = { $name } pierde el asiento y no puede volver a esta mesa. Quien falte por llegar necesita el enlace o el código nuevos.
mute = Silenciar a { $name } para todo el mundo
unmute = Dejar hablar a { $name } otra vez
make-host = Ceder la mesa a { $name }
make-host-sure = { $name } pasa a llevar la mesa, y tú dejas de hacerlo.
host-now = Ahora { $name } lleva la mesa.
host-now-you = Ahora llevas tú la mesa.
chat-hide = Ocultar lo que dice { $name }
chat-unhide = Mostrar lo que dice { $name }

## The table's menu

table-menu = Sobre esta mesa
open-board = Abrir la pantalla común
    .about = Muestra solo lo que todo el mundo puede ver, en letra grande.
move-device = Pasar a otro dispositivo
    .about = Crea un enlace que sirve una vez. Es solo para ti.
move-device-valid = Ábrelo en el otro dispositivo antes de { $time }. Sirve una vez.
recovery-link = Enlace para recuperar mi asiento
    .about = Por si este navegador te olvida. Quien lo tenga puede ocupar tu asiento.
recovery-link-kept = Guárdalo donde solo tú lo encuentres. Sirve mientras tengas este asiento; uno nuevo lo deja sin efecto.
add-program = Dejar jugar a un programa
    .about = Crea una clave con la que un programa tuyo puede tomar asiento.
add-program-once = Esta clave se muestra una sola vez.
new-link = Nuevo enlace y código
    .about = Los antiguos dejan de servir.
new-link-sure = Con el enlace o el código antiguos ya no entra nadie. Quien está en la mesa se queda.
leave = Dejar la mesa
leave-sure = Dejas tu asiento. Otra persona puede ocuparlo.
leave-match-sure = Dejas tu asiento. Cuando la partida te espere, jugará un bot.
close-table = Cerrar la mesa
close-table-sure = La mesa se acaba para todo el mundo, y para siempre.

## In a match

phase = Fase
match-number = Partida { $number }
time-left = Queda:
what-now = Y ahora
# A button beside the sentence that says what happens now: as short as possible.
peek = Mirar
    .about = Mantén pulsado para ver lo que solo tú sabes
watching = Estás mirando.
views = Vistas
tab-table = Mesa
tab-log = Historial
tab-chat = Chat
tab-people = Gente
tab-rules = Reglas
unread = { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
log-empty = Aún no ha pasado nada.
log-own = Esto solo lo sabes tú: mantén pulsado para leer
rules-now = ahora
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
chat-only = Ahora solo puede hablar { $name }. Podrás volver a escribir tras la próxima decisión.
watcher-name = { $name } (mira)
banner-reconnect = La conexión vuelve enseguida. No se pierde nada.
banner-outdated = Hay una versión nueva de esta página.
banner-lost-match = La partida { $number } no puede continuar: el servidor ya no puede leerla. Podéis empezar otra.
banner-covered = Un bot juega por ti.
take-back = Recuperar mi asiento
banner-answer-due = Los demás te esperan. Si no dices nada, entra un bot.
thinking = Estoy pensando

## At a table of any game

choices = Tus opciones
back = Volver
wait = { $awaited_count ->
    [0] Un momento.
    [1] Esperamos a { $awaited }.
    [2] Esperamos a { $awaited }.
    [3] Esperamos a { $awaited }.
   *[other] Esperamos a { $awaited_count } personas.
}
wait-voted = Ya has votado.
wait-answered = Ya has respondido.
votes-in = { $cast } de { $all } votos
votes-so-far = Votos anteriores
seat-you = Tú
seat-chosen = Tu elección
seat-awaited = Se le espera
seat-away = Fuera
seat-bot = Bot
seat-covered = Fuera, juega un bot
secret-watching = Estás mirando la partida: sabes lo que saben todos.
end-winners = { $winners_count ->
    [0] No ha ganado nadie.
    [1] { $winners } ha ganado.
   *[other] { $winners } han ganado.
}
end-who = Quién era quién
end-votes = Todos los votos

## After a match

rematch = Otra partida
rematch-waits = { $host } puede empezar otra partida.
record = Acta
    .about = Cada jugada y cada sorteo, con la prueba de que nadie amañó el reparto.

## Refusals: why something was not done

refusal-not-understood = Eso no se ha entendido. Recarga la página e inténtalo otra vez.
refusal-too-long = Eso es demasiado largo.
refusal-too-deep = Eso no se ha entendido. Recarga la página e inténtalo otra vez.
refusal-too-fast = Ha sido un poco rápido. Espera un momento e inténtalo otra vez.
refusal-no-such-table = Esa mesa no existe.
    .about = Puede que se haya cerrado, o que la dirección no esté completa.
refusal-no-such-game = Aquí no se conoce ese juego.
refusal-no-such-page = Esa página no existe.
refusal-seat-taken = Ahí ya se sienta alguien.
refusal-no-free-seat = No hay ningún asiento libre.
refusal-not-seated = Toma asiento primero.
refusal-not-host = Eso solo lo puede hacer quien lleva la mesa.
refusal-not-welcome = No puedes entrar en esta mesa.
refusal-bad-invite = Esta invitación ya no es válida.
    .about = Pide un enlace nuevo, o llama con el código de la mesa.
refusal-bad-code = Ninguna mesa tiene ese código.
refusal-bad-link = Este enlace ya se ha usado, o es demasiado antiguo.
    .about = Crea uno nuevo en el dispositivo que tiene el asiento.
refusal-name-taken = Alguien en la mesa ya tiene ese nombre, o uno que se confunde con él.
refusal-name-mixed = Un nombre solo lleva letras de un alfabeto, para que nadie se haga pasar por otra persona.
refusal-text-empty = Ahí no hay nada que leer.
refusal-muted = Te han quitado la voz en esta mesa.
refusal-no-spectators = Esta mesa no quiere público.
refusal-spectators-silent = El público no habla en esta mesa.
refusal-nobody-hears = Ahora mismo nadie puede oírte.
refusal-already-playing = La partida ya ha empezado.
refusal-dealing = Se están repartiendo las cartas. Inténtalo otra vez en unos segundos.
refusal-not-asked = El reparto no pide eso ahora.
refusal-not-as-committed = Eso no es a lo que se había comprometido tu asiento.
refusal-not-playing = No hay ninguna partida en marcha.
refusal-not-over = La partida aún no ha terminado.
refusal-not-over-yet = El acta estará disponible cuando termine la partida.
refusal-seats-empty = Hay asientos vacíos. Espera a más gente, o sienta bots.
refusal-settings-unfit = Estos ajustes no encajan entre sí.
refusal-seats-in-use = Hay más asientos ocupados que esos. Libera alguno antes.
refusal-bad-settings = Estos ajustes no son posibles.
refusal-closed = Esta mesa está cerrada.
refusal-store-failed = No se puede guardar ahora mismo. Mira si se ha hecho antes de volver a intentarlo.
refusal-damaged = El disco del servidor ha dañado estos datos, así que no se pueden mostrar.
refusal-restarting = El servidor se está reiniciando. Enseguida seguimos.
refusal-wrong-origin = El servidor no esperaba esta página. Ábrela en su propia dirección.
refusal-too-many-tables = Ahora hay demasiadas mesas. Inténtalo más tarde.
refusal-too-many-connections = Hay demasiadas conexiones desde aquí. Cierra otras pestañas e inténtalo otra vez.
refusal-made-room = Ha llegado tanta gente después de ti que has tenido que dejar sitio. Inténtalo más tarde.
refusal-not-there = El acta de una partida es solo para quienes estuvieron en ella.
refusal-too-often = Ya lo has hecho bastantes veces en esta partida.
refusal-idle = La conexión se ha cerrado porque hacía rato que no pasaba nada.
refusal-moved = Tu asiento ha pasado a otro dispositivo.
refusal-offline = No se puede llegar al servidor.
    .about = Revisa la conexión. Tu asiento sigue siendo tuyo.

## About

about-unofficial = Redeye lo hace gente que adora estos juegos. No es oficial: quienes crearon los juegos, los publican o tienen sus derechos no lo han hecho ni aprobado. Contamos las reglas con nuestras palabras y los dibujos son nuestros; los nombres y las marcas son de sus dueños.
    .title = No oficial
about-resistance = The Resistance es un diseño de Don Eskridge y lo publica Indie Boards & Cards. Si te gusta aquí, cómpralo: alrededor de una mesa de verdad es aún mejor.
    .title = The Resistance
about-mayday = Mayday! Mayday! es un diseño de Corné van Moorsel y lo publica Cwali. Si te gusta aquí, cómpralo: alrededor de una mesa de verdad es aún mejor.
    .title = Mayday! Mayday!
about-illegal = Illegal es un diseño de Christophe Bøelinger y lo publica Ludically. Si te gusta aquí, cómpralo: alrededor de una mesa de verdad es aún mejor.
    .title = Illegal
about-hijacked = Hijacked es un diseño de Christian van Dijk y lo publica Greenest Games, en alemán iDventure. Si te gusta aquí, cómpralo: alrededor de una mesa de verdad es aún mejor.
    .title = Hijacked
about-fair = Antes del reparto, la mesa publica un sello de su sorteo, y el navegador de cada persona aporta su parte. Cuando la partida termina, el acta lo muestra todo, y cualquiera puede recalcular el reparto.
    .title = Reparto limpio
about-private = Sin cuenta, sin rastreo, nada de otros sitios. Una cookie guarda tu asiento. Este navegador recuerda tu nombre, tus preferencias y si has dicho que tienes 18 años o más, y nada más.
    .title = Qué se guarda
about-source = El código fuente es libre, con licencia MIT o Apache 2.0, a elegir. Las tipografías Inter y Barlow Condensed tienen la SIL Open Font License; los iconos de Lucide, la licencia ISC.
    .title = Código y licencias

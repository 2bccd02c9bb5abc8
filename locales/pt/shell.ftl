### O que o cliente web diz em volta dos jogos: mesas, lugares, conversa, ajustes, erros.

redeye = Redeye
page-title = { $page } · Redeye
page-title-phase = { $phase } · { $table }
skip-to-content = Ir para o conteúdo
loading = Um momento…
connecting = Procurando a mesa…
# For a list with nobody in it.
nobody = ninguém

## Buttons and signs that many screens share

close = Fechar
cancel = Cancelar
save = Salvar
change = Mudar
copy = Copiar
share = Compartilhar
copied = Copiado.
copy-by-hand = Selecionado: copie pelo teclado ou tocando e segurando.
dismiss = Ocultar
more = Mais
fewer = Menos
reload = Recarregar
try-again = Tentar de novo
to-home = Para o início

## Start

home = Início
home-line = Uma mesa para jogos de mentiras e acordos. Traga a turma, ou deixe os bots ocuparem os lugares vazios.
home-start = Sentar a uma mesa
home-welcome = Bom ver você de novo, { $name }.
home-promise-account = Sem conta: um link, um nome, um lugar.
home-promise-bots = Bots jogam nos lugares que ninguém ocupa.
home-promise-secrets = Segredos continuam secretos, e toda distribuição pode ser conferida.
home-games = Escolha um jogo
# What one does in a game, in one line. Its name is the title of about-….
home-resistance = Mande equipes em missões e descubra quem as trai.
home-mayday = Espie as cartas dos outros, conte o que quiser e escolha quem vai pousar o avião.
home-illegal = Feche negócios em cantos onde mais ninguém ouve, e nunca revele quem você é.
home-hijacked = Role os dados, negocie e tire os passageiros de lá, junto de gente que você quer superar.
# On a boarding pass: the first three stand above a figure or a word.
home-players = Pessoas
home-minutes = Minutos
home-level = Nível
home-level-easy = fácil
home-level-medium = médio
home-level-demanding = exigente
# What a game is made of, as in “lies · votes”.
home-tag-lies = mentiras
home-tag-votes = votos
home-tag-bargains = negócios
home-tag-dice = dados
play-now = Jogar agora com bots
home-open-table = Abrir uma mesa
# What people are called who play before they have said their name.
name-unknown = Viajante
play-now-adults = As mercadorias de { $game } são para adultos. Se você prefere gnomos de jardim e patinhos de borracha, abra uma mesa e escolha “Mesa em família”.
    .yes = Tenho 18 anos ou mais
new-table = Nova mesa
join-with-code = Entrar com um código
lobby = Mesas abertas
    .about = Mesas em que qualquer pessoa pode sentar.
lobby-empty = Não há mesas abertas agora. Abra uma, e outras pessoas a encontrarão aqui.
lobby-seats = { $taken } de { $seats }
rules = Regras
rules-of = Regras: { $game }
about = Sobre

## Preferences of this browser

preferences = Preferências
language = Idioma
language-system = Como meu navegador
as-system = Sistema
theme = Aparência
theme-dark = Noite
theme-light = Dia
motion = Movimento
motion-reduced = Reduzido
sound = Som
    .about = Um aviso quando a fase muda: o mesmo para a mesa toda.
vibration = Vibração

## Making a table

game = Jogo
players-range = De { $least } a { $most } pessoas
# A mark beside the name of a game whose box says so.
adults = 18+
    .about = Só para adultos
seats = Lugares
who-comes = Quem pode vir
who-comes-link = Com um link
    .about = Só entra quem tem o link. Quem só tem o código bate antes à porta.
who-comes-public = Qualquer pessoa
    .about = A mesa aparece na lista de mesas abertas.
pace = Ritmo
pace-live = Ao vivo
    .about = Todo mundo está presente ao mesmo tempo.
pace-live-cover = Ao vivo. Depois de { $time } de ausência, entra um bot.
pace-slow = De vez em quando
    .about = Uma jogada quando dá tempo, ao longo de horas ou dias. A partida espera por todos, e uma pergunta que se fecha sozinha fica aberta por doze horas.
pace-slow-cover = Uma jogada de vez em quando. A partida espera por todos.
bot-pace = Ritmo dos bots
bot-pace-calm = Calmo
    .about = Tempo para conversar sobre cada jogada.
bot-pace-calm-line = Os bots levam o seu tempo.
bot-pace-normal = Normal
    .about = Mais ou menos o que uma pessoa pensa.
bot-pace-normal-line = Os bots pensam mais ou menos como as pessoas.
bot-pace-quick = Rápido
    .about = Menos de um segundo, quase sempre.
bot-pace-quick-line = Os bots são rápidos.
bot-pace-at-once = Tão rápido como eu
    .about = Se jogas só com bots, eles respondem logo. Com mais gente são rápidos.
bot-pace-at-once-line = Com uma só pessoa, os bots respondem logo.
cover-after = Um bot entra depois de
    .about = Se alguém fica fora por esse tempo, um bot joga no lugar, até a pessoa voltar. Quem está presente e demora mais recebe antes uma pergunta.
spectators = Plateia
    .about = Outras pessoas podem assistir, e só veem o que todos veem.
spectators-welcome = Com plateia
spectators-none = Sem plateia
spectator-chat = A plateia pode falar
    .about = O que ela diz fica marcado, e todos leem.
table-name = Nome da mesa
    .about = Até 40 caracteres, ou nenhum.
table-language = Idioma da mesa
    .about = Só para a lista e a tela comum. Cada pessoa joga no próprio idioma.
open-table = Abrir a mesa

## Finding a table

code = Código
    .about = Seis letras e números. Quem cuida da mesa vai ter que deixar você entrar.
your-name = Seu nome
knock = Bater
knocking = Você bateu à porta
knocking-about = Perguntamos a quem cuida de “{ $table }” se você pode entrar. Você pode deixar esta página aberta.
device-move-here = Seu lugar, neste dispositivo
    .about = Você mantém o lugar e tudo o que sabe. O outro dispositivo será desconectado.
seat-recover = Seu lugar, de volta
    .about = Você mantém o lugar e tudo o que sabe. A sessão que você tinha em outro lugar foi encerrada.
device-take = Ocupar meu lugar aqui

## At the table, before the start

table = Mesa
status-gathering = Reunindo gente
status-playing = Em jogo
status-over = Terminada
status-closed = Fechada
seats-taken = { $taken } de { $seats } lugares ocupados
seat-free = Lugar { $seat }
seat-menu = Mais sobre { $name }
watchers = { $count ->
    [one] Uma pessoa assiste
   *[other] { $count } pessoas assistem
}
boarding-pass = Cartão de embarque
invite-to = { $table }
invite-link = Link de convite
invite-by-code = Outras pessoas encontram esta mesa pelo código.
qr = O convite como código QR
scan = Escaneie para entrar
settings = Ajustes
sets = Como se joga
set-own = Sob medida
    .about = Escolha o que entra em jogo, opção por opção.
set-within = O que inclui
options-none = O jogo básico
# An option with the value the host gave it.
option-value = { $option }: { $value }
# An option that is a file of the host's own, such as the box file of a game.
file-choose = Escolher um arquivo
file-choose-another = Escolher outro arquivo
file-chosen = Escolhido: “{ $name }”
file-back = Voltar ao que já vem incluído
file-too-large = Este arquivo é grande demais.
file-unreadable = Não dá para ler este arquivo como texto.
sit-down = Sentar
sit-here = Sentar aqui
stand-up = Levantar
change-name = Mudar meu nome
name-question = Como chamamos você?
no-seat-left = Todos os lugares estão ocupados. Você pode assistir.
add-bot-normal = Chamar um bot que raciocina
add-bot-random = Chamar um bot que joga qualquer coisa
fill-with-bots = { $count ->
    [one] Completar com um bot
   *[other] Completar com { $count } bots
}
fill-sure = { $count ->
    [one] Alguém aqui ainda não tem lugar e só poderia assistir.
   *[other] { $count } pessoas aqui ainda não têm lugar e só poderiam assistir.
}
start = Começar
start-ready = Todo mundo está a bordo.
start-missing = { $count ->
    [one] Um lugar está vazio: espere alguém, ou chame um bot.
   *[other] { $count } lugares estão vazios: espere mais gente, ou chame bots.
}
waits-for-host = { $host } começa a partida.
waits-for-a-host = Ninguém cuida da mesa agora.
dealing = As cartas estão sendo distribuídas. Esperamos por { $names }, alguns segundos no máximo.
knocks = { $name } bate à porta.
let-in = Deixar entrar
turn-away = Recusar
mark-you = você
mark-host = cuida da mesa
mark-muted = sem voz
mark-awaited = na vez
mark-withheld = Não revelou sua parte do sorteio, que foi refeito sem ela
presence-here = aqui
presence-away = fora
presence-covered = um bot joga
bot-normal = bot
bot-random = bot, joga qualquer coisa
remove = Tirar { $name }
remove-sure = { $name } perde o lugar. Em uma partida, um bot continua.
bar = Tirar { $name } de vez
bar-sure = { $name } perde o lugar e não pode voltar a esta mesa. Quem ainda vier precisa do link ou do código novos.
mute = Silenciar { $name } para todos
unmute = Deixar { $name } falar de novo
make-host = Passar a mesa para { $name }
make-host-sure = { $name } passa a cuidar da mesa, e você deixa de cuidar.
host-now = Agora { $name } cuida da mesa.
host-now-you = Agora você cuida da mesa.
chat-hide = Ocultar o que { $name } diz
chat-unhide = Mostrar o que { $name } diz

## The table's menu

table-menu = Sobre esta mesa
open-board = Abrir a tela comum
    .about = Mostra só o que todos podem ver, em letras grandes.
move-device = Mudar para outro dispositivo
    .about = Cria um link que funciona uma vez. É só para você.
move-device-valid = Abra no outro dispositivo em até { $time }. Funciona uma vez.
recovery-link = Link para recuperar meu lugar
    .about = Para o caso de este navegador esquecer você. Quem tiver o link pode ocupar seu lugar.
recovery-link-kept = Guarde onde só você encontre. Funciona enquanto você tiver este lugar; um link novo anula este.
add-program = Deixar um programa jogar
    .about = Cria uma chave com a qual um programa seu pode ocupar um lugar.
add-program-once = Esta chave é mostrada uma única vez.
new-link = Novo link e novo código
    .about = Os antigos deixam de funcionar.
new-link-sure = Com o link ou o código antigos ninguém mais entra. Quem está na mesa fica.
leave = Sair da mesa
leave-sure = Você deixa seu lugar. Outra pessoa pode ocupá-lo.
leave-match-sure = Você deixa seu lugar. Onde a partida esperaria por você, um bot continua.
close-table = Fechar a mesa
close-table-sure = A mesa termina para todos, e de vez.

## In a match

phase = Fase
match-number = Partida { $number }
time-left = Tempo restante:
what-now = E agora
# A button beside the sentence that says what happens now: as short as possible.
peek = Espiar
    .about = Segure para ver o que só você sabe
watching = Você está assistindo.
views = Visões
tab-table = Mesa
tab-log = Histórico
tab-chat = Conversa
tab-people = Pessoas
tab-rules = Regras
unread = { $count ->
    [one] uma mensagem nova
   *[other] { $count } mensagens novas
}
log-empty = Ainda não aconteceu nada.
log-own = Só você sabe disto: segure para ler
rules-now = agora
chat = Conversa
chat-empty = Ninguém disse nada ainda.
chat-say = Diga algo
chat-send = Enviar
chat-only = Agora só { $name } pode falar. Você poderá escrever de novo depois da próxima escolha.
watcher-name = { $name } (assiste)
banner-reconnect = A conexão já volta. Nada se perde.
banner-outdated = Há uma nova versão desta página.
banner-lost-match = A partida { $number } não pode continuar: o servidor já não consegue lê-la. Vocês podem começar outra.
banner-covered = Um bot joga por você.
take-back = Pegar meu lugar de volta
banner-answer-due = Os outros esperam por você. Se você não disser nada, entra um bot.
thinking = Estou pensando

## At a table of any game

choices = Suas escolhas
back = Voltar
wait = { $awaited_count ->
    [0] Um momento.
    [1] Esperando { $awaited }.
    [2] Esperando { $awaited }.
    [3] Esperando { $awaited }.
   *[other] Esperando { $awaited_count } pessoas.
}
wait-voted = O seu voto foi dado.
wait-answered = A sua resposta foi dada.
votes-in = { $cast } de { $all } votos
votes-so-far = Votos até agora
seat-you = Você
seat-chosen = Sua escolha
seat-awaited = Na vez
seat-away = Ausente
seat-bot = Bot
seat-covered = Ausente, um bot joga
secret-watching = Você está assistindo: sabe o que todos sabem.
end-winners = { $winners_count ->
    [0] Ninguém venceu.
    [1] { $winners } venceu.
   *[other] { $winners } venceram.
}
end-who = Quem era quem
end-votes = Todos os votos

## After a match

rematch = Outra partida
rematch-waits = { $host } pode começar outra partida.
record = Registro
    .about = Cada jogada e cada sorteio, com a prova de que ninguém mexeu na distribuição.

## Refusals: why something was not done

refusal-not-understood = Isso não foi entendido. Recarregue a página e tente de novo.
refusal-too-long = Isso é longo demais.
refusal-too-deep = Isso não foi entendido. Recarregue a página e tente de novo.
refusal-too-fast = Foi um pouco rápido. Espere um momento e tente de novo.
refusal-no-such-table = Essa mesa não existe.
    .about = Talvez tenha sido fechada, ou o endereço não está completo.
refusal-no-such-game = Esse jogo não existe aqui.
refusal-no-such-page = Essa página não existe.
refusal-seat-taken = Alguém já ocupa esse lugar.
refusal-no-free-seat = Nenhum lugar está livre.
refusal-not-seated = Sente primeiro.
refusal-not-host = Só quem cuida da mesa pode fazer isso.
refusal-not-welcome = Você não pode entrar nesta mesa.
refusal-bad-invite = Este convite não vale mais.
    .about = Peça um novo link, ou bata à porta com o código da mesa.
refusal-bad-code = Nenhuma mesa tem esse código.
refusal-bad-link = Este link já foi usado, ou é antigo demais.
    .about = Crie um novo no dispositivo que tem o lugar.
refusal-name-taken = Alguém na mesa já tem esse nome, ou um que se confunde com ele.
refusal-name-mixed = Um nome só pode ter letras de um mesmo alfabeto, para que ninguém se passe por outra pessoa.
refusal-text-empty = Não há nada para ler aí.
refusal-muted = Você está sem voz nesta mesa.
refusal-no-spectators = Esta mesa não quer plateia.
refusal-spectators-silent = A plateia não fala nesta mesa.
refusal-nobody-hears = Ninguém pode ouvir você agora.
refusal-already-playing = A partida já começou.
refusal-dealing = As cartas estão sendo distribuídas. Tente de novo em alguns segundos.
refusal-not-asked = A distribuição não pede isso agora.
refusal-not-as-committed = Não foi com isso que seu lugar se comprometeu.
refusal-not-playing = Nenhuma partida está em andamento.
refusal-not-over = A partida ainda não terminou.
refusal-not-over-yet = O registro aparece quando a partida terminar.
refusal-seats-empty = Há lugares vazios. Espere mais gente, ou chame bots.
refusal-settings-unfit = Estes ajustes não combinam.
refusal-seats-in-use = Há mais lugares ocupados do que isso. Libere alguns antes.
refusal-bad-settings = Estes ajustes não são possíveis.
refusal-closed = Esta mesa está fechada.
refusal-store-failed = Não é possível salvar isso agora. Veja se foi feito antes de tentar de novo.
refusal-damaged = O disco do servidor danificou estes dados, então não dá para mostrá-los.
refusal-restarting = O servidor está reiniciando. Já continuamos.
refusal-wrong-origin = O servidor não esperava esta página. Abra-a no endereço dela.
refusal-too-many-tables = Há mesas demais agora. Tente mais tarde.
refusal-too-many-connections = Há conexões demais a partir daqui. Feche outras abas e tente de novo.
refusal-made-room = Chegou tanta gente depois de você que foi preciso ceder o seu lugar. Tente de novo mais tarde.
refusal-not-there = O registro de uma partida é só para quem esteve nela.
refusal-too-often = Você já fez isso vezes o bastante nesta partida.
refusal-idle = A conexão foi fechada porque nada acontecia havia muito tempo.
refusal-moved = Seu lugar mudou para outro dispositivo.
refusal-offline = Não foi possível alcançar o servidor.
    .about = Verifique a conexão. Seu lugar continua seu.

## About

about-unofficial = Redeye é feito por gente que ama estes jogos. Não é oficial: quem criou estes jogos, os publica ou é dono deles não fez nem aprovou nada daqui. As regras são contadas com as nossas palavras, e os desenhos são nossos; nomes e marcas pertencem a seus donos.
    .title = Não oficial
about-resistance = The Resistance foi criado por Don Eskridge e é publicado pela Indie Boards & Cards. Se gostar daqui, compre: em volta de uma mesa de verdade é ainda melhor.
    .title = The Resistance
about-mayday = Mayday! Mayday! foi criado por Corné van Moorsel e é publicado pela Cwali. Se gostar daqui, compre: em volta de uma mesa de verdade é ainda melhor.
    .title = Mayday! Mayday!
about-illegal = Illegal foi criado por Christophe Bøelinger e é publicado pela Ludically. Se gostar daqui, compre: em volta de uma mesa de verdade é ainda melhor.
    .title = Illegal
about-hijacked = Hijacked foi criado por Christian van Dijk e é publicado pela Greenest Games, em alemão pela iDventure. Se gostar daqui, compre: em volta de uma mesa de verdade é ainda melhor.
    .title = Hijacked
about-fair = Antes da distribuição, a mesa publica um selo do seu sorteio, e o navegador de cada pessoa acrescenta algo. Quando a partida termina, o registro mostra tudo, e qualquer pessoa pode recalcular a distribuição.
    .title = Distribuição justa
about-private = Sem conta, sem rastreamento, nada de outros sites. Um cookie guarda seu lugar. Este navegador lembra seu nome, suas preferências e se você disse que tem 18 anos ou mais, e nada mais.
    .title = O que fica guardado
about-source = O código-fonte é livre, sob a licença MIT ou a Apache 2.0, à sua escolha. As fontes Inter e Barlow Condensed seguem a SIL Open Font License; os ícones da Lucide, a licença ISC.
    .title = Código e licenças

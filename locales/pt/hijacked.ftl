### Hijacked, contado. As chaves seguem os nomes das regras: acontecimentos, recusas, etapas,
### sequestradores, peças, objetivos, cartas. Os lugares chegam como nomes, e o Cybot, quando joga,
### como `hijacked-the-cybot`; as cartas, fichas, sequestradores, peças e objetivos como seus nomes
### com o nome curto em …_id, vários como listas com a sua quantidade em …_count, o resto como nome
### curto. Os dados se contam na ordem do lançamento.

hijacked-name = Hijacked
    .note = Caixa reconstruída
hijacked-tagline = Tirem todos de lá juntos, antes que a polícia invada o avião. Depois se vê quem negociou melhor.

## Quem joga onde ninguém está sentado

hijacked-the-cybot = Cybot

## Cores das cartas de passageiro

hijacked-colour-grey = Cinza
hijacked-colour-blue = Azul
hijacked-colour-green = Verde
hijacked-colour-yellow = Amarelo
hijacked-colour-red = Vermelho

## Tipos de fichas de exigência

hijacked-kind-crypto = Cripto
hijacked-kind-food = Comida
hijacked-kind-medicine = Remédio
hijacked-kind-joker = Coringa

## Uma carta e uma ficha, como outros textos as repetem

hijacked-a-card = { $card_id ->
    [grey] uma carta cinza
    [blue] uma carta azul
    [green] uma carta verde
    [yellow] uma carta amarela
   *[red] uma carta vermelha
}
hijacked-a-marker = { $kind_id ->
    [crypto] uma ficha de cripto
    [food] uma ficha de comida
    [medicine] uma ficha de remédio
   *[joker] um coringa
}

## Dados e pedras

hijacked-die-own = Dado próprio
hijacked-die-bonus = Dado de bônus
hijacked-die-mini = Minidado

hijacked-stone-green = Pedra verde
hijacked-stone-red = Pedra vermelha

## Sequestradores, e quanto valem

hijacked-hijacker-recognised = Exibido
    .about = 4 pontos na hora. No fim, mais 4 se você lidera a trilha de reconhecimento, ou 1 se divide a liderança.
hijacked-hijacker-supplied = Almoxarife
    .about = 2 pontos na hora. No fim, mais 6 se você tem duas fichas de remédio, duas de comida e duas de cripto; coringas ajudam.
hijacked-hijacker-piloted = Aviador
    .about = 4 pontos na hora. No fim, mais 3 se você resgatou um piloto.
hijacked-hijacker-stocked = Formiga
    .about = Nada na hora. No fim, 1, 3 ou 6 pontos: quanto mais fichas você tem, melhor.
hijacked-hijacker-settled = Ficha Limpa
    .about = 1 ponto na hora. No fim, mais 5 se não há cartas diante de você.
hijacked-hijacker-foremost = Madrugador
    .about = 3 pontos na hora. No fim, mais 5 se você convenceu um sequestrador antes de todo mundo.
hijacked-hijacker-paired = Dois a Dois
    .about = 3 pontos na hora. No fim, mais 1 para cada duas fichas que você tem.
hijacked-hijacker-crowded = Pastor
    .about = 2 pontos na hora. No fim, mais 2 para cada passageiro que você resgatou.

## Peças de bônus

hijacked-tile-pilot = Tripulação mista
    .about = Resgate um piloto com três cartas quaisquer das que estão diante de você.
hijacked-tile-gifts = Presentes
    .about = Dê aos outros até três fichas, uma a uma. Cada uma rende a você 1 ponto de quem a recebe; quem tem 0 pontos fica com ela e não dá nada.
hijacked-tile-top-card = Topo do monte
    .about = De agora em diante você também pode escolher a carta do topo do monte, com um dado do valor que está no verso dela. Nenhuma vizinha é aberta.
hijacked-tile-die-and-joker = Pacote surpresa
    .about = Pegue um minidado e um coringa, se houver na reserva.
hijacked-tile-comeback = Segunda chance
    .about = Pegue de graça no descarte uma carta que não seja vermelha e ponha diante de você.
hijacked-tile-trust = Conversa livre
    .about = Ganhe confiança uma vez sem dado. As pedras contam entre as três verdes do turno.

## Objetivos

hijacked-goal-persuade-1 = 1 sequestrador convencido
    .about = Convencer um sequestrador.
    .short = 1 sequestrador
hijacked-goal-markers-8 = 8 fichas
    .about = Ter 8 fichas.
    .short = 8 fichas
hijacked-goal-markers-10 = 10 fichas
    .about = Ter 10 fichas.
    .short = 10 fichas
hijacked-goal-passengers-3 = 3 passageiros
    .about = Resgatar 3 passageiros.
    .short = 3 passageiros
hijacked-goal-passengers-3-pilot-1 = 3 passageiros e um piloto
    .about = Resgatar 3 passageiros e um piloto.
    .short = 3 passageiros + piloto
hijacked-goal-dice-4 = 4 dados num turno
    .about = Usar 4 dados num turno.
    .short = 4 dados
hijacked-goal-points-18 = 18 pontos
    .about = Chegar a 18 pontos.
    .short = 18 pontos
hijacked-goal-trust-100 = 100% de confiança
    .about = Levar a confiança a 100%.
    .short = 100% de confiança
hijacked-goal-retreat-2 = 2 recuos da polícia
    .about = Fazer a polícia recuar duas vezes.
    .short = 2 recuos

## Cartas do Cybot

hijacked-cybot-scan-left = Varredura à esquerda
    .about = Ele pega a carta aberta mais à esquerda que não seja vermelha nem esteja reservada; se não houver, a fechada mais à esquerda.
hijacked-cybot-scan-right = Varredura à direita
    .about = Ele pega a carta aberta mais à direita que não seja vermelha nem esteja reservada; se não houver, a fechada mais à direita.
hijacked-cybot-scan-match = Varredura por cor
    .about = Ele pega uma carta aberta e sem reserva da cor que mais tem; se não houver, faz uma “Varredura à esquerda”.
hijacked-cybot-link = Conexão
    .about = Ele ganha confiança, com até duas pedras verdes.
hijacked-cybot-deep-link = Conexão profunda
    .about = Ele ganha confiança, com até três pedras verdes.
hijacked-cybot-override = Tomada de controle
    .about = Ele dá um passo com o seu sequestrador; se não tiver, com o mais à esquerda que estiver livre.
hijacked-cybot-uplink = Transmissão
    .about = Ele pega uma ficha do tipo de que a reserva tem mais.
hijacked-cybot-countersign = Contra-assinatura
    .about = A partir da rodada 3, com pontos iguais, ele faz a polícia recuar. Senão, ganha 1 ponto se está atrás, ou pega uma ficha como na “Transmissão”.

## Etapas: um título curto, e o que acontece

hijacked-stage-deal = Gabinete de crise
    .about = Os sequestradores, os números, os objetivos e as cartas de passageiro são postos na mesa.
hijacked-stage-roll = Dados
    .about = Os dados do próximo turno são lançados.
hijacked-stage-turn = Negociação
    .about = Quem está na vez põe dados em ações. A qualquer momento, todos podem resgatar, trocar fichas e medalhas por pontos e usar peças de bônus.
hijacked-stage-cybot = Cybot
    .about = O Cybot joga as suas cartas, uma a uma.
hijacked-stage-round-end = Polícia
    .about = A polícia avança uma casa em direção ao avião. Depois se vê se acabou.
hijacked-stage-last-call = Última chamada
    .about = A partida acaba com esta rodada. Antes de contar os pontos, todos ainda podem resgatar, trocar fichas e medalhas por pontos e usar peças de bônus.
hijacked-stage-over = Fim da negociação
    .about = A polícia invadiu o avião, ou a negociação deu certo e os pontos são contados.

## Acontecimentos

hijacked-event-begins = { $seat } tem a carta inicial e começa.
hijacked-event-hijackers-placed = Sequestradores a bordo: { $hijackers }.
hijacked-event-numbers-laid = Cripto, comida, remédio e coringas pedem, nesta ordem, os dados { $numbers }.
hijacked-event-goals-set = Objetivos: { $goals }. As medalhas deles valem, nesta ordem, { $medals }.
hijacked-event-reshuffled = O monte está vazio: o descarte é embaralhado e toma o lugar dele.
hijacked-event-pile-shows = A carta do topo do monte mostra { $back } no verso.
hijacked-event-laid = Na posição { $place } entra uma carta fechada. O verso dela mostra { $back }.
hijacked-event-round-begins = Começa a rodada { $round }.
hijacked-event-rolled = { $seat } tira { $values } nos dados.
hijacked-event-turned = { $seat } entrega { hijacked-a-marker } e gira o dado { $die } para { $value }.
hijacked-event-placed = { $seat } põe o dado { $die }.
hijacked-event-chose = { $seat } escolhe a carta da posição { $place }.
hijacked-event-chose-top = { $seat } escolhe a carta do topo do monte: { hijacked-a-card }.
hijacked-event-opened = Na posição { $place } aparece { hijacked-a-card }.
hijacked-event-played = { $paid_count ->
    [0] { $seat } joga { hijacked-a-card } sem pagar nada.
   *[other] { $seat } joga { hijacked-a-card } por { $paid }.
}
hijacked-event-discarded = { $seat } descarta { hijacked-a-card }.
hijacked-event-reserved = { $seat } reserva a carta da posição { $place } com um dado que mostra { $value }.
hijacked-event-released = A carta da posição { $place } não está mais reservada para { $seat }.
hijacked-event-passenger-rescued = { $seat } resgata um passageiro com { $cards }.
hijacked-event-pilot-rescued = { $seat } resgata um piloto com { $cards }.
hijacked-event-builds-trust = { $seat } põe a mão no saco para ganhar confiança.
hijacked-event-stone-drawn = { $stone ->
    [green] { $seat } tira uma pedra verde.
   *[red] { $seat } tira uma pedra vermelha, que volta para o saco.
}
hijacked-event-stopped = { $seat } para de tirar pedras.
hijacked-event-trust-is = A confiança está em { $percent }%.
hijacked-event-star-taken = { $seat } pega a estrela.
hijacked-event-persuaded = { $seat } conversa com “{ $hijacker }”: passo { $level } de 4.
hijacked-event-gave-up = “{ $hijacker }” se entrega e sai do avião, graças a { $seat }.
hijacked-event-came = Outro sequestrador ocupa a posição { $spot }: “{ $hijacker }”.
hijacked-event-called-back = { $seat } faz a polícia recuar.
hijacked-event-police-at = { $space ->
    [0] A polícia está no avião.
   *[other] A polícia está na casa { $space }.
}
hijacked-event-offered = { $tiles_count ->
    [1] Resta uma peça de bônus para { $seat }: { $tiles }.
   *[other] { $seat } pode ficar com uma de duas peças de bônus: { $tiles }.
}
hijacked-event-kept = { $seat } fica com a peça de bônus “{ $tile }”.
hijacked-event-took-marker = { $seat } pega { hijacked-a-marker }.
hijacked-event-took-bonus-die = { $seat } pega um dado de bônus para a próxima rodada.
hijacked-event-took-mini-die = { $seat } pega um minidado para a próxima rodada.
hijacked-event-turn-ended = { $seat } encerra o turno.
hijacked-event-moved = { $points ->
    [-1] { $seat } perde 1 ponto e fica com { $score }.
    [1] { $seat } ganha 1 ponto e fica com { $score }.
   *[other] { $seat } ganha { $points } pontos e fica com { $score }.
}
hijacked-event-may-take = { $seat } para numa casa de bônus e pode pegar a ficha que quiser.
hijacked-event-may-take-die = { $seat } para numa casa de bônus e pode pegar um minidado.
hijacked-event-declined = { $bonus ->
    [marker] { $seat } recusa a ficha da casa de bônus.
   *[mini-die] { $seat } recusa o minidado da casa de bônus.
}
hijacked-event-cashed = { $seat } troca { hijacked-a-marker } por 1 ponto.
hijacked-event-medal-taken = { $seat } pega a medalha de valor { $medal } pelo objetivo “{ $goal }”.
hijacked-event-medal-lost = Mais de uma pessoa cumpre ao mesmo tempo o objetivo “{ $goal }”: a medalha de valor { $medal } sai do jogo.
hijacked-event-medal-cashed = { $seat } troca por pontos a medalha de valor { $medal }.
hijacked-event-tile-used = { $seat } gasta a peça de bônus “{ $tile }”.
hijacked-event-gave = { $seat } dá { hijacked-a-marker } a { $to }.
hijacked-event-took-back = { $seat } pega { hijacked-a-card } do descarte.
hijacked-event-cybot-plays = O Cybot joga “{ $card }”.
hijacked-event-stormed = A polícia invade o avião: todos perdem.
hijacked-event-last-call = A partida acaba com esta rodada. Última chamada: o que se faz a qualquer momento ainda pode ser feito agora.
hijacked-event-passed = { $seat } terminou.
hijacked-event-succeeded = Três passageiros e um piloto estão livres: a negociação deu certo, e os pontos são contados.

## Como está a mesa, uma linha para cada coisa

hijacked-status-stage = { $round ->
    [0] Etapa: { $stage }
   *[other] Rodada { $round }, etapa: { $stage }
}
hijacked-status-turn = { $dice_count ->
    [0] É a vez de { $seat }, sem dados livres
   *[other] É a vez de { $seat }, com dados livres: { $dice }
}
hijacked-status-police = { $space ->
    [0] A polícia está no avião
   *[other] A polícia está na casa { $space }
}
hijacked-status-trust = Confiança: { $percent }%
hijacked-status-star = A estrela está com { $seat }
hijacked-status-numbers = Dados para cripto, comida, remédio e coringas, nesta ordem: { $numbers }
hijacked-status-face-down = Carta { $place }: fechada, o verso mostra { $back }
hijacked-status-open = Carta { $place }: { $card }, { $trust }% de confiança, { $demands_count ->
    [0] sem exigências
   *[other] exige { $demands }
}
hijacked-status-reserved = Carta { $place }: { $card }, { $trust }% de confiança, { $demands_count ->
    [0] sem exigências
   *[other] exige { $demands }
}; reservada para { $seat } com { $value }
hijacked-status-spot = Sequestrador { $place }: “{ $hijacker }”, passo { $level } de 4
hijacked-status-spot-with = Sequestrador { $place }: “{ $hijacker }”, passo { $level } de 4, em conversa com { $seat }
hijacked-status-goal = Medalha de valor { $medal }: { $goal }
hijacked-status-player = { $seat }: { $score ->
    [0] 0 pontos
    [1] 1 ponto
   *[other] { $score } pontos
}, { $passengers ->
    [0] 0 passageiros
    [1] 1 passageiro
   *[other] { $passengers } passageiros
}, { $pilots ->
    [0] 0 pilotos
    [1] 1 piloto
   *[other] { $pilots } pilotos
}
hijacked-status-markers = Fichas de { $seat }: { $markers }
hijacked-status-display = Cartas diante de { $seat }: { $cards }
hijacked-status-hijackers = Sequestradores com { $seat }: { $hijackers }
hijacked-status-tiles = Peças de bônus de { $seat }: { $tiles }
hijacked-status-medals = Medalhas de { $seat }: { $medals }
hijacked-status-offer = Você pode ficar com uma: { $tiles }
hijacked-status-score = { $seat }: trilha { $track }, medalhas { $medals }, fichas { $markers }, estrela { $star }, sequestradores { $hijackers }, reconhecimento { $recognition }, cartas { $cards }; total { $total }

## Recusas

hijacked-refusal-no-such-seat = Ninguém joga nesse lugar: escolha alguém que joga.
hijacked-refusal-first-drawn = Esse lugar não pode ser sorteado agora: quem começa é sorteado uma vez, antes de tudo.
hijacked-refusal-card-drawn = Essa carta não pode sair agora: a próxima vem do que resta do monte.
hijacked-refusal-hijackers-drawn = Esses sequestradores não podem entrar: sorteiam-se quatro diferentes, uma só vez.
hijacked-refusal-numbers-drawn = Esses números não podem entrar: sorteiam-se quatro diferentes de 1 a 6, uma só vez.
hijacked-refusal-objective-drawn = Esses objetivos não podem entrar: sorteia-se uma carta de objetivos da caixa, uma só vez, e sobre ela vão as três medalhas da caixa.
hijacked-refusal-game-over = A negociação acabou: nesta mesa não há mais nada a fazer.
hijacked-refusal-last-call = Não há mais turno nenhum: na última chamada você pode resgatar, trocar fichas e medalhas por pontos e usar peças de bônus.
hijacked-refusal-no-last-call = Ainda não há o que encerrar: isso só se faz na última chamada, antes de contar os pontos.
hijacked-refusal-has-passed = Você já disse que terminou: espere pelos outros.
hijacked-refusal-not-on-turn = Não é a sua vez: até lá você pode resgatar, trocar fichas e medalhas por pontos e usar peças de bônus.
hijacked-refusal-dice-rolled = Esse lançamento não é possível: todos os dados do turno são lançados uma vez, e cada um mostra de 1 a 6.
hijacked-refusal-no-such-die = Você não tem esse dado neste turno: escolha um que você lançou.
hijacked-refusal-die-used = Esse dado já foi usado: escolha outro.
hijacked-refusal-no-more-cards = Você já escolheu a sua carta deste turno: mais uma só se escolhe com um dado de bônus ou um minidado, e não há terceira.
hijacked-refusal-die-does-not-match = O dado precisa ter o valor que está no verso da carta: escolha outro, ou gire este com fichas.
hijacked-refusal-die-too-low = Alguém reservou essa carta: o seu dado precisa mostrar pelo menos tanto quanto o que está ali.
hijacked-refusal-cannot-be-played = Outra pessoa reservou essa carta: você só pode pegá-la se puder jogá-la agora.
hijacked-refusal-reserved-by-you = Foi você quem reservou essa carta: escolha-a sem dado.
hijacked-refusal-not-a-neighbour = Você só pode reservar uma carta vizinha da que acabou de escolher, antes de pôr outro dado.
hijacked-refusal-not-free = Essa carta não pode ser reservada: ela precisa estar aberta, e sem reserva de ninguém.
hijacked-refusal-has-reserved = Você já tem uma carta reservada: é uma por vez.
hijacked-refusal-card-first = Primeiro jogue ou descarte a carta que você escolheu.
hijacked-refusal-no-card-chosen = Não há carta para jogar ou descartar: escolha uma primeiro.
hijacked-refusal-trust-too-low = Essa carta pede mais confiança do que há: descarte-a por 1 ponto.
hijacked-refusal-display-full = Você já tem cinco cartas à sua frente, e não cabem mais: resgate alguém com elas primeiro.
hijacked-refusal-cannot-pay = Você não tem as fichas que essa carta exige: descarte-a por 1 ponto.
hijacked-refusal-nothing-reserved = Você não reservou nenhuma carta: escolha uma com um dado.
hijacked-refusal-reserved-just-now = Você acabou de reservar essa carta: pode escolhê-la no seu próximo turno.
hijacked-refusal-not-enough-cards = Você não tem à sua frente as cartas necessárias: um passageiro pede duas de uma cor, um piloto três.
hijacked-refusal-no-figure-left = Não há mais nenhuma dessas figuras no avião.
hijacked-refusal-trust-built = Você já ganhou confiança neste turno: com um dado, só dá uma vez.
hijacked-refusal-trust-complete = A confiança está em 100% e não pode crescer: use o seu dado para outra coisa.
hijacked-refusal-enough-greens = Este turno já teve as suas três pedras verdes: ganhe confiança em outro.
hijacked-refusal-stones-first = Há pedras sendo tiradas: isto precisa esperar até o fim.
hijacked-refusal-no-stones-now = Você não está tirando pedras: primeiro ponha um dado para ganhar confiança.
hijacked-refusal-stone-drawn = Essa pedra não pode sair agora: no saco há outras, ou ninguém põe a mão nele.
hijacked-refusal-both-dice = Convencer pede os seus dois dados próprios: um deles já foi usado, ou está sobre uma carta.
hijacked-refusal-no-hijacker = Não há sequestrador nessa posição: escolha outra.
hijacked-refusal-anothers-disc = Outra pessoa conversa com esse sequestrador: escolha um sem o disco de mais ninguém.
hijacked-refusal-dice-do-not-fit = Os seus dados não cabem nas duas casas desse sequestrador: escolha outro, ou gire um dado com fichas.
hijacked-refusal-hijacker-drawn = Esse sequestrador não pode chegar agora: numa posição livre entra um da reserva.
hijacked-refusal-retreat-both-dice = Fazer a polícia recuar pede os seus dois dados próprios: um deles já foi usado, ou está sobre uma carta.
hijacked-refusal-too-early = A polícia não recua antes da rodada 3.
hijacked-refusal-scores-differ = Para isso todos precisam ter os mesmos pontos: quem está atrás pode trocar fichas e medalhas por pontos.
hijacked-refusal-tile-first = Primeiro escolha com qual peça de bônus você fica.
hijacked-refusal-not-offered = Você não pode ficar com essa peça de bônus: escolha uma das que recebe depois de fazer a polícia recuar.
hijacked-refusal-tiles-drawn = Essas peças de bônus não podem sair agora: depois de um recuo da polícia saem duas das que restam.
hijacked-refusal-number-not-there = Nenhuma peça de número tem o valor desse dado: use-o para outra coisa, ou gire-o com fichas.
hijacked-refusal-none-in-supply = Não há mais fichas desse tipo na reserva: escolha outro tipo.
hijacked-refusal-no-such-marker = Você não tem fichas desse tipo: escolha outro tipo.
hijacked-refusal-not-your-own-die = Um dado de bônus custa um dos seus dados próprios: um dado de bônus ou um minidado não serve.
hijacked-refusal-no-bonus-die = Agora não há dado de bônus no tabuleiro: espere até que um volte.
hijacked-refusal-bonus-die-waits = Você ainda tem um dado de bônus ou um minidado que pode ser usado: use-o antes de encerrar o seu turno.
hijacked-refusal-take-first = Primeiro pegue ou recuse o que a sua casa de bônus dá.
hijacked-refusal-somebody-takes = Alguém está escolhendo o que pegar de uma casa de bônus: espere até que termine.
hijacked-refusal-nothing-to-take = Você não tem nada para pegar: os seus pontos precisam parar exatamente numa casa de bônus.
hijacked-refusal-nothing-to-decline = Você não tem nada para recusar: os seus pontos precisam parar exatamente numa casa de bônus.
hijacked-refusal-no-such-medal = Você não tem essa medalha.
hijacked-refusal-no-such-tile = Você não tem a peça de bônus para isso.
hijacked-refusal-not-in-display = O piloto pede três cartas das que estão diante de você: escolha três que estejam ali.
hijacked-refusal-not-to-oneself = Essa pessoa é você: dê a ficha a outra.
hijacked-refusal-not-in-discard = Essa carta não está no descarte: escolha outra.
hijacked-refusal-red-stays = As cartas vermelhas ficam no descarte: escolha outra cor.
hijacked-refusal-cybot-drawn = O Cybot não pode jogar essa carta agora: depois do seu turno ele joga uma das que lhe restam.

## Opções

hijacked-option-box = Outra caixa
    .about = O que está impresso nas peças, de um arquivo de caixa seu em vez do nosso, que é uma reconstrução. Para quem tem o jogo, ou quer testar outros valores.
hijacked-option-pause = Tempo para a última chamada
    .about = Quantos segundos todos têm antes de contar os pontos, para resgatar, trocar fichas e medalhas por pontos e usar peças de bônus; 20 se você não disser outra coisa.

hijacked-misfit-seats = { hijacked-name } é para { $least } a { $most } jogadores; quem joga sem companhia joga contra o Cybot.
hijacked-misfit-pause-range = A última chamada dura de { $least } a { $most } segundos.

## Ajuda com as regras

hijacked-rules-goal = Um avião foi sequestrado, e a polícia se aproxima. Todos vocês negociam: cumpram exigências, ganhem confiança, tirem as pessoas de lá. Quando alguém resgatou três passageiros e um piloto, a negociação dá certo no fim daquela rodada, e vence quem tem mais pontos. Mas se a polícia entra no avião, todos perdem. Vocês são, então, rivais que às vezes precisam se ajudar. Quem joga sem companhia joga contra o Cybot.
    .title = Do que se trata
hijacked-rules-round = Cada um tem um turno, no sentido horário a partir da carta inicial: lance os seus dados e ponha-os um a um em ações. Depois a polícia avança uma casa. Ela começa na 15 com um ou dois jogadores, na 10 com três, na 8 com quatro. Se entra no avião, todos perdem, mesmo que alguém tenha resgatado o bastante. A qualquer momento, também no turno dos outros, você pode resgatar, trocar fichas e medalhas por pontos e usar peças de bônus. Antes de contar os pontos, todos ainda podem fazer isso numa última chamada.
    .title = Rodadas e turnos
hijacked-rules-cards = Você escolhe uma carta por turno. Com um dado de bônus ou um minidado pode escolher mais uma, mas só com esse mesmo dado, e nunca uma terceira. Uma carta fechada pede um dado do valor que está no verso dela; uma aberta, qualquer dado. Ela é aberta, e as vizinhas também. Depois jogue-a à sua frente, se houver confiança bastante e você pagar o que ela exige, ou descarte-a por 1 ponto. Uma carta vermelha é sempre descartada, por 1 ponto; se foi escolhida fechada, a confiança cai 10%.
    .title = Cartas de passageiro
hijacked-rules-reserving = Ao lado da carta escolhida você pode reservar uma aberta, com qualquer dado livre. O dado fica ali durante o seu próximo turno. Nele, você escolhe a carta sem dado e a joga, ou a descarta por 1 ponto; ela é a sua carta do turno. Se você a deixa, ela fica aberta na fileira, e o dado volta. Os outros também podem escolhê-la, com um dado que mostre pelo menos tanto quanto o seu, mas só se puderem jogá-la. É uma reserva por vez.
    .title = Reservar
hijacked-rules-rescuing = Duas cartas de uma cor à sua frente rendem um passageiro e 3 pontos; três de uma cor, um piloto e 5 pontos. Isso vale a qualquer momento, também no turno dos outros, enquanto houver figuras: doze passageiros e quatro pilotos. À sua frente cabem cinco cartas, e cada uma que ainda estiver ali no fim custa 3 pontos.
    .title = Resgatar
hijacked-rules-trust = Ganhar confiança custa um dado, uma vez por turno. Tire pedras de um saco com 12 verdes e 3 vermelhas, uma a uma, enquanto quiser. Cada verde aumenta a confiança em 10% e rende 1 ponto; um turno tem três no máximo, contando as de uma peça de bônus. Uma vermelha volta e encerra tudo; se foi a primeira, rende 1 ponto. Quem leva a confiança a 100% pega a estrela, que vale 5 pontos no fim, até de outra pessoa, se a confiança tinha caído.
    .title = A confiança
hijacked-rules-hijackers = Convencer custa os seus dois dados próprios, nas duas casas acima de um sequestrador; algumas só aceitam certos valores. O seu disco vai para lá e afasta os outros. Cada passo rende 1 ponto. No quarto, o sequestrador sai do avião e fica com você, com pontos na hora e mais no fim. Então outro toma o lugar dele, e a confiança cai 20%. Se você passa a outro sequestrador, o anterior guarda os passos, para quem vier depois.
    .title = Os sequestradores
hijacked-rules-retreat = A partir da rodada 3, enquanto todos têm os mesmos pontos, você pode fazer a polícia recuar duas casas, no máximo até a 18. Isso custa os seus dois dados próprios. Todos os outros ganham 2 pontos. Você tira duas peças de bônus e fica com uma, e o seu polegar avança na trilha de reconhecimento, que conta no fim. Fichas e medalhas se trocam por pontos a qualquer momento: conversem sobre quem pode igualar.
    .title = Fazer a polícia recuar
hijacked-rules-markers = Há cripto, comida, remédio e coringas. Um dado rende uma ficha se o valor dele está numa das quatro peças de número e a reserva tem desse tipo. Fichas pagam o que as cartas exigem, e coringas valem por qualquer tipo. Ou giram um dado que ainda não foi usado, 1 por ficha; 1 e 6 são vizinhos. Ou rendem 1 ponto cada, a qualquer momento. As que você guarda contam 1 ponto cada no fim.
    .title = Fichas de exigência
hijacked-rules-dice = Você tem dois dados. Com um deles pode pegar um dado de bônus, se houver no tabuleiro; minidados vêm das casas de bônus e de uma peça de bônus. Todos eles são para a próxima rodada, não importa quando você os ganhou, e nela devem ser usados, se for possível. Quando essa rodada acaba eles voltam, ou uma rodada depois, se reservaram uma carta. Com um deles você pode escolher mais uma carta. Com os sequestradores e a polícia só valem os seus dois dados próprios.
    .title = Dados de bônus e minidados
hijacked-rules-points = Cada vez que você ganha pontos, o seu marcador anda uma vez. Se ele para exatamente numa casa de bônus da sua trilha, você pode pegar o que ela mostra: a ficha que quiser, ou um minidado. Passar por ela não rende nada, voltar também não. Cada trilha é diferente. Em três objetivos há medalhas: quem cumpre um primeiro pega a medalha, para trocar por pontos a qualquer momento ou contar no fim. Se mais de uma pessoa o cumpre ao mesmo tempo, ela sai do jogo.
    .title = Casas de bônus e medalhas
hijacked-rules-tiles = Quando você faz a polícia recuar, fica com uma de duas peças de bônus. Elas se usam a qualquer momento, uma vez: um piloto por três cartas quaisquer; até três fichas para os outros, que dão 1 ponto por ficha, se tiverem; um minidado e um coringa; uma carta do descarte; ganhar confiança sem dado. Uma fica: com ela você sempre pode escolher também a carta do topo do monte.
    .title = Peças de bônus
hijacked-rules-score = Antes de contar vem a última chamada: todos ainda podem resgatar, trocar fichas e medalhas por pontos e usar peças de bônus. Depois contam os seus pontos na trilha, as suas medalhas, 1 por ficha, 5 pela estrela, o que rendem os seus sequestradores e o seu lugar na trilha de reconhecimento. Para cada carta à sua frente, tire 3. Vence quem tem mais pontos; com empate, quem tem mais reconhecimento; se o empate continua, divide-se a vitória. Se o avião foi invadido, nada se conta.
    .title = Os pontos
hijacked-rules-solo = A mesa é montada como para dois. Depois do seu turno o Cybot joga algumas das doze cartas dele, duas com a nossa caixa, e então a polícia avança. O Cybot não tem dados e não paga exigências, mas também precisa de confiança. Você vence com três passageiros, um piloto e mais pontos que o Cybot. A partida acaba também quando o Cybot resgatou três passageiros e um piloto. Você pode fazer a polícia recuar enquanto os dois têm os mesmos pontos.
    .title = Contra o Cybot
hijacked-rules-reconstruction = O livro de regras não mostra o que está impresso nas peças. Esses valores vêm de um arquivo de caixa; o nosso diz de cada um se é do livro ou reconstrução nossa, e o que o Cybot faz é todo nosso. Se você tem o jogo, pode escrever os valores impressos numa cópia e jogar com ela. Duas linhas do resumo do livro não combinam com nada e não são jogadas: que uma pedra vermelha custa 2 pontos em vez de 1, e uma lista de −2, −1, 0 e 3 pontos.
    .title = O que é reconstrução

## Box files

hijacked-box-misfit-file-too-large = O arquivo tem mais de { $most } bytes: é grande demais para uma caixa.
hijacked-box-misfit-name-taken = “{ $name }” é o nome de outra caixa: dê à sua um nome próprio.
hijacked-box-misfit-lines = Linhas que começam com “{ $word }”: precisam ser { $wanted }, e são { $found }.
hijacked-box-misfit-line-too-long = Linha { $line }: tem { $bytes } bytes; o máximo é { $most }.
hijacked-box-misfit-no-such-line = Linha { $line }: nenhuma linha de uma caixa começa com “{ $word }”.
hijacked-box-misfit-count = Linha { $line }: depois da primeira palavra precisa haver mais { $wanted }, e há { $found }.
hijacked-box-misfit-name = Linha { $line }: um nome tem de 1 a 24 letras minúsculas, algarismos e hifens, sem espaços.
hijacked-box-misfit-space = Linha { $line }: “{ $word }” não indica valores de um dado. Escreva assim: 1-3.
hijacked-box-misfit-number = Linha { $line }: “{ $word }” não é um número que caiba aqui.
hijacked-box-misfit-markers = Linha { $line }: as fichas precisam ser { $wanted } ao todo, e são { $found }.
hijacked-box-misfit-rising = Linha { $line }: os números vão de 1 a 39, cada um maior que o anterior.
hijacked-box-misfit-falling = Linha { $line }: os números vão de 0 a 39, nenhum menor que o anterior.
hijacked-box-misfit-no-such-goal = Linha { $line }: “{ $word }” não é um objetivo.
hijacked-box-misfit-goal-twice = Linha { $line }: um objetivo aparece duas vezes.
hijacked-box-misfit-track = Linha { $line }: uma trilha se escreve assim: track markers 3 13 dice 9 27.
hijacked-box-misfit-bonus-spaces = Linha { $line }: as casas de bônus vão de 1 a { $last }, cada uma além da anterior; de cada tipo há no máximo { $most }.
hijacked-box-misfit-two-bonuses = Linha { $line }: a casa { $space } tem dois bônus.
hijacked-box-misfit-cybot-plays = Linha { $line }: o Cybot joga de 1 a { $most } cartas depois de um turno.
hijacked-box-misfit-no-such-cybot-card = Linha { $line }: “{ $word }” não é uma carta do Cybot.
hijacked-box-misfit-card = Linha { $line }: uma carta se escreve assim: card Y08 6 20 F+M.
hijacked-box-misfit-no-such-card = Linha { $line }: “{ $word }” não é uma carta. O nome é uma letra para a cor e dois algarismos, como Y08.
hijacked-box-misfit-card-twice = Linha { $line }: { $card } aparece duas vezes.
hijacked-box-misfit-too-many-cards = Linha { $line }: há { $most } cartas e nada mais.
hijacked-box-misfit-back = Linha { $line }: no verso de { $card } há um valor de dado, de 1 a 6, e não “{ $word }”.
hijacked-box-misfit-trust = Linha { $line }: a confiança que { $card } pede vai de 0 a 100 de dez em dez, e não “{ $word }”.
hijacked-box-misfit-demands = Linha { $line }: as exigências de { $card } são até três de C, F e M, como F+M, ou um hífen, e não “{ $word }”.
hijacked-box-misfit-red = Linha { $line }: { $card } é vermelha. Nunca é jogada, por isso leva 0 de confiança e um hífen como exigência.

### The Resistance, contado. As chaves seguem os nomes das regras: acontecimentos, recusas, etapas,
### cartas. Os lugares chegam como nomes, os conjuntos de lugares como listas de nomes com a sua
### quantidade em …_count, as cartas como seus nomes com o nome curto em …_id, o resto como nome
### curto.

resistance-name = The Resistance
resistance-tagline = Alguns de vocês querem que cada missão fracasse. Descubram quem, antes que seja tarde.

## Lados

resistance-side-resistance = Resistência
    .about = Você quer que as missões deem certo. Só conhece o seu próprio lado, e em uma missão deve jogar Sucesso. Vocês vencem com três sucessos.
resistance-side-spy = Espião
    .about = Você quer que as missões fracassem, sem que descubram você. Conhece os outros espiões, a não ser que joguem com espiões às cegas, e em uma missão pode jogar Sucesso ou Falha. Vocês vencem com três fracassos, ou quando cinco equipes seguidas são rejeitadas.

## Cartas de missão

resistance-card-success = Sucesso
    .about = Ajuda a missão. Qualquer um pode jogar esta carta; a Resistência deve.
resistance-card-fail = Falha
    .about = Sabota a missão. Só espiões podem jogar esta carta.

## Cartas de trama

resistance-plot-strong-leader = Líder forte
    .about = Guarde. Uma única vez, você pode assumir a liderança antes que um novo líder tenha feito algo.
resistance-plot-close-eye = De olho em você
    .about = Guarde. Uma única vez, quando todas as cartas de missão estão na mesa, você pode olhar a de outro membro da equipe.
resistance-plot-no-confidence = Voto de desconfiança
    .about = Guarde. Uma única vez, você pode fazer com que uma equipe aprovada seja rejeitada. Conta na trilha de votação.
resistance-plot-opinion-maker = Formador de opinião
    .about = Fica com você. Você vota abertamente, antes que os outros escolham.
resistance-plot-responsibility = Assumir a responsabilidade
    .about = Age na hora. Pegue uma carta de trama que esteja diante de outra pessoa.
resistance-plot-overheard = Conversa entreouvida
    .about = Age na hora. Olhe o lado de quem está sentado à sua esquerda ou à sua direita.
resistance-plot-open-up = Abrir o jogo
    .about = Age na hora. Mostre o seu lado a uma pessoa à sua escolha.
resistance-plot-confidence = Conquistar confiança
    .about = Age na hora. O líder mostra o seu lado a outra pessoa à escolha dele.
resistance-plot-spotlight = No centro das atenções
    .about = Guarde. Uma única vez, antes da escolha das cartas de missão, você faz um membro da equipe jogar a dele aberta.

## Etapas: um título curto, como em um painel de partidas, e o que acontece

resistance-stage-deal = Distribuição
    .about = Cada um recebe um lado em segredo, e o primeiro líder é sorteado.
resistance-stage-draw-plots = Tramas
    .about = O líder compra cartas de trama, à vista de todos.
resistance-stage-give-plots = Entrega
    .about = O líder dá cada carta de trama a outra pessoa.
resistance-stage-at-once = Na hora
    .about = Uma carta de trama age assim que é entregue.
resistance-stage-ask = Usar?
    .about = Quem tem uma carta de trama é perguntado se a usa agora; calar é passar.
resistance-stage-aim = Alvo
    .about = O líder escolhe qual missão será tentada.
resistance-stage-propose = Proposta de equipe
    .about = O líder escolhe a equipe para a missão.
resistance-stage-opinion = Voto aberto
    .about = Formadores de opinião votam abertamente, antes dos outros.
resistance-stage-vote = Votação
    .about = Todos votam em segredo sobre a equipe; depois todos os votos são mostrados.
resistance-stage-face-up = Carta aberta
    .about = Um membro da equipe joga a sua carta de missão aberta.
resistance-stage-mission = Missão
    .about = Cada membro da equipe joga uma carta em segredo.
resistance-stage-watch = Olhar atento
    .about = Alguém olha a carta de missão de um membro da equipe.
resistance-stage-over = Fim da partida
    .about = A partida acabou, e todos os lados são revelados.

## Acontecimentos

resistance-event-side-dealt = { $side ->
    [spy] Você faz parte dos espiões.
   *[resistance] Você faz parte da Resistência.
}
resistance-event-spies-met = Os espiões são { $spies }.
resistance-event-leads = { $leader } lidera.
resistance-event-plots-drawn = { $leader } compra: { $cards }.
resistance-event-plot-given = { $from } dá “{ $card }” a { $to }.
resistance-event-plot-idle = “{ $card }” não tem efeito.
resistance-event-plot-taken = { $by } tira “{ $card }” de { $from }.
resistance-event-character-shown = { $owner } mostra a sua carta de personagem só a { $to }.
resistance-event-side-seen = { $side ->
    [spy] { $owner } faz parte dos espiões.
   *[resistance] { $owner } faz parte da Resistência.
}
resistance-event-plot-used = { $by } usa “{ $card }”.
resistance-event-aimed = { $leader } escolhe a missão { $mission }.
resistance-event-proposed = { $leader } propõe { $team } para a missão { $mission }.
resistance-event-opinion-given = { $approve_count ->
    [0] { $reject_count ->
        [1] { $reject } vota abertamente contra a equipe.
       *[other] { $reject } votam abertamente contra a equipe.
    }
   *[other] { $reject_count ->
        [0] { $approve_count ->
            [1] { $approve } vota abertamente a favor da equipe.
           *[other] { $approve } votam abertamente a favor da equipe.
        }
       *[other] Voto aberto: { $approve } a favor da equipe, { $reject } contra.
    }
}
resistance-event-voted = { $verdict ->
    [approved] A equipe foi aprovada
   *[rejected] A equipe foi rejeitada, pela { $rejections ->
        [1] primeira
        [2] segunda
        [3] terceira
        [4] quarta
       *[other] quinta
    } vez
}. A favor: { $approve_count ->
    [0] ninguém
   *[other] { $approve }
}. Contra: { $reject_count ->
    [0] ninguém
   *[other] { $reject }
}.
resistance-event-overturned = { $by } derruba a equipe mesmo assim, pela { $rejections ->
    [1] primeira
    [2] segunda
    [3] terceira
    [4] quarta
   *[other] quinta
} vez.
resistance-event-spotlit = { $by } faz { $on } jogar com a carta aberta.
resistance-event-faced-up = { $member } joga { $card } à vista de todos.
resistance-event-watched = { $by } olha a carta de missão de { $member }.
resistance-event-card-seen = { $member } jogou { $card }.
resistance-event-mission-done = A missão { $mission } ({ $team }) { $result ->
    [success] dá certo
   *[failure] fracassa
}, { $fails ->
    [0] sem nenhuma Falha jogada
    [1] com uma Falha jogada
   *[other] com { $fails } Falhas jogadas
}.
resistance-event-ended = { $ending ->
    [three-successes] { resistance-ending-three-successes }
    [three-failures] { resistance-ending-three-failures }
   *[five-rejections] { resistance-ending-five-rejections }
} Os espiões eram { $spies }.

## Finais

resistance-ending-three-successes = Três missões deram certo: a Resistência vence.
resistance-ending-three-failures = Três missões fracassaram: os espiões vencem.
resistance-ending-five-rejections = Cinco equipes seguidas foram rejeitadas: os espiões vencem.

## Como está a mesa, uma linha para cada coisa

resistance-status-stage = Etapa: { $stage }
resistance-status-leader = Líder: { $leader }
resistance-status-mission = Missão em curso: { $mission }
resistance-status-attempted = Missão { $mission }: { $result ->
    [success] sucesso
   *[failure] fracasso
}, { $fails ->
    [0] nenhuma Falha
    [1] uma Falha
   *[other] { $fails } Falhas
}
resistance-status-rejections = Rejeições: { $rejections }
resistance-status-team = Equipe: { $team }
resistance-status-holds = { $seat } tem: { $cards }
resistance-status-spies = Espiões conhecidos: { $spies }

## Recusas

resistance-refusal-no-such-seat = Esta mesa não tem esse lugar.
resistance-refusal-spies-dealt = Uma mesa deste tamanho tem outro número de espiões.
resistance-refusal-not-the-leader = Só o líder faz isso.
resistance-refusal-no-team-now = Agora não se escolhe equipe.
resistance-refusal-team-size = Esta missão pede uma equipe de outro tamanho.
resistance-refusal-no-vote-now = Agora não há votação.
resistance-refusal-has-voted = Você já votou; um voto não pode ser mudado.
resistance-refusal-opinion-first = Formadores de opinião votam antes dos outros.
resistance-refusal-no-mission-now = Agora não se jogam cartas de missão.
resistance-refusal-not-on-the-team = Só a equipe joga cartas de missão.
resistance-refusal-has-played = Você já jogou; uma carta de missão não pode ser mudada.
resistance-refusal-must-succeed = A Resistência deve jogar Sucesso.
resistance-refusal-no-aim-now = Agora não se escolhe missão.
resistance-refusal-no-such-mission = Há as missões de 1 a 5.
resistance-refusal-mission-done = Cada missão é tentada uma vez, e esta já foi.
resistance-refusal-mission-five = A missão 5 pode ser escolhida depois de dois sucessos.
resistance-refusal-no-gift-now = Agora não se entregam cartas de trama.
resistance-refusal-not-the-giver = Quem entrega as cartas de trama é o líder.
resistance-refusal-not-drawn = Essa carta de trama não foi comprada.
resistance-refusal-not-to-oneself = O líder entrega as cartas de trama aos outros.
resistance-refusal-plots-drawn = O baralho não dá essas cartas de trama.
resistance-refusal-nothing-to-take = Agora não se tira carta de trama de ninguém.
resistance-refusal-not-held = Essa pessoa não tem essa carta de trama.
resistance-refusal-nothing-to-overhear = Agora não há conversa para entreouvir.
resistance-refusal-not-a-neighbour = Você só pode ouvir quem está sentado ao seu lado.
resistance-refusal-nothing-to-show = Agora não se mostra personagem.
resistance-refusal-not-your-card = Essa carta de trama é para outra pessoa.
resistance-refusal-not-oneself = Escolha outra pessoa, não você.
resistance-refusal-not-asked = Agora não há pergunta para você sobre uma carta de trama.
resistance-refusal-has-answered = Você já respondeu; em cada ocasião a pergunta vem uma vez.
resistance-refusal-name-a-member = Nomeie um membro da equipe.
resistance-refusal-not-this-card = A pergunta é sobre outra carta de trama.
resistance-refusal-nothing-to-watch = Agora não se olha carta de missão.
resistance-refusal-not-your-look = Outra pessoa olha primeiro.
resistance-refusal-cannot-be-watched = Essa carta está aberta, ou alguém já a olhou.

## Opções

resistance-option-targeted = Missões à escolha
    .about = O líder também escolhe qual missão será tentada.
resistance-option-blind = Espiões às cegas
    .about = Os espiões não se conhecem.
resistance-option-plots = Cartas de trama
    .about = Líderes distribuem cartas que mexem com as regras.
resistance-option-pause = Tempo para as tramas
    .about = Por quantos segundos se espera quem tem cartas de trama; 30 se você não disser outra coisa.

resistance-misfit-seats = { resistance-name } é para { $least } a { $most } jogadores.
resistance-misfit-pause-range = Uma pausa dura de { $least } a { $most } segundos.
resistance-misfit-pause-needs-plots = Só se pergunta a quem tem cartas de trama: escolha também plots.

## Ajuda com as regras

resistance-rules-goal = A Resistência envia equipes em missões; espiões escondidos entre vocês querem que elas fracassem. Com três sucessos, a Resistência vence. Com três fracassos, ou cinco equipes rejeitadas seguidas, os espiões vencem. Você pode dizer o que quiser, verdade ou não. Só as cartas e os votos valem.
    .title = Do que se trata
resistance-rules-deal = Cada um recebe um lado em segredo. Com cinco ou seis jogadores há dois espiões; de sete a nove, três; com dez, quatro. Os espiões ficam sabendo quem são os outros; a Resistência não fica sabendo de nada. O primeiro líder é sorteado.
    .title = Quem é quem
resistance-rules-proposal = O líder escolhe a equipe: exatamente tantas pessoas quanto a missão pede, com ou sem o próprio líder. Conversem antes; uma boa pergunta costuma revelar mais do que uma resposta.
    .title = A equipe
resistance-rules-vote = Todos votam ao mesmo tempo, estejam na equipe ou não. É preciso mais da metade; um empate rejeita a equipe. Depois todos os votos são mostrados com os nomes. Após uma rejeição, a liderança passa à esquerda e a trilha de votação avança um. Na quinta rejeição para a mesma missão, os espiões vencem.
    .title = A votação
resistance-rules-mission = Cada membro da equipe joga uma carta em segredo. Se você é da Resistência, deve jogar Sucesso; se é espião, escolhe. As cartas são embaralhadas: você vê quantas Falhas há, não de quem. Uma basta, mas a missão 4 precisa de duas a partir de sete jogadores. Depois a liderança passa à esquerda e a trilha de votação recomeça.
    .title = A missão
resistance-rules-plots = Antes de cada missão, o líder compra uma, duas ou três cartas de trama, conforme o número de jogadores, e dá cada uma a outra pessoa. Umas agem na hora; outras você guarda e usa uma vez; uma fica para sempre. Todos veem quem tem o quê. Se você pode usar uma carta, há um momento para responder, e calar é dizer não. Se forem vários, segue-se a ordem da mesa a partir do líder. O que mostram a você, só você vê.
    .title = Cartas de trama
resistance-rules-targeted = O líder escolhe primeiro a missão e depois a equipe. Cada missão pode ser tentada uma vez, e a 5 só depois de dois sucessos. Se a equipe é rejeitada, o próximo líder escolhe de novo e a trilha de votação continua contando. O tamanho da equipe e as Falhas necessárias são os da missão escolhida.
    .title = Missões à escolha
resistance-rules-blind = Ninguém fica sabendo quem são os espiões. Como espião, você só sabe de si, e tem de reconhecer os outros pelo que fazem, como todo mundo.
    .title = Espiões às cegas
resistance-rules-end = A partida acaba no terceiro sucesso, no terceiro fracasso ou na quinta rejeição seguida. Então todos os lados são revelados, e vocês podem rever a partida com as cartas abertas.
    .title = O fim

### A mesa de The Resistance: o que dizem o tabuleiro, as escolhas, o segredo e o fim, além das
### palavras das regras. Os lugares chegam como nomes, os conjuntos de lugares como listas.

## O que acontece agora, a mesma frase para todos

resistance-table-now-deal = Os lados estão sendo distribuídos.
resistance-table-now-draw-plots = { $leader } compra cartas de trama.
resistance-table-now-give-plots = { $leader } distribui cartas de trama.
resistance-table-now-at-once = { $card_id ->
    [responsibility] { $awaited } escolhe uma carta de trama para pegar.
    [overheard] { $awaited } olha o lado de alguém ao lado.
   *[other] { $awaited } escolhe a quem mostrar o seu lado.
}
resistance-table-now-ask = { $awaited_count ->
    [0] “{ $card }” pode ser usada agora.
    [1] { $awaited } pode usar “{ $card }” agora.
   *[other] { $awaited } podem usar “{ $card }” agora.
}
resistance-table-now-aim = { $leader } escolhe a missão.
resistance-table-now-propose = { $leader } escolhe a equipe para a missão { $mission }.
resistance-table-now-opinion = { $awaited_count ->
    [0] Os votos abertos já foram dados.
    [1] { $awaited } vota primeiro, abertamente.
   *[other] { $awaited } votam primeiro, abertamente.
}
resistance-table-now-vote = { $awaited_count ->
    [0] Todos os votos foram dados.
    [1] Todos votam sobre a equipe. { $awaited } ainda está pensando.
    [2] Todos votam sobre a equipe. { $awaited } ainda estão pensando.
    [3] Todos votam sobre a equipe. { $awaited } ainda estão pensando.
   *[other] Todos votam sobre a equipe. Faltam { $awaited_count } votos.
}
resistance-table-now-face-up = { $awaited } joga uma carta de missão à vista de todos.
resistance-table-now-mission = { $team } estão na missão { $mission } e jogam suas cartas em segredo.
resistance-table-now-watch = { $awaited } olha uma carta de missão.
resistance-table-now-over = A partida acabou.

## O tabuleiro

resistance-table-board = A mesa
resistance-table-missions = Missões
resistance-table-mission = Missão { $mission }
resistance-table-mission-team = Equipe de { $team }
resistance-table-mission-fails-needed = São precisas { $fails } Falhas
resistance-table-mission-result = { $result ->
    [success] Sucesso
   *[failure] Fracasso
}
resistance-table-mission-fails = { $fails ->
    [0] Nenhuma Falha
    [1] 1 Falha
   *[other] { $fails } Falhas
}
resistance-table-track = Equipes rejeitadas: { $rejections } de { $most }
resistance-table-track-last = Com a última os espiões vencem.
resistance-table-drawn = Cartas de trama compradas
resistance-table-tally = { $verdict ->
    [approved] Aprovada, { $approve } a { $reject }
   *[rejected] Rejeitada, { $reject } a { $approve }
}
resistance-table-overturned = Derrubada por { $by }
resistance-table-votes-in = { $cast } de { $all } votos
resistance-table-reveal = { $result ->
    [success] A missão { $mission } dá certo.
   *[failure] A missão { $mission } fracassa.
}

## Um lugar

resistance-table-seats = Lugares, no sentido horário
resistance-table-seat-you = Você
resistance-table-seat-leader = Líder
resistance-table-seat-team = Equipe
resistance-table-seat-chosen = Dentro
resistance-table-seat-awaited = É a vez
resistance-table-seat-away = Ausente
resistance-table-seat-bot = Bot
resistance-table-seat-covered = Ausente, um bot joga
resistance-table-seat-blank = Já votou
resistance-table-seat-approve = A favor
resistance-table-seat-reject = Contra
resistance-table-seat-spotlight = Carta aberta
resistance-table-seat-holds = Tem { $cards }

## Cartas de trama na mesa

resistance-table-plots = Tramas ({ $held })
resistance-table-plots-deck = { $deck ->
    [0] O baralho está vazio.
    [1] Resta uma carta no baralho.
   *[other] Restam { $deck } cartas no baralho.
}
resistance-table-plots-held = { $card }, com { $name }
resistance-table-plots-none = Ninguém tem carta de trama.
resistance-table-plots-shown = { $to } viu o lado de { $owner }.
resistance-table-plots-watched = { $by } olhou a carta de { $member } na missão { $mission }.

## Votos e missões até agora

resistance-table-history = Votos até agora
resistance-table-history-none = Nenhuma equipe foi proposta ainda.
resistance-table-history-caption = Cada proposta: quem liderava, quem iria e como cada um votou
resistance-table-history-proposal = Líder
resistance-table-history-row = { $number }. { $leader }
resistance-table-history-result = Resultado
resistance-table-history-voting = em votação
resistance-table-history-verdict = { $verdict ->
    [approved] aprovada, { $approve } a { $reject }
   *[rejected] rejeitada, { $reject } a { $approve }
}
resistance-table-history-overturned = aprovada, { $approve } a { $reject }, depois derrubada por { $by }
resistance-table-history-mission = { $result ->
    [success] Missão { $mission }: sucesso, { $fails ->
        [0] nenhuma Falha
        [1] uma Falha
       *[other] { $fails } Falhas
    }
    [failure] Missão { $mission }: fracasso, { $fails ->
        [1] uma Falha
       *[other] { $fails } Falhas
    }
   *[open] Missão { $mission }
}
resistance-table-history-led = Líder
resistance-table-history-member = Na equipe
resistance-table-history-openly = Voto aberto

## O que você pode fazer

resistance-table-choices = Suas escolhas
resistance-table-back = Voltar

resistance-table-ask-mission = Qual missão você quer tentar?
resistance-table-ask-team = Escolha { $size } para a missão { $mission }.
resistance-table-ask-team-count = { $chosen } de { $size } na equipe
resistance-table-ask-vote = { $openly ->
    [yes] { $team } devem ir à missão { $mission }? Todos verão o seu voto antes de escolher.
   *[no] { $team } devem ir à missão { $mission }?
}
resistance-table-ask-card = { $openly ->
    [yes] Jogue a sua carta para a missão { $mission }. Todos vão ver.
   *[no] Jogue a sua carta para a missão { $mission }.
}
resistance-table-ask-give = Dê cada carta de trama a outra pessoa.
resistance-table-ask-give-to = Quem recebe “{ $card }”?
resistance-table-ask-take = Qual carta de trama você pega?
resistance-table-ask-overhear = De quem você quer ver o lado?
resistance-table-ask-show = A quem você mostra o seu lado?
resistance-table-ask-watch = De quem você quer ver a carta de missão?
resistance-table-ask-spotlight = “{ $card }”: quem deve jogar com a carta aberta?
resistance-table-ask-use = Usar “{ $card }” agora?

resistance-table-do-aim = Esta missão
resistance-table-do-propose = Propor a equipe
resistance-table-do-approve = Aprovar
resistance-table-do-reject = Rejeitar
resistance-table-do-play = Jogar { $card }
resistance-table-do-give = Dar
resistance-table-do-take = Pegar
resistance-table-do-overhear = Olhar
resistance-table-do-show = Mostrar
resistance-table-do-use = Usar
resistance-table-do-pass = Agora não
resistance-table-do-spotlight = Para o centro das atenções
resistance-table-do-watch = Olhar

resistance-table-sure-aim = Tentar a missão { $mission }, com uma equipe de { $team }?
resistance-table-sure-propose = Propor { $team }? A proposta não pode ser mudada.
resistance-table-sure-approve = Aprovar esta equipe? Um voto não pode ser mudado.
resistance-table-sure-reject = Rejeitar esta equipe? Um voto não pode ser mudado.
resistance-table-sure-play = Jogar { $card }? A carta não volta.
resistance-table-sure-must-succeed = A Resistência deve jogar Sucesso.
resistance-table-sure-give = Dar “{ $card }” a { $to }?
resistance-table-sure-take = Pegar “{ $card }” de { $from }?
resistance-table-sure-overhear = Olhar o lado de { $seat }? Todos vão saber que você olhou.
resistance-table-sure-show = Mostrar o seu lado a { $seat }? Todos vão saber que você mostrou.
resistance-table-sure-use = Usar “{ $card }” agora? Depois ela sai do jogo.
resistance-table-sure-pass = Guardar “{ $card }” desta vez? A pergunta só vem uma vez.
resistance-table-sure-spotlight = Fazer { $seat } jogar com a carta aberta?
resistance-table-sure-watch = Olhar a carta de { $seat }? Todos vão saber que você olhou.

resistance-table-wait = { $awaited_count ->
    [0] Um momento.
    [1] Esperando { $awaited }.
    [2] Esperando { $awaited }.
    [3] Esperando { $awaited }.
   *[other] Esperando { $awaited_count } pessoas.
}
resistance-table-wait-watching = Você está assistindo.
resistance-table-wait-over = A partida acabou.
resistance-table-wait-voted = O seu voto foi dado.
resistance-table-wait-played = A sua carta está na mesa.
resistance-table-wait-answered = A sua resposta foi dada.

## O que só você sabe

resistance-table-secret-side = O seu lado
resistance-table-secret-spies = Espiões que você conhece
resistance-table-secret-resistance = Resistência que você conhece
resistance-table-secret-nobody = ninguém
resistance-table-secret-vote = O seu voto
resistance-table-secret-card = A sua carta de missão
resistance-table-secret-answer = A sua resposta
resistance-table-secret-answer-use = usar
resistance-table-secret-answer-pass = agora não
resistance-table-secret-answer-spotlight = { $seat } joga com a carta aberta
resistance-table-secret-seen = Carta de { $member } na missão { $mission }
resistance-table-secret-watching = Você está assistindo: sabe o que todos sabem.

## O fim

resistance-table-end-winners = { $winners_count ->
    [1] { $winners } venceu.
   *[other] { $winners } venceram.
}
resistance-table-end-sides = Quem era quem
resistance-table-end-missions = As missões
resistance-table-end-mission = { $fails ->
    [0] { $team }, sem nenhuma Falha
    [1] { $team }, com uma Falha
   *[other] { $team }, com { $fails } Falhas
}
resistance-table-end-knowledge = Quem sabia o quê
resistance-table-end-met = Os espiões se conheciam desde o começo.
resistance-table-end-blind = Os espiões não se conheciam.
resistance-table-end-shown = { $side ->
    [spy] { $to } sabia que { $owner } era um dos espiões.
   *[resistance] { $to } sabia que { $owner } era da Resistência.
}
resistance-table-end-saw = { $by } viu na missão { $mission } que { $member } jogou { $card }.
resistance-table-end-votes = Todos os votos

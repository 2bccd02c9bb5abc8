### A mesa de The Resistance: o que dizem o tabuleiro, as escolhas, o segredo e o fim, além das
### palavras das regras. Os lugares chegam como nomes, os conjuntos de lugares como listas.

## O que acontece agora, a mesma frase para todos

resistance-table-now-deal = Os lados estão sendo distribuídos.
resistance-table-now-draw-plots = { $leader } compra cartas de trama.
resistance-table-now-give-plots = { $leader } distribui cartas de trama.
resistance-table-now-at-once = { $card_id ->
    [responsibility] { $awaited } escolhe uma carta de trama para pegar.
    [overheard] { $awaited } olha o lado de uma pessoa vizinha.
   *[other] { $awaited } escolhe a quem mostrar o próprio lado.
}
resistance-table-now-ask = { $awaited_count ->
    [0] “{ $card }” pode ser usada agora.
    [1] { $awaited } pode usar “{ $card }” agora.
   *[other] { $awaited } podem usar “{ $card }” agora.
}
resistance-table-now-aim = { $leader } escolhe a missão.
resistance-table-now-propose = { $leader } escolhe a equipe para a missão { $mission }.
resistance-table-now-appoint = { $leader } escolhe quem investiga se a missão { $mission } fracassar.
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
resistance-table-now-vote-blame = Todos votam sobre a equipe. Os votos são mostrados juntos, e não antes do fim do tempo.
resistance-table-now-face-up = { $awaited } joga uma carta de missão à vista de todos.
resistance-table-now-mission = { $team } estão na missão { $mission } e jogam suas cartas em segredo.
resistance-table-now-watch = { $awaited } olha uma carta de missão.
resistance-table-now-go-on = { $awaited_count ->
    [0] A missão { $mission } fracassou.
   *[other] A missão { $mission } fracassou. Continuar? A pergunta vai a todos, até o fim do tempo.
}
resistance-table-now-accuse = { $awaited } se revelou e deve acusar alguém.
resistance-table-now-inquire = { $awaited } tem a ficha de inquisidor e escolhe de quem ver o lado.
resistance-table-now-examine = { $awaited } escolhe quem investigar.
resistance-table-now-hand-over = { $examined } entrega uma carta de lealdade.
resistance-table-now-over = A partida acabou.

## O tabuleiro

resistance-table-board = A mesa
resistance-table-missions = Missões
resistance-table-mission = Missão { $mission }
resistance-table-mission-team = Equipe de { $team }
resistance-table-mission-fails-needed = Precisa de { $fails } Falhas
resistance-table-mission-result = { $result ->
    [success] Sucesso
   *[failure] Fracasso
}
resistance-table-mission-fails = { $fails ->
    [0] Nenhuma Falha
    [1] 1 Falha
   *[other] { $fails } Falhas
}
resistance-table-mission-chief-fails = { $chief_fails ->
    [1] 1 Falha do chefe
   *[other] { $chief_fails } Falhas do chefe
}
resistance-table-mission-hacks = { $hacks ->
    [1] 1 Hack
   *[other] { $hacks } Hacks
}
resistance-table-mission-turned = Resultado invertido por uma acusação
resistance-table-track = Equipes rejeitadas: { $rejections } de { $most }
resistance-table-track-last = Na quinta rejeição, os espiões vencem.
resistance-table-drawn = Cartas de trama compradas
resistance-table-tally = { $verdict ->
    [approved] Aprovada, { $approve } a { $reject }
   *[rejected] Rejeitada, { $reject } a { $approve }
}
resistance-table-overturned = Derrubada por { $by }
resistance-table-reveal = { $result ->
    [success] A missão { $mission } dá certo.
   *[failure] A missão { $mission } fracassa.
}

## Um lugar

resistance-table-seats = Lugares, no sentido horário
resistance-table-seat-leader = Líder
resistance-table-seat-team = Equipe
resistance-table-seat-blank = Já votou
resistance-table-seat-approve = A favor
resistance-table-seat-reject = Contra
resistance-table-seat-spotlight = Carta aberta
resistance-table-seat-holds = Tem { $cards }
resistance-table-seat-investigator = Investigador
resistance-table-seat-inquisitor = Inquisidor
resistance-table-seat-had-inquisitor = Já foi inquisidor

## Depois de uma missão: quem acusa quem, quem olha quem

resistance-table-scene-guess = { $guess ->
    [right] Acertou
   *[wrong] Errou
}
resistance-table-scene-turned = { $result ->
    [success] A missão { $mission } agora conta como sucesso.
   *[failure] A missão { $mission } agora conta como fracasso.
}
resistance-table-scene-inquired = Vê um lado e passa a ficha adiante
resistance-table-scene-examined = Vê uma carta de lealdade

## A noite, os personagens, e o que todos sabem sobre quem olhou quem

resistance-table-night = A noite
resistance-table-night-over = Abrir os olhos
resistance-table-cast = Personagens
resistance-table-cast-looks = Quem viu quem
resistance-table-cast-count = { $count ->
    [1] { $character }
   *[other] { $character }, { $count } ao todo
}
resistance-table-looks = Quem acusou e quem olhou
resistance-table-looks-accused = { $guess ->
    [right] Depois da missão { $mission }, { $by } acusou { $accused }, e acertou.
   *[wrong] Depois da missão { $mission }, { $by } acusou { $accused }, e errou.
}
resistance-table-looks-inquired = Depois da missão { $mission }, { $by } viu o lado de { $whom }.
resistance-table-looks-claimed = Depois da missão { $mission }, { $by } disse sobre { $whom }: { $thing }.
resistance-table-looks-examined = Depois da missão { $mission }, { $by } viu uma carta de lealdade de { $whom }.

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
    [success] Missão { $mission }: sucesso, { resistance-count-cards }
    [failure] Missão { $mission }: fracasso, { resistance-count-cards }
   *[open] Missão { $mission }
}
resistance-table-history-led = Líder
resistance-table-history-member = Na equipe
resistance-table-history-openly = Voto aberto

## O que você pode fazer

resistance-table-ask-mission = Qual missão você quer tentar?
resistance-table-ask-team = Escolha { $size } pessoas para a missão { $mission }.
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
resistance-table-ask-appoint = Quem investiga se a missão fracassar? Não pode ser você nem alguém da equipe.
resistance-table-ask-go-on = A missão fracassou. Continuar, ou se revelar e acusar?
resistance-table-ask-accuse = Quem você acusa de ser chefe?
resistance-table-ask-blame = Quem você acha que é o falso infiltrado?
resistance-table-ask-inquire = De quem você quer ver o lado? A ficha passa para essa pessoa.
resistance-table-ask-claim = Conte o que você viu de { $seat }, verdade ou não:
resistance-table-ask-examine = Quem deve entregar a você uma carta de lealdade?
resistance-table-ask-hand-over = Qual carta de lealdade você entrega? Só { $by } vai ver.
resistance-table-examiner = quem investiga

resistance-table-do-aim = Esta missão
resistance-table-do-propose = Propor a equipe
resistance-table-do-approve = Aprovar
resistance-table-do-reject = Rejeitar
resistance-table-do-play = Jogar “{ $card }”
resistance-table-do-give = Dar
resistance-table-do-take = Pegar
resistance-table-do-overhear = Olhar
resistance-table-do-show = Mostrar
resistance-table-do-use = Usar
resistance-table-do-pass = Agora não
resistance-table-do-spotlight = Para o centro das atenções
resistance-table-do-watch = Olhar
resistance-table-do-appoint = Dar a ficha
resistance-table-do-go-on = Continuar
resistance-table-do-step-forward = Me revelar
resistance-table-do-accuse = Acusar
resistance-table-do-aside-blame = Apontar o falso infiltrado…
resistance-table-do-blame = Apontar
resistance-table-do-inquire = Olhar
resistance-table-do-claim-loyalty = Dizer isso
resistance-table-do-claim-side = Dizer isso
resistance-table-do-examine = Investigar
resistance-table-do-hand-over = Entregar “{ $loyalty }”
resistance-table-do-nothing = Tudo bem

resistance-table-sure-aim = Tentar a missão { $mission }, com uma equipe de { $team }?
resistance-table-sure-propose = Propor { $team }? A proposta não pode ser mudada.
resistance-table-sure-approve = Aprovar esta equipe? Um voto não pode ser mudado.
resistance-table-sure-reject = Rejeitar esta equipe? Um voto não pode ser mudado.
resistance-table-sure-play = Jogar “{ $card }”? A carta não volta.
resistance-table-sure-must-succeed = Você faz parte da Resistência e deve jogar “Sucesso”.
resistance-table-sure-give = Dar “{ $card }” a { $to }?
resistance-table-sure-take = Pegar “{ $card }” de { $from }?
resistance-table-sure-overhear = Olhar o lado de { $seat }? Todos vão saber que você olhou.
resistance-table-sure-show = Mostrar o seu lado a { $seat }? Todos vão saber que você mostrou.
resistance-table-sure-use = Usar “{ $card }” agora? Depois ela sai do jogo.
resistance-table-sure-pass = Guardar “{ $card }” desta vez? A pergunta não se repete antes da próxima ocasião.
resistance-table-sure-spotlight = Fazer { $seat } jogar com a carta aberta?
resistance-table-sure-watch = Olhar a carta de { $seat }? Todos vão saber que você olhou.
resistance-table-sure-appoint = Dar a ficha de investigador a { $seat }?
resistance-table-sure-go-on = Continuar sem acusar ninguém agora?
resistance-table-sure-accuse = { $result ->
    [success] Acusar { $seat } de ser chefe? Se você acertar, o seu lado vence. Se errar, a missão { $mission } vira um fracasso.
   *[failure] Acusar { $seat } de ser chefe? Se você acertar, o seu lado vence. Se errar, a missão { $mission } vira um sucesso.
}
resistance-table-sure-blame = Você se revela como agente infiltrado e aponta { $seat } como falso infiltrado? Só dá para fazer isso uma vez. Se acertar, vocês trocam de personagem e de lado.
resistance-table-sure-inquire = Olhar o lado de { $seat } e passar a ficha a essa pessoa? Todos vão saber que você olhou.
resistance-table-sure-claim-loyalty = Dizer que era “{ $loyalty }”? Todos vão ouvir.
resistance-table-sure-claim-side = { $side ->
    [spy] Dizer que você viu um espião? Todos vão ouvir.
   *[resistance] Dizer que você viu alguém da Resistência? Todos vão ouvir.
}
resistance-table-sure-examine = Investigar { $seat }? Todos vão saber que você investigou.
resistance-table-sure-hand-over = Entregar “{ $loyalty }”? A carta não volta.
resistance-table-sure-not-this-card = Você não pode jogar “{ $card }”.
resistance-table-sure-not-this-loyalty = Você não pode entregar “{ $loyalty }”: não é o que você é.
resistance-table-sure-not-accuse = Agora você não pode acusar ninguém. Continuar?
resistance-table-sure-not-blame = Só o agente infiltrado pode apontar o falso infiltrado.

resistance-table-wait-over = A partida acabou.
resistance-table-wait-played = A sua carta está na mesa.

## O que só você sabe

resistance-table-secret-side = O seu lado
resistance-table-secret-character = Você é
resistance-table-secret-spies = Espiões que você conhece
resistance-table-secret-resistance = Membros da Resistência que você conhece
resistance-table-secret-chiefs = Chefes que você conhece
resistance-table-secret-coordinator = Coordenador que você conhece
resistance-table-secret-deep-agent = Agente infiltrado que você conhece
resistance-table-secret-deep-agent-or-pretender = Agente infiltrado e falso infiltrado, em qualquer ordem
resistance-table-secret-vote = O seu voto
resistance-table-secret-card = A sua carta de missão
resistance-table-secret-answer = A sua resposta
resistance-table-secret-answer-use = usar
resistance-table-secret-answer-pass = agora não
resistance-table-secret-answer-spotlight = { $seat } joga com a carta aberta
resistance-table-secret-answer-go-on = continuar
resistance-table-secret-answer-accuse = acusar { $seat }
resistance-table-secret-loyalty = Carta de lealdade de { $whom } depois da missão { $mission }
resistance-table-secret-seen = Carta de { $member } na missão { $mission }

## O fim

resistance-table-end-missions = As missões
resistance-table-end-mission = Equipe: { $team }
resistance-table-end-knowledge = Quem sabia o quê
resistance-table-end-met = Os espiões se conheciam desde o começo.
resistance-table-end-blind = Os espiões não se conheciam.
resistance-table-end-shown = { $side ->
    [spy] { $to } sabia que { $owner } fazia parte dos espiões.
   *[resistance] { $to } sabia que { $owner } fazia parte da Resistência.
}
resistance-table-end-saw = { $by } viu na missão { $mission } que { $member } jogou “{ $card }”.
resistance-table-end-examined = Depois da missão { $mission }, { $whom } entregou a { $by } a carta de lealdade “{ $loyalty }”.
resistance-table-end-accusations = As acusações

## As opções de uma mesa

resistance-table-options-base = The Resistance
resistance-table-options-hostile = Hostile Intent
resistance-table-options-more = Mais
resistance-table-set-first-evening = Primeira noite
    .about = O jogo simples. Tudo se explica em dois minutos.
resistance-table-set-hunters = A caçada
    .about = Os caçadores procuram os chefes, e as missões são só o caminho até lá.
resistance-table-set-full-house = Casa cheia
    .about = Tantos segredos e cartas quantos cabem nesta mesa. Para quem conhece o jogo.

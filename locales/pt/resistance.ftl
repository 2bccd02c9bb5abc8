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

## Personagens de Hostile Intent: o que você sabe e pode, e como vence

resistance-character-resistance = Membro da Resistência
    .about = Você só conhece o seu próprio lado, e em uma missão deve jogar Sucesso.
    .wins = Vocês vencem quando o caçador de vocês descobre um chefe espião ou, sem caçadores, com três sucessos.
resistance-character-resistance-chief = Chefe da Resistência
    .about = O caçador espião procura você. Se há um segundo chefe ou um coordenador, você sabe quem é. Quando investigam você, você entrega uma carta de chefe. Em uma missão, deve jogar Sucesso.
    .wins = Vocês vencem quando o caçador de vocês descobre um chefe espião. Não deixe que descubram você antes.
resistance-character-resistance-hunter = Caçador da Resistência
    .about = Ninguém conhece você. Depois do terceiro sucesso, você deve se revelar e acusar alguém: descubra um chefe espião. Se errar, a missão vira um fracasso. Em uma missão, deve jogar Sucesso.
    .wins = Vocês vencem se você acusar um chefe espião.
resistance-character-dummy-agent = Agente isca
    .about = Quando investigam você, você escolhe que carta entrega: a de um chefe ou “Não é chefe”. Afaste o caçador espião do verdadeiro chefe; quem acusa você erra. Em uma missão, deve jogar Sucesso.
    .wins = Vocês vencem quando o caçador de vocês descobre um chefe espião.
resistance-character-coordinator = Coordenador
    .about = Os chefes da Resistência conhecem você, e você não os conhece. Quando investigam você, você entrega “Não é chefe”. Se o caçador espião acusar você, os espiões vencem. Em uma missão, deve jogar Sucesso.
    .wins = Vocês vencem quando o caçador de vocês descobre um chefe espião.
resistance-character-pretender = Falso infiltrado
    .about = Os espiões veem você junto com o agente infiltrado e não sabem quem é quem. Com a denúncia, o agente infiltrado pode apontar você e tomar o seu lugar. Em uma missão, deve jogar Sucesso.
    .wins = Você vence com a Resistência, enquanto fizer parte dela.
resistance-character-resistance-hacker = Hacker da Resistência
    .about = Em uma missão, você joga Sucesso ou Hack. Um Hack inverte o resultado, seja qual for; dois o deixam como estava.
    .wins = Você vence com a Resistência.
resistance-character-spy = Espião
    .about = A não ser com espiões às cegas, você conhece os espiões que não se escondem, e o chefe deles se houver um. Em uma missão pode jogar Sucesso ou Falha.
    .wins = Vocês vencem quando o caçador de vocês descobre um chefe da Resistência ou, sem caçadores, com três fracassos. Vocês também vencem quando cinco equipes seguidas são rejeitadas.
resistance-character-spy-chief = Chefe espião
    .about = O caçador da Resistência procura você. Você conhece os espiões, e eles conhecem você. Em uma missão, pode jogar Sucesso ou Falha e, a partir de sete jogadores, Falha do chefe, que dá ao caçador de vocês o direito de acusar antes da hora.
    .wins = Vocês vencem quando o caçador de vocês descobre um chefe da Resistência. Não deixe que descubram você antes.
resistance-character-spy-hunter = Caçador espião
    .about = Você conhece os espiões, e nenhum deles sabe que o caçador é você. Depois do terceiro fracasso, você deve se revelar e acusar alguém: descubra um chefe da Resistência. Uma única vez, depois de uma missão que o seu chefe fez fracassar, você pode fazer isso antes da hora. Se errar, a missão vira um sucesso.
    .wins = Vocês vencem se você acusar um chefe da Resistência ou o coordenador.
resistance-character-deep-agent = Agente infiltrado
    .about = Os espiões conhecem você, e você não conhece nenhum deles. Em uma missão, pode jogar Sucesso ou Falha. Com a denúncia, uma única vez e enquanto se forma uma equipe, você pode apontar o falso infiltrado: se acertar, vocês trocam de papel.
    .wins = Você vence com os espiões, enquanto estiver entre eles.
resistance-character-spy-hacker = Hacker espião
    .about = Em uma missão, você joga Sucesso ou Hack, nunca Falha. Um Hack inverte o resultado, seja qual for; dois o deixam como estava. Se jogarem com hacker oculto, os espiões não conhecem você, e você não os conhece.
    .wins = Você vence com os espiões.

## Cartas de lealdade, que só quem investiga vê

resistance-loyalty-chief = Chefe
resistance-loyalty-resistance-chief = Chefe da Resistência
resistance-loyalty-spy-chief = Chefe espião
resistance-loyalty-no-chief = Não é chefe

## A noite, passo a passo: a mesma para todos

resistance-night-spies = Os espiões abrem os olhos e se reconhecem.
resistance-night-spy-chiefs = O chefe espião levanta o polegar; os espiões memorizam quem é.
resistance-night-deep-agent = O agente infiltrado levanta o polegar de olhos fechados; os espiões memorizam quem é.
resistance-night-deep-agent-or-pretender = O agente infiltrado e o falso infiltrado levantam o polegar de olhos fechados; os espiões veem dois, sem saber quem é quem.
resistance-night-hidden-hacker = O hacker espião não se mexe: ninguém o vê, e ele não vê ninguém.
resistance-night-resistance-chiefs = Os chefes da Resistência abrem os olhos e se reconhecem.
resistance-night-coordinator = O coordenador levanta o polegar; os chefes da Resistência memorizam quem é.

## Cartas de missão

resistance-card-success = Sucesso
    .about = Ajuda a missão. Qualquer um pode jogar esta carta; a Resistência deve.
resistance-card-fail = Falha
    .about = Sabota a missão. Só espiões podem jogar esta carta.
resistance-card-chief-fail = Falha do chefe
    .about = Sabota a missão como uma Falha. Só um chefe espião pode jogar esta carta, e todos veem que foi ela.
resistance-card-hack = Hack
    .about = Inverte o resultado da missão; dois Hacks o deixam como estava. Só hackers podem jogar esta carta.

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
resistance-stage-appoint = Investigador
    .about = O líder dá a ficha de investigador a alguém que não vai à missão.
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
resistance-stage-go-on = Continuar
    .about = Pede-se a todos que continuem. O caçador espião, se for permitido, pode se revelar e acusar.
resistance-stage-accuse = Acusação
    .about = Um caçador se revelou e deve apontar um chefe do outro lado.
resistance-stage-inquire = Inquisição
    .about = O inquisidor olha o lado de alguém que nunca teve a ficha.
resistance-stage-examine = Investigação
    .about = Escolhe-se quem deve entregar uma carta de lealdade.
resistance-stage-hand-over = Carta de lealdade
    .about = A pessoa escolhida entrega uma carta de lealdade, que só quem investiga vê.
resistance-stage-over = Fim da partida
    .about = A partida acabou, e todos os lados são revelados.

## Acontecimentos

resistance-event-side-dealt = { $side ->
    [spy] Você faz parte dos espiões.
   *[resistance] Você faz parte da Resistência.
}
resistance-event-spies-met = Os espiões são { $spies }.
resistance-event-spies-seen = Você vê estes espiões: { $spies }. Talvez outro continue escondido.
resistance-event-character-dealt = Seu personagem: { $character }.
resistance-event-spy-chiefs-met = { $chiefs_count ->
    [1] O chefe espião é { $chiefs }.
   *[other] Os chefes espiões são { $chiefs }.
}
resistance-event-deep-agent-met = { $seats_count ->
    [1] O agente infiltrado é { $seats }.
   *[other] O agente infiltrado e o falso infiltrado são { $seats }.
}
resistance-event-resistance-chiefs-met = Os chefes da Resistência são { $chiefs }.
resistance-event-coordinator-met = O coordenador é { $coordinator }.
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
resistance-event-appointed = { $leader } dá a ficha de investigador a { $investigator }.
resistance-event-blamed = { $guess ->
    [right] { $by } é o agente infiltrado e aponta { $named } como falso infiltrado, e acerta: os dois trocam de papel.
   *[wrong] { $by } é o agente infiltrado e aponta { $named } como falso infiltrado, e erra.
}
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
resistance-event-cards-counted = Entre as cartas: { $chief_fails ->
    [0] nenhuma Falha do chefe
    [1] uma Falha do chefe
   *[other] { $chief_fails } Falhas do chefe
}, { $hacks ->
    [0] nenhum Hack
    [1] um Hack
   *[other] { $hacks } Hacks
}.
resistance-event-hunter-shown = { $hunter } se revela: { $character }.
resistance-event-accused = { $guess ->
    [right] { $by } acusa { $accused }, e acerta.
   *[wrong] { $by } acusa { $accused }, e erra.
}
resistance-event-mission-turned = { $result ->
    [success] A missão { $mission } vira um sucesso.
   *[failure] A missão { $mission } vira um fracasso.
}
resistance-event-inquired = { $by } olha o lado de { $whom } e passa adiante a ficha de inquisidor.
resistance-event-examined = { $by } investiga { $whom }.
resistance-event-loyalty-seen = { $whom } entrega: { $loyalty }.
resistance-event-loyalty-claimed = { $by } diz: { $whom } entregou { $loyalty }.
resistance-event-side-claimed = { $side ->
    [spy] { $by } diz: { $whom } faz parte dos espiões.
   *[resistance] { $by } diz: { $whom } faz parte da Resistência.
}
resistance-event-characters-turned-up = Os personagens: { $characters }.
resistance-event-ended = { $ending ->
    [three-successes] { resistance-ending-three-successes }
    [three-failures] { resistance-ending-three-failures }
    [spy-chief-found] { resistance-ending-spy-chief-found }
    [resistance-chief-found] { resistance-ending-resistance-chief-found }
    [coordinator-found] { resistance-ending-coordinator-found }
   *[five-rejections] { resistance-ending-five-rejections }
} Os espiões eram { $spies }.

## Finais

resistance-ending-three-successes = Três missões deram certo: a Resistência vence.
resistance-ending-three-failures = Três missões fracassaram: os espiões vencem.
resistance-ending-five-rejections = Cinco equipes seguidas foram rejeitadas: os espiões vencem.
resistance-ending-spy-chief-found = Um chefe espião foi descoberto: a Resistência vence.
resistance-ending-resistance-chief-found = Um chefe da Resistência foi descoberto: os espiões vencem.
resistance-ending-coordinator-found = O coordenador foi descoberto: os espiões vencem.

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
resistance-status-investigator = Investigador: { $seat }
resistance-status-inquisitor = Inquisidor: { $seat }
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
resistance-refusal-no-investigator-now = Agora não se escolhe investigador.
resistance-refusal-not-the-investigator = O investigador não é o líder nem está na equipe.
resistance-refusal-no-chief-fail = Só um chefe espião pode jogar Falha do chefe, a partir de sete jogadores.
resistance-refusal-no-accusation-now = Agora não se acusa ninguém.
resistance-refusal-not-your-accusation = Não cabe a você fazer esta acusação.
resistance-refusal-cannot-be-accused = Acuse outra pessoa: nem você, nem um caçador que se revelou, nem quem você já acusou por engano.
resistance-refusal-no-examination-now = Agora não se investiga ninguém.
resistance-refusal-not-the-examiner = Quem investiga é outra pessoa.
resistance-refusal-not-examined = Agora ninguém investiga você.
resistance-refusal-not-this-loyalty = Você não pode entregar essa carta de lealdade.
resistance-refusal-no-blame-now = Só o agente infiltrado pode apontar um falso infiltrado, uma vez, enquanto se forma uma equipe.
resistance-refusal-no-inquiry-now = Agora o inquisidor não olha ninguém.
resistance-refusal-not-the-inquisitor = Só quem tem a ficha faz isso.
resistance-refusal-has-held-the-marker = Essa pessoa já teve a ficha.
resistance-refusal-nothing-to-tell = Você não tem nada para contar agora, ou já contou.
resistance-refusal-no-hack = Só um hacker pode jogar Hack.
resistance-refusal-hackers-never-fail = O hacker espião joga Sucesso ou Hack, nunca Falha.
resistance-refusal-characters-dealt = Esta mesa tem outros personagens.

## Opções

resistance-option-targeted = Missões à escolha
    .about = O líder também escolhe qual missão será tentada.
resistance-option-blind = Espiões às cegas
    .about = Os espiões não se conhecem.
resistance-option-plots = Cartas de trama
    .about = Líderes distribuem cartas que mexem com as regras.
resistance-option-hunter = Caçadores e chefes
    .about = Três missões não bastam: o caçador de cada lado deve descobrir um chefe do outro. Depois das missões, há investigações.
resistance-option-dummy-agent = Agente isca
    .about = Alguém da Resistência que pode se passar por chefe quando é investigado.
resistance-option-coordinator = Coordenador
    .about = Alguém da Resistência que os chefes conhecem, e que para o caçador espião conta como chefe.
resistance-option-deep-agent = Agente infiltrado
    .about = Um espião que os outros conhecem, e que não conhece nenhum deles.
resistance-option-pretender = Falso infiltrado
    .about = Alguém da Resistência que, para os espiões, parece o agente infiltrado.
resistance-option-blame = Denúncia
    .about = Uma única vez, o agente infiltrado pode apontar o falso infiltrado e trocar de papel com ele.
resistance-option-inquisitor = Inquisidor
    .about = Depois das missões 2, 3 e 4, quem tem a ficha olha o lado de outra pessoa e passa a ficha a ela. Melhor a partir de sete jogadores.
resistance-option-resistance-hacker = Hacker da Resistência
    .about = Alguém da Resistência que pode inverter o resultado de uma missão.
resistance-option-spy-hacker = Hacker espião
    .about = Um espião que pode inverter o resultado de uma missão, e nunca joga Falha.
resistance-option-hidden-hacker = Hacker oculto
    .about = O hacker espião e os outros espiões não se conhecem.
resistance-option-pause = Tempo para responder
    .about = Por quantos segundos se espera quem tem cartas de trama e, depois de uma missão fracassada, todo mundo; 30 se você não disser outra coisa.

resistance-misfit-seats = { resistance-name } é para { $least } a { $most } jogadores.
resistance-misfit-pause-range = Uma pausa dura de { $least } a { $most } segundos.
resistance-misfit-pause-needs-plots = Não se pede resposta a ninguém: escolha também cartas de trama ou caçadores.
resistance-misfit-needs-hunter = Este personagem só existe com caçadores e chefes.
resistance-misfit-needs-deep-agent = O falso infiltrado só existe junto com o agente infiltrado.
resistance-misfit-needs-both-agents = A denúncia precisa do agente infiltrado e do falso infiltrado.
resistance-misfit-needs-spy-hacker = Não há hacker espião para esconder.
resistance-misfit-blind-hunter = Com caçadores e chefes, os espiões devem se conhecer.
resistance-misfit-blind-hidden = Espiões às cegas não conhecem ninguém: não há de quem se esconder.
resistance-misfit-no-plain-resistance = Com { $seats } jogadores não sobra nenhum membro comum da Resistência que este personagem possa substituir.
resistance-misfit-no-plain-spy = Com { $seats } jogadores não sobra nenhum espião comum que este personagem possa substituir.

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
resistance-rules-hunter = Cada lado tem um caçador e um ou dois chefes. Os espiões conhecem o chefe deles; dois chefes da Resistência se conhecem; os caçadores, ninguém conhece. Três missões já não bastam para vencer: o caçador de cada lado deve descobrir um chefe do outro. A partir de sete jogadores, um chefe espião também pode jogar Falha do chefe; ela conta como uma Falha, e todos veem o que era.
    .title = Caçadores e chefes
resistance-rules-accusation = Depois do terceiro sucesso, o caçador da Resistência se revela e deve acusar um chefe espião; depois do terceiro fracasso, o caçador espião deve acusar um chefe da Resistência. Se acerta, o lado dele vence. Se erra, o resultado da última missão se inverte e a partida continua. Depois da missão 5, os caçadores acusam alternadamente até que um acerte. Nenhum caçador acusa duas vezes a mesma pessoa.
    .title = A acusação
resistance-rules-early = Uma vez por partida, depois da primeira ou da segunda missão fracassada, o caçador espião pode acusar antes da hora: com cinco ou seis jogadores, se o chefe espião jogou Falha; com mais, se há uma Falha do chefe entre as cartas. Por isso, depois de uma missão assim, pede-se a todos que continuem, e ninguém vê quem pensou no assunto. Se o caçador erra, a missão vira um sucesso.
    .title = A acusação antecipada
resistance-rules-investigation = Antes da votação, o líder dá a ficha de investigador a alguém que não lidera nem vai à missão. Depois das missões 1 a 4, alguém é investigado: pelo líder depois de um sucesso, pelo investigador depois de um fracasso, conforme o que disseram as cartas. A pessoa escolhida entrega uma carta de lealdade que diz se ela é chefe. Só quem investiga vê a carta, e pode contar o que quiser.
    .title = A investigação
resistance-rules-agents = O agente isca escolhe que carta de lealdade entrega. Os chefes da Resistência conhecem o coordenador, que para o caçador espião conta como um deles. Os espiões conhecem o agente infiltrado, que não conhece nenhum deles. O falso infiltrado, para os espiões, parece o agente infiltrado. Com a denúncia, o agente infiltrado pode uma vez apontar o falso infiltrado enquanto se forma uma equipe: se acerta, os dois trocam de personagem e de lado; o que já sabiam, continuam sabendo.
    .title = Agentes
resistance-rules-inquisitor = A ficha começa à direita do primeiro líder. Depois das missões 2, 3 e 4, quem a tem deve olhar o lado de alguém que nunca a teve; ninguém mais vê, e a ficha passa para essa pessoa. Isso vem depois das acusações e antes da investigação.
    .title = O inquisidor
resistance-rules-hackers = Um hacker pode jogar Hack em vez de Sucesso. Primeiro se decide a missão sem contar os Hacks; depois cada Hack inverte o resultado: um o muda, dois o deixam como estava. O hacker espião nunca joga Falha, e pode ficar escondido dos outros espiões.
    .title = Hackers
resistance-rules-end = A partida acaba no terceiro sucesso, no terceiro fracasso ou na quinta rejeição seguida. Então todos os lados são revelados, e vocês podem rever a partida com as cartas abertas.
    .title = O fim

### The Resistance, contado. As chaves seguem os nomes das regras: acontecimentos, recusas, etapas,
### cartas. Os lugares chegam como nomes, os conjuntos de lugares como listas de nomes com a sua
### quantidade em …_count, as cartas como seus nomes com o nome curto em …_id, o resto como nome
### curto.

resistance-name = The Resistance
resistance-tagline = Alguns de vocês querem que cada missão fracasse. Descubram quem, antes que seja tarde.

## Lados

resistance-side-resistance = Resistência
    .about = Você quer que as missões deem certo. Só conhece o seu próprio lado, e em uma missão deve jogar “Sucesso”. Vocês vencem com três sucessos.
resistance-side-spy = Espião
    .about = { $blind ->
        [yes] Você quer que as missões fracassem, sem que descubram você. Não conhece os outros espiões. Em uma missão, pode jogar “Sucesso” ou “Falha”. Vocês vencem com três fracassos, ou quando cinco equipes seguidas são rejeitadas.
       *[no] Você quer que as missões fracassem, sem que descubram você. Conhece os outros espiões. Em uma missão, pode jogar “Sucesso” ou “Falha”. Vocês vencem com três fracassos, ou quando cinco equipes seguidas são rejeitadas.
    }

## Personagens de Hostile Intent: o que você sabe e pode, e como vence

resistance-character-resistance = Membro da Resistência
    .about = Você quer que as missões deem certo.
resistance-character-resistance-chief = Chefe da Resistência
    .about = { $seven ->
        [yes] O caçador espião procura você: não se deixe descobrir. Quando investigam você, deve entregar “Chefe da Resistência”.
       *[no] O caçador espião procura você: não se deixe descobrir. Quando investigam você, deve entregar “Chefe”.
    }
resistance-character-resistance-hunter = Caçador da Resistência
    .about = Ninguém conhece você. Depois do terceiro sucesso, você deve se revelar e acusar alguém de ser um chefe espião. Se errar, essa missão vira um fracasso.
resistance-character-dummy-agent = Agente isca
    .about = { $seven ->
        [yes] Quando investigam você, você entrega “Chefe da Resistência” ou “Não é chefe”, como quiser. Afaste o caçador espião do verdadeiro chefe: quem acusa você erra.
       *[no] Quando investigam você, você entrega “Chefe” ou “Não é chefe”, como quiser. Afaste o caçador espião do verdadeiro chefe: quem acusa você erra.
    }
resistance-character-coordinator = Coordenador
    .about = { $allies ->
        [1] O chefe da Resistência conhece você, e você não o conhece. Quando investigam você, deve entregar “Não é chefe”. Se o caçador espião acusar você, os espiões vencem.
       *[other] Os chefes da Resistência conhecem você, e você não os conhece. Quando investigam você, deve entregar “Não é chefe”. Se o caçador espião acusar você, os espiões vencem.
    }
resistance-character-pretender = Falso infiltrado
    .about = Os espiões veem você junto com o agente infiltrado, sem saber quem é quem.
resistance-character-resistance-hacker = Hacker da Resistência
    .about = Você quer que as missões deem certo, e pode inverter o resultado das suas.
resistance-character-spy = Espião
    .about = Você quer que as missões fracassem, sem que descubram você.
resistance-character-spy-chief = Chefe espião
    .about = { $seven ->
        [yes] O caçador da Resistência procura você: não se deixe descobrir. Quando investigam você, deve entregar “Chefe espião”.
       *[no] O caçador da Resistência procura você: não se deixe descobrir. Quando investigam você, deve entregar “Chefe”.
    }
resistance-character-spy-hunter = Caçador espião
    .about = { $seven ->
        [yes] Ninguém sabe que o caçador é você. Depois do terceiro fracasso, você deve se revelar e acusar alguém de ser um chefe da Resistência. Uma única vez, depois de uma missão fracassada com uma Falha do chefe, você pode fazer isso antes da hora. Se errar, essa missão vira um sucesso.
       *[no] Ninguém sabe que o caçador é você. Depois do terceiro fracasso, você deve se revelar e acusar alguém de ser um chefe da Resistência. Uma única vez, depois de uma missão fracassada em que o seu chefe jogou “Falha”, você pode fazer isso antes da hora. Se errar, essa missão vira um sucesso.
    }
resistance-character-deep-agent = Agente infiltrado
    .about = { $pretender ->
        [yes] Os espiões veem você junto com o falso infiltrado, sem saber quem é quem. Você não conhece nenhum espião.
       *[no] Os espiões conhecem você, e você não conhece nenhum deles.
    }
resistance-character-spy-hacker = Hacker espião
    .about = Você quer que as missões fracassem, e pode inverter o resultado das suas.
resistance-knows-nobody = Você só conhece o seu próprio lado.
resistance-knows-no-spies = Você não conhece os outros espiões, e eles não conhecem você.
resistance-knows-spies = { $pretender ->
    [yes] { $chiefs ->
        [1] Você conhece os outros espiões e o chefe de vocês; mas, entre o agente infiltrado e o falso infiltrado, não sabe quem é quem.
       *[other] Você conhece os outros espiões e os chefes de vocês; mas, entre o agente infiltrado e o falso infiltrado, não sabe quem é quem.
    }
   *[no] { $chiefs ->
        [0] Você conhece os outros espiões.
        [1] Você conhece os outros espiões, e sabe quem é o chefe de vocês.
       *[other] Você conhece os outros espiões, e sabe quem são os chefes de vocês.
    }
}
resistance-knows-spies-as-chief = { $pretender ->
    [yes] { $chiefs ->
        [1] Você conhece os outros espiões, e eles sabem que o chefe é você; mas, entre o agente infiltrado e o falso infiltrado, não sabe quem é quem.
       *[other] Você conhece os outros espiões e o outro chefe, e eles sabem que você é um; mas, entre o agente infiltrado e o falso infiltrado, não sabe quem é quem.
    }
   *[no] { $chiefs ->
        [1] Você conhece os outros espiões, e eles sabem que o chefe é você.
       *[other] Você conhece os outros espiões e o outro chefe, e eles sabem que você é um.
    }
}
resistance-knows-deep-agent = Você sabe quem é o agente infiltrado, que não conhece nenhum de vocês.
resistance-knows-hidden-hacker = Só o hacker espião você não conhece.
resistance-knows-other-chief = Você conhece o outro chefe da Resistência.
resistance-knows-coordinator = Você conhece o coordenador.
resistance-plays-success = Em uma missão, você deve jogar “Sucesso”.
resistance-plays-fail = Em uma missão, você pode jogar “Sucesso” ou “Falha”.
resistance-plays-as-chief = { $seven ->
    [yes] Em uma missão, você pode jogar “Sucesso”, “Falha” ou “Falha do chefe”. Se a missão fracassa com uma Falha do chefe, o caçador de vocês pode acusar antes da hora.
   *[no] Em uma missão, você pode jogar “Sucesso” ou “Falha”. Se você joga “Falha” e a missão fracassa, o caçador de vocês pode acusar antes da hora.
}
resistance-plays-hack = { $hackers ->
    [1] Em uma missão, você pode jogar “Sucesso” ou “Hack”, nunca “Falha”. Um Hack inverte o resultado, seja qual for.
   *[other] Em uma missão, você pode jogar “Sucesso” ou “Hack”, nunca “Falha”. Um Hack inverte o resultado, seja qual for; dois o deixam como estava.
}
resistance-blame-as-deep-agent = Uma vez na partida, enquanto se forma uma equipe ou se vota sobre ela, você pode apontar o falso infiltrado: se acertar, vocês trocam de personagem e de lado.
resistance-blame-as-pretender = Uma vez na partida, o agente infiltrado pode apontar você como falso infiltrado: então vocês trocam de personagem e de lado.
resistance-wins-missions = Vocês vencem com três sucessos.
resistance-wins-hunt = Vocês vencem quando o caçador de vocês descobre um chefe espião.
resistance-wins-as-hunter = Vocês vencem se você acusar um chefe espião.
resistance-spies-win-missions = Vocês vencem com três fracassos, ou quando cinco equipes seguidas são rejeitadas.
resistance-spies-win-hunt = { $coordinator ->
    [yes] Vocês vencem quando o caçador de vocês descobre um chefe da Resistência ou o coordenador, ou quando cinco equipes seguidas são rejeitadas.
   *[no] Vocês vencem quando o caçador de vocês descobre um chefe da Resistência, ou quando cinco equipes seguidas são rejeitadas.
}
resistance-spies-win-as-hunter = { $coordinator ->
    [yes] Vocês vencem se você acusar um chefe da Resistência ou o coordenador, ou quando cinco equipes seguidas são rejeitadas.
   *[no] Vocês vencem se você acusar um chefe da Resistência, ou quando cinco equipes seguidas são rejeitadas.
}

## Cartas de lealdade, que só quem investiga vê

resistance-loyalty-chief = Chefe
resistance-loyalty-resistance-chief = Chefe da Resistência
resistance-loyalty-spy-chief = Chefe espião
resistance-loyalty-no-chief = Não é chefe

## A noite, passo a passo: a mesma para todos

resistance-night-eyes-shut = { $chiefs ->
    [0] Todos fecham os olhos.
   *[other] Todos fecham os olhos e estendem o punho.
}
resistance-night-spy-thumbs = { $agents ->
    [none] { $chiefs ->
        [1] O chefe espião levanta o polegar.
       *[other] Os dois chefes espiões levantam o polegar.
    }
    [deep-agent] { $chiefs ->
        [1] O chefe espião e o agente infiltrado levantam o polegar.
       *[other] Os dois chefes espiões e o agente infiltrado levantam o polegar.
    }
   *[both] { $chiefs ->
        [1] O chefe espião, o agente infiltrado e o falso infiltrado levantam o polegar.
       *[other] Os dois chefes espiões, o agente infiltrado e o falso infiltrado levantam o polegar.
    }
}
resistance-night-hidden-hacker = { $chiefs ->
    [0] O hacker espião mantém os olhos fechados até o fim.
   *[other] O hacker espião mantém o punho e os olhos fechados até o fim.
}
resistance-night-spies-look = { $agents ->
    [none] { $chiefs ->
        [0] Os espiões abrem os olhos, olham em volta e memorizam quem são os outros.
        [1] Os espiões abrem os olhos, olham em volta e memorizam quem são os outros e quem é o chefe deles.
       *[other] Os espiões abrem os olhos, olham em volta e memorizam quem são os outros e quem são os chefes deles.
    }
    [deep-agent] { $chiefs ->
        [1] Todos os espiões menos o agente infiltrado abrem os olhos e olham em volta. Polegar levantado e olhos abertos: é o chefe. Polegar levantado e olhos fechados: é o agente infiltrado.
       *[other] Todos os espiões menos o agente infiltrado abrem os olhos e olham em volta. Polegar levantado e olhos abertos: é um chefe. Polegar levantado e olhos fechados: é o agente infiltrado.
    }
   *[both] { $chiefs ->
        [1] Todos os espiões menos o agente infiltrado abrem os olhos e olham em volta. Polegar levantado e olhos abertos: é o chefe. Polegar levantado e olhos fechados: são o agente infiltrado e o falso infiltrado, e ninguém fica sabendo quem é quem.
       *[other] Todos os espiões menos o agente infiltrado abrem os olhos e olham em volta. Polegar levantado e olhos abertos: é um chefe. Polegar levantado e olhos fechados: são o agente infiltrado e o falso infiltrado, e ninguém fica sabendo quem é quem.
    }
}
resistance-night-spies-shut = { $agents ->
    [none] { $chiefs ->
        [0] Os espiões voltam a fechar os olhos.
       *[other] Os espiões voltam a fechar o punho e os olhos.
    }
   *[other] Todos fecham os olhos e baixam o polegar.
}
resistance-night-chiefs-look = Os dois chefes da Resistência abrem os olhos e se reconhecem.
resistance-night-chiefs-shut = Os chefes da Resistência voltam a fechar os olhos.
resistance-night-coordinator-thumb = { $allies ->
    [1] O chefe da Resistência abre os olhos, e o coordenador levanta o polegar.
   *[other] Os chefes da Resistência abrem os olhos, e o coordenador levanta o polegar.
}
resistance-night-coordinator-shut = { $allies ->
    [1] O chefe da Resistência fecha os olhos, e o coordenador baixa o polegar.
   *[other] Os chefes da Resistência fecham os olhos, e o coordenador baixa o polegar.
}
resistance-night-all-shut = { $chiefs ->
    [0] Agora todos têm os olhos fechados.
   *[other] Agora todos têm os olhos fechados e o punho estendido.
}
resistance-night-eyes-open = Todos abrem os olhos.

## Cartas de missão

resistance-card-success = Sucesso
    .about = Ajuda a missão. Qualquer um pode jogar esta carta; quem é da Resistência deve, a não ser um hacker.
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
    .about = Age na hora. Olhe o lado de quem está à sua esquerda ou à sua direita.
resistance-plot-open-up = Abrir o jogo
    .about = Age na hora. Mostre o seu lado a uma pessoa à sua escolha.
resistance-plot-confidence = Conquistar confiança
    .about = Age na hora. O líder mostra o próprio lado a outra pessoa à escolha dele.
resistance-plot-spotlight = No centro das atenções
    .about = Guarde. Uma única vez, antes da escolha das cartas de missão, você faz um membro da equipe jogar a dele aberta.

## Etapas: um título curto, como em um painel de partidas, e o que acontece

resistance-stage-deal = Distribuição
    .about = Cada um recebe uma carta em segredo, e o primeiro líder é sorteado.
resistance-stage-draw-plots = Tramas
    .about = O líder compra cartas de trama, à vista de todos.
resistance-stage-give-plots = Entrega
    .about = O líder dá cada carta de trama a outra pessoa.
resistance-stage-at-once = Na hora
    .about = Uma carta de trama age assim que é entregue.
resistance-stage-ask = Usar?
    .about = Pergunta-se a quem tem a carta de trama se vai usá-la agora. Calar é passar.
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
    .about = A mesma pergunta vai a todos, pelo mesmo tempo: continuar? O caçador espião pode se revelar e acusar, se as regras permitirem.
resistance-stage-accuse = Acusação
    .about = Um caçador se revelou e deve acusar um chefe do outro lado.
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
resistance-event-spies-seen = Você vê estes espiões: { $spies }. Há mais um.
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
resistance-event-character-shown = { $owner } mostra o próprio lado só a { $to }.
resistance-event-side-seen = { $side ->
    [spy] { $owner } faz parte dos espiões.
   *[resistance] { $owner } faz parte da Resistência.
}
resistance-event-plot-used = { $by } usa “{ $card }”.
resistance-event-aimed = { $leader } escolhe a missão { $mission }.
resistance-event-proposed = { $leader } propõe { $team } para a missão { $mission }.
resistance-event-appointed = { $leader } dá a ficha de investigador a { $investigator }.
resistance-event-blamed = { $guess ->
    [right] { $by } é o agente infiltrado e aponta { $named } como falso infiltrado, e acerta: os dois trocam de personagem e de lado.
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
   *[rejected] A equipe foi rejeitada: { $rejections ->
        [1] primeira
        [2] segunda
        [3] terceira
        [4] quarta
       *[other] quinta
    } rejeição
}. A favor: { $approve_count ->
    [0] ninguém
   *[other] { $approve }
}. Contra: { $reject_count ->
    [0] ninguém
   *[other] { $reject }
}.
resistance-event-overturned = { $by } derruba a equipe mesmo assim: { $rejections ->
    [1] primeira
    [2] segunda
    [3] terceira
    [4] quarta
   *[other] quinta
} rejeição.
resistance-event-spotlit = { $by } faz { $on } jogar com a carta aberta.
resistance-event-faced-up = { $member } joga “{ $card }” à vista de todos.
resistance-event-watched = { $by } olha a carta de missão de { $member }.
resistance-event-card-seen = { $member } jogou “{ $card }”.
resistance-count-fails = { $fails ->
    [0] nenhuma Falha
    [1] uma Falha
   *[other] { $fails } Falhas
}
resistance-count-chief-fails = { $chief_fails ->
    [1] uma Falha do chefe
   *[other] { $chief_fails } Falhas do chefe
}
resistance-count-hacks = { $hacks ->
    [1] um Hack
   *[other] { $hacks } Hacks
}
resistance-count-cards = { $chief_fails ->
    [0] { $hacks ->
        [0] { resistance-count-fails }
       *[other] { $fails ->
            [0] { resistance-count-hacks }
           *[other] { resistance-count-fails } e { resistance-count-hacks }
        }
    }
   *[other] { $hacks ->
        [0] { $fails ->
            [0] { resistance-count-chief-fails }
           *[other] { resistance-count-fails } e { resistance-count-chief-fails }
        }
       *[other] { $fails ->
            [0] { resistance-count-chief-fails } e { resistance-count-hacks }
           *[other] { resistance-count-fails }, { resistance-count-chief-fails } e { resistance-count-hacks }
        }
    }
}
resistance-event-mission-done = A missão { $mission } ({ $team }) { $result ->
    [success] dá certo
   *[failure] fracassa
}. Entre as cartas: { resistance-count-cards }.
resistance-played-fail = Falha de { $fail }
resistance-played-chief-fail = Falha do chefe, jogada por { $chief_fail }
resistance-played-hack = Hack de { $hack }
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
resistance-event-cards-turned-up = Missão { $mission }: { resistance-played-by }.
resistance-event-hunter-shown = { $hunter } se revela: { $character }.
resistance-event-accused = { $guess ->
    [right] { $by } acusa { $accused }, e acerta.
   *[wrong] { $by } acusa { $accused }, e erra.
}
resistance-event-mission-turned = { $result ->
    [success] A missão { $mission } vira um sucesso.
   *[failure] A missão { $mission } vira um fracasso.
}
resistance-event-inquired = { $by } olha o lado de { $whom } e lhe passa a ficha de inquisidor.
resistance-event-examined = { $by } investiga { $whom }.
resistance-event-loyalty-seen = { $whom } entrega: { $loyalty }.
resistance-event-loyalty-claimed = { $by } diz: { $whom } entregou “{ $loyalty }”.
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
}, { resistance-count-cards }
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
resistance-refusal-must-succeed = Você faz parte da Resistência e deve jogar “Sucesso”.
resistance-refusal-no-aim-now = Agora não se escolhe missão.
resistance-refusal-no-such-mission = Há as missões de 1 a 5.
resistance-refusal-mission-done = Cada missão é tentada uma vez, e esta já foi.
resistance-refusal-mission-five = A missão 5 só pode ser escolhida depois de dois sucessos.
resistance-refusal-no-gift-now = Agora não se entregam cartas de trama.
resistance-refusal-not-the-giver = Quem entrega as cartas de trama é o líder.
resistance-refusal-not-drawn = Essa carta de trama não foi comprada.
resistance-refusal-not-to-oneself = O líder entrega as cartas de trama aos outros.
resistance-refusal-plots-drawn = O baralho não dá essas cartas de trama.
resistance-refusal-nothing-to-take = Agora não se tira carta de trama de ninguém.
resistance-refusal-not-held = Essa pessoa não tem essa carta de trama.
resistance-refusal-nothing-to-overhear = Agora não há conversa para entreouvir.
resistance-refusal-not-a-neighbour = Você só pode ouvir quem está ao seu lado.
resistance-refusal-nothing-to-show = Agora ninguém mostra de que lado está.
resistance-refusal-not-your-card = Essa carta de trama é para outra pessoa.
resistance-refusal-not-oneself = Escolha outra pessoa, não você.
resistance-refusal-not-asked = Agora não há pergunta para você sobre uma carta de trama.
resistance-refusal-has-answered = Você já respondeu, e a pergunta vem uma vez só.
resistance-refusal-name-a-member = Escolha um membro da equipe.
resistance-refusal-not-this-card = A pergunta é sobre outra carta de trama.
resistance-refusal-nothing-to-watch = Agora não se olha carta de missão.
resistance-refusal-not-your-look = Outra pessoa olha primeiro.
resistance-refusal-cannot-be-watched = Essa carta está aberta, ou alguém já a olhou.
resistance-refusal-no-investigator-now = Agora não se escolhe investigador.
resistance-refusal-not-the-investigator = O investigador não é o líder nem está na equipe.
resistance-refusal-no-chief-fail = Só um chefe espião pode jogar “Falha do chefe”, a partir de sete jogadores.
resistance-refusal-no-accusation-now = Agora não se acusa ninguém.
resistance-refusal-no-early-accusation = Agora só o caçador espião pode acusar, e só se um chefe espião jogou a carta que permite isso.
resistance-refusal-not-your-accusation = Não cabe a você fazer esta acusação.
resistance-refusal-cannot-be-accused = Acuse outra pessoa: nem você, nem um caçador que se revelou, nem quem você já acusou por engano.
resistance-refusal-no-examination-now = Agora não se investiga ninguém.
resistance-refusal-not-the-examiner = Quem investiga é outra pessoa.
resistance-refusal-not-examined = Agora ninguém investiga você.
resistance-refusal-not-this-loyalty = Você não pode entregar essa carta de lealdade.
resistance-refusal-no-blame-now = Só o agente infiltrado pode apontar um falso infiltrado, uma vez, enquanto se forma uma equipe ou se vota sobre ela.
resistance-refusal-no-inquiry-now = Agora o inquisidor não olha ninguém.
resistance-refusal-not-the-inquisitor = Só quem tem a ficha faz isso.
resistance-refusal-has-held-the-marker = Essa pessoa já teve a ficha.
resistance-refusal-nothing-to-tell = Você não tem nada para contar agora, ou já contou.
resistance-refusal-no-hack = Só um hacker pode jogar “Hack”.
resistance-refusal-hackers-never-fail = Um hacker joga “Sucesso” ou “Hack”, nunca “Falha”.
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
    .about = Uma vez, enquanto se forma uma equipe ou se vota sobre ela, o agente infiltrado pode apontar o falso infiltrado e trocar de personagem e de lado com ele.
resistance-option-inquisitor = Inquisidor
    .about = Depois das missões 2, 3 e 4, quem tem a ficha olha o lado de outra pessoa e passa a ficha a ela. Melhor a partir de sete jogadores.
resistance-option-resistance-hacker = Hacker da Resistência
    .about = Alguém da Resistência que pode inverter o resultado de uma missão.
resistance-option-spy-hacker = Hacker espião
    .about = Um espião que pode inverter o resultado de uma missão, e nunca joga “Falha”.
resistance-option-hidden-hacker = Hacker oculto
    .about = O hacker espião e os outros espiões não se conhecem.
resistance-option-pause = Tempo para responder
    .about = Em segundos. Sem indicação, quem tem uma carta de trama tem 30 para responder. Depois de uma missão fracassada, e nas votações com denúncia, todos têm 15.

resistance-misfit-seats = { resistance-name } é para { $least } a { $most } jogadores.
resistance-misfit-pause-range = O tempo para responder vai de { $least } a { $most } segundos.
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

resistance-rules-goal = A Resistência envia equipes em missões; espiões escondidos entre vocês querem que elas fracassem. { $hunter ->
    [yes] Mas três sucessos ou três fracassos não bastam: então o caçador desse lado deve acusar. Vence o lado cujo caçador descobre um chefe do outro. Os espiões também vencem com cinco equipes rejeitadas seguidas.
   *[other] Com três sucessos, a Resistência vence. Com três fracassos, ou cinco equipes rejeitadas seguidas, os espiões vencem.
} Você pode dizer o que quiser, verdade ou não. Só as cartas e os votos valem.
    .title = Do que se trata
resistance-rules-deal = { $deal ->
    [blind] Cada um recebe uma carta em segredo. Com cinco ou seis jogadores há dois espiões; de sete a nove, três; com dez, quatro. Ninguém fica sabendo quem são os espiões: como espião, você só sabe de si.
    [hidden] Cada um recebe um personagem em segredo. Com cinco ou seis jogadores há dois espiões; de sete a nove, três; com dez, quatro. Os espiões ficam sabendo quem são os outros, menos o hacker espião: ele e os outros espiões não se conhecem. A Resistência não fica sabendo de nada.
    [hunter] Cada um recebe um personagem em segredo. Com cinco ou seis jogadores há dois espiões; de sete a nove, três; com dez, quatro. Durante a noite, abre os olhos quem deve conhecer os outros; a lista de personagens mostra isso linha por linha. Ninguém fica sabendo quem são os caçadores.
   *[other] Cada um recebe um lado em segredo. Com cinco ou seis jogadores há dois espiões; de sete a nove, três; com dez, quatro. Os espiões ficam sabendo quem são os outros; a Resistência não fica sabendo de nada.
} O primeiro líder é sorteado.
    .title = Quem é quem
resistance-rules-proposal = O líder escolhe a equipe: exatamente tantas pessoas quantas a missão pede, com ou sem o próprio líder. Conversem antes; uma boa pergunta costuma revelar mais do que uma resposta.
    .title = A equipe
resistance-rules-vote = Todos votam ao mesmo tempo, estejam na equipe ou não. É preciso mais da metade; um empate rejeita a equipe. Depois todos os votos são mostrados com os nomes. Após uma rejeição, a liderança passa à esquerda e a trilha de votação avança um. Na quinta rejeição seguida, os espiões vencem.
    .title = A votação
resistance-rules-mission = Cada membro da equipe joga uma carta em segredo. { $hackers ->
    [yes] Um hacker joga “Sucesso” ou “Hack”. Os outros da Resistência devem jogar “Sucesso”; os outros espiões escolhem. As cartas são embaralhadas: você vê quantas há de cada tipo, não de quem. Uma Falha basta, mas a missão 4 precisa de duas a partir de sete jogadores. Depois, cada Hack inverte o resultado. Então a liderança passa à esquerda e a trilha de votação recomeça.
   *[other] Se você é da Resistência, deve jogar “Sucesso”; se é espião, escolhe. As cartas são embaralhadas: você vê quantas Falhas há, não de quem. Uma basta, mas a missão 4 precisa de duas a partir de sete jogadores. Depois a liderança passa à esquerda e a trilha de votação recomeça.
}
    .title = A missão
resistance-rules-plots = Antes de cada missão, o líder compra uma, duas ou três cartas de trama, conforme o número de jogadores, e dá cada uma a outra pessoa. Umas agem na hora; outras você guarda e usa uma vez; uma fica para sempre. Todos veem quem tem o quê. Se você pode usar uma carta, há um momento para responder, e calar é dizer não. Se vários quiserem usar a sua, segue-se a ordem da mesa a partir do líder. O que mostram a você, só você vê.
    .title = Cartas de trama
resistance-rules-targeted = O líder escolhe primeiro a missão e depois a equipe. Cada missão pode ser tentada uma vez, e a 5 só depois de dois sucessos. Se a equipe é rejeitada, o próximo líder escolhe de novo e a trilha de votação continua contando. O tamanho da equipe e as Falhas necessárias são os da missão escolhida.
    .title = Missões à escolha
resistance-rules-blind = Ninguém fica sabendo quem são os espiões. Como espião, você só sabe de si, e tem de reconhecer os outros pelo que fazem, como todo mundo.
    .title = Espiões às cegas
resistance-rules-hunter = Cada lado tem um caçador e um chefe; a partir de oito jogadores, a Resistência tem dois chefes, e com dez os espiões também. Os espiões conhecem os chefes deles; dois chefes da Resistência se conhecem. A partir de sete jogadores, um chefe espião também pode jogar “Falha do chefe”: ela conta como uma Falha, e todos veem o que era.
    .title = Caçadores e chefes
resistance-rules-accusation = Depois do terceiro sucesso, o caçador da Resistência se revela e deve acusar um chefe espião; depois do terceiro fracasso, o caçador espião deve acusar um chefe da Resistência. Se acerta, o lado dele vence. Se erra, o resultado da última missão se inverte e a partida continua. Depois da missão 5, os caçadores acusam alternadamente até que um acerte. Nenhum caçador acusa duas vezes a mesma pessoa.
    .title = A acusação
resistance-rules-early = Uma vez por partida, depois de uma missão fracassada que não seja o terceiro fracasso, o caçador espião pode acusar antes da hora: com cinco ou seis jogadores, se o chefe espião jogou “Falha”; com mais, se há uma Falha do chefe entre as cartas. Por isso, depois de uma missão em que isso poderia valer, pergunta-se a todos se continuam, sempre pelo mesmo tempo, e ninguém vê quem pensou no assunto. Se o caçador erra, a missão vira um sucesso.
    .title = A acusação antecipada
resistance-rules-dummy-agent = Quando o agente isca é investigado, pode entregar a carta de um chefe da Resistência, ou “Não é chefe”. Quem o acusa erra.
    .title = O agente isca
resistance-rules-coordinator = Os chefes da Resistência conhecem o coordenador, que não os conhece. Investigado, ele entrega “Não é chefe”; mas para o caçador espião conta como um chefe.
    .title = O coordenador
resistance-rules-deep-agent = O agente infiltrado é um espião que não conhece nenhum dos outros. Durante a noite, os outros o veem.
    .title = O agente infiltrado
resistance-rules-pretender = O falso infiltrado é da Resistência. Os espiões o veem junto com o agente infiltrado, sem saber quem é quem; os dois não se conhecem.
    .title = O falso infiltrado
resistance-rules-blame = Uma vez por partida, da entrega das cartas de trama ao último voto, o agente infiltrado pode se revelar e apontar o falso infiltrado. Se acerta, os dois trocam de personagem e de lado; o que já sabiam, continuam sabendo. Se erra, a partida continua, e todos conhecem o agente infiltrado. Enquanto isso for possível, cada votação fica aberta por um tempo mesmo que todos já tenham votado, e ninguém vê quem votou.
    .title = A denúncia
resistance-rules-investigation = Antes da votação, o líder dá a ficha de investigador a alguém que não lidera nem vai à missão. Depois das missões 1 a 4, alguém é investigado: pelo líder depois de um sucesso, pelo investigador depois de um fracasso, conforme o que disseram as cartas. A pessoa escolhida entrega uma carta de lealdade que diz se ela é chefe. Só quem investiga vê a carta, e pode contar o que quiser.
    .title = A investigação
resistance-rules-inquisitor = A ficha começa à direita do primeiro líder. Depois das missões 2, 3 e 4, quem a tem deve olhar o lado de alguém que nunca a teve; ninguém mais vê, e a ficha passa para essa pessoa.{ $hunter ->
    [yes] { " " }Isso vem depois das acusações e antes da investigação.
   *[other] { "" }
}
    .title = O inquisidor
resistance-rules-hackers = Um hacker joga “Sucesso” ou “Hack”, nunca “Falha”. Primeiro se decide a missão sem contar os Hacks; depois cada Hack inverte o resultado: um o muda, dois o deixam como estava.
    .title = Hackers
resistance-rules-end = { $hunter ->
    [yes] A partida acaba quando um caçador acusa um chefe do outro lado, ou na quinta rejeição seguida. Três sucessos ou três fracassos não a encerram. Então todos os personagens e todas as cartas de missão são revelados, e vocês podem rever a partida.
   *[other] A partida acaba no terceiro sucesso, no terceiro fracasso ou na quinta rejeição seguida. Então todos os lados e todas as cartas de missão são revelados, e vocês podem rever a partida.
}
    .title = O fim

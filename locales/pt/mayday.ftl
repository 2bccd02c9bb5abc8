### Mayday! Mayday!, contado. As chaves seguem os nomes das regras: acontecimentos, recusas, etapas,
### cartas. Os lugares chegam como nomes, os conjuntos de lugares como listas de nomes com a sua
### quantidade em …_count, as cartas como seus nomes com o nome curto em …_id, o resto como nome
### curto.

mayday-name = Mayday! Mayday!
mayday-tagline = Alguém precisa pousar este avião. E alguns de vocês nunca podem chegar perto dos comandos.

## Lados, e o que mostra uma carta de identidade

mayday-side-honest = Honesto
    .about = Você quer a tripulação honesta na cabine, inteira e sem mais ninguém. Depois de olhar uma carta, deve marcar o que viu. Vocês vencem quando toda a tripulação honesta tem acesso à cabine.
mayday-side-infiltrator = Infiltrado
    .about = Você quer a cabine. Conhece os outros infiltrados, e pode marcar as cartas como preferir. Vocês vencem assim que um infiltrado vira comandante ou alguém o deixa entrar na cabine.

## Onde está uma carta de identidade, do ponto de vista de quem a tem

mayday-spot-left = Carta esquerda
mayday-spot-middle = Carta do meio
mayday-spot-right = Carta direita

## Votos

mayday-vote-punch = Socar
    .about = Você não confia nessa pessoa: ela fica sem carta.
mayday-vote-protect = Proteger
    .about = Você confia nessa pessoa. Metade dos votos basta.

## Rodadas de tumultos

mayday-round-doubt = Benefício da dúvida
    .about = Vota-se sobre cada pessoa, uma de cada vez, até acabarem as cartas de Benefício da dúvida.
mayday-round-reliable = Confiável
    .about = De quem tem o Benefício da dúvida, duas pessoas passam a Confiável.
mayday-round-captain = Comandante
    .about = Uma única votação decide quem, entre as duas pessoas confiáveis, é comandante.

## Cartas de status

mayday-status-benefit = Benefício da dúvida
mayday-status-reliable = Confiável

## Partes do voo

mayday-part-suspicions = Primeiras suspeitas
    .about = Todo mundo olha, dos dois lados, a carta vizinha mais próxima.
mayday-part-skirmishes = Tumultos
    .about = Olhar, votar, seguir: assim a tripulação encontra quem comanda.
mayday-part-cockpit = A cabine
    .about = A tripulação honesta vai entrando, uma pessoa por vez. Um só infiltrado, e tudo está perdido.

## Cartas de veterano

mayday-veteran-i-look-at-another = Vou olhar outra pessoa
    .about = Quando é você quem deve olhar: escolha outra pessoa para olhar.
mayday-veteran-not-at-that-one = Não olhe essa pessoa
    .about = Quando outra pessoa deve olhar: você escolhe quem ela olha.
mayday-veteran-not-at-that-card = Não olhe essa carta
    .about = Quando outra pessoa deve olhar: você escolhe qual das três cartas.
mayday-veteran-i-will-look = Deixa que eu olho
    .about = Quando outra pessoa deve olhar: você olha no lugar dela, a carta que quiser.
mayday-veteran-another-must-look = Outra pessoa deve olhar
    .about = Você escolhe quem olha.
mayday-veteran-about-another = O tumulto é com outra pessoa
    .about = A carta de Tumulto passa para alguém sobre quem esta rodada ainda precisa votar.
mayday-veteran-self-knowledge = Autoconhecimento
    .about = Olhe uma das suas próprias cartas e ponha uma ficha ao lado dela.
mayday-veteran-listen = Escutem
    .about = Até alguém fazer a próxima escolha, só você pode falar.

## Etapas: um título curto, como em um painel de partidas, e o que acontece

mayday-stage-deal = Embarque
    .about = Cada um recebe três cartas de identidade e fica sabendo o seu lado.
mayday-stage-window = Veteranos
    .about = Pergunta-se a quem tem uma carta de veterano fechada se vai usá-la agora. Calar é passar.
mayday-stage-choose = Qual carta?
    .about = Quem deve olhar escolhe uma das três cartas.
mayday-stage-mark = Uma olhada
    .about = Alguém olha uma carta em segredo; depois, uma ficha diz o que ela é, ou o que seria.
mayday-stage-vote = Tumulto
    .about = Todos os outros socam ou protegem, em segredo e ao mesmo tempo.
mayday-stage-shuffle = Cartas abertas
    .about = As cartas são embaralhadas e abertas.
mayday-stage-crew = Cabine
    .about = Quem entrou por último pode mandar alguém olhar uma carta, e depois deixa alguém entrar.
mayday-stage-over = Fim do voo
    .about = O voo acabou, e todas as cartas são reveladas.

## Acontecimentos

mayday-event-team-dealt = { $side ->
    [infiltrator] Você faz parte dos infiltrados.
   *[honest] Você faz parte da tripulação honesta.
}
mayday-event-infiltrators-met = Os infiltrados são { $infiltrators }.
mayday-event-veteran-dealt = Sua carta de veterano: { $card }.
mayday-event-begins = A carta de Tumulto está diante de { $seat }.
mayday-event-announced = { $looker } vai olhar a carta { $spot ->
    [left] esquerda
    [middle] do meio
   *[right] direita
} de { $target }.
mayday-event-looked = { $looker } olha a carta { $spot ->
    [left] esquerda
    [middle] do meio
   *[right] direita
} de { $target }.
mayday-event-card-seen = A carta { $spot ->
    [left] esquerda
    [middle] do meio
   *[right] direita
} de { $target } é { $side ->
    [infiltrator] de infiltrado
   *[honest] honesta
}.
mayday-event-marked = { $by } marca a carta { $spot ->
    [left] esquerda
    [middle] do meio
   *[right] direita
} de { $target } como { $side ->
    [infiltrator] “Infiltrado”
   *[honest] “Honesto”
}.
mayday-event-looked-at-own = { $by } olha a própria carta { $spot ->
    [left] esquerda
    [middle] do meio
   *[right] direita
}.
mayday-event-own-card-seen = Sua carta { $spot ->
    [left] esquerda
    [middle] do meio
   *[right] direita
} é { $side ->
    [infiltrator] de infiltrado
   *[honest] honesta
}.
mayday-event-own-marked = { $by } marca a própria carta { $spot ->
    [left] esquerda
    [middle] do meio
   *[right] direita
} como { $side ->
    [infiltrator] “Infiltrado”
   *[honest] “Honesto”
}.
mayday-event-round-begins = { $round ->
    [doubt] Começa a rodada do Benefício da dúvida.
    [reliable] Começa a rodada Confiável.
   *[captain] Começa a votação para comandante.
}
mayday-event-skirmish = O tumulto é com { $seat }.
mayday-event-must-look = { $looker } deve olhar uma carta de { $target }.
mayday-event-nobody-looks = Ninguém pode olhar as cartas de { $target }.
mayday-event-voted = { $result ->
    [protected] A tripulação protege { $seat }
   *[punched] A tripulação soca { $seat }
}. Proteger: { $protect_count ->
    [0] ninguém
   *[other] { $protect }
}. Socar: { $punch_count ->
    [0] ninguém
   *[other] { $punch }
}.
mayday-event-spared = { $round ->
    [doubt] { $seats_count ->
        [1] { $seats } recebe sem votação o último Benefício da dúvida.
       *[other] { $seats } recebem sem votação os últimos Benefícios da dúvida.
    }
   *[reliable] { $seats_count ->
        [1] { $seats } passa a Confiável sem votação.
       *[other] { $seats } passam a Confiável sem votação.
    }
}
mayday-event-captain-found = { $captain } assume como comandante.
mayday-event-turned-up = { $seat } embaralha as três cartas e as abre: { $hand }. As fichas já não dizem de qual carta se trata.
mayday-event-sent = { $by } manda { $looker } olhar uma carta de { $target }.
mayday-event-let-in = { $by } deixa { $seat } entrar na cabine.
mayday-event-veteran-used = { $by } usa “{ $card }”.
mayday-event-silenced = Agora só { $by } pode falar.
mayday-event-ended = { $ending ->
    [safe-landing] { mayday-ending-safe-landing }
    [infiltrator-captain] { mayday-ending-infiltrator-captain }
   *[infiltrator-let-in] { mayday-ending-infiltrator-let-in }
} Os lados: { $hands }.
mayday-event-lied = { $by } mentiu sobre a carta { $spot ->
    [left] esquerda
    [middle] do meio
   *[right] direita
} de { $target }.

## Finais

mayday-ending-safe-landing = Toda a tripulação honesta está na cabine: ela pousa o avião e vence.
mayday-ending-infiltrator-captain = O comandante é um infiltrado: os infiltrados vencem.
mayday-ending-infiltrator-let-in = Um infiltrado entrou na cabine: os infiltrados vencem.

## Como está a mesa, uma linha para cada coisa

mayday-status-stage = Etapa: { $stage }
mayday-status-round = Rodada: { $round }
mayday-status-skirmish = Carta de Tumulto: { $seat }
mayday-status-look = { $looker } olha { $target }
mayday-status-marker = { $by } sobre a carta { $spot ->
    [left] esquerda
    [middle] do meio
   *[right] direita
} de { $target }: { $side ->
    [infiltrator] Infiltrado
   *[honest] Honesto
}
mayday-status-marker-apart = { $by } sobre uma carta de { $target } antes de embaralhar: { $side ->
    [infiltrator] Infiltrado
   *[honest] Honesto
}
mayday-status-benefit-held = Benefício da dúvida: { $seats }
mayday-status-reliable-held = Confiável: { $seats }
mayday-status-left = Cartas de status no centro: { $count }
mayday-status-punched = Levaram um soco: { $seats }
mayday-status-access = Na cabine: { $seats }
mayday-status-access-left = Cartas de acesso no centro: { $count }
mayday-status-speaker = Só { $seat } pode falar
mayday-status-seen = Você viu: a carta { $spot ->
    [left] esquerda
    [middle] do meio
   *[right] direita
} de { $target } é { $side ->
    [infiltrator] de infiltrado
   *[honest] honesta
}
mayday-status-seen-apart = Você viu antes de embaralhar: uma carta de { $target } era { $side ->
    [infiltrator] de infiltrado
   *[honest] honesta
}
mayday-status-infiltrators = Infiltrados conhecidos: { $infiltrators }

## Recusas

mayday-refusal-no-such-seat = Esta mesa não tem esse lugar.
mayday-refusal-cards-dealt = Uma mesa deste tamanho tem outras cartas de identidade.
mayday-refusal-veterans-dealt = As cartas de veterano não podem ser distribuídas assim.
mayday-refusal-not-shuffled = Essas não são as cartas deste lugar.
mayday-refusal-no-look-now = Agora não se escolhe carta.
mayday-refusal-not-the-looker = Quem olha é outra pessoa.
mayday-refusal-nothing-to-mark = Agora não se põe ficha.
mayday-refusal-mark-the-truth = A tripulação honesta marca o que viu.
mayday-refusal-no-vote-now = Agora não há votação.
mayday-refusal-not-about-oneself = Esta votação é sobre você: quem vota são os outros.
mayday-refusal-has-voted = Você já votou; um voto não pode ser mudado.
mayday-refusal-not-in-the-cockpit = Só quem entrou na cabine por último faz isso.
mayday-refusal-no-crew-now = Agora ninguém escolhe para a cabine.
mayday-refusal-cannot-look = Essa olhada não é permitida: é preciso ter uma ficha, nenhuma das duas pessoas pode ter acesso à cabine, e ninguém olha duas vezes a mesma pessoa.
mayday-refusal-look-was-made = Você já mandou alguém olhar: é uma olhada para cada pessoa que entra.
mayday-refusal-has-access = Essa pessoa já tem acesso à cabine.
mayday-refusal-not-asked = Agora não há pergunta para você sobre uma carta de veterano.
mayday-refusal-has-answered = Você já respondeu; em cada ocasião a pergunta vem uma vez.
mayday-refusal-not-your-card = Sua carta de veterano não faz isso agora.
mayday-refusal-nothing-changes = Uma carta de veterano precisa mudar alguma coisa.
mayday-refusal-vote-is-over = A carta de Tumulto só pode passar para alguém sobre quem esta rodada ainda precisa votar.
mayday-refusal-no-marker-left = Você não tem mais fichas.

## Opções

mayday-option-veterans = Cartas de veterano para todos
    .about = Cada um tem uma carta que mexe com as regras uma vez. Melhor depois de um ou dois voos.
mayday-option-experienced = Cartas de veterano para experientes
    .about = Só recebe uma carta de veterano quem já terminou dois voos neste servidor.
mayday-option-pause = Tempo para responder
    .about = Por quantos segundos se espera quem tem cartas de veterano, antes de uma olhada, de uma votação e de uma escolha na cabine; 8 se você não disser outra coisa.
mayday-option-arrows = Setas da carta de Tumulto
    .about = A quantos lugares, em sentido horário, está quem olha, em cada uma das três rodadas, como 3-2-3. Não conhecemos a carta impressa; sem isto, a mesa usa as nossas setas.

mayday-misfit-seats = { mayday-name } é para { $least } a { $most } jogadores: nunca foi impresso de quantas cartas se precisaria com nove ou dez.
mayday-misfit-pause-range = O tempo para responder vai de { $least } a { $most } segundos.
mayday-misfit-pause-needs-veterans = Não se pede resposta a ninguém: escolha também cartas de veterano.
mayday-misfit-one-kind-of-veterans = As cartas de veterano são para todos ou para experientes, não as duas coisas.
mayday-misfit-experienced-seats = Indique lugares desta mesa pelos números, como 1,3, ou escreva auto.
mayday-misfit-arrows = Escreva três números, como 3-2-3. Os dois primeiros devem ser diferentes e apontar além dos lugares vizinhos; o terceiro pode apontar para qualquer lugar, menos o próprio.

## Ajuda com as regras

mayday-rules-goal = Os pilotos estão desacordados, e alguém precisa pousar o avião. A maioria de vocês é honesta; { $seats ->
    [5] dois
    [6] dois
    [7] três
    [8] três
   *[other] dois ou três
} são infiltrados que querem os comandos. A tripulação honesta vence quando está inteira na cabine. Os infiltrados vencem assim que um deles é comandante, ou entra na cabine. { $veterans ->
    [none] Você pode dizer o que quiser
   *[other] Você pode dizer o que quiser, a menos que uma carta de veterano faça você se calar
}; só as cartas, as fichas e os votos valem.
    .title = Do que se trata
mayday-rules-deal = Todo mundo tem três cartas de identidade fechadas: na tripulação honesta, duas honestas e uma de infiltrado; entre os infiltrados, o contrário. Você conhece o seu lado, mas não sabe onde está cada uma das suas cartas. Os infiltrados se conhecem. Por isso, ver uma carta não prova nada; ver duas iguais, sim.
    .title = Três cartas
mayday-rules-looking = Quando você olha uma carta, só você a vê; depois põe ao lado dela uma das suas quatro fichas: “Honesto” ou “Infiltrado”. A tripulação honesta deve marcar o que viu; os infiltrados podem mentir. Todos veem quem marcou o quê. Você nunca olha duas vezes a mesma pessoa, e sem ficha não pode olhar. Quem está na cabine já não olha.
    .title = Olhar e marcar
mayday-rules-suspicions = Primeiro, cada um olha duas cartas: a mais próxima à sua direita e depois a mais próxima à sua esquerda. { $veterans ->
    [none] No fim, todas as cartas das pontas estão marcadas, e sobram duas fichas para cada um.
   *[other] Se nenhuma carta de veterano mudar isso, no fim todas as cartas das pontas estão marcadas, e sobram duas fichas para cada um.
}
    .title = Primeiras suspeitas
mayday-rules-skirmish = A carta de Tumulto está diante de alguém, e a seta aponta para outra pessoa, que deve olhar uma dessas três cartas. Depois todos votam ao mesmo tempo, menos a pessoa do tumulto: socar ou proteger. Metade dos votos basta para proteger. Os votos são mostrados com os nomes. Se a pessoa apontada não pode olhar, olha a que está à direita dela; se essa não pode, a que está à esquerda dela; se nenhuma pode, ninguém olha.
    .title = Um tumulto
mayday-rules-doubt = Primeira rodada: quem é protegido recebe um Benefício da dúvida. Quem leva o soco fica sem, e suas cartas das pontas são viradas de lado; continua votando e olhando. A carta de Tumulto passa em sentido horário. { $seats ->
    [5] Há três Benefícios da dúvida.
    [6] Há três Benefícios da dúvida.
    [7] Há quatro Benefícios da dúvida.
    [8] Há quatro Benefícios da dúvida.
   *[other] Há três Benefícios da dúvida, e quatro a partir de sete jogadores.
} Quando só restam tantos jogadores quantas cartas, eles as recebem sem votação.
    .title = Benefício da dúvida
mayday-rules-captain = A segunda rodada passa por quem tem um Benefício da dúvida: quem é protegido vira a carta para Confiável; quem leva o soco a perde. Acaba quando há duas pessoas confiáveis, ou quando só restam duas possíveis. Depois há uma única votação sobre uma das duas: se for protegida, é comandante; se levar o soco, comandante é a outra. Quem comanda embaralha as suas cartas e as abre; as fichas já não dizem de qual carta se trata. Se for um infiltrado, a tripulação honesta perdeu.
    .title = Confiável e comandante
mayday-rules-cockpit = Quem entrou na cabine por último pode primeiro mandar alguém sem acesso olhar uma carta de outra pessoa sem acesso. Depois deixa alguém entrar, que também embaralha as suas cartas e as abre. E assim por diante, até entrar toda a tripulação honesta, ou um infiltrado.
    .title = A cabine
mayday-rules-veterans = { $veterans ->
    [experienced] Quem terminou dois voos aqui tem uma carta de veterano
   *[other] Todos menos quem começa têm uma carta de veterano
}. Cada uma só pode ser usada uma vez. Antes de cada olhada, de cada votação e de cada escolha na cabine, a mesma pergunta vai a todos os que têm a carta fechada, pelo mesmo tempo; calar é passar. Se vários usam uma carta, vale a primeira em sentido horário a partir da carta de Tumulto, e os outros ficam com a sua. Você pode escolher passar automaticamente.
    .title = Cartas de veterano
mayday-rules-end = Quando o voo acaba, todas as cartas são reveladas, e vocês podem revê-lo com as cartas abertas: quem viu o quê, quem marcou o quê e quem mentiu.
    .title = O fim

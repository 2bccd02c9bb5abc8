### Illegal, contado. As chaves seguem os nomes das regras: acontecimentos, recusas, etapas,
### mercadorias, papéis. Os lugares chegam como nomes, os conjuntos de lugares como listas de nomes
### com a sua quantidade em …_count, as mercadorias e os papéis como seus nomes com o nome curto em
### …_id, as cartas como listas de “2 × Armas” com a sua quantidade em …_count, os dedos como listas
### de “Ana → Ben”, o resto como nome curto.

illegal-name = Illegal
illegal-tagline = Compre o que você quer, troque o que você tem, e não deixe ninguém descobrir quem você é.

## Mercadorias

illegal-resource-luxury-cars = Carros de luxo
illegal-resource-guns = Armas
illegal-resource-jewelry = Joias
illegal-resource-alcohol = Bebidas
illegal-resource-pornography = Pornografia
illegal-resource-secret-files = Arquivos secretos
illegal-resource-call-girls = Garotas de programa
illegal-resource-powder = Pó

## Papéis, e as cartas de suspeito que os nomeiam

illegal-role-luxury-cars-dealer = Ladrão de carros
illegal-role-luxury-cars-buyer = Presidente africano
illegal-role-guns-dealer = Vendedor de armas
illegal-role-guns-buyer = General guerrilheiro
illegal-role-jewelry-dealer = Ladra de joias
illegal-role-jewelry-buyer = Banqueiro suíço
illegal-role-alcohol-dealer = Vendedor de bebidas
illegal-role-alcohol-buyer = Estrela de Hollywood
illegal-role-pornography-dealer = Editor de pornografia
illegal-role-pornography-buyer = Colecionador obcecado de pornografia
illegal-role-secret-files-dealer = Hacker
illegal-role-secret-files-buyer = Diretora da C.I.A.
illegal-role-call-girls-dealer = Cafetão
illegal-role-call-girls-buyer = Emir milionário
illegal-role-powder-dealer = Vendedor de pó
illegal-role-powder-buyer = Estrela do rock

## O mesmo para uma mesa em família: outros nomes, as mesmas regras

illegal-family-resource-luxury-cars = Gnomos de jardim
illegal-family-resource-guns = Patinhos de borracha
illegal-family-resource-jewelry = Meias sem par
illegal-family-resource-alcohol = Queijo fedorento
illegal-family-resource-pornography = Almofadas de pum
illegal-family-resource-secret-files = Receitas da vovó
illegal-family-resource-call-girls = Cactos
illegal-family-resource-powder = Confete

illegal-family-role-luxury-cars-dealer = Sequestrador de gnomos
illegal-family-role-luxury-cars-buyer = Duquesa do gramado
illegal-family-role-guns-dealer = Contrabandista de patinhos
illegal-family-role-guns-buyer = Almirante da banheira
illegal-family-role-jewelry-dealer = Fantasma da lavanderia
illegal-family-role-jewelry-buyer = Pirata da perna de pau
illegal-family-role-alcohol-dealer = Bandido do queijo
illegal-family-role-alcohol-buyer = Rei dos ratos
illegal-family-role-pornography-dealer = Vendedor de pegadinhas
illegal-family-role-pornography-buyer = Rainha entediada
illegal-family-role-secret-files-dealer = Espião de cozinha
illegal-family-role-secret-files-buyer = Mestre-cuca
illegal-family-role-call-girls-dealer = Caubói dos cactos
illegal-family-role-call-girls-buyer = Ouriço solitário
illegal-family-role-powder-dealer = Mágico do confete
illegal-family-role-powder-buyer = Dragão aniversariante

## Os dois lados de um negócio

illegal-trade-dealer = Vendedor
illegal-trade-buyer = Comprador

## Etapas: um título curto, e o que acontece

illegal-stage-build = Pacotes
    .about = O mestre do jogo monta um pacote para cada um, ou deixa que sejam sorteados.
illegal-stage-deal = Distribuição
    .about = Cada um recebe um pacote: dois papéis e seis cartas.
illegal-stage-ready = Mestre do jogo
    .about = O mestre do jogo pode começar o que vem agora.
illegal-stage-session = Negócios
    .about = Bata à porta, converse nos cantos, troque cartas. O que acontece num canto fica ali.
illegal-stage-lay-out = Carregamento
    .about = Cartas novas são postas nas docas, uma a uma. Quando a última está ali, cada um pode pegar uma.
illegal-stage-dock = Docas
    .about = Cada um pega uma carta. Quem chega primeiro escolhe primeiro.
illegal-stage-lot = Sorteio
    .about = Mais de uma pessoa estendeu a mão no mesmo instante: o sorteio decide quem vem primeiro.
illegal-stage-rest = O resto
    .about = Quem ainda não tem carta recebe por sorteio uma das que sobraram.
illegal-stage-show = Suspeitos
    .about = As próximas cartas de suspeito são mostradas.
illegal-stage-debate = Debate
    .about = Quem é? Acuse, negue, conte ou minta.
illegal-stage-point = Dedos
    .about = Todos apontam ao mesmo tempo, para outra pessoa ou para ninguém.
illegal-stage-reveal = Revelações
    .about = O mestre do jogo diz quem revela as cartas primeiro.
illegal-stage-over = Caso encerrado
    .about = Os papéis, as mãos e todas as trocas são revelados.

## O que o mestre do jogo começa

illegal-next-session = Rodada de negócios
illegal-next-docks = Docas
illegal-next-debate = Debate

## Acontecimentos

illegal-event-packed = Pacote montado: { $packet }.
illegal-event-unpacked = Pacote desfeito: { $packet }.
illegal-event-packets-ready = Os pacotes estão prontos.
illegal-event-dealt = { $seat } recebe um pacote: { $packet }.
illegal-event-ready = { $next ->
    [session] O mestre do jogo pode começar a rodada de negócios.
    [docks] O mestre do jogo pode abrir as docas.
   *[debate] O mestre do jogo pode começar o debate.
}
illegal-event-session-begins = Começa a rodada de negócios { $session }.
illegal-event-knocked = { $from } bate à porta e quer falar com { $to }.
illegal-event-withdrew = { $from } não quer mais falar com { $to }.
illegal-event-turned-away = { $by } não recebe { $from }.
illegal-event-walked = { $seats_count ->
    [1] { $seats } vai para o canto { $corner }.
   *[other] { $seats } vão para o canto { $corner }.
}
illegal-event-returned = { $seats_count ->
    [1] { $seats } volta para a mesa.
   *[other] { $seats } voltam para a mesa.
}
illegal-event-laid = { $by } põe uma carta para { $to }: { $resource }.
illegal-event-took-back = { $by } pega de volta uma carta que estava ali para { $to }: { $resource }.
illegal-event-confirmed = { $by } confirma a troca com { $to }: { $give } por { $get }.
illegal-event-exchanged = { $one } dá { $gave } a { $other } e recebe { $got }.
illegal-event-lies = { $gives_count ->
    [0] { $one } não oferece nada
   *[other] { $one } oferece { $gives }
}, { $gets_count ->
    [0] { $other } não oferece nada
   *[other] { $other } oferece { $gets }
}. { $confirmed_count ->
    [0] Ninguém confirmou.
    [1] { $confirmed } confirmou.
   *[other] { $confirmed } confirmaram.
}
illegal-event-said-done = { $seat } terminou.
illegal-event-session-over = A rodada de negócios { $session } acabou: todos voltam para a mesa, e as trocas abertas são anuladas.
illegal-event-laid-out = Carregamento { $dock } nas docas, próxima carta: { $resource }.
illegal-event-rush-begins = Todas as cartas do carregamento { $dock } estão ali: cada um pode pegar uma.
illegal-event-lot-drawn = Estenderam a mão no mesmo instante. O sorteio decide a ordem: { $order }.
illegal-event-took = { $seat } pega uma carta nas docas: { $resource }.
illegal-event-left-with = { $seat } recebe por sorteio o que sobrou nas docas: { $resource }.
illegal-event-handed-out = Carregamento { $dock } nas docas: cada um recebe uma carta.
illegal-event-handed = { $seat } recebe uma carta: { $resource }.
illegal-event-shown = Procura-se: { $roles }.
illegal-event-pointing = O debate acabou: todos apontam.
illegal-event-accused = { $fingers }. { $roles_count ->
    [1] { $accused } recebe a carta de suspeito: { $roles }.
   *[other] { $accused } recebe as cartas de suspeito: { $roles }.
}
illegal-event-not-accused = { $fingers_count ->
    [0] Ninguém aponta para ninguém.
   *[other] { $fingers }: empate.
} { $roles_count ->
    [1] A carta de suspeito sai do jogo: { $roles }.
   *[other] As cartas de suspeito saem do jogo: { $roles }.
}
illegal-event-who-reveals = O mestre do jogo pode dizer quem revela as cartas primeiro.
illegal-event-revealed = { $seat } revela o pacote: { $packet }. { $hand_count ->
    [0] Nenhuma carta na mão
   *[other] Na mão: { $hand }
}. { $points ->
    [0] 0 pontos.
    [1] 1 ponto.
    [-1] -1 ponto.
   *[other] { $points } pontos.
}
illegal-event-account = Rodada de negócios { $session }, em { $at_ms }: { $one } deu { $gave } a { $other } e recebeu { $got }.
illegal-event-won = { $winners_count ->
    [1] { $winners } vence.
   *[other] { $winners } dividem a vitória.
}

## Como está a mesa, uma linha para cada coisa

illegal-status-stage = Etapa: { $stage }
illegal-status-session = Rodada de negócios: { $session }
illegal-status-corner = Canto { $corner }: { $seats }
illegal-status-done = Terminaram: { $seats }
illegal-status-took = { $seat } pegou nas docas: { $resource }
illegal-status-suspects = Procura-se: { $roles }
illegal-status-accused = Cartas de suspeito diante de { $seat }: { $roles }
illegal-status-packet = Seu pacote: { $packet }
illegal-status-hand = Suas cartas: { $hand }
illegal-status-revealed = { $seat }: { $packet }; { $hand_count ->
    [0] nenhuma carta
   *[other] { $hand }
}; { $points ->
    [0] 0 pontos
    [1] 1 ponto
    [-1] -1 ponto
   *[other] { $points } pontos
}

## Recusas

illegal-refusal-no-such-seat = Ninguém joga nesse lugar: escolha alguém que joga.
illegal-refusal-role-taken = Esse papel está em outro pacote: cada mercadoria tem um vendedor e um comprador.
illegal-refusal-too-many-resources = É uma mercadoria a mais: há tantas quantos são os jogadores.
illegal-refusal-extra-taken = Essa carta extra está em outro pacote: cada mercadoria é a carta extra de uma pessoa só.
illegal-refusal-deals-what-it-buys = Ninguém compra a própria mercadoria: escolha duas diferentes.
illegal-refusal-mirrored = Esse pacote seria o espelho de outro: escolha outro vendedor ou outro comprador.
illegal-refusal-extra-is-a-role = A carta extra não pode ser nem do vendedor nem do comprador do pacote.
illegal-refusal-packets-dealt = Esses pacotes não podem ser distribuídos: há um para cada jogador, como foram montados ou sorteados.
illegal-refusal-no-session-now = Isso precisa esperar uma rodada de negócios.
illegal-refusal-not-to-oneself = Essa pessoa é você: escolha outra.
illegal-refusal-has-knocked = Você já está batendo a uma porta: desista primeiro, depois bata a outra.
illegal-refusal-are-together = Vocês já estão no mesmo canto: é só conversar.
illegal-refusal-no-such-knock = Ninguém mais bate a essa porta.
illegal-refusal-not-in-a-corner = Você já está à mesa.
illegal-refusal-not-together = Negócios são feitos num canto: vocês precisam estar no mesmo.
illegal-refusal-card-not-free = Você não tem essa carta livre: ela não está na sua mão, ou está numa troca.
illegal-refusal-not-laid = Você não pôs essa carta ali: só pode pegar de volta as suas.
illegal-refusal-not-what-lies = Agora há outra coisa ali: olhe de novo e depois confirme.
illegal-refusal-has-confirmed = Você já confirmou; agora é com o outro lado.
illegal-refusal-nothing-in-return = Cada lado precisa pôr ao menos uma carta.
illegal-refusal-no-docks-now = Agora não há o que pegar nas docas: espere o próximo carregamento.
illegal-refusal-not-all-laid-out = Espere até a última carta estar ali: então cada um pode pegar uma.
illegal-refusal-has-a-card = Você já tem a sua carta deste carregamento: é uma para cada um.
illegal-refusal-has-claimed = Você já estende a mão para uma carta: espere até que se decida.
illegal-refusal-not-at-the-docks = Essa carta não está nas docas, ou já se foi: escolha outra.
illegal-refusal-dock-laid-out = Essas cartas não podem chegar agora: um carregamento traz uma carta de cada mercadoria em jogo.
illegal-refusal-lot-drawn = Esse sorteio não é possível: sorteia-se entre quem estendeu a mão no mesmo instante.
illegal-refusal-rest-dealt = Essas cartas não podem ser distribuídas agora: quem não tem carta recebe o que sobrou.
illegal-refusal-cards-handed-out = Essas cartas não podem ser distribuídas agora: cada jogador recebe uma, e há uma de cada mercadoria em jogo.
illegal-refusal-suspects-shown = Não é a vez dessas cartas de suspeito: mostre um par, ou uma carta, que ainda não foi julgado.
illegal-refusal-no-pointing-now = Agora ninguém aponta: primeiro vem o debate.
illegal-refusal-has-pointed = Você já apontou; isso não pode ser mudado.
illegal-refusal-not-at-oneself = Aponte para outra pessoa, ou para ninguém.
illegal-refusal-nothing-to-end = Agora não há rodada nem debate para encerrar.
illegal-refusal-has-said-so = Você já disse que terminou; faltam os outros.
illegal-refusal-plays-no-hand = O mestre do jogo não joga: isso é com os jogadores.
illegal-refusal-not-the-master = Só o mestre do jogo faz isso.
illegal-refusal-not-asked = Agora não se pede isso ao mestre do jogo.

## Opções

illegal-option-gm = Uma pessoa como mestre do jogo
    .about = Ocupa um lugar a mais, o último. O mestre do jogo não joga e vê tudo, monta os pacotes, e começa e encerra as rodadas, as docas e os debates. Sem isto, é a mesa que faz.
illegal-option-casual = Partida casual
    .about = Rodadas de 15 a 30 minutos, ao longo de uma noite: não é preciso que todos estejam ali ao mesmo tempo. Nas docas, cada um recebe ao acaso uma carta que mais ninguém vê.
illegal-option-advanced = Tribunal avançado
    .about = As cartas de suspeito são julgadas uma a uma, e não aos pares. Para quem é descoberto com muita facilidade.
illegal-option-family = Mesa em família
    .about = Gnomos de jardim, patinhos de borracha e queijo fedorento em vez das mercadorias da caixa, que são para adultos. As regras são as mesmas.
illegal-option-session = Duração de uma rodada
    .about = Quantos minutos dura uma rodada de negócios; 3 se você não disser outra coisa, 15 numa partida casual.
illegal-option-debate = Duração de um debate
    .about = Por quantos segundos se debatem as cartas de suspeito; 60 se você não disser outra coisa.
illegal-option-pause = Tempo para apontar
    .about = Quantos segundos há para apontar depois de um debate; 20 se você não disser outra coisa. Quem não faz nada não aponta para ninguém.

illegal-misfit-seats = { illegal-name } é para { $least } a { $most } jogadores; um mestre do jogo ocupa um lugar a mais.
illegal-misfit-seats-with-master = { illegal-name } com um mestre do jogo é para { $least } a { $most } pessoas, contando o mestre.
illegal-misfit-session-range = Uma rodada dura de { $least } a { $most } minutos.
illegal-misfit-casual-range = Numa partida casual, uma rodada dura de { $least } a { $most } minutos.
illegal-misfit-debate-range = Um debate dura de { $least } a { $most } segundos.
illegal-misfit-pause-range = Há de { $least } a { $most } segundos para apontar.

## Ajuda com as regras

illegal-rules-goal = Você tem dois papéis secretos: um vendedor, que tem de sobra uma mercadoria, e um comprador, que quer outra. Faça trocas nos cantos, onde só quem está ali vê e ouve você, e junte o que o seu comprador quer. Mas fique de olho: no fim há um tribunal, e quem é descoberto paga caro. Você pode dizer o que quiser; só as cartas e os dedos valem.
    .title = Do que se trata
illegal-rules-deal = Seu pacote: um papel de vendedor, um papel de comprador, cinco cartas da sua mercadoria e uma carta extra de outra coisa. Ninguém compra a própria mercadoria, e nunca há dois jogadores que poderiam simplesmente trocar tudo entre si. Há tantas mercadorias quantos jogadores, e dez cartas de cada: cinco com o vendedor, uma como carta extra de alguém e quatro que { $casual ->
    [yes] são entregues depois
   *[other] vêm pelas docas
}. { $players ->
    [8] Todas as oito mercadorias estão em jogo.
   *[other] Não se diz quais mercadorias estão em jogo.
} As cartas com os seus papéis nunca são mostradas.
    .title = Seu pacote
illegal-rules-sessions = Há cinco rodadas de negócios, { $minutes ->
    [0] de três minutos se não foi escolhida outra coisa
    [1] de um minuto
   *[other] de { $minutes } minutos
}, e entre uma e outra { $casual ->
    [yes] há uma carta nova para cada um
   *[other] chega um carregamento às docas
}. Uma rodada começa com todos à mesa. Quando o tempo acaba, todos voltam para lá; o que ainda está aberto é anulado, e cada um fica com as suas cartas. Uma rodada acaba antes do tempo { $gm ->
    [yes] quando todos dizem que terminaram, ou quando o mestre do jogo a encerra
   *[other] quando todos dizem que terminaram
}. Quem disse que terminou ainda pode negociar, mas não voltar atrás.
    .title = Rodadas de negócios
illegal-rules-corners = À mesa não se faz negócio. Bata à porta de alguém: se deixarem, vocês dois vão para um canto, ou você entra no canto onde a pessoa está. Todos veem quem está em qual canto, mas o que se diz e se mostra ali só se ouve e se vê ali. Qualquer um num canto pode receber ou recusar quem bate. Você bate a uma porta por vez, e pode desistir. Saia quando quiser; quem fica sem companhia volta para a mesa.
    .title = Os cantos
illegal-rules-exchange = Ponha cartas para alguém do seu canto, abertas; todos no canto as veem. O outro lado põe as dele. Quando os dois confirmam exatamente o que está ali, as cartas mudam de mãos. Qualquer mudança anula as duas confirmações. Uma carta por três pode; alguma coisa por nada, não. Várias trocas podem ficar abertas, mas cada carta está em uma só. Nenhuma mão é grande demais, nada se tira às cegas, e quantas cartas você tem é assunto seu.
    .title = As trocas
illegal-rules-docks = { $casual ->
    [yes] Depois de cada uma das quatro primeiras rodadas, cada um recebe ao acaso uma carta do carregamento, que traz uma de cada mercadoria em jogo. Mais ninguém a vê. Não há correria, e ninguém precisa estar ali.
   *[other] Depois de cada uma das quatro primeiras rodadas chegam cartas novas: uma de cada mercadoria em jogo, postas uma a uma à vista de todos. Nada se pega antes da última; então cada um pega uma só. Quem chega primeiro escolhe primeiro; entre quem estende a mão no mesmo instante, o sorteio decide. Se a sua carta já se foi, pegue outra. Depois de dez segundos, quem não tem carta recebe por sorteio uma das que sobraram. Todos veem quem pegou o quê.
}
    .title = As docas
illegal-rules-tribunal = Depois da última rodada, todos se reúnem à mesa. { $advanced ->
    [yes] As cartas de suspeito, um vendedor e um comprador por jogador, vêm uma a uma em ordem aleatória.
   *[other] Para cada jogador há um par de cartas de suspeito, o seu vendedor e o seu comprador; os pares vêm em ordem aleatória.
} Cada debate dura { $debate ->
    [0] um minuto, se não foi escolhida outra coisa
   *[other] { $debate } segundos
}. Depois todos apontam ao mesmo tempo, para outra pessoa ou para ninguém. Quem recebe mais dedos { $advanced ->
    [yes] fica com a carta. Com empate, ou sem nenhum dedo, ela sai do jogo
   *[other] fica com as duas cartas. Com empate, ou sem nenhum dedo, elas saem do jogo
}. Todos veem quem apontou para quem. A mesma pessoa pode ser suspeita várias vezes.
    .title = O tribunal
illegal-rules-score = Um ponto para cada carta da sua mão que o seu comprador quer. Um ponto para cada carta de suspeito diante de você que está errada: uma suspeita vale alguma coisa, enquanto for falsa. Cinco pontos a menos para cada uma que está certa. Vence quem tem mais pontos; com pontos iguais, divide-se a vitória. No fim tudo é revelado: os papéis, as mãos e todas as trocas, quem deu o quê a quem, e quando.
    .title = Os pontos
illegal-rules-casual = Uma partida casual leva uma noite. { $minutes ->
    [0] As rodadas duram de 15 a 30 minutos
   *[other] As rodadas duram { $minutes } minutos
}, e ninguém precisa estar ali o tempo todo: negocie quando for bom para você. Enquanto você não está, ninguém negocia por você. Nas docas não há correria: cada um recebe ao acaso uma carta do carregamento, e mais ninguém a vê. Para o tribunal, todos deveriam estar presentes.
    .title = Partida casual
illegal-rules-advanced = No tribunal avançado não há pares. Todas as cartas de suspeito, vendedores e compradores, são embaralhadas e julgadas uma a uma, cada uma com o seu debate e os seus dedos. Assim, um vendedor não entrega quem é o comprador, nem o contrário.
    .title = Tribunal avançado
illegal-rules-master = Uma pessoa pode ser o mestre do jogo, num lugar próprio: o último. O mestre do jogo não joga, vê todas as cartas e ouve todos os cantos, e todos ouvem o mestre. Ele monta os pacotes ou deixa que sejam sorteados, começa e encerra as rodadas, as docas e os debates, e diz quem revela as cartas primeiro. O que as regras decidem não se pergunta a ele. O mestre não tem limite de tempo; mas se fica fora por tempo demais, a mesa continua no lugar dele.
    .title = Um mestre do jogo

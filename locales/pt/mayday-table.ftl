### A mesa de Mayday! Mayday!: o que dizem o avião, as escolhas, o segredo e o fim, além das
### palavras das regras. Os lugares chegam como nomes, os conjuntos de lugares como listas.

## O que acontece agora, a mesma frase para todos

mayday-table-now-deal = As cartas estão sendo distribuídas.
mayday-table-now-window = { $before ->
    [vote] Vem aí a votação sobre { $skirmish }: alguém usa antes uma carta de veterano?
    [crew] Vem aí uma escolha para a cabine: alguém usa antes uma carta de veterano?
   *[look] { $looker } vai olhar a carta { $spot ->
        [left] esquerda
        [middle] do meio
       *[right] direita
    } de { $target }. Alguém usa uma carta de veterano?
}
mayday-table-now-choose = { $looker } escolhe qual carta de { $target } vai olhar.
mayday-table-now-mark = { $own ->
    [yes] { $looker } olha a própria carta { $spot ->
        [left] esquerda
        [middle] do meio
       *[right] direita
    } e põe uma ficha.
   *[no] { $looker } olha a carta { $spot ->
        [left] esquerda
        [middle] do meio
       *[right] direita
    } de { $target } e põe uma ficha.
}
mayday-table-now-vote = { $awaited_count ->
    [0] Todos os votos sobre { $skirmish } foram dados.
    [1] Socar ou proteger { $skirmish }? { $awaited } ainda está pensando.
    [2] Socar ou proteger { $skirmish }? { $awaited } ainda estão pensando.
    [3] Socar ou proteger { $skirmish }? { $awaited } ainda estão pensando.
   *[other] Socar ou proteger { $skirmish }? Faltam { $awaited_count } votos.
}
mayday-table-now-shuffle = Três cartas são embaralhadas e abertas.
mayday-table-now-crew = { $looked ->
    [yes] { $awaited } escolhe quem deixa entrar na cabine.
   *[no] { $awaited } pode mandar alguém olhar, e deixa alguém entrar na cabine.
}
mayday-table-now-over = O voo acabou.

## O avião

mayday-table-board = O avião
mayday-table-seats = A tripulação, no sentido horário
mayday-table-cockpit = Cabine
mayday-table-cockpit-left = { $left ->
    [0] Não resta nenhuma carta de acesso.
    [1] Resta uma carta de acesso.
   *[other] Restam { $left } cartas de acesso.
}
mayday-table-centre = { $left ->
    [0] Não resta nenhuma carta de status no centro.
    [1] Resta uma carta de status no centro.
   *[other] Restam { $left } cartas de status no centro.
}
mayday-table-infiltrators = { $count ->
    [1] Há um infiltrado a bordo.
   *[other] Há { $count } infiltrados a bordo.
}
mayday-table-tally = { $result ->
    [protected] { $seat }: proteção, { $protect } a { $punch }
   *[punched] { $seat }: soco, { $punch } a { $protect }
}
mayday-table-listen = Até a próxima escolha, só { $seat } pode falar.
mayday-table-listen-you = Até a próxima escolha, só você pode falar.

## Um lugar e as suas três cartas

# Uma letra no verso de uma carta: onde ela está, do ponto de vista de quem a tem.
mayday-table-spot-left = E
mayday-table-spot-middle = M
mayday-table-spot-right = D
mayday-table-card-marked = { $spot ->
    [left] Carta esquerda
    [middle] Carta do meio
   *[right] Carta direita
}: { $marks }
mayday-table-card-unmarked = { $spot ->
    [left] Carta esquerda
    [middle] Carta do meio
   *[right] Carta direita
}: sem ficha
mayday-table-marks-apart = Postas antes de embaralhar: { $marks }
mayday-table-card-turned = { $side ->
    [infiltrator] Aberta: Infiltrado
   *[honest] Aberta: Honesto
}
mayday-table-mark = { $side ->
    [infiltrator] Infiltrado, segundo { $by }
   *[honest] Honesto, segundo { $by }
}
mayday-table-seat-skirmish = Carta de Tumulto
mayday-table-seat-arrow = A seta aponta para cá
mayday-table-seat-looks = Olha
mayday-table-seat-looked-at = Olham sua carta
mayday-table-seat-punched = Levou um soco
mayday-table-seat-captain = Comandante
mayday-table-seat-access = Na cabine
mayday-table-seat-voted = Já votou
mayday-table-seat-punch = Vota socar
mayday-table-seat-protect = Vota proteger
mayday-table-seat-markers = { $count ->
    [0] Sem fichas
    [1] Ainda tem uma ficha
   *[other] Ainda tem { $count } fichas
}
mayday-table-seat-veteran-down = Carta de veterano, fechada
mayday-table-seat-veteran-up = Carta de veterano usada: { $card }

## O que uma ficha prova, para quem está começando

mayday-table-hint = O que uma ficha prova
    .about = Sozinha, pouco. A tripulação honesta marca o que viu, mas os infiltrados podem mentir, e todo mundo tem pelo menos uma carta de cada tipo. Duas cartas da mesma pessoa que são mesmo iguais entregam o lado dela.
mayday-table-hint-done = Entendi

## O que todos sabem: fichas, votos, cartas de veterano

mayday-table-knowledge = Quem marcou o quê
mayday-table-knowledge-caption = Nas linhas, de quem é a carta; nas colunas, de quem é a ficha
mayday-table-knowledge-corner = Carta de
mayday-table-knowledge-none = Nenhuma ficha foi posta ainda.
mayday-table-knowledge-cell = { $spot ->
    [left] Carta esquerda
    [middle] Carta do meio
   *[right] Carta direita
}: { $side ->
    [infiltrator] Infiltrado
   *[honest] Honesto
}
mayday-table-knowledge-apart = { $side ->
    [infiltrator] antes de embaralhar: Infiltrado
   *[honest] antes de embaralhar: Honesto
}
mayday-table-key-letters = E, M e D: carta esquerda, do meio e direita, do ponto de vista de quem as tem
mayday-table-votes-caption = Cada votação: sobre quem foi, e quem socou ou protegeu
mayday-table-votes-none = Ainda não se votou sobre ninguém.
mayday-table-votes-about = Sobre quem
mayday-table-votes-result = Resultado
mayday-table-votes-verdict = { $result ->
    [protected] proteção, { $protect } a { $punch }
   *[punched] soco, { $punch } a { $protect }
}
mayday-table-votes-self = A votação é sobre essa pessoa
mayday-table-veterans = Cartas de veterano
mayday-table-veterans-used = { $card }, usada por { $name }
mayday-table-veterans-down = { $count ->
    [0] Ninguém tem carta fechada.
    [1] { $names } tem uma carta fechada.
   *[other] { $names } têm uma carta fechada.
}
mayday-table-veterans-all = As cartas que existem; algumas não estão neste voo

## O que os sinais querem dizer

mayday-table-signs = O que os sinais querem dizer
mayday-table-signs-honest = Uma ficha: quem a pôs diz que esta carta é honesta
mayday-table-signs-infiltrator = Uma ficha: quem a pôs diz que esta carta é de infiltrado
mayday-table-signs-left = Fichas que alguém ainda tem
mayday-table-signs-skirmish = A carta de Tumulto: a votação é sobre essa pessoa
mayday-table-signs-arrow = A seta da carta: essa pessoa olha primeiro
mayday-table-signs-look = Quem olha, e qual carta
mayday-table-signs-punched = Cartas das pontas viradas de lado: levou um soco
mayday-table-signs-apart = Fichas à parte: postas antes de embaralhar, já não pertencem a nenhuma carta

## O que você viu

mayday-table-notes = O que eu vi
mayday-table-notes-hold = Segure para ler as notas
    .about = Segure para ler. Só você vê isto, e fica guardado até o voo acabar.
mayday-table-notes-none = Você ainda não olhou nenhuma carta.
mayday-table-notes-line = { $spot ->
    [left] Carta esquerda de { $target }
    [middle] Carta do meio de { $target }
   *[right] Carta direita de { $target }
}
mayday-table-notes-apart = Uma carta de { $target }, antes de embaralhar
mayday-table-notes-own = { $spot ->
    [left] Sua própria carta esquerda
    [middle] Sua própria carta do meio
   *[right] Sua própria carta direita
}
mayday-table-notes-said = { $said ->
    [infiltrator] { $side ->
        [infiltrator] Infiltrado
       *[honest] Honesto, e você marcou Infiltrado
    }
    [honest] { $side ->
        [infiltrator] Infiltrado, e você marcou Honesto
       *[honest] Honesto
    }
   *[nothing] { $side ->
        [infiltrator] Infiltrado
       *[honest] Honesto
    }
}

## O que você pode fazer

mayday-table-ask-look = Qual carta de { $target } você olha?
mayday-table-spot-next = ao lado de { $name }
mayday-table-spot-between = entre as outras duas
mayday-table-ask-mark = { $own ->
    [yes] Você olha a sua própria carta { $spot ->
        [left] esquerda
        [middle] do meio
       *[right] direita
    }. O que diz a sua ficha?
   *[no] Você olha a carta { $spot ->
        [left] esquerda
        [middle] do meio
       *[right] direita
    } de { $target }. O que diz a sua ficha?
}
mayday-table-mark-hold = Segure para ver a carta
    .about = Segure para ver a carta. Ninguém mais vê o que ela é.
mayday-table-ask-vote-doubt = Com proteção, essa pessoa recebe um Benefício da dúvida. Metade dos votos basta para proteger.
mayday-table-ask-vote-reliable = Com proteção, essa pessoa passa a Confiável; com um soco, perde a carta. Metade dos votos basta para proteger.
mayday-table-ask-vote-captain = Com proteção, comandante é { $seat }; com um soco, é { $other }. Metade dos votos basta para proteger.
mayday-table-ask-crew = Você entrou na cabine por último. O que vem primeiro?
mayday-table-ask-send = Quem você manda olhar?
mayday-table-ask-send-target = { $looker } deve olhar quem?
mayday-table-ask-let-in = Quem você deixa entrar na cabine?
mayday-table-window-hold = Segure e veja sua carta
    .about = Segure para ver a sua carta de veterano. Os outros só sabem que você tem uma.
mayday-table-window-could = Ela poderia ser usada agora.
mayday-table-window-could-not = Ela não mudaria nada agora.
mayday-table-ask-divert = { $looker } deve olhar quem, em vez de { $target }?
mayday-table-ask-divert-you = Quem você olha em vez de { $target }?
mayday-table-ask-turn = { $looker } deve olhar qual outra carta de { $target }?
mayday-table-ask-replace = Quem deve olhar { $target } no lugar de { $looker }?
mayday-table-ask-move-to = Quem recebe a carta de Tumulto no lugar de { $skirmish }?
mayday-table-ask-look-at-own = Qual das suas próprias cartas você olha?

mayday-table-do-look = Olhar
mayday-table-do-mark = { $side ->
    [infiltrator] Marcar Infiltrado
   *[honest] Marcar Honesto
}
mayday-table-do-punch = Socar
mayday-table-do-protect = Proteger
mayday-table-do-send = Mandar
mayday-table-do-send-first = Mandar alguém olhar
mayday-table-do-let-in = Deixar entrar
mayday-table-do-let-in-first = Deixar entrar
mayday-table-do-pass = Passar
mayday-table-do-use = Usar a carta
mayday-table-do-divert = Usar
mayday-table-do-turn = Usar
mayday-table-do-step-in = Usar
mayday-table-do-replace = Usar
mayday-table-do-move-to = Usar
mayday-table-do-look-at-own = Usar
mayday-table-do-silence = Usar

mayday-table-sure-look = Olhar a carta { $spot ->
    [left] esquerda
    [middle] do meio
   *[right] direita
} de { $target }? Todos vão saber que você olhou.
mayday-table-sure-mark = { $side ->
    [infiltrator] Marcar esta carta como “Infiltrado”? Todos veem, e a ficha fica.
   *[honest] Marcar esta carta como “Honesto”? Todos veem, e a ficha fica.
}
mayday-table-sure-mark-truth = { $side ->
    [infiltrator] A tripulação honesta marca o que viu. Marcar esta carta como “Infiltrado”?
   *[honest] A tripulação honesta marca o que viu. Marcar esta carta como “Honesto”?
}
mayday-table-sure-punch = Socar { $seat }? Um voto não pode ser mudado.
mayday-table-sure-protect = Proteger { $seat }? Um voto não pode ser mudado.
mayday-table-sure-send = Mandar { $looker } olhar uma carta de { $target }? Só dá para fazer isso uma vez.
mayday-table-sure-let-in = Deixar { $seat } entrar na cabine? Se for dos infiltrados, os infiltrados vencem.
mayday-table-sure-pass = Passar desta vez? Você fica com a carta.
mayday-table-sure-pass-instead = Sua carta não mudaria nada agora. Passar desta vez?
mayday-table-sure-divert = { $own ->
    [yes] Usar a sua carta e olhar { $seat } em vez de { $target }? Depois ela não serve mais.
   *[no] Usar a sua carta e fazer { $looker } olhar { $seat } em vez de { $target }? Depois ela não serve mais.
}
mayday-table-sure-turn = Usar a sua carta e fazer { $looker } olhar a carta { $spot ->
    [left] esquerda
    [middle] do meio
   *[right] direita
} de { $target }? Depois ela não serve mais.
mayday-table-sure-step-in = Usar a sua carta e olhar { $target } no lugar de { $looker }? Depois ela não serve mais.
mayday-table-sure-replace = Usar a sua carta e fazer { $seat } olhar { $target } no lugar de { $looker }? Depois ela não serve mais.
mayday-table-sure-move-to = Usar a sua carta e passar a carta de Tumulto de { $skirmish } para { $seat }? Depois ela não serve mais.
mayday-table-sure-look-at-own = Usar a sua carta e olhar a sua própria carta { $spot ->
    [left] esquerda
    [middle] do meio
   *[right] direita
}? Todos vão saber que você olhou.
mayday-table-sure-silence = Usar a sua carta? Até alguém fazer a próxima escolha, só você pode falar.

mayday-table-wait-about-you = Esta votação é sobre você: quem vota são os outros.
mayday-table-wait-over = O voo acabou.
mayday-table-wait-no-card = A pergunta é para quem tem uma carta de veterano fechada. Dura o que o relógio mostra, ou menos.

## Como você quer ser perguntado sobre a sua carta de veterano

mayday-table-auto = Em cada pausa
mayday-table-auto-ask = me perguntar
    .about = Como em uma mesa de verdade: você responde todas as vezes, e ninguém consegue deduzir nada.
mayday-table-auto-never = passar no meu lugar
    .about = Neste voo você passa automaticamente todas as vezes, até mudar isto aqui.
mayday-table-auto-passing = Você vai passar automaticamente.
mayday-table-auto-stop = Eu respondo

## O que só você sabe

mayday-table-secret-team = O seu lado
mayday-table-secret-infiltrators = Infiltrados que você conhece
mayday-table-secret-vote = O seu voto
mayday-table-secret-veteran = A sua carta de veterano
mayday-table-secret-answer = A sua resposta
mayday-table-secret-answer-pass = passar
mayday-table-secret-answer-use = usar
mayday-table-secret-sights = O que você viu

## O fim

mayday-table-end-markers = Quem viu o quê, e quem mentiu
mayday-table-end-lies = { $count ->
    [0] Nenhuma ficha era mentira.
    [1] Uma ficha era mentira.
   *[other] { $count } fichas eram mentira.
}
mayday-table-end-marker = { $by } sobre a carta { $spot ->
    [left] esquerda
    [middle] do meio
   *[right] direita
} de { $target }
mayday-table-end-saw = { $saw ->
    [infiltrator] viu Infiltrado
   *[honest] viu Honesto
}
mayday-table-end-said = { $side ->
    [infiltrator] marcou Infiltrado
   *[honest] marcou Honesto
}
mayday-table-end-lie = Mentira

## As opções de uma mesa

mayday-table-options-veterans = Cartas de veterano
mayday-table-options-more = Mais

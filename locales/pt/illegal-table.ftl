### A mesa de Illegal: o que dizem a sala, os cantos, as docas, o tribunal, o painel e o fim, além
### das palavras das regras. Os lugares chegam como nomes, os conjuntos de lugares como listas de
### nomes com a sua quantidade em …_count, as cartas como uma lista do tipo “2 × Armas e 1 × Pó”, os
### papéis como uma lista.

## O que acontece agora, a mesma frase para todos

illegal-table-now-build = { $master } monta os pacotes.
illegal-table-now-deal = Os pacotes estão sendo distribuídos.
illegal-table-now-ready = { $next ->
    [session] { $master } começa a próxima rodada de negócios.
    [docks] { $master } abre as docas.
   *[debate] { $master } chama os próximos suspeitos.
}
illegal-table-now-session = { $done_count ->
    [0] Rodada de negócios { $session } de 5: negocia-se nos cantos.
   *[other] Rodada de negócios { $session } de 5. Já terminaram { $done_count } de { $players }.
}
illegal-table-now-lay-out = Cartas estão sendo postas nas docas, uma a uma. Atenção: com a última começa a correria.
illegal-table-now-dock = { $missing_count ->
    [0] Todos têm uma carta das docas.
    [1] As docas estão abertas. { $missing } ainda não tem carta.
    [2] As docas estão abertas. { $missing } ainda não têm carta.
   *[other] As docas estão abertas: uma carta para cada um, quem chega primeiro escolhe primeiro.
}
illegal-table-now-lot = Mais de uma pessoa estendeu a mão no mesmo instante: o sorteio decide.
illegal-table-now-rest = Quem não tem carta recebe o que sobrou.
illegal-table-now-show = Os próximos suspeitos são chamados.
illegal-table-now-debate = { $done_count ->
    [0] Quem é: { $roles }? Debatam abertamente.
   *[other] Quem é: { $roles }? Já terminaram de debater { $done_count } de { $players }.
}
illegal-table-now-point = { $awaited_count ->
    [0] Todos apontaram.
    [1] Quem é: { $roles }? { $awaited } ainda precisa apontar.
    [2] Quem é: { $roles }? { $awaited } ainda precisam apontar.
   *[other] Quem é: { $roles }? Ainda faltam { $awaited_count }.
}
illegal-table-now-reveal = { $master } diz quem revela as cartas primeiro.
illegal-table-now-over = A noite acabou.

## A sala

illegal-table-room = A sala
illegal-table-people = Todos na sala
# O nome de um canto, como numa porta.
illegal-table-corner = Canto { $corner }
# Ao lado de um nome, para quem escuta: onde está essa pessoa.
illegal-table-in-corner = no canto { $corner }
illegal-table-at-table = à mesa
# No centro da mesa.
illegal-table-session = Rodada { $session } de 5
illegal-table-master = Mestre do jogo
# Pequenas marcas junto de uma pessoa.
illegal-table-seat-done = Terminou
illegal-table-seat-knocks = Bate à porta
illegal-table-seat-knocked = Você bateu aqui
illegal-table-seat-pointed = Já apontou
illegal-table-seat-suspected = Suspeitas: { $roles }

## Quem ouve você: fica acima da linha em que se escreve

illegal-table-hear-corner = { $names_count ->
    [1] Só { $names } ouve você.
   *[other] Só { $names } ouvem você.
}
illegal-table-hear-table = { $names_count ->
    [0] Ninguém ouve você: os outros estão nos cantos.
    [1] À mesa, { $names } ouve você.
   *[other] À mesa, { $names } ouvem você.
}
illegal-table-hear-master = Todos ouvem você, em todos os cantos.

## Um canto, quando estou nele

illegal-table-corner-with = Canto { $corner }, com { $names }
# Escolhe com quem negociar, quando há mais de uma pessoa.
illegal-table-partner = Negociar com
illegal-table-side-theirs = { $name } dá
illegal-table-side-yours = Você dá
illegal-table-side-empty = Nada ainda
illegal-table-hand = Suas cartas livres
illegal-table-hand-none = Nenhuma das suas cartas está livre.
# O que faz um toque numa carta, para quem escuta.
illegal-table-lay = { $count ->
    [1] Pôr { $resource }: há uma livre
   *[other] Pôr { $resource }: há { $count } livres
}
illegal-table-take-back = { $count ->
    [1] Pegar de volta { $resource }: há uma ali
   *[other] Pegar de volta { $resource }: há { $count } ali
}
illegal-table-hint-lay = Toque numa carta para pô-la ali. Toque nela ali para pegá-la de volta.
# Um carimbo num lado cujas cartas acabaram de mudar.
illegal-table-changed = Mudou
illegal-table-confirmed = { $name } confirmou
illegal-table-confirmed-you = Você confirmou
illegal-table-others-lie = Entre { $one } e { $other } há { $gives } por { $gets }.

## O que você pode fazer numa rodada

illegal-table-ask-talk = Toque em alguém para pedir uma conversa.
    .about = Se a pessoa aceitar, vocês dois vão para um canto. Mais ninguém ouve nem vê o que acontece ali.
illegal-table-ask-knock = { $where ->
    [corner] Pedir a { $name } para entrar no canto { $corner }?
   *[table] Pedir a { $name } uma conversa num canto?
}
illegal-table-ask-knock-leaving = Se a pessoa aceitar, você deixa o canto em que está.
illegal-table-do-knock = { $where ->
    [corner] Pedir para entrar
   *[table] Pedir uma conversa
}
illegal-table-knocked = { $where ->
    [corner] Você bateu à porta do canto { $corner }, onde { $name } está.
   *[table] Você pediu uma conversa a { $name }.
}
illegal-table-do-withdraw = Desistir
illegal-table-knock = { $where ->
    [yours] { $name } quer entrar no canto de vocês.
   *[table] { $name } quer falar com você.
}
illegal-table-do-admit = { $where ->
    [yours] Deixar entrar
   *[table] Ir conversar
}
illegal-table-do-turn-away = Agora não
illegal-table-do-leave = Voltar para a mesa
illegal-table-do-done = Terminei
illegal-table-done = { $names_count ->
    [0] Ninguém terminou ainda.
    [1] { $names } terminou.
   *[other] { $names } terminaram.
}
illegal-table-wait-done = { $stage ->
    [session] Você terminou. Ainda pode negociar.
   *[debate] Você terminou. Ainda pode falar.
}

## Confirmar uma troca

illegal-table-confirm-yours = Ponha ao menos uma carta para { $name }.
illegal-table-confirm-theirs = { $name } ainda não pôs nada.
illegal-table-confirm-nothing = Ainda não há nada entre você e { $name }.
illegal-table-confirm-changed = Mudou. Olhe de novo.
illegal-table-confirm-agreed = { $name } confirmou exatamente isto.
illegal-table-do-confirm = Confirmar: dar { $give }, receber { $get }
illegal-table-wait-confirm = Você confirmou. Agora é com { $name }.

## As docas

illegal-table-docks = As docas
illegal-table-dock = Carregamento { $dock } de 4
illegal-table-dock-take = Pegar { $resource }
illegal-table-dock-reaching = Estendendo a mão…
illegal-table-dock-taken = É de { $name }
illegal-table-dock-yours = Sua
illegal-table-dock-lot = No mesmo instante. Ordem do sorteio: { $names }.
illegal-table-ask-claim = Toque numa carta antes que outra pessoa a pegue.
illegal-table-ask-claim-again = Já se foi. Toque em outra carta.
illegal-table-wait-claim = Você estende a mão para { $resource }…
illegal-table-wait-took = Você pegou { $resource }.
illegal-table-docks-so-far = Quem pegou o quê nas docas
illegal-table-docks-none = Ainda não chegou nada.
illegal-table-docks-row = Carregamento { $dock }

## O tribunal

illegal-table-suspects = { $all ->
    [0] Quem é?
   *[other] Quem é? { $number } de { $all }
}
illegal-table-ask-point = Para quem você aponta?
illegal-table-do-point = Apontar para { $name }
illegal-table-do-point-at-nobody = Para ninguém
illegal-table-sure-point = Apontar para { $name }: { $roles }? Fica em segredo até todos apontarem, e não pode ser mudado.
illegal-table-sure-point-at-nobody = Não apontar para ninguém? Fica em segredo até todos apontarem, e não pode ser mudado.
illegal-table-wait-pointed = O seu dedo fica em segredo até todos apontarem.
illegal-table-verdict = { $accused_count ->
    [0] Ninguém fica com a suspeita. Fora do jogo: { $roles }.
   *[other] As suspeitas caem sobre { $accused }: { $roles }.
}
illegal-table-verdict-last = O último veredicto
illegal-table-verdict-next = Continuar
illegal-table-fingers = Quem apontou para quem
illegal-table-finger = { $from } aponta para { $to }
illegal-table-finger-nobody = { $from } não aponta para ninguém
illegal-table-verdicts = Veredictos até agora
illegal-table-verdicts-none = Ninguém foi julgado ainda.

## Uma pessoa como mestre do jogo

illegal-table-console = Painel
illegal-table-console-about = Você vê tudo. Ouve todos os cantos, e todos ouvem você.
illegal-table-build = Pacote { $number } de { $all }
illegal-table-build-dealer = Vende
illegal-table-build-buyer = Compra
illegal-table-build-extra = Carta extra
# Ao lado do que não pode ser escolhido com o resto.
illegal-table-build-unfit = Não combina
illegal-table-build-draft = Pacotes até agora
illegal-table-build-none = Nenhum pacote ainda.
illegal-table-ask-pack = Escolha o que o pacote vende, o que compra e a carta extra.
illegal-table-ask-pack-unfit = Esse pacote vai contra uma regra. Acrescente-o e você saberá qual.
illegal-table-do-pack = Acrescentar este pacote
illegal-table-do-unpack = Desfazer o último
illegal-table-do-draw-packets = Sortear todos os pacotes
illegal-table-sure-draw-packets = Sortear todos os pacotes? Os que você montou não serão usados.
illegal-table-do-start = { $next ->
    [session] Começar a rodada
    [docks] Abrir as docas
   *[debate] Chamar os suspeitos
}
illegal-table-do-end = { $stage ->
    [session] Encerrar a rodada
    [dock] Fechar as docas
   *[debate] Encerrar o debate
}
illegal-table-sure-end = { $stage ->
    [session] Encerrar a rodada para todos? As trocas abertas são anuladas.
    [dock] Fechar as docas? Quem não tem carta recebe por sorteio o que sobrou.
   *[debate] Encerrar o debate? Depois todos apontam.
}
illegal-table-ask-reveal = Quem revela as cartas primeiro? Os outros seguem em sentido horário.
illegal-table-do-reveal-first = Primeiro { $name }
illegal-table-sure-reveal-first = { $name } revela primeiro? Depois tudo fica à mostra.
illegal-table-console-hands = Todos os pacotes e mãos
illegal-table-console-player = Pessoa
illegal-table-console-lies = O que está nos cantos
illegal-table-console-nothing = Não há nada nos cantos.
illegal-table-console-knocks = { $from } bate à porta de { $to }.
illegal-table-wait-master = Agora as regras seguem sozinhas.

## O que você sabe: as suas trocas e as que viu

illegal-table-known = O que eu sei
illegal-table-known-hold = Segure para ler as trocas
    .about = Segure para ler. São as trocas que você fez ou viu; só você vê esta lista.
illegal-table-known-none = Você ainda não viu nenhuma troca.
illegal-table-known-deal = { $one } deu { $gave } a { $other } por { $got }
illegal-table-known-when = Rodada { $session }, { $at }

## O que só você sabe

illegal-table-secret-dealer = Você vende: { $resource }
illegal-table-secret-buyer = Você quer: { $resource }
illegal-table-secret-hand = Suas cartas
illegal-table-secret-wanted = { $count ->
    [0] Nenhuma delas conta para você ainda.
    [1] Uma delas conta para você.
   *[other] { $count } delas contam para você.
}
illegal-table-secret-finger = Você aponta para
illegal-table-secret-nothing = Você ainda não tem pacote.
illegal-table-secret-master = Como mestre do jogo, você vê tudo na própria mesa.

## O fim

illegal-table-end-title = Contas acertadas
illegal-table-end-ranking = Pontos
illegal-table-end-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
# Cartas da mercadoria que essa pessoa queria.
illegal-table-end-wanted = Cartas desejadas: { $count }
illegal-table-end-hand = Na mão
illegal-table-end-suspected = Suspeitas
illegal-table-end-suspected-none = Nenhuma suspeita
illegal-table-end-right = certo, −5
illegal-table-end-wrong = errado, +1
illegal-table-end-flows = Quem deu o quê a quem
illegal-table-end-flows-about = Uma seta para o que um deu a outro: quanto mais cartas, mais grossa. A tabela abaixo diz o mesmo em palavras.
illegal-table-end-person = Pessoa
illegal-table-end-everybody = Todos
illegal-table-end-session = Rodada
illegal-table-end-all-sessions = Todas as rodadas
illegal-table-end-none = Nenhuma carta mudou de mãos.
illegal-table-end-account = Todas as trocas
illegal-table-end-when = Tempo
illegal-table-end-who = Quem
illegal-table-end-gave = Deu
illegal-table-end-whom = A quem
illegal-table-end-got = Recebeu
illegal-table-end-verdicts = Todos os veredictos

## As opções de uma mesa

illegal-table-options-evening = A noite
illegal-table-options-names = Nomes
illegal-table-options-more = Mais

### A linha de comando, onde ela conta uma partida. A ajuda e os relatórios são em inglês.

cli-title = { $game } com { $options }
cli-seats = À mesa: { $seats }
cli-bound = A distribuição está fixada por { $commitment }.
# Depois de uma frase que nem todos ouviram.
cli-alone = { $sentence } (só para { $seats })
cli-suspect = { $who } suspeitaria de { $whom } ({ $percent }%), porque:
# Quanto uma frase pesa em uma suspeita.
cli-evidence = { $bits } bits: { $sentence }
cli-recorded = Partida gravada: experimente `{ $verify }` e `{ $replay }`.
cli-again = Outra vez com as cartas abertas: { $command }
cli-after-entry = Depois da entrada { $entry } de { $entries }:
cli-awaited = À espera de: { $seats }
cli-awaited-until = Até { $time }, à espera de: { $seats }
cli-misfits = esta mesa de { $game } não pode ser montada
cli-see-games = `redeye games` mostra o que há.
cli-game = { $id }: { $game }, de { $least } a { $most } jogadores{ $with_master ->
    [none] { "" }
   *[other] { " " }({ $with_master } com um mestre do jogo)
}{ $adults ->
    [yes] , 18+
   *[no] { "" }
}
cli-choose = Escolha opções com --set, por exemplo: { $example }

## Box files of Hijacked

cli-box-fits = { $file }: a caixa “{ $name }” serve. Jogue com --box, ou como opção
cli-box-unfit = { $file }: esta caixa não serve
cli-no-box = --box: { $game } não tem arquivos de caixa

## How a box of Hijacked comes out, as a picture

cli-no-picture = --svg: não há uma imagem assim de { $game }
cli-balance-title = Hijacked com a caixa “{ $box }”
cli-balance-about = Como as partidas terminam, em rodadas, recuos e pontos. Bots: { $bots }
cli-balance-solo = Solo
cli-balance-players = { $players } jogadores
cli-balance-rescued = resgate
cli-balance-behind = o Cybot vence
cli-balance-stormed = invasão
cli-balance-rounds = Rodadas até o fim
cli-balance-retreats = Quantas vezes a polícia recuou
cli-balance-points = Pontos, quando houve resgate
cli-balance-winners = lugares que venceram
cli-balance-others = todos os outros
cli-balance-median = mediana { $number }
cli-balance-none = nenhuma
cli-balance-bars = As barras mostram a proporção de partidas ou de lugares.
cli-balance-strips = As faixas abaixo mostram a metade do meio, e o traço nelas a mediana.

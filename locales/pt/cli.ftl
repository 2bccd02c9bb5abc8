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
cli-game = { $id }: { $game }, de { $least } a { $most } jogadores
cli-choose = Escolha opções com --set, por exemplo: { $example }

### La línea de órdenes, donde cuenta una partida. La ayuda y los informes están en inglés.

cli-title = { $game } con { $options }
cli-seats = En la mesa: { $seats }
cli-bound = El reparto queda fijado por { $commitment }.
# Detrás de una frase que no todo el mundo oyó.
cli-alone = { $sentence } (solo para { $seats })
cli-suspect = { $who } sospecharía de { $whom } ({ $percent } %), porque:
# Cuánto pesa una frase en una sospecha.
cli-evidence = { $bits } bits: { $sentence }
cli-recorded = Partida guardada: prueba `{ $verify }` y `{ $replay }`.
cli-again = Otra vez con las cartas abiertas: { $command }
cli-after-entry = Tras la entrada { $entry } de { $entries }:
cli-awaited = Se espera a: { $seats }
cli-awaited-until = Se espera hasta { $time } a: { $seats }
cli-misfits = esta mesa de { $game } no se puede preparar
cli-see-games = `redeye games` muestra lo que hay.
cli-game = { $id }: { $game }, de { $least } a { $most } jugadores
cli-choose = Elige opciones con --set, por ejemplo: { $example }

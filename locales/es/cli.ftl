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
cli-again = Otra vez, con todas las cartas a la vista: { $command }
cli-after-entry = Tras la entrada { $entry } de { $entries }:
cli-awaited = Se espera a: { $seats }
cli-awaited-until = Se espera hasta { $time } a: { $seats }
cli-misfits = esta mesa de { $game } no se puede preparar
cli-see-games = `redeye games` muestra lo que hay.
cli-game = { $id }: { $game }, de { $least } a { $most } jugadores{ $with_master ->
    [none] { "" }
   *[other] { " " }({ $with_master } con alguien que dirige el juego)
}{ $adults ->
    [yes] , +18
   *[no] { "" }
}
cli-choose = Elige opciones con --set, por ejemplo: { $example }

## Box files of Hijacked

cli-box-fits = { $file }: la caja «{ $name }» encaja. Juégala con --box, o como opción
cli-box-unfit = { $file }: esta caja no encaja
cli-no-box = --box: { $game } no tiene archivos de caja

## How a box of Hijacked comes out, as a picture

cli-no-picture = --svg: no hay una imagen así de { $game }
cli-balance-title = Hijacked con la caja «{ $box }»
cli-balance-about = Cómo acaban las partidas, por rondas, retiradas y puntos. Bots: { $bots }
cli-balance-solo = Solitario
cli-balance-players = { $players } jugadores
cli-balance-rescued = rescate
cli-balance-behind = gana el Cybot
cli-balance-stormed = asalto
cli-balance-rounds = Rondas hasta el final
cli-balance-retreats = Cuántas veces retrocedió la policía
cli-balance-points = Puntos, cuando hubo rescate
cli-balance-winners = asientos que ganaron
cli-balance-others = todos los demás
cli-balance-median = mediana { $number }
cli-balance-none = ninguna
cli-balance-bars = Las barras muestran qué parte de las partidas, o de los asientos.
cli-balance-strips = Las franjas de abajo muestran la mitad central, y su línea la mediana.

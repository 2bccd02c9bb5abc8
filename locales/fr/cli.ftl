### La ligne de commande, quand elle raconte une partie. L’aide et les rapports sont en anglais.

cli-title = { $game } avec { $options }
cli-seats = À la table : { $seats }
cli-bound = La distribution est fixée par { $commitment }.
# Derrière une phrase que tout le monde n’a pas entendue.
cli-alone = { $sentence } (pour { $seats } seulement)
cli-suspect = { $who } soupçonnerait { $whom } ({ $percent } %), parce que :
# Combien une phrase pèse dans un soupçon.
cli-evidence = { $bits } bits : { $sentence }
cli-recorded = Partie enregistrée : essaie `{ $verify }` et `{ $replay }`.
cli-again = Encore une fois, cartes ouvertes : { $command }
cli-after-entry = Après l’entrée { $entry } sur { $entries } :
cli-awaited = On attend : { $seats }
cli-awaited-until = On attend jusqu’à { $time } : { $seats }
cli-misfits = { $game } : cette table ne peut pas être installée
cli-see-games = `redeye games` montre ce qu’il y a.
cli-game = { $id } : { $game }, de { $least } à { $most } joueurs{ $with_master ->
    [none] { "" }
   *[other] { " " }({ $with_master } avec un maître de jeu)
}{ $adults ->
    [yes] , 18+
   *[no] { "" }
}
cli-choose = Choisis les options avec --set, par exemple : { $example }

## Box files of Hijacked

cli-box-fits = { $file } : la boîte « { $name } » convient. Joue-la avec --box, ou comme option
cli-box-unfit = { $file } : cette boîte ne convient pas
cli-no-box = --box : { $game } n’a pas de fichiers de boîte

## How a box of Hijacked comes out, as a picture

cli-no-picture = --svg : il n’y a pas d’image de ce genre pour { $game }
cli-balance-title = Hijacked avec la boîte « { $box } »
cli-balance-about = L’issue des parties, selon les manches, les replis et les points. Bots : { $bots }
cli-balance-solo = Solo
cli-balance-players = À { $players }
cli-balance-rescued = sauvetage
cli-balance-behind = le Cybot gagne
cli-balance-stormed = assaut
cli-balance-rounds = Manches jusqu’à la fin
cli-balance-retreats = Combien de fois la police a reculé
cli-balance-points = Points, quand il y a eu sauvetage
cli-balance-winners = places gagnantes
cli-balance-others = toutes les autres
cli-balance-median = médiane { $number }
cli-balance-none = aucune
cli-balance-bars = Les barres sont des parts de parties ou de places.
cli-balance-strips = Les bandes dessous montrent la moitié centrale, et leur trait la médiane.

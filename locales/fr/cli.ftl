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
cli-misfits = cette table de { $game } ne peut pas être installée
cli-see-games = `redeye games` montre ce qu’il y a.
cli-game = { $id } : { $game }, de { $least } à { $most } joueurs
cli-choose = Choisis les options avec --set, par exemple : { $example }

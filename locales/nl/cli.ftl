### De opdrachtregel, waar ze een partij vertelt. Hulp en verslagen voor beheerders zijn Engels.

cli-title = { $game } met { $options }
cli-seats = Aan tafel: { $seats }
cli-bound = De verdeling ligt vast met { $commitment }.
# Achter een zin die niet iedereen heeft gehoord.
cli-alone = { $sentence } (alleen voor { $seats })
cli-suspect = { $who } zou { $whom } verdenken ({ $percent } %), en wel hierom:
# Hoe zwaar één zin weegt in een verdenking.
cli-evidence = { $bits } bit: { $sentence }
cli-recorded = Opgenomen: probeer `{ $verify }` en `{ $replay }`.
cli-again = Nog eens met open kaarten: { $command }
cli-after-entry = Na regel { $entry } van { $entries }:
cli-awaited = Er wordt gewacht op: { $seats }
cli-awaited-until = Er wordt tot { $time } gewacht op: { $seats }
cli-misfits = deze tafel voor { $game } kan niet worden opgezet
cli-see-games = `redeye games` laat zien wat er is.
cli-game = { $id }: { $game }, { $least } tot { $most } spelers
cli-choose = Kies opties met --set, bijvoorbeeld: { $example }

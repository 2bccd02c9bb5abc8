### De opdrachtregel, waar ze een partij vertelt. Hulp en verslagen voor beheerders zijn Engels.

cli-title = { $game } met { $options }
cli-seats = Aan tafel: { $seats }
cli-bound = De verdeling ligt vast met { $commitment }.
# Achter een zin die niet iedereen heeft gehoord.
cli-alone = { $sentence } (alleen voor { $seats })
cli-suspect = { $who } zou { $whom } verdenken ({ $percent }%), en wel hierom:
# Hoe zwaar één zin weegt in een verdenking.
cli-evidence = { $bits } bit: { $sentence }
cli-recorded = Opgenomen: probeer `{ $verify }` en `{ $replay }`.
cli-again = Nog eens met open kaarten: { $command }
cli-after-entry = Na regel { $entry } van { $entries }:
cli-awaited = Er wordt gewacht op: { $seats }
cli-awaited-until = Er wordt tot { $time } gewacht op: { $seats }
cli-misfits = deze tafel voor { $game } kan niet worden opgezet
cli-see-games = `redeye games` laat zien wat er is.
cli-game = { $id }: { $game }, { $least } tot { $most } spelers{ $with_master ->
    [none] { "" }
   *[other] { " " }({ $with_master } met een spelleider)
}{ $adults ->
    [yes] , 18+
   *[no] { "" }
}
cli-choose = Kies opties met --set, bijvoorbeeld: { $example }

## Box files of Hijacked

cli-box-fits = { $file }: de doos ‘{ $name }’ past. Speel ermee met --box, of als optie
cli-box-unfit = { $file }: deze doos past niet
cli-no-box = --box: { $game } heeft geen doosbestanden

## How a box of Hijacked comes out, as a picture

cli-no-picture = --svg: zo’n plaatje is er niet van { $game }
cli-balance-title = Hijacked met de doos ‘{ $box }’
cli-balance-about = Hoe partijen aflopen, naar rondes, terugtochten en punten. Bots: { $bots }
cli-balance-solo = Solo
cli-balance-players = Met { $players }
cli-balance-rescued = gered
cli-balance-behind = de Cybot wint
cli-balance-stormed = bestormd
cli-balance-rounds = Rondes tot het einde
cli-balance-retreats = Hoe vaak de politie is teruggestuurd
cli-balance-points = Punten, als er mensen zijn gered
cli-balance-winners = plaatsen die wonnen
cli-balance-others = alle andere plaatsen
cli-balance-median = mediaan { $number }
cli-balance-none = geen
cli-balance-bars = Balken zijn aandelen van partijen of plaatsen.
cli-balance-strips = De strepen eronder tonen de middelste helft, en de lijn daarin de mediaan.

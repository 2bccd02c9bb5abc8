### The command line, where it tells a match. Its help and its reports to operators are English.

cli-title = { $game } with { $options }
cli-seats = At the table: { $seats }
cli-bound = The deal is bound by { $commitment }.
# Behind a sentence that not everybody heard.
cli-alone = { $sentence } (only to { $seats })
cli-suspect = { $who } would say that { $whom } is a suspect ({ $percent }%), because:
# How much one sentence speaks for a suspicion.
cli-evidence = { $bits } bits: { $sentence }
cli-recorded = Recorded: try `{ $verify }`, `{ $replay }`.
cli-again = Again with all cards open: { $command }
cli-after-entry = After entry { $entry } of { $entries }:
cli-awaited = Waiting for: { $seats }
cli-awaited-until = Waiting until { $time } for: { $seats }
cli-misfits = this table of { $game } cannot be set up
cli-see-games = `redeye games` lists what there is.
cli-game = { $id }: { $game }, { $least } to { $most } players{ $with_master ->
    [none] { "" }
   *[other] { " " }({ $with_master } with a game master)
}{ $adults ->
    [yes] , 18+
   *[no] { "" }
}
cli-choose = Choose options with --set, for example: { $example }

## Box files of Hijacked

cli-box-fits = { $file }: the box “{ $name }” fits. Play it with --box, or as the option
cli-box-unfit = { $file }: this box does not fit
cli-no-box = --box: { $game } has no box files

## How a box of Hijacked comes out, as a picture

cli-no-picture = --svg: there is no such picture of { $game }
cli-balance-title = Hijacked with the box “{ $box }”
cli-balance-about = How matches end, by rounds, retreats and points. Bots: { $bots }
cli-balance-solo = Solo
cli-balance-players = { $players } players
cli-balance-rescued = rescued
cli-balance-behind = the Cybot wins
cli-balance-stormed = stormed
cli-balance-rounds = Rounds until the end
cli-balance-retreats = How often the police were sent back
cli-balance-points = Points, where people were rescued
cli-balance-winners = seats that won
cli-balance-others = all other seats
cli-balance-median = median { $number }
cli-balance-none = none
cli-balance-bars = Bars are shares of matches, or of seats.
cli-balance-strips = The strips below show the middle half, and the line in them the median.

### The command line, where it tells a match. Its help and its reports to operators are English.

cli-title = { $game } with { $options }
cli-seats = At the table: { $seats }
cli-bound = The deal is bound by { $commitment }.
# Behind a sentence that not everybody heard.
cli-alone = { $sentence } (to { $seats } alone)
cli-suspect = { $who } would say that { $whom } is a suspect ({ $percent } %), because:
# How much one sentence speaks for a suspicion.
cli-evidence = { $bits } bits: { $sentence }
cli-recorded = Recorded: try `{ $verify }`, `{ $replay }`.
cli-again = Again with all cards open: { $command }
cli-after-entry = After entry { $entry } of { $entries }:
cli-awaited = Awaited: { $seats }
cli-awaited-until = Awaited until { $time }: { $seats }
cli-misfits = this table of { $game } cannot be set up
cli-see-games = Try `redeye games` for what there is.
cli-game = { $id }: { $game }, { $least } to { $most } players
cli-choose = Choose options with --set, for example: { $example }

### Die Befehlszeile, wo sie eine Partie erzählt. Hilfe und Berichte an Betreiber sind englisch.

cli-title = { $game } mit { $options }
cli-seats = Am Tisch: { $seats }
cli-bound = Die Verteilung ist festgelegt durch { $commitment }.
# Hinter einem Satz, den nicht alle gehört haben.
cli-alone = { $sentence } (nur für { $seats })
cli-suspect = { $who } würde { $whom } verdächtigen ({ $percent } %), und zwar deshalb:
# Wie sehr ein Satz für einen Verdacht spricht.
cli-evidence = { $bits } Bit: { $sentence }
cli-recorded = Aufgezeichnet: Versuch `{ $verify }` und `{ $replay }`.
cli-again = Noch einmal mit offenen Karten: { $command }
cli-after-entry = Nach Eintrag { $entry } von { $entries }:
cli-awaited = Gewartet wird auf: { $seats }
cli-awaited-until = Gewartet wird bis { $time } auf: { $seats }
cli-misfits = dieser Tisch für { $game } lässt sich nicht aufbauen
cli-see-games = Was es gibt, zeigt `redeye games`.
cli-game = { $id }: { $game }, für { $least } bis { $most }{ $with_master ->
    [none] { "" }
   *[other] { " " }({ $with_master } mit Spielleitung)
}{ $adults ->
    [yes] , 18+
   *[no] { "" }
}
cli-choose = Optionen wählst du mit --set, zum Beispiel: { $example }

## Box files of Hijacked

cli-box-fits = { $file }: Die Schachtel „{ $name }“ passt. Spiel sie mit --box oder als Option
cli-box-unfit = { $file }: diese Schachtel passt nicht
cli-no-box = --box: zu { $game } gibt es keine Schachteldateien

## How a box of Hijacked comes out, as a picture

cli-no-picture = --svg: von { $game } gibt es kein solches Bild
cli-balance-title = Hijacked mit der Schachtel „{ $box }“
cli-balance-about = Wie Partien ausgehen, nach Runden, Rückzügen und Punkten. Bots: { $bots }
cli-balance-solo = Solo
cli-balance-players = { $players } Personen
cli-balance-rescued = gerettet
cli-balance-behind = der Cybot gewinnt
cli-balance-stormed = gestürmt
cli-balance-rounds = Runden bis zum Ende
cli-balance-retreats = Wie oft die Polizei zurückgeschickt wurde
cli-balance-points = Punkte, wenn Menschen gerettet wurden
cli-balance-winners = Plätze, die gewonnen haben
cli-balance-others = alle anderen Plätze
cli-balance-median = Median { $number }
cli-balance-none = keine
cli-balance-bars = Balken sind Anteile an den Partien oder Plätzen.
cli-balance-strips = Die Streifen darunter zeigen die mittlere Hälfte, der Strich darin den Median.

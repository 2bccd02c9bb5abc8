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
cli-game = { $id }: { $game }, für { $least } bis { $most }
cli-choose = Optionen wählst du mit --set, zum Beispiel: { $example }

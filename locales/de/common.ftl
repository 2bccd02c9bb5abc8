### Was jeder Teil von Redeye sagt. In jeder Sprache stehen dieselben Schlüssel.

language-name = Deutsch

## Listen von Namen, für Rust. Der Browser nimmt Intl.ListFormat und schreibt dasselbe.

# Die letzten zwei. Das Attribut gilt für einen letzten Namen, der mit dem Laut „i“ beginnt.
list-two = { $a } und { $b }
    .before-i = { $a } und { $b }
# Alles, was vor dem letzten kommt.
list-more = { $a }, { $b }

## Wer was ist

# Wo zu jedem Platz etwas gesagt wird: jemand, und was er ist oder hat.
who-is = { $name } ({ $thing })

## Optionen, die kein Spiel kennt

misfit-unknown-option = Diese Option gibt es nicht; es gibt { $options }.
misfit-needs-value = Zu dieser Option gehört ein Wert: { $example }.
misfit-takes-no-value = Zu dieser Option gehört kein Wert: Schreib { $name }.
misfit-given-twice = Diese Option steht zweimal da.

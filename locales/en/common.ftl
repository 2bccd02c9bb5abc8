### What every part of Redeye says. The same keys stand in every language.

language-name = English

## Lists of names, for Rust. The browser takes Intl.ListFormat, which gives the same text.

# The last two. The attribute is for a last name that begins with the sound of an "i".
list-two = { $a } and { $b }
    .before-i = { $a } and { $b }
# All that come before the last one.
list-more = { $a }, { $b }

## Who is who

# Where things are told of each seat: somebody, and what it is or has.
who-is = { $name } ({ $thing })

## Options that no game knows

misfit-unknown-option = No such option; there are { $options }.
misfit-needs-value = This option needs a value: { $example }.
misfit-takes-no-value = This option takes no value: write { $name }.
misfit-given-twice = This option is given twice.

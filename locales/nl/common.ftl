### Wat elk deel van Redeye zegt. In elke taal staan dezelfde sleutels.

language-name = Nederlands

## Lijsten van namen, voor Rust. De browser neemt Intl.ListFormat, dat hetzelfde schrijft.

# De laatste twee. Het attribuut is voor een laatste naam die met de klank ‘i’ begint.
list-two = { $a } en { $b }
    .before-i = { $a } en { $b }
# Alles wat voor de laatste komt.
list-more = { $a }, { $b }

## Wie wat is

# Waar van elke plek iets wordt verteld: iemand, en wat die is of heeft.
who-is = { $name } ({ $thing })

## Opties die geen enkel spel kent

misfit-unknown-option = Deze optie bestaat niet; er zijn { $options }.
misfit-needs-value = Bij deze optie hoort een waarde: { $example }.
misfit-takes-no-value = Bij deze optie hoort geen waarde: schrijf { $name }.
misfit-given-twice = Deze optie staat er twee keer.

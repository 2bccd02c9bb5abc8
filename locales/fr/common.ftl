### Ce que dit chaque partie de Redeye. Les mêmes clés existent dans chaque langue.

language-name = Français

## Listes de noms, pour Rust. Le navigateur prend Intl.ListFormat, qui écrit la même chose.

# Les deux derniers. L’attribut sert quand le dernier nom commence par le son « i ».
list-two = { $a } et { $b }
    .before-i = { $a } et { $b }
# Tout ce qui précède le dernier.
list-more = { $a }, { $b }

## Qui est quoi

# Quand quelque chose est dit de chaque place : quelqu’un, et ce qu’il est ou possède.
who-is = { $name } ({ $thing })

## Options qu’aucun jeu ne connaît

misfit-unknown-option = Cette option n’existe pas ; il y a { $options }.
misfit-needs-value = Cette option demande une valeur : { $example }.
misfit-takes-no-value = Cette option ne prend pas de valeur : écris { $name }.
misfit-given-twice = Cette option est donnée deux fois.

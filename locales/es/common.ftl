### Lo que dice cada parte de Redeye. En cada lengua están las mismas claves.

language-name = Español

## Listas de nombres, para Rust. El navegador toma Intl.ListFormat, que escribe lo mismo.

# Los dos últimos. El atributo es para un último nombre que empieza con el sonido «i».
list-two = { $a } y { $b }
    .before-i = { $a } e { $b }
# Todo lo que va antes del último.
list-more = { $a }, { $b }

## Quién es qué

# Donde se cuenta algo de cada asiento: alguien, y lo que es o tiene.
who-is = { $name } ({ $thing })

## Opciones que ningún juego conoce

misfit-unknown-option = Esa opción no existe; hay { $options }.
misfit-needs-value = Esta opción necesita un valor: { $example }.
misfit-takes-no-value = Esta opción no lleva valor: escribe { $name }.
misfit-given-twice = Esta opción está dos veces.

### O que cada parte de Redeye diz. As mesmas chaves existem em cada língua.

language-name = Português

## Listas de nomes, para Rust. O navegador usa Intl.ListFormat, que escreve o mesmo.

# Os dois últimos. O atributo é para um último nome que começa com o som “i”.
list-two = { $a } e { $b }
    .before-i = { $a } e { $b }
# Tudo o que vem antes do último.
list-more = { $a }, { $b }

## Quem é o quê

# Onde se conta algo de cada lugar: alguém, e o que é ou tem.
who-is = { $name } ({ $thing })

## Opções que nenhum jogo conhece

misfit-unknown-option = Essa opção não existe; há { $options }.
misfit-needs-value = Esta opção precisa de um valor: { $example }.
misfit-takes-no-value = Esta opção não leva valor: escreva { $name }.
misfit-given-twice = Esta opção aparece duas vezes.

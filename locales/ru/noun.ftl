# То, о чём говорят предложения. Словосочетания, не предложения.
person-unnamed = Номер { $number }
list-and = { $items } и { $last }
list-and-i = { $items } и { $last }
list-clauses = { $first }; { $second }
game-quarto = Кварто
game-access = Кварто Аксесс
game-quartex = Квартекс

# Фигуры Кварто. После слова стоит только выемка.
piece-leading = colour shape height
piece-noun = { $role ->
    [object] фигуру
   *[other] фигура
}
piece-the = { $piece }
piece-coded = { $role ->
    [object] фигуру { $code }
   *[other] фигура { $code }
}
value-light = { $form ->
    [plural] светлые
    [object] светлую
   *[other] светлая
}
value-dark = { $form ->
    [plural] тёмные
    [object] тёмную
   *[other] тёмная
}
value-smooth = { $form ->
    [plural] гладкие
    [object] гладкую
   *[other] гладкая
}
value-grooved = { $form ->
    [plural] рифлёные
    [object] рифлёную
   *[other] рифлёная
}
value-round = { $form ->
    [plural] круглые
    [object] круглую
   *[other] круглая
}
value-square = { $form ->
    [plural] квадратные
    [object] квадратную
   *[other] квадратная
}
value-short = { $form ->
    [plural] низкие
    [object] низкую
   *[other] низкая
}
value-tall = { $form ->
    [plural] высокие
    [object] высокую
   *[other] высокая
}
value-solid = без выемки
value-hollow = с выемкой

# Десять разных букв.
code-light = С
code-dark = Т
code-smooth = Г
code-grooved = Р
code-round = К
code-square = Д
code-short = Н
code-tall = В
code-solid = Б
code-hollow = О

characteristic-colour = цвет
characteristic-surface = поверхность
characteristic-shape = форма
characteristic-height = высота
characteristic-body = с выемкой или без

# Клетки и ряды Кварто.
spelled-a = Антон
spelled-b = Борис
spelled-c = Цапля
spelled-d = Дмитрий
cell-empty = пусто
cell-unknown = неизвестно
cell-onto = на клетку { $cell }
cell-at = на клетке { $cell }
cell-numbers = горизонталь { $row }, вертикаль { $column }
cell-onto-numbers = на горизонталь { $row }, вертикаль { $column }
cell-at-numbers = на горизонтали { $row }, вертикали { $column }
line-row = горизонталь { $name }
line-column = вертикаль { $name }
line-diagonal = диагональ от { $from } до { $to }
line-square = квадрат из четырёх с углом { $cell }

# Квартекс.
field-home = начальная клетка
field-steps = { $count ->
    [1] одну клетку
    [2] две клетки
    [3] три клетки
    [4] четыре клетки
    [5] пять клеток
    [6] шесть клеток
    [7] семь клеток
    [8] восемь клеток
    [9] девять клеток
    [10] десять клеток
    [11] одиннадцать клеток
    [12] двенадцать клеток
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
}
field-east = на { $steps } восточнее
field-west = на { $steps } западнее
field-north = на { $steps } севернее
field-south = на { $steps } южнее
field-from-home = { $way } начальной
    .terse = { $way }
symbol-cross = крест
symbol-star = звезда
symbol-square = квадрат
symbol-circle = круг
corner-free = любой
tile-the = { $role ->
    [object] плитку { $tile }
   *[other] плитка { $tile }
}
tokens-cross = { $count ->
    [one] { $count } жетон с крестом
    [few] { $count } жетона с крестом
   *[many] { $count } жетонов с крестом
}
tokens-star = { $count ->
    [one] { $count } жетон со звездой
    [few] { $count } жетона со звездой
   *[many] { $count } жетонов со звездой
}
tokens-square = { $count ->
    [one] { $count } жетон с квадратом
    [few] { $count } жетона с квадратом
   *[many] { $count } жетонов с квадратом
}
tokens-circle = { $count ->
    [one] { $count } жетон с кругом
    [few] { $count } жетона с кругом
   *[many] { $count } жетонов с кругом
}
points-of = { $person ->
    [you] у вас
   *[other] у игрока { $who }
} { $sign ->
    [minus] минус { $count }
   *[plus] { $count }
} { $count ->
    [one] очко
    [few] очка
   *[many] очков
}

# Время.
span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
span-minutes = { $count ->
    [one] { $count } { $role ->
        [object] минуту
       *[subject] минута
    }
    [few] { $count } минуты
   *[many] { $count } минут
}
span-seconds = { $count ->
    [one] { $count } { $role ->
        [object] секунду
       *[subject] секунда
    }
    [few] { $count } секунды
   *[many] { $count } секунд
}

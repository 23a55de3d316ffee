# Что говорят команды, которые проверяют, перечисляют, копируют и возвращают партии.
kept-right = верно: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, { $draws ->
    [one] { $draws } жребий
    [few] { $draws } жребия
   *[many] { $draws } жребиев
}, результат { $result }
kept-wrong = неверно: { $told }
kept-entries = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}
kept-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
kept-copied = скопировано и проверено: { $tables }, { $entries }, в { $file }
kept-brought = возвращено: { $tables }, { $entries }, из них новых { $added }
kept-marked = не окончено: { $tables }; жребий, возможно, уже кому-то известен, и страница каждого стола говорит об этом
kept-printed = { $file }: страниц { $count }, последняя для очков
kept-serving = Fourfold открыт: { $address }
kept-served = партии хранятся в { $store }; Ctrl-C останавливает

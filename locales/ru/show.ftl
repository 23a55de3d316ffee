# Позиция или запись в виде текста. У подписей нет точки в конце.
label-rules = Правила: { $rules } ({ $meaning })
rule-all = считаются все признаки
rule-only = { $count ->
    [one] считается только это: { $characteristics }
    [few] считаются только эти: { $characteristics }
   *[many] считаются только эти: { $characteristics }
}
rule-lines = горизонтали, вертикали и диагонали
rule-squares = горизонтали, вертикали, диагонали и квадраты
rule-point = объявивший показывает ряд
rule-call = достаточно объявить
rule-auto = игра объявляет сама
rule-wrong-once = после неверного объявления нельзя объявлять до следующей фигуры
rule-wrong-loses = за неверное объявление засчитывается поражение
rule-wrong-free = неверные объявления ничего не стоят
rule-players = игроков { $count }
rule-claims = что ничего не подходит, игроки видят сами
rule-claims-auto = что ничего не подходит, видит игра
rule-ties-shared = при равенстве победу делят
rule-ties-tiles = при равенстве меньше плиток, затем больше жетонов
rule-start-hand = первая плитка из руки
rule-start-bag = первая плитка из мешочка
rule-frame = рамка { $side } на { $side }
rule-no-frame = без рамки
label-moves = { $count ->
    [0] Ходы: нет
   *[other] Ходы: { $moves }
}
label-calls = { $count ->
    [0] Верные объявления: нет
   *[other] Верные объявления: { $moves }
}
label-lapsed = Сгоревшие ряды: { $lines }
label-beside = { $count ->
    [0] Рядом с игровым полем: ничего
   *[other] Рядом с игровым полем: { $pieces }
}
label-canonical = То же с точностью до симметрии: { $position }
label-hand = Фигура в руке: { $piece }
label-hand-empty = Фигура в руке: нет
label-hand-unknown = Фигура в руке: неизвестная
show-give = Игрок { $seat } должен дать фигуру игроку { $other }{ $window ->
    [open] {" "}или объявить фигуру на { $last }.
    [lost] {" "}и уже не может объявить фигуру на { $last }.
   *[closed] .
}
show-place = Игрок { $seat } должен поставить { $piece }{ $window ->
    [open] {" "}или объявить фигуру на { $last }.
    [lost] {" "}и уже не может объявить фигуру на { $last }.
   *[closed] .
}
show-decide = Все фигуры стоят; игрок { $seat } должен отказаться{ $window ->
    [open] {" "}или объявить фигуру на { $last }.
    [lost] {" "}и уже не может объявить фигуру на { $last }.
   *[closed] .
}
show-acts = Ходит игрок { $seat }.
show-won = Партия окончена, { $result }: победил игрок { $seat }.
show-drawn = Партия окончена, { $result }: ничья.

# Квартекс.
show-field-empty = Выкладка пуста; начальная клетка 0,0.
label-field = Выкладка: { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}, { $width } на { $height }
label-field-framed = Выкладка: { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}, { $width } на { $height } в рамке { $side } на { $side }
show-knows = { $eye ->
    [truth] Известно всё; начинает игрок { $first }.
    [seat] Как видит игрок { $seat }; начинает игрок { $first }.
   *[spectator] Как видит зритель; начинает игрок { $first }.
}
show-lay = Игрок { $seat } должен выложить плитку.
show-lay-or-cannot = Игрок { $seat } должен выложить плитку или сказать, что не может.
show-asks = Игрок { $seat } говорит, что выложить не может; { $count ->
    [one] игрок { $seats } должен указать место для плитки или сказать «нет места».
    [few] игроки { $seats } должны указать место для плитки или сказать «нет места».
   *[many] игроки { $seats } должны указать место для плитки или сказать «нет места».
}
show-bound = Игрок { $seat } должен выложить { $tile } на { $cell }, как указано.
show-draw-home = { $count ->
    [one] Мешочек должен дать { $count } плитку для начальной клетки.
    [few] Мешочек должен дать { $count } плитки для начальной клетки.
   *[many] Мешочек должен дать { $count } плиток для начальной клетки.
}
show-draw-out = { $count ->
    [one] Мешочек должен дать { $count } плитку, она вне игры.
    [few] Мешочек должен дать { $count } плитки, они вне игры.
   *[many] Мешочек должен дать { $count } плиток, они вне игры.
}
show-draw-hand = { $count ->
    [one] Мешочек должен дать { $count } плитку игроку { $seat }.
    [few] Мешочек должен дать { $count } плитки игроку { $seat }.
   *[many] Мешочек должен дать { $count } плиток игроку { $seat }.
}
show-ended = Партия окончена: { $count ->
    [one] победил игрок { $seats }, { $points }.
    [few] вместе победили игроки { $seats }, { $points }.
   *[many] вместе победили игроки { $seats }, { $points }.
}
points-only = { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
label-player = Игрок { $seat }{ $state ->
    [eliminated] , не в игре
   *[playing] {""}
}: рука { $held ->
    [0] пуста
   *[other] { $tiles }
}; { $taken ->
    [0] жетонов нет
   *[other] жетоны { $tokens }
}; { $over ->
    [yes] {""}
   *[no] пока{" "}
}{ $score ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
label-stock = { $count ->
    [0] Запас: пуст
   *[other] Запас: { $tokens }
}
label-bag = Мешочек: { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
label-bag-known = Мешочек: { $count ->
    [one] { $count } плитка ({ $tiles })
    [few] { $count } плитки ({ $tiles })
   *[many] { $count } плиток ({ $tiles })
}
label-out = { $count ->
    [0] Вне игры: нет
   *[other] Вне игры: { $tiles }
}
label-aside = Отложены: { $tiles }
label-in-bag = Возвращены и в мешочке: { $tiles }
label-perhaps = Возвращены и в мешочке или с тех пор взяты: { $tiles }
label-placements = { $count ->
    [0] Возможности: нет
   *[other] Возможности по клеткам: { $count }
}
label-spot = { $cell }: { $tiles }
label-spot-completes = { $cell } завершает { $tokens }: { $tiles }
label-or = Или: { $moves }

# Записи.
label-game = Игра: { $game } { $rules }, { $name }
label-seat = Игрок { $seat }: { $sitter }
show-as-was = Как было.
show-as-spectator = Как видел зритель.
show-as-seat = Как видел игрок { $seat }.
label-start = начало
label-felt-nothing = ничего
label-result = Результат: { $result }, { $reason }
show-under-way = Партия ещё идёт.

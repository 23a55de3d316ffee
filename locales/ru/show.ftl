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
rule-wrong-loses = неверное объявление проигрывает
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
show-give = Место { $seat } должно дать фигуру месту { $other }{ $window ->
    [open] {" "}или объявить фигуру на { $last }.
    [lost] {" "}и уже не может объявить фигуру на { $last }.
   *[closed] .
}
show-place = Место { $seat } должно поставить { $piece }{ $window ->
    [open] {" "}или объявить фигуру на { $last }.
    [lost] {" "}и уже не может объявить фигуру на { $last }.
   *[closed] .
}
show-decide = Все фигуры стоят; место { $seat } должно отказаться{ $window ->
    [open] {" "}или объявить фигуру на { $last }.
    [lost] {" "}и уже не может объявить фигуру на { $last }.
   *[closed] .
}
show-acts = Ходит место { $seat }.
show-won = Партия окончена, { $result }: победило место { $seat }.
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
    [truth] Известно всё; начинает место { $first }.
    [seat] Как видит место { $seat }; начинает место { $first }.
   *[spectator] Как видит зритель; начинает место { $first }.
}
show-lay = Место { $seat } должно выложить плитку.
show-lay-or-cannot = Место { $seat } должно выложить плитку или сказать, что не может.
show-asks = Место { $seat } говорит, что выложить не может; { $count ->
    [one] место { $seats } должно указать место для плитки или сказать, что не видит.
    [few] места { $seats } должны указать место для плитки или сказать, что не видят.
   *[many] места { $seats } должны указать место для плитки или сказать, что не видят.
}
show-bound = Место { $seat } должно выложить { $tile } на { $cell }, как указано.
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
    [one] Мешочек должен дать { $count } плитку месту { $seat }.
    [few] Мешочек должен дать { $count } плитки месту { $seat }.
   *[many] Мешочек должен дать { $count } плиток месту { $seat }.
}
show-ended = Партия окончена: { $count ->
    [one] победило место { $seats }, { $points }.
    [few] вместе победили места { $seats }, { $points }.
   *[many] вместе победили места { $seats }, { $points }.
}
points-only = { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
label-player = Место { $seat }{ $state ->
    [eliminated] , выбыло
   *[playing] {""}
}: рука { $held ->
    [0] пуста
   *[other] { $tiles }
}; { $taken ->
    [0] жетонов нет
   *[other] жетоны { $tokens }
}; { $score ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $over ->
    [yes] {""}
   *[no] {" "}пока
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
label-seat = Место { $seat }: { $sitter }
show-as-was = Как было.
show-as-spectator = Как видел зритель.
show-as-seat = Как видело место { $seat }.
label-start = начало
label-felt-nothing = ничего
label-result = Результат: { $result }, { $reason }
show-under-way = Партия ещё идёт.

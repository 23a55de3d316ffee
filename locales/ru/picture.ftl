# Как называются рисунки и что на них, для тех, кто их не видит.
title-board = Игровое поле { $game } { $count ->
    [0] без фигур
    [one] с { $count } фигурой
    [few] с { $count } фигурами
   *[many] с { $count } фигурами
}
title-pieces = Шестнадцать фигур { $game }
title-field = Выкладка Квартекса { $count ->
    [0] без плиток
    [one] с { $count } плиткой
    [few] с { $count } плитками
   *[many] с { $count } плитками
}
title-tiles = 55 плиток Квартекса
title-print = Квартекс для вырезания
title-front = Квартекс, лист { $number }, лицо
title-back = Квартекс, лист { $number }, оборот
title-scores = Квартекс, лист для очков
picture-cell = { $cell }: { $what }.
picture-unknown = Неизвестно: { $cells }.
picture-last = Последняя фигура поставлена на { $cell }.
picture-line = Показан ряд: { $cells }.
picture-hand = В руке: { $piece }.
picture-hand-unknown = Возможно, в руке неизвестная фигура.
picture-left = Остались: { $pieces }.
picture-left-unknown = Что осталось, неизвестно.
picture-none-left = Фигур не осталось.
picture-pieces = Два раза по восемь, { $first } вверху, { $second } внизу. Слева направо: четыре круглые фигуры, потом четыре квадратные; из каждых четырёх две низкие, потом две высокие; из каждых двух одна без выемки, потом одна с выемкой.
picture-tiles = Каждая плитка со своим именем: её углы, прочитанные по часовой стрелке от левого верхнего. X означает фиолетовый крест, S означает синюю звезду, Q означает красный квадрат, O означает жёлтый круг.
picture-frame = Рамка { $side } на { $side } клеток.
picture-last-tile = Последняя плитка лежит на { $cell }.
picture-stock = Запас: { $tokens }.
picture-seat = Игрок { $number }: { $tokens }; { $hand }.
picture-front = Плитки и жетоны для вырезания.
picture-back = Оборот плиток и жетонов, если перевернуть лист через длинный край.
picture-scores = Три партии, до пяти игроков: жетоны каждого символа, умноженные на оставшиеся в запасе, минус оставшиеся плитки, и сумма.
held-nothing = плиток нет
held-hidden = { $count ->
    [one] { $count } неизвестная плитка
    [few] { $count } неизвестные плитки
   *[many] { $count } неизвестных плиток
}

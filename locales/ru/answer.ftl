# Ответы на вопросы.
due-give = { $person ->
    [you] Ваш ход: дайте фигуру.
   *[other] Ходит { $who }: надо дать фигуру.
}
    .terse = { $person ->
        [you] Ваш ход: дайте фигуру.
       *[other] { $who } выбирает фигуру.
    }
due-give-or-call = { $person ->
    [you] Ваш ход: дайте фигуру или сначала объявите Кварто.
   *[other] Ходит { $who }: надо дать фигуру или объявить Кварто.
}
    .terse = { $person ->
        [you] Ваш ход: дайте фигуру или объявите Кварто.
       *[other] { $who } выбирает фигуру или объявляет Кварто.
    }
due-place = { $person ->
    [you] Ваш ход: поставьте фигуру.
   *[other] Ходит { $who }: надо поставить фигуру.
}
    .terse = { $person ->
        [you] Ваш ход: поставьте фигуру.
       *[other] { $who } ставит фигуру.
    }
due-place-or-call = { $person ->
    [you] Ваш ход: поставьте фигуру или сначала объявите Кварто.
   *[other] Ходит { $who }: надо поставить фигуру или объявить Кварто.
}
    .terse = { $person ->
        [you] Ваш ход: поставьте фигуру или объявите Кварто.
       *[other] { $who } ставит фигуру или объявляет Кварто.
    }
due-call-or-decline = { $person ->
    [you] Все фигуры стоят. Объявите Кварто или откажитесь.
   *[other] Все фигуры стоят. { $who } объявляет или отказывается.
}
due-decline = { $person ->
    [you] Все фигуры стоят. Откажитесь, чтобы закончить ход.
   *[other] Все фигуры стоят. Отказаться должен игрок { $who }.
}
due-lay = { $person ->
    [you] Ваш ход: выложите плитку.
   *[other] Ходит { $who }: надо выложить плитку.
}
    .terse = { $person ->
        [you] Ваш ход: выложите плитку.
       *[other] { $who } выкладывает плитку.
    }
due-lay-this = { $person ->
    [you] Ваш ход: выложите { $tile }, { $spot }.
   *[other] Ходит { $who }: надо выложить { $tile }, { $spot }.
}
due-answer = Плитки показаны. Укажите место для одной из них или скажите «нет места».
due-answers = Плитки показаны. Ещё отвечают: { $names }.
due-draw = Игроки берут плитки.

answer-offer-draw = { $person ->
    [you] Вы предложили ничью.
   *[other] { $who } предлагает ничью: согласитесь или откажитесь.
}
answer-offer-takeback = { $person ->
    [you] Вы попросили вернуть ваш последний ход.
   *[other] { $who } просит вернуть свой последний ход: согласитесь или откажитесь.
}
answer-offer-time = { $person ->
    [you] Вы попросили добавить время.
   *[other] { $who } просит добавить время: согласитесь или откажитесь.
}
answer-offer-pause = { $person ->
    [you] Вы предложили паузу.
   *[other] { $who } предлагает паузу: согласитесь или откажитесь.
}
answer-offer-rematch = { $person ->
    [you] Вы предложили ещё одну партию.
   *[other] { $who } предлагает ещё одну партию: согласитесь или откажитесь.
}
answer-nothing-said = Ещё ничего не сказано.
answer-no-move = Ещё ничего не сыграно.
answer-log-closed = Пока надеты маски, прошлые ходы не повторяются.
answer-masks = Маски надеты: касайтесь по одной клетке или по одной ячейке.
answer-spectator = Вы смотрите: это могут только игроки.

# Кварто.
answer-hand = { $person ->
    [you] Вы держите { $piece }.
   *[other] { $who } держит { $piece }.
}
answer-hand-unknown = { $person ->
    [you] Вы держите фигуру.
   *[other] { $who } держит фигуру.
}
answer-hand-empty = Ни у кого нет фигуры в руке.
answer-line = { $line }: { $cells }.
answer-left = { $count ->
    [one] Осталась { $count } фигура: { $pieces }.
    [few] Осталось { $count } фигуры: { $pieces }.
   *[many] Осталось { $count } фигур: { $pieces }.
}
answer-none-left = Рядом с полем фигур не осталось.
answer-occupied = { $count ->
    [one] Занята { $count } клетка: { $cells }.
    [few] Заняты { $count } клетки: { $cells }.
   *[many] Занято { $count } клеток: { $cells }.
}
answer-board-empty = Игровое поле пустое.
answer-free = { $count ->
    [one] Свободна { $count } клетка: { $cells }.
    [few] Свободны { $count } клетки: { $cells }.
   *[many] Свободно { $count } клеток: { $cells }.
}
answer-board-full = Игровое поле заполнено.
answer-no-score = В Кварто очков нет: побеждает первое верное объявление.
answer-no-stock = В Кварто нет запаса жетонов.

# Квартекс.
answer-tile = { $spot }: { $tile }.
answer-opening = { $spot }: свободно; углы по часовой стрелке от левого верхнего: { $corners }.
answer-no-tile = { $spot }: там ничего нет.
answer-no-tiles = { $person ->
    [you] У вас нет плиток.
   *[other] У игрока { $who } нет плиток.
}
answer-holds = { $person ->
    [you] У вас { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }.
   *[other] У игрока { $who } { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }.
}
answer-holds-known = { $person ->
    [you] У вас { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }: { $tiles }.
   *[other] У игрока { $who } { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }, среди них { $tiles }.
}
answer-bag = { $count ->
    [0] Мешочек пуст.
    [one] В мешочке { $count } плитка.
    [few] В мешочке { $count } плитки.
   *[many] В мешочке { $count } плиток.
}
answer-field-empty = Ещё ни одна плитка не выложена.
answer-missing = { $count ->
    [one] Одной плитки не хватает { $count } символу: { $symbols }.
   *[many] Одной плитки не хватает { $count } символам: { $symbols }.
}
answer-none-missing = Нет символов, которым не хватает одной плитки.
answer-score = Если бы партия кончилась сейчас: { $points }.
answer-stock = В запасе: { $tokens }.
answer-stock-empty = Запас пуст.
answer-no-aids = За этим столом вы сами смотрите, что куда подходит.
answer-nothing-fits = Ни одна ваша плитка никуда не подходит.
answer-fits = { $count ->
    [one] Есть { $count } способ выложить: { $spots }.
    [few] Есть { $count } способа выложить: { $spots }.
   *[many] Есть { $count } способов выложить: { $spots }.
}

# Помощь.
help-acts = Чтобы играть, введите: { $words }.
help-questions = Чтобы спросить, введите: { $words }.
help-table = За столом введите: { $words }.

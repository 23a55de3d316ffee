# Replay, analysis, rules and lessons on the page.
after-seat = Игрок { $number }
after-board = Игровое поле
after-empty = пусто

## A game that is over.
after-replay = Оконченная партия
after-replay-title = Просмотр партии: { $names }
after-winner = Победа
after-step = Шаг { $number } из { $count }
after-start = Партия начинается.
after-walk = Просмотр по шагам
after-first = Начало
after-back = Назад
after-next = Вперёд
after-last = Конец
after-from-here = Играть отсюда
after-moves = Все шаги
after-moves-worth = Рядом с каждым шагом: кто выигрывает, если дальше оба играют безошибочно.
after-drew = { $who } берёт: { $tiles }.
after-touches = { $count ->
    [one] { $count } касание перед этим
    [few] { $count } касания перед этим
   *[many] { $count } касаний перед этим
}
after-touched = { $who } касается: { $place }; на ощупь { $found }.
after-touch-place = ячейка { $number }
after-touch-nothing = ничего

## What a step was worth.
after-worth-win = { $count ->
    [0] победа сразу
    [one] победа в { $count } ход
    [few] победа в { $count } хода
   *[many] победа в { $count } ходов
}
after-worth-draw = ничья
after-worth-loss = { $count ->
    [0] поражение сразу
    [one] поражение в { $count } ход
    [few] поражение в { $count } хода
   *[many] поражение в { $count } ходов
}
after-worth-unknown = неизвестно
after-badge-win = Выигрывает { $who }
after-best-win = { $count ->
    [0] { $who } может выиграть сразу.
    [1] { $who } выигрывает следующим ходом, что бы ни сделал другой.
   *[other] { $who } выигрывает при безошибочной игре, ходов до конца: { $count }.
}
after-best-draw = При безошибочной игре обоих будет ничья.
after-best-unknown = Чего стоит эта позиция, пока неизвестно.
after-turns = Где решилась партия
after-turning-point = Перелом
after-at-step = Шаг { $number }.
after-turned = { $before ->
    [won] { $after ->
        [won] До этого выигрывал игрок { $had }. После этого выигрывает { $has }.
       *[drawn] До этого выигрывал игрок { $had }. После этого ничья.
    }
   *[drawn] До этого была ничья. После этого выигрывает { $has }.
}
after-better = { $count ->
    [1] Верно было только так: { $moves }.
   *[other] Лучше было, например: { $moves }.
}
after-no-turn = Никто не ошибся: ни один шаг не упустил победу или ничью.
after-no-turn-known = Насколько известно, ни один шаг не упустил победу или ничью.
after-not-all-known = Некоторые ранние позиции слишком трудны, чтобы решить их за отведённое время.
after-thinking = Компьютер ещё считает.
after-reload = Посмотреть ещё раз

## A record.
after-check = Всё было честно?
after-checked = Партия сыграна заново с самого начала, и каждый жребий брошен снова. Итог:
after-check-yourself = Не нужно верить нам на слово: скачайте запись и проверьте её сами с помощью
after-record-text = Запись текстом
after-record-json = Запись строками JSON
after-again = А теперь
after-next-game = Следующая партия
after-to-table = Назад к столу
after-new-game = Новая партия
after-rules = Правила
after-terms = О чём договорились

## A position.
after-analysis = Анализ
after-analysis-about = У каждой позиции Кварто есть точная оценка. Выберите ход на поле, чтобы увидеть, к чему он ведёт.
after-due-give = Игрок { $seat } даёт фигуру
after-due-place = Игрок { $seat } ставит фигуру
after-due-decide = Игрок { $seat } ещё может объявить
after-over-won = Победил игрок { $seat }
after-over-drawn = Партия закончилась вничью
after-in-hand = В руке:
after-value-win = { $count ->
    [0] Игрок { $seat } может выиграть сразу, объявив Кварто.
    [1] Игрок { $seat } выигрывает следующим ходом.
   *[other] Игрок { $seat } выигрывает, ходов до конца: { $count }.
}
after-value-draw = При безошибочной игре обоих будет ничья.
after-value-loss = { $count ->
    [0] Игрок { $seat } проиграл: соперник может объявить Кварто.
    [1] Игрок { $seat } проигрывает на следующем ходу.
   *[other] Игрок { $seat } проигрывает, ходов до конца: { $count }.
}
after-too-much = Эта позиция слишком трудна, чтобы решить её за отведённое время. Попробуйте ход или посмотрите ещё раз.
after-too-much-moves = Некоторые ходы слишком трудны, чтобы решить их за отведённое время.
after-give-one = { $count ->
    [1] Дайте эту фигуру
   *[other] Дайте фигуру, всего их { $count }
}
after-left = { $count ->
    [one] { $count } фигура рядом с полем
    [few] { $count } фигуры рядом с полем
   *[many] { $count } фигур рядом с полем
}
after-give = дать { $piece }
after-call = Объявить Кварто
after-call-line = Объявить Кварто: { $line }
after-decline = Ничего не объявлять
after-line = Лучшее продолжение
after-all-moves = Все ходы
after-no-position = Такая позиция невозможна
after-type = Другая позиция
after-type-about = Четыре горизонтали сверху, фигура в руке, номер игрока, правила, последняя поставленная фигура. Например:
after-position = Позиция
after-show = Показать
after-from-start = С начала

## Rules and lessons.
after-rules-of = Правила: { $game }
after-contents = Содержание
after-other-rules = Правила других игр
after-learn = Обучение
after-learn-about = Короткий урок для каждой игры и полные правила.
after-lesson = Начать урок
after-lesson-of = Ваша первая партия: { $game }
after-lesson-step = Шаг { $number } из { $count }
after-lesson-steps = Шаги урока
after-lesson-next = Следующий шаг
after-lesson-again = Урок с начала
after-begin = Начать
after-unread = Не понимаю: { $text }
after-show-answer = Показать ответ
after-type-move = Или введите ход, например «{ $example }»
after-try = Попробовать
after-touch-board = Коснуться клетки
after-touch-beside = Коснуться ячейки рядом с полем
after-give-from = Дать фигуру, лежащую здесь
after-place-on = Поставить вашу фигуру
after-tiles = Ваши плитки
after-lay-where = Куда выложить { $tile }
after-cannot = Не могу выложить
after-none = Не вижу ни одной

# Почему отказано.
refused-turn = { $person ->
    [you] Сначала ваш ход.
   *[other] Сейчас не ваш ход: ходит { $who }.
}
refused-time-up = { $person ->
    [you] Ваше время уже вышло.
   *[other] Время игрока { $who } уже вышло.
}
refused-not-yet = Это место ещё нельзя считать покинутым.
refused-no-seat = Такого места за столом нет.
refused-stale = Партия ушла вперёд. Посмотрите ещё раз и решите снова.
refused-stale-touch = Ваша рука уже в другом месте. Коснитесь ещё раз.
refused-paused = Сервер на паузе. Подождите.
refused-not-paused = Сервер не на паузе.
refused-adjourned = Сейчас пауза. Сначала выберите «продолжить».
refused-not-adjourned = Паузы нет.
refused-not-started = Партия ещё не началась.
refused-started = Партия уже началась.
refused-over = Партия окончена.
refused-not-over = Партия ещё не окончена.
refused-seats-open = Ещё есть свободные места.
refused-seat-taken = Это место занято.
refused-seat-open = На этом месте никого нет.
refused-sits-already = Вы уже за этим столом.
refused-contributed = Вы уже помогли перемешать.
refused-time-not-up = Ничьё время не вышло.
refused-other-game = Это из другой игры.
refused-no-masks = За этим столом никто не носит маску.
refused-record-full = Запись заполнена: больше нельзя ни касаться, ни объявлять.
refused-not-here = За этим столом это не разрешено.
refused-offer-open = Другое предложение ждёт ответа.
refused-enough-offers = Для одной партии предложений уже достаточно.
refused-enough-leavings = За этим столом слишком часто менялись игроки. Откройте новый стол.
refused-no-offer = Этого предложения нет.
refused-agreed = Вы уже согласились.
refused-nothing-back = Вам нечего возвращать.
refused-forfeited = Вы уже не можете победить и больше не участвуете.
refused-no-person = На этом месте нет человека.
refused-stand-in = За это место уже играет компьютер.
refused-no-stand-in = За это место компьютер не играет.
refused-enough-stand-ins = В этой партии место уже передавали достаточно часто.
refused-not-away = Этот игрок здесь.
refused-away = Этот игрок уже отсутствует.

# Кварто.
refused-place-first = Сначала поставьте { $piece }.
refused-empty-hand = Фигуры в руке нет: сначала её надо дать.
refused-board-full = Все шестнадцать фигур стоят. Объявите или откажитесь.
refused-cell-taken = Клетка занята: { $piece } стоит { $at }.
refused-placed = Эта фигура уже стоит: { $piece } { $at }.
refused-nothing-to-call = Объявлять пока нечего.
refused-call-lost = Ваше объявление было неверным: сейчас больше объявлять нельзя.
refused-calls-automatic = За этим столом игра сама объявляет каждое Кварто.
refused-point-it-out = Объявляя, назовите и ряд.
refused-call-only = За этим столом только говорят «Кварто!», не называя ряда.
refused-square = Квадраты в этой партии не считаются: { $line }.
refused-nothing-to-decline = Отказаться можно только после шестнадцатой фигуры.
refused-place-empty = Ячейка { $place } рядом с полем пуста.

# Квартекс.
refused-no-such-seat = За этим столом мест всего { $count }.
refused-bag-due = Сначала надо взять плитки.
refused-no-draw = Сейчас плитки не берут.
refused-draw-count = { $count ->
    [one] Надо взять { $count } плитку.
    [few] Надо взять { $count } плитки.
   *[many] Надо взять { $count } плиток.
}
refused-not-in-bag = Этой плитки в мешочке нет: { $tile }.
refused-not-in-hand = Этой плитки у вас нет: { $tile }.
refused-bound = Надо выложить указанное: { $tile }, { $spot }.
refused-claims-automatic = За этим столом игра сама говорит, когда ничего не подходит.
refused-opponents-asked = Ваша рука открыта: подождите ответа других.
refused-nobody-asks = Никто не показывает руку, отвечать не на что.
refused-answered = Вы уже ответили.
refused-eliminated = Вы выбыли и больше не участвуете.
misfit-not-home = Первая плитка выкладывается на начальную клетку.
misfit-taken = Там уже лежит плитка.
misfit-no-edge = Плитка должна касаться целой стороной уже лежащей плитки.
misfit-north-west = Плитка не подходит: в левом верхнем углу символы не совпадают.
misfit-north-east = Плитка не подходит: в правом верхнем углу символы не совпадают.
misfit-south-east = Плитка не подходит: в правом нижнем углу символы не совпадают.
misfit-south-west = Плитка не подходит: в левом нижнем углу символы не совпадают.
misfit-no-orientation = Плитка туда не подходит, как её ни поворачивай.
misfit-beyond-frame = Плитка вышла бы за рамку.
misfit-laid = Эта плитка уже выложена.

# Команды, которые не поняты; дальше пример.
misread-empty = Введите команду.
misread-unknown = Здесь я не понимаю слово { $word }.
misread-ambiguous = Это похоже на несколько команд: { $choices }.
misread-piece = Какую фигуру, словами или кодом?
misread-place = Какую ячейку рядом с полем, от 1 до 16?
misread-cell = Какую клетку, от a1 до d4?
misread-line = Какой ряд: горизонталь, вертикаль или диагональ?
misread-tile = Какую плитку и на какую клетку?
misread-spot = Какую клетку, считая на восток и на юг от начальной?
misread-touch = Какой клетки коснуться или какой ячейки рядом с полем?
misread-seat = Какое место за столом?
misread-several = { $count ->
    [one] Этим словам отвечает { $count } фигура.
    [few] Этим словам отвечают { $count } фигуры.
   *[many] Этим словам отвечают { $count } фигур.
}
misread-no-piece = Ни одна оставшаяся фигура этим словам не отвечает.
misread-other-tile = Так эта плитка лежать не может.
misread-example = Например: { $example }.

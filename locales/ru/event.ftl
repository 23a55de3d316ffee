# Что происходит за столом. Настоящее время: о людях не говорится, мужчина это или женщина.
event-sat = { $person ->
    [you] Вы занимаете место { $number }.
   *[other] { $who } занимает место { $number }.
}
event-bot-sat = Компьютер, уровень { $level }, занимает место { $number }.
event-seat-open = Место { $number } свободно.
event-left = { $person ->
    [you] Вы уходите из-за стола.
   *[other] { $who } уходит из-за стола.
}
event-contributed = { $person ->
    [you] Вы помогаете перемешать.
   *[other] { $who } помогает перемешать.
}
event-started = { $person ->
    [you] Партия начинается. Первый ход ваш.
   *[other] Партия начинается. Первый ход делает { $who }.
}
event-offers-draw = { $person ->
    [you] Вы предлагаете ничью.
   *[other] { $who } предлагает ничью.
}
    .full = { event-offers-draw } Предложение действует до следующего хода.
event-offers-takeback = { $person ->
    [you] Вы просите вернуть ваш последний ход.
   *[other] { $who } просит вернуть свой последний ход.
}
    .full = { event-offers-takeback } Предложение действует до следующего хода.
event-offers-time = { $person ->
    [you] Вы просите добавить время: { $span }.
   *[other] { $who } просит добавить время: { $span }.
}
    .full = { event-offers-time } Предложение действует до следующего хода.
event-offers-pause = { $person ->
    [you] Вы предлагаете паузу.
   *[other] { $who } предлагает паузу.
}
event-offers-rematch = { $person ->
    [you] Вы предлагаете ещё одну партию.
   *[other] { $who } предлагает ещё одну партию.
}
event-agreed = { $person ->
    [you] Вы соглашаетесь.
   *[other] { $who } соглашается.
}
event-declined = { $person ->
    [you] Вы отказываетесь.
   *[other] { $who } отказывается.
}
event-drawn = Игроки соглашаются на ничью.
event-took-back = Последний ход возвращён.
event-adjourned = Все согласны на паузу. Часы стоят.
event-went-on = { $person ->
    [you] Вы хотите продолжить.
   *[other] { $who } хочет продолжить.
}
event-rematch = Все хотят сыграть ещё раз.
event-resigned = { $person ->
    [you] Вы сдаётесь.
   *[other] { $who } сдаётся.
}
event-time = { $person ->
    [you] Ваше время вышло.
   *[other] Время вышло: { $who }.
}
event-abandoned = { $person ->
    [you] Ваше место считается покинутым.
   *[other] { $who } отсутствует слишком долго.
}
event-away = { $person ->
    [you] Вы отсутствуете.
   *[other] { $who } отсутствует.
}
event-held-from = { $person ->
    [you] Вас нет; через { $span } ваше место может занять компьютер.
   *[other] { $who } не за столом; через { $span } место может занять компьютер.
}
event-away-until = { $person ->
    [you] Вы отсутствуете. Через { $span } ваше место можно будет считать покинутым.
   *[other] { $who } отсутствует. Через { $span } место можно будет считать покинутым.
}
event-here = { $person ->
    [you] Вы снова здесь.
   *[other] { $who } снова здесь.
}
event-stand-in = { $person ->
    [you] За вас играет компьютер, уровень { $level }.
   *[other] За игрока { $who } играет компьютер, уровень { $level }.
}
event-reclaimed = { $person ->
    [you] Вы снова играете сами.
   *[other] { $who } снова играет.
}
event-paused = Сервер на паузе. Часы стоят.
event-resumed = Сервер снова работает. Партия продолжается.
event-brought-back = Стол возвращён из копии. Возможно, кто-то уже знает, что выпадет.
clock-left = { $person ->
    [you] Ваши часы: { $span }.
   *[other] Часы игрока { $who }: { $span }.
}

# Кварто.
quarto-gives = { $case ->
    [you] Вы даёте игроку { $to } { $piece }.
    [toyou] { $who } даёт вам { $piece }.
   *[other] { $who } даёт игроку { $to } { $piece }.
}
    .terse = { $case ->
        [you] Игроку { $to }: { $short }.
        [toyou] Вам: { $short }.
       *[other] { $who } игроку { $to }: { $short }.
    }
    .full = { quarto-gives } { $case ->
        [you] Теперь её ставит { $to }.
        [toyou] Теперь её ставите вы.
       *[other] Теперь её ставит { $to }.
    }
quarto-places = { $person ->
    [you] Вы ставите { $piece } { $onto }.
   *[other] { $who } ставит { $piece } { $onto }.
}
    .terse = { $person ->
        [you] { $cell } { $short }.
       *[other] { $cell } { $short }, { $who }.
    }
quarto-calls-line = { $person ->
    [you] Вы объявляете «Кварто!»: { $line }. Верно!
   *[other] { $who } объявляет «Кварто!»: { $line }. Верно!
}
quarto-calls-line-all = { $person ->
    [you] Вы объявляете «Кварто!»: { $line }, все { $values }. Верно!
   *[other] { $who } объявляет «Кварто!»: { $line }, все { $values }. Верно!
}
quarto-calls = { $person ->
    [you] Вы объявляете «Кварто!», и это верно!
   *[other] { $who } объявляет «Кварто!», и это верно!
}
quarto-wrong-line = { $person ->
    [you] Вы объявляете «Кварто!»: { $line }. Неверно.
   *[other] { $who } объявляет «Кварто!»: { $line }. Неверно.
}
quarto-wrong = { $person ->
    [you] Вы объявляете «Кварто!», но это неверно.
   *[other] { $who } объявляет «Кварто!», но это неверно.
}
quarto-shown = Кварто: { $lines }.
quarto-declines = { $person ->
    [you] Вы ничего не объявляете.
   *[other] { $who } ничего не объявляет.
}

# Кварто Аксесс с масками.
access-gives-from = { $case ->
    [you] Вы даёте игроку { $to } { $piece } из ячейки { $place }.
    [toyou] { $who } даёт вам { $piece } из ячейки { $place }.
   *[other] { $who } даёт игроку { $to } { $piece } из ячейки { $place }.
}
access-gives = { $case ->
    [you] Вы даёте игроку { $to } фигуру.
    [toyou] { $who } даёт вам фигуру.
   *[other] { $who } даёт игроку { $to } фигуру.
}
access-places-piece = { $person ->
    [you] Вы ставите { $piece }.
   *[other] { $who } ставит { $piece }.
}
access-places-onto = { $person ->
    [you] Вы ставите фигуру { $onto }.
   *[other] { $who } ставит фигуру { $onto }.
}
access-places = { $person ->
    [you] Вы ставите фигуру.
   *[other] { $who } ставит фигуру.
}
felt-cell = На ощупь { $at }: { $piece }.
felt-cell-empty = На ощупь { $at }: ничего.
felt-place = На ощупь в ячейке { $place }: { $piece }.
felt-place-empty = В ячейке { $place } ничего нет.
felt-something = Вы нащупываете { $piece }.
felt-nothing = Там ничего нет.

# Квартекс.
quartex-opened = Первая плитка лежит на начальной клетке: { $tile }.
quartex-lays-home = { $person ->
    [you] Вы выкладываете { $tile } на начальную клетку.
   *[other] { $who } выкладывает { $tile } на начальную клетку.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }.
       *[other] { $corners }: { $spot }, { $who }.
    }
quartex-removed = { $count ->
    [one] Вне игры { $count } плитка: { $tiles }.
    [few] Вне игры { $count } плитки: { $tiles }.
   *[many] Вне игры { $count } плиток: { $tiles }.
}
quartex-drew-these = { $count ->
    [one] Вы берёте { $count } плитку: { $tiles }.
    [few] Вы берёте { $count } плитки: { $tiles }.
   *[many] Вы берёте { $count } плиток: { $tiles }.
}
quartex-drew-some = { $count ->
    [one] { $who } берёт { $count } плитку.
    [few] { $who } берёт { $count } плитки.
   *[many] { $who } берёт { $count } плиток.
}
quartex-lays = { $person ->
    [you] Вы выкладываете { $tile }: { $spot }.
   *[other] { $who } выкладывает { $tile }: { $spot }.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }.
       *[other] { $corners }: { $spot }, { $who }.
    }
quartex-lays-taking = { $person ->
    [you] Вы выкладываете { $tile }: { $spot }. Вы берёте { $tokens }.
   *[other] { $who } выкладывает { $tile }: { $spot }. { $who } берёт { $tokens }.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }. Вы берёте { $tokens }.
       *[other] { $corners }: { $spot }. { $who } берёт { $tokens }.
    }
quartex-lays-taking-last = { $person ->
    [you] Вы выкладываете { $tile }: { $spot }. Запас кончается: вы берёте { $tokens }.
   *[other] { $who } выкладывает { $tile }: { $spot }. Запас кончается: { $who } берёт { $tokens }.
}
quartex-lays-for-nothing = { $person ->
    [you] Вы выкладываете { $tile }: { $spot }. Вы завершаете символ, но таких жетонов в запасе больше нет.
   *[other] { $who } выкладывает { $tile }: { $spot }. Символ завершён, но таких жетонов в запасе больше нет.
}
quartex-cannot = { $person ->
    [you] Вы говорите, что не можете выложить. Вы показываете { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }: { $tiles }.
   *[other] { $who } говорит: не могу. { $who } показывает { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }: { $tiles }.
}
quartex-sees-none = { $person ->
    [you] Вы не видите места ни для одной из этих плиток.
   *[other] { $who } не видит места ни для одной из этих плиток.
}
    .terse = { $person ->
        [you] Вы не видите места.
       *[other] { $who } не видит места.
    }
quartex-points-out = { $case ->
    [you] Вы указываете { $tile }: { $spot }. Теперь { $to } выкладывает её туда.
    [toyou] { $who } указывает { $tile }: { $spot }. Вы должны выложить её туда, повернув как угодно.
   *[other] { $who } указывает { $tile }: { $spot }. Теперь { $to } выкладывает её туда.
}
quartex-sets-aside = { $person ->
    [you] Вы откладываете { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }.
   *[other] { $who } откладывает { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }.
}
quartex-put-back = { $count ->
    [one] В мешочек возвращается { $count } плитка.
    [few] В мешочек возвращаются { $count } плитки.
   *[many] В мешочек возвращаются { $count } плиток.
}
quartex-eliminated = { $person ->
    [you] Вы выбываете, в руке { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }.
   *[other] { $who } выбывает, в руке { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }.
}
    .full = { quartex-eliminated } Жетоны остаются, а за каждую плитку в руке вычитается одно очко.
quartex-retires = { $person ->
    [you] Вы открыто берёте { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }: { $tiles }.
   *[other] { $who } открыто берёт { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }: { $tiles }.
}
quartex-ended = Подсчёт очков: { $points }.

# Конец: почему, потом кто победил.
ended-quarto = Кварто!
ended-wrong-call = Партия заканчивается неверным объявлением.
ended-full = Все фигуры стоят, и никто не объявил Кварто.
ended-points = Партия окончена.
ended-resigned = Партия окончена: игрок сдался.
ended-time = Партия окончена: время вышло.
ended-abandoned = Партия заканчивается из-за слишком долгого отсутствия.
ended-agreed = Партия заканчивается по соглашению.
result-draw = Ничья.
result-wins = { $person ->
    [you] Вы победили!
   *[other] Побеждает { $who }!
}
result-shared = Победу делят { $names }.

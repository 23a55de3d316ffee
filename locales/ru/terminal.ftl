# Что говорит сама программа в терминале. Команды и адреса стоят внутри предложения, чтобы никто не
# скопировал вместе с ними точку.
remark-welcome = Введите «{ $help }», чтобы увидеть команды, и «{ $quit }», чтобы выйти. Партия сохранится.
remark-asides = Для самой программы введите: { $words }.
remark-phrases = Для остальных за столом введите: { $words }.
remark-kept = Партия сохранена. Команда { $command } её продолжит.
remark-interrupted = Партия прервана и сохранена. Команда { $command } её продолжит.
remark-end = Больше нечего читать. Партия сохранена, команда { $command } её продолжит.
remark-resumed = { $count ->
    [0] Вы продолжаете партию: { $game }.
   *[other] Вы продолжаете партию: { $game }. Соперники: { $others }.
}
remark-nothing-kept = Здесь нет сохранённых партий.
remark-kept-game = { $count ->
    [0] { $name }: { $game }.
   *[other] { $name }: { $game }, соперники: { $others }.
}
remark-kept-over = { $count ->
    [0] { $name }: { $game }, партия окончена, итог { $result }.
   *[other] { $name }: { $game }, соперники: { $others }; партия окончена, итог { $result }.
}
remark-pass = Ходит { $who }. Когда больше никто не смотрит и не слушает, введите «{ $me }».
remark-not-you = Сейчас никому не нужно садиться за клавиатуру.
remark-no-board = Показывать пока нечего.
remark-board-covered = Пока надеты маски, игрового поля не видно.
remark-messages-short = Сообщения короткие.
remark-messages-normal = Сообщения обычной длины.
remark-messages-long = Сообщения длинные и говорят, что они значат для вас.
remark-pieces-words = Фигуры и плитки называются словами.
remark-pieces-codes = Фигуры и плитки называются кодами.
remark-cells-letters = Клетки называются буквой и цифрой: { $example }.
remark-cells-spelled = Буквы клеток называются словами: { $example }.
remark-cells-numbers = Клетки называются горизонталью и вертикалью: { $example }.
remark-change = Чтобы это изменить, введите: { $choices }.
remark-record = Команда { $command } выводит запись.
remark-over = Партия окончена. Введите «{ $rematch }», чтобы сыграть ещё раз, или «{ $quit }».
remark-next-ready = Следующая партия готова. Чтобы перейти к ней, введите «{ $next }».
remark-no-next = О следующей партии ещё не договорились.
remark-unconfirmed = Ничего не происходит.
remark-invite = Отправьте { $address } тем, кто будет играть. Партия начнётся, когда все места будут заняты.
remark-watching = Вы смотрите. Можно спрашивать всё, что разрешено знать зрителям.
remark-sitting = Ваше место: { $seat }.
remark-founded = По адресу { $address } открыт ваш стол.
remark-no-tables = Здесь нет свободных столов и не идёт ни одной партии.
remark-tables = Вот столы.
remark-open-table = { $count ->
    [0] Стол { $number }: { $game }, { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
        [many] { $free } свободных мест
       *[other] { $free } свободного места
    }.
   *[other] Стол { $number }: { $game }, игроки: { $names }; { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
        [many] { $free } свободных мест
       *[other] { $free } свободного места
    }.
}
remark-running-table = { $count ->
    [0] Стол { $number }: { $game }, идёт игра.
   *[other] Стол { $number }: { $game }, игроки: { $names }.
}
remark-choose-table = Введите номер стола или «{ $quit }».
remark-no-such-number = Стола с таким номером нет.
remark-not-stored = Сейчас партию нельзя сохранить, и неизвестно, произошло ли это. Попробуйте ещё раз.
remark-store-fails = Сейчас партию нельзя сохранить. Она продолжится сама, как только это станет возможно; до тех пор часы не идут.
remark-store-works = Партию снова можно сохранять, и она продолжается.
remark-too-long = Эта строка слишком длинная. Ничего не происходит.
remark-not-text = Эту строку нельзя прочитать как текст. Ничего не происходит.
remark-screen-no-terminal = Для полноэкранного вида нужен терминал. Игра продолжается построчно.
remark-screen-dumb = Этот терминал умеет писать только строки. Игра продолжается построчно.
remark-screen-small = Окно слишком маленькое. Нужно столбцов: { $columns }, строк: { $lines }.

# The page of a table.
play-name-quarto = Кварто
play-name-access = Кварто Аксесс
play-name-quartex = Квартекс

# Title and heading.
play-title-turn = Ваш ход: { $game }
play-title-other = Ожидание: { $game }
play-title-waiting = Открытый стол: { $game }
play-title-over = Партия окончена: { $game }
play-waiting = Ждём соперника
play-starting = Партия сейчас начнётся
play-pass = Передайте устройство: { $who }
play-turn = Ваш ход

# One line on what to do.
play-hint-over = Сыграйте ещё раз или просмотрите партию по шагам.
play-hint-paused = Сервер ненадолго на паузе. Часы стоят.
play-hint-adjourned = Все согласились на паузу. Часы стоят, пока кто-нибудь не продолжит.
play-hint-pass = До этого на экране нет ничего тайного.
play-hint-invite = Отправьте ссылку. Партия начнётся, как только все места будут заняты.
play-hint-guest = Есть свободное место. Садитесь и играйте.
play-hint-watch = Вы смотрите партию.
play-hint-wait = Пока можно осмотреть поле.
play-hint-place = Выберите клетку. Затем вы дадите фигуру: её поставит { $who }.
play-hint-give = Выберите фигуру, которую поставит { $who }.
play-hint-decline = Осмотрите поле ещё раз, прежде чем промолчать.
play-hint-masked-place = Касайтесь сколько угодно. Чтобы поставить фигуру, выберите «поставить или дать», затем клетку.
play-hint-masked-give = Касайтесь сколько угодно. Чтобы дать фигуру, выберите «поставить или дать», затем ячейку у поля.

# Before the start.
play-invite = Пригласить
play-invite-link = Ссылка на этот стол
play-copy = Копировать
play-copied = Скопировано.
play-your-name = Ваше имя
play-sit = Сесть
play-terms = О чём договорились
play-curtain = Остальные, отвернитесь. Затем нажмите кнопку.
play-it-is-me = Это я, { $who }
play-leave = Встать из-за стола

# Players.
play-players = Игроки
play-you = вы
play-seat-open = Свободное место
play-nobody = пока никого
play-due = ход
play-here = ожидание
play-won = победа
play-out = вне игры
play-computer = компьютер: { $level }
play-away = отсутствие: { $span }

# Board, hand and pieces.
play-board = Игровое поле
play-empty = пусто
play-touch-cell = { $cell } закрыта
play-place-cell = { $cell } поставить сюда
play-touch-place = Ячейка { $place } закрыта
play-give-place = Ячейка { $place } дать эту
play-mode = При нажатии на клетку
play-mode-touch = коснуться
play-mode-play = поставить или дать
play-places = Фигуры у поля, закрыты
play-left = Осталось дать: { $count ->
    [0] ничего
    [one] { $count } фигура
    [few] { $count } фигуры
    [many] { $count } фигур
   *[other] { $count } фигуры
}
play-hand = { $person ->
    [you] У вас в руке
   *[other] { $who } держит
}
play-hand-last = Ещё в руке
play-hand-empty = В руке нет фигуры
play-hand-covered = под маской

# Calling.
play-call = Кварто!
play-call-bare = У четырёх фигур в ряду есть общее? Тогда скажите «Кварто!»
play-call-point = Покажите ряд
play-decline = Ничего не объявлять

# Offers and ways out.
play-offers = Предложения
play-draw = Предложить ничью
play-take-back = Вернуть ход
play-more-time = Ещё минута
play-pause = Сделать паузу
play-go-on = Продолжить
play-agree = Согласиться
play-refuse = Отклонить
play-withdraw = Отозвать
play-hand-over = Пусть играет компьютер
play-reclaim = Вернуться к игре
play-resign = Сдаться
play-resign-sure = Сдать эту партию?
play-resign-yes = Да, сдаться
play-hold = { $who } не за столом: пусть играет компьютер
play-claim = { $who } не возвращается: присудить победу
play-rematch = Сыграть ещё раз
play-next-game = К следующей партии
play-replay = Просмотреть партию
play-record = Запись текстом
play-record-data = Запись данными

# Words and questions.
play-command = Скажите словами
play-example = Например: { $example }
play-send = Отправить
play-ask = Вопросы
play-ask-cell = Эта клетка
play-ask-lines = Ряды здесь
play-ask-last = Последний ход
play-ask-hand = Фигура в руке
play-ask-left = Что осталось
play-ask-occupied = Занятые клетки
play-ask-free = Свободные клетки
play-ask-tiles = Мои плитки
play-ask-bag = Мешочек
play-ask-laid = Выложенные плитки
play-ask-open = Открытые клетки
play-ask-missing = Не хватает одной плитки
play-ask-legal = Куда можно выложить
play-ask-score = Счёт
play-ask-stock = Запас
play-ask-turn = Чей ход
play-ask-clocks = Часы
play-ask-terms = О чём договорились
play-ask-repeat = Повторить
play-ask-help = Помощь

# Set phrases: on the button, and as all hear them.
play-phrases = Сказать что-то приятное
play-phrase-hello = Здравствуйте!
play-phrase-luck = Удачи!
play-phrase-well = Отличная игра!
play-phrase-thanks = Спасибо!
play-phrase-sorry = Извините!
play-phrase-oops = Ой!
play-phrase-moment = Минутку, пожалуйста!
play-phrase-bye = До свидания!
play-says-hello = { $who }: Здравствуйте!
play-says-luck = { $who }: Удачи!
play-says-well = { $who }: Отличная игра!
play-says-thanks = { $who }: Спасибо!
play-says-sorry = { $who }: Извините!
play-says-oops = { $who }: Ой!
play-says-moment = { $who }: Минутку, пожалуйста!
play-says-bye = { $who }: До свидания!
play-says-enough = Слишком много за один раз. Подождите немного, прежде чем говорить дальше.

# What happened.
play-log = Что произошло
play-log-empty = Пока ничего.
play-log-closed = Пока надеты маски, ничего не записывается.
play-copy-log = Скопировать текст

# Keys.
play-keys = Клавиши
play-keys-about = Они действуют, когда фокус на поле. В настройках их можно отключить.
play-keys-home = Home End
play-keys-corner = Ctrl Home, Ctrl End
play-keys-column = Shift 1 2 3 4
play-key-arrows = соседняя клетка
play-key-home = первая или последняя клетка горизонтали
play-key-corner = первая или последняя клетка поля
play-key-places = к полю, к фигурам, к строке ввода
play-key-history = более старое или новое сообщение
play-key-kinds = другой вид сообщений
play-key-row = к горизонтали
play-key-column = к вертикали
play-key-play = поставить или дать здесь
play-key-call = объявить Кварто

# What the script says by itself.
play-link-lost = Связь потеряна. Пробуем снова.
play-link-back = Связь восстановлена.
play-edge = Край поля.
play-older-none = Более старых сообщений нет.
play-newer-none = Более новых сообщений нет.
play-kind-all = Все сообщения.
play-kind-moves = Ходы.
play-kind-answers = Ответы.
play-sure = Вы уверены?
play-yes = Да
play-no = Нет
play-unknown = Сервер ещё не ответил. Спрашиваем снова.
play-not-here = Сначала перейдите на клетку поля.
play-sound-on = Звуки включены.
play-sound-off = Звуки выключены.

# Quartex: выложенные плитки, рука, объявления и таблица очков.
play-quartex-field = На столе: { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
play-quartex-hand = Ваши плитки, видны только вам
play-quartex-hand-shown = Ваши плитки, открыты для всех
play-quartex-hand-empty = У вас больше нет плиток
play-quartex-hand-of = Открытые плитки игрока { $who }
play-quartex-turn = Повернуть плитку
play-quartex-left = Влево
play-quartex-right = Вправо
play-quartex-flip = Перевернуть
play-quartex-choose = Выберите плитку и клетку
play-quartex-wait = Дождитесь своего хода
play-quartex-lay = Выложить на { $cell }
play-quartex-point = Подходит на { $cell }
play-quartex-whole = Показать целиком
play-quartex-cannot = Не могу выложить
play-quartex-cannot-means = Все увидят ваши плитки и смогут указать место для одной из них.
play-quartex-cannot-sure = Показать мои плитки
play-quartex-none = Не вижу места
play-quartex-sheet = Запас, жетоны и очки
play-quartex-points = очки
play-quartex-stock = Запас
play-quartex-worth = Сейчас стоит
play-quartex-next = Следующий принёс бы вам
play-quartex-you = вы
play-quartex-out = вне игры
play-quartex-won = победа
play-quartex-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
play-quartex-points-of = { $sign ->
    [minus] минус { $count }
   *[plus] { $count }
} { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
play-quartex-frame = Рамка { $side } на { $side }; плитки занимают { $wide } на { $high }.
play-quartex-aside = { $count ->
    [one] Отложена в этот ход { $count } плитка
    [few] Отложены в этот ход { $count } плитки
   *[many] Отложено в этот ход { $count } плиток
}
play-quartex-open-hand = Открытые плитки игрока { $who }
play-quartex-removed = { $count ->
    [one] Вне игры { $count } плитка
    [few] Вне игры { $count } плитки
   *[many] Вне игры { $count } плиток
}

# Стол, где у всего есть своё место.
play-more = Вопросы и слова
play-close = Закрыть
play-held = За вас играет компьютер
play-hint-held = Вы можете вернуться к игре в любой момент.
play-hint-called-wrongly = Объявление было неверным. На эту фигуру объявлять больше нельзя.
play-title-offer = Вопрос к вам: { $game }
play-title-next = Следующая партия готова: { $game }
play-invited = Вас приглашают сыграть
play-hint-listed = Ваш стол виден всем в списке. Партия начнётся, как только все места будут заняты.
play-away-just = нет на месте
play-computer-alone = компьютер

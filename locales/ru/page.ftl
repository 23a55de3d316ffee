# Страницы вокруг столов: начало, новая партия, столы, настройки, личные данные, неполадки.

# Вокруг каждой страницы.
page-skip = К содержанию
page-nav = Главное меню
page-tables = Столы
page-learn = Обучение
page-analysis = Анализ
page-settings = Настройки
page-language = Язык
page-display = Вид
page-shade-device = Как на устройстве
page-shade-light = Светлый
page-shade-dark = Тёмный
page-shade-contrast = Больше контраста
page-quarto = Кварто
page-access = Кварто Аксесс
page-quartex = Квартекс
page-new = Новая партия
page-lesson = Первая партия
page-rules = Правила
page-privacy = Личные данные
page-legal = Fourfold свободен и открыт. С издателями игр он не связан.

# Начало.
page-home = Три игры о числе четыре, место для каждого
page-home-lead = Играйте в Кварто, Кварто Аксесс и Квартекс с друзьями, незнакомцами или компьютером: глядя на экран, на слух или на ощупь, бесплатно и без регистрации.
page-play-now = Сыграть в Кварто
page-play-now-how = с компьютером
page-invite = Пригласить друга
page-invite-how = по ссылке
page-join = Сесть за стол
page-join-count = { $count ->
    [0] откройте свой
    [one] ждёт { $count }
    [few] ждут { $count }
    [many] ждут { $count }
   *[other] ждут { $count }
}
page-about-quarto = Соперник выбирает фигуру, а вы клетку. Кто увидит четыре похожие в ряд и скажет «Кварто!», тот победил.
page-about-access = Та же игра, рифлёная и гладкая: слепые и зрячие играют в ней на равных.
page-about-quartex = Соберите четыре четверти и возьмите жетон. Но чем больше таких жетонов взято, тем дешевле каждый.
page-facts-quarto = 2 игрока, от 10 до 20 минут
page-facts-access = 2 игрока, в масках
page-facts-quartex = от 2 до 5 игроков, от 8 лет, около 30 минут
page-computer-as = Уровень компьютера
page-play = Играть
page-play-game = Играть в { $game }
page-learn-it = Научиться
page-options = Все настройки партии
page-promise-one = Глядя на экран, на слух, на ощупь
page-promise-one-text = Одна страница для всех: мышь, палец, клавиатура, набранные слова или программа чтения с экрана. Вся игра доступна каждому.
page-promise-two = Достаточно ссылки
page-promise-two-text = Без регистрации, без рекламы, ничего не нужно устанавливать. Вы выбираете имя и можете удалить его в любой момент.
page-promise-three = Честно, и это можно проверить
page-promise-three-text = Каждую жеребьёвку и каждую плитку из мешочка можно проверить после партии. Компьютер видит только то, что на его месте видели бы вы.

# Новая партия.
page-new-game = Новая партия: { $game }
page-new-lead = Всё по печатным правилам, без часов, а кто начинает, решает жребий. Измените что хотите или начинайте.
page-which-game = Какая игра
page-new-who = Кто играет
page-new-rules = Правила
page-new-time = Время
page-new-more = Кто начинает и вид партии
page-new-start = Начать
page-faults = Проверьте, пожалуйста
page-fault-game = Такой игры нет. Выберите одну из трёх.
page-fault-counts = Ничего не считается, и никто не смог бы выиграть. Выберите хотя бы один признак.
page-fault-choice = Такого выбора здесь нет. Выберите, пожалуйста, ещё раз.
page-fault-number = { $field }: напишите целое число от { $least } до { $most }.
page-fault-free = Неверные объявления бесплатны только в дружеских партиях. Выберите другое наказание или дружескую партию.
page-fault-begins = За этим столом нет места { $number }, и начать там никто не может.

# Кто играет.
page-opponent = Ваш соперник
page-opponent-computer = Компьютер
page-opponent-friend = Друг, по ссылке
page-opponent-beside = Кто-то рядом со мной
page-opponent-open = Кто угодно
page-why-opponent-computer = Отвечает сразу, на выбранном вами уровне.
page-why-opponent-friend = Вы получите ссылку. Кто первым её откроет, тот и садится.
page-why-opponent-beside = Вы передаёте друг другу одно устройство.
page-why-opponent-open = Ваш стол виден в разделе «Столы», пока кто-нибудь не сядет.
page-level = Его сила
page-players = Сколько игроков
page-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
page-seats = Кто где сидит
page-seats-hint = Места пронумерованы по часовой стрелке. Кто начинает, решает жребий, если ниже не сказано иначе.
page-seat = Место { $number }
page-seat-you = Вы
page-seat-computer = Компьютер, уровень
page-seat-people = Люди
page-seat-open = Свободно, по ссылке или списку
page-seat-beside = Кто-то за этим устройством
page-listed = Свободные места
page-listed-yes = Для всех
page-listed-no = Только по ссылке
page-why-listed-yes = Стол виден в разделе «Столы», пока все места не заняты.
page-why-listed-no = Сесть может только тот, у кого есть ссылка.

# Правила Кварто.
page-masks = Маски
page-masks-no = С открытыми глазами
page-masks-yes = В масках
page-announced = Когда фигура поставлена
page-announced-no = Говорится только, что она поставлена
page-announced-yes = Говорится, куда она поставлена
page-past = Что было сказано
page-past-closed = Только память
page-past-open = Записано
page-why-past-closed = Сказанное нельзя услышать ещё раз.
page-calling = Как объявляют Кварто
page-calling-point = Показать ряд
page-calling-call = Объявить
page-calling-auto = Объявляет игра
page-wrong = Неверное объявление
page-wrong-once = Лишает второй попытки
page-wrong-loses = Засчитывается поражение
page-wrong-free = Ничего не стоит
page-why-wrong-free = Можно пробовать сколько угодно, но только в дружеских партиях.
page-counts = Что считается (меньше: вариант для начинающих)
page-why-counts = По печатным правилам считаются все четыре. С меньшим числом первая партия легче, в том числе для детей.
page-squares = Квадраты из четырёх фигур (вариант для опытных игроков)
page-squares-no = Только ряды
page-squares-yes = Ряды и квадраты
page-why-squares-no = Считаются горизонтали, вертикали и диагонали.

# Правила Квартекса.
page-seeing = Когда ничего не подходит
page-seeing-claim = Говорит сам игрок
page-seeing-auto = Скажет игра
page-frame = Рамка (тактический вариант, для опытных игроков)
page-frame-none = Без рамки
page-frame-side = { $side } на { $side }
page-why-frame-none = Плитки могут расходиться во все стороны.
page-ties = При равных очках
page-ties-shared = Победа делится
page-ties-tiles = Побеждает тот, у кого меньше плиток
page-start = Первая плитка
page-start-hand = Из руки
page-start-bag = Из мешочка

# Время, начало, значение.
page-pace = Часы
page-pace-usual = Как обычно
page-pace-untimed = Без часов
page-pace-minute = Минута на ход
page-pace-each = Время на ход по вашему выбору
page-pace-bank = Время на всю партию
page-why-pace-usual = Без часов; на турнире минута на ход, как в печатных правилах.
page-why-pace-untimed = Каждый думает столько, сколько нужно.
page-why-pace-minute = Напечатано для турниров по Кварто; в Квартексе это наше собственное правило. Кто не успевает, проигрывает.
page-why-pace-each = Сколько угодно секунд на каждый ход.
page-why-pace-bank = У каждого свои часы, и каждый ход немного добавляет.
page-each = Секунд на ход
page-bank = Минут на партию
page-increment = Секунд прибавки за ход
page-pointing = Секунд, чтобы указать место
page-why-pointing = Когда кто-то не находит места, у других есть это время, чтобы указать его. Оставьте пустым, чтобы ждать всех.
page-begins = Кто начинает
page-begins-lot = Решает жребий
page-begins-me = Я
page-begins-other = Мой соперник
page-why-begins = Жребий честный, и его можно проверить после партии.
page-stakes = Вид партии
page-stakes-casual = Для удовольствия
page-stakes-tournament = Как на турнире
page-why-stakes-casual = Ходы можно вернуть, а время добавить, если все согласны.
page-why-stakes-tournament = Ходы не возвращают и время не добавляют.

# Столы.
page-lobby-lead = Сядьте за свободный стол или посмотрите идущую партию.
page-lobby-waiting = Ждут вас
page-lobby-playing = Идёт игра
page-lobby-none = Сейчас никто не ждёт.
page-lobby-open = Откройте свой стол, и другие найдут его здесь.
page-lobby-sit = Сесть
page-lobby-look = Сначала посмотреть
page-lobby-watch = Смотреть
page-lobby-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}

# Настройки.
page-settings-lead = Хранятся только в этом браузере, без регистрации.
page-name = Ваше имя
page-name-label = Имя, которое видят другие
page-name-save = Сохранить имя
page-name-hint = До { $most } букв, цифр, пробелов, дефисов, апострофов и точек.
page-name-empty = В имени нужна хотя бы одна буква или цифра.
page-name-long = В имени не больше { $most } знаков.
page-name-sign = В имени не может быть этого знака: { $sign }
page-birds = Зяблик, Снегирь, Дрозд, Стриж, Синица, Кулик, Щегол, Сокол, Чайка, Жаворонок, Чиж, Журавль, Филин, Ласточка, Скворец, Зимородок
page-set-look = Язык и вид
page-motion = Движение
page-motion-device = Как на устройстве
page-motion-still = Ничего не движется
page-set-words = Слова
page-verbosity = Насколько подробны сообщения
page-verbosity-terse = Самое нужное
page-verbosity-normal = Обычно
page-verbosity-full = Подробно
page-why-verbosity-terse = Только ключевые слова, для тех, кто знает игру.
page-why-verbosity-normal = Одна фраза на каждое событие.
page-why-verbosity-full = Фраза и что она означает.
page-naming = Фигуры и плитки
page-naming-words = Словами
page-naming-codes = Кодами
page-why-naming-words = Светлая круглая высокая фигура с выемкой.
page-why-naming-codes = Фигура СКВО, по букве на каждый признак.
page-cells = Клетки Кварто
page-cells-letters = Буква и цифра
page-cells-spelled = По буквам
page-cells-numbers = Горизонталь и вертикаль
page-why-cells-letters = Клетка называется b3.
page-why-cells-spelled = Буква называется словом, чтобы b и d звучали по-разному.
page-why-cells-numbers = Клетка называется «горизонталь 3, вертикаль 2».
page-order = Порядок признаков
page-why-order = Фигура описывается в этом порядке. В Кварто Аксесс поверхность стоит на месте цвета.
page-set-keys = Клавиши и голос
page-keys = Буквенные клавиши на игровом поле
page-keys-on = Включены
page-keys-off = Выключены
page-why-keys-on = Когда фокус на игровом поле, буква задаёт вопрос или действует.
page-why-keys-off = Для голосового управления, где слово может нажать клавишу.
page-speech = Голос браузера
page-speech-on = Читает вслух
page-speech-off = Молчит
page-why-speech-on = Всё происходящее читается вслух, даже без программы чтения с экрана.
page-why-speech-off = Программа чтения с экрана читает сама, ей это не нужно.
page-set-sounds = Звуки
page-why-sounds = Звуки выключены, пока вы их не включите. Играть можно и без них.
page-sound-turn = Ваш ход
page-sound-placed = Поставлено или выложено
page-sound-given = Дано
page-sound-called = Объявление
page-sound-offered = Предложение
page-sound-won = Вы выиграли
page-sound-over = Партия окончена
page-volume-off = Выключен
page-volume-quiet = Тихо
page-volume-loud = Громко
page-save = Сохранить настройки
page-forget = Удалить мои данные
page-forget-text = Ваше имя и сеансы удаляются сразу. Оконченные партии остаются, но без вашего имени.
page-forget-ask = Удалить
page-forget-sure = Это нельзя отменить. Вы потеряете место за всеми столами.
page-forget-do = Да, удалить всё

# Личные данные.
page-privacy-short = Коротко
page-privacy-short-text = Мы храним то, что нужно для партии, и больше ничего. Нет ни регистрации, ни рекламы, ни слежки.
page-privacy-name = Ваше имя
page-privacy-name-text = Вы выбираете его сами, и оно не обязано быть настоящим. Его видят те, кто сидит за вашим столом или смотрит.
page-privacy-cookies = Три файла cookie
page-privacy-cookies-text = Один узнаёт вас, чтобы за вами осталось место. В другом ваши настройки, и они остаются в вашем браузере.
page-privacy-third = Третий, на минуту
page-privacy-third-text = Без скриптов он переносит на следующую страницу итог вашего последнего действия.
page-privacy-games = Партии
page-privacy-games-text = У партии есть свой адрес, и тот, у кого он есть, может её пересмотреть. Что игроки держат или не должны видеть, во время игры не показывается никому.
page-privacy-reader = Как вы играете
page-privacy-reader-text = Никто не узнает, играете ли вы, глядя на экран, на слух или на ощупь. Здесь ничто не распознаёт программу чтения с экрана.
page-privacy-log = Журнал сервера
page-privacy-log-text = В нём сказано, что запрошено и удалось ли это, без имён и без сведений о плитках игроков. Ваш сетевой адрес нужен против злоупотреблений и хранится только в памяти.
page-privacy-delete = Удаление
page-privacy-delete-text = В разделе «Настройки» можно в любой момент сразу удалить своё имя и сеансы.

# Неполадки.
page-not-found = Здесь ничего нет
page-not-found-text = Такой страницы или такого стола нет. Возможно, в адресе не хватает буквы.
page-forbidden = Эта форма устарела
page-forbidden-text = Она пришла не с открытой у вас страницы, или страница устарела. Вернитесь, обновите страницу и попробуйте ещё раз.
page-too-much = Помедленнее, пожалуйста
page-too-much-text = Слишком много за короткое время. Подождите ещё: { $span }.
page-unreadable = Это не читается
page-unreadable-text = Отправленное не подходит к этой странице. Вернитесь и попробуйте ещё раз.
page-unavailable = Сейчас не удаётся сохранить
page-unavailable-text = Мы пока не знаем, засчитан ли ваш последний ход. Откройте стол снова, и вы увидите.
page-unavailable-elsewhere = Это не удалось. Попробуйте снова чуть позже.
page-stopping = Скоро вернёмся
page-stopping-text = Сервер перезапускается. Ваши партии в сохранности и скоро продолжатся.
page-to-home = К трём играм
page-offline = Нет связи
page-offline-text = Ваши партии в сохранности на сервере и ждут вас. Как только сеть появится, можно продолжать.
page-again = Попробовать снова

# Ответы страниц.
page-saved = Сохранено.
page-mine = Ваши партии
page-continue = Продолжить

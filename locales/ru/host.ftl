# The page for whoever runs a server.
host-title = Для владельца сервера
host-lead = Чем занят этот сервер. Ни имён, ни адресов, ни того, что скрыто в партиях.
host-door = Эта страница для тех, кто держит сервер. Ключ находится в файле, с которым сервер был запущен.
host-token = Ключ
host-enter = Открыть страницу
host-wrong = Это не тот ключ.
host-leave = Закрыть эту страницу
host-again = Посмотреть ещё раз
host-by-itself = Обновлять страницу саму каждые { $seconds } секунд
host-by-hand = Не обновлять страницу саму
host-since-start = Подсчитано с запуска сервера, прошло времени: { $span }.
host-since-look = С вашего прошлого взгляда прошло: { $span }.

# Headings.
host-tables = Столы
host-people = Люди
host-load = Нагрузка
host-trouble = Неполадки
host-limits = Достигнутые пределы
host-server = Сервер

# Captions and heads of the figures.
host-at-present = Сейчас
host-counted = Подсчитано
host-times = Сколько длятся ответы, с запуска сервера
host-what = Что
host-number = Сколько
host-how-long = Сколько времени
host-in-all = Всего
host-lately = С прошлого взгляда
host-a-minute = В минуту

# What is counted.
host-rooms = столы в памяти
host-playing = идущие партии: { $game }
host-founded = основанные столы
host-finished = оконченные партии
host-connections = соединения
host-sockets = живые соединения со столами
host-networks = сети, из которых они идут
host-known = люди с живым соединением
host-guests = живые соединения гостей
host-moves = ходы и другие действия
host-questions = вопросы с ответом
host-deciding = стол отвечает
host-answering = компьютер отвечает
host-bots-waiting = игроки-компьютеры, ждущие очереди думать
host-solving-waiting = позиции, ждущие решателя
host-memory = память
host-store-failures = сбои хранилища
host-rooms-broken = столы, которые сломались и были открыты снова
host-unknown = запросы, о судьбе которых никто не мог сказать
host-refused = отклонённые действия
host-bots-late = опоздавшие ответы игроков-компьютеров
host-bots-busy = игроки-компьютеры, которым пришлось ждать
host-failed = неудавшиеся страницы
host-none-limited = Никто не достиг предела.
host-version = версия
host-store = партии хранит
host-uptime = работает

# How long something takes.
host-no-times = пока ничего
host-within = половина за { $half }, 99 из 100 за { $most }
host-longer = половина за { $half }, одна из ста дольше, чем { $most }
host-milliseconds = { $count } мс
host-megabytes = { $count } МиБ

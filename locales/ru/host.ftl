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

# Limits: whom one counts, and what.
host-limit-network-reading = одна сеть: страницы и файлы
host-limit-network-sending = одна сеть: формы
host-limit-network-opening = одна сеть: открытые живые соединения
host-limit-network-asking = одна сеть: обращения к столам
host-limit-network-solving = одна сеть: решённые позиции и картинки
host-limit-network-founding = одна сеть: основанные партии
host-limit-network-newcomers = одна сеть: новые люди
host-limit-network-entering = одна сеть: неверные ключи на этой странице
host-limit-network-connections = одна сеть: открытые соединения
host-limit-network-list = одна сеть: столы в списке
host-limit-network-thinking-queue = одна сеть: игроки-компьютеры, ждущие очереди думать
host-limit-person-founding = один человек: основанные партии
host-limit-person-listing = один человек: столы, внесённые в список
host-limit-person-sitting = один человек: места за столом и смена имени
host-limit-person-asking = один человек: обращения к столам
host-limit-socket-saying = одно живое соединение: сообщения
host-limit-socket-size = одно живое соединение: длина сообщения
host-limit-seat-phrases = одно место: готовые фразы

# How long something takes.
host-no-times = пока ничего
host-within = половина за { $half }, 99 из 100 за { $most }
host-longer = половина за { $half }, одна из ста дольше, чем { $most }
host-milliseconds = { $count } мс
host-megabytes = { $count } МиБ

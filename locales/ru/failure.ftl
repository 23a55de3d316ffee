# Что стоит после слова «ошибка»: части предложения, ведь дальше может идти причина.
failure-error = ошибка: { $told }
failure-could-not = не удалось { $task }: { $why }
task-answer = вывести ответ
task-read = прочитать { $name }
task-write = записать { $name }
task-manual = записать руководство в { $name }
task-interruptions = следить за прерываниями
task-png = нарисовать PNG
task-pdf = сделать PDF
task-braille = записать правила шрифтом Брайля
task-solve = решить позицию
task-prove = решить пустое поле
task-open = открыть хранилище { $name }
task-games = прочитать партии
task-replay = переиграть { $name }
task-copy = сделать копию { $name }
task-bring-back = вернуть { $name }
task-listen = слушать { $name }
task-serve = обслуживать столы
task-reach = связаться с { $name }
task-keep = сохранить партию
cause-no-file = такого файла нет
cause-exists = файл с таким именем уже есть
cause-not-allowed = это не разрешено
cause-no-folder = часть пути не папка
cause-is-folder = это папка
cause-not-regular = это не обычный файл; каналы и устройства не читаются
cause-full = места больше нет
cause-reading = при чтении: { $why }
cause-writing = при записи: { $why }
cause-unavailable = хранилищем нельзя пользоваться: { $why }
cause-newer = у хранилища версия { $found }, оно от более новой программы; эта знает версии до { $known }
cause-foreign = это не хранилище fourfold
cause-in-use = им уже пользуется другой сервер, а файл — только для одного
cause-broken = запись { $entry } стола { $name } невозможна: { $why }
cause-misplaced = запись { $entry } журнала не может там стоять
cause-closed = хранилище закрыто
cause-no-certificate = в нём нет сертификата
cause-no-key = в нём нет ключа
cause-other-key = это ключ другого сертификата
cause-token-short = в ключе из него меньше { $least } знаков
cause-token-exposed = его может прочесть любой на этой машине; это исправит chmod 600
cause-damaged = файл повреждён: { $why }
cause-unlike = копия не то, что было прочитано
cause-differs = в хранилище есть стол { $name }, чья запись { $entry } другая; ничего не изменено
misuse-option = { $option } подходит для { $subject ->
    [records] записей
    [positions] позиций
    [quarto] Кварто
    [access] Кварто Аксесс
    [quartex] Квартекса
    [boards] позиций Кварто
   *[fields] позиций Квартекса
}
misuse-no-position = это не позиция: знак { $at }, ожидалось вот что: { $expected }; найдено: { $found }
misuse-cannot-be = такой позиции не бывает:
misuse-either-game = игровое поле Кварто, например ..../..../.7../...., или правила партии в Квартекс, например 2csh
misuse-the-end = конец
misuse-no-record = эту запись нельзя переиграть: { $told }
misuse-draw-record = это запись; draw берёт позицию, а show печатает позиции записи
misuse-seats = за этим столом места от 1 до { $count }
misuse-picture-name = имя рисунка кончается на .svg или .png: { $name }
misuse-print-name = имя файла кончается на .pdf или .svg: { $name }
misuse-last = --last { $text }: ожидалась клетка, например 0,-1
misuse-last-empty = --last { $text }: на этой клетке нет плитки
misuse-line = --line { $text }: ожидалось вот что: { $expected }
misuse-over = решать нечего: партия окончена, { $result }
misuse-little-memory = { $given } МиБ: решателю нужно не меньше { $least } МиБ памяти
misuse-much-memory = { $given } МиБ: столько памяти у этой машины нет
misuse-no-threads = решателю нужен хотя бы один поток
misuse-no-game = партии { $name } здесь нет
misuse-no-home = домашняя папка здесь неизвестна; укажите --store ФАЙЛ
misuse-players = { $name }: число игроков { $most ->
    [2] { $least }
   *[other] от { $least } до { $most }
}, а не { $count }
misuse-nobody-here = за этой клавиатурой никто не играет; оставьте место себе или смотрите
misuse-no-server = для места игрока в другом месте нужен сервер; укажите --at URL
misuse-only-new = кто играет и по каким правилам, решается в начале партии; чтобы продолжить партию, уберите эти параметры
misuse-named-beside = на сервере у тех, кто играет рядом с вами, нет своих имён; укажите --against here
misuse-seed-elsewhere = --seed подходит для партий на этой машине; с --at жребий бросает сервер
misuse-no-kept = партия { $name } здесь не сохранена
misuse-address = это не адрес сервера или стола: { $text }
misuse-seed-taken = партия с этим зерном уже сохранена: продолжите с --resume { $name } или укажите другое --store
misuse-which-game = укажите игру: fourfold play и одно из слов { $games }
misuse-player-name = в имени от 1 до { $most } видимых знаков

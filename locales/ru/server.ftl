# What a server says.
server-stopping = Сервер перезапускается. Ваша партия сохранена, и эта страница вернётся сама.
server-unknown = Сервер не знает, произошло ли это. Попробуйте ещё раз.
server-unreadable = Это не удалось прочитать.
server-confirm-resign = Вы действительно хотите сдаться? На этом партия закончится.
server-renamed = Теперь вас зовут { $name }.
server-forgotten = Ваше имя и ваши сеансы удалены.

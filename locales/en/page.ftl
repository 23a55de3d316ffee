# The pages around the tables: home, new game, tables, settings, privacy, problems.


# Around every page.
page-skip = Skip to the content
page-nav = Main
page-tables = Tables
page-learn = Learn
page-analysis = Analysis
page-settings = Settings
page-language = Language
page-display = Display
page-shade-device = As the device
page-shade-light = Light
page-shade-dark = Dark
page-shade-contrast = More contrast
page-quarto = Quarto
page-access = Quarto Access
page-quartex = Quartex
page-new = New game
page-lesson = First game
page-rules = Rules
page-privacy = Privacy
page-legal = Fourfold is free and open. It is not connected with the publishers of the games.

# Home.
page-home = Three games about four, and a seat for everyone
page-home-lead = Play Quarto, Quarto Access and Quartex with friends, strangers or the computer: by eye, by ear or by touch, free and without an account.
page-play-now = Play Quarto now
page-play-now-how = against the computer
page-invite = Invite a friend
page-invite-how = by link
page-join = Join a table
page-join-count = { $count ->
    [0] open your own
    [one] { $count } is waiting
   *[other] { $count } are waiting
}
page-about-quarto = Your opponent chooses the piece, you choose where it goes. Spot four alike in a line, call “Quarto!”, and win.
page-about-access = Quarto by touch: grooved and smooth pieces, so that blind and sighted players meet as equals.
page-about-quartex = Match the corners, complete a symbol, take its token. But the more tokens of a kind are taken, the less each is worth.
page-facts-quarto = 2 players, 10 to 20 minutes
page-facts-access = 2 players, with masks
page-facts-quartex = 2 to 5 players, from 8 years, about 30 minutes
page-computer-as = Computer’s level
page-play = Play
page-play-game = Play { $game }
page-learn-it = Learn it
page-options = All options
page-promise-one = By eye, by ear, by touch
page-promise-one-text = One page for everybody: mouse, finger, keyboard, typed words or a screen reader. Everyone gets the whole game.
page-promise-two = A link is enough
page-promise-two-text = No account, no advertising, nothing to install. You choose a name, and can delete it at any time.
page-promise-three = Fair, and you can check
page-promise-three-text = Every drawing of lots and every tile from the bag can be checked after the game. The computer sees only what you would see in its place.

# A new game.
page-new-game = New game of { $game }
page-new-lead = These are the rules from the box, without a clock, and a lot decides who begins. Change what you like, or just start.
page-which-game = Which game
page-new-who = Who plays
page-new-rules = Rules
page-new-time = Time
page-new-more = Who begins, and what kind of game
page-new-start = Start
page-faults = Please check these points
page-fault-game = There is no such game. Choose one of the three.
page-fault-counts = Nothing counts, so nobody could win. Choose at least one characteristic.
page-fault-choice = This choice does not exist here. Choose again, please.
page-fault-number = { $field }: write a whole number from { $least } to { $most }.
page-fault-free = Wrong calls cost nothing in casual games only. Choose another penalty, or a casual game.
page-fault-begins = This table has no seat { $number }, so nobody can begin there.

# Who plays.
page-opponent = Your opponent
page-opponent-computer = The computer
page-opponent-friend = A friend, by link
page-opponent-beside = Somebody beside me
page-opponent-open = Anybody
page-why-opponent-computer = It answers at once, at the level you choose.
page-why-opponent-friend = You get a link to send. Whoever opens it first sits down.
page-why-opponent-beside = You share one device and pass it back and forth.
page-why-opponent-open = Your table is listed under “Tables” until somebody sits down.
page-level = How strong it is
page-players = How many play
page-players-count = { $count } players
page-seats = Who sits where
page-seats-hint = Seats are numbered clockwise. The lot decides who begins, unless you say otherwise below.
page-seat = Seat { $number }
page-seat-you = You
page-seat-computer = The computer, level
page-seat-people = People
page-seat-open = Open, by link or list
page-seat-beside = Somebody at this device
page-listed = Open seats
page-listed-yes = For anybody
page-listed-no = By link only
page-why-listed-yes = The table is listed under “Tables” until it is full.
page-why-listed-no = Only whoever has the link can sit down.

# Rules of Quarto.
page-masks = Masks
page-masks-no = With open eyes
page-masks-yes = With masks
page-announced = When a piece is placed
page-announced-no = Say only that it was placed
page-announced-yes = Say where it was placed
page-past = What was said
page-past-closed = Memory alone
page-past-open = Written down
page-why-past-closed = Nothing that was said can be heard again.
page-calling = How a Quarto is called
page-calling-point = Point it out
page-calling-call = Call it
page-calling-auto = The game calls
page-wrong = A wrong call
page-wrong-once = Costs you this chance
page-wrong-loses = Loses the game
page-wrong-free = Costs nothing
page-why-wrong-free = You may try as often as you like, in casual games only.
page-counts = What counts (beginners’ variant: fewer)
page-why-counts = In the printed rules all four count. With fewer, a first game is easier, for children too.
page-squares = 2 × 2 squares (advanced variant)
page-squares-no = Lines only
page-squares-yes = Lines and squares
page-why-squares-no = Rows, columns and diagonals count.

# Rules of Quartex.
page-seeing = When nothing fits
page-seeing-claim = Say it yourself
page-seeing-auto = The game says it
page-frame = Frame (tactical variant, for experienced players)
page-frame-none = No frame
page-frame-side = { $side } by { $side }
page-why-frame-none = The tiles may spread in every direction.
page-ties = Equal points
page-ties-shared = Victory is shared
page-ties-tiles = Whoever has fewer tiles wins
page-start = The first tile
page-start-hand = From the hand
page-start-bag = From the bag

# Time, beginning, stakes.
page-pace = Clock
page-pace-usual = As usual
page-pace-untimed = No clock
page-pace-minute = One minute a move
page-pace-each = Custom time per move
page-pace-bank = Time for the whole game
page-why-pace-usual = No clock; in a tournament one minute a move, as printed.
page-why-pace-untimed = Everybody takes the time they need.
page-why-pace-minute = Printed for tournaments of Quarto; in Quartex it is our own rule. Whoever runs out of time loses.
page-why-pace-each = As many seconds for each move as you like.
page-why-pace-bank = Each player has a clock, and every move adds a little to it.
page-each = Seconds for each move
page-bank = Minutes for the game
page-increment = Seconds added by a move
page-pointing = Seconds to point out a place
page-why-pointing = When somebody finds no place, the others have this long to point one out. Leave it empty to wait for everybody.
page-begins = Who begins
page-begins-lot = The lot decides
page-begins-me = Me
page-begins-other = My opponent
page-why-begins = The lot is fair, and can be checked after the game.
page-stakes = Kind of game
page-stakes-casual = For fun
page-stakes-tournament = As in a tournament
page-why-stakes-casual = Moves may be taken back and time added, if all agree.
page-why-stakes-tournament = No move is taken back and no time is added.

# Tables.
page-lobby-lead = Sit down at an open table, or watch a game that is being played.
page-lobby-waiting = Waiting for you
page-lobby-playing = Being played
page-lobby-none = Nobody is waiting just now.
page-lobby-open = Open a table of your own, and others will find it here.
page-lobby-sit = Sit down
page-lobby-look = Look first
page-lobby-watch = Watch
page-lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

# Settings.
page-settings-lead = Kept in this browser alone, without an account.
page-name = Your name
page-name-label = The name others see
page-name-save = Keep this name
page-name-hint = Up to { $most } letters, figures, spaces, hyphens, apostrophes and full stops.
page-name-empty = A name needs at least one letter or figure.
page-name-long = A name has at most { $most } characters.
page-name-sign = A name cannot have this sign in it: { $sign }
page-birds = Finch, Heron, Robin, Swift, Wren, Plover, Linnet, Curlew, Kestrel, Lark, Siskin, Teal, Dipper, Owl, Martin, Thrush
page-set-look = Language and look
page-motion = Motion
page-motion-device = As the device
page-motion-still = Nothing moves
page-set-words = Words
page-verbosity = How detailed the messages are
page-verbosity-terse = The least
page-verbosity-normal = Normal
page-verbosity-full = In full
page-why-verbosity-terse = Key words only, for those who know the game.
page-why-verbosity-normal = One sentence for each event.
page-why-verbosity-full = The sentence, and what it means.
page-naming = Pieces and tiles
page-naming-words = In words
page-naming-codes = As codes
page-why-naming-words = The light round tall hollow piece.
page-why-naming-codes = The piece LRTH, one letter for each characteristic.
page-cells = Cells of Quarto
page-cells-letters = Letter and digit
page-cells-spelled = Spelled
page-cells-numbers = Row and column
page-why-cells-letters = The cell is called b3.
page-why-cells-spelled = The letter is spelled, so that b and d sound different.
page-why-cells-numbers = The cell is called “row 3, column 2”.
page-order = Order of the characteristics
page-why-order = A piece is described in this order. In Quarto Access the surface stands where the colour does.
page-set-keys = Keys and voice
page-keys = Letter keys on the board
page-keys-on = On
page-keys-off = Off
page-why-keys-on = While the board has focus, a letter asks a question or does something.
page-why-keys-off = For voice control, where a spoken word could press a key.
page-speech = The browser’s voice
page-speech-on = It reads aloud
page-speech-off = It is silent
page-why-speech-on = What happens is read aloud, also without a screen reader.
page-why-speech-off = A screen reader reads by itself and does not need it.
page-set-sounds = Sounds
page-why-sounds = Sounds are off until you switch them on. You miss nothing without them.
page-sound-turn = Your turn
page-sound-placed = Placed or laid
page-sound-given = Given
page-sound-called = A call
page-sound-offered = An offer
page-sound-won = You win
page-sound-over = The game is over
page-volume-off = Off
page-volume-quiet = Quiet
page-volume-loud = Loud
page-save = Keep these settings
page-forget = Delete my data
page-forget-text = Your name and your sessions are deleted at once. Games that are over stay, without your name.
page-forget-ask = Delete
page-forget-sure = This cannot be undone. You lose your seat at every table.
page-forget-do = Yes, delete it all

# Privacy.
page-privacy-short = In short
page-privacy-short-text = We keep what a game needs and nothing else. There are no accounts, no advertising and no trackers.
page-privacy-name = Your name
page-privacy-name-text = You choose it, and it need not be your own. Whoever sits at your table or watches it can read it.
page-privacy-cookies = Three cookies
page-privacy-cookies-text = One recognises you, so that you keep your seat. Another holds your settings, which stay in your browser.
page-privacy-third = The third, for a minute
page-privacy-third-text = If scripts are off, it carries the result of your last action to the next page.
page-privacy-games = Games
page-privacy-games-text = A game has an address of its own, and whoever has it can replay the game. What players hold or may not see is shown to nobody while it is being played.
page-privacy-reader = How you play
page-privacy-reader-text = Nobody can tell whether you play by eye, by ear or by touch. Nothing here detects a screen reader.
page-privacy-log = The server’s log
page-privacy-log-text = It notes what was asked for and whether it worked, without names and without anybody’s pieces or tiles. Your network address is used only to stop abuse, and is kept in memory only.
page-privacy-delete = Deleting
page-privacy-delete-text = Under “Settings” you can delete your name and your sessions at any time, and at once.

# Problems.
page-not-found = Nothing is here
page-not-found-text = There is no such page or table. Perhaps a letter of the address is missing.
page-forbidden = This form is too old
page-forbidden-text = It did not come from a page you have open, or that page is too old. Go back, load the page again, and try once more.
page-too-much = A little slower, please
page-too-much-text = That was a lot in a short time. Try again in { $span }.
page-unreadable = This cannot be read
page-unreadable-text = What was sent does not fit this page. Go back and try again.
page-unavailable = We cannot save just now
page-unavailable-text = We do not know yet whether your last move counted. Reload the table to find out.
page-unavailable-elsewhere = It could not be done. Try again in a moment.
page-stopping = Back in a moment
page-stopping-text = The server is restarting. Your games are safe and will go on in a moment.
page-to-home = To the three games
page-offline = No connection
page-offline-text = Your games are safe on the server and wait for you. As soon as the network is back, you can go on.
page-again = Try again

# Answers of pages.
page-saved = Saved.
page-mine = Your games
page-continue = Continue

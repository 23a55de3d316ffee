# First-game lessons. A step has three messages: -tell describes the position so that nobody
# needs to see it, -task says what to try, -praise says what was right about it.

lesson-step = Step { $number } of { $count }.
lesson-answer = One right answer: “{ $answer }”.

## Quarto

lesson-quarto-welcome = Welcome to your first game of Quarto. Seven small tasks show you all you need.
lesson-quarto-farewell = Well done, you are ready to play. In a real game nobody tells you when there is an alignment, so keep looking.

lesson-quarto-give-tell = The board is empty and all sixteen pieces lie beside it. You begin, so you place nothing yet.
lesson-quarto-give-task = Choose any piece and give it to your opponent.
lesson-quarto-give-praise = Good, now your opponent must place that piece. At the start every piece is as good as any other.

lesson-quarto-place-tell = One piece stands on b2. Your opponent gives you a dark, square, short, solid piece.
lesson-quarto-place-task = Place your piece on any free cell.
lesson-quarto-place-praise = Good, there it stays. In a real game you would now give your opponent a piece.

lesson-quarto-complete-tell = Three tall pieces stand on a2, b2 and c2. You hold a tall piece too.
lesson-quarto-complete-task = Place your piece so that four tall pieces stand in one line.
lesson-quarto-complete-praise = Exactly, row 2 is now an alignment. It does not matter who placed the other three.

lesson-quarto-call-tell = Four tall pieces stand in row 2, and you placed the last one. You have not won yet.
lesson-quarto-call-task = Call Quarto and point out the line before you give a piece.
lesson-quarto-call-praise = You called it and you win. An alignment wins only when somebody calls it.

lesson-quarto-second-tell = The long diagonal from a1 to d4 is full, and your opponent placed the last piece there, on c3. Then your opponent gave you a piece and said nothing.
lesson-quarto-second-task = Find out what the four pieces have in common, and call the line before you place your piece.
lesson-quarto-second-praise = Right, all four are hollow, and you win. What your opponent misses is yours, until you place.

lesson-quarto-safe-tell = Three tall pieces stand on a2, b2 and c2, and d2 is free. It is your turn to give.
lesson-quarto-safe-task = Give a piece that does not let your opponent win.
lesson-quarto-safe-praise = Good, a short piece cannot complete that line. Before you give, always ask what your opponent could do with it.

lesson-quarto-block-tell = In row 3 the cell d3 is free beside three dark, round pieces. In column c the cell c4 is free above three short, solid pieces, and your own piece is light, square, tall and hollow.
lesson-quarto-block-task = Your piece completes neither line. Place it so that you can afterwards give a piece with which your opponent cannot win.
lesson-quarto-block-praise = Well blocked, now there is a piece that is safe to give. A piece that fits nowhere is good for stopping a line.

## Quarto Access

lesson-access-welcome = Welcome to your first game of Quarto Access with masks. Nothing is shown here, so you play by touch and memory.
lesson-access-farewell = Well done, you are ready to play with masks. The Quarto lesson shows which pieces are dangerous to give.

lesson-access-feel-tell = The board is empty, and the pieces lie on sixteen numbered places beside it. Nobody tells you which piece lies where.
lesson-access-feel-task = Touch one of the places beside the board.
lesson-access-feel-praise = Good, you are told what your fingers find. You may touch as often as you like, and your opponent does not notice.

lesson-access-give-tell = You begin the game, so you place nothing yet. All sixteen places beside the board hold a piece.
lesson-access-give-task = Give your opponent the piece from one of the places.
lesson-access-give-praise = Good, your opponent is told which piece it is. That place is now empty, so remember its number.

lesson-access-find-tell = Your opponent has placed the first piece, but you did not hear where. You hold the next one.
lesson-access-find-task = Touch cells of the board until you find the piece.
lesson-access-find-praise = There it is. Remember the cell, because the board stays hidden.

lesson-access-place-tell = One piece stands on b3, and you hold another one.
lesson-access-place-task = Place your piece on any free cell.
lesson-access-place-praise = Good, your opponent hears that you placed a piece, but not where. Now you would give the next one.

lesson-access-call-tell = Four pieces stand in column c, and your opponent placed the last of them on c4. You have been given a piece, and nobody has called.
lesson-access-call-task = Touch the four cells of column c, then call the line if you find something in common.
lesson-access-call-praise = Right, all four are grooved, and you win. Your fingers found what your opponent missed.

## Quartex

lesson-quartex-welcome = Welcome to your first game of Quartex. Seven small tasks show you all you need.
lesson-quartex-farewell = Well done, you are ready to play. Watch the stock, because tokens that few people take are worth most.

lesson-quartex-home-tell = The table is empty and you begin. You hold five tiles.
lesson-quartex-home-task = Lay any of your tiles on the home cell, turned as you like.
lesson-quartex-home-praise = Good, that is home. All other cells are counted from there.

lesson-quartex-fit-tell = One tile lies at home, with two crosses at the top and two stars at the bottom. You hold five tiles.
lesson-quartex-fit-task = Lay a tile beside it, so that corners that meet show the same symbol.
lesson-quartex-fit-praise = It fits, because both corners of the common edge agree.

lesson-quartex-complete-tell = Three tiles meet at one point, and each of them shows a quarter of a star there. The cell one east and one north of home is still empty.
lesson-quartex-complete-task = Lay the fourth tile around that point and complete the star.
lesson-quartex-complete-praise = The star is complete, and you take a star from the stock.

lesson-quartex-double-tell = The cell one east and one north of home has tiles to the west, to the east and to the south. At its lower corners a cross and a circle are each waiting for a fourth tile.
lesson-quartex-double-task = Find the tile that completes both symbols at once.
lesson-quartex-double-praise = Two symbols with one tile, and so two tokens for you.

lesson-quartex-worth-tell = Your opponent has taken two stars, so eight stars and ten crosses are left in the stock. You can complete a star on the cell three east of home, or a cross on the cell two east and two south of home.
lesson-quartex-worth-task = Complete the symbol whose token is worth more points.
lesson-quartex-worth-praise = Right, your cross is worth nine points, and a star would be worth seven. What others collect loses its worth.

lesson-quartex-cannot-tell = One tile lies at home, with a cross in every corner. None of your five tiles has a cross.
lesson-quartex-cannot-task = See whether anything fits, and say so if you cannot lay a tile.
lesson-quartex-cannot-praise = Right, nothing fits. You show your tiles, and if nobody finds a place you draw new ones.

lesson-quartex-point-tell = At home lies a tile with two crosses at the top and two stars at the bottom. Your opponent says that nothing fits and shows five tiles.
lesson-quartex-point-task = Point out a tile of your opponent and the cell where it fits.
lesson-quartex-point-praise = Well spotted, your opponent must lay it there. You may stay silent when that is better for you.

## Hints

lesson-hint-not-now = That cannot be done now. Read the task once more.
lesson-hint-other-game = That is a move of another game. Read the task once more.
lesson-hint-place-first = You hold a piece. Place it first.
lesson-hint-give-first = You hold no piece. Choose one and give it to your opponent.
lesson-hint-taken = There is a piece on { $cell } already. Choose a free cell.
lesson-hint-already-placed = That piece stands on the board already. Choose one of those beside the board.
lesson-hint-nothing-to-call = Nothing stands on the board yet, so there is nothing to call.
lesson-hint-wrong-line = There is no alignment that you could call. An alignment needs four pieces in a line with something in common.
lesson-hint-other-line = The alignment is not there. Look for four pieces in a line with something in common.
lesson-hint-point-out = The call alone is not enough. Point out the line as well.
lesson-hint-no-squares = Squares do not count in this game. Look at rows, columns and long diagonals.
lesson-hint-call-first = Wait, there is an alignment to call. If you go on now, you lose your chance.
lesson-hint-not-complete = The line is not complete that way. Look for the cell where the fourth piece belongs.
lesson-hint-lets-win = With that piece your opponent wins on { $cell }. Give one that does not fit there.
lesson-hint-no-safe-gift = Afterwards every piece that you could give lets your opponent win. Block one of the two lines.
lesson-hint-feel-beside = Touch one of the places beside the board, not a cell.
lesson-hint-feel-board = Touch a cell of the board, not a place beside it.
lesson-hint-feel-first = Touch something first. It costs nothing.
lesson-hint-nothing-here = Nothing stands on { $cell }. Touch another cell.
lesson-hint-place-empty = That place is empty. Give from another place.
lesson-hint-home = The first tile is laid on the home cell.
lesson-hint-tile-there = A tile lies there already. Choose an empty cell.
lesson-hint-no-edge = That cell shares no edge with a tile on the table. A corner alone is not enough.
lesson-hint-clash = A corner of your tile meets another symbol there. Turn the tile, or try another cell.
lesson-hint-no-way = However that tile is turned, it does not fit there.
lesson-hint-not-yours = You do not hold that tile. Choose one from your hand.
lesson-hint-something-fits = One of your tiles does fit. Compare the two corners of each free edge.
lesson-hint-no-symbol = The tile fits, but it does not complete the symbol. Look for a point with three tiles around it.
lesson-hint-one-only = The tile fits, but it does not complete both symbols. Look at the cell between the tiles.
lesson-hint-worth-less = There is a better placement. Count how many tokens of the symbol are left in the stock.
lesson-hint-shown-hand = Your opponent does not hold that tile. Choose one of the five that were shown.
lesson-hint-one-fits = Your opponent has overlooked something. One of the five tiles has two crosses or two stars side by side.
lesson-hint-their-turn = It is not your turn to lay. Only point out where a tile of your opponent fits.

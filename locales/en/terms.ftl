# What was agreed before the start.
terms-quarto = This is a game of Quarto.
terms-access = This is a game of Quarto Access: all play with masks, by touch and memory.
terms-access-unmasked = This is a game of Quarto Access: pieces are smooth or grooved, and nobody wears a mask.
terms-silent = You hear that a piece was placed, but not where.
terms-announced = You hear where a piece was placed.
terms-open-log = The log of past messages stays open.
terms-counting = Only this counts: { $characteristics }.
terms-squares = Squares of four cells count as alignments too.
terms-point = Whoever notices a line calls Quarto and names it.
terms-call = Whoever notices a line calls Quarto, and the game shows it.
terms-auto = The game itself calls every Quarto.
terms-wrong-once = After a wrong call you may not call again until the next piece is placed.
terms-wrong-loses = Whoever calls wrongly loses the game.
terms-wrong-free = A wrong call costs nothing.
terms-quartex = This is a game of Quartex for { $count } players.
terms-frame = The field may grow to { $side } by { $side } cells.
terms-claim = Whoever finds no place says so, and the others may point one out.
terms-claims-automatic = The game itself says when nothing fits.
terms-ties-shared = Players with equal points share the victory.
terms-ties-tiles = In a tie, whoever has fewer tiles wins, then whoever has more tokens.
terms-start-hand = The first tile comes from the hand.
terms-start-bag = The first tile comes from the bag.
terms-untimed = There is no clock.
terms-per-move = Time for each move: { $span }.
terms-bank = Time for the whole game: { $bank }. Each move adds { $increment }.
terms-pointing = Time to point out a place: { $span }.
terms-casual = It is a casual game.
terms-rated = It is a rated game.
terms-tournament = It is a tournament game.
terms-lot = The lot decides who begins.
terms-begins = { $person ->
    [you] You begin.
   *[other] { $who } begins.
}
terms-free-calls = Wrong calls without a penalty are for casual games only.
terms-no-beginner = Seat { $number } cannot begin: the table has no such seat.
terms-no-time = This time limit is not possible.

# What was agreed before the start.
terms-quarto = The game is Quarto.
terms-access = The game is Quarto Access: all play with masks, by touch and memory.
terms-access-unmasked = The game is Quarto Access: pieces are smooth or grooved, and nobody wears a mask.
terms-silent = It is said that a piece is placed, but not where.
terms-announced = It is said where a piece is placed.
terms-open-log = The log of past messages stays open.
terms-counting = Only this counts: { $characteristics }.
terms-squares = Squares of four cells count as alignments too.
terms-point = Whoever sees an alignment calls Quarto and names the line.
terms-call = Whoever sees an alignment calls Quarto, and the game shows it.
terms-auto = The game itself calls every Quarto.
terms-wrong-once = After a wrong call you may not call again on that placement.
terms-wrong-loses = A wrong call loses the game.
terms-wrong-free = A wrong call costs nothing.
terms-quartex = The game is Quartex for { $count } players.
terms-frame = The field may grow to { $side } by { $side } cells.
terms-claim = Whoever finds no place says so, and the others may point one out.
terms-claims-automatic = The game itself says when nothing fits.
terms-ties-shared = Equal points share the victory.
terms-ties-tiles = Among equals fewer tiles win, then more tokens.
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
terms-free-calls = Wrong calls without a price are for casual games only.
terms-no-beginner = Seat { $number } cannot begin: the table has no such seat.
terms-no-time = This time limit cannot be.

# Что нашёл решатель. Первая строка для программ и везде одинакова.
worth-win = победа за { $count }
worth-loss = поражение за { $count }
worth-draw = ничья
worth-moves = { $count ->
    [one] { $worth }: { $count } ход
    [few] { $worth }: { $count } хода
   *[many] { $worth }: { $count } ходов
}
why-wins = выигрывает: { $alignments }
why-left = оставляет объявление сопернику: { $alignments }
why-completed = дать { $piece } значит проиграть: { $cell } завершает { $alignments }
why-answered = проигрывает после { $reply }
why-aligned = { $line }, все { $values }
why-and = { $first }, и { $second }
solve-replies = После двоеточия: ответы, которые сохраняют оценку, из всех возможных.
worth-line = Продолжение: { $moves }
worth-proven = { $count } доказано, из них ничьих { $draws }: { $nodes } узлов, { $seconds } с
progress-solving = решает
progress-proving = доказывает
progress-nodes = узлов: { $count } млн

# Lo que averiguó el programa que resuelve. La primera línea es para programas, igual en todas partes.
worth-win = victoria en { $count }
worth-loss = derrota en { $count }
worth-draw = empate
worth-moves = { $count ->
    [one] { $worth }: { $count } jugada
   *[other] { $worth }: { $count } jugadas
}
why-wins = gana con { $alignments }
why-left = deja el anuncio al adversario: { $alignments }
why-completed = entregar { $piece } pierde, porque { $cell } completa: { $alignments }
why-answered = pierde ante { $reply }
why-aligned = { $line }, todas { $values }
why-and = { $first }, y { $second }
solve-replies = Tras los dos puntos: las respuestas que mantienen el valor, de todas las que hay.
worth-line = Continuación: { $moves }
worth-proven = { $count } demostradas, { $draws } de ellas empates: { $nodes } nodos, { $seconds } s
progress-solving = resolviendo
progress-proving = demostrando
progress-nodes = { $count } millones de nodos

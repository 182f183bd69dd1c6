/** How many letters have to be changed, added, taken away or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [row]);
  for (let column = 0; column <= other.length; column++) rows[0]![column] = column;
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const at = (up: number, left: number) => rows[row - up]![column - left]!;
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const steps = [at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + same];
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        steps.push(at(2, 2) + 1);
      rows[row]![column] = Math.min(...steps);
    }
  return rows[one.length]![other.length]!;
}

/** The word that was probably meant; undefined where none is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const far = Math.max(1, Math.floor(word.length / 3));
  const [best] = words
    .map((candidate) => ({ candidate, steps: distance(word.slice(0, 40), candidate) }))
    .filter(({ steps, candidate }) => steps <= far || candidate.startsWith(word))
    .sort((left, right) => left.steps - right.steps);
  return best?.candidate;
}

/** How many letters have to be changed, added or taken away. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [down, letter] of [...one].entries()) {
    const next = [down + 1];
    for (const [along, another] of [...other].entries())
      next.push(Math.min(next[along]! + 1, row[along + 1]! + 1, row[along]! + (letter === another ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/** Of what there is, what was probably meant: two letters of it are others at most, or a third of them. Empty where nothing is. */
export const nearest = (word: string, words: readonly string[]): string =>
  words
    .map((candidate) => ({ candidate, steps: distance(word.slice(0, 80), candidate.slice(0, 80)) }))
    .filter(({ candidate, steps }) => steps <= Math.max(2, candidate.length / 3))
    .sort((one, other) => one.steps - other.steps)[0]?.candidate ?? '';

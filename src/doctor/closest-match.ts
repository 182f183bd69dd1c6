/** The Levenshtein distance of two words. */
function distance(word: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (let rowIndex = 0; rowIndex < word.length; rowIndex++) {
    const next = [rowIndex + 1];
    for (let column = 0; column < other.length; column++) {
      const isSame = word[rowIndex] === other[column];
      next.push(Math.min(next[column]! + 1, row[column + 1]! + 1, row[column]! + (isSame ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** The candidate that was probably meant: at most two letters, or a third of them, differ. Empty if there is none. */
export const closestMatch = (word: string, words: readonly string[]): string =>
  words
    .map((candidate) => ({ candidate, steps: distance(word.slice(0, 80), candidate.slice(0, 80)) }))
    .filter(({ candidate, steps }) => steps <= Math.max(2, candidate.length / 3))
    .sort((left, right) => left.steps - right.steps)[0]?.candidate ?? '';

import damerauLevenshtein from 'damerau-levenshtein';

/** Longer words are compared by their beginning: the work grows with the product of both lengths. */
const MAX_COMPARED_LENGTH = 40;

/**
 * The word that was probably meant: it begins with what was written, or a third of the letters differ at most (changed, added,
 * taken away, or swapped with their neighbour). Undefined if none is near.
 *
 * @example
 * nearest('titel', ['title', 'slug']); // 'title'
 */
export function closestMatch(word: string, words: readonly string[]): string | undefined {
  const maxDistance = Math.max(1, Math.floor(word.length / 3));
  const start = word.slice(0, MAX_COMPARED_LENGTH);
  const [closest] = words
    .map((candidate) => ({ candidate, distance: damerauLevenshtein(start, candidate).steps }))
    .filter(({ distance, candidate }) => distance <= maxDistance || candidate.startsWith(word))
    .sort((left, right) => left.distance - right.distance);
  return closest?.candidate;
}

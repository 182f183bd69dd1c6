/** Texts that other languages share with English. */
export const englishOnly: ReadonlySet<string> = new Set(['Status', 'Name', 'Places', 'No', 'Open', '§ of §', '§ / §']);

/** All texts of a part, by their path; functions are given `§` for each value. */
export function leavesOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value) return leavesOf(value, `${path}${key}.`);
    const text =
      typeof value === 'function' ? String((value as (...values: string[]) => string)('§', '§')) : String(value);
    return [[`${path}${key}`, text] as [string, string]];
  });
}

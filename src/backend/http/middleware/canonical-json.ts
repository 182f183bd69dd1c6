const byKey = ([left]: [string, unknown], [right]: [string, unknown]): number =>
  left < right ? -1 : left > right ? 1 : 0;

/**
 * JSON that is equal for equal values, independent of the order of keys, of white space, and of the spelling of numbers and
 * texts.
 */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, nested: unknown) =>
    typeof nested === 'object' && nested !== null && !Array.isArray(nested)
      ? Object.fromEntries(Object.entries(nested).sort(byKey))
      : nested,
  );

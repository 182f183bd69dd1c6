import { isolate } from '../../i18n/index.js';

/** Joins texts of people in the words of a language. From right to left, each keeps its own direction. */
export const isolatedList = (
  values: readonly string[],
  language: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(language, { type }).format(values.map((value) => isolate(value, language)));

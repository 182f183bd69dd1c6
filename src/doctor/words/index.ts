import type { AnyFinding } from '../finding.js';
import { de } from './de.js';
import { en } from './en.js';
import type { Words } from './words.js';

export type { Words } from './words.js';

export const languages: Readonly<Record<'de' | 'en', Words>> = { de, en };

export type Language = keyof typeof languages;

/** German where a page is German, else English: whoever mends a page reads one of them. */
export const languageFor = (tag: string): Language => (/^de\b/i.test(tag) ? 'de' : 'en');

/** What a finding is in words. */
export function wordsFor({ code, params }: AnyFinding, { findings }: Words): { title: string; advice: string } {
  const { title, advice } = findings[code];
  // each code is worded for its own params; the compiler has seen to it where the words are
  const said = (sentence: unknown): string =>
    typeof sentence === 'function' ? (sentence as (given: unknown) => string)(params) : String(sentence);
  return { title: said(title), advice: said(advice) };
}

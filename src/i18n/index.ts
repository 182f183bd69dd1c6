import type { Issue } from '../model/issue.js';
import type { Words } from './messages.js';
import { said } from './said.js';

/** One line per language, each loaded when it is asked for. */
export const languages: Readonly<Record<string, () => Promise<{ words: Words }>>> = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
};

/**
 * The tag to speak where a page says `tag`, however it is written: its language where we speak it, with its region
 * (`de-AT` for `de_AT`), else British English. Always one that `Intl` takes.
 */
export function spoken(tag: string): string {
  const [, language = '', region] = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?(?![a-z])/i.exec(tag) ?? [];
  const known = language.toLowerCase();
  if (known === 'en' || !Object.hasOwn(languages, known)) return `en-${(known === 'en' && region) || 'GB'}`;
  return region ? `${known}-${region}` : known;
}

/** The words of a language. Rejects when they cannot be loaded. */
export const wordsOf = async (language: string): Promise<Words> =>
  (await languages[spoken(language).split('-')[0]!]!()).words;

/** The sentence for an issue; for a code that this version does not know, what can always be said. */
export const sentenceOf = ({ issues }: Words, { code, params }: Issue): string =>
  said(Object.hasOwn(issues, code) ? (issues as Readonly<Record<string, unknown>>)[code] : issues.invalid, params);

export type { Words };

import type { Issue } from '../model/issue.js';
import type { Words } from './messages.js';
import { said } from './said.js';

/** One line per language, each loaded when it is asked for. */
export const languages: Readonly<Record<string, () => Promise<{ words: Words }>>> = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
};

/** The language we speak that is nearest to a BCP 47 tag (`de` for `de-AT`), or English. */
export function nearest(tag: string): string {
  const language = tag.toLowerCase().split('-')[0]!;
  return Object.hasOwn(languages, language) ? language : 'en';
}

/** The words of a language. Rejects when they cannot be loaded. */
export const wordsOf = async (language: string): Promise<Words> => (await languages[nearest(language)]!()).words;

/** The sentence for an issue; for a code that this version does not know, what can always be said. */
export const sentenceOf = ({ issues }: Words, { code, params }: Issue): string =>
  said(Object.hasOwn(issues, code) ? (issues as Readonly<Record<string, unknown>>)[code] : issues.invalid, params);

export type { Words };

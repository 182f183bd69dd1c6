import type {
  FindingWords,
  FormWords,
  Language,
  ListWords,
  LoginWords,
  ProfileWords,
  SharedWords,
  SignOutWords,
} from './messages.js';
import { languages } from './languages.js';

export { languages } from './languages.js';

/** Other names: Norwegian of either kind, Hebrew as it was called once. */
const alike: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', iw: 'he' };

/**
 * The tag to speak where a page says `tag`, however it is written: its language where we speak it, with its region
 * (`de-AT` for `de_AT`) and with a form of address that we know (`de-x-du`), else British English. Always one that `Intl`
 * takes. A page may have set something else than a text, an `Intl.Locale` say.
 */
export function spoken(tag: string): string {
  // in small letters, not by a pattern that takes either: a browser reads what letters are alike the first time
  const [, language = '', region = '', form] =
    /^([a-z]{2,3})(?:[-_]([a-z]{2}))?(?![a-z])(?:.*[-_]x[-_](\w+))?/.exec(`${tag}`.toLowerCase()) ?? [];
  const known = alike[language] ?? language;
  const place = region.toUpperCase();
  if (known === 'en' || !Object.hasOwn(languages, known)) return `en-${(known === 'en' && place) || 'GB'}`;
  const address = `-x-${form}`;
  return known + (place && `-${place}`) + (Object.hasOwn(languages, known + address) ? address : '');
}

/** Whether a tag is of a language that we speak; of others, `spoken` gives English. */
export const isSpoken = (tag: string): boolean => /^en\b/i.test(tag) || !spoken(tag).startsWith('en-');

/** How a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (/^(ar|he)/.test(spoken(language)) ? 'rtl' : 'ltr');

/**
 * A value as it stands in a sentence of a language: in one from right to left it keeps its own direction (Unicode UAX #9,
 * first strong isolate), so that `oma@` does not become `@oma`, nor `+49 30` become `30 49+`.
 */
export const isolated = (value: string, language: string): string =>
  value && directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : value;

/** What an element says in a language. Rejects when it cannot be loaded. */
export const wordsOf = <Part extends keyof Language>(language: string, part: Part): Promise<Language[Part]> =>
  languages[spoken(language).replace(/^(\w+)-\w\w\b/, '$1')]!(part);

export { momentIn } from './moment-in.js';
export { sentenceOf } from './sentence-of.js';
export type { FindingWords, FormWords, Language, ListWords, LoginWords, ProfileWords, SharedWords, SignOutWords };

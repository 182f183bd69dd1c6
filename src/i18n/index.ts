import type {
  FindingWords,
  FormWords,
  Language,
  ListWords,
  LoginWords,
  MailWords,
  ProfileWords,
  SharedWords,
} from './messages.js';
import { languages } from './languages.js';

export { languages } from './languages.js';

/** Other names: Norwegian of either kind, Hebrew as it was called once. */
const alike: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', iw: 'he' };

/**
 * The tag to speak where a page says `tag`, however it is written: its language where we speak it, with its region
 * (`de-AT` for `de_AT`) and with a form of address that we know (`de-x-du`), else British English. Always one that `Intl`
 * takes.
 */
export function spoken(tag: string): string {
  const [, language = '', region, form = ''] =
    /^([a-z]{2,3})(?:[-_]([a-z]{2}))?(?![a-z])(?:.*[-_]x[-_](\w+))?/i.exec(tag) ?? [];
  const asked = language.toLowerCase();
  const known = alike[asked] ?? asked;
  if (known === 'en' || !Object.hasOwn(languages, known)) return `en-${(known === 'en' && region) || 'GB'}`;
  const address = `-x-${form.toLowerCase()}`;
  return known + (region ? `-${region}` : '') + (Object.hasOwn(languages, known + address) ? address : '');
}

/** How a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (/^(ar|he)/.test(spoken(language)) ? 'rtl' : 'ltr');

/** What an element says in a language. Rejects when it cannot be loaded. */
export const wordsOf = <Part extends keyof Language>(language: string, part: Part): Promise<Language[Part]> =>
  languages[spoken(language).replace(/^(\w+)-\w\w\b/, '$1')]!(part);

export { sentenceOf } from './sentence-of.js';
export type { FindingWords, FormWords, Language, ListWords, LoginWords, MailWords, ProfileWords, SharedWords };

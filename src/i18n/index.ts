import type { Issue } from '../model/issue.js';
import type { Words } from './messages.js';
import { said } from './said.js';

/** One line per language, by its BCP 47 tag, each loaded when it is asked for. */
export const languages: Readonly<Record<string, () => Promise<{ words: Words }>>> = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
  'de-x-du': () => import('./de-x-du.js'),
  'de-x-sie': () => import('./de-x-sie.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
  es: () => import('./es.js'),
  pt: () => import('./pt.js'),
  nl: () => import('./nl.js'),
  da: () => import('./da.js'),
  sv: () => import('./sv.js'),
  nb: () => import('./nb.js'),
  fi: () => import('./fi.js'),
  pl: () => import('./pl.js'),
  cs: () => import('./cs.js'),
  uk: () => import('./uk.js'),
  ru: () => import('./ru.js'),
  tr: () => import('./tr.js'),
  ar: () => import('./ar.js'),
  he: () => import('./he.js'),
};

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

/** The words of a language. Rejects when they cannot be loaded. */
export async function wordsOf(language: string): Promise<Words> {
  const tag = spoken(language).replace(/^(\w+)-\w\w\b/, '$1');
  // a form of address is made of its language: both set out at once
  const [found] = await Promise.all([tag, tag.split('-')[0]!].map((name) => languages[name]!()));
  return found!.words;
}

/** The sentence for an issue; for a code that this version does not know, what can always be said. */
export const sentenceOf = ({ issues }: Words, { code, params }: Issue): string =>
  said(Object.hasOwn(issues, code) ? (issues as Readonly<Record<string, unknown>>)[code] : issues.invalid, params);

export type { Words };

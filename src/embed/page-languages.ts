import type { LanguageLoader } from '../i18n/languages.js';
import type { Language } from '../i18n/messages.js';
import { loadPageWords } from './load-page-words.js';

/** The tags of all languages, with blanks between; the build writes them here. */
declare const LANGUAGE_TAGS: string;

const languageLoader =
  (tag: string): LanguageLoader =>
  <Part extends keyof Language>(part: Part) =>
    loadPageWords<Language[Part]>(`${tag}-${part}`);

/** Replaces `src/i18n/languages.ts` in the hosted pages that are programs. */
export const languages: Readonly<Record<string, LanguageLoader>> = Object.fromEntries(
  LANGUAGE_TAGS.split(' ').map((tag) => [tag, languageLoader(tag)]),
);

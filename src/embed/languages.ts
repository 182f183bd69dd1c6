import type { LanguageLoader } from '../i18n/languages.js';
import type { Language } from '../i18n/messages.js';
import { loadModule } from './load-module.js';

/** The tags of all languages, with blanks between; the build writes them here. */
declare const LANGUAGE_TAGS: string;

const languageLoader =
  (tag: string): LanguageLoader =>
  <Part extends keyof Language>(part: Part) =>
    loadModule<Language[Part]>(`${tag}-${part}`);

/** `src/i18n/languages.ts` as the embed script has it: what one kind of element says in one language is a module of its own. */
export const languages: Readonly<Record<string, LanguageLoader>> = Object.fromEntries(
  LANGUAGE_TAGS.split(' ').map((tag) => [tag, languageLoader(tag)]),
);

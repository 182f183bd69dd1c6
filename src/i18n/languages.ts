import type { Language } from './messages.js';

/** Loads what one kind of element says in a language. */
export type LanguageLoader = <Part extends keyof Language>(part: Part) => Promise<Language[Part]>;

const languageLoader =
  (load: () => Promise<Language>): LanguageLoader =>
  async (part) =>
    (await load())[part];

/**
 * One line per language, by its BCP 47 tag. The embed script is built with another form of this file: there each part of a
 * language is a file of its own, so that a list of events does not load what only a form says.
 */
export const languages: Readonly<Record<string, LanguageLoader>> = {
  en: languageLoader(() => import('./en/index.js')),
  de: languageLoader(() => import('./de/index.js')),
  'de-x-du': languageLoader(() => import('./de-x-du/index.js')),
  'de-x-sie': languageLoader(() => import('./de-x-sie/index.js')),
  fr: languageLoader(() => import('./fr/index.js')),
  it: languageLoader(() => import('./it/index.js')),
  es: languageLoader(() => import('./es/index.js')),
  pt: languageLoader(() => import('./pt/index.js')),
  nl: languageLoader(() => import('./nl/index.js')),
  da: languageLoader(() => import('./da/index.js')),
  sv: languageLoader(() => import('./sv/index.js')),
  nb: languageLoader(() => import('./nb/index.js')),
  fi: languageLoader(() => import('./fi/index.js')),
  pl: languageLoader(() => import('./pl/index.js')),
  cs: languageLoader(() => import('./cs/index.js')),
  uk: languageLoader(() => import('./uk/index.js')),
  ru: languageLoader(() => import('./ru/index.js')),
  tr: languageLoader(() => import('./tr/index.js')),
  ar: languageLoader(() => import('./ar/index.js')),
  he: languageLoader(() => import('./he/index.js')),
};

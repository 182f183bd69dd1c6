import type { Language } from './messages.js';

/** Loads what one kind of element says in a language. */
export type Speech = <Part extends keyof Language>(part: Part) => Promise<Language[Part]>;

const speech =
  (load: () => Promise<Language>): Speech =>
  async (part) =>
    (await load())[part];

/**
 * One line per language, by its BCP 47 tag. The embed script is built with another form of this file: there each part of a
 * language is a file of its own, so that a list of events does not load what only a form says.
 */
export const languages: Readonly<Record<string, Speech>> = {
  en: speech(() => import('./en/index.js')),
  de: speech(() => import('./de/index.js')),
  'de-x-du': speech(() => import('./de-x-du/index.js')),
  'de-x-sie': speech(() => import('./de-x-sie/index.js')),
  fr: speech(() => import('./fr/index.js')),
  it: speech(() => import('./it/index.js')),
  es: speech(() => import('./es/index.js')),
  pt: speech(() => import('./pt/index.js')),
  nl: speech(() => import('./nl/index.js')),
  da: speech(() => import('./da/index.js')),
  sv: speech(() => import('./sv/index.js')),
  nb: speech(() => import('./nb/index.js')),
  fi: speech(() => import('./fi/index.js')),
  pl: speech(() => import('./pl/index.js')),
  cs: speech(() => import('./cs/index.js')),
  uk: speech(() => import('./uk/index.js')),
  ru: speech(() => import('./ru/index.js')),
  tr: speech(() => import('./tr/index.js')),
  ar: speech(() => import('./ar/index.js')),
  he: speech(() => import('./he/index.js')),
};

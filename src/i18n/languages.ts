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
  en: speech(() => import('./en.js')),
  de: speech(() => import('./de.js')),
  'de-x-du': speech(() => import('./de-x-du.js')),
  'de-x-sie': speech(() => import('./de-x-sie.js')),
  fr: speech(() => import('./fr.js')),
  it: speech(() => import('./it.js')),
  es: speech(() => import('./es.js')),
  pt: speech(() => import('./pt.js')),
  nl: speech(() => import('./nl.js')),
  da: speech(() => import('./da.js')),
  sv: speech(() => import('./sv.js')),
  nb: speech(() => import('./nb.js')),
  fi: speech(() => import('./fi.js')),
  pl: speech(() => import('./pl.js')),
  cs: speech(() => import('./cs.js')),
  uk: speech(() => import('./uk.js')),
  ru: speech(() => import('./ru.js')),
  tr: speech(() => import('./tr.js')),
  ar: speech(() => import('./ar.js')),
  he: speech(() => import('./he.js')),
};

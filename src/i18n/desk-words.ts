import { supportedTag } from './index.js';
import type { DeskWords } from './desk-messages.js';

export type { DeskPersonAction, DeskWords } from './desk-messages.js';

/** The words of the desk: no visitor loads them. */
export const deskLanguages: Readonly<Record<string, () => Promise<{ desk: DeskWords }>>> = {
  en: () => import('./en/desk.js'),
  de: () => import('./de/desk.js'),
  fr: () => import('./fr/desk.js'),
  it: () => import('./it/desk.js'),
  es: () => import('./es/desk.js'),
  pt: () => import('./pt/desk.js'),
  nl: () => import('./nl/desk.js'),
  da: () => import('./da/desk.js'),
  sv: () => import('./sv/desk.js'),
  nb: () => import('./nb/desk.js'),
  fi: () => import('./fi/desk.js'),
  pl: () => import('./pl/desk.js'),
  cs: () => import('./cs/desk.js'),
  uk: () => import('./uk/desk.js'),
  ru: () => import('./ru/desk.js'),
  tr: () => import('./tr/desk.js'),
  ar: () => import('./ar/desk.js'),
  he: () => import('./he/desk.js'),
};

/** Loads them in a language. Rejects if they cannot be loaded. */
export const deskWordsOf = async (language: string): Promise<DeskWords> =>
  (await deskLanguages[supportedTag(language).split('-')[0]!]!()).desk;

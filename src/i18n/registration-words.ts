import { supportedTag } from './index.js';
import type { RegistrationWords } from './server-messages.js';

/** The words of the page of one's own registrations alone: a browser need not load those of mails. */
export const registrationLanguages: Readonly<Record<string, () => Promise<{ registration: RegistrationWords }>>> = {
  en: () => import('./en/registration.js'),
  de: () => import('./de/registration.js'),
  fr: () => import('./fr/registration.js'),
  it: () => import('./it/registration.js'),
  es: () => import('./es/registration.js'),
  pt: () => import('./pt/registration.js'),
  nl: () => import('./nl/registration.js'),
  da: () => import('./da/registration.js'),
  sv: () => import('./sv/registration.js'),
  nb: () => import('./nb/registration.js'),
  fi: () => import('./fi/registration.js'),
  pl: () => import('./pl/registration.js'),
  cs: () => import('./cs/registration.js'),
  uk: () => import('./uk/registration.js'),
  ru: () => import('./ru/registration.js'),
  tr: () => import('./tr/registration.js'),
  ar: () => import('./ar/registration.js'),
  he: () => import('./he/registration.js'),
};

/** Loads them in a language. Rejects if they cannot be loaded. */
export const registrationWordsOf = async (language: string): Promise<RegistrationWords> =>
  (await registrationLanguages[supportedTag(language).split('-')[0]!]!()).registration;

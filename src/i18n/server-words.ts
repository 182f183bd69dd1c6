import { supportedTag } from './index.js';
import type {
  MailWords,
  NoticeWords,
  PageWords,
  RegistrationWords,
  ServerLanguage,
  SheetWords,
} from './server-messages.js';

/** One line per language, by its BCP 47 tag: the words of hosted pages and mails. Forms of address share those of their language. */
export const serverLanguages: Readonly<Record<string, () => Promise<ServerLanguage>>> = {
  en: () => import('./en/server.js'),
  de: () => import('./de/server.js'),
  fr: () => import('./fr/server.js'),
  it: () => import('./it/server.js'),
  es: () => import('./es/server.js'),
  pt: () => import('./pt/server.js'),
  nl: () => import('./nl/server.js'),
  da: () => import('./da/server.js'),
  sv: () => import('./sv/server.js'),
  nb: () => import('./nb/server.js'),
  fi: () => import('./fi/server.js'),
  pl: () => import('./pl/server.js'),
  cs: () => import('./cs/server.js'),
  uk: () => import('./uk/server.js'),
  ru: () => import('./ru/server.js'),
  tr: () => import('./tr/server.js'),
  ar: () => import('./ar/server.js'),
  he: () => import('./he/server.js'),
};

/** Loads the server's texts in a language. Rejects if they cannot be loaded. */
export const serverWordsOf = async <Part extends keyof ServerLanguage>(
  language: string,
  part: Part,
): Promise<ServerLanguage[Part]> => (await serverLanguages[supportedTag(language).split('-')[0]!]!())[part];

export type { MailWords, NoticeWords, PageWords, RegistrationWords, ServerLanguage, SheetWords };

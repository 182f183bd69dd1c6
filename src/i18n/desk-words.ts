import { supportedTag } from './index.js';
import type { DeskWords } from './desk-messages.js';
import type {
  DeskAddWords,
  DeskBankWords,
  DeskDuplicatesWords,
  DeskListSettingsWords,
  DeskMessageWords,
  DeskMoneyWords,
  DeskMoveWords,
  DeskWorkspaceWords,
} from './desk-screen-messages.js';

export type { DeskPersonAction, DeskWords } from './desk-messages.js';
export type {
  DeskAddWords,
  DeskBankWords,
  DeskDuplicatesWords,
  DeskListSettingsWords,
  DeskMessageWords,
  DeskMoneyWords,
  DeskMoveWords,
  DeskWorkspaceWords,
} from './desk-screen-messages.js';

/** The words of the desk in a language, by screen. */
export interface DeskLanguage {
  readonly desk: DeskWords;
  readonly deskAdd: DeskAddWords;
  readonly deskBank: DeskBankWords;
  readonly deskDuplicates: DeskDuplicatesWords;
  readonly deskListSettings: DeskListSettingsWords;
  readonly deskMessage: DeskMessageWords;
  readonly deskMoney: DeskMoneyWords;
  readonly deskMove: DeskMoveWords;
  readonly deskWorkspace: DeskWorkspaceWords;
}

/** One line per language, as for the server. All words of a language are one file: a few kilobytes, which no visitor loads. */
export const deskLanguages: Readonly<Record<string, () => Promise<DeskLanguage>>> = {
  en: () => import('./en/desk-words.js'),
  de: () => import('./de/desk-words.js'),
  fr: () => import('./fr/desk-words.js'),
  it: () => import('./it/desk-words.js'),
  es: () => import('./es/desk-words.js'),
  pt: () => import('./pt/desk-words.js'),
  nl: () => import('./nl/desk-words.js'),
  da: () => import('./da/desk-words.js'),
  sv: () => import('./sv/desk-words.js'),
  nb: () => import('./nb/desk-words.js'),
  fi: () => import('./fi/desk-words.js'),
  pl: () => import('./pl/desk-words.js'),
  cs: () => import('./cs/desk-words.js'),
  uk: () => import('./uk/desk-words.js'),
  ru: () => import('./ru/desk-words.js'),
  tr: () => import('./tr/desk-words.js'),
  ar: () => import('./ar/desk-words.js'),
  he: () => import('./he/desk-words.js'),
};

/** Loads the words of the desk in a language. Rejects if they cannot be loaded. */
export const deskWordsOf = (language: string): Promise<DeskLanguage> =>
  deskLanguages[supportedTag(language).split('-')[0]!]!();

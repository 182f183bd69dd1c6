import { supportedTag } from './index.js';

/** The words of the screen with the fees. Only organisers who work with money load them. */
export interface DeskMoneyWords {
  /** A hosted service may have fees that are not known here. */
  readonly incomplete: string;
  readonly owedBack: string;
  readonly costUnit: string;
  readonly noCostUnit: string;
  readonly amount: string;
  /** What a fee is for. */
  readonly purpose: string;
  readonly reference: string;
  /** The day until which it is to be paid. */
  readonly due: string;
  /** The day on which it was paid. */
  readonly paidDay: string;
  readonly selectAll: string;
  readonly selected: (count: string, amount: string) => string;
  readonly clearSelection: string;
  readonly markPaid: string;
  readonly markOpen: string;
  readonly markedPaid: (count: string, amount: string) => string;
  readonly markedOpen: (count: string, amount: string) => string;
  /** There is no day, or it is in the future. */
  readonly wrongDay: string;
  readonly noneOpen: string;
  readonly nonePaid: string;
  readonly saveCsv: string;
}

export const deskMoneyLanguages: Readonly<Record<string, () => Promise<{ deskMoney: DeskMoneyWords }>>> = {
  en: () => import('./en/desk-money.js'),
  de: () => import('./de/desk-money.js'),
  fr: () => import('./fr/desk-money.js'),
  it: () => import('./it/desk-money.js'),
  es: () => import('./es/desk-money.js'),
  pt: () => import('./pt/desk-money.js'),
  nl: () => import('./nl/desk-money.js'),
  da: () => import('./da/desk-money.js'),
  sv: () => import('./sv/desk-money.js'),
  nb: () => import('./nb/desk-money.js'),
  fi: () => import('./fi/desk-money.js'),
  pl: () => import('./pl/desk-money.js'),
  cs: () => import('./cs/desk-money.js'),
  uk: () => import('./uk/desk-money.js'),
  ru: () => import('./ru/desk-money.js'),
  tr: () => import('./tr/desk-money.js'),
  ar: () => import('./ar/desk-money.js'),
  he: () => import('./he/desk-money.js'),
};

/** Loads them in a language. Rejects if they cannot be loaded. */
export const deskMoneyWordsOf = async (language: string): Promise<DeskMoneyWords> =>
  (await deskMoneyLanguages[supportedTag(language).split('-')[0]!]!()).deskMoney;

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

export const deskBankLanguages: Readonly<Record<string, () => Promise<{ deskBank: DeskBankWords }>>> = {
  en: () => import('./en/desk-bank.js'),
  de: () => import('./de/desk-bank.js'),
  fr: () => import('./fr/desk-bank.js'),
  it: () => import('./it/desk-bank.js'),
  es: () => import('./es/desk-bank.js'),
  pt: () => import('./pt/desk-bank.js'),
  nl: () => import('./nl/desk-bank.js'),
  da: () => import('./da/desk-bank.js'),
  sv: () => import('./sv/desk-bank.js'),
  nb: () => import('./nb/desk-bank.js'),
  fi: () => import('./fi/desk-bank.js'),
  pl: () => import('./pl/desk-bank.js'),
  cs: () => import('./cs/desk-bank.js'),
  uk: () => import('./uk/desk-bank.js'),
  ru: () => import('./ru/desk-bank.js'),
  tr: () => import('./tr/desk-bank.js'),
  ar: () => import('./ar/desk-bank.js'),
  he: () => import('./he/desk-bank.js'),
};

/** Loads them in a language. Rejects if they cannot be loaded. */
export const deskBankWordsOf = async (language: string): Promise<DeskBankWords> =>
  (await deskBankLanguages[supportedTag(language).split('-')[0]!]!()).deskBank;

export const deskMessageLanguages: Readonly<Record<string, () => Promise<{ deskMessage: DeskMessageWords }>>> = {
  en: () => import('./en/desk-message.js'),
  de: () => import('./de/desk-message.js'),
  fr: () => import('./fr/desk-message.js'),
  it: () => import('./it/desk-message.js'),
  es: () => import('./es/desk-message.js'),
  pt: () => import('./pt/desk-message.js'),
  nl: () => import('./nl/desk-message.js'),
  da: () => import('./da/desk-message.js'),
  sv: () => import('./sv/desk-message.js'),
  nb: () => import('./nb/desk-message.js'),
  fi: () => import('./fi/desk-message.js'),
  pl: () => import('./pl/desk-message.js'),
  cs: () => import('./cs/desk-message.js'),
  uk: () => import('./uk/desk-message.js'),
  ru: () => import('./ru/desk-message.js'),
  tr: () => import('./tr/desk-message.js'),
  ar: () => import('./ar/desk-message.js'),
  he: () => import('./he/desk-message.js'),
};

/** Loads them in a language. Rejects if they cannot be loaded. */
export const deskMessageWordsOf = async (language: string): Promise<DeskMessageWords> =>
  (await deskMessageLanguages[supportedTag(language).split('-')[0]!]!()).deskMessage;

export const deskListSettingsLanguages: Readonly<
  Record<string, () => Promise<{ deskListSettings: DeskListSettingsWords }>>
> = {
  en: () => import('./en/desk-list-settings.js'),
  de: () => import('./de/desk-list-settings.js'),
  fr: () => import('./fr/desk-list-settings.js'),
  it: () => import('./it/desk-list-settings.js'),
  es: () => import('./es/desk-list-settings.js'),
  pt: () => import('./pt/desk-list-settings.js'),
  nl: () => import('./nl/desk-list-settings.js'),
  da: () => import('./da/desk-list-settings.js'),
  sv: () => import('./sv/desk-list-settings.js'),
  nb: () => import('./nb/desk-list-settings.js'),
  fi: () => import('./fi/desk-list-settings.js'),
  pl: () => import('./pl/desk-list-settings.js'),
  cs: () => import('./cs/desk-list-settings.js'),
  uk: () => import('./uk/desk-list-settings.js'),
  ru: () => import('./ru/desk-list-settings.js'),
  tr: () => import('./tr/desk-list-settings.js'),
  ar: () => import('./ar/desk-list-settings.js'),
  he: () => import('./he/desk-list-settings.js'),
};

/** Loads them in a language. Rejects if they cannot be loaded. */
export const deskListSettingsWordsOf = async (language: string): Promise<DeskListSettingsWords> =>
  (await deskListSettingsLanguages[supportedTag(language).split('-')[0]!]!()).deskListSettings;

export const deskWorkspaceLanguages: Readonly<Record<string, () => Promise<{ deskWorkspace: DeskWorkspaceWords }>>> = {
  en: () => import('./en/desk-workspace.js'),
  de: () => import('./de/desk-workspace.js'),
  fr: () => import('./fr/desk-workspace.js'),
  it: () => import('./it/desk-workspace.js'),
  es: () => import('./es/desk-workspace.js'),
  pt: () => import('./pt/desk-workspace.js'),
  nl: () => import('./nl/desk-workspace.js'),
  da: () => import('./da/desk-workspace.js'),
  sv: () => import('./sv/desk-workspace.js'),
  nb: () => import('./nb/desk-workspace.js'),
  fi: () => import('./fi/desk-workspace.js'),
  pl: () => import('./pl/desk-workspace.js'),
  cs: () => import('./cs/desk-workspace.js'),
  uk: () => import('./uk/desk-workspace.js'),
  ru: () => import('./ru/desk-workspace.js'),
  tr: () => import('./tr/desk-workspace.js'),
  ar: () => import('./ar/desk-workspace.js'),
  he: () => import('./he/desk-workspace.js'),
};

/** Loads them in a language. Rejects if they cannot be loaded. */
export const deskWorkspaceWordsOf = async (language: string): Promise<DeskWorkspaceWords> =>
  (await deskWorkspaceLanguages[supportedTag(language).split('-')[0]!]!()).deskWorkspace;

export const deskDuplicatesLanguages: Readonly<Record<string, () => Promise<{ deskDuplicates: DeskDuplicatesWords }>>> =
  {
    en: () => import('./en/desk-duplicates.js'),
    de: () => import('./de/desk-duplicates.js'),
    fr: () => import('./fr/desk-duplicates.js'),
    it: () => import('./it/desk-duplicates.js'),
    es: () => import('./es/desk-duplicates.js'),
    pt: () => import('./pt/desk-duplicates.js'),
    nl: () => import('./nl/desk-duplicates.js'),
    da: () => import('./da/desk-duplicates.js'),
    sv: () => import('./sv/desk-duplicates.js'),
    nb: () => import('./nb/desk-duplicates.js'),
    fi: () => import('./fi/desk-duplicates.js'),
    pl: () => import('./pl/desk-duplicates.js'),
    cs: () => import('./cs/desk-duplicates.js'),
    uk: () => import('./uk/desk-duplicates.js'),
    ru: () => import('./ru/desk-duplicates.js'),
    tr: () => import('./tr/desk-duplicates.js'),
    ar: () => import('./ar/desk-duplicates.js'),
    he: () => import('./he/desk-duplicates.js'),
  };

/** Loads them in a language. Rejects if they cannot be loaded. */
export const deskDuplicatesWordsOf = async (language: string): Promise<DeskDuplicatesWords> =>
  (await deskDuplicatesLanguages[supportedTag(language).split('-')[0]!]!()).deskDuplicates;

export const deskAddLanguages: Readonly<Record<string, () => Promise<{ deskAdd: DeskAddWords }>>> = {
  en: () => import('./en/desk-add.js'),
  de: () => import('./de/desk-add.js'),
  fr: () => import('./fr/desk-add.js'),
  it: () => import('./it/desk-add.js'),
  es: () => import('./es/desk-add.js'),
  pt: () => import('./pt/desk-add.js'),
  nl: () => import('./nl/desk-add.js'),
  da: () => import('./da/desk-add.js'),
  sv: () => import('./sv/desk-add.js'),
  nb: () => import('./nb/desk-add.js'),
  fi: () => import('./fi/desk-add.js'),
  pl: () => import('./pl/desk-add.js'),
  cs: () => import('./cs/desk-add.js'),
  uk: () => import('./uk/desk-add.js'),
  ru: () => import('./ru/desk-add.js'),
  tr: () => import('./tr/desk-add.js'),
  ar: () => import('./ar/desk-add.js'),
  he: () => import('./he/desk-add.js'),
};

/** Loads them in a language. Rejects if they cannot be loaded. */
export const deskAddWordsOf = async (language: string): Promise<DeskAddWords> =>
  (await deskAddLanguages[supportedTag(language).split('-')[0]!]!()).deskAdd;

export const deskMoveLanguages: Readonly<Record<string, () => Promise<{ deskMove: DeskMoveWords }>>> = {
  en: () => import('./en/desk-move.js'),
  de: () => import('./de/desk-move.js'),
  fr: () => import('./fr/desk-move.js'),
  it: () => import('./it/desk-move.js'),
  es: () => import('./es/desk-move.js'),
  pt: () => import('./pt/desk-move.js'),
  nl: () => import('./nl/desk-move.js'),
  da: () => import('./da/desk-move.js'),
  sv: () => import('./sv/desk-move.js'),
  nb: () => import('./nb/desk-move.js'),
  fi: () => import('./fi/desk-move.js'),
  pl: () => import('./pl/desk-move.js'),
  cs: () => import('./cs/desk-move.js'),
  uk: () => import('./uk/desk-move.js'),
  ru: () => import('./ru/desk-move.js'),
  tr: () => import('./tr/desk-move.js'),
  ar: () => import('./ar/desk-move.js'),
  he: () => import('./he/desk-move.js'),
};

/** Loads them in a language. Rejects if they cannot be loaded. */
export const deskMoveWordsOf = async (language: string): Promise<DeskMoveWords> =>
  (await deskMoveLanguages[supportedTag(language).split('-')[0]!]!()).deskMove;

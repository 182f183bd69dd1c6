import { supportedTag } from './index.js';

/** Words of the desk about the registration of an event and its places. `moment` and numbers are formatted. */
export interface DeskListSettingsWords {
  /** The summary that opens it. */
  readonly title: string;
  readonly openUntil: (moment: string) => string;
  readonly opensAt: (moment: string) => string;
  /** Closed, and only another workspace file opens it. */
  readonly closedByFile: (moment: string) => string;
  readonly closedHere: (moment: string) => string;
  /** The event is a draft by the workspace file. */
  readonly hidden: string;
  readonly close: string;
  readonly open: string;
  readonly nowClosed: string;
  readonly nowOpen: string;
  readonly placesLabel: string;
  readonly placesHelp: string;
  /** Places taken or offered, before their number. */
  readonly taken: (count: string) => string;
  /** The desk has changed the number; the file has another. */
  readonly fileSays: (count: string) => string;
  readonly fileUnlimited: string;
  readonly savePlaces: string;
  readonly placesSaved: string;
  readonly invalid: (max: string) => string;
  /** Question before fewer places than are taken. */
  readonly fewerThanTaken: (taken: string, places: string) => string;
}

type Load = () => Promise<{ deskListSettings: DeskListSettingsWords }>;

export const deskListSettingsLanguages: Readonly<Record<string, Load>> = {
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

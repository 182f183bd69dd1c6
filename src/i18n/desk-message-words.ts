import { supportedTag } from './index.js';

/** The words of the screen that writes to a list. Only organisers who may write load them. */
export interface DeskMessageWords {
  readonly title: string;
  readonly everyone: string;
  /** The rows that search and filter of the list show. */
  readonly shown: (count: string) => string;
  /** Label of the choice of recipients. */
  readonly recipients: string;
  readonly subject: string;
  readonly text: string;
  /** Before the buttons that insert placeholders. */
  readonly insert: string;
  readonly placeholders: Readonly<Record<'first_name' | 'event' | 'link', string>>;
  readonly preview: string;
  /** The question before it is sent. */
  readonly ask: (count: string) => string;
  readonly withoutAddress: (count: string) => string;
  readonly nobody: string;
  readonly send: string;
  readonly keep: string;
  readonly sent: (count: string) => string;
  readonly required: string;
  readonly tooLong: (max: string) => string;
  readonly unknownPlaceholder: (names: string) => string;
  /** Heading of the messages that were sent before. */
  readonly log: string;
  readonly mails: (count: string) => string;
  readonly help: string;
}

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

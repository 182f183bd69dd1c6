import type { BankEntryOutcome } from '../model/desk-bank.js';

// Words of screens of the desk that are loaded on demand.

import type { OrganiserRole } from '../model/desk.js';
import type { Notify } from '../model/workspace.js';
import type { FormFactWords } from './server-messages.js';

/** The words of the screen that moves somebody to another event. Titles, names and numbers are formatted. */
export interface DeskMoveWords {
  readonly choose: string;
  readonly noEvents: string;
  readonly freePlaces: (count: string) => string;
  readonly unlimited: string;
  readonly full: string;
  /** Button of a full event. */
  readonly toWaitingList: string;
  /** Button: back to the choice. */
  readonly otherEvent: string;
  readonly between: (from: string, to: string) => string;
  /** Questions whose answers are deleted. */
  readonly leftOut: (fields: string) => string;
  readonly help: string;
  /** The use of a fee that was paid. */
  readonly paidHelp: string;
  /** Button, once the event turned out to be full. */
  readonly toWaitingListInstead: string;
  /** The price is another one: it has to be confirmed. */
  readonly priceCheck: string;
  readonly moved: (name: string, event: string) => string;
}

/** The words of the screen with the fees. Only organisers who work with money load them. */
export interface DeskMoneyWords {
  /** A hosted service may have fees that are not known here. */
  readonly incomplete: string;
  readonly owedBack: string;
  readonly costUnit: string;
  readonly noCostUnit: string;
  readonly amount: string;
  /** The purpose of a fee. */
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
  /** Makes fees open again that were just marked as paid. */
  readonly undo: string;
  /** There is no day, or it is in the future. */
  readonly wrongDay: string;
  readonly noneOpen: string;
  readonly nonePaid: string;
  readonly saveCsv: string;
  /** Button and heading of the screen that reads a bank file. */
  readonly importFile: string;
  readonly remind: string;
  /** Before the day. */
  readonly lastReminded: string;
  /** The day of a reminder that reached nobody. */
  readonly notDelivered: (day: string) => string;
  /** Fees that are left out of a reminder. */
  readonly recentlyReminded: (count: string) => string;
  /** Button: those that are left out are reminded of too. */
  readonly remindAgain: string;
  readonly selectDue: string;
}

/** The words of the screen that reads a bank file, beside those of the fees. Numbers and sizes are formatted. */
export interface DeskBankWords {
  /** Label of the file. */
  readonly file: string;
  /** Kinds of files, with the largest size. */
  readonly help: (max: string) => string;
  readonly otherAccount: string;
  /** Heading of the entries that pay fees. */
  readonly matched: string;
  /** Heading of the other entries. */
  readonly unmatched: string;
  readonly payer: string;
  readonly day: string;
  readonly reason: string;
  /** Why an entry pays no fee. */
  readonly reasons: Readonly<Record<Exclude<BankEntryOutcome, 'paid'>, string>>;
  readonly debits: (count: string) => string;
  /** No money came in by this file. */
  readonly none: string;
  readonly tooLarge: (max: string) => string;
  readonly empty: string;
  readonly otherFormat: string;
  readonly unreadable: string;
}

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
  /** Of a field that is empty. */
  readonly required: Readonly<Record<'subject' | 'text', string>>;
  readonly tooLong: (max: string) => string;
  readonly unknownPlaceholder: (names: string) => string;
  /** Heading of the messages that were sent before. */
  readonly log: string;
  readonly mails: (count: string) => string;
  /** Mails that wait to be sent. */
  readonly waiting: (count: string) => string;
  /** Mails that reached nobody; the names follow. */
  readonly undelivered: (count: string) => string;
  readonly help: string;
}

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

/** The words of the screen with the settings of the club, which is read-only. Only organisers who may see them load them. */
export interface DeskWorkspaceWords extends FormFactWords {
  readonly help: string;
  /** The place of a section, and the command that changes it. `part` is its name in the workspace file, `command` a command line. */
  readonly inFile: (part: string, command: string) => string;
  /** A section of a hosted service. */
  readonly atService: string;
  readonly club: string;
  readonly bankAccount: string;
  readonly organisers: string;
  readonly lists: string;
  readonly address: string;
  readonly contact: string;
  readonly sender: string;
  /** The sender is set on the server. */
  readonly senderHelp: string;
  readonly timeZone: string;
  readonly languages: string;
  readonly website: string;
  readonly logo: string;
  readonly accentColor: string;
  readonly portal: string;
  /** Mails to organisers about registrations. */
  readonly notify: string;
  readonly notifyOptions: Readonly<Record<Notify, string>>;
  readonly bank: string;
  readonly roles: Readonly<Record<OrganiserRole, string>>;
  readonly allLists: string;
  /** Names of fields that an organiser sees. */
  readonly visibleFields: (names: string) => string;
  readonly days: string;
  readonly location: string;
  readonly opens: string;
  readonly closes: string;
  readonly unlimited: string;
  /** The largest number of persons in one registration. */
  readonly participants: string;
  readonly confirmEmail: string;
  readonly changesUntil: string;
  readonly cancelUntil: string;
  readonly questions: string;
  readonly required: string;
  readonly sensitive: string;
  /** Columns that no form asks for. */
  readonly internal: string;
  readonly noForm: string;
}

/** The words of the screen with those who are probably twice in a list. Only organisers who may merge load them. */
export interface DeskDuplicatesWords {
  readonly help: string;
  readonly none: string;
  /** The facts that both share. */
  readonly shared: Readonly<Record<'birthdate' | 'email', string>>;
  /** Legend of the choice. */
  readonly keep: string;
  /** The other has less than a place, or nothing that was paid. */
  readonly mustKeep: string;
  readonly bothPaid: string;
  readonly differing: string;
  readonly same: string;
  /** Below a consent that differs. */
  readonly fixed: string;
  readonly merge: string;
  readonly ask: (name: string) => string;
  readonly twoPersons: string;
  readonly merged: (name: string) => string;
  readonly distinct: (name: string) => string;
}

/** The words of the screen that adds somebody to a list by hand. Only organisers who may do that load them. */
export interface DeskAddWords {
  readonly added: (name: string) => string;
  readonly help: string;
  /** After the event turned out to be full. */
  readonly toWaitingList: string;
}

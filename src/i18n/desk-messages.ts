import type { JournalAction } from '../model/desk.js';
import type { RegistrationState } from '../model/own-registration.js';

/** Actions of the desk on one person. */
export type DeskPersonAction = 'release' | 'delete' | 'offer' | 'promote' | 'accept' | 'decline' | 'cancel';

/** Words of the desk, where a club works with its registrations. Only organisers load them. */
export interface DeskWords {
  /** Title of the page. */
  readonly title: string;
  readonly signInHelp: string;
  /** Before the button that uses a link. */
  readonly linkHelp: string;
  readonly linkExpired: string;
  readonly sessionOver: string;
  /** The way back to all lists. */
  readonly overview: string;
  readonly noLists: string;
  /** Before a hosted service. */
  readonly hosted: {
    /** Lists have only what came through this server. */
    readonly incomplete: string;
    /** The actions that are not offered here. */
    readonly elsewhere: string;
  };
  /** Nothing in this list waits for somebody. */
  readonly nothingToDo: string;
  readonly open: string;
  readonly closed: string;
  /** Short names of states, for badges, filters and counts: `Waiting list 2`. */
  readonly states: Readonly<Record<RegistrationState | 'held', string>>;
  /** Before taken and all places: `40 / 60`. */
  readonly places: string;
  readonly persons: string;

  /** The table. */
  readonly search: string;
  readonly state: string;
  readonly anyState: string;
  readonly name: string;
  readonly received: string;
  /** Titles of two events. */
  readonly movedBetween: (from: string, to: string) => string;
  readonly feeOpen: string;
  readonly feePaid: string;
  readonly waitingPosition: string;
  /** Of an offered place. */
  readonly offeredUntil: (moment: string) => string;
  readonly columns: string;
  readonly sortBy: string;
  readonly reverse: string;
  readonly shown: (visible: string, total: string) => string;
  readonly loadingRows: (loaded: string) => string;
  readonly loadFailed: string;
  readonly more: string;
  readonly noRows: string;
  readonly noMatch: string;
  readonly showAll: string;

  /** The attendance list. */
  readonly attendance: string;
  readonly attendanceHelp: string;
  readonly present: string;
  readonly clearTicks: string;
  readonly print: string;

  /** Who did what at what time. */
  readonly journal: {
    readonly title: string;
    readonly help: string;
    /** Label of the choice of a list. */
    readonly list: string;
    readonly none: string;
    readonly openPerson: string;
    /** Whole sentences; the name of the organiser stands below. */
    readonly did: Readonly<Record<JournalAction, string>>;
  };

  /** One person. */
  readonly answers: string;
  readonly noAnswer: string;
  readonly yes: string;
  readonly no: string;
  /** The link to the fees of all, and the title of that screen. */
  readonly money: string;
  /** The button that opens the screen for a message to a list. */
  /** Adds somebody to the list by hand. */
  readonly add: string;
  /** Button and heading of the screen that moves somebody to another event. */
  readonly moveToEvent: string;
  readonly write: string;
  /** Title of the page with the settings of the club. */
  readonly settings: string;
  /** Persons who are probably twice in a list. */
  readonly duplicates: string;
  readonly fee: string;
  readonly dueOn: (day: string) => string;
  readonly history: string;
  readonly by: Readonly<Record<'visitor' | 'member' | 'club', string>>;
  /** Why a registration was held for review. */
  readonly reviewReason: string;
  readonly actions: Readonly<Record<DeskPersonAction, string>>;
  /** Questions before an action that cannot be undone. */
  readonly ask: Readonly<Record<Exclude<DeskPersonAction, 'release'>, (name: string) => string>>;
  /** The text that an organiser may add to the mail about a declined application. */
  readonly sentence: { readonly label: string; readonly help: string };
  readonly keep: string;
  readonly done: Readonly<Record<DeskPersonAction, (name: string) => string>>;
  /** A screen could not be loaded. */
  readonly unavailable: string;
  /** Too many ask at this moment. */
  readonly busy: string;
  readonly failed: string;
  /** Nobody can say whether it was done; again does no harm. */
  readonly unknown: string;
  readonly full: string;
  /** The event does not take the age of the person. */
  readonly age: string;
  /** Somebody else was faster, or it is not possible any more. */
  readonly changed: string;
  readonly gone: string;
}

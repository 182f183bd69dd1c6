import type { AnswerIssueCode, AnswerIssues } from '../model/issue.js';
import type { Sentence, SharedWords } from './shared-messages.js';

/** Words of questions and answers: of the registration form, and of the page where members change their data. */
export interface AnswerWords {
  /** Order in which day, month and year are asked for. */
  readonly dateOrder: 'dmy' | 'mdy' | 'ymd';
  readonly issues: { readonly [Code in AnswerIssueCode]: Sentence<AnswerIssues[Code]> };
  /** The sentence for a missing answer of a built-in field that many forms have, by the last part of its name. */
  readonly askFor: Readonly<Record<string, string>>;
  /** The same for a choice in another field: no grammar hangs on the label. */
  readonly pick: (label: string) => string;
  /** Before the labels of fields without an answer: ends with a colon. */
  readonly stillMissing: string;
  /** Labels of the built-in fields and their parts, by the last part of their name. */
  readonly labels: Readonly<Record<string, string>>;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** How a date is written, below its three controls. */
  readonly dateHint: string;
  /** Before the two controls of a name if it is missing: a person with one name writes one. */
  readonly nameHint: string;
  readonly optional: string;
  /** Before the first field: how to tell what is needed. */
  readonly requiredNote: string;
  readonly choose: string;
  /** Last of the choices of which one may be made or none: takes a choice back. */
  readonly noAnswer: string;
  readonly onePerLine: string;
  /** A dialog that holds a form: the button that shows it, and the one that closes it. */
  readonly open: string;
  /** Heading over the list of what needs another look. */
  readonly summary: (count: number) => string;
  /** Heading over what was sent. */
  readonly answers: string;
  readonly yes: string;
  readonly no: string;
}

/** The words that a field is rendered with. */
export interface FieldWords extends AnswerWords, SharedWords {}

/** Words of the registration form. Written for people: one form of address, no grammar that hangs on a label. */
export interface FormWords extends FieldWords {
  readonly send: string;
  readonly sending: string;
  readonly thanks: (name: string | undefined) => string;
  readonly registered: (title: string) => string;
  readonly next: string;

  readonly placesLeft: (count: number) => string;
  readonly closed: string;

  /** After sending: what was typed is kept. */
  readonly notSent: string;
  /** After sending, if nobody can say whether it arrived. */
  readonly maybeStored: string;
  /** Likewise, if sending again could register twice. */
  readonly maybeStoredOnce: string;

  /** The link to the club's list of events. */
  readonly allEvents: string;
  /** The link to a map of the place. */
  readonly map: string;

  /** Several who are registered together: the heading of each, before there is a name. */
  readonly participant: (number: number) => string;
  /** Heading over what is asked once for all of them. */
  readonly forAll: string;
  readonly addParticipant: string;
  /** `name` is a name, or what `participant` says. */
  readonly removeParticipant: (name: string) => string;
  /** The button that copies the answers of the person above. */
  readonly copyPrevious: string;
  /** After sending, if not all of them got through: how many did. */
  readonly someRegistered: (done: number, total: number) => string;
  /** Beside the name of one of them. */
  readonly isRegistered: string;
  /** The button that sends those again who did not get through. */
  readonly sendRest: string;

  readonly openUntil: (when: string) => string;
  /** At the rush: it is tried again by itself. `seconds` from now. */
  readonly retryIn: (seconds: number) => string;

  readonly waitingList: string;

  /** Typed answers were restored after a reload. */
  readonly draftBack: string;
  /** No draft ticks a box, nor holds answers that are marked as sensitive. */
  readonly draftNote: string;
  readonly startOver: string;
  readonly undo: string;

  /** The registration is kept for the club to look at before it counts. */
  readonly review: string;
  /** While the browser solves what the server asked it to. */
  readonly checking: string;

  /** Membership applications: the button, and what is said after. */
  readonly apply: string;
  readonly applied: (title: string) => string;

  readonly print: string;
  /** Tells others of the form. */
  readonly share: string;
}

/** The words of forms that want the address confirmed: loaded by those alone. */
export interface ConfirmWords {
  /** Heading after the registration, and what to do. */
  readonly confirmTitle: string;
  readonly confirmSent: (address: string) => string;
  readonly sendMailAgain: string;
  /** After that, whether it was sent or not. */
  readonly mailSentAgain: string;
}

/** The words of the next steps, loaded with the confirmation. */
export interface NextStepWords {
  readonly nextTitle: string;
  /** Label of the number that a registration is found by. */
  readonly number: string;
  readonly quoteNumber: string;
  /** How to pay stands above. */
  readonly payNow: string;
  readonly changeLater: string;
  readonly onWaitingList: string;
  /** Of an application, or a registration that the club looks at first. */
  readonly clubReplies: string;
}

/** Words of the cards of several persons who are registered together. */
export interface CardWords {
  /** The button of a card: shows the questions again. */
  readonly change: string;
  /** The button below the questions of one person: makes a card of them. */
  readonly done: string;
}

/** Words of a form that is not open. */
export interface ClosedWords {
  readonly full: string;
  /** Before the form opens; `when` is a moment in words, undefined if nobody knows it. */
  readonly notYetOpen: (when: string | undefined) => string;
  /** `left` is a duration in words and figures. */
  readonly opensIn: (left: string) => string;
  readonly opensNow: string;
  readonly closedSince: (moment: string) => string;
}

/** Words of a form that is shown step by step. */
export interface StepWords {
  /** The place of a step among all, counted from 1; its title stands below. */
  readonly progress: (step: number, total: number) => string;
  /** The name of the list of steps. */
  readonly steps: string;
  readonly next: string;
  readonly back: string;
}

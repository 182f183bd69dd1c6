import type { AnswerIssueCode, AnswerIssues } from '../model/issue.js';

/** A sentence, or a function that makes one out of what it has to know. */
export type Sentence<Params> = keyof Params extends never ? string : (params: Params) => string;

/**
 * What a language must know. Written for people: one form of address, no grammar that hangs on a label.
 * A language without one of these words does not compile. Its file imports nothing that runs: every further file would be one
 * more round trip before a form shows.
 */
export interface Words {
  /** Order in which day, month and year are asked for. */
  readonly dateOrder: 'dmy' | 'mdy' | 'ymd';
  readonly issues: { readonly [Code in AnswerIssueCode]: Sentence<AnswerIssues[Code]> };
  /** Labels of the built-in fields and their parts, by the last part of their name. */
  readonly labels: Readonly<Record<string, string>>;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** How a date is written, below its three controls. */
  readonly dateHint: string;
  readonly optional: string;
  /** Before the first field: how to tell what is needed. */
  readonly requiredNote: string;
  readonly choose: string;
  readonly onePerLine: string;

  readonly loading: string;
  readonly slow: string;
  readonly send: string;
  readonly sending: string;
  /** Heading over the list of what needs another look. */
  readonly summary: (count: number) => string;
  readonly thanks: (name: string | undefined) => string;
  readonly registered: (title: string) => string;
  readonly another: string;

  readonly placesLeft: (count: number) => string;
  readonly full: string;
  readonly closed: string;
  readonly notYetOpen: (when: string | undefined) => string;
  readonly missing: string;

  /** Before anything was typed: the form cannot be had. */
  readonly unavailable: string;
  /** Why no answer came, by the client's own names for it. */
  readonly offline: string;
  readonly too_slow: string;
  readonly garbled: string;
  readonly busy: string;
  /** After sending: what was typed is kept. */
  readonly notSent: string;
  /** After sending, where nobody can say whether it arrived. */
  readonly perhapsSent: string;
  /** Likewise, where sending again could register twice. */
  readonly perhapsSentOnce: string;
  readonly retry: string;
  readonly elsewhere: string;

  /** Several who are registered together: the heading of each, before there is a name. */
  readonly participant: (number: number) => string;
  /** Heading over what is asked once for all of them. */
  readonly forAll: string;
  readonly addParticipant: string;
  /** `name` is a name, or what `participant` says. */
  readonly removeParticipant: (name: string) => string;
  /** Takes the answers of whoever stands before over. */
  readonly copyPrevious: string;
  /** After sending, where not all of them got through: how many did. */
  readonly someRegistered: (done: number, total: number) => string;
  /** Beside the name of one of them. */
  readonly isRegistered: string;
  /** The button that sends those again who did not get through. */
  readonly sendRest: string;

  /** Before the form opens: `left` is a duration in words and figures. */
  readonly opensIn: (left: string) => string;
  readonly opensNow: string;
  readonly openUntil: (when: string) => string;
  /** At the rush: it is tried again by itself. `seconds` from now. */
  readonly again: (seconds: number) => string;

  readonly waitingList: string;
  /** The button that leads to the waiting list. */
  readonly joinWaitingList: string;

  /** What was typed before is back, after a reload. */
  readonly draftBack: string;
  readonly startOver: string;
  readonly undo: string;

  /** The registration is kept for the club to look at before it counts. */
  readonly held: string;
  /** While the browser solves what the server asked it to. */
  readonly checking: string;

  /** Membership applications: the button, and what is said after. */
  readonly apply: string;
  readonly applied: (title: string) => string;

  /** After a link that opens in a new window or tab. */
  readonly newTab: string;
  /** A dialog that holds a form: the button that shows it, and the one that closes it. */
  readonly open: string;
  readonly close: string;

  readonly addToCalendar: string;
  readonly print: string;
  /** Heading over what was sent. */
  readonly answers: string;
  readonly yes: string;
  readonly no: string;
}

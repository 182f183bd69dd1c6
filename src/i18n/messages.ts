import type { AnswerIssueCode, AnswerIssues } from '../model/issue.js';

/** A sentence, or a function that makes one out of what it has to know. */
export type Sentence<Params> = keyof Params extends never ? string : (params: Params) => string;

/**
 * What a language must know. Written for people: one form of address, no grammar that hangs on a label.
 * A language without one of these words does not compile.
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
}

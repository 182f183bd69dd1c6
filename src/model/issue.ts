/**
 * What can be wrong with an answer, and what a sentence about it has to know. The words are elsewhere: every language in
 * `i18n` has one sentence per code.
 */
export interface AnswerIssues {
  /** Nothing was given where something is needed. */
  required: Record<never, never>;
  /** Not written the way such values are; `example` shows how. */
  wrong_format: { example: string };
  not_a_date: Record<never, never>;
  /** A date whose year has two digits. */
  short_year: Record<never, never>;
  in_the_future: Record<never, never>;
  /** Younger than `at_least` or not `below` an age, in full years on the first day of the event or, where there is none, today. */
  age: { at_least?: number; below?: number; on: 'first_day' | 'today' };
  not_a_number: Record<never, never>;
  not_whole: Record<never, never>;
  /** Not one of the allowed choices. */
  not_allowed: Record<never, never>;
  /** Longer than `max` code points (or entries). */
  too_long: { max: number };
  /** Characters that no text may hold: NUL, control characters, half a surrogate pair. */
  unreadable_characters: Record<never, never>;
  /** The event has no place left. */
  full: Record<never, never>;
  closed: Record<never, never>;
  not_yet_open: Record<never, never>;
  /** The form token is missing, forged, too young, too old or of another form: ask for a new one. */
  form_token: Record<never, never>;
  /** Only yes will do, and it was not said. */
  must_accept: Record<never, never>;
  /** The Idempotency-Key was used before with another body: of a registration, what was sent first has arrived. */
  key_reused: Record<never, never>;
  /** What a service says in words of its own. */
  rejected: { sentence: string };
  /** Any other fault: not a value that can be used here. */
  invalid: Record<never, never>;
}

/** What only a program can do wrong. Worded in English, for whoever writes it. */
export interface RequestIssues {
  /** Another JSON type than the field stores. */
  wrong_type: Record<never, never>;
  too_deep: { max: number };
  too_many_keys: { max: number };
  /** More entries than are taken at once. */
  too_many: { max: number };
  /** `count` persons would be deleted, `max` may be. */
  too_many_deletions: { count: number; max: number };
  /** A key that means nothing here. */
  unknown: Record<never, never>;
  /** Someone else in the list has it already. */
  taken: Record<never, never>;
  /** A name that the service keeps for itself. */
  reserved: Record<never, never>;
  /** The body is not JSON, or not JSON in the shape asked for. */
  not_json: Record<never, never>;
  /** A number below `min` or above `max`. */
  out_of_range: { min: number; max: number };
  /** Not exactly one of `keys` was sent. */
  exactly_one: { keys: string };
  /** Several persons have this identifier. */
  ambiguous: Record<never, never>;
  /** The session was not opened with a link in the last ten minutes. */
  fresh_link_required: Record<never, never>;
  /** Put away by the club: nothing new may be booked on it. */
  archived: Record<never, never>;
  /** What was answered to the Idempotency-Key is gone with somebody who was deleted. */
  key_spent: Record<never, never>;
}

export type AnswerIssueCode = keyof AnswerIssues;
export type IssueCode = AnswerIssueCode | keyof RequestIssues;

/** One thing wrong with one field. `field` is a dotted path: `email`, `name.first_name`, `data.3.type`. */
export interface Issue {
  readonly field: string;
  readonly code: IssueCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

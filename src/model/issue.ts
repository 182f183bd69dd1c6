/** The issues of an answer with their parameters. Every language in `i18n` has one sentence per code. */
export interface AnswerIssues {
  /** A required answer is missing. */
  required: Record<never, never>;
  /** The format is wrong; `example` shows the right one. */
  wrong_format: { example: string };
  not_a_date: Record<never, never>;
  /** A date whose year has two digits. */
  short_year: Record<never, never>;
  in_the_future: Record<never, never>;
  /** Younger than `at_least` or not `below` an age, in full years on the first day of the event or, if there is none, today. */
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
  /** A consent is required and was not given. */
  must_accept: Record<never, never>;
  /** The `Idempotency-Key` was used before with another body: the first registration has arrived. */
  key_reused: Record<never, never>;
  /** A sentence of another service. */
  rejected: { sentence: string };
  /** Any other invalid value. */
  invalid: Record<never, never>;
}

/** Issues that only programs cause. Worded in English, for developers. */
export interface RequestIssues {
  /** The JSON type is wrong. */
  wrong_type: Record<never, never>;
  too_deep: { max: number };
  too_many_keys: { max: number };
  /** Too many entries in one request. */
  too_many: { max: number };
  /** `count` persons would be deleted, `max` may be. */
  too_many_deletions: { count: number; max: number };
  /** An unknown key. */
  unknown: Record<never, never>;
  /** Another person of the list has this value. */
  taken: Record<never, never>;
  /** A name that the service reserves. */
  reserved: Record<never, never>;
  /** The body is not JSON, or not JSON in the shape asked for. */
  not_json: Record<never, never>;
  /** A number below `min` or above `max`. */
  out_of_range: { min: number; max: number };
  /** Not exactly one of `keys` was sent. */
  exactly_one: { keys: string };
  /** `names` are no placeholders of the text. */
  unknown_placeholder: { names: string };
  /** Two persons who both have paid cannot be merged. */
  both_paid: Record<never, never>;
  /** The other person has paid: they have to be kept. */
  other_paid: Record<never, never>;
  /** The other person has a place, or is nearer to one: they have to be kept. */
  other_counts: Record<never, never>;
  /** Several persons have this identifier. */
  ambiguous: Record<never, never>;
  /** The session was not opened with a link in the last ten minutes. */
  fresh_link_required: Record<never, never>;
  /** The cost unit is archived: new fees may not name it. */
  archived: Record<never, never>;
  /** The response stored for the `Idempotency-Key` was deleted together with a person. */
  key_spent: Record<never, never>;
}

export type AnswerIssueCode = keyof AnswerIssues;
export type IssueCode = AnswerIssueCode | keyof RequestIssues;

/** One issue of one field. `field` is a dotted path: `email`, `name.first_name`, `data.3.type`. */
export interface Issue {
  readonly field: string;
  readonly code: IssueCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

import type { AnswerIssueCode, AnswerIssues, Issue, IssueCode, RequestIssues } from '../model/issue.js';
import { form as words } from './en/form.js';
import { textOf } from './text-of.js';
import type { Sentence } from './messages.js';

/** Sentences for integrators: issues that only programs cause, and issues of visitors in other words. */
const requestIssues: { readonly [Code in keyof RequestIssues]: Sentence<RequestIssues[Code]> } & {
  readonly [Code in AnswerIssueCode]?: Sentence<AnswerIssues[Code]>;
} = {
  wrong_type: 'This is not of the JSON type that the field stores.',
  not_a_date: 'This is not a day of the calendar, written like 1990-12-31.',
  not_a_number: 'This is not a JSON number.',
  not_whole: 'This is not a whole JSON number.',
  too_long: ({ max }) => `This is too long: ${max} characters, or entries of a list, are the most.`,
  unreadable_characters:
    'This holds characters that are not allowed here: control characters, or a slash in an identifier.',
  too_many: ({ max }) => `These are too many at once: ${max} are the most. Please send the others in another request.`,
  too_deep: ({ max }) => `This is nested too deep, ${max} levels are the most.`,
  too_many_keys: ({ max }) => `These are too many keys, ${max} are the most.`,
  too_many_deletions: ({ count, max }) =>
    `This would delete ${count} persons; ${max} are the most. Nothing was stored. Please send max_deleted=${count} if all of them are meant to go.`,
  unknown: 'This is not known here.',
  taken: 'This is taken already.',
  reserved: 'This name is reserved.',
  not_json: 'This is not a JSON object of the shape asked for.',
  not_allowed: 'This is not one of the values allowed here.',
  invalid: 'This value cannot be used here: it is out of range, or was not given out for this.',
  out_of_range: ({ min, max }) => `This must be from ${min} to ${max}.`,
  exactly_one: ({ keys }) => `Please send exactly one of ${keys}.`,
  both_paid: 'Both persons have paid. Pay one of them back first, and cancel that one.',
  other_paid: 'The other person has paid. Keep that one.',
  other_counts: 'The other person has a place, or is nearer to one. Keep that one.',
  unknown_placeholder: ({ names }) => `These placeholders are not known here: ${names}.`,
  ambiguous: 'Several persons have this identifier. Please name the list by list_id, or the person by person_id.',
  archived: 'This is archived: nothing new can be booked on it.',
  fresh_link_required:
    'For this, the session has to come from a sign-in link that was used within the last ten minutes.',
  key_spent: 'What was answered to this key is gone with somebody who was deleted. Nothing was done again.',
  key_reused: 'This key was used before, for another request.',
};

const sentences: { readonly [Code in IssueCode]: unknown } = { ...words.issues, ...requestIssues };

/** The sentence for an issue in answers of the service, for integrators. */
export const sentenceForIntegrators = ({ code, params }: Issue): string => textOf(sentences[code], params);

/** Stands for whatever a sentence asks for: `{max}`. */
const placeholders = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

/** Every code there is, with its sentence; parameters stand in it as `{max}`. */
export const knownIssues = (): { code: string; sentence: string }[] =>
  Object.entries(sentences).map(([code, sentence]) => ({ code, sentence: textOf(sentence, placeholders) }));

import { limits } from '../../../../contract/index.js';
import {
  unknownPlaceholders,
  writtenStates,
  type MessageDraft,
  type MessageSelection,
} from '../../../../model/desk-message.js';
import type { Issue } from '../../../../model/issue.js';
import type { RegistrationState } from '../../../../model/own-registration.js';
import { unprocessable } from '../../../http/middleware/index.js';

/** Code points. */
const MAX_LENGTHS = { subject: 200, text: 10_000 } as const;

const MESSAGE_ID = /^[0-9a-z-]{16,64}$/i;

type Body = Readonly<Record<string, unknown>>;

function issueOfPart(part: keyof typeof MAX_LENGTHS, value: unknown): Issue | undefined {
  if (value === undefined || value === null) return { field: part, code: 'required' };
  if (typeof value !== 'string') return { field: part, code: 'wrong_type' };
  if (!value.trim()) return { field: part, code: 'required' };
  const max = MAX_LENGTHS[part];
  if ([...value].length > max) return { field: part, code: 'too_long', params: { max } };
  const names = unknownPlaceholders(part, value);
  if (names.length) return { field: part, code: 'unknown_placeholder', params: { names: names.join(', ') } };
  return undefined;
}

/** The texts under a key of a selection; undefined without the key. Throws 422. */
function textsOf(selection: Body, key: keyof MessageSelection, max: number): string[] | undefined {
  const value = selection[key];
  const field = `selection.${key}`;
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string'))
    throw unprocessable([{ field, code: 'wrong_type' }]);
  if (!value.length) throw unprocessable([{ field, code: 'required' }]);
  if (value.length > max) throw unprocessable([{ field, code: 'too_many', params: { max } }]);
  return value;
}

/** The states of registrations that are written to. Throws 422 for others. */
function selectionOf(value: unknown): MessageSelection {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw unprocessable([{ field: 'selection', code: value === undefined ? 'required' : 'wrong_type' }]);
  const states = textsOf(value as Body, 'states', writtenStates.length);
  const person_ids = textsOf(value as Body, 'person_ids', limits.synchronised);
  if (states?.some((state) => !(writtenStates as readonly string[]).includes(state)))
    throw unprocessable([{ field: 'selection.states', code: 'not_allowed' }]);
  return {
    ...(states ? { states: states as RegistrationState[] } : {}),
    ...(person_ids ? { person_ids } : {}),
  };
}

/** The message in the body of a request. Throws 422, which names placeholders that there are not. */
export function draftOf(value: object): MessageDraft {
  const { subject, text, selection } = value as Body;
  const issues = [issueOfPart('subject', subject), issueOfPart('text', text)].flatMap((issue) => issue ?? []);
  if (issues.length) throw unprocessable(issues);
  return { subject: subject as string, text: text as string, selection: selectionOf(selection) };
}

/** The id that the page has chosen. Throws 422. */
export function messageIdOf(value: object): string {
  const { message_id } = value as Body;
  if (message_id === undefined) throw unprocessable([{ field: 'message_id', code: 'required' }]);
  if (typeof message_id !== 'string' || !MESSAGE_ID.test(message_id))
    throw unprocessable([{ field: 'message_id', code: 'invalid' }]);
  return message_id;
}

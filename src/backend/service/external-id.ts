import { isBlank, MAX_LENGTHS, text, type Fault, type Field, type FieldType } from '../../fields/index.js';
import type { PersonRow } from '../store/index.js';

// control characters and the slash, which would end the identifier in a path
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const forbidden = /[\0-\x1f\x7f-\x9f/]/;

function faultIn(value: unknown): Fault | undefined {
  if (typeof value !== 'string') return { code: 'wrong_type' };
  if (isBlank(value)) return { code: 'required' };
  if (value.startsWith('per_')) return { code: 'reserved' };
  // no address can end in one of these: they mean another place
  if (value === '.' || value === '..') return { code: 'reserved' };
  if (forbidden.test(value)) return { code: 'unreadable_characters' };
  if ([...value].length > MAX_LENGTHS.externalId) return { code: 'too_long', params: { max: MAX_LENGTHS.externalId } };
  return undefined;
}

/** What a person may be called by the client (design.md section 3, "Person identifiers"). */
const externalId: FieldType = {
  ...text,
  clean: (value) => value,
  check(value) {
    const found = faultIn(value);
    return found ? [found] : [];
  },
  schema: () => ({
    type: 'string',
    minLength: 1,
    maxLength: MAX_LENGTHS.externalId,
    description: 'Identifier of the client. Unique in the list; holds no `/`, and does not begin with `per_`.',
  }),
};

/** An identifier as it is stored and compared: in NFC (design.md section 3, "Person identifiers"). */
export const composed = <Value>(external_id: Value): Value =>
  (typeof external_id === 'string' ? external_id.normalize() : external_id) as Value;

/** The identifier of a person after a change; where nothing is changed it stays as an earlier version stored it. */
export const identifierAfter = ({ external_id }: Pick<PersonRow, 'external_id'>, sent: unknown): unknown =>
  sent === undefined || sent === external_id ? external_id : composed(sent);

/** Null is none, and fine. */
export const externalIdField: Field = { name: 'external_id', kind: externalId, required: false };

/** Whom a synchronised person is, by the service's own identifier. */
export const idField: Field = {
  name: 'id',
  kind: { ...text, clean: (value) => value, schema: () => ({ type: 'string', maxLength: MAX_LENGTHS.text }) },
  required: false,
};

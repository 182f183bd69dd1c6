import { isBlank, MAX_LENGTHS, text, type Fault, type Field, type FieldType } from '../../fields/index.js';
import type { PersonRow } from '../store/index.js';

// control characters and the slash, which would end the identifier in a path
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const forbiddenCharacters = /[\0-\x1f\x7f-\x9f/]/;

function faultOf(value: unknown): Fault | undefined {
  if (typeof value !== 'string') return { code: 'wrong_type' };
  if (isBlank(value)) return { code: 'required' };
  if (value.startsWith('per_')) return { code: 'reserved' };
  // dot segments in a URL path are removed before the request is sent
  if (value === '.' || value === '..') return { code: 'reserved' };
  if (forbiddenCharacters.test(value)) return { code: 'unreadable_characters' };
  if ([...value].length > MAX_LENGTHS.externalId) return { code: 'too_long', params: { max: MAX_LENGTHS.externalId } };
  return undefined;
}

/** The identifier of a person that the client chooses (docs/api-rules.md#values). */
const externalId: FieldType = {
  ...text,
  clean: (value) => value,
  check(value) {
    const fault = faultOf(value);
    return fault ? [fault] : [];
  },
  schema: () => ({
    type: 'string',
    minLength: 1,
    maxLength: MAX_LENGTHS.externalId,
    description: 'Identifier of the client. Unique in the list; holds no `/`, and does not begin with `per_`.',
  }),
};

/** Normalizes an identifier to NFC, in which it is stored and compared (docs/api-rules.md#values). */
export const normalizeExternalId = <Value>(external_id: Value): Value =>
  (typeof external_id === 'string' ? external_id.normalize() : external_id) as Value;

/** The identifier of a person after a change; an unchanged identifier keeps the spelling of an earlier version. */
export const identifierAfter = ({ external_id }: Pick<PersonRow, 'external_id'>, requestedId: unknown): unknown =>
  requestedId === undefined || requestedId === external_id ? external_id : normalizeExternalId(requestedId);

/** Optional: null removes the identifier. */
export const externalIdField: Field = { name: 'external_id', kind: externalId, required: false };

/** The service's own identifier of a synchronised person. */
export const idField: Field = {
  name: 'id',
  kind: { ...text, clean: (value) => value, schema: () => ({ type: 'string', maxLength: MAX_LENGTHS.text }) },
  required: false,
};

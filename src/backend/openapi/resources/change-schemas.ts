import type { JsonSchema } from '../../../fields/index.js';
import type { FeeChange, PersonChange } from '../../../model/change.js';
import { idOf, instant, named, type SchemaOf } from '../schema.js';

/** One kind of change. */
const changeOf = (prefix: string, change: string, subject: Record<string, JsonSchema>, description?: string) => ({
  type: 'object',
  ...(description ? { description } : {}),
  properties: { id: idOf(prefix), changed_at: instant(), change: { const: change }, ...subject },
  required: ['id', 'changed_at', 'change', ...Object.keys(subject)],
  additionalProperties: false,
});

/** Changes of persons and fees. */
export const changeSchemas = {
  PersonChange: {
    oneOf: [
      changeOf('per', 'changed', { person: named('Person') }),
      changeOf('per', 'deleted', {}, 'The person was deleted; nothing else is left of it.'),
    ],
  } as SchemaOf<PersonChange>,

  FeeChange: {
    oneOf: [
      changeOf('fee', 'changed', { fee: named('FeeRecord') }),
      changeOf('fee', 'withdrawn', {}, 'Nothing is owed any more, or the person was deleted.'),
    ],
  } as SchemaOf<FeeChange>,
} as const;

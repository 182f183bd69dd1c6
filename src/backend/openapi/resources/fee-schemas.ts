import { schemaOf } from '../../../fields/index.js';
import type { FeeCredit, FeeRecord } from '../../../model/change.js';
import type { Fee, FeeInput } from '../../../model/fee.js';
import { feeFields } from '../../service/index.js';
import {
  date,
  idOf,
  inputSchemaOf,
  instant,
  integer,
  listOf,
  object,
  orNull,
  text,
  withoutNull,
  type SchemaOf,
} from '../schema.js';

const feeProperties = {
  id: idOf('fee'),
  reference: text({ description: 'For the transfer: ISO 11649, made by the service.' }),
  amount: integer({ description: 'Cents.' }),
  description: text(),
  person_name: text(),
  person_id: idOf('per'),
};

/** Fees, as answers and requests have them. */
export const feeSchemas = {
  Fee: object<Fee>(feeProperties),

  FeeRecord: object<FeeRecord>({
    ...feeProperties,
    created_at: instant(),
    due_at: orNull(date()),
    paid_at: orNull(date(), { description: 'Null while it is open.' }),
    credits: listOf(
      object<FeeCredit>({
        amount: integer({ description: 'Cents.' }),
        created_at: instant(),
        refunded_at: orNull(date()),
      }),
      { description: 'What the club owes back, or has paid back, since the registration costs less by now.' },
    ),
  }),

  FeeInput: {
    ...inputSchemaOf(withoutNull(schemaOf(feeFields), ['person_id', 'person_external_id'])),
    oneOf: [{ required: ['person_id'] }, { required: ['person_external_id'] }],
    description: 'Exactly one of `person_id` and `person_external_id`.',
  } as SchemaOf<FeeInput>,
} as const;

import type { Field } from '../../../fields/index.js';
import { registrationNumber } from '../../../model/registration-number.js';
import type { FieldValue } from '../../../model/person.js';
import { latestConsent, type ExportRow } from './export-rows.js';

export interface ExportColumn {
  /**
   * As the service names the field. A part of a group has its dotted path, and so has everything that is no field: the identifier
   * of a column has no dot.
   */
  readonly name: string;
  /** `day` is a text `YYYY-MM-DD`, `time` is milliseconds since 1970, `money` is cents. */
  readonly kind: 'value' | 'day' | 'time' | 'money';
  of(row: ExportRow): FieldValue;
}

/** The columns of a field: one, or one for each part of a group. */
const fieldColumns = (field: Field): ExportColumn[] => {
  const { name, kind } = field;
  const control = kind.control(field);
  if (control.kind !== 'group')
    return [{ name, kind: control.kind === 'date' ? 'day' : 'value', of: ({ person }) => person[name] }];
  return control.parts.map((part) => {
    const key = part.name.slice(name.length + 1);
    return {
      name: part.name,
      kind: 'value',
      of: ({ person }) => (person[name] as Record<string, FieldValue> | null)?.[key],
    };
  });
};

/** When a consent was given and withdrawn, and the hash of the text that was shown. */
const consentColumns = (field: string): ExportColumn[] => [
  { name: `${field}.consent_given_at`, kind: 'time', of: ({ consents }) => latestConsent(consents, field, true)?.at },
  {
    name: `${field}.consent_withdrawn_at`,
    kind: 'time',
    of({ consents }) {
      const last = latestConsent(consents, field);
      return last && !last.given ? last.at : null;
    },
  },
  {
    name: `${field}.consent_text`,
    kind: 'value',
    of: ({ consents }) => latestConsent(consents, field, true)?.text_hash,
  },
];

const registrationColumns: readonly ExportColumn[] = [
  { name: 'meta.created_at', kind: 'time', of: ({ created_at }) => created_at },
  { name: 'meta.changed_at', kind: 'time', of: ({ changed_at }) => changed_at },
  { name: 'meta.state', kind: 'value', of: ({ state }) => state },
  { name: 'meta.family', kind: 'value', of: ({ family }) => family },
  { name: 'meta.number', kind: 'value', of: ({ person }) => registrationNumber(person.id) },
];

const feeColumns: readonly ExportColumn[] = [
  { name: 'meta.fees_open', kind: 'money', of: ({ fees }) => fees.open },
  { name: 'meta.fees_due_at', kind: 'day', of: ({ fees }) => fees.due_at },
  { name: 'meta.fees_paid', kind: 'money', of: ({ fees }) => fees.paid },
  { name: 'meta.fees_paid_at', kind: 'day', of: ({ fees }) => fees.paid_at },
  { name: 'meta.fees_reference', kind: 'value', of: ({ fees }) => fees.references },
];

/** All columns of an export: identifiers, the fields of the list, then registration, fees and consents. */
export const exportColumns = (fields: readonly Field[], consentFields: readonly string[]): readonly ExportColumn[] => [
  { name: 'id', kind: 'value', of: ({ person }) => person.id },
  { name: 'external_id', kind: 'value', of: ({ person }) => person.external_id },
  ...fields.flatMap(fieldColumns),
  ...registrationColumns,
  ...feeColumns,
  ...consentFields.flatMap(consentColumns),
];

import type { Field } from '../../../fields/index.js';
import { columnNamed, consentWordings } from '../../../model/consent.js';
import type { Column } from '../../../model/column.js';
import type { Person } from '../../../model/person.js';
import { personOf } from '../../service/index.js';
import type { Consent, FeeRow, PersonRecord, Store, StoredForm } from '../../store/index.js';

/** The fees of a person together. Cents and days; null if there is nothing of the kind. */
export interface FeeSummary {
  readonly open: number | null;
  /** The first day on which an open fee is due. */
  readonly due_at: string | null;
  readonly paid: number | null;
  /** The last day on which one was paid. */
  readonly paid_at: string | null;
  readonly references: string[];
}

/** A person and what an export says about it besides its fields. */
export interface ExportRow {
  readonly person: Person;
  /** Milliseconds since 1970. */
  readonly created_at: number;
  readonly changed_at: number;
  /** The state of the registration; null for a person who did not come through a form. */
  readonly state: string | null;
  /** A number that those have in common who were registered together. */
  readonly family: number | null;
  /** The history of the consents, the oldest first. */
  readonly consents: readonly Consent[];
  readonly fees: FeeSummary;
}

/** The last entry of the history of a consent; with `given`, the last that gave it. */
export const latestConsent = (consents: readonly Consent[], field: string, given?: boolean): Consent | undefined =>
  consents.findLast((one) => one.field === field && (given === undefined || one.given === given));

const sum = (fees: readonly FeeRow[]): number | null =>
  fees.length ? fees.reduce((total, { amount }) => total + amount, 0) : null;

function summaryOf(fees: readonly FeeRow[]): FeeSummary {
  const [open, paid] = [fees.filter(({ paid_at }) => !paid_at), fees.filter(({ paid_at }) => paid_at)];
  return {
    open: sum(open),
    due_at: open.flatMap(({ due_at }) => due_at ?? []).sort()[0] ?? null,
    paid: sum(paid),
    paid_at:
      paid
        .flatMap(({ paid_at }) => paid_at ?? [])
        .sort()
        .at(-1) ?? null,
    references: fees.map(({ reference }) => reference),
  };
}

/** Groups rows by the person whom they are about. */
function byPerson<Row extends { readonly person_id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.person_id, [...(groups.get(row.person_id) ?? []), row]);
  return groups;
}

/** Reads what an export says about the persons of a page. Families are numbered in the order in which they come. */
export function rowReader(
  store: Store,
  { workspace_id, list_id }: { workspace_id: string; list_id: string },
  fields: readonly Field[],
) {
  const families = new Map<string, number>();
  return async (records: readonly PersonRecord[]): Promise<ExportRow[]> => {
    if (!records.length) return [];
    const ids = records.map(({ id }) => id);
    const times = new Map((await store.persons.findAll(workspace_id, 'id', ids, list_id)).map((row) => [row.id, row]));
    const registrations = byPerson(await store.registrations.ofPersons(workspace_id, ids));
    const consents = byPerson(await store.consents.ofPersons(workspace_id, ids));
    const fees = byPerson(await store.fees.ofPersons(workspace_id, ids));
    return records.map((record) => {
      const registration = registrations.get(record.id)?.at(-1);
      const family = registration && `${registration.slug} ${registration.family}`;
      if (family !== undefined && !families.has(family)) families.set(family, families.size + 1);
      const { created_at = 0, changed_at = 0 } = times.get(record.id) ?? {};
      return {
        person: personOf(record, fields),
        created_at,
        changed_at,
        state: registration?.state ?? null,
        family: families.get(family ?? '') ?? null,
        consents: consents.get(record.id) ?? [],
        fees: summaryOf(fees.get(record.id) ?? []),
      };
    });
  };
}

/** The fields of the consents that forms of a list ask for. */
export function consentFieldsOf(forms: readonly StoredForm[], columns: readonly Column[]): string[] {
  const names = forms
    .flatMap(({ layout }) => consentWordings(layout, columns))
    .map(({ name }) => {
      const column = columnNamed(columns, name);
      return column ? (column.external_id ?? column.id) : name;
    });
  return [...new Set(names)];
}

import type { Kysely } from 'kysely';
import type { GivenConsent } from '../../model/consent.js';
import type { FieldValue } from '../../model/person.js';
import { consents } from './consents.js';
import { inBatches } from './batches.js';
import { emailChanges } from './email-changes.js';
import { clearAnswers, markPending } from './erasures.js';
import { persons, type PersonRow } from './persons.js';
import type { PendingReview } from './review-queue.js';
import type { Schema } from './schema.js';

type Values = Record<string, FieldValue | undefined>;

/** Values without those of some fields; undefined if there are none of them. A column may be spelled in another Unicode form. */
function without(values: Values, names: ReadonlySet<string>): Values | undefined {
  const left = Object.entries(values).filter(([name]) => !names.has(name.normalize()));
  return left.length < Object.keys(values).length ? Object.fromEntries(left) : undefined;
}

/** Fields that are columns of the table. */
const inRow: Readonly<Record<string, Partial<PersonRow>>> = {
  name: { first_name: null, last_name: null },
  email: { email: null, email_key: null },
  membership_number: { membership_number: null },
};

type Stored = Pick<PersonRow, 'first_name' | 'last_name' | 'email' | 'membership_number' | 'data'>;

/** The changes of a person whose answers to some fields are deleted; undefined if there are none. */
function changes(row: Stored, names: ReadonlySet<string>): Partial<PersonRow> | undefined {
  const data = without(JSON.parse(row.data) as Values, names);
  const columns = Object.assign({}, ...[...names].map((name) => inRow[name] ?? {})) as Partial<Stored>;
  const filled = (Object.keys(columns) as (keyof Stored)[]).some((name) => (row[name] ?? null) !== null);
  return data || filled ? { ...columns, ...(data ? { data: JSON.stringify(data) } : {}) } : undefined;
}

const normalized = (names: readonly string[]): ReadonlySet<string> => new Set(names.map((name) => name.normalize()));

/** Whether a person has an answer to one of these fields. */
export const hasAnswers = (row: Stored, names: readonly string[]): boolean =>
  changes(row, normalized(names)) !== undefined;

/** The consents of a pending review without those of some fields. */
function consentsWithout(consentsJson: string | null, names: ReadonlySet<string>): string | null {
  const left = (JSON.parse(consentsJson ?? '[]') as GivenConsent[]).filter(
    ({ field }) => !names.has(field.normalize()),
  );
  return left.length ? JSON.stringify(left) : null;
}

/** Whether a pending review has an answer to one of these fields. */
export const hasReviewAnswers = ({ body }: Pick<PendingReview, 'body'>, names: readonly string[]): boolean =>
  without(body as Values, normalized(names)) !== undefined;

/** Deletes mails that wait and e-mail changes: both have addresses that a person has, or had once. */
async function forgetAddresses(
  db: Kysely<Schema>,
  workspace_id: string,
  rows: readonly Pick<PersonRow, 'id' | 'email_key'>[],
): Promise<void> {
  await emailChanges(db).forget(
    workspace_id,
    rows.map(({ id }) => id),
  );
  await inBatches(rows, (batch) =>
    db
      .deleteFrom('outbox')
      .where('workspace_id', '=', workspace_id)
      .where(({ or, and, eb }) =>
        or([
          eb('email_key', 'in', ['', ...batch.flatMap(({ email_key }) => email_key ?? [])]),
          and([
            eb('kind', '=', 'email_changed'),
            eb(
              'person_id',
              'in',
              batch.map(({ id }) => id),
            ),
          ]),
        ]),
      )
      .execute(),
  );
}

/** Deletion of single answers of persons and of pending reviews, as irrevocable as that of the persons. */
export const answerErasures = (db: Kysely<Schema>, onErase: () => void) => ({
  /** Deletes what is left of answers to some fields that persons had and have no more: responses stored for retries, mails that wait. */
  async ofFormerAnswers(rows: readonly PersonRow[], fields: readonly string[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const { workspace_id } = first;
    await inBatches(rows, (batch) =>
      clearAnswers(
        db,
        workspace_id,
        batch.map(({ id }) => id),
      ),
    );
    if (normalized(fields).has('email')) await forgetAddresses(db, workspace_id, rows);
    await markPending(db);
    onErase();
  },

  /** Returns the number of persons who had such answers. Throws `WriteConflictError` if one of them has changed since it was read. */
  async ofPersons(rows: readonly PersonRow[], fields: readonly string[], now: number): Promise<number> {
    const names = normalized(fields);
    const pairs = rows.flatMap((row) => {
      const next = changes(row, names);
      return next ? [[row, { ...row, ...next, version: row.version + 1, changed_at: now }] as const] : [];
    });
    await persons(db).updateAll(pairs);
    await this.ofFormerAnswers(
      pairs.map(([row]) => row),
      fields,
    );
    return pairs.length;
  },

  /** Deletes the histories of consents of persons to some fields, spelled as stored. Returns the number of rows. */
  async ofConsents(workspace_id: string, person_ids: readonly string[], fields: readonly string[]): Promise<number> {
    const count = await consents(db).forget(workspace_id, person_ids, fields);
    if (!count) return 0;
    await markPending(db);
    onErase();
    return count;
  },

  /** Erases the answers of all pending reviews of a list. */
  async ofPendingReviews(workspace_id: string, list_id: string, fields: readonly string[]): Promise<number> {
    const names = normalized(fields);
    const rows = await db
      .selectFrom('pending_review')
      .select(['id', 'body', 'consents'])
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .execute();
    const changed = rows.flatMap(({ id, body, consents: consentsJson }) => {
      const left = without(JSON.parse(body) as Values, names);
      return left ? [{ id, body: JSON.stringify(left), consents: consentsWithout(consentsJson, names) }] : [];
    });
    for (const { id, ...left } of changed)
      await db
        .updateTable('pending_review')
        .set(left)
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .execute();
    if (!changed.length) return 0;
    await clearAnswers(
      db,
      workspace_id,
      changed.map(({ id }) => id),
    );
    await markPending(db);
    onErase();
    return changed.length;
  },
});

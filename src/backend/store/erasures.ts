import { CompiledQuery, sql, type Kysely } from 'kysely';
import { emailChanges } from './email-changes.js';
import type { Engine } from './engines/engine.js';
import { newSecret } from './ids.js';
import { inBatches } from './batches.js';
import { portalLinks } from './portal-links.js';
import type { Schema } from './schema.js';

/** Milliseconds of quiet after an erasure before the database is written anew, and the longest that is waited for it. */
const quiet = 15_000;
const latest = 40_000;

const pending = 'erased';

/** Lets go of what was answered about persons, or about registrations that are held. */
async function letGoOfAnswers(db: Kysely<Schema>, workspace_id: string, some: readonly string[]): Promise<void> {
  const answers = db
    .selectFrom('idempotency_person')
    .select('key_hash')
    .where('workspace_id', '=', workspace_id)
    .where('person_id', 'in', some);
  // the answer goes, that there was one stays: a late retry must do nothing again, for whoever else it was about
  await db
    .updateTable('idempotency')
    .set({ body: '', fingerprint: '' })
    .where('workspace_id', '=', workspace_id)
    .where('key_hash', 'in', answers)
    .execute();
  await db
    .deleteFrom('idempotency_person')
    .where('workspace_id', '=', workspace_id)
    .where('key_hash', 'in', answers)
    .execute();
}

/** Lets go of everything that is kept about persons besides their own rows. */
async function letGoOf(db: Kysely<Schema>, workspace_id: string, some: readonly string[]): Promise<void> {
  await letGoOfAnswers(db, workspace_id, some);
  await db.deleteFrom('fee').where('workspace_id', '=', workspace_id).where('person_id', 'in', some).execute();
  await db.deleteFrom('outbox').where('workspace_id', '=', workspace_id).where('person_id', 'in', some).execute();
  await emailChanges(db).forget(workspace_id, some);
  await portalLinks(db).revoke(workspace_id, some);
}

/** Notes that there is something to forget. */
async function note(db: Kysely<Schema>): Promise<void> {
  // another note each time: what comes while the database is being rewritten is rewritten next
  const value = newSecret();
  // noted with the deletion itself: a process that dies now does the rest when it comes back
  await db
    .insertInto('setting')
    .values({ name: pending, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Persons that go for good: no row of theirs is left, in any table (design.md section 3, "Deletion"). */
export const erasures = (db: Kysely<Schema>, erased: () => void) => ({
  /** Gives how many there were to erase: others may have erased some of them first. */
  async erase(workspace_id: string, list_id: string, ids: readonly string[]): Promise<number> {
    const gone = await inBatches(ids, async (some) => {
      // first, so that whoever is writing to one of them is waited for, and what he leaves is found
      const persons = await db
        .deleteFrom('person')
        .where('workspace_id', '=', workspace_id)
        .where('list_id', '=', list_id)
        .where('id', 'in', some)
        .returning('email_key')
        .execute();
      await letGoOf(db, workspace_id, some);
      const addresses = persons.flatMap(({ email_key }) => email_key ?? []);
      if (addresses.length)
        await db
          .deleteFrom('outbox')
          .where('workspace_id', '=', workspace_id)
          .where('email_key', 'in', addresses)
          .execute();
      return persons.length;
    });
    await note(db);
    erased();
    return total(gone);
  },

  /** The same for registrations that are held. */
  async eraseHeld(workspace_id: string, ids: readonly string[]): Promise<number> {
    const gone = await inBatches(ids, async (some) => {
      const { numDeletedRows } = await db
        .deleteFrom('held')
        .where('workspace_id', '=', workspace_id)
        .where('id', 'in', some)
        .executeTakeFirst();
      await letGoOfAnswers(db, workspace_id, some);
      return Number(numDeletedRows);
    });
    await note(db);
    erased();
    return total(gone);
  },
});

/** Tables whose rows are about a person. */
const about = ['idempotency_person', 'fee', 'outbox', 'portal_link_person', 'email_change'] as const;

/** Lets go of what was written about persons by somebody who did not see that they were being erased. */
async function letGoOfStrays(db: Kysely<Schema>): Promise<void> {
  for (const table of about) {
    const { rows } = await sql<{ workspace_id: string; person_id: string }>`
      select distinct workspace_id, person_id from ${sql.table(table)} as own
      where person_id is not null and not exists
        (select 1 from person where person.workspace_id = own.workspace_id and person.id = own.person_id)
      and not exists (select 1 from held where held.workspace_id = own.workspace_id and held.id = own.person_id)
    `.execute(db);
    for (const workspace_id of new Set(rows.map((row) => row.workspace_id))) {
      const ids = rows.filter((row) => row.workspace_id === workspace_id).map(({ person_id }) => person_id);
      await inBatches(ids, (some) => letGoOf(db, workspace_id, some));
    }
  }
}

/**
 * What deleted rows leave behind in files. The log is wiped at once; a database that moves cells between pages leaves
 * copies in their gaps, so it is written anew soon after, when nobody has erased anything for a moment.
 */
export async function leavingNothing(db: Kysely<Schema>, { wiping = [], rewriting = [], collides }: Engine) {
  const run = async (statements: readonly string[]) => {
    let busy = false;
    for (const statement of statements) {
      const { rows } = await db.executeQuery<{ busy?: number }>(CompiledQuery.raw(statement));
      busy ||= rows.some((row) => row.busy);
    }
    if (busy) throw new Error('Somebody else reads what is to be wiped');
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  let rewritten: string | undefined;

  const rewrite = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const noted = await db.selectFrom('setting').select('value').where('name', '=', pending).executeTakeFirst();
    if (noted && noted.value !== rewritten) {
      if (collides) await letGoOfStrays(db);
      await run(rewriting);
      // where only the log cannot be wiped yet, that alone is tried again
      rewritten = noted.value;
    }
    await run(wiping);
    // only now: a process that dies before finds the note when it comes back
    if (noted) await db.deleteFrom('setting').where('name', '=', pending).where('value', '=', noted.value).execute();
  };
  const later = () => {
    if (!timer) since = performance.now();
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        // tried again until it works: a full disk is no reason to forget that somebody is to be forgotten
        rewrite().catch(later);
      },
      Math.max(0, Math.min(quiet, since + latest - performance.now())),
    );
    // a page has no `unref`, and nothing that would have to wait for it
    (timer as { unref?: () => void }).unref?.();
  };

  const left = await db.selectFrom('setting').select('name').where('name', '=', pending).executeTakeFirst();
  if (left && rewriting.length) later();
  return {
    async wipe() {
      // the deletion itself is committed: what cannot be wiped now is wiped later, and is no failure of the request
      const wiped = await run(wiping).then(
        () => true,
        () => false,
      );
      if (rewriting.length || !wiped) later();
    },
    rewrite,
    async settle() {
      // what fails here is noted in the database, and done when it is opened again
      if (timer) await rewrite().catch(() => {});
    },
  };
}

import type { MailMessage } from '../../src/backend/mail/index.js';
import type { SqliteDatabase } from '../../src/backend/store/engines/sqlite-dialect.js';
import type { HikeCounts } from './hikers.js';
import { Violation } from './violation.js';

interface HikeRow {
  readonly id: string;
  readonly email: string | null;
  readonly state: string;
  readonly fees: number;
}

/** Looks at the registrations whose addresses are to be confirmed. */
export class HikeInvariants {
  readonly #database: SqliteDatabase;
  /** States of the last commit, by id. */
  #before = new Map<string, string>();

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  #rows = (): HikeRow[] =>
    this.#database.all(
      `select registration.id, email, state, (select count(*) from fee where fee.person_id = registration.person_id) as fees
       from registration left join person on person.id = registration.person_id where slug = 'hike'`,
      [],
    ) as HikeRow[];

  /** Throws where the last commit counts somebody who was not confirmed. */
  checkCommitted(): void {
    const rows = this.#rows();
    for (const { id, email, state, fees } of rows) {
      if (email === null) throw new Violation(`confirm: a registration is ${state}, and its person is gone`);
      if (state !== 'unconfirmed' && !this.#before.has(id))
        throw new Violation(`confirm: ${email} is ${state}, and was never unconfirmed`);
      if (state === 'unconfirmed' && this.#before.get(id) === 'registered')
        throw new Violation(`confirm: ${email} was confirmed, and is not any more`);
      if (state === 'unconfirmed' && fees)
        throw new Violation(`confirm: ${email} has a fee before the address is confirmed`);
    }
    this.#before = new Map(rows.map(({ id, state }) => [id, state]));
  }

  /** True when everybody is confirmed or gone. */
  isSettled = (): boolean => this.#rows().every(({ state }) => state === 'registered');

  /** Whoever has confirmed is registered, and told so by one mail; nobody else is. */
  check({ registered, confirmed, expired }: HikeCounts, letters: readonly MailMessage[]): void {
    const rows = this.#rows();
    for (const email of registered) {
      const isThere = rows.filter((row) => row.email === email).length === 1;
      const reported = new Set(
        letters.filter(({ to, subject }) => to.address === email && subject === 'Registered: Hike').map(({ id }) => id),
      );
      if (confirmed.has(email) && !isThere) throw new Violation(`confirm: ${email} has confirmed, and is not there`);
      if (!confirmed.has(email) && isThere) throw new Violation(`confirm: nobody has confirmed ${email}, who is there`);
      if (reported.size !== (confirmed.has(email) ? 1 : 0))
        throw new Violation(
          `mails: ${email} was told ${reported.size} times to be registered${expired.has(email) ? ', too late' : ''}`,
        );
    }
  }
}

import type { MailMessage } from '../../src/backend/mail/index.js';
import type { RegistrationState } from '../../src/model/own-registration.js';
import type { SqliteDatabase } from '../../src/backend/store/engines/sqlite-dialect.js';
import { CAMP_PRICES } from './club.js';
import type { CampAnswers, FamilyActions } from './families.js';
import { Violation } from './violation.js';
import type { Acknowledged } from './visitors.js';

interface RegistrationRow {
  readonly id: string;
  readonly list_id: string;
  readonly slug: string;
  readonly person_id: string;
  readonly state: RegistrationState;
  readonly amount: number | null;
  readonly created_at: number;
}

interface PersonRow {
  readonly id: string;
  readonly email: string;
  readonly list_id: string;
  readonly data: string;
}

/** Subjects of mails by the state that they tell of. */
const subjects: readonly (readonly [RegistrationState, string])[] = [
  ['registered', 'Registered:'],
  ['waiting', 'Waiting list:'],
  ['offered', 'A place is free:'],
  ['lapsed', 'Offer expired:'],
  ['cancelled', 'Cancelled:'],
];

const toldIn: readonly RegistrationState[] = ['registered', 'waiting', 'offered', 'lapsed'];

const stateOf = ({ subject }: MailMessage): RegistrationState | undefined =>
  subjects.find(([, begin]) => subject.startsWith(begin))?.[0];

/** Looks at registrations from outside: their waiting list, their mails and their fees. */
export class RegistrationInvariants {
  readonly #database: SqliteDatabase;
  /** Registrations of the last commit, by id. */
  #before = new Map<string, RegistrationRow>();

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  #all<Row>(sql: string): Row[] {
    return this.#database.all(sql, []) as Row[];
  }

  #registrations = (): RegistrationRow[] =>
    this.#all('select id, list_id, slug, person_id, state, amount, created_at from registration');

  /** Throws where the last commit has passed over somebody who waits, or owes somebody twice. */
  checkCommitted(): void {
    const now = this.#registrations();
    const waited = now.filter(({ id, state }) => state === 'waiting' && this.#before.get(id)?.state === 'waiting');
    const maximum = Math.min(...waited.map(({ created_at }) => created_at));
    for (const { id, slug, state, created_at } of now) {
      const before = this.#before.get(id);
      if (state === 'offered' && before?.state === 'waiting' && maximum < created_at)
        throw new Violation('order: a place is offered to somebody although another one has waited longer');
      if (slug === 'camp' && !before && waited.length)
        throw new Violation('newcomer: somebody new has a place while somebody waits');
    }
    this.#before = new Map(now.map((row) => [row.id, row]));
    const twice = this.#all<unknown>('select 1 from fee where paid_at is null group by person_id having count(*) > 1');
    if (twice.length) throw new Violation('fees: somebody has two that are open');
    for (const { person_id, amount, sum } of this.#owed())
      if (sum > (amount ?? 0)) throw new Violation(`fees: ${person_id} costs ${amount} cents, and has fees of ${sum}`);
  }

  /** What registered persons cost, and the sum of their fees without what they were paid too much. Cents. */
  #owed = (): { person_id: string; amount: number | null; sum: number }[] =>
    this.#all(
      `select person_id, amount,
         coalesce((select sum(fee.amount) from fee where fee.person_id = registration.person_id), 0) -
         coalesce((select sum(credit.amount) from credit where credit.registration_id = registration.id), 0) as sum
       from registration where state = 'registered'`,
    );

  /** How many persons have several fees, and how many credits there are. */
  counts(): { further_fees: number; credits: number } {
    const further = this.#all<unknown>('select 1 from fee group by person_id having count(*) > 1');
    return { further_fees: further.length, credits: this.#all<unknown>('select 1 from credit').length };
  }

  /** True when nothing is left to be done: all who cancelled are deleted, free places are offered, and fees exist. */
  isSettled(now: number): boolean {
    const [event] = this.#all<{ free: number }>(
      `select published * (max_persons - persons_count - reserved_places) as free from event where slug = 'camp'`,
    );
    const rows = this.#registrations();
    const isWaitedFor = rows.some(({ state }) => state === 'waiting') && event!.free > 0;
    const overdue = this.#all<unknown>(`select 1 from registration where state = 'offered' and deadline_at <= ${now}`);
    const owing = this.#all<unknown>(
      `select 1 from registration where state = 'registered' and amount > 0 and fee_id is null`,
    );
    return !isWaitedFor && !overdue.length && !owing.length && !rows.some(({ state }) => state === 'cancelled');
  }

  /** Whoever was told that something is done finds it done. */
  checkActions({ accepted, cancelled, corrected, deleted }: FamilyActions, { camp }: { readonly camp: string }): void {
    const persons = this.#all<PersonRow>('select id, email, list_id, data from person');
    const inCamp = new Map(persons.filter(({ list_id }) => list_id === camp).map((one) => [one.email, one]));
    for (const email of accepted)
      if (!inCamp.has(email) && !cancelled.has(email))
        throw new Violation(`offer: ${email} has accepted, and has no place`);
    for (const email of cancelled)
      if (inCamp.has(email)) throw new Violation(`cancelled: ${email} has cancelled, and is there`);
    for (const [email, answers] of corrected) {
      const person = inCamp.get(email);
      if (!person || deleted.has(person.id)) continue;
      const stored = JSON.parse(person.data) as CampAnswers;
      for (const [name, answer] of Object.entries(answers))
        if (stored[name as keyof CampAnswers] !== answer)
          throw new Violation(
            `corrected: ${email} has ${name} ${String(stored[name as keyof CampAnswers])}, and not ${answer}`,
          );
    }
  }

  /** Each pays what the answers cost, corrected ones too. */
  checkPrices(): void {
    const rows = this.#all<{ email: string; data: string; position: number; amount: number }>(
      `select email, data, position, amount from registration
       join person on person.id = registration.person_id where slug = 'camp' and state = 'registered'`,
    );
    for (const { email, data, position, amount } of rows) {
      const { size, meals } = JSON.parse(data) as CampAnswers;
      const { base, sibling, large, meals: mealsPrice } = CAMP_PRICES;
      const cents = (position ? sibling : base) + (size === 'L' ? large : 0) + (meals ? mealsPrice : 0);
      if (cents !== amount) throw new Violation(`prices: ${email} pays ${amount} cents for answers that cost ${cents}`);
    }
  }

  /** Each has the fee that was shown, and one. */
  checkFees(acknowledged: readonly Acknowledged[], { deleted, corrected }: FamilyActions): void {
    const sums = new Map(this.#owed().map(({ person_id, sum }) => [person_id, Number(sum)]));
    for (const { person_id, state, amount } of this.#registrations()) {
      const sum = sums.get(person_id) ?? 0;
      if (sum !== (state === 'registered' ? (amount ?? 0) : 0))
        throw new Violation(`fees: ${person_id}, ${state}, has to pay ${amount} cents, and fees of ${sum}`);
      const shown = acknowledged.find(({ id }) => id === person_id);
      // a sibling whom the club has deleted meanwhile counts no more
      const isAlone = acknowledged.some(({ family, id }) => family === shown?.family && deleted.has(id));
      const isShown = shown?.form === 'camp' && !isAlone && !corrected.has(shown.email);
      if (shown && isShown && shown.cents !== sum)
        throw new Violation(`fees: ${shown.email} was shown ${shown.cents} cents, and has a fee of ${sum}`);
    }
  }

  /** One mail for a family and a state: each of the family is told, and no mail tells nothing new unless it is marked as a repeat. */
  checkMails(letters: readonly MailMessage[], { left, deleted }: FamilyActions): void {
    const stateMails = letters.flatMap((letter) => {
      const state = stateOf(letter);
      return state ? [{ letter, state }] : [];
    });
    const present = new Map(this.#registrations().map((row) => [row.person_id, row.state]));
    const hasLeft = (person: string, state: RegistrationState) =>
      left.has(person) ||
      deleted.has(person) ||
      present.get(person) !== state ||
      stateMails.some((other) => other.state !== state && other.letter.person_ids.includes(person));
    const reported = new Set<string>();
    const ids = new Set<string>();
    for (const [index, { letter, state }] of stateMails.entries()) {
      const isNew = letter.person_ids.some((person) => !reported.has(`${state} ${person}`)) || ids.has(letter.id);
      // where a mail perhaps left, and one of its persons is in that state no more, another row tells the others
      const earlier = stateMails.slice(0, index).filter((other) => other.state === state);
      const isReleased =
        letter.repeat &&
        letter.person_ids.every((person) =>
          earlier.some(
            ({ letter: { person_ids } }) =>
              person_ids.includes(person) && person_ids.some((other) => hasLeft(other, state)),
          ),
        );
      if (!isNew && !isReleased)
        throw new Violation(`mails: ${letter.to.address} was told twice that somebody is ${state}`);
      ids.add(letter.id);
      for (const person of letter.person_ids) reported.add(`${state} ${person}`);
    }
    for (const [person_id, state] of present)
      if (toldIn.includes(state) && !reported.has(`${state} ${person_id}`))
        throw new Violation(`mails: nobody was told that ${person_id} is ${state}`);
  }
}

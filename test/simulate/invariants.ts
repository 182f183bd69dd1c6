import type { MailMessage } from '../../src/backend/mail/index.js';
import type { SqliteDatabase } from '../../src/backend/store/engines/sqlite-dialect.js';
import { linkArrivals } from './members.js';
import { Violation } from './violation.js';
import type { Acknowledged } from './visitors.js';

interface EventState {
  list_id: string;
  slug: string;
  published: number;
  max_persons: number | null;
  persons_count: number;
  reserved_places: number;
  /** Places that are offered to somebody on the waiting list. */
  offers: number;
  persons: number;
}

interface PersonState {
  id: string;
  email: string;
  list_id: string;
}

/** Looks at the database from outside, after each commit and at the end. */
export class Invariants {
  readonly #database: SqliteDatabase;
  #version = -1;
  /** Persons of the last commit, by list. */
  #before = new Map<string, EventState>();
  /** Every id that an address ever had in a list. */
  readonly #ids = new Map<string, string>();
  /** The present address of each member, by id. */
  readonly #addresses = new Map<string, string>();
  /** Addresses that were a member's and no longer are: each is told once. */
  readonly #former: string[] = [];

  readonly #acceptsOffer: (email: string) => boolean;

  constructor(database: SqliteDatabase, acceptsOffer: (email: string) => boolean) {
    this.#database = database;
    this.#acceptsOffer = acceptsOffer;
  }

  #all<Row>(sql: string): Row[] {
    return this.#database.all(sql, []) as Row[];
  }

  /** Throws where the last commit has left something that must not be. True where there was one. */
  checkCommitted(memberList: string): boolean {
    const [{ data_version }] = this.#all<{ data_version: number }>('pragma data_version') as [{ data_version: number }];
    if (data_version === this.#version) return false;
    this.#version = data_version;
    const persons = this.#all<PersonState>('select id, email, list_id from person');
    this.#checkEvents();
    for (const person of persons) this.#checkPerson(person, memberList);
    return true;
  }

  #checkEvents(): void {
    const events = this.#all<EventState>(
      `select list_id, slug, published, max_persons, persons_count, reserved_places, (select count(*) from person
         where person.workspace_id = event.workspace_id and person.list_id = event.list_id) as persons,
         (select count(*) from registration, event as waiting where waiting.slug = event.waiting_list and
           registration.list_id = waiting.list_id and registration.state = 'offered') as offers from event`,
    );
    for (const event of events) {
      const { slug, persons, persons_count, max_persons, published, reserved_places, offers } = event;
      if (max_persons !== null && persons + offers > max_persons)
        throw new Violation(
          `oversold: ${persons} persons and ${offers} offers for the ${max_persons} places of ${slug}`,
        );
      if (persons !== persons_count)
        throw new Violation(`places: ${slug} counts ${persons_count} persons, and has ${persons}`);
      if (offers !== reserved_places)
        throw new Violation(`places: ${slug} has ${reserved_places} reserved places, and ${offers} offers`);
      const before = this.#before.get(slug);
      if (before && !before.published && !published && persons + offers > before.persons + before.offers)
        throw new Violation(`unpublished: somebody was registered for ${slug} after it was closed`);
      this.#before.set(slug, event);
    }
  }

  #checkPerson({ id, email, list_id }: PersonState, memberList: string): void {
    if (list_id === memberList) {
      const former = this.#addresses.get(id);
      if (former !== undefined && former !== email) this.#former.push(former);
      this.#addresses.set(id, email);
      return;
    }
    // a visitor has one key per form, and one address; an accepted offer is a second registration of those who have cancelled the first
    const previous = this.#ids.get(`${list_id} ${email}`);
    if (previous !== undefined && previous !== id && !this.#acceptsOffer(email ?? ''))
      throw new Violation(`key: ${email} is registered twice with one key`);
    this.#ids.set(`${list_id} ${email}`, id);
  }

  /** Everybody who was thanked is there, unless they have left or somebody of the club has deleted them. */
  checkAcknowledged(acknowledged: readonly Acknowledged[], isGone: (id: string) => boolean): void {
    const persons = new Set(this.#all<PersonState>('select id from person').map(({ id }) => id));
    const pendingIds = new Set(this.#all<{ id: string }>('select id from pending_review').map(({ id }) => id));
    for (const { id, email, isPendingReview } of acknowledged) {
      if (isGone(id)) continue;
      if (!(isPendingReview ? pendingIds : persons).has(id))
        throw new Violation(`lost: ${email} was acknowledged, and is not there`);
    }
  }

  /** Who was thanked before somebody else had sent anything stands before them. Promotion itself comes later. */
  checkWaitingOrder(acknowledged: readonly Acknowledged[], list_id: string): void {
    const rows = this.#all<{ id: string; list_id: string }>('select id, list_id from person order by list_id, row_key');
    const places = new Map(rows.filter((row) => row.list_id === list_id).map(({ id }, place) => [id, place]));
    const waiting = acknowledged.filter(({ id }) => places.has(id));
    for (const one of waiting)
      for (const other of waiting)
        if (one.answeredAt < other.sentAt && places.get(one.id)! > places.get(other.id)!)
          throw new Violation(`order: ${one.email} has waited longer than ${other.email}, and stands behind`);
  }

  /** True when no mail waits any more. */
  areMailsOut(): boolean {
    const [row] = this.#all<{ count: number }>('select count(*) as count from outbox where given_up_at is null');
    return Number(row!.count) === 0;
  }

  /** One mail per event: each arrived, and again only with a mark that says so. */
  checkMails(
    messages: readonly MailMessage[],
    accepted: ReadonlyMap<string, number>,
    arrivals: ReadonlyMap<string, number>,
  ) {
    const unmarked = new Map<string, number>();
    const ids = new Map<string, Set<string>>();
    for (const { id, repeat, to } of messages) {
      if (!repeat) unmarked.set(id, (unmarked.get(id) ?? 0) + 1);
      if ((unmarked.get(id) ?? 0) > 1) throw new Violation(`mails: ${to.address} got one twice without a mark`);
      ids.set(to.address, (ids.get(to.address) ?? new Set()).add(id));
    }
    for (const [email, count] of accepted) {
      const [mails, maxMails] = [ids.get(email)?.size ?? 0, arrivals.get(linkArrivals(email)) ?? 0];
      if (mails < count) throw new Violation(`mails: ${email} was promised ${count} sign-in links, and got ${mails}`);
      if (mails > maxMails) throw new Violation(`mails: ${email} asked ${maxMails} times for a link, and got ${mails}`);
    }
    for (const address of this.#former) {
      const mails = ids.get(address)?.size ?? 0;
      if (mails !== 1) throw new Violation(`mails: ${address} is no longer a member's, and was told ${mails} times`);
    }
    const [abandoned] = this.#all<{ count: number }>(
      'select count(*) as count from outbox where given_up_at is not null',
    );
    if (Number(abandoned!.count)) throw new Violation(`mails: ${abandoned!.count} were given up`);
  }
}

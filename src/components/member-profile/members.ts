import type { ReactiveControllerHost } from 'lit';
import { isApiError } from '../../api/index.js';
import { ClubClock, type MemberSession } from '../../state/index.js';
import { loadRegions } from '../../fields/index.js';
import type { Fee } from '../../model/fee.js';
import type { Person } from '../../model/person.js';
import type { Membership } from '../../model/portal-session.js';

/** A person as they were read, and the tag that a change of them names. */
export interface StoredPerson {
  readonly person: Person;
  readonly etag: string | undefined;
}

/** What the service knows of those who are signed in: read when it is asked for, kept until they are not. */
export class Members {
  readonly #host: ReactiveControllerHost;
  readonly #session: MemberSession;
  readonly #stored = new Map<string, StoredPerson>();
  readonly #requests = new Map<string, Promise<StoredPerson | undefined>>();
  readonly #errors = new Map<string, unknown>();
  readonly #gone = new Set<string>();

  membership: Membership | undefined;
  clock: ClubClock | undefined;
  fees: readonly Fee[] = [];
  /** Why nothing can be shown at all. */
  error: unknown;

  constructor(host: ReactiveControllerHost, session: MemberSession) {
    this.#host = host;
    this.#session = session;
  }

  /** Who is there, how their data is shown, and what they owe. */
  async load(): Promise<void> {
    const { client } = this.#session;
    try {
      const [{ data }, fees] = await Promise.all([client.readSession(), client.readFees()]);
      if (data.profile.sections.some(({ fields }) => fields.some(({ name }) => name === 'address')))
        await loadRegions();
      this.membership = data;
      this.clock = new ClubClock(data);
      this.fees = fees.data;
    } catch (error) {
      // who is not signed in any more is told so elsewhere
      if (this.#session.isOpen) this.error = error;
    }
    this.#host.requestUpdate();
  }

  /** Reads anew which e-mail addresses are pending. */
  async refreshEmailChanges(): Promise<void> {
    const { data } = await this.#session.client.readSession();
    const { email_changes = [] } = data;
    if (this.membership) this.membership = { ...this.membership, email_changes };
    this.#host.requestUpdate();
  }

  /** What was read of somebody. Where nothing was, it is read now. */
  get(id: string): StoredPerson | undefined {
    const read = this.#stored.get(id);
    if (!read && !this.#gone.has(id) && !this.#errors.has(id)) void this.read(id).catch(() => {});
    return read;
  }

  /** True of who was here, and is not any more. */
  isGone = (id: string): boolean => this.#gone.has(id);

  /** Why somebody could not be read. */
  errorOf(id: string): unknown {
    return this.#errors.get(id);
  }

  /** Reads somebody, anew where they were read before; undefined where they are not there any more. Throws `ApiError`. */
  read(id: string): Promise<StoredPerson | undefined> {
    const under = this.#requests.get(id);
    if (under) return under;
    const reading = this.#fetch(id).finally(() => {
      this.#requests.delete(id);
      this.#host.requestUpdate();
    });
    this.#requests.set(id, reading);
    return reading;
  }

  async #fetch(id: string): Promise<StoredPerson | undefined> {
    let etag: string | null = null;
    try {
      const { data } = await this.#session.client.readMember({
        person_id: id,
        onResponse: ({ headers }) => (etag = headers.get('etag')),
      });
      this.#errors.delete(id);
      return this.#save(id, { person: data, etag: etag ?? undefined });
    } catch (error) {
      if (isApiError(error) && error.status === 404) return this.#remove(id);
      // what was read before is still worth something
      if (!this.#stored.has(id)) this.#errors.set(id, error);
      throw error;
    }
  }

  /** Everybody, for who wants to see all at once. Throws `ApiError` where anybody could not be read. */
  async all(): Promise<StoredPerson[]> {
    const { persons = [] } = this.membership ?? {};
    const all = await Promise.all(persons.map(({ id }) => this.#stored.get(id) ?? this.read(id)));
    return all.flatMap((one) => one ?? []);
  }

  /** Changes somebody as they were read. Throws `ApiError`: 412 where they have changed since, 404 where they are gone. */
  async change(id: string, body: Record<string, unknown>, if_match: string | undefined): Promise<void> {
    let etag: string | null = null;
    try {
      const { data } = await this.#session.client.updateMember({
        ...{ person_id: id, body, if_match },
        onResponse: ({ headers }) => (etag = headers.get('etag')),
      });
      this.#save(id, { person: data, etag: etag ?? undefined });
    } catch (error) {
      if (isApiError(error) && error.status === 404) this.#remove(id);
      throw error;
    }
  }

  #save(id: string, read: StoredPerson): StoredPerson {
    this.#stored.set(id, read);
    const { name } = read.person;
    // a profile may not show it
    if (name) this.#persons((persons) => persons.map((one) => (one.id === id ? { id, name } : one)));
    return read;
  }

  /** Somebody is not there any more. */
  #remove(id: string): undefined {
    this.#stored.delete(id);
    this.#gone.add(id);
    this.#persons((persons) => persons.filter((one) => one.id !== id));
    return undefined;
  }

  #persons(change: (persons: Membership['persons']) => Membership['persons']): void {
    const { membership } = this;
    if (membership) this.membership = { ...membership, persons: change(membership.persons) };
  }
}

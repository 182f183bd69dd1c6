import type { ReactiveControllerHost } from 'lit';
import { isApiError } from '../../api/index.js';
import type { MemberSession } from '../../controllers/index.js';
import { loadRegions } from '../../fields/index.js';
import type { Fee } from '../../model/fee.js';
import type { Person } from '../../model/person.js';
import type { Membership } from '../../model/portal-session.js';

/** A person as they were read, and the tag that a change of them names. */
export interface Read {
  readonly person: Person;
  readonly etag: string | undefined;
}

/** What the service knows of those who are signed in: read when it is asked for, kept until they are not. */
export class Members {
  readonly #host: ReactiveControllerHost;
  readonly #session: MemberSession;
  readonly #read = new Map<string, Read>();
  readonly #reading = new Map<string, Promise<void>>();

  membership: Membership | undefined;
  fees: readonly Fee[] | undefined;
  /** What has failed, for another try. */
  trouble: unknown;

  constructor(host: ReactiveControllerHost, session: MemberSession) {
    this.#host = host;
    this.#session = session;
  }

  /** Who is there, how their data is shown, and what they owe. */
  readonly begin = async (): Promise<void> => {
    this.trouble = undefined;
    const { client } = this.#session;
    try {
      const [{ data }, fees] = await Promise.all([client.readSession(), client.readFees()]);
      if (data.profile.sections.some(({ fields }) => fields.some(({ name }) => name === 'address')))
        await loadRegions();
      this.membership = data;
      this.fees = fees.data;
    } catch (error) {
      // who is not signed in any more is told so elsewhere
      if (this.#session.isOpen) this.trouble = error;
    }
    this.#host.requestUpdate();
  };

  /** What was read of somebody. Where nothing was, it is read now. */
  of(id: string): Read | undefined {
    const read = this.#read.get(id);
    if (!read && !this.#reading.has(id) && !this.trouble) void this.read(id);
    return read;
  }

  /** Takes up somebody as they were read before. */
  put(id: string, read: Read): void {
    this.#read.set(id, read);
  }

  /** Reads somebody, anew where they were read before. */
  read(id: string): Promise<void> {
    const reading = (async () => {
      let etag: string | null = null;
      try {
        const { data } = await this.#session.client.readMember({
          person_id: id,
          seen: ({ headers }) => (etag = headers.get('etag')),
        });
        this.#read.set(id, { person: data, etag: etag ?? undefined });
      } catch (error) {
        if (isApiError(error) && error.status === 404) this.#forget(id);
        else if (this.#session.isOpen) this.trouble = error;
      }
      this.#reading.delete(id);
      this.#host.requestUpdate();
    })();
    this.#reading.set(id, reading);
    return reading;
  }

  /** Everybody, for who wants to see all at once. */
  async all(): Promise<Read[]> {
    const { persons = [] } = this.membership ?? {};
    await Promise.all(persons.map(({ id }) => (this.#read.has(id) ? undefined : this.read(id))));
    return persons.flatMap(({ id }) => this.#read.get(id) ?? []);
  }

  /** Changes somebody. Throws `ApiError`, 412 where they have changed meanwhile. */
  async change(id: string, body: Record<string, unknown>): Promise<void> {
    let etag: string | null = null;
    const { data } = await this.#session.client.updateMember({
      ...{ person_id: id, body, if_match: this.#read.get(id)?.etag },
      seen: ({ headers }) => (etag = headers.get('etag')),
    });
    this.#read.set(id, { person: data, etag: etag ?? undefined });
    const { membership } = this;
    if (membership)
      this.membership = {
        ...membership,
        persons: membership.persons.map((one) => (one.id === id ? { id, name: data.name ?? one.name } : one)),
      };
  }

  /** Somebody is not there any more. */
  #forget(id: string): void {
    const { membership } = this;
    this.#read.delete(id);
    if (membership) this.membership = { ...membership, persons: membership.persons.filter((one) => one.id !== id) };
  }
}

import type { ReactiveControllerHost } from 'lit';
import { isApiError } from '../../api/index.js';
import { ClubClock, type MemberSession } from '../../state/index.js';
import { loadRegions } from '../../fields/index.js';
import type { MemberFee } from '../../model/fee.js';
import type { Person } from '../../model/person.js';
import type { Membership } from '../../model/portal-session.js';

/** A person as they were read, and the tag that a change of them names. */
export interface StoredPerson {
  readonly person: Person;
  readonly etag: string | undefined;
}

/** The data of the signed-in family: read on demand, kept until the session ends. */
export class Members {
  readonly #host: ReactiveControllerHost;
  readonly #session: MemberSession;
  readonly #loadFees: () => Promise<void>;
  readonly #storedPersons = new Map<string, StoredPerson>();
  readonly #requests = new Map<string, Promise<StoredPerson | undefined>>();
  readonly #errors = new Map<string, unknown>();
  readonly #removedIds = new Set<string>();

  membership: Membership | undefined;
  clock: ClubClock | undefined;
  fees: readonly MemberFee[] = [];
  /** Why nothing can be shown at all. */
  error: unknown;

  constructor(host: ReactiveControllerHost, session: MemberSession, loadFees: () => Promise<void>) {
    this.#host = host;
    this.#session = session;
    this.#loadFees = loadFees;
  }

  /** Loads the persons, the layout of the profile, and the fees. */
  async load(): Promise<void> {
    const { client } = this.#session;
    try {
      const [{ data }, fees] = await Promise.all([client.readSession(), client.readFees()]);
      if (data.profile.sections.some(({ fields }) => fields.some(({ name }) => name === 'address')))
        await loadRegions();
      if (fees.data.length) await this.#loadFees();
      this.membership = data;
      this.clock = new ClubClock(data);
      this.fees = fees.data;
    } catch (error) {
      // the sign-in view states why a session has ended
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

  /** The stored data of a person; undefined while it is being read, which this starts. */
  get(id: string): StoredPerson | undefined {
    const storedPerson = this.#storedPersons.get(id);
    if (!storedPerson && !this.#removedIds.has(id) && !this.#errors.has(id)) void this.read(id).catch(() => {});
    return storedPerson;
  }

  /** True of who was here, and is not any more. */
  isGone = (id: string): boolean => this.#removedIds.has(id);

  /** Why somebody could not be read. */
  errorOf(id: string): unknown {
    return this.#errors.get(id);
  }

  /** Reads somebody, anew if they were read before; undefined if they are not there any more. Throws `ApiError`. */
  read(id: string): Promise<StoredPerson | undefined> {
    const pendingRequest = this.#requests.get(id);
    if (pendingRequest) return pendingRequest;
    const request = this.#fetch(id).finally(() => {
      this.#requests.delete(id);
      this.#host.requestUpdate();
    });
    this.#requests.set(id, request);
    return request;
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
      // data that was read before stays usable
      if (!this.#storedPersons.has(id)) this.#errors.set(id, error);
      throw error;
    }
  }

  /** Reads all persons. Throws `ApiError` if one cannot be read. */
  async readAll(): Promise<StoredPerson[]> {
    const { persons = [] } = this.membership ?? {};
    const results = await Promise.all(persons.map(({ id }) => this.#storedPersons.get(id) ?? this.read(id)));
    return results.flatMap((person) => person ?? []);
  }

  /** Changes somebody as they were read. Throws `ApiError`: 412 if they have changed since, 404 if they are gone. */
  async change(id: string, body: Record<string, unknown>, if_match: string | undefined): Promise<void> {
    let etag: string | null = null;
    try {
      const { data } = await this.#session.client.updateMember({
        person_id: id,
        body,
        if_match,
        onResponse: ({ headers }) => (etag = headers.get('etag')),
      });
      this.#save(id, { person: data, etag: etag ?? undefined });
    } catch (error) {
      if (isApiError(error) && error.status === 404) this.#remove(id);
      throw error;
    }
  }

  #save(id: string, storedPerson: StoredPerson): StoredPerson {
    this.#storedPersons.set(id, storedPerson);
    const { name } = storedPerson.person;
    // a profile may not show it
    if (name) this.#updatePersons((persons) => persons.map((person) => (person.id === id ? { id, name } : person)));
    return storedPerson;
  }

  /** Removes a person whom the service does not know any more. */
  #remove(id: string): undefined {
    this.#storedPersons.delete(id);
    this.#removedIds.add(id);
    this.#updatePersons((persons) => persons.filter((person) => person.id !== id));
    return undefined;
  }

  #updatePersons(change: (persons: Membership['persons']) => Membership['persons']): void {
    const { membership } = this;
    if (membership) this.membership = { ...membership, persons: change(membership.persons) };
  }
}

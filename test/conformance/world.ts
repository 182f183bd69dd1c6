import { allIn, answered, dataIn, NotTried, oneIn, type Fields } from './expect.js';
import type { Answer, SendRequest, Connection, Sending } from './http.js';
import { requiredScopes, rolesOf, type DescribedKey, type Holder, type Me, type Role, type Roles } from './roles.js';

export type ListType = 'member' | 'event' | 'contact';

export interface WorldOptions {
  connection: Connection;
  keys: readonly (string | DescribedKey)[];
  /** A cost unit of the main workspace and one of its categories; no endpoint tells them. */
  costUnit?: { name: string; category: string } | undefined;
  archivedCostUnit?: string | undefined;
}

/** Letters and digits that nobody has used before. */
export function random(length = 10): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}

/** A person of the suite's own, and how to take them away. */
interface Own {
  readonly sendRequest: SendRequest;
  readonly path: string;
  readonly external_id: unknown;
}

/** As many persons as a run of this suite may bring into one list. */
const MAX_DELETED = 1_000;

const personsOfList = /^\/lists\/([^/?]+)\/persons(?:\?.*)?$/;

/** What the cases share: keys by what they are good for, lists, and persons that are gone at the end. */
export class World {
  /** Begins every `external_id` of this run. */
  readonly prefix = `conformance-${random()}`;
  readonly me: Me;
  readonly main: SendRequest;
  readonly anonymous: SendRequest;
  readonly options: WorldOptions;
  /** Fees that were created and stay. */
  fees = 0;
  /** Columns that were created and stay. */
  columns = 0;
  readonly #roles: Roles;
  readonly #own = new Map<string, Own>();
  readonly #once = new Map<string, Promise<unknown>>();
  #count = 0;

  constructor(roles: Roles, options: WorldOptions) {
    this.#roles = roles;
    this.me = roles.main.me;
    this.main = this.#recordPersons(roles.main.sendRequest);
    this.anonymous = options.connection.as(undefined);
    this.options = options;
  }

  static async open(options: WorldOptions): Promise<World> {
    return new World(await rolesOf(options.connection, options.keys), options);
  }

  /** What the given keys are good for. */
  get roles(): Partial<Record<Role | 'main', string>> {
    return Object.fromEntries(Object.entries(this.#roles).map(([role, { me }]) => [role, me.name]));
  }

  /** The key that is refused something; not tried where none was given. */
  holder(role: Role): Holder {
    const match = this.#roles[role];
    if (!match) throw new NotTried(requiredScopes[role]);
    return { me: match.me, sendRequest: this.#recordPersons(match.sendRequest) };
  }

  /** Does something at most once in a run, and gives what came of it. */
  once<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const promise = this.#once.get(name) ?? work();
    this.#once.set(name, promise);
    return promise as Promise<Result>;
  }

  next(): string {
    return `${this.prefix}-${++this.#count}`;
  }

  /** A list of the main workspace; of an event only where there is room. */
  async list(type: ListType): Promise<string> {
    if (type === 'event') return this.once('list of an event', () => this.#eventWithRoom());
    const role = this.me.lists.find((list) => list.type === type);
    if (!role) throw new NotTried(`needs a main key of a workspace that has a ${type} list`);
    return role.id;
  }

  async #eventWithRoom(): Promise<string> {
    const events = allIn(answered(await this.main('GET', '/events'), 200));
    const eventsWithRoom = events.filter(({ max_persons: maxPersons, persons_count: count }) => {
      return typeof maxPersons !== 'number' || (typeof count === 'number' && maxPersons - count >= 12);
    });
    const role = eventsWithRoom.find(({ published }) => published) ?? eventsWithRoom[0];
    if (!role) throw new NotTried('needs a main key of a workspace that has an event with twelve places left');
    return String(role['list_id']);
  }

  /** Where columns are added and most persons come and go: a contact list where there is one, for no form shows it. */
  home(): Promise<string> {
    return this.list(this.me.lists.some(({ type }) => type === 'contact') ? 'contact' : 'event');
  }

  /** Somebody nobody has heard of. */
  newPerson(values: Fields = {}): Fields {
    const external_id = this.next();
    return {
      external_id,
      name: { first_name: 'Konstanze', last_name: 'Probst' },
      email: `${external_id}@conformance.example`,
      ...values,
    };
  }

  /** A new person in a list. They are deleted at the end. */
  async add(list_id: string, values: Fields = {}, sendRequest = this.main): Promise<Fields & { id: string }> {
    const answer = await sendRequest('POST', `/lists/${list_id}/persons`, { body: this.newPerson(values) });
    return oneIn(answered(answer, 201)) as Fields & { id: string };
  }

  /** The same person of a list for every case that changes nothing. */
  async existingPerson(type: ListType): Promise<Fields & { id: string; list_id: string }> {
    return this.once(`known ${type}`, async () => {
      const list_id = await this.list(type);
      return { ...(await this.add(list_id)), list_id };
    });
  }

  /** Asks, and remembers which persons came of it. */
  #recordPersons(sendRequest: SendRequest): SendRequest {
    return async (method: string, path: string, sending?: Sending) => {
      const answer = await sendRequest(method, path, sending);
      this.#remember(sendRequest, method, path, answer);
      return answer;
    };
  }

  #remember(sendRequest: SendRequest, method: string, path: string, answer: Answer): void {
    if (answer.status >= 300) return;
    const [, list] = personsOfList.exec(path) ?? [];
    if (method === 'DELETE') this.#own.delete(path);
    if (!list || !/^(POST|PUT)$/.test(method)) return;
    try {
      const data = dataIn(answer);
      const persons = (Array.isArray(data) ? data : [data]) as Fields[];
      for (const { id, external_id } of persons) {
        if (Array.isArray(data) && !String(external_id).startsWith(this.prefix)) continue;
        const place = `/lists/${list}/persons/${String(id)}`;
        this.#own.set(place, { sendRequest, path: place, external_id: external_id ?? null });
      }
    } catch {
      // a case will say what is wrong with such an answer
    }
  }

  /**
   * `?missing=delete` with these persons. Only for a list in which all others with an `external_id` are of this run: they
   * are gone afterwards.
   */
  async deleteMissing(list_id: string, data: readonly Fields[]): Promise<Answer> {
    const ownIds = new Map(this.#own);
    const answer = await this.main('PUT', `/lists/${list_id}/persons?missing=delete&max_deleted=${MAX_DELETED}`, {
      body: { data },
    });
    if (answer.status !== 200) return answer;
    for (const [place, { external_id }] of ownIds)
      if (external_id !== null && place.startsWith(`/lists/${list_id}/`)) this.#own.delete(place);
    this.#remember(this.main, 'PUT', `/lists/${list_id}/persons`, answer);
    this.#once.clear();
    return answer;
  }

  /** Deletes every person of this run. Gives how many could not be. */
  async cleanUp(): Promise<{ deleted: number; remaining: number }> {
    let deleted = 0;
    let remaining = 0;
    for (const { sendRequest, path } of this.#own.values()) {
      const status = await sendRequest('DELETE', path).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 204) deleted++;
      else if (status !== 404) remaining++;
    }
    this.#own.clear();
    return { deleted, remaining };
  }
}

import type { DoubleOptions, DoubleRequest } from './answer.js';
import { Faults, type FaultRule } from './faults.js';
import { personOf, setFields } from './person-values.js';
import { defaultSeed, type Fields, type Seed, type SeedColumn, type SeedList } from './seed.js';
import { BASE_PATH, serve, type LoggedRequest } from './server.js';
import { newList, newPerson, workspacesFrom } from './workspace.js';

const defaultOptions: DoubleOptions = {
  pageSize: 500,
  cursorParameter: 'cursor',
  unknownKeys: false,
  applicationsAreReadable: true,
  errorForm: 'message',
  emailComparison: 'exact',
  builtInFields: [],
};

export interface StartOptions extends Partial<DoubleOptions> {
  /** For faults with a probability and for distributed delays. */
  readonly randomSeed?: number;
  readonly faults?: readonly FaultRule[];
  readonly port?: number;
}

async function start<Own extends Seed>(seed: Own, choice: StartOptions) {
  const { randomSeed = 1, faults: rules = [], port = 0, ...choices } = choice;
  const options: DoubleOptions = { ...defaultOptions, ...choices };
  const { workspaces, lists } = workspacesFrom(seed);
  for (const [name, workspace] of Object.entries(workspaces))
    for (const [listName, { persons = [] }] of Object.entries(seed[name]!.lists)) {
      const list = workspace.lists.get((lists as Record<string, Record<string, string>>)[name]![listName]!)!;
      for (const fields of persons) {
        const person = newPerson();
        setFields({ list, person, ...options }, fields);
        list.persons.push(person);
      }
    }
  const faults = new Faults(randomSeed);
  faults.add(...rules);
  const log: LoggedRequest[] = [];
  const all = Object.values(workspaces);
  const listeners: ((logged: LoggedRequest) => void)[] = [];
  const onRequest = (logged: LoggedRequest) => listeners.forEach((listener) => listener(logged));
  const { server, origin } = await serve({ workspaces: all, faults, log, onRequest, options, port });
  const listOf = (listId: string) => all.flatMap((one) => [...one.lists.values()]).find(({ id }) => id === listId)!;

  return {
    baseUrl: `${origin}${BASE_PATH}`,
    /** The key of the main workspace. */
    key: workspaces['main']!.keys[0]!.secret,
    /** All keys, those of one workspace after the other. */
    keys: all.flatMap((workspace) => workspace.keys.map(({ secret }) => secret)),
    /** Identifiers of the lists by workspace and by the seed's names. */
    lists,
    workspaces,
    log,
    faults,
    onRequest: (listener: (logged: LoggedRequest) => void) => void listeners.push(listener),
    /** Everybody in a list, applications too, as the service would show them. */
    persons: (listId: string): (Fields & { isApplication: boolean })[] => {
      const list = listOf(listId);
      const request = { options } as DoubleRequest;
      return list.persons.map((person) => ({
        ...personOf(request, list, person),
        isApplication: person.isApplication,
      }));
    },
    /** Changes an event, as the club does in its dashboard. */
    changeEvent: (listId: string, change: object): void => {
      Object.assign(listOf(listId).event!, change);
    },
    /** Changes the choices of a list's columns, as the club does in its dashboard. */
    changeColumns: (listId: string, columns: readonly SeedColumn[]): void => {
      const list = listOf(listId);
      for (const { external_id, allowed_values = null } of columns) {
        const index = list.columns.findIndex((column) => column.external_id === external_id);
        list.columns[index] = { ...list.columns[index]!, allowed_values };
      }
    },
    /** Adds a list to the main workspace, as the club does in its dashboard. Returns its id. */
    addList: (seedList: SeedList): string => {
      const list = newList(seedList);
      workspaces['main']!.lists.set(list.id, list);
      return list.id;
    },
    /** Deletes a person, as the club does in its dashboard. */
    removePerson: (listId: string, personId: string): void => {
      const { persons } = listOf(listId);
      persons.splice(
        persons.findIndex(({ id }) => id === personId),
        1,
      );
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** A double with a seed of one's own. */
export type DoubleOf<Own extends Seed> = Awaited<ReturnType<typeof start<Own>>>;

/** A double with the default seed. */
export type Double = DoubleOf<typeof defaultSeed>;

/**
 * Starts a hosted service in memory that speaks the interface specification and nothing else. It shares no code with
 * `src`: a misreading of the specification there is seen here.
 *
 * @example
 * const double = await startDouble({ faults: [{ fault: { kind: 'lose_answer' }, next: 1 }] });
 */
export function startDouble(options?: StartOptions): Promise<Double>;
export function startDouble<Own extends Seed>(options: StartOptions & { seed: Own }): Promise<DoubleOf<Own>>;
export function startDouble({ seed = defaultSeed, ...options }: StartOptions & { seed?: Seed } = {}) {
  return start(seed, options);
}

import { randomBytes } from 'node:crypto';
import type { Fields, ListType, Seed, SeedEvent, SeedList, SeedWorkspace } from './seed.js';

/** A custom column with the specification's keys and no others. */
export interface Column {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly allowed_values: readonly string[] | null;
  readonly external_id: string | null;
}

export interface Person {
  readonly id: string;
  external_id: string | null;
  name: { first_name: string | null; last_name: string | null };
  email: string | null;
  membership_number: string | null;
  /** Values of custom columns by the id of the column, and of further built-in fields by their name. */
  readonly values: Map<string, unknown>;
  /** True in the area of membership applications. */
  readonly isApplication: boolean;
}

export interface List {
  readonly id: string;
  readonly type: ListType;
  readonly columns: Column[];
  readonly persons: Person[];
  readonly event: (SeedEvent & { readonly slug: string }) | undefined;
}

export interface Key {
  readonly secret: string;
  /** The lists that the key may touch; all if missing. */
  readonly lists?: ReadonlySet<string>;
}

export interface Workspace {
  readonly name: string;
  readonly listTypes: ReadonlySet<ListType>;
  readonly portal: 'enabled' | 'disabled' | 'superordinate';
  readonly lists: Map<string, List>;
  readonly costUnits: NonNullable<SeedWorkspace['costUnits']>;
  readonly fees: Fields[];
  readonly keys: readonly Key[];
}

/** An identifier as the specification has them: a prefix and a random string. */
export const newId = (prefix: string): string => `${prefix}${randomBytes(12).toString('hex')}`;

const newSecret = () => `hosted-${randomBytes(24).toString('base64url')}`;

export const newColumn = (column: Fields): Column => ({
  id: newId('col_'),
  type: String(column['type']),
  name: String(column['name']),
  allowed_values: (column['allowed_values'] as string[] | undefined) ?? null,
  external_id: (column['external_id'] as string | undefined) ?? null,
});

export const newPerson = (isApplication = false): Person => ({
  id: newId('per_'),
  external_id: null,
  name: { first_name: null, last_name: null },
  email: null,
  membership_number: null,
  values: new Map(),
  isApplication,
});

/** A list without persons. */
export function newList({ type, columns = [], event }: SeedList): List {
  const slug = randomBytes(5).toString('hex');
  const columnsOfList = columns.map((column) => newColumn({ ...column }));
  return { id: newId('lst_'), type, columns: columnsOfList, persons: [], event: event && { ...event, slug } };
}

function workspaceFrom(seed: SeedWorkspace): { workspace: Workspace; listIds: Record<string, string> } {
  const lists = new Map<string, List>();
  const listIds: Record<string, string> = {};
  for (const [name, seedList] of Object.entries(seed.lists)) {
    const list = newList(seedList);
    listIds[name] = list.id;
    lists.set(list.id, list);
  }
  const { name, listTypes = ['member', 'event', 'contact'], portal = 'enabled', costUnits = [], restrictedTo } = seed;
  const restricted = restrictedTo && {
    secret: newSecret(),
    lists: new Set(restrictedTo.map((list) => listIds[list]!)),
  };
  const keys = [{ secret: newSecret() }, ...(restricted ? [restricted] : [])];
  return { workspace: { name, listTypes: new Set(listTypes), portal, lists, costUnits, fees: [], keys }, listIds };
}

/** The workspaces of a seed, without persons, and the identifiers of their lists by the seed's names. */
export function workspacesFrom<Own extends Seed>(seed: Own) {
  const workspaces = {} as Record<keyof Own, Workspace>;
  const lists = {} as { [Name in keyof Own]: Record<keyof Own[Name]['lists'], string> };
  for (const name of Object.keys(seed) as (keyof Own)[]) {
    const { workspace, listIds } = workspaceFrom(seed[name]!);
    workspaces[name] = workspace;
    lists[name] = listIds as (typeof lists)[keyof Own];
  }
  return { workspaces, lists };
}

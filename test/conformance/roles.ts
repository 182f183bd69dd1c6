import { answered, fieldsIn, oneIn, Unmet } from './expect.js';
import type { SendRequest, Connection } from './http.js';

export interface KnownList {
  readonly id: string;
  readonly type: string;
  readonly name: string;
}

/** What GET /me tells of a key and its workspace (docs/api.md#workspace-and-events). */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly subscription: { readonly list_types: readonly string[] };
  readonly member_portal: { readonly status: string; readonly url: string };
  readonly lists: readonly KnownList[];
  readonly key: { readonly name: string; readonly scopes: readonly string[] };
}

/**
 * A key and what it is good for, told by the caller. The specification does not show what GET /me answers, so that only the
 * bundled service can be asked.
 */
export interface DescribedKey {
  readonly key: string;
  readonly workspace: string;
  /** List types in the plan of the workspace. Default: all three. */
  readonly list_types?: readonly string[];
  /** Default: `enabled`. */
  readonly member_portal?: 'enabled' | 'disabled' | 'superordinate';
  /** The lists that the key may touch, those outside the plan too. */
  readonly lists: readonly Omit<KnownList, 'name'>[];
}

/** A key at work. */
export interface Holder {
  readonly me: Me;
  readonly sendRequest: SendRequest;
}

/** What keys can be good for, and how to ask for one. */
export const requiredScopes = {
  withoutMembers: 'needs a key of a workspace whose plan lacks members and that has a member list',
  portalDisabled: 'needs a key of a workspace whose member portal is disabled',
  portalSuperordinate: 'needs a key of a workspace whose member portal belongs to a superordinate workspace',
  restricted: 'needs a second key of the main workspace that may touch only some of its lists',
} as const;

export type Role = keyof typeof requiredScopes;
export type Roles = { readonly main: Holder } & { readonly [Name in Role]?: Holder };

/** Nothing can be tried at all, and why. */
export class CannotBegin extends Error {
  override readonly name = 'CannotBegin';
}

const all = [
  'events:read',
  'columns:read',
  'columns:write',
  'persons:read',
  'persons:write',
  'fees:write',
  'portal_sessions:write',
];

function holderFrom(connection: Connection, described: DescribedKey): Holder {
  const { key, workspace, list_types = ['member', 'event', 'contact'], member_portal = 'enabled', lists } = described;
  const me: Me = {
    ...{ id: workspace, name: workspace, slug: workspace },
    subscription: { list_types },
    member_portal: { status: member_portal, url: connection.baseUrl },
    lists: lists.map((list) => ({ ...list, name: list.id })),
    key: { name: workspace, scopes: all },
  };
  return { me, sendRequest: connection.as(key) };
}

async function holderOf(connection: Connection, key: string | DescribedKey, position: number): Promise<Holder> {
  if (typeof key !== 'string') return holderFrom(connection, key);
  const sendRequest = connection.as(key);
  const which = `Key ${position + 1} (${key.slice(0, 7)}…)`;
  try {
    const me = oneIn(answered(await sendRequest('GET', '/me'), 200));
    for (const part of ['subscription', 'member_portal', 'key']) fieldsIn(me[part], `data.${part} of GET /me`);
    if (!Array.isArray(me['lists'])) throw new Unmet('data.lists of GET /me is no array');
    return { me: me as unknown as Me, sendRequest };
  } catch (error) {
    const why = error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error);
    throw new CannotBegin(`${which}: GET /me: ${why}`);
  }
}

const includes = ({ subscription }: Me, type: string) => subscription.list_types.includes(type);

const isMain = ({ member_portal, key, lists, ...me }: Me): boolean =>
  member_portal.status === 'enabled' &&
  all.every((scope) => key.scopes.includes(scope)) &&
  ['member', 'event'].every((type) => lists.some((list) => list.type === type)) &&
  lists.every(({ type }) => includes({ member_portal, key, lists, ...me }, type));

/** Finds out what each key is good for: by its description, or by GET /me. */
export async function rolesOf(connection: Connection, keys: readonly (string | DescribedKey)[]): Promise<Roles> {
  const holders: Holder[] = [];
  for (const [position, key] of keys.entries()) holders.push(await holderOf(connection, key, position));

  const [main] = holders.filter(({ me }) => isMain(me)).sort((a, b) => b.me.lists.length - a.me.lists.length);
  if (!main)
    throw new CannotBegin(
      'None of the keys is a main key: one with all scopes and all lists, of a workspace with a member list, an event, a plan that includes them and its own portal.',
    );
  const otherHolders = holders.filter((holder) => holder !== main);
  const match = {
    withoutMembers: otherHolders.find(({ me }) => !includes(me, 'member')),
    portalDisabled: otherHolders.find(({ me }) => includes(me, 'member') && me.member_portal.status === 'disabled'),
    portalSuperordinate: otherHolders.find(
      ({ me }) => includes(me, 'member') && me.member_portal.status === 'superordinate',
    ),
    restricted: otherHolders.find(({ me }) => me.id === main.me.id && me.lists.length < main.me.lists.length),
  };
  return {
    main,
    ...(Object.fromEntries(Object.entries(match).filter(([, holder]) => holder)) as Partial<typeof match>),
  } as Roles;
}

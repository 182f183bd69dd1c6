import type { Endpoint, InputOf, OutputOf, ParamsOf } from '../../contract/index.js';
import type { List, Workspace } from '../../model/workspace.js';
import type { Addresses } from '../backend.js';
import { Refusal, type Seal } from '../layers/index.js';
import type { AccessKey, Tables } from '../store/index.js';

/** What a route is given: everything about one request, and nothing about HTTP. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly params: ParamsOf<E>;
  readonly body: InputOf<E>;
  readonly query: URLSearchParams;
  readonly workspace: Workspace;
  readonly key: AccessKey;
  /** On a write, inside its transaction. */
  readonly store: Tables;
  readonly addresses: Addresses;
  readonly seal: Seal;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Headers of the answer. */
  readonly headers: Headers;
}

/** Answers, or throws a `Refusal`. The status of success is in the contract. */
export type Route<E extends Endpoint> = (call: Call<E>) => Promise<OutputOf<E>>;

/**
 * The list that a call is about: 404 when the workspace has none, 402 when its type is not in the plan, 403 when the key
 * may not touch it (specification.md, Errors).
 */
export async function listIn({
  params,
  workspace,
  key,
  store,
}: Pick<Call, 'workspace' | 'key' | 'store'> & { params: { list_id: string } }): Promise<List> {
  const list = await store.lists.find(workspace.id, params.list_id);
  if (!list) throw new Refusal(404, 'List not found.');
  if (!workspace.subscription.list_types.includes(list.type))
    throw new Refusal(402, `Lists of type ${list.type} are not included in the subscription.`);
  if (key.lists && !key.lists.includes(list.id)) throw new Refusal(403, 'This key may not touch this list.');
  return list;
}

import { dayIn } from '../../fields/index.js';
import type { Endpoint, InputOf, OutputOf, ParamsOf } from '../../contract/index.js';
import type { List, Workspace } from '../../model/workspace.js';
import type { Addresses } from '../backend.js';
import type { Signer } from '../crypto/index.js';
import { Refusal } from '../http/middleware/index.js';
import type { AccessKey, PersonRow, Tables } from '../store/index.js';

/** One request to a route, without the details of HTTP. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly params: ParamsOf<E>;
  readonly body: InputOf<E>;
  readonly query: URLSearchParams;
  readonly workspace: Workspace;
  readonly key: AccessKey;
  /** The store; for a write, inside its transaction. */
  readonly store: Tables;
  readonly addresses: Addresses;
  readonly signer: Signer;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Gives access to headers; the body is in `body`. */
  readonly request: Request;
  /** Headers of the answer. */
  readonly headers: Headers;
  /** Sets the persons that the answer of a write is about, so that the stored answer is erased with them. */
  readonly setPersonIds: (person_ids: readonly string[]) => void;
}

/** An answer that is already serialized, so that thousands of objects need not stay in memory. */
export class ReadyAnswer {
  constructor(readonly text: string) {}
}

/** Thrown by a dry run: the transaction is rolled back, and `answer` is sent. */
export class DryRun extends Error {
  constructor(readonly answer: unknown) {
    super('dry run');
  }
}

/** The text of an answer; empty without a body. */
export const textOf = (answer: unknown): string =>
  answer instanceof ReadyAnswer ? answer.text : answer === undefined ? '' : JSON.stringify(answer);

/** Answers, or throws a `Refusal`. The contract has the status of success. */
export type Route<E extends Endpoint> = (call: Call<E>) => Promise<OutputOf<E> | ReadyAnswer>;

/**
 * The list that a call is about: 404 if the workspace has none, 402 if the subscription does not include its type, 403 if the key
 * may not access it (docs/api-rules.md#errors).
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

/** The current day in the club's time zone, `YYYY-MM-DD`. */
export const todayOf = ({ workspace, now }: Pick<Call, 'workspace' | 'now'>): string => dayIn(workspace.time_zone, now);

export const personNotFound = () => new Refusal(404, 'Person found neither by id nor by external_id in the list.');

/** The person that a call is about: 404 when the list has none. */
export async function personIn(
  { params, workspace, store }: Pick<Call, 'workspace' | 'store'> & { params: { person_id: string } },
  list: List,
): Promise<PersonRow> {
  const row = await store.persons.find(workspace.id, list.id, params.person_id);
  if (!row) throw personNotFound();
  return row;
}

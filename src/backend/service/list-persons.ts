import { limits, type Service } from '../../contract/index.js';
import type { Page } from '../../model/envelope.js';
import type { Person } from '../../model/person.js';
import { unprocessable } from '../http/middleware/index.js';
import { fieldsOf, personOf } from './person-of.js';
import { listIn, ReadyAnswer, type Call, type Route } from './route.js';

/** Where a page begins: behind a row, or before it going back. */
interface Place {
  from: string;
  back: boolean;
}

/** `per_page` of the query, 1 to 500 (design.md section 3, "Cursor parameter"). */
function perPage(query: URLSearchParams): number {
  const text = query.get('per_page') ?? String(limits.perPage);
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > limits.perPage)
    throw unprocessable([{ field: 'per_page', code: 'out_of_range', params: { min: 1, max: limits.perPage } }]);
  return count;
}

/** Cursors are bound to list and key: what one key got is no use to another. */
const purpose = ({ workspace, key }: Call, list_id: string) => `cursor ${workspace.id} ${key.id} ${list_id}`;

async function placeIn(call: Call, list_id: string): Promise<Place | undefined> {
  const cursor = call.query.get('cursor');
  if (cursor === null) return undefined;
  const place = (await call.seal.open(purpose(call, list_id), cursor)) as Place | undefined;
  if (!place) throw unprocessable([{ field: 'cursor', code: 'invalid' }]);
  return place;
}

/** specification.md: GET /lists/{list_id}/persons. Pages by row, so rows that come and go leave no gaps. */
export const listPersons: Route<Service['listPersons']> = async (call) => {
  const { query, workspace, store, addresses, seal } = call;
  const list = await listIn(call);
  const per_page = perPage(query);
  const place = await placeIn(call, list.id);
  const fields = fieldsOf(list, await store.columns.of(workspace.id, list.id));

  const { from, back = false } = place ?? {};
  const found = await store.persons.page(workspace.id, list.id, { from, back, count: per_page + 1 });
  const more = found.length > per_page;
  const rows = more ? (back ? found.slice(1) : found.slice(0, -1)) : found;
  // written down before anything else is waited for: many who ask for a page at once never have all their rows in memory
  const data = JSON.stringify(rows.map((row) => personOf(row, fields)));
  const [first, last] = [rows[0]?.row_key, rows.at(-1)?.row_key];

  const isThere = async (edge: string | undefined, before: boolean) =>
    edge !== undefined &&
    (await store.persons.page(workspace.id, list.id, { from: edge, back: before, count: 1 })).length > 0;
  const cursor = async (edge: string | undefined, before: boolean) =>
    edge !== undefined && (back === before ? more : await isThere(edge, before))
      ? seal.close(purpose(call, list.id), { from: edge, back: before } satisfies Place)
      : null;

  const meta: Page<Person>['meta'] = {
    path: `${addresses.base_url}/lists/${encodeURIComponent(call.params.list_id)}/persons`,
    per_page,
    next_cursor: await cursor(last ?? from, false),
    prev_cursor: await cursor(first ?? from, true),
  };
  return new ReadyAnswer(`{"data":${data},"meta":${JSON.stringify(meta)}}`);
};

import type { Service } from '../../contract/index.js';
import { check, columnTypes, valuesCleaner } from '../../fields/index.js';
import type { Page } from '../../model/envelope.js';
import type { Person } from '../../model/person.js';
import { unprocessable } from '../http/middleware/index.js';
import { emailKey, type PersonRecord } from '../store/index.js';
import { perPage } from './per-page.js';
import { fieldsOf, personOf } from './person-of.js';
import { listIn, ReadyAnswer, type Call, type Route } from './route.js';

/** The start of a page: after a row or, with `back`, before it. */
interface PagePosition {
  from: string;
  back: boolean;
}

const emailFields = [{ name: 'email', kind: columnTypes.email, required: true }];
const cleanEmail = valuesCleaner(emailFields);

/** The `email` of the query as addresses are compared (docs/api-rules.md#values); undefined if there is none. */
function emailKeyOf(query: URLSearchParams): string | undefined {
  if (!query.has('email')) return undefined;
  const values = cleanEmail({ email: query.get('email') });
  const issues = check(values, emailFields);
  if (issues.length) throw unprocessable(issues);
  return emailKey(values['email'] as string)!;
}

/** Binds cursors to key, list and e-mail address, so that no other request can use them. */
const purpose = ({ workspace, key, query }: Call, list_id: string) =>
  ['cursor', workspace.id, key.id, list_id, emailKeyOf(query)].filter(Boolean).join(' ');

async function positionOf(call: Call, list_id: string): Promise<PagePosition | undefined> {
  const cursor = call.query.get('cursor');
  if (cursor === null) return undefined;
  const position = (await call.signer.verifyToken(purpose(call, list_id), cursor)) as PagePosition | undefined;
  if (!position) throw unprocessable([{ field: 'cursor', code: 'invalid' }]);
  return position;
}

type PageOf = (position: Partial<PagePosition> & { count: number }) => Promise<PersonRecord[]>;

/** Pages of a list or, with an e-mail address, of the persons in it who have that address. */
function pagesIn({ query, workspace, store }: Call, list_id: string): PageOf {
  const email = emailKeyOf(query);
  if (email === undefined)
    return ({ back = false, ...position }) => store.persons.page(workspace.id, list_id, { ...position, back });
  return async ({ from, back, count }) => {
    const persons = await store.persons.members(workspace.id, list_id, 'email_key', email);
    if (from === undefined) return persons.slice(0, count);
    return back
      ? persons.filter(({ row_key }) => row_key < from).slice(-count)
      : persons.filter(({ row_key }) => row_key > from).slice(0, count);
  };
}

/** specification: GET /lists/{list_id}/persons. Pages are keyed by row, so insertions and deletions leave no gaps. */
export const listPersons: Route<Service['listPersons']> = async (call) => {
  const { query, workspace, store, addresses, signer } = call;
  const list = await listIn(call);
  const per_page = perPage(query);
  const position = await positionOf(call, list.id);
  const fields = fieldsOf(list, await store.columns.of(workspace.id, list.id));

  const { from, back = false } = position ?? {};
  const page = pagesIn(call, list.id);
  const persons = await page({ ...position, count: per_page + 1 });
  const hasMore = persons.length > per_page;
  const rows = hasMore ? (back ? persons.slice(1) : persons.slice(0, -1)) : persons;
  // serialized before the next await, so that concurrent requests do not hold all their rows in memory
  const data = JSON.stringify(rows.map((row) => personOf(row, fields)));
  const [first, last] = [rows[0]?.row_key, rows.at(-1)?.row_key];

  const existsBeyond = async (edge: string | undefined, backwards: boolean) =>
    edge !== undefined && (await page({ from: edge, back: backwards, count: 1 })).length > 0;
  const cursor = async (edge: string | undefined, backwards: boolean) =>
    edge !== undefined && (back === backwards ? hasMore : await existsBeyond(edge, backwards))
      ? signer.issueToken(purpose(call, list.id), { from: edge, back: backwards } satisfies PagePosition)
      : null;

  const meta: Page<Person>['meta'] = {
    path: `${addresses.base_url}/lists/${encodeURIComponent(call.params.list_id)}/persons`,
    per_page,
    next_cursor: await cursor(last ?? from, false),
    prev_cursor: await cursor(first ?? from, true),
  };
  return new ReadyAnswer(`{"data":${data},"meta":${JSON.stringify(meta)}}`);
};

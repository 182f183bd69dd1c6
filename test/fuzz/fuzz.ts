import fc from 'fast-check';
import { openapiOf } from '../../src/backend/openapi/index.js';
import { backend, origin } from '../support/backend.js';
import { judgeOf } from './judge.js';
import { requestsTo, type FuzzRequest } from './requests.js';

export interface Finding {
  readonly request: FuzzRequest;
  readonly what: string;
}

export interface Report {
  readonly findings: readonly Finding[];
  /** How often each status came, by operation. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const other = `
workspace: { slug: other, name: Other }
lists:
  - { type: member, name: Members }
`;

const sentinel = 'SENTINEL-OF-ANOTHER-WORKSPACE';

/** What Object.prototype is made of. */
const prototype = () => JSON.stringify(Object.getOwnPropertyNames(Object.prototype));

/** Sends requests made from the OpenAPI document to a backend with two workspaces; `seed` makes the same ones again. */
export async function fuzz(
  { runs, seed }: { runs: number; seed: number },
  progress: (done: number) => void = () => {},
): Promise<Report> {
  const club = await backend();
  await club.apply(other);
  const otherKey = await club.keyFor('other');
  const hidden = {
    external_id: 'crm-1',
    name: { first_name: sentinel, last_name: sentinel },
    email: 'ada@example.org',
  };
  const send = (method: string, path: string, key: string, body: unknown) =>
    club.request(method, path, { body, headers: { authorization: `Bearer ${key}` } });
  const otherPerson = (await (await send('POST', '/api/lists/member/persons', otherKey, hidden)).json()) as {
    data: { id: string };
  };
  /** Some who are there, whoever was deleted meanwhile. */
  const tend = async () => {
    const there = ['ada', 'bob', 'crm-2'].map((external_id) => ({ external_id, email: 'ada@example.org' }));
    const { data } = await club.api.synchronisePersons({ list_id: 'member', body: { data: there } });
    return data.map(({ id }) => id);
  };
  const ownIds = await tend();
  const { data: me } = await club.api.readMe();

  const document = openapiOf({ base_url: `${origin}/api` });
  const ground = {
    document,
    existingIds: [...me.lists.map(({ id }) => id), ...ownIds, otherPerson.data.id],
    keys: [
      club.key,
      undefined,
      'sk_unknown_unknown_unknown',
      await club.keyFor('club', { scopes: ['events:read'] }),
      await club.keyFor('club', { lists: [me.lists[1]!.id] }),
    ],
  };
  const judge = judgeOf(document);
  const untouched = prototype();
  const findings: Finding[] = [];
  const counts: Record<string, Record<string, number>> = {};
  let done = 0;
  for (const requested of fc.sample(requestsTo(ground), { numRuns: runs, seed })) {
    const { operation, method, address, headers, body, key } = requested;
    const response = await club.request(method, address, {
      body,
      headers: { ...headers, ...(key ? { authorization: `Bearer ${key}` } : {}) },
    });
    const row = (counts[operation?.operationId ?? 'no operation'] ??= {});
    row[response.status] = (row[response.status] ?? 0) + 1;
    const text = await response.clone().text();
    const what =
      (text.includes(sentinel) ? 'a person of another workspace' : undefined) ??
      (club.reports.length ? `a fault of our own: ${String((club.reports.pop() as Error).stack)}` : undefined) ??
      (prototype() === untouched ? undefined : 'Object.prototype was touched') ??
      (await judge(requested, response));
    if (what) findings.push({ request: requested, what });
    club.clock.now += 50;
    if (++done % 40 === 0) await tend();
    progress(done);
  }
  return { findings, counts };
}

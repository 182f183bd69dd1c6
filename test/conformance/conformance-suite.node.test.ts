// Long because the faults that the suite must find stand in one list.
import { expect } from 'chai';
import type { Backend } from '../../src/backend/backend.js';
import { conform, exitCodeOf, type Report } from './conform.js';
import { linesOf, totalOf } from './report.js';
import { CannotBegin } from './roles.js';
import { conformant } from './backend-under-test.js';

/** Makes something else of requests before the service sees them. */
const collectRequests =
  (change: (request: Request) => Request | Promise<Request>) =>
  (app: Backend): Backend =>
  async (request) =>
    app(await change(request));

/** Makes something else of answers. */
const answering =
  (change: (answer: Response, request: Request) => Response | Promise<Response>) =>
  (app: Backend): Backend =>
  async (request) =>
    change(await app(request), request);

interface Body {
  data: Record<string, unknown>[] & Record<string, unknown>;
  meta: Record<string, unknown>;
}

/** Changes the body of what one endpoint answers. */
const withChangedBody = (method: string, path: RegExp, change: (body: Body) => unknown) =>
  answering(async (answer, request) => {
    if (request.method !== method || !path.test(new URL(request.url).pathname) || !answer.ok) return answer;
    const body = change((await answer.clone().json()) as Body);
    return new Response(JSON.stringify(body), { status: answer.status, headers: answer.headers });
  });

const turning = (from: number, to: number) =>
  answering((answer) =>
    answer.status === from ? new Response(answer.body, { status: to, headers: answer.headers }) : answer,
  );

const without = (header: string) =>
  collectRequests((request) => {
    const headers = new Headers(request.headers);
    headers.delete(header);
    return new Request(request, { headers });
  });

const nothingNull = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** What a service can do wrong, the checks that see it, and what those are about. */
const mutations: [what: string, wrong: (app: Backend) => Backend, only: string, check: string][] = [
  [
    'answers 200 where it should be 404',
    turning(404, 200),
    'lists out of reach',
    'answers 404 where there is no such list: GET /lists/{list_id}/persons',
  ],
  [
    'answers 403 where it should be 402',
    turning(402, 403),
    'portal sessions',
    'answers 402 where the plan has no members',
  ],
  [
    'answers 404 where it should be 403',
    turning(403, 404),
    'fees',
    'refuses fees for persons whom the key may not touch, however they are named',
  ],
  [
    'answers 200 where it should be 201',
    turning(201, 200),
    'creating and updating persons',
    'creates a person and answers with all fields, as read afterwards',
  ],
  [
    'wraps events in nothing',
    withChangedBody('GET', /\/events$/, ({ data }) => data),
    'events',
    'tells of every event what the specification names',
  ],
  [
    'leaves out what is null',
    withChangedBody('GET', /\/custom_columns$/, ({ data }) => ({ data: data.map(nothingNull) })),
    'custom columns',
    'reads allowed_values and external_id as null where a column has none',
  ],
  [
    'adds a key to columns',
    withChangedBody('GET', /\/custom_columns$/, ({ data }) => ({
      data: data.map((column) => ({ ...column, position: 1 })),
    })),
    'custom columns',
    'tells nothing else of a column',
  ],
  [
    'sorts fees by amount',
    withChangedBody('POST', /\/fees$/, ({ data }) => ({
      data: data.sort((a, b) => Number(a['amount']) - Number(b['amount'])),
    })),
    'fees',
    'creates fees and answers in the order of the request',
  ],
  [
    'lists 501 persons at once',
    withChangedBody('GET', /\/persons$/, ({ data, meta }) => ({ data, meta: { ...meta, per_page: 501 } })),
    'persons',
    'says with a list where it is from and how many fit, and lists at most 500',
  ],
  [
    'takes any per_page',
    collectRequests((request) => new Request(request.url.replace(/per_page=\d{3,}/, 'per_page=500'), request)),
    'pages',
    'takes per_page from 1 to 500, and nothing else',
  ],
  [
    'knows no way back',
    withChangedBody('GET', /\/persons$/, ({ data, meta }) => ({ data, meta: { ...meta, prev_cursor: null } })),
    'pages',
    'walks all persons by next_cursor and back by prev_cursor, without gap or duplicate',
  ],
  [
    'shows the first of a page twice',
    withChangedBody('GET', /\/persons$/, ({ data, meta }) => ({ data: [...data, ...data.slice(0, 1)], meta })),
    'pages',
    'walks all persons by next_cursor and back by prev_cursor, without gap or duplicate',
  ],
  [
    'runs a retry twice',
    without('idempotency-key'),
    'retries and conflicts',
    'creates one person however often it is asked with one Idempotency-Key',
  ],
  [
    'does not look at If-Match',
    without('if-match'),
    'retries and conflicts',
    'updates with If-Match what nobody has changed, and answers 412 where somebody has',
  ],
  [
    'forgets the external_id of who is new',
    withChangedBody('POST', /\/persons$/, ({ data }) => ({ data: { ...data, external_id: null } })),
    'creating and updating persons',
    'creates a person and answers with all fields, as read afterwards',
  ],
  [
    'hands out two scripts',
    withChangedBody('GET', /\/events$/, ({ data }) => ({
      data: data.map((one) => ({ ...one, embed_snippet: String(one['embed_snippet']).repeat(2) })),
    })),
    'events',
    'hands out a snippet that is exactly one script with data-slug',
  ],
  [
    'shows the secret of a link to servers',
    withChangedBody('POST', /\/member_portal_sessions$/, ({ data }) => ({
      data: { ...data, url: String(data['url']).replace('#', '?') },
    })),
    'portal sessions',
    'hides the secret of a link behind #, where no server log sees it',
  ],
  [
    'words refusals as plain JSON',
    answering((answer) => (answer.headers.set('content-type', 'application/json'), answer)),
    'authentication and transport',
    'words refusals as problems',
  ],
];

describe('the conformance suite', () => {
  for (const [what, wrong, only, check] of mutations)
    it(`names a service that ${what}`, async () => {
      const report = await conform({ ...(await conformant(wrong)), only });
      const failed = report.outcomes.filter(({ result }) => result === 'failed').map(({ name }) => name);
      expect(failed).to.include(check);
      expect(exitCodeOf(report)).to.equal(1);
      expect(linesOf(report).join('\n')).to.contain(`✗ ${check}`);
    });

  it('names a service that deletes nobody', async () => {
    const lazy =
      (app: Backend): Backend =>
      async (request) =>
        request.method === 'DELETE' && /\/per_/.test(request.url) ? new Response(null, { status: 204 }) : app(request);
    const report = await conform({ ...(await conformant(lazy)), only: 'deletes a person' });
    expect(report.outcomes.map(({ result }) => result)).to.deep.equal(['failed']);
  });

  it('takes away what it made, whatever failed', async () => {
    const subject = await conformant(turning(422, 201));
    const report = await conform(subject);
    expect([exitCodeOf(report), report.left_behind.persons, await subject.persons()]).to.deep.equal([1, 0, 2]);
  });

  it('covers all and says so in its last line', async () => {
    const report = await conform(await conformant());
    expect(totalOf(report)).to.match(/^\d+ checks, 0 failed, 40 endpoint × status .*: all covered$/);
    expect(linesOf(report).at(-1)).to.equal(totalOf(report));
  });

  it('does not pile up columns: three the first time, then one', async () => {
    const subject = await conformant();
    const columns = async () => (await conform(subject)).left_behind.columns;
    expect([await columns(), await columns(), await columns()]).to.deep.equal([3, 1, 1]);
  });

  it('can leave the decisions out, and still covers the tables', async () => {
    const report = await conform({ ...(await conformant()), only: 'specification' });
    expect([...new Set(report.outcomes.map(({ of }) => of))]).to.deep.equal(['specification']);
    expect(totalOf(report)).to.contain('all covered');
  });

  it('says what cannot be tried with one key, and ends with 3', async () => {
    const { keys, ...subject } = await conformant();
    const report = await conform({ ...subject, keys: keys.slice(-1) });
    const reasons = new Set(report.outcomes.filter(({ result }) => result === 'not tried').map(({ reason }) => reason));
    expect([...reasons].filter((reason) => /^needs a (second )?key of/.test(reason!))).to.have.length(4);
    expect([exitCodeOf(report), totalOf(report).includes('all covered')]).to.deep.equal([3, false]);
  });

  it('touches nobody of somebody else', async () => {
    const subject = await conformant();
    await conform(subject);
    expect(await subject.persons()).to.equal(2);
  });

  for (const [what, pick] of [
    ['no key is a main key', (keys: string[]) => keys.slice(0, 1)],
    ['a key is unknown', (keys: string[]) => [...keys, `sk_${'x'.repeat(43)}`]],
  ] as const)
    it(`does not begin where ${what}, and does not tell the key`, async () => {
      const { keys, ...subject } = await conformant();
      const error: unknown = await conform({ ...subject, keys: pick(keys) }).catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(CannotBegin);
      for (const key of keys) expect((error as Error).message).to.not.contain(key);
    });

  it('shows no key and no secret of a link in its report', async () => {
    const { keys, ...subject } = await conformant(turning(201, 200));
    const report: Report = await conform({ ...subject, keys });
    const text = [...linesOf(report), JSON.stringify(report)].join('\n');
    expect([text.match(/sk_[\w-]{8,}/g), text.match(/#[\w-]{16,}/g)]).to.deep.equal([null, null]);
  });

  it('waits as long as Retry-After asks, says so, and asks again', async () => {
    let requestCount = 0;
    const busy =
      (app: Backend): Backend =>
      async (request) =>
        ++requestCount % 7 === 0 ? new Response('', { status: 429, headers: { 'retry-after': '3' } }) : app(request);
    const slept: number[] = [];
    const messages: string[] = [];
    const report = await conform({
      ...(await conformant(busy)),
      only: 'events',
      sleep: async (milliseconds) => void slept.push(milliseconds),
      tell: (sentence) => messages.push(sentence),
    });
    expect(exitCodeOf(report)).to.equal(0);
    expect([new Set(slept).size, slept[0], messages.length]).to.deep.equal([1, 3000, slept.length]);
    expect(messages[0]).to.match(/waiting 3 s/);
  });
});

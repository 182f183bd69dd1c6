import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { requesterOf } from './double-requests.js';
import type { Fields } from './seed.js';
import { startDouble, type Double } from './start-double.js';

describe('the double of a hosted service', () => {
  let double: Double;
  let request: ReturnType<typeof requesterOf>;
  let persons: string;

  before(async () => {
    double = await startDouble();
    request = requesterOf(double);
    persons = `/lists/${double.lists.main.camp}/persons`;
  });
  after(() => double.close());

  it('imports nothing from src', () => {
    const files = globSync('test/double/{*,endpoints/*}.ts', { ignore: 'test/double/*.test.ts' });
    expect(files).to.have.length.above(10);
    expect(files.filter((file) => /from '[./]*\/src\//.test(readFileSync(file, 'utf8')))).to.deep.equal([]);
  });

  it('tells of an event what the specification names, and nothing else', async () => {
    const { data } = await request('GET', '/events');
    const keys = ['list_id', 'title', 'published', 'start_date', 'end_date', 'url', 'embed_snippet'];
    expect((data as Fields[]).map((event) => Object.keys(event))).to.deep.equal([keys, keys]);
  });

  it('refuses an external_id that the list has, whatever Idempotency-Key comes with it', async () => {
    const headers = { 'idempotency-key': 'a-key' };
    const first = await request('POST', persons, { external_id: 'reg_1', email: 'a@example.org' }, headers);
    const second = await request('POST', persons, { external_id: 'reg_1', email: 'a@example.org' }, headers);
    expect([first.status, second.status, second.body['errors']]).to.deep.equal([
      201,
      422,
      { external_id: ['The external id has already been taken.'] },
    ]);
    expect((await request('GET', `${persons}/reg_1`)).data).to.deep.equal(first.data);
  });

  it('creates two persons of one Idempotency-Key without external_id', async () => {
    const before = double.persons(double.lists.main.camp).length;
    for (const _ of [1, 2]) await request('POST', persons, { email: 'b@example.org' }, { 'idempotency-key': 'b' });
    expect(double.persons(double.lists.main.camp)).to.have.length(before + 2);
  });

  it('has neither ETag nor the list "member", and ignores If-Match', async () => {
    const { headers, data } = await request('POST', persons, { external_id: 'tagless' });
    expect(headers.has('etag')).to.equal(false);
    expect((await request('GET', '/lists/member/persons')).status).to.equal(404);
    const update = await request('PUT', `${persons}/tagless`, { email: 'c@example.org' }, { 'if-match': '"old"' });
    expect([update.status, update.data]).to.deep.equal([200, { ...(data as Fields), email: 'c@example.org' }]);
  });

  it('refuses the fields that only the bundled service has', async () => {
    for (const field of ['birthdate', 'phone', 'address'])
      expect((await request('POST', persons, { [field]: '2015-02-28' })).status).to.equal(422);
  });

  it('answers 404 to addresses of the bundled service, and 401 without a key', async () => {
    for (const path of ['/openapi.json', '/events/1', `/lists/${double.lists.main.camp}/changes`])
      expect((await request('GET', path)).status).to.equal(404);
    expect((await requesterOf(double, 'sk_unknown')('GET', '/events')).status).to.equal(401);
  });

  it('walks pages by cursors that an address must encode', async () => {
    const small = await startDouble({ pageSize: 2 });
    const list = `/lists/${small.lists.main.friends}/persons`;
    const sendRequest = requesterOf(small);
    for (const external_id of ['a', 'b', 'c']) await sendRequest('POST', list, { external_id });
    const { next_cursor: cursor } = (await sendRequest('GET', list)).body['meta'] as { next_cursor: string };
    expect(cursor).to.match(/\+\/=$/);
    const second = await sendRequest('GET', `${list}?cursor=${encodeURIComponent(cursor)}`);
    expect((second.data as Fields[]).map(({ external_id }) => external_id)).to.deep.equal(['c']);
    await small.close();
  });

  it('keeps applications out of the list, and out of reach where it is told to', async () => {
    const strict = await startDouble({ applicationsAreReadable: false });
    const sendRequest = requesterOf(strict);
    const members = `/lists/${strict.lists.main.member}/persons`;
    const application = { external_id: 'reg_2', creation_behaviour: 'unconfirmed' };
    expect((await sendRequest('POST', members, application)).status).to.equal(201);
    expect((await sendRequest('GET', `${members}/reg_2`)).status).to.equal(404);
    expect((await sendRequest('POST', members, application)).status).to.equal(422);
    expect((await sendRequest('GET', members)).data).to.have.length(1);
    await strict.close();
  });

  it('logs methods, paths and statuses, and no key', () => {
    expect(double.log[0]).to.deep.equal({
      ...{ method: 'GET', path: '/events', endpoint: 'GET /events', fault: undefined, status: 200 },
    });
    expect(JSON.stringify(double.log)).to.not.contain(double.key);
  });
});

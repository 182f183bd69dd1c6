import { expect } from 'chai';
import { ApiError, turnoutClient, type TurnoutClientOptions } from '../../src/api/client.js';
import type { DoubleOptions } from './answer.js';
import type { Fault } from './faults.js';
import { startDouble, type Double } from './start-double.js';

/** What came of a call: `done`, or the status of the error and its reason. */
const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return [error.status, error.reason].filter((part) => part !== undefined).join(' ');
    },
  );

/** Faults that hit one request of a call, what the call says, and how often it was sent. */
const answersToReads: [fault: Fault, outcome: string, requests: number][] = [
  [{ kind: 'refuse', status: 401 }, '401', 1],
  [{ kind: 'refuse', status: 402 }, '402', 1],
  [{ kind: 'refuse', status: 403 }, '403', 1],
  [{ kind: 'refuse', status: 418 }, '418', 1],
  [{ kind: 'refuse', status: 500 }, '500', 1],
  [{ kind: 'refuse', status: 299 }, '0 invalid_response', 1],
  [{ kind: 'refuse', status: 429, retryAfter: 2 }, 'done', 2],
  [{ kind: 'refuse', status: 503 }, 'done', 2],
  [{ kind: 'slow', milliseconds: 1_500 }, 'done', 2],
  [{ kind: 'lose_request' }, 'done', 2],
  [{ kind: 'lose_answer' }, 'done', 2],
  [{ kind: 'truncate' }, 'done', 2],
  [{ kind: 'hang' }, 'done', 2],
  [{ kind: 'html' }, '0 invalid_response', 1],
  [{ kind: 'not_an_object' }, '0 invalid_response', 1],
  [{ kind: 'empty' }, '0 invalid_response', 1],
  [{ kind: 'redirect', status: 302, location: '/login' }, '0 invalid_response', 1],
  [{ kind: 'redirect', status: 308, location: '/login' }, '0 invalid_response', 1],
];

/** The same for a creation by a client that knows that the service has no idempotency keys, and how many persons are stored. */
const answersToCreations: [fault: Fault, outcome: string, stored: number][] = [
  [{ kind: 'refuse', status: 429, retryAfter: 2 }, '429', 0],
  [{ kind: 'refuse', status: 500, stored: true }, '500', 1],
  [{ kind: 'refuse', status: 503, stored: true }, '503', 1],
  [{ kind: 'lose_request' }, '0 offline', 0],
  [{ kind: 'lose_answer' }, '0 offline', 1],
  [{ kind: 'truncate' }, '0 offline', 1],
  [{ kind: 'html', stored: true }, '0 invalid_response', 1],
  [{ kind: 'not_an_object', stored: true }, '0 invalid_response', 1],
  [{ kind: 'empty', stored: true }, '0 invalid_response', 1],
  [{ kind: 'redirect', status: 302, location: '/login' }, '0 invalid_response', 0],
  [{ kind: 'redirect', status: 307, location: '/login' }, '0 invalid_response', 0],
];

describe('the client before a hosted service', function () {
  this.timeout(20_000);
  let double: Double;
  let list_id: string;
  const waits: number[] = [];

  async function start(options: Partial<DoubleOptions> = {}): Promise<void> {
    double = await startDouble(options);
    list_id = double.lists.main.friends;
    waits.length = 0;
  }
  afterEach(() => double.close());

  const client = (more: Partial<TurnoutClientOptions> = {}) =>
    turnoutClient({
      ...{ baseUrl: double.baseUrl, key: double.key, timeoutMs: 1_000 },
      sleep: async (milliseconds) => void waits.push(milliseconds),
      ...more,
    });

  for (const [fault, outcome, requests] of answersToReads)
    it(`reads with ${JSON.stringify(fault)}: ${outcome}, after ${requests} requests`, async () => {
      await start();
      double.faults.add({ fault, next: 1 });
      expect(await outcomeOf(client().listColumns({ list_id }))).to.equal(outcome);
      expect(double.log).to.have.length(requests);
    });

  for (const [fault, outcome, stored] of answersToCreations)
    it(`creates with ${JSON.stringify(fault)}: ${outcome}, one request and ${stored} stored`, async () => {
      await start();
      double.faults.add({ fault, next: 1 });
      const call = client({ idempotencyKeys: false }).createPerson({ list_id, body: { external_id: 'a' } });
      expect(await outcomeOf(call)).to.equal(outcome);
      expect([double.log.length, double.persons(list_id).length]).to.deep.equal([1, stored]);
    });

  it('charges nobody twice', async () => {
    await start();
    const [person] = double.persons(double.lists.main.member);
    double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: 'POST /fees', next: 1 });
    const fee = { amount: 2_900, description: 'Camp', person_id: String(person!['id']) };
    const call = client({ idempotencyKeys: false }).createFees({ body: { data: [fee] } });
    expect([await outcomeOf(call), double.workspaces['main']!.fees.length]).to.deep.equal(['0 offline', 1]);
  });

  it('does not take a login page for a person who is gone', async () => {
    await start();
    await client().createPerson({ list_id, body: { external_id: 'a' } });
    double.faults.add({ fault: { kind: 'redirect', status: 302, location: '/login' } });
    for (const call of ['readPerson', 'deletePerson'] as const)
      expect(await outcomeOf(client()[call]({ list_id, person_id: 'a' }))).to.equal('0 invalid_response');
    expect(double.persons(list_id)).to.have.length(1);
  });

  it('waits as long as the service says, in seconds or until a date', async () => {
    await start();
    const retryAfter = new Date(Date.now() + 5_000).toUTCString();
    double.faults.add({ fault: { kind: 'refuse', status: 503, retryAfter }, next: 1 });
    double.faults.add({ fault: { kind: 'refuse', status: 429, retryAfter: 3 }, next: 1 });
    await client().listColumns({ list_id });
    expect(waits[0]).to.be.within(3_000, 5_000);
    expect(waits[1]).to.equal(3_000);
  });

  it('walks pages by the cursors of the service', async () => {
    await start({ pageSize: 2, unknownKeys: true });
    const api = client();
    for (const external_id of 'abcde') await api.createPerson({ list_id, body: { external_id } });
    const externalIds: unknown[] = [];
    for await (const { external_id } of api.everyPerson({ list_id })) externalIds.push(external_id);
    expect(externalIds.join('')).to.equal('abcde');
  });

  it('walks them by another parameter, and does not go round in circles without it', async () => {
    await start({ pageSize: 2, cursorParameter: 'page[cursor]' });
    const api = client({ cursorParameter: 'page[cursor]' });
    for (const external_id of 'abc') await api.createPerson({ list_id, body: { external_id } });
    const externalIds: unknown[] = [];
    for await (const { external_id } of api.everyPerson({ list_id })) externalIds.push(external_id);
    expect(externalIds.join('')).to.equal('abc');

    const circle = (async () => {
      for await (const person of client().everyPerson({ list_id })) externalIds.push(person.external_id);
    })();
    expect(await outcomeOf(circle)).to.equal('0 invalid_response');
    expect(externalIds.join('')).to.equal('abcab');
  });

  const sentence = 'The external id has already been taken.';
  for (const [errorForm, errors, fields] of [
    ['message', { external_id: [sentence] }, ['external_id']],
    ['sentence_list', undefined, ['']],
    ['text', undefined, []],
    ['empty', undefined, []],
  ] as const)
    it(`reads refusals in the form ${errorForm}`, async () => {
      await start({ errorForm });
      const create = () => client().createPerson({ list_id, body: { external_id: 'a' } });
      await create();
      const error = await create().catch((reason: unknown) => reason as ApiError);
      expect(error).to.be.instanceOf(ApiError).and.include({ status: 422 });
      const { errors: sentences, issues } = error as ApiError;
      expect([sentences, issues.map(({ field }) => field)]).to.deep.equal([errors, fields]);
    });

  it('finds a person by external_id after a lost answer', async () => {
    await start();
    double.faults.add({ fault: { kind: 'lose_answer' }, next: 1 });
    const api = client({ idempotencyKeys: false });
    const person = { list_id, body: { external_id: 'reg_1', email: 'a@example.org' } };
    expect(await outcomeOf(api.createPerson(person))).to.equal('0 offline');
    expect(await outcomeOf(api.createPerson(person))).to.equal('422');
    const { data } = await api.readPerson({ list_id, person_id: 'reg_1' });
    expect([data.email, double.persons(list_id).length]).to.deep.equal(['a@example.org', 1]);
  });
});

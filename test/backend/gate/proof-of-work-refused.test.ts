import { expect } from 'chai';
import { createBackend } from '../../../src/backend/http/app.js';
import { withClientAddress } from '../../../src/backend/backend.js';
import { isSolved } from '../../../src/backend/gate/proof-of-work.js';
import { solve } from '../../../src/browser/proof-of-work.js';
import type { Work } from '../../../src/model/registration-form.js';
import { ada, issuesIn, origin } from '../../support/backend.js';
import { dataOf, personCountOf } from '../../support/service-requests.js';
import { ADDRESS, PERIOD_MS, rates, OTHER_ADDRESS, throttledClub, solveWork } from '../../support/gate-visitors.js';

const unsolved = [422, [['Form-Work', 'form_token']]];

const statusAndIssues = async (response: Response) => [response.status, await issuesIn(response)];

/** A nonce that does not solve it. */
async function wrong(work: Work): Promise<string> {
  for (let nonce = 0; ; nonce++) if (!(await isSolved(work, String(nonce)))) return String(nonce);
}

describe('a registration without the required work', () => {
  const odd = ['', '0x10', '-1', '1e3', '1.5', '+1', '9'.repeat(17), 'x', 'null'];

  it('is refused with a code that makes a browser request the work', async () => {
    const place = await throttledClub();
    await place.sendInvalid(5);
    const { token } = await place.begin();
    expect(await statusAndIssues(await place.send(token))).to.deep.equal(unsolved);
    expect(await personCountOf(place.club)).to.equal(0);
  });

  it('is refused with an earlier form token, which had no work', async () => {
    const place = await throttledClub();
    const { token } = await place.begin();
    await place.sendInvalid(5);
    expect(await statusAndIssues(await place.send(token, '1'))).to.deep.equal(unsolved);
  });

  it('is refused also after a quiet time', async () => {
    const place = await throttledClub();
    const { token } = await solveWork(place);
    place.clock.now += PERIOD_MS;
    expect(await statusAndIssues(await place.send(token))).to.deep.equal(unsolved);
  });

  it('is refused with a wrong or invalid nonce', async () => {
    const place = await throttledClub();
    const { token, work } = await solveWork(place);
    place.clock.now += PERIOD_MS / 2;
    const answers = [];
    const wrongSolution = await wrong(work);
    // blanks around a header's value are none of it: what stands between them must be wrong, too
    for (const nonce of [wrongSolution, ` ${wrongSolution}`, ...odd]) {
      place.clock.now += PERIOD_MS / 8;
      answers.push(await statusAndIssues(await place.send(token, nonce)));
    }
    expect(answers).to.deep.equal(answers.map(() => unsolved));
  });

  it('is refused with the work of another token', async () => {
    const place = await throttledClub();
    const { nonce } = await solveWork(place);
    const { token, work } = await place.begin();
    const other = (await isSolved(work!, nonce)) ? await wrong(work!) : nonce;
    expect(await statusAndIssues(await place.send(token, other))).to.deep.equal(unsolved);
  });

  it('is refused with the work of another address', async () => {
    const place = await throttledClub();
    const { token, nonce } = await solveWork(place);
    expect(await statusAndIssues(await place.send(token, nonce, { address: OTHER_ADDRESS }))).to.deep.equal(unsolved);
  });

  it('is refused with the work of another form', async () => {
    const place = await throttledClub();
    await place.sendInvalid(5);
    const { token, work } = await place.begin(ADDRESS, 'full');
    expect(await statusAndIssues(await place.send(token, await solve(work!)))).to.deep.equal([
      422,
      [['Form-Token', 'form_token']],
    ]);
  });

  it('is refused with work that was used before', async () => {
    const place = await throttledClub();
    const { token, nonce } = await solveWork(place);
    await place.send(token, nonce);
    expect(await statusAndIssues(await place.send(token, nonce))).to.deep.equal(unsolved);
    expect(await personCountOf(place.club)).to.equal(1);
  });

  it('is accepted once if the same work is sent concurrently', async () => {
    const place = await throttledClub();
    const { token, nonce } = await solveWork(place);
    const answers = await Promise.all([1, 2, 3].map(() => place.send(token, nonce)));
    expect([answers.map(({ status }) => status).sort(), await personCountOf(place.club)]).to.deep.equal([
      [201, 422, 422],
      1,
    ]);
  });

  it('is replayed when it is sent again', async () => {
    const place = await throttledClub();
    const { token, nonce } = await solveWork(place);
    const [first, second] = [
      await place.send(token, nonce, { key: 'one' }),
      await place.send(token, nonce, { key: 'one' }),
    ];
    expect([second.status, second.headers.get('Idempotency-Replayed'), await dataOf(second)]).to.deep.equal([
      201,
      'true',
      await dataOf(first),
    ]);
    expect(await personCountOf(place.club)).to.equal(1);
  });

  it('is replayed if it was accepted before any suspicion, once it is sent with work', async () => {
    const place = await throttledClub();
    const { token } = await place.begin();
    await place.send(token, undefined, { key: 'one' });
    await place.sendInvalid(4);
    const repeated = await place.begin();
    const second = await place.send(repeated.token, await solve(repeated.work!), { key: 'one' });
    expect([second.status, second.headers.get('Idempotency-Replayed'), await personCountOf(place.club)]).to.deep.equal([
      201,
      'true',
      1,
    ]);
  });

  it('is judged the same at every process', async () => {
    const place = await throttledClub();
    const { token, nonce } = await solveWork(place);
    const second = await createBackend({ store: place.store, origin, clock: () => place.clock.now, rates });
    const list_id = await place.listOf('camp');
    const sendToOtherList = (work: string, key: string) =>
      second(
        withClientAddress(
          ADDRESS,
          new Request(`${origin}/public/club/lists/${list_id}/persons`, {
            method: 'POST',
            body: JSON.stringify(ada),
            headers: {
              'content-type': 'application/json',
              'Form-Token': token,
              'Idempotency-Key': key,
              'Form-Work': work,
            },
          }),
        ),
      );
    const statuses = [
      (await place.send(token, nonce, { key: 'one' })).status,
      (await sendToOtherList(nonce, 'two')).status,
      (await sendToOtherList(nonce, 'one')).status,
    ];
    expect([statuses, await personCountOf(place.club)]).to.deep.equal([[201, 422, 201], 1]);
  });
});

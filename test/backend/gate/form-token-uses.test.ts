import { expect } from 'chai';
import { createBackend } from '../../../src/backend/http/app.js';
import { withClientAddress } from '../../../src/backend/backend.js';
import { MAX_REGISTRATIONS_PER_TOKEN } from '../../../src/backend/gate/token-uses.js';
import { GroupRegistrar } from '../../../src/state/group-registrar.js';
import { newIdempotencyKey, type RegistrationApi, type RegisteredPerson } from '../../../src/state/registrar.js';
import { ada, backend, issuesIn, origin } from '../../support/backend.js';
import { personCountOf, type Club } from '../../support/service-requests.js';

const refusal = [422, ['Form-Token', 'form_token']];

/** Registers somebody with a token, right now. */
async function registrar(club: Club, token: string) {
  const path = `/public/club/lists/${await club.listOf('camp')}/persons`;
  return async (number: number, { key = `key-${number}`, address = '', app = club.app, headers = {} } = {}) => {
    const body = { ...ada, email: `visitor.${number}@example.org` };
    const response = await app(
      withClientAddress(
        address,
        new Request(`${origin}${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'Form-Token': token,
            'Idempotency-Key': key,
            ...headers,
          },
          body: JSON.stringify(body),
        }),
      ),
    );
    return [response.status, ...(await issuesIn(response))];
  };
}

describe('the use of a form token', () => {
  it('is limited to twenty registrations, from any number of networks', async () => {
    const club = await backend();
    const register = await registrar(club, await club.formToken());
    const answers = [];
    for (let number = 0; number < 30; number++)
      answers.push(await register(number, { address: `2001:db8:1:${number.toString(16)}::/64` }));
    expect(answers.map(([status]) => status)).to.deep.equal([
      ...Array<number>(MAX_REGISTRATIONS_PER_TOKEN).fill(201),
      ...Array<number>(10).fill(422),
    ]);
    expect([answers.at(-1), await personCountOf(club)]).to.deep.equal([refusal, 20]);
  });

  it('is limited to twenty for concurrent requests', async () => {
    const club = await backend();
    const register = await registrar(club, await club.formToken());
    const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => register(number)));
    expect(answers.filter(([status]) => status === 201)).to.have.length(20);
    expect(await personCountOf(club)).to.equal(20);
  });

  it('is limited to twenty at all processes together', async () => {
    const club = await backend();
    const register = await registrar(club, await club.formToken());
    const app = await createBackend({ store: club.store, origin, clock: () => club.clock.now, rates: false });
    for (let number = 0; number < 15; number++) await register(number);
    const answers = [];
    for (let number = 15; number < 25; number++) answers.push((await register(number, { app }))[0]);
    expect(answers.filter((status) => status === 201)).to.have.length(5);
  });

  it('counts an Idempotency-Key once for repeated requests', async () => {
    const club = await backend();
    const register = await registrar(club, await club.formToken());
    for (let time = 0; time < 30; time++) expect((await register(0))[0]).to.equal(201);
    const otherUses = [];
    for (let number = 1; number < 25; number++) otherUses.push((await register(number))[0]);
    expect(otherUses.filter((status) => status === 201)).to.have.length(19);
    expect((await register(7))[0]).to.equal(201);
  });

  it('does not count refused answers', async () => {
    const club = await backend();
    const token = await club.formToken();
    const path = `/public/club/lists/${await club.listOf('camp')}/persons`;
    for (let time = 0; time < 30; time++)
      await club.request('POST', path, {
        body: { ...ada, email: 'nobody' },
        headers: { 'Form-Token': token, 'Idempotency-Key': `wrong-${time}` },
      });
    expect((await (await registrar(club, token))(0))[0]).to.equal(201);
  });

  it('is not regained by a key that was refused', async () => {
    const club = await backend();
    const register = await registrar(club, await club.formToken());
    for (let number = 0; number < 20; number++) await register(number);
    expect([await register(20), await register(20)]).to.deep.equal([refusal, refusal]);
  });

  it('does not grow with time', async () => {
    const club = await backend();
    const register = await registrar(club, await club.formToken());
    for (let number = 0; number < 20; number++) await register(number);
    club.clock.now += 2 * 3600_000 - 2_000;
    expect(await register(20)).to.deep.equal(refusal);
  });

  it('counts registrations in review as well', async () => {
    const club = await backend();
    const register = await registrar(club, await club.formToken());
    const headers = { 'Form-Honeypot': 'filled' };
    for (let number = 0; number < 20; number++) await register(number, { headers });
    expect(await register(20, { headers })).to.deep.equal(refusal);
  });

  it('lets a group of twenty-five register without a visible change', async () => {
    const club = await backend();
    const list_id = await club.listOf('camp');
    let tokens = 0;
    const api: RegistrationApi = {
      isIdempotent: true,
      token: async () => (tokens++, (await club.visitor.readFormToken({ slug: 'camp' })).data),
      register: async (body, idempotency_key, { token }) => {
        const args = { list_id, body, idempotency_key, form_token: token };
        return (await club.visitor.createPerson(args)).data as RegisteredPerson;
      },
    };
    const registrar = new GroupRegistrar(api, {
      key: newIdempotencyKey(),
      wait: async (milliseconds) => void (club.clock.now += milliseconds),
      now: () => club.clock.now,
    });
    const manyPersons = Array.from({ length: 25 }, (_, key) => ({
      key,
      values: { ...ada, email: `child.${key}@example.org` },
    }));
    await registrar.register(manyPersons);
    expect([registrar.registered.size, await personCountOf(club), tokens]).to.deep.equal([25, 25, 2]);
  });

  it('starts again with a new token, under the same key', async () => {
    const club = await backend();
    const register = await registrar(club, await club.formToken());
    for (let number = 0; number < 21; number++) await register(number);
    const repeated = await registrar(club, await club.formToken());
    expect([(await repeated(20))[0], await personCountOf(club)]).to.deep.equal([201, 21]);
  });
});

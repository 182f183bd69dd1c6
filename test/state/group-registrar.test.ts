import { expect } from 'chai';
import { ApiError } from '../../src/api/index.js';
import { GroupRegistrar } from '../../src/state/group-registrar.js';
import { newIdempotencyKey, type RegistrationApi } from '../../src/state/registrar.js';

const full = () => new ApiError(422, 'full', [{ field: 'list_id', code: 'full' }]);
const offline = () => new ApiError(0, 'offline', [], undefined, 'offline');

/** A desk that answers as told, in order, and then stores whoever comes. */
function createGroupRegistrar(answers: (ApiError | 'stored')[] = [], key = newIdempotencyKey()) {
  const sent: { who: unknown; key: string; token: string; note: boolean }[] = [];
  let [tokens, now] = [0, 0];
  const api: RegistrationApi = {
    isIdempotent: true,
    token: async () => ({
      token: `token ${++tokens}`,
      min_age_ms: 2000,
      max_age_ms: 7_200_000,
      places_left: null,
      state: 'open',
    }),
    register: async (values, key, { token, honeypot = false }) => {
      sent.push({ who: values['who'], key, token, note: honeypot });
      const answer = answers.shift() ?? 'stored';
      if (answer !== 'stored') throw answer;
      return { id: `per_${String(values['who'])}` };
    },
  };
  const registrar = new GroupRegistrar(api, {
    key,
    retryDelay: () => 100,
    wait: async (milliseconds) => void (now += milliseconds),
    now: () => now,
  });
  const register = (...who: string[]) =>
    registrar
      .register(who.map((one) => ({ key: 'abc'.indexOf(one), values: { who: one } })))
      .catch((error: unknown) => error);
  return { registrar, register, sent, who: () => sent.map((one) => one.who) };
}

describe('a registrar of several', () => {
  it('sends one after the other, each under a key of their own, with one form token for all', async () => {
    const { register, sent, registrar } = createGroupRegistrar();
    await register('a', 'b', 'c');
    expect(sent.map(({ who, token }) => [who, token])).to.deep.equal([
      ['a', 'token 1'],
      ['b', 'token 1'],
      ['c', 'token 1'],
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).to.equal(3);
    expect([...registrar.registered].map(([key, { id }]) => [key, id])).to.deep.equal([
      [0, 'per_a'],
      [1, 'per_b'],
      [2, 'per_c'],
    ]);
  });

  it('makes of the draft’s key one for each, the same in every copy of the draft', async () => {
    const [one, other] = [createGroupRegistrar([], 'f'.repeat(32)), createGroupRegistrar([], 'f'.repeat(32))];
    await one.register('a', 'b', 'c');
    await other.register('a', 'b', 'c');
    const keys = one.sent.map(({ key }) => key);
    expect([new Set(keys).size, other.sent.map(({ key }) => key)]).to.deep.equal([3, keys]);
  });

  it('stops at whoever cannot be registered, says who, and throws why', async () => {
    const why = full();
    const { registrar, register, who } = createGroupRegistrar(['stored', why]);
    expect(await register('a', 'b', 'c')).to.equal(why);
    expect([registrar.currentKey, [...registrar.registered.keys()], who()]).to.deep.equal([1, [0], ['a', 'b']]);
  });

  it('goes on with the others, and sends nobody again who is registered', async () => {
    const { register, who, registrar } = createGroupRegistrar(['stored', full()]);
    await register('a', 'b', 'c');
    await register('a', 'b', 'c');
    expect(who()).to.deep.equal(['a', 'b', 'b', 'c']);
    expect(registrar.registered.size).to.equal(3);
  });

  it('sends again under the same key who may have been registered', async () => {
    const { register, sent } = createGroupRegistrar(['stored', new ApiError(500, 'broken')]);
    await register('a', 'b');
    await register('a', 'b');
    expect(sent[1]!.key).to.equal(sent[2]!.key);
  });

  it('knows whether whoever failed may be registered all the same', async () => {
    const failure = createGroupRegistrar(['stored', new ApiError(500, 'broken')]);
    expect(failure.registrar.maybeStored).to.equal(false);
    await failure.register('a', 'b');
    expect(failure.registrar.maybeStored).to.equal(true);
    const refusal = createGroupRegistrar(['stored', full()]);
    await refusal.register('a', 'b');
    expect(refusal.registrar.maybeStored).to.equal(false);
  });

  it('remembers what was sent of each, and takes it up elsewhere', async () => {
    const before = createGroupRegistrar(['stored', ...Array.from({ length: 5 }, offline)]);
    await before.register('a', 'b', 'c');
    const memory = before.registrar.lastSent;
    expect(memory.map(([key]) => key)).to.deep.equal([0, 1]);
    expect(JSON.stringify(memory)).to.not.contain('who');

    const after = createGroupRegistrar();
    after.registrar.restore(JSON.parse(JSON.stringify(memory)) as typeof memory);
    await after.register('b');
    expect(after.sent[0]!.key).to.equal(before.sent[1]!.key);
  });

  it('says of each that something was written where nobody can see', async () => {
    const { registrar, sent } = createGroupRegistrar();
    await registrar.register(
      [
        { key: 0, values: {} },
        { key: 1, values: {} },
      ],
      true,
    );
    expect(sent.map(({ note }) => note)).to.deep.equal([true, true]);
  });
});

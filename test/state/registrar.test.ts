import { expect } from 'chai';
import { ApiError } from '../../src/api/index.js';
import { FormTokens } from '../../src/state/form-tokens.js';
import { newIdempotencyKey, Registrar, type RegistrationApi } from '../../src/state/registrar.js';

const busy = (status: number, retryAfter?: number) => new ApiError(status, 'busy', [], retryAfter);
const offline = () => new ApiError(0, 'offline', [], undefined, 'offline');
const stale = () => new ApiError(422, 'stale', [{ field: 'Form-Token', code: 'form_token' }]);

/** A registrar whose desk answers as told and whose time passes only by waiting. */
function registrar(
  answers: (ApiError | 'stored')[],
  {
    isIdempotent = true,
    maxAge = 7_200_000,
    key = newIdempotencyKey(),
  }: { isIdempotent?: boolean; maxAge?: number; key?: string } = {},
) {
  const time = { now: 0 };
  const waits: number[] = [];
  const sent: { values: object; key: string; token: string; at: number; note: boolean | undefined }[] = [];
  let notifications = 0;
  const api: RegistrationApi = {
    isIdempotent,
    token: async () => ({
      token: `token ${++notifications}`,
      min_age_ms: 2000,
      max_age_ms: maxAge,
      places_left: null,
      state: 'open',
    }),
    register: async (values, key, { token, honeypot }) => {
      sent.push({ values, key, token, at: time.now, note: honeypot });
      const answer = answers.shift() ?? 'stored';
      if (answer !== 'stored') throw answer;
      return { id: 'per_1' };
    },
  };
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    time.now += milliseconds;
  };
  const tokens = new FormTokens(() => api.token(), { wait, now: () => time.now });
  const registrar = new Registrar(api, { tokens, retryDelay: (tries) => 100 * (tries + 1), wait, key });
  return { registrar, tokens, sent, waits, time };
}

const ada = { email: 'ada@example.org' };

describe('a registrar', () => {
  it('waits until the form token is old enough', async () => {
    const { registrar: sender, sent } = registrar([]);
    await sender.register(ada);
    expect(sent[0]!.at).to.be.at.least(2000);
  });

  it('does not wait when the visitor took long enough', async () => {
    const { registrar: sender, tokens, waits, time } = registrar([]);
    tokens.begin();
    await Promise.resolve();
    await Promise.resolve();
    time.now += 60_000;
    await sender.register(ada);
    expect(waits).to.deep.equal([]);
  });

  it('asks for a new token before it sends one that is too old', async () => {
    const { registrar: sender, tokens, sent, time } = registrar([], { maxAge: 10_000 });
    tokens.begin();
    await Promise.resolve();
    await Promise.resolve();
    time.now += 11_000;
    await sender.register(ada);
    expect(sent.map(({ token }) => token)).to.deep.equal(['token 2']);
  });

  for (const [what, fault] of [
    ['no answer came', offline],
    ['the first try is still being worked on', () => busy(409)],
    ['there are too many requests', () => busy(429)],
    ['the service is not there', () => busy(503)],
  ] as const)
    it(`tries again under the same key when ${what}`, async () => {
      const { registrar: sender, sent } = registrar([fault(), 'stored']);
      await sender.register(ada);
      expect(sent).to.have.length(2);
      expect(sent[0]!.key)
        .to.match(/^[0-9a-f]{32}$/)
        .and.to.equal(sent[1]!.key);
    });

  it('waits at least as long as the service asks for, and a little more', async () => {
    const { registrar: sender, waits } = registrar([busy(429, 7000), 'stored']);
    await sender.register(ada);
    expect(waits.at(-1)).to.be.above(7000);
  });

  it('does not wait for an hour', async () => {
    const { registrar: sender, sent } = registrar([busy(429, 3_600_000)]);
    const error = await sender.register(ada).catch((caught: unknown) => caught);
    expect(error).to.have.property('status', 429);
    expect(sent).to.have.length(1);
  });

  for (const [what, answers, sent] of [
    ['has not gone out', [], false],
    ['has gone out and came to nothing', [busy(500)], true],
    ['got no answer', Array.from({ length: 5 }, offline), true],
    ['is being worked on', Array.from({ length: 5 }, () => busy(409)), true],
    ['somebody on the way gave up on', [busy(408)], true],
    ['was refused', [busy(422)], false],
    ['was never taken', Array.from({ length: 5 }, () => busy(503)), false],
    ['got no answer first, and was not taken then', [offline(), ...Array.from({ length: 4 }, () => busy(503))], true],
  ] as const)
    it(`knows whether a registration may be stored: what ${what}`, async () => {
      const { registrar: sender } = registrar([...answers]);
      if (answers.length) await sender.register(ada).catch(() => {});
      expect(sender.maybeStored).to.equal(sent);
    });

  it('waits longer every time', async () => {
    const { registrar: sender, waits } = registrar([offline(), offline(), offline(), 'stored']);
    await sender.register(ada);
    expect(waits.slice(1)).to.deep.equal([100, 200, 300]);
  });

  it('gives up after five tries and says why', async () => {
    const { registrar: sender, sent } = registrar(Array.from({ length: 9 }, offline));
    const error = await sender.register(ada).catch((caught: unknown) => caught);
    expect(error).to.include({ status: 0, reason: 'offline' });
    expect(sent).to.have.length(5);
  });

  for (const status of [401, 404, 422, 500])
    it(`does not try again after ${status}`, async () => {
      const { registrar: sender, sent } = registrar([busy(status)]);
      await sender.register(ada).catch(() => {});
      expect(sent).to.have.length(1);
    });

  it('renews a token that was refused, once, under the same key', async () => {
    const { registrar: sender, sent } = registrar([stale(), stale()]);
    const error = await sender.register(ada).catch((caught: unknown) => caught);
    expect(error).to.have.property('status', 422);
    expect(sent.map(({ token }) => token)).to.deep.equal(['token 1', 'token 2']);
    expect(sent[0]!.key).to.equal(sent[1]!.key);
  });

  it('keeps the key while the answers stay', async () => {
    const { registrar: sender, sent } = registrar([busy(500), busy(500), 'stored']);
    for (let times = 0; times < 3; times++) await sender.register({ ...ada }).catch(() => {});
    expect(new Set(sent.map(({ key }) => key)).size).to.equal(1);
  });

  it('resumes after a reload: the same answers are sent under the same key', async () => {
    const before = registrar([busy(500)]);
    await before.registrar.register(ada).catch(() => {});
    const memory = before.registrar.lastSent!;
    const after = registrar([]);
    after.registrar.restore(memory);
    expect(after.registrar.maybeStored).to.equal(true);
    await after.registrar.register({ ...ada });
    expect(after.sent[0]!.key).to.equal(before.sent[0]!.key);
  });

  it('asks for the first outcome under the same key, also after a reload, if the answers differ', async () => {
    for (const other of ['ada@example.gro', 'dad@example.org', 'ada@example.org ', '']) {
      const before = registrar([busy(500)]);
      await before.registrar.register(ada).catch(() => {});
      const after = registrar([]);
      after.registrar.restore(before.registrar.lastSent!);
      await after.registrar.register({ email: other });
      expect(after.sent[0]!.key).to.equal(before.sent[0]!.key);
    }
  });

  it('takes another key for other answers once that is known, and the same for the same', async () => {
    const arrived = () => new ApiError(422, 'no', [{ field: 'Idempotency-Key', code: 'key_reused' }]);
    const { registrar: sender, sent } = registrar([busy(500), arrived(), arrived(), 'stored']);
    await sender.register(ada).catch(() => {});
    for (const email of ['bo@example.org', 'bo@example.org', 'cy@example.org'])
      await sender.register({ email }).catch(() => {});
    const keys = sent.map(({ key }) => key);
    expect(new Set(keys.slice(0, 3)).size).to.equal(1);
    expect(keys[3]).to.not.equal(keys[0]);
    expect(sender.lastSent).to.have.property('key', keys[3]);
  });

  it('keeps the key for other answers where the first were refused: nothing is stored under it, and copies have it too', async () => {
    const { registrar: sender, sent } = registrar([busy(422), 'stored']);
    await sender.register(ada).catch(() => {});
    await sender.register({ email: 'bo@example.org' });
    expect(sent[0]!.key).to.equal(sent[1]!.key);
  });

  it('takes another key after a refusal where nobody keeps keys as the gate does', async () => {
    const { registrar: sender, sent } = registrar([busy(422), 'stored'], { isIdempotent: false });
    await sender.register(ada).catch(() => {});
    await sender.register({ email: 'bo@example.org' });
    expect(sent[0]!.key).to.not.equal(sent[1]!.key);
  });

  it('begins with the key of the draft, and takes another once that is spent', async () => {
    const arrived = () => new ApiError(422, 'no', [{ field: 'Idempotency-Key', code: 'key_reused' }]);
    const { registrar: sender, sent } = registrar([arrived(), 'stored'], { key: 'draft' });
    await sender.register(ada).catch(() => {});
    await sender.register({ email: 'bo@example.org' });
    expect([sent[0]!.key === 'draft', sent[1]!.key === 'draft']).to.deep.equal([true, false]);
  });

  it('takes another key for others after starting over, whose answers are others whatever their order of letters', async () => {
    for (const other of ['ada@example.gro', 'dad@example.org', 'ada@example.org ', '']) {
      const before = registrar([busy(500)]);
      await before.registrar.register(ada).catch(() => {});
      const after = registrar([]);
      after.registrar.restore(before.registrar.lastSent!, false);
      await after.registrar.register({ email: other });
      expect(after.sent[0]!.key).to.not.equal(before.sent[0]!.key);
    }
  });

  it('remembers nothing of what has not gone out, and no answer of what has', async () => {
    const { registrar: sender } = registrar([busy(500)]);
    expect(sender.lastSent).to.equal(undefined);
    await sender.register(ada).catch(() => {});
    expect(JSON.stringify(sender.lastSent)).to.not.contain('example');
  });

  it('never sends twice by itself where that could register twice', async () => {
    const { registrar: sender, sent } = registrar([offline(), 'stored'], { isIdempotent: false });
    await sender.register(ada).catch(() => {});
    expect(sent).to.have.length(1);
  });
});

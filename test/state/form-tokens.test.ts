import { expect } from 'chai';
import { ApiError } from '../../src/api/index.js';
import { isSolved } from '../../src/backend/gate/proof-of-work.js';
import { FormTokens, type RegistrationToken } from '../../src/state/form-tokens.js';
import { Registrar, type RegistrationApi } from '../../src/state/registrar.js';

const fresh = (number: number, more: Partial<RegistrationToken> = {}): RegistrationToken => ({
  token: `token ${number}`,
  min_age_ms: 2000,
  max_age_ms: 60_000,
  places_left: null,
  state: 'open',
  ...more,
});

function createTokens(answer: (number: number) => RegistrationToken | ApiError = fresh) {
  const time = { now: 0, requests: 0, waited: [] as number[] };
  const wait = async (milliseconds: number) => {
    time.waited.push(milliseconds);
    time.now += milliseconds;
  };
  const sendRequest = async () => {
    const result = answer(++time.requests);
    if (result instanceof ApiError) throw result;
    return result;
  };
  return { tokens: new FormTokens(sendRequest, { wait, now: () => time.now }), time, wait, sendRequest };
}

/** Lets what was begun in the background end. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const challengeAnswer = (challenge: string) => ({ work: { challenge, bits: 6 } });

describe('form tokens', () => {
  it('are asked for once, however often somebody begins', async () => {
    const { tokens, time } = createTokens();
    for (let times = 0; times < 5; times++) tokens.begin();
    await settled();
    expect(time.requests).to.equal(1);
  });

  it('are waited for until they are old enough, and no longer', async () => {
    const { tokens, time } = createTokens();
    expect(await tokens.credentials()).to.deep.equal({ token: 'token 1' });
    expect(time.waited).to.deep.equal([2050]);
    await tokens.credentials();
    expect(time.waited).to.deep.equal([2050]);
  });

  it('are good for several', async () => {
    const { tokens } = createTokens();
    expect([await tokens.credentials(), await tokens.credentials()]).to.deep.equal([
      { token: 'token 1' },
      { token: 'token 1' },
    ]);
  });

  it('are renewed when they are too old, and when somebody says so', async () => {
    const { tokens, time } = createTokens();
    await tokens.credentials();
    time.now += 60_000;
    expect(await tokens.credentials()).to.deep.equal({ token: 'token 2' });
    tokens.renew();
    expect(await tokens.credentials()).to.deep.equal({ token: 'token 3' });
  });

  it('are asked for again after a failure, by whoever needs one', async () => {
    const down = new ApiError(503, 'down');
    const { tokens, time } = createTokens((number) => (number === 1 ? down : fresh(number)));
    tokens.begin();
    await settled();
    expect(time.requests).to.equal(1);
    expect(await tokens.credentials()).to.deep.equal({ token: 'token 2' });
  });

  it('throw the failure where there is none to be had', async () => {
    const down = new ApiError(503, 'down');
    const { tokens } = createTokens(() => down);
    expect(await tokens.credentials().catch((error: unknown) => error)).to.equal(down);
  });
});

describe('form tokens that come with work', () => {
  it('are solved, and somebody hears of it', async () => {
    const { tokens } = createTokens((number) => fresh(number, challengeAnswer(`challenge ${number}`)));
    let notifications = 0;
    const { token, work } = await tokens.credentials(() => notifications++);
    expect([token, notifications]).to.deep.equal(['token 1', 1]);
    expect(await isSolved({ challenge: 'challenge 1', bits: 6 }, work!)).to.equal(true);
  });

  it('are old enough all the same', async () => {
    const { tokens, time } = createTokens((number) => fresh(number, challengeAnswer('challenge')));
    await tokens.credentials();
    expect(time.waited).to.deep.equal([2050]);
  });

  it('are good for one: the next has another', async () => {
    const { tokens } = createTokens((number) => fresh(number, challengeAnswer(`challenge ${number}`)));
    await tokens.credentials();
    const { token, work } = await tokens.credentials();
    expect(token).to.equal('token 2');
    expect(await isSolved({ challenge: 'challenge 2', bits: 6 }, work!)).to.equal(true);
  });

  const registering = (answers: (ApiError | 'stored')[]) => {
    const { time, wait, sendRequest } = createTokens((number) => fresh(number, challengeAnswer(`challenge ${number}`)));
    const sent: { token: string; work: string | undefined }[] = [];
    let solved = 0;
    const api: RegistrationApi = {
      isIdempotent: true,
      token: sendRequest,
      register: async (_, __, { token, work }) => {
        sent.push({ token, work });
        const answer = answers.shift() ?? 'stored';
        if (answer !== 'stored') throw answer;
        return { id: 'per_1' };
      },
    };
    const registrar = new Registrar(api, {
      tokens: new FormTokens(() => api.token(), { wait, now: () => time.now }),
      key: 'draft',
      wait,
      retryDelay: () => 1,
      onProgress: (progress) => (solved += progress === 'checking' ? 1 : 0),
    });
    return { registrar, sent, time, solved: () => solved };
  };

  it('are solved once for a registration, however often that is sent', async () => {
    const offlineError = () => new ApiError(0, 'offline', [], undefined, 'offline');
    const { registrar, sent, time, solved } = registering([offlineError(), offlineError(), 'stored']);
    await registrar.register({});
    expect([solved(), time.requests, sent.length, new Set(sent.map(({ work }) => work)).size]).to.deep.equal([
      1, 1, 3, 1,
    ]);
  });

  it('are solved anew where they are refused', async () => {
    const stale = new ApiError(422, 'no', [{ field: 'Form-Work', code: 'form_token' }]);
    const { registrar, sent, solved } = registering([stale]);
    await registrar.register({});
    expect([solved(), sent.map(({ token }) => token)]).to.deep.equal([2, ['token 1', 'token 2']]);
  });

  it('are solved for each registration', async () => {
    const { registrar, sent, solved } = registering([]);
    await registrar.register({ who: 1 });
    await registrar.register({ who: 2 });
    expect([solved(), sent.map(({ token }) => token)]).to.deep.equal([2, ['token 1', 'token 2']]);
  });
});

import { expect } from 'chai';
import { ApiError, clientOf, issuesOf } from '../../src/api/index.js';
import { service } from '../../src/contract/index.js';
import { answer, base, failureOf, network } from './fake-network.js';

const refusedAnswer = (body: unknown, init: ResponseInit = { status: 422 }) =>
  failureOf(clientOf(service, { base, fetch: network(() => answer(body, init)).fetch }).listEvents());

describe('a refusal', () => {
  it('of our service has a status, a sentence, and issues with their parameters', async () => {
    const issues = [{ field: 'email', code: 'wrong_format', params: { example: 'name@example.org' } }];
    const {
      status,
      message,
      issues: match,
    } = await refusedAnswer({
      type: 'about:blank',
      title: 'Unprocessable Content',
      status: 422,
      detail: 'Some fields need another look.',
      errors: { email: ['Please write it like this: name@example.org'] },
      issues,
    });
    expect({ status, message, found: match }).to.deep.equal({
      status: 422,
      message: 'Some fields need another look.',
      found: issues,
    });
  });

  it('of another service has the sentences of that service, field by field', async () => {
    const { message, issues } = await refusedAnswer({
      message: 'The given data was invalid.',
      errors: { email: ['Too short.', 'No @.'], 'data.3.type': 'Unknown.' },
    });
    expect({ message, issues }).to.deep.equal({
      message: 'The given data was invalid.',
      issues: [
        { field: 'email', code: 'rejected', params: { sentence: 'Too short.' } },
        { field: 'email', code: 'rejected', params: { sentence: 'No @.' } },
        { field: 'data.3.type', code: 'rejected', params: { sentence: 'Unknown.' } },
      ],
    });
  });

  it('with only a message blames no field', async () => {
    const { status, message, issues } = await refusedAnswer({ message: 'Unauthenticated.' }, { status: 401 });
    expect({ status, message, issues }).to.deep.equal({ status: 401, message: 'Unauthenticated.', issues: [] });
  });

  it('with only a title says the title', async () => {
    expect((await refusedAnswer({ title: 'Forbidden' }, { status: 403 })).message).to.equal('Forbidden');
  });

  for (const [what, body] of [
    ['HTML', '<h1>502 Bad Gateway</h1>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a text', '"no"'],
    ['a list', '[]'],
    ['a message that is no text', { message: { text: 'no' } }],
    ['errors that are no object', { errors: 'many' }],
    ['errors that are null', { errors: null }],
    ['issues that are none', { issues: [null, 1, 'email', {}, { field: 'email' }, { code: 'required' }] }],
  ] as const)
    it(`with ${what} has its status and blames no field`, async () => {
      const { status, message, issues } = await refusedAnswer(body, { status: 502 });
      expect({ status, message, issues }).to.deep.equal({ status: 502, message: '502', issues: [] });
    });

  it('has a name of its own and is an Error', () => {
    const error = new ApiError(404, 'no');
    expect([error instanceof Error, error.name, error.reason, error.retryAfter]).to.deep.equal([
      true,
      'ApiError',
      undefined,
      undefined,
    ]);
  });
});

describe('Retry-After', () => {
  const waitFor = async (value: string) =>
    (await refusedAnswer({}, { status: 429, headers: { 'retry-after': value } })).retryAfter;

  for (const [value, milliseconds] of [
    ['0', 0],
    ['1', 1000],
    ['120', 120_000],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['soon', undefined],
    ['9'.repeat(400), undefined],
  ] as const)
    it(`of ${value.slice(0, 40)} is a wait of ${milliseconds} milliseconds`, async () => {
      expect(await waitFor(value)).to.equal(milliseconds);
    });

  it('as a date is the time until then', async () => {
    expect(await waitFor(new Date(Date.now() + 60_000).toUTCString())).to.be.within(55_000, 60_000);
  });

  it('is unknown where the answer does not say', async () => {
    expect((await refusedAnswer({}, { status: 503 })).retryAfter).to.equal(undefined);
  });
});

describe('issuesOf', () => {
  const issue = { field: 'email', code: 'required' } as const;

  it('are those of an ApiError', () => {
    expect(issuesOf(new ApiError(422, 'no', [issue]))).to.deep.equal([issue]);
  });

  for (const error of [new Error('no'), undefined, null, 'no', { issues: [issue] }])
    it(`are none for ${String(error)}`, () => {
      expect(issuesOf(error)).to.deep.equal([]);
    });
});

import { expect } from 'chai';
import { withOpenapiCheck } from '../../support/openapi-check.js';

const fee = {
  id: 'fee_1',
  reference: 'RF18',
  amount: 500,
  description: 'Camp',
  person_name: 'Ada Lovelace',
  person_id: 'per_1',
};

/** Sends `sent` to a backend that answers with `answer`. */
const exchange = (sent: unknown, answer: unknown, { status = 201, type = 'application/json' } = {}) =>
  withOpenapiCheck(async () => new Response(JSON.stringify(answer), { status, headers: { 'content-type': type } }))(
    new Request('https://turnout.test/api/fees', { method: 'POST', body: JSON.stringify(sent) }),
  ).then(
    () => '',
    (error: unknown) => String(error),
  );

const sent = { data: [{ person_id: 'per_1', amount: 500, description: 'Camp', category: 'Fees', cost_unit: 'Camp' }] };

describe('requests and answers of the service in all tests are compared with the OpenAPI document, which', () => {
  it('finds an answer with a missing or an unknown property', async () => {
    const { reference: _, ...incomplete } = fee;
    expect(await exchange(sent, { data: [incomplete] })).to.contain("must have required property 'reference'");
    expect(await exchange(sent, { data: [{ ...fee, secret: 1 }] })).to.contain('must NOT have additional properties');
  });

  it('finds a status and a media type that are not documented', async () => {
    expect(await exchange(sent, {}, { status: 418 })).to.contain('has no status 418');
    expect(await exchange(sent, { data: [fee] }, { type: 'text/html' })).to.contain('is text/html');
  });

  it('finds an accepted request that it does not describe, and no refused one', async () => {
    const problem = { type: 'about:blank', title: 'Unprocessable Content', status: 422, detail: 'No.' };
    const wrong = { data: [{ amount: '5' }] };
    expect(await exchange(wrong, { data: [fee] })).to.contain('request/data/0/amount must be integer');
    expect(await exchange(wrong, problem, { status: 422, type: 'application/problem+json' })).to.equal('');
  });
});

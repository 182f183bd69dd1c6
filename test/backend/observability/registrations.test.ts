import { expect } from 'chai';
import { ada, backend } from '../../support/backend.js';

describe('metrics of registrations', () => {
  it('count a registration once for repeated requests', async () => {
    const { register, outcomes } = await backend();
    for (let count = 0; count < 3; count++) await register(ada, { idempotencyKey: 'same' });
    expect(outcomes).to.deep.equal(['registered']);
  });

  it('count refusals at a full event', async () => {
    const { register, outcomes } = await backend();
    const { size: _, ...person } = ada;
    const statuses = [];
    for (let count = 0; count < 2; count++) statuses.push((await register(person, { form: 'full' })).status);
    expect([statuses, outcomes]).to.deep.equal([
      [201, 422],
      ['registered', 'full'],
    ]);
  });

  it('count a held registration once', async () => {
    const { register, outcomes } = await backend();
    for (let count = 0; count < 2; count++)
      await register(ada, { idempotencyKey: 'same', headers: { 'Form-Honeypot': 'filled' } });
    expect(outcomes).to.deep.equal(['held']);
  });

  it('do not count other refusals, nor persons whom a key creates', async () => {
    const { register, outcomes, api } = await backend();
    await register({ ...ada, email: 'no' });
    await api.createPerson({ list_id: 'member', body: {} });
    expect(outcomes).to.deep.equal([]);
  });
});

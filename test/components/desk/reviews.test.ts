import { expect } from '@open-wc/testing';
import { closeDesk, openDesk } from './open-desk.js';

afterEach(closeDesk);

const full = () =>
  Response.json(
    {
      title: 'no',
      status: 422,
      issues: [{ field: 'list_id', code: 'full' }],
      errors: [{ field: 'list_id', code: 'full' }],
    },
    { status: 422 },
  );

describe('a registration in review', () => {
  it('is shown with its reason and its answers, without empty ones', async () => {
    const { press, waitFor, root, parts } = await openDesk();
    await press('[data-count=held]');
    await waitFor('[data-action=release]');
    expect(parts('.card')).to.have.length(2);
    expect(root.textContent).to.include('Hopper 1').and.include('grace@example.org');
    expect(root.textContent).not.to.include('Allergies');
  });

  it('is released with one press and leaves the queue', async () => {
    const { press, waitFor, parts, gate } = await openDesk();
    await press('[data-count=held]');
    await press('[data-action=release]');
    await waitFor('.outcome');
    expect(parts('.card')).to.have.length(1);
    expect(gate.count('POST /reviews/rev_1/release')).to.equal(1);
  });

  it('stays while no place is free, and the page says so', async () => {
    const { press, waitFor, waitForText, parts, gate } = await openDesk();
    gate.intercept = (line) => (line === 'POST /reviews/rev_1/release' ? full() : undefined);
    await press('[data-count=held]');
    await press('[data-action=release]');
    await waitFor('.failure');
    await waitForText('No place is free');
    expect(parts('.card')).to.have.length(2);
  });

  it('is deleted only after a question', async () => {
    const { press, waitFor, gate } = await openDesk();
    await press('[data-count=held]');
    await press('[data-action=delete]');
    await waitFor('.question');
    expect(gate.count('DELETE /reviews/rev_1')).to.equal(0);
    await press('.yes');
    await waitFor('.outcome');
    expect(gate.count('DELETE /reviews/rev_1')).to.equal(1);
  });

  it('is counted for those alone who may release it', async () => {
    const { waitFor, parts } = await openDesk({ actions: ['cancel'] });
    await waitFor('[data-count]');
    expect(parts('[data-count=held]')).to.have.length(0);
  });
});

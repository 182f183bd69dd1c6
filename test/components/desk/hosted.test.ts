import { expect } from '@open-wc/testing';
import { closeDesk, openDesk } from './open-desk.js';

const INCOMPLETE = 'The club’s service may have more.';
const ELSEWHERE = 'are handled in the club’s service.';

afterEach(closeDesk);

describe('the desk before a hosted service', () => {
  it('says on each list that there may be more persons, and on the overview what is done elsewhere', async () => {
    const { press, waitFor } = await openDesk({ isHosted: true, actions: ['review', 'add', 'write', 'money'] });
    const text = (await waitFor('.hosted')).textContent;
    expect([INCOMPLETE, ELSEWHERE].map((part) => text.includes(part))).to.deep.equal([true, true]);
    await press('.card h2 button');
    await waitFor('[data-person]');
    expect((await waitFor('.hosted')).textContent)
      .to.include(INCOMPLETE)
      .and.not.include(ELSEWHERE);
    await press('.tools.end > button');
    await waitFor('.attendance input');
    expect((await waitFor('.hosted')).textContent).to.include(INCOMPLETE);
  });

  it('tells kitchen helpers and treasurers that much of the lists, and nothing of actions that are not theirs', async () => {
    for (const role of ['kitchen', 'treasurer'] as const) {
      const { waitFor } = await openDesk({ isHosted: true, role, actions: role === 'kitchen' ? [] : ['money'] });
      expect((await waitFor('.hosted')).textContent)
        .to.include(INCOMPLETE)
        .and.not.include(ELSEWHERE);
    }
  });

  it('is not spoken of where the club’s persons are stored here', async () => {
    const { waitFor, parts } = await openDesk();
    await waitFor('.cards');
    expect(parts('.hosted')).to.have.length(0);
  });
});

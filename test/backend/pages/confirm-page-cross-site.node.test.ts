import { expect } from 'chai';
import { registered } from './unconfirmed-visitor.js';

// in Node only: a browser lets no script set Sec-Fetch-Site
describe('the page behind the link that confirms an address', () => {
  it('confirms nothing for another website that sends the form', async () => {
    const { press, states, link } = await registered();
    const page = await press(link.hash.slice(1), { 'sec-fetch-site': 'cross-site' });
    expect([page.status, await states()]).to.deep.equal([200, ['unconfirmed']]);
  });
});

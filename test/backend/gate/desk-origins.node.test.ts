import { expect } from 'chai';
import { clubWithDesk, signInAtDesk } from '../../support/desk-sign-in.js';
import { origin } from '../../support/backend.js';

describe('the desk, asked from a page', () => {
  it('answers its own pages only, and sends no CORS headers', async () => {
    const club = await clubWithDesk();
    const { token } = await signInAtDesk(club, 'owner@club.example');
    const read = (headers: Record<string, string>) =>
      club.request('GET', '/public/club/desk/sessions/current', {
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
    const own = await read({ origin, 'sec-fetch-site': 'same-origin' });
    const foreign = await read({ origin: 'https://club.example' });
    const crossSite = await read({ 'sec-fetch-site': 'cross-site' });
    expect([own.status, foreign.status, crossSite.status]).to.deep.equal([200, 403, 403]);
    for (const response of [own, foreign]) expect(response.headers.get('access-control-allow-origin')).to.equal(null);
  });

  it('mails nothing for the page of another website', async () => {
    const club = await clubWithDesk();
    const { status } = await club.request('POST', '/public/club/desk/link-requests', {
      body: { email: 'owner@club.example' },
      headers: { origin: 'https://club.example' },
    });
    expect([status, await club.deliverMails()]).to.deep.equal([403, []]);
  });
});

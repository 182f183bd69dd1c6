import { expect } from 'chai';
import { origin } from '../../support/backend.js';
import { pageOf, visitorWithoutScript, validAnswers } from '../../support/no-script-visitor.js';

/** A club with so much to do that it refuses. */
async function busy() {
  const visitor = await visitorWithoutScript();
  const sendRequest = (path: string, init: RequestInit = {}) =>
    visitor.club.refuse(new Request(origin + path, { ...init, headers: { 'Accept-Language': 'de', ...init.headers } }));
  return { ...visitor, sendRequest };
}

const camp = '/portal/club/camp?plain';
const type = 'application/x-www-form-urlencoded';

describe('a hosted page of a server that is too busy', () => {
  for (const path of ['/portal/club', camp, '/portal/club/camp', '/portal/club/email/confirm'])
    it(`says so in words, with Retry-After: ${path}`, async () => {
      const { sendRequest } = await busy();
      const answer = await sendRequest(path);
      const { status, heading } = await pageOf(answer);
      expect(status).to.equal(503);
      expect(heading).to.match(/nicht|kann/);
      expect(Number(answer.headers.get('retry-after'))).to.be.within(1, 20);
      expect(answer.headers.get('content-type')).to.equal('text/html; charset=utf-8');
      expect(answer.headers.get('content-security-policy')).to.match(/^default-src 'none'/);
    });

  it('does not use the database', async () => {
    const { sendRequest, club } = await busy();
    club.store.workspaces.bySlug = () => Promise.reject(new Error('asked'));
    expect([(await sendRequest(camp)).status, club.reports]).to.deep.equal([503, []]);
  });

  it('keeps the typed answers, and sends them again under the same key', async () => {
    const { look, sendRequest, post, persons } = await busy();
    const page = await look();
    const answers = new URLSearchParams({
      ...Object.fromEntries(page.typed),
      ...(validAnswers as Record<string, string>),
    });
    const sameSite = { 'content-type': type, origin, 'sec-fetch-site': 'same-origin' };
    const refusal = await pageOf(
      await sendRequest(camp, { method: 'POST', body: answers.toString(), headers: sameSite }),
    );
    expect([refusal.status, await persons()]).to.deep.equal([503, []]);
    expect(Object.fromEntries(refusal.typed)).to.deep.equal(Object.fromEntries(answers));
    for (const _ of [1, 2]) expect((await post(refusal.typed.toString())).status).to.equal(200);
    expect((await persons()).length).to.equal(1);
  });

  it('is 404 for an unknown page', async () => {
    const { sendRequest } = await busy();
    expect((await sendRequest('/portal/%zz')).status).to.equal(404);
    expect((await sendRequest('/api/me')).status).to.equal(503);
  });
});

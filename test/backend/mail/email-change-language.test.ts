import { expect } from 'chai';
import { clubWithMembers, signInByMail } from '../../support/member-sign-in.js';

describe('the mails about a new e-mail address', () => {
  for (const [accepted, language] of [
    ['en;q=0.1,de;q=0.9', 'de'],
    ['de;q=0.1,en-GB', 'en'],
    ['de;q=0,en;q=0.5', 'en'],
  ] as const)
    it(`are in the language that the browser prefers: ${accepted}`, async () => {
      const { club, ids } = await clubWithMembers();
      const { sendRequest } = await signInByMail(club, 'eve@example.org');
      const headers = { 'Accept-Language': accepted };
      await sendRequest('PUT', `/lists/member/persons/${ids.eve}`, { body: { email: 'new@example.org' }, headers });
      expect((await club.deliverMails()).map((mail) => mail.language)).to.deep.equal([language, language]);
    });
});

import { expect } from 'chai';
import { backend } from '../../support/backend.js';
import { clubWithMembers, sharedEmail } from '../../support/member-sign-in.js';
import { otherCode, requestCode, typeCode } from '../../support/sign-in-code.js';

// a page has one process
describe('the code in the mail of a sign-in link, at two processes', () => {
  it('can be tried five times at both together', async () => {
    const { club } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    const second = await backend({ engine: club.engine });
    second.clock.now = club.clock.now;
    const wrong = Array.from({ length: 20 }, (_, index) =>
      typeCode(index % 2 ? club : second, otherCode(code!, index + 1)),
    );
    const statuses = (await Promise.all(wrong)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).to.have.lengthOf(4);
    expect((await typeCode(second, code)).status).to.equal(404);
  });
});

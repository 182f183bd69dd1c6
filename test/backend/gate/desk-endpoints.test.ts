import { expect } from 'chai';
import { type Endpoint } from '../../../src/contract/index.js';
import { desk } from '../../../src/contract/desk.js';
import { guarded, matrix, organiserEmails, traces } from '../../support/desk-matrix.js';
import { clubForRequests } from '../../support/desk-requests.js';
import { signInAtDesk } from '../../support/desk-sign-in.js';
import { countAttempt, countFields, summaryOfDesk } from '../../support/desk-summary.js';

/** Endpoints that refuse the camper because nobody waits in the camp: to those who may use them, with 409. */
const forWaiting: readonly string[] = [
  'POST /desk/lists/{list_id}/registrations/{person_id}/offer',
  'POST /desk/lists/{list_id}/registrations/{person_id}/promote',
];

/** Refuses an entry that is not in the file: to those who may use it, with 422. */
const confirmation = 'POST /desk/bank-matches/confirm';

// the matrix of roles in one line each, for whoever reads the output of the tests
after(() => {
  console.log(['', ...summaryOfDesk()].join('\n    '));
});

describe('an endpoint of the desk', () => {
  const signInEndpoints: readonly Endpoint[] = [desk.requestDeskLink, desk.openDeskSession, desk.redeemDeskCode];

  it('has a line in the matrix if it needs a session', () => {
    const lines = Object.values<Endpoint>(desk)
      .filter((endpoint) => !signInEndpoints.includes(endpoint))
      .map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(guarded).sort()).to.deep.equal(lines.sort());
  });

  for (const [line, roles] of Object.entries(guarded)) {
    it(`${line} is closed to everybody but organisers`, async () => {
      const { club, send } = await clubForRequests();
      const { token } = await signInAtDesk(club, 'owner@club.example');
      const credentials = [
        ...[undefined, `Bearer ${club.key}`, `Bearer mem_${token.slice(4)}`, `Bearer org_${'x'.repeat(43)}`],
      ];
      for (const one of credentials) expect((await send(line, one)).status).to.equal(401);
      expect((await send(line, `Bearer ${token}`, 'nobody')).status).to.equal(401);
    });

    for (const email of organiserEmails)
      it(`${line} ${roles.includes(email) ? 'is open' : 'is closed'} to ${email}`, async () => {
        const { club, send } = await clubForRequests();
        const { token } = await signInAtDesk(club, email);
        const open = forWaiting.includes(line) ? [409] : line === confirmation ? [422] : [200, 201, 204];
        const { status } = await send(line, `Bearer ${token}`);
        expect(status).to.be.oneOf(roles.includes(email) ? open : [403, 404]);
        countAttempt(email, roles.includes(email) ? 'open' : 'refusals');
      });
  }
});

describe('an answer of the desk', () => {
  const answers = Object.keys(guarded).filter(
    (line) => line.startsWith('GET ') || line.endsWith('/messages/preview') || line.endsWith('/price'),
  );

  for (const email of organiserEmails)
    it(`has no field that ${email} may not see, whichever endpoint gives it`, async () => {
      const { club, send } = await clubForRequests();
      const { token } = await signInAtDesk(club, email);
      const fields: readonly string[] = matrix[email].fields;
      for (const line of answers) {
        const text = await (await send(line, `Bearer ${token}`)).text();
        const shown = Object.keys(traces).filter((name) => text.includes(traces[name]!));
        expect([line, shown.filter((name) => !fields.includes(name))]).to.deep.equal([line, []]);
        countFields(email, { shown: shown.length, withheld: Object.keys(traces).length - shown.length });
      }
    });
});

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

/** Endpoints that end what a later request needs: the session, the person, the application or the review. */
const endings: readonly string[] = [
  'DELETE /desk/sessions/current',
  'POST /desk/lists/{list_id}/registrations/{person_id}/cancel',
  'POST /desk/applications/{person_id}/accept',
  'POST /desk/applications/{person_id}/decline',
  'POST /desk/reviews/{review_id}/release',
  'DELETE /desk/reviews/{review_id}',
  'POST /desk/lists/{list_id}/duplicates/merge',
  'PUT /desk/lists/{list_id}/registrations/{person_id}/moves/{target_list_id}',
];

/** Refuses an entry that is not in the file: to those who may use it, with 422. */
const confirmation = 'POST /desk/bank-matches/confirm';

// the matrix of roles in one line each, for whoever reads the output of the tests
after(() => {
  console.log(['', ...summaryOfDesk()].join('\n    '));
});

/** One club for all tests of a suite, which leave in it what the others need. */
function clubOfAll() {
  let requests: Awaited<ReturnType<typeof clubForRequests>>;
  before(async () => (requests = await clubForRequests()));
  after(() => requests.club.store.close());
  const send: (typeof requests)['send'] = (...request) => requests.send(...request);
  return { club: () => requests.club, send };
}

describe('an endpoint of the desk', () => {
  const signInEndpoints: readonly Endpoint[] = [desk.requestDeskLink, desk.openDeskSession, desk.redeemDeskCode];

  it('has a line in the matrix if it needs a session', () => {
    const lines = Object.values<Endpoint>(desk)
      .filter((endpoint) => !signInEndpoints.includes(endpoint))
      .map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(guarded).sort()).to.deep.equal(lines.sort());
  });

  describe('is closed', () => {
    const { club, send } = clubOfAll();

    for (const line of Object.keys(guarded))
      it(`to everybody but organisers: ${line}`, async () => {
        const { token } = await signInAtDesk(club(), 'owner@club.example');
        const credentials = [undefined, `Bearer ${club().key}`, `Bearer mem_${token.slice(4)}`];
        for (const one of [...credentials, `Bearer org_${'x'.repeat(43)}`])
          expect((await send(line, one)).status).to.equal(401);
        expect((await send(line, `Bearer ${token}`, 'nobody')).status).to.equal(401);
      });
  });

  for (const email of organiserEmails)
    describe(`for ${email}`, () => {
      const shared = clubOfAll();

      for (const [line, roles] of Object.entries(guarded))
        it(`${line} ${roles.includes(email) ? 'is open' : 'is closed'}`, async () => {
          const isOpen = roles.includes(email);
          const own = isOpen && endings.includes(line) ? await clubForRequests() : undefined;
          const { token } = await signInAtDesk(own?.club ?? shared.club(), email);
          const open = forWaiting.includes(line) ? [409] : line === confirmation ? [422] : [200, 201, 204];
          const { status } = await (own ?? shared).send(line, `Bearer ${token}`);
          expect(status).to.be.oneOf(isOpen ? open : [403, 404]);
          countAttempt(email, isOpen ? 'open' : 'refusals');
          await own?.club.store.close();
        });
    });
});

describe('an answer of the desk', () => {
  const { club, send } = clubOfAll();
  const answers = Object.keys(guarded).filter(
    (line) => line.startsWith('GET ') || line.endsWith('/messages/preview') || line.endsWith('/price'),
  );

  for (const email of organiserEmails)
    it(`has no field that ${email} may not see, whichever endpoint gives it`, async () => {
      const { token } = await signInAtDesk(club(), email);
      const fields: readonly string[] = matrix[email].fields;
      for (const line of answers) {
        const text = await (await send(line, `Bearer ${token}`)).text();
        const shown = Object.keys(traces).filter((name) => text.includes(traces[name]!));
        expect([line, shown.filter((name) => !fields.includes(name))]).to.deep.equal([line, []]);
        countFields(email, { shown: shown.length, withheld: Object.keys(traces).length - shown.length });
      }
    });
});

import { expect } from 'chai';
import { guarded, organiserEmails } from '../../support/desk-matrix.js';
import { deskClub, signInAtDesk, type DeskClub } from '../../support/desk-sign-in.js';
import { gateFile, hostedClub, type HostedClub } from './hosted-club.js';

/** Actions that the desk does not offer before a hosted service: its persons are stored there. */
const BUNDLED_ONLY: readonly string[] = [
  'POST /desk/lists/{list_id}/registrations/{person_id}/promote',
  'POST /desk/applications/{person_id}/accept',
  'POST /desk/applications/{person_id}/decline',
  'GET /desk/lists/{list_id}/duplicates',
  'POST /desk/lists/{list_id}/duplicates/merge',
  'POST /desk/lists/{list_id}/duplicates/distinct',
  'GET /desk/lists/{list_id}/registrations/{person_id}/moves',
  'GET /desk/lists/{list_id}/registrations/{person_id}/moves/{target_list_id}',
  'POST /desk/lists/{list_id}/registrations/{person_id}/moves/{target_list_id}/price',
  'PUT /desk/lists/{list_id}/registrations/{person_id}/moves/{target_list_id}',
];

const organisers = deskClub.slice(deskClub.indexOf('organisers:'), deskClub.indexOf('lists:\n'));

describe('the desk before a hosted service', function () {
  this.timeout(60_000);
  let club: HostedClub;
  before(async () => {
    club = await hostedClub({ file: (double) => `${gateFile(double)}${organisers}` });
  });
  after(() => club.close());

  /** The status of a request about somebody who does not exist. */
  async function statusAt(line: string, token: string): Promise<number> {
    const [method = '', path = ''] = line.split(' ');
    const at = path
      .replace('{list_id}', club.double.lists.main.camp)
      .replace('{person_id}', 'per_nobody')
      .replace('{review_id}', 'rev_nobody');
    const body = method === 'POST' || method === 'PUT' ? {} : undefined;
    const headers = { authorization: `Bearer ${token}` };
    return (await club.request(method, `/public/club${at}`, headers, body)).status;
  }

  const signIn = async (email: string): Promise<string> => {
    const desk = { app: club.backend, deliverMails: club.deliverMails } as unknown as DeskClub;
    return (await signInAtDesk(desk, email)).token;
  };

  for (const email of organiserEmails)
    it(`promotes, decides about, merges and moves nobody for ${email}, and refuses what is not theirs`, async () => {
      const token = await signIn(email);
      for (const line of BUNDLED_ONLY) expect([line, await statusAt(line, token)]).to.deep.equal([line, 403]);
      const foreign = Object.keys(guarded).filter((line) => !guarded[line]!.includes(email));
      for (const line of foreign)
        expect([line, [403, 404].includes(await statusAt(line, token))]).to.deep.equal([line, true]);
    });

  it('shows an owner what it has', async () => {
    const token = await signIn('owner@club.example');
    for (const line of ['GET /desk/sessions/current', 'GET /desk/reviews', 'GET /desk/workspace', 'GET /desk/money'])
      expect([line, await statusAt(line, token)]).to.deep.equal([line, 200]);
  });
});

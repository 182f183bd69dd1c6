import { expect } from 'chai';
import { Kysely } from 'kysely';
import type { Schema } from '../../../src/backend/store/schema.js';
import { issuesIn } from '../../support/backend.js';
import type { Club } from '../../support/service-requests.js';
import {
  portalClient,
  createLinkToken,
  requestMailedLink,
  sharedEmail,
  openMemberSession,
  clubWithMembers,
} from '../../support/member-sign-in.js';

const current = '/portal/sessions/current';

type Session = Awaited<ReturnType<typeof openMemberSession>>;

/** The family's club, with the link that Bob and Ada share, and a session from it. */
async function family() {
  const { club, ids } = await clubWithMembers();
  const link = (await requestMailedLink(club, sharedEmail))!;
  return { club, ids, link, here: await openMemberSession(club, link) };
}

const isOpen = async ({ sendRequest }: Session): Promise<boolean> => (await sendRequest('GET', current)).status === 200;

/** What a link does: whose it is can be asked, and it opens a session. */
async function opens(club: Club, token: string): Promise<readonly number[]> {
  const sendRequest = async (path: string) =>
    (await club.request('POST', `/public/club${path}`, { body: { token } })).status;
  return [await sendRequest('/portal/links'), await sendRequest('/portal/sessions')];
}

const [works, endedSession] = [
  [200, 201],
  [404, 404],
];

describe('signing out', () => {
  for (const query of ['', '?end=link'])
    it(`ends the link that it was opened with, and every session from that link: DELETE ${query || 'alone'}`, async () => {
      const { club, link, here } = await family();
      const [otherTab, otherLink] = [await openMemberSession(club, link), await createLinkToken(club, 'bob')];
      const otherSession = await openMemberSession(club, otherLink);
      expect((await here.sendRequest('DELETE', current + query)).status).to.equal(204);
      expect([await isOpen(here), await isOpen(otherTab), await opens(club, link)]).to.deep.equal([
        false,
        false,
        endedSession,
      ]);
      // whoever signed in with another link is somewhere else
      expect([await isOpen(otherSession), await opens(club, otherLink)]).to.deep.equal([true, works]);
    });

  it('keeps the link and its other sessions on request', async () => {
    const { club, link, here } = await family();
    const otherTab = await openMemberSession(club, link);
    expect((await here.sendRequest('DELETE', `${current}?end=session`)).status).to.equal(204);
    expect([await isOpen(here), await isOpen(otherTab), await opens(club, link)]).to.deep.equal([false, true, works]);
  });

  it('everywhere ends all links and sessions of the persons of the session, and no others', async () => {
    const { club, link, here } = await family();
    // by other ways: a link of Bob alone, one of Ada alone, a second mail
    const links = [
      link,
      await createLinkToken(club, 'bob'),
      await createLinkToken(club, 'ada'),
      (await requestMailedLink(club, sharedEmail))!,
    ];
    const eves = await createLinkToken(club, 'eve');
    const sessions = await Promise.all([...links, eves].map((one) => openMemberSession(club, one)));
    expect((await here.sendRequest('DELETE', `${current}?end=everywhere`)).status).to.equal(204);
    expect(await Promise.all(links.map((one) => opens(club, one)))).to.deep.equal(links.map(() => endedSession));
    expect(await Promise.all(sessions.map(isOpen))).to.deep.equal([false, false, false, false, true]);
    expect([await isOpen(here), await opens(club, eves)]).to.deep.equal([false, works]);
  });

  it('leaves no row of what it ends', async () => {
    const { club, here, link } = await family();
    await openMemberSession(club, link);
    await here.sendRequest('DELETE', current);
    const db = new Kysely<Schema>({ dialect: club.engine.dialect });
    for (const table of ['portal_link', 'portal_link_person', 'portal_session'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).to.deep.equal([]);
  });

  it('a second time changes nothing', async () => {
    const { club, link, here } = await family();
    const otherTab = await openMemberSession(club, link);
    await here.sendRequest('DELETE', `${current}?end=session`);
    for (const end of ['session', 'link', 'everywhere'])
      expect((await here.sendRequest('DELETE', `${current}?end=${end}`)).status).to.equal(401);
    expect([await isOpen(otherTab), await opens(club, link)]).to.deep.equal([true, works]);
  });

  it('does not prevent a new link, which opens a session', async () => {
    const { club, here } = await family();
    await here.sendRequest('DELETE', `${current}?end=everywhere`);
    const link = (await requestMailedLink(club, sharedEmail))!;
    expect(await opens(club, link)).to.deep.equal(works);
  });

  for (const [query, issues] of [
    ['?end=all', [['end', 'not_allowed']]],
    ['?end=', [['end', 'not_allowed']]],
    ['?ends=session', [['ends', 'unknown']]],
    ['?end=session&end=link', [['end', 'exactly_one']]],
  ] as const)
    it(`ends nothing with an unclear parameter: ${query}`, async () => {
      const { club, here, link } = await family();
      const answer = await here.sendRequest('DELETE', current + query);
      expect([answer.status, await issuesIn(answer)]).to.deep.equal([422, issues]);
      expect([await isOpen(here), await opens(club, link)]).to.deep.equal([true, works]);
    });

  it('needs the session itself: a link, or a session of another club, end nothing', async () => {
    const { club, link, here } = await family();
    const statuses = [];
    for (const authorization of [`Bearer ${link}`, 'Bearer mem_', ''])
      statuses.push(
        (await club.request('DELETE', `/public/club${current}?end=everywhere`, { headers: { authorization } })).status,
      );
    statuses.push(
      (
        await club.request('DELETE', `/public/nobody${current}?end=everywhere`, {
          headers: { authorization: `Bearer ${here.token}` },
        })
      ).status,
    );
    expect([statuses, await isOpen(here)]).to.deep.equal([[401, 401, 401, 401], true]);
    expect((await portalClient(club).readLink({ body: { token: link } })).data.persons).to.have.length(2);
  });
});

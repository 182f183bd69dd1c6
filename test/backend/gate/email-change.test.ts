// Long because the steps of a change follow each other, with one club and its mails.
import { expect } from 'chai';
import { clubWithMembers, portalClient, requestMailedLink, signInByMail } from '../../support/member-sign-in.js';
import { databaseDump, type Club } from '../../support/service-requests.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const fresh = 'new@example.org';
const hostileName = { first_name: 'Win http://evil.example', last_name: 'Now' };

const tokenOf = (text: string, purpose: 'confirm' | 'undo') =>
  new RegExp(`/portal/club/email/${purpose}\\?lang=\\w+#([\\w-]{43})`).exec(text)?.[1] ?? '';

/** Eve, signed in by a link that was mailed to her just now. */
async function eve(later = 0) {
  const { club, ids } = await clubWithMembers();
  const session = await signInByMail(club, 'eve@example.org');
  club.clock.now += later;
  const updateMember = (body: object, who = ids.eve) =>
    session.sendRequest('PUT', `/lists/member/persons/${who}`, { body });
  const email = async (who = ids.eve) => (await club.api.readPerson({ list_id: 'member', person_id: who })).data.email;
  return { club, ids, updateMember, email, ...session };
}

const confirm = (club: Club, token: string) =>
  club.request('POST', '/public/club/portal/email-confirmations', { body: { token } });
const undo = (club: Club, token: string) =>
  club.request('POST', '/public/club/portal/email-undos', { body: { token } });

/** The links in the mails that go out now, by the address that each went to. */
async function mailed(club: Club) {
  const mails = await club.deliverMails();
  const to = (address: string) => mails.filter((one) => one.to.address === address);
  const token = (purpose: 'confirm' | 'undo') => mails.map(({ text }) => tokenOf(text, purpose)).find(Boolean) ?? '';
  return { mails, to, token };
}

describe('a member’s new e-mail address', () => {
  it('does not count before it is confirmed; the rest is stored at once, and the answer has the old one', async () => {
    const { club, updateMember, email, read, ids, sendRequest } = await eve();
    const answer = await updateMember({ email: fresh, phone: '+49 30 1' });
    const { data } = (await answer.json()) as { data: Record<string, unknown> };
    expect([answer.status, data['email'], data['phone'], await email()]).to.deep.equal([
      200,
      'eve@example.org',
      '+49 30 1',
      'eve@example.org',
    ]);
    const { email_changes } = await read<{ email_changes: { person_id: string; email: string }[] }>(
      '/portal/sessions/current',
    );
    expect(email_changes.map(({ person_id, email: pending }) => [person_id, pending])).to.deep.equal([
      [ids.eve, fresh],
    ]);
    await club.deliverMails();
    expect(await requestMailedLink(club, fresh)).to.equal(undefined);
    expect((await sendRequest('GET', '/portal/fees')).status).to.equal(200);
    expect(await requestMailedLink(club, 'eve@example.org')).to.match(/^[\w-]{43}$/);
  });

  it('gets a mail without any name, and the old one gets a notice', async () => {
    const { club, updateMember, ids } = await eve();
    await club.api.updatePerson({ list_id: 'member', person_id: ids.eve, body: { name: hostileName } });
    await updateMember({ email: fresh });
    const { mails, to } = await mailed(club);
    expect(mails.length).to.equal(2);
    const [confirmLink] = to(fresh);
    expect(confirmLink!.to.name).to.equal('');
    expect(`${confirmLink!.text}${confirmLink!.html}${confirmLink!.subject}`).to.not.match(/Win|Now|evil|Eve|per_/);
    expect(tokenOf(confirmLink!.text, 'undo')).to.equal('');
    const [noticeMail] = to('eve@example.org');
    expect(noticeMail!.text).to.not.match(/evil|new@example/);
    expect([tokenOf(noticeMail!.text, 'confirm'), tokenOf(noticeMail!.text, 'undo')]).to.satisfy(
      ([none, one]: [string, string]) => none === '' && one.length === 43,
    );
  });

  it('counts once its link was used: earlier sessions and links end, and the old one gets a notice', async () => {
    const { club, updateMember, email, sendRequest } = await eve();
    await updateMember({ email: fresh });
    const { token } = await mailed(club);
    const answer = await confirm(club, token('confirm'));
    expect([answer.status, await answer.text(), await email()]).to.deep.equal([200, '{"data":{}}', fresh]);
    expect((await sendRequest('GET', '/portal/sessions/current')).status).to.equal(401);
    const { mails } = await mailed(club);
    expect(mails.map(({ to }) => to.address)).to.deep.equal(['eve@example.org']);
    expect(await requestMailedLink(club, fresh)).to.match(/^[\w-]{43}$/);
    expect((await confirm(club, token('confirm'))).status).to.equal(404);
  });

  it('is stored without its token, and deleted once it is done', async () => {
    const { club, updateMember } = await eve();
    await updateMember({ email: fresh });
    const { token } = await mailed(club);
    expect(await databaseDump(club))
      .to.not.include(token('confirm'))
      .and.to.not.include(token('undo'));
    club.clock.now += 3 * DAY_MS;
    await club.mailSender.sweep();
    expect(await databaseDump(club)).to.not.include(fresh);
  });

  for (const [what, later, status] of [
    ['ten minutes after the link was used', 10 * MINUTE_MS, 200],
    ['a millisecond later', 10 * MINUTE_MS + 1, 403],
  ] as const)
    it(`is ${status === 200 ? 'taken' : 'refused with a code, and nothing is stored'} ${what}`, async () => {
      const { club, updateMember, read, ids } = await eve(later);
      const answer = await updateMember({ email: fresh, phone: '+49 30 1' });
      const { issues } = (await answer.json()) as { issues?: object };
      expect([answer.status, issues]).to.deep.equal(
        status === 200 ? [200, undefined] : [403, [{ field: 'email', code: 'fresh_link_required' }]],
      );
      const stored = await read(`/lists/member/persons/${ids.eve}`);
      expect(stored['phone']).to.equal(status === 200 ? '+49 30 1' : null);
      expect((await club.deliverMails()).length).to.equal(status === 200 ? 2 : 0);
    });

  it('needs neither confirmation nor a fresh link if it is the same mailbox', async () => {
    const { updateMember, email } = await eve(20 * MINUTE_MS);
    expect([(await updateMember({ email: 'Eve@Example.org' })).status, await email()]).to.deep.equal([
      200,
      'Eve@Example.org',
    ]);
  });

  it('cannot be removed', async () => {
    const { updateMember, email } = await eve();
    for (const value of [null, '']) expect((await updateMember({ email: value })).status).to.equal(422);
    expect(await email()).to.equal('eve@example.org');
  });

  it('expires after three days to the millisecond', async () => {
    for (const [ago, status] of [
      [3 * DAY_MS - 1, 200],
      [3 * DAY_MS, 404],
    ] as const) {
      const { club, updateMember } = await eve();
      await updateMember({ email: fresh });
      const confirmLink = club.clock.now;
      const { token } = await mailed(club);
      club.clock.now = confirmLink + ago;
      expect((await confirm(club, token('confirm'))).status).to.equal(status);
    }
  });

  it('is void after a newer one, after cancelling, and after the person is deleted', async () => {
    const { club, updateMember, sendRequest, ids, email } = await eve();
    await updateMember({ email: 'first@example.org' });
    const first = await mailed(club);
    await updateMember({ email: fresh });
    const second = await mailed(club);
    expect((await confirm(club, first.token('confirm'))).status).to.equal(404);
    expect((await undo(club, first.token('undo'))).status).to.equal(404);
    expect((await sendRequest('DELETE', `/portal/email-changes/${ids.eve}`)).status).to.equal(204);
    expect((await confirm(club, second.token('confirm'))).status).to.equal(404);
    await updateMember({ email: fresh });
    const third = await mailed(club);
    expect(await email()).to.equal('eve@example.org');
    await club.api.deletePerson({ list_id: 'member', person_id: ids.eve });
    expect((await confirm(club, third.token('confirm'))).status).to.equal(404);
    expect(await databaseDump(club)).to.not.include(fresh);
  });

  it('does not override an address that the club has set since', async () => {
    const { club, updateMember, ids, email } = await eve();
    await updateMember({ email: fresh });
    const { token } = await mailed(club);
    await club.api.updatePerson({ list_id: 'member', person_id: ids.eve, body: { email: 'club@example.org' } });
    expect([(await confirm(club, token('confirm'))).status, await email()]).to.deep.equal([404, 'club@example.org']);
    expect([(await undo(club, token('undo'))).status, await email()]).to.deep.equal([404, 'club@example.org']);
  });

  it('opens no session: its token and the token of a sign-in link cannot replace each other', async () => {
    const { club, updateMember } = await eve();
    await updateMember({ email: fresh });
    const { token } = await mailed(club);
    for (const purpose of ['confirm', 'undo'] as const) {
      const body = { token: token(purpose) };
      for (const path of ['links', 'sessions'])
        expect((await club.request('POST', `/public/club/portal/${path}`, { body })).status).to.equal(404);
    }
    const link = (await requestMailedLink(club, 'eve@example.org'))!;
    expect([(await confirm(club, link)).status, (await undo(club, link)).status]).to.deep.equal([404, 404]);
    expect([(await confirm(club, token('undo'))).status, (await undo(club, token('confirm'))).status]).to.deep.equal([
      404, 404,
    ]);
  });

  it('changes one person only if a family shares the old one', async () => {
    const { club, ids } = await clubWithMembers();
    const { sendRequest } = await signInByMail(club, 'bob@example.org');
    await sendRequest('PUT', `/lists/member/persons/${ids.bob}`, { body: { email: fresh } });
    await confirm(club, (await mailed(club)).token('confirm'));
    const { data } = await club.api.readPerson({ list_id: 'member', person_id: ids.ada });
    expect(data.email).to.equal('bob@example.org');
    expect(await requestMailedLink(club, fresh)).to.match(/^[\w-]{43}$/);
  });

  it('cannot be cancelled or mailed again by another member', async () => {
    const { updateMember, sendRequest, ids, club } = await eve();
    await updateMember({ email: fresh });
    await club.deliverMails();
    const other = await signInByMail(club, 'bob@example.org');
    for (const [method, path] of [
      ['DELETE', `/portal/email-changes/${ids.eve}`],
      ['POST', `/portal/email-changes/${ids.eve}/mails`],
    ] as const) {
      const body = method === 'POST' ? { body: {} } : {};
      expect((await other.sendRequest(method, path, body)).status).to.equal(404);
      expect((await club.request(method, `/public/club${path}`, body)).status).to.equal(401);
    }
    expect((await sendRequest('POST', `/portal/email-changes/${ids.eve}/mails`, { body: {} })).status).to.equal(202);
    const repeated = await mailed(club);
    expect((await confirm(club, repeated.token('confirm'))).status).to.equal(200);
  });

  it('is changed at once by the club’s own key', async () => {
    const { club, ids, email } = await eve();
    await club.api.updatePerson({ list_id: 'member', person_id: ids.eve, body: { email: fresh } });
    expect(await email()).to.equal(fresh);
  });
});

describe('the link in the mail to the old address', () => {
  it('stops a change that is pending, and signs everybody out', async () => {
    const { club, updateMember, sendRequest, email } = await eve();
    await updateMember({ email: fresh });
    const { token } = await mailed(club);
    expect((await undo(club, token('undo'))).status).to.equal(200);
    expect((await confirm(club, token('confirm'))).status).to.equal(404);
    expect([await email(), (await sendRequest('GET', '/portal/fees')).status]).to.deep.equal(['eve@example.org', 401]);
  });

  for (const [what, after, status] of [
    ['takes a confirmed change back for seven days', 7 * DAY_MS - 1, 200],
    ['does not after', 7 * DAY_MS, 404],
  ] as const)
    it(what, async () => {
      const { club, updateMember, email } = await eve();
      await updateMember({ email: fresh });
      const { token } = await mailed(club);
      const confirmed = club.clock.now;
      await confirm(club, token('confirm'));
      club.clock.now = confirmed + after;
      expect([(await undo(club, token('undo'))).status, await email()]).to.deep.equal([
        status,
        status === 200 ? 'eve@example.org' : fresh,
      ]);
    });

  it('reverts all later changes, and ends the sessions of the new address', async () => {
    const { club, updateMember, ids, email } = await eve();
    await updateMember({ email: fresh });
    await confirm(club, (await mailed(club)).token('confirm'));
    const noticeMail = await mailed(club);
    const thief = await signInByMail(club, fresh);
    await thief.sendRequest('PUT', `/lists/member/persons/${ids.eve}`, { body: { email: 'third@example.org' } });
    await confirm(club, (await mailed(club)).token('confirm'));
    const late = (await mailed(club)).token('undo');
    expect(await email()).to.equal('third@example.org');
    const third = await signInByMail(club, 'third@example.org');
    expect((await undo(club, noticeMail.token('undo'))).status).to.equal(200);
    expect(await email()).to.equal('eve@example.org');
    expect((await third.sendRequest('GET', '/portal/fees')).status).to.equal(401);
    expect([(await undo(club, late)).status, await email()]).to.deep.equal([404, 'eve@example.org']);
  });
});

describe('the pages behind these links', () => {
  for (const purpose of ['confirm', 'undo'] as const)
    it(`keep the link valid when they are opened 50 times, and name no person: ${purpose}`, async () => {
      const { club, updateMember, email } = await eve();
      await updateMember({ email: fresh });
      const { token } = await mailed(club);
      let text = '';
      for (let count = 0; count < 50; count++)
        text = await (await club.request('GET', `/portal/club/email/${purpose}?lang=fr`)).text();
      expect(text).to.not.match(/Eve|example\.org|per_/);
      expect(text)
        .to.include('lang="fr"')
        .and.to.include(purpose === 'confirm' ? 'Confirmer' : 'Garder');
      expect(await email()).to.equal('eve@example.org');
      expect((await portalClient(club).confirmEmail({ body: { token: token('confirm') } })).data).to.deep.equal({});
    });
});

import { expect } from 'chai';
import { applicationsIn, decideApplications } from '../../../src/backend/commands/shared/applications.js';
import { CommandError } from '../../../src/backend/commands/shared/faults.js';
import { issuesIn } from '../../support/backend.js';
import { confirmedCamp, family, HOUR_MS, linkOf, named, visitor } from './confirmed-camp.js';

describe('a registration whose address has to be confirmed', () => {
  it('takes a place, is counted nowhere else, and is mailed to its address without a name', async () => {
    const { register, mails, states, persons } = await confirmedCamp();
    const answer = (await (await register({ ...visitor, allergies: 'Nuts' })).json()) as { data: object };
    expect(answer.data).to.include({ unconfirmed: true });
    const [mail, ...furtherMails] = await mails();
    expect(furtherMails).to.deep.equal([]);
    expect(mail!.to).to.deep.equal({ name: '', address: visitor.email });
    expect(mail!.attachments ?? []).to.deep.equal([]);
    expect(mail!.subject).to.equal('Please confirm: Camp');
    for (const text of [mail!.subject, mail!.text, mail!.html])
      for (const secret of ['Ada', 'Lovelace', 'Nuts', 'See you there', '50'])
        expect(text).not.to.contain(secret === '50' ? '50.00' : secret);
    expect(linkOf(mail!)).to.match(/^https:\/\/turnout\.test\/portal\/club\/camp\/confirmation\?lang=en#[\w-]{43}$/);
    expect([await states(), (await persons()).length]).to.deep.equal([['Ada unconfirmed'], 1]);
  });

  it('counts once the button was pressed, and then gets the usual mail', async () => {
    const { register, mails, confirm, states, ensureFees, store, workspace_id, deliverMails } = await confirmedCamp();
    await register(visitor);
    const [mail] = await mails();
    const before = await store.registrations.withoutFee('', 9);
    const answer = await confirm(linkOf(mail!));
    expect([answer.status, await answer.json()]).to.deep.equal([
      200,
      { data: { organisation: 'Club', title: 'Camp', state: 'registered' } },
    ]);
    const after = await store.registrations.withoutFee('', 9);
    expect([before.length, after.length, await states()]).to.deep.equal([0, 1, ['Ada registered']]);
    const [confirmation, ...furtherMails] = await deliverMails();
    expect(furtherMails).to.deep.equal([]);
    expect(confirmation!.subject).to.equal('Registered: Camp');
    expect(confirmation!.text).to.contain('Ada');
    expect(confirmation!.attachments?.map(({ filename }) => filename)).to.deep.equal(['camp.ics']);
    expect(linkOf(confirmation!)).to.match(/portal\/club\/camp\?lang=en#/);
    const workspace = (await store.workspaces.byId(workspace_id))!;
    expect((await ensureFees(workspace, after)).size).to.equal(1);
  });

  it('is confirmed with its whole family by one button, once', async () => {
    const { register, mails, confirm, states, deliverMails } = await confirmedCamp();
    for (const name of ['Ada', 'Bob', 'Eve']) await register(named(name, 'Ada@example.org'), { headers: family });
    const [mail, ...furtherMails] = await mails();
    expect(furtherMails).to.deep.equal([]);
    const presses = await Promise.all([confirm(linkOf(mail!)), confirm(linkOf(mail!))]);
    presses.push(await confirm(linkOf(mail!)));
    expect(presses.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    expect(await states()).to.deep.equal(['Ada registered', 'Bob registered', 'Eve registered']);
    expect((await deliverMails()).map(({ subject }) => subject)).to.deep.equal(['Registered: Camp']);
  });

  it('is not confirmed by the owner of another address of the family', async () => {
    const { register, mails, confirm, states } = await confirmedCamp();
    await register(named('Eve'), { headers: family });
    await register(named('Victim'), { headers: family });
    const sent = await mails();
    expect(sent.map(({ to }) => to.address).sort()).to.deep.equal(['eve@example.org', 'victim@example.org']);
    await confirm(linkOf(sent.find(({ to }) => to.address === 'eve@example.org')!));
    expect(await states()).to.deep.equal(['Eve registered', 'Victim unconfirmed']);
  });

  it('does not change when its link is opened', async () => {
    const { register, mails, request, states } = await confirmedCamp();
    await register(visitor);
    const [mail] = await mails();
    const url = new URL(linkOf(mail!));
    const token = url.hash.slice(1);
    const opened = await Promise.all([
      ...['GET', 'HEAD', 'OPTIONS'].map((method) => request(method, url.pathname + url.search)),
      request('POST', '/public/club/registrations/links', { body: { token } }),
      request('POST', '/public/club/registrations/sessions', { body: { token } }),
    ]);
    expect(opened.slice(3).map(({ status }) => status)).to.deep.equal([404, 404]);
    expect(await states()).to.deep.equal(['Ada unconfirmed']);
  });

  it('is not confirmed by a link to one’s own registrations', async () => {
    const { register, mails, confirm, deliverMails } = await confirmedCamp();
    await register(visitor);
    const [mail] = await mails();
    await confirm(linkOf(mail!));
    const [registered] = await deliverMails();
    expect((await confirm(linkOf(registered!))).status).to.equal(404);
  });

  it('has one mail however often it is sent again under its key', async () => {
    const { register, mails } = await confirmedCamp();
    const sent = [];
    for (let tries = 0; tries < 5; tries++) sent.push(await register(visitor, { idempotencyKey: 'the same' }));
    expect(sent.map(({ status }) => status)).to.deep.equal([201, 201, 201, 201, 201]);
    expect(await mails()).to.have.lengthOf(1);
    expect(await mails()).to.deep.equal([]);
  });

  it('gets its mail again by the id of the answer, which does not tell whether one was sent', async () => {
    const { register, mails, idOf, resend, confirm, states } = await confirmedCamp();
    const id = await idOf(await register(visitor));
    await mails();
    const answers = await Promise.all([resend(id), resend('per_unknown')]);
    expect(await Promise.all(answers.map(async (one) => [one.status, await one.text()]))).to.deep.equal([
      [202, '{"data":{}}'],
      [202, '{"data":{}}'],
    ]);
    const repeated = await mails();
    expect(repeated.map(({ subject }) => subject)).to.deep.equal(['Please confirm: Camp']);
    await confirm(linkOf(repeated[0]!));
    await mails();
    await resend(id);
    expect([await states(), await mails()]).to.deep.equal([['Ada registered'], []]);
  });

  it('is in no notice and has no fee while it waits, and no place is oversold', async () => {
    const { register, states } = await confirmedCamp();
    for (const name of ['Ada', 'Bob', 'Eve']) await register(named(name));
    expect(await issuesIn(await register(named('Fourth')))).to.deep.equal([['list_id', 'full']]);
    expect(await states()).to.deep.equal(['Ada unconfirmed', 'Bob unconfirmed', 'Eve unconfirmed']);
  });

  it('cannot be accepted as an application before it is confirmed', async () => {
    const { register, mails, confirm, store } = await confirmedCamp();
    await register({ ...named('Bob'), creation_behaviour: 'unconfirmed' }, { form: 'join', list_id: 'member' });
    const states = async () =>
      (await applicationsIn(store, 'club')).applications.map(({ registration }) => registration?.state);
    const accept = async () => {
      const { applications } = await applicationsIn(store, 'club');
      return decideApplications(
        store,
        { slug: 'club', ids: applications.map(({ person }) => person.id) },
        async () => {},
      );
    };
    const before = await states();
    const early = await accept().catch((error: unknown) => error);
    expect(early)
      .to.be.instanceOf(CommandError)
      .with.property('message')
      .that.matches(
        /^The e-mail address of per_\w+ is not confirmed yet: unconfirmed until 2026-.*\. Nothing was done\.$/,
      );
    for (const mail of await mails()) await confirm(linkOf(mail));
    expect([before, await states(), (await accept()).decided.map(({ name }) => name)]).to.deep.equal([
      ['unconfirmed'],
      ['applied'],
      ['Bob Lovelace'],
    ]);
  });

  it('becomes a waiting registration or an application, as the form says', async () => {
    const { register, mails, confirm, states, deliverMails } = await confirmedCamp();
    await register(named('Eve'), { form: 'queue' });
    await register({ ...named('Bob'), creation_behaviour: 'unconfirmed' }, { form: 'join', list_id: 'member' });
    const sent = await mails();
    expect(sent.map(({ subject }) => subject).sort()).to.deep.equal([
      'Please confirm: Camp',
      'Please confirm: Join us',
    ]);
    for (const mail of sent) await confirm(linkOf(mail));
    expect([...(await states('queue')), (await deliverMails()).map(({ subject }) => subject).sort()]).to.deep.equal([
      'Eve waiting',
      ['Application received: Join us', 'Waiting list: Camp'],
    ]);
  });
});

describe('a registration that is not confirmed', () => {
  it('is deleted after 24 hours, and its place goes to the longest waiting', async () => {
    const { register, mails, confirm, states, run, clock, reports } = await confirmedCamp();
    for (const name of ['Ada', 'Bob', 'Eve']) await register(named(name));
    const startedAt = clock.now;
    for (const mail of await mails()) if (mail.to.address !== 'eve@example.org') await confirm(linkOf(mail));
    for (const name of ['First', 'Second']) {
      await register(named(name), { form: 'queue' });
      clock.now += 1;
    }
    for (const mail of await mails()) if (mail.subject.startsWith('Please')) await confirm(linkOf(mail));
    clock.now = startedAt + 24 * HOUR_MS - 100;
    await run();
    expect(await states()).to.deep.equal(['Ada registered', 'Bob registered', 'Eve unconfirmed']);
    clock.now += 100;
    await run();
    expect([await states(), await states('queue')]).to.deep.equal([
      ['Ada registered', 'Bob registered'],
      ['First offered', 'Second waiting'],
    ]);
    expect(reports).to.deep.equal([]);
  });

  it('causes no further mail, and its link says that it is gone', async () => {
    const { register, mails, confirm, run, clock, persons } = await confirmedCamp();
    await register(visitor);
    const [mail] = await mails();
    clock.now += 24 * HOUR_MS;
    const late = await confirm(linkOf(mail!));
    await run();
    const gone = await confirm(linkOf(mail!));
    expect([late.status, gone.status, await persons(), await mails()]).to.deep.equal([404, 404, [], []]);
  });

  it('is either deleted or confirmed if both happen at once', async () => {
    for (const order of [0, 1]) {
      const { register, mails, confirm, run, clock, states, store, workspace_id, deliverMails } = await confirmedCamp();
      await register(visitor);
      const [mail] = await mails();
      // the lifecycle of another process, whose clock is ahead
      const expire = async () => {
        const [row] = await store.registrations.overdue('unconfirmed', clock.now + 24 * HOUR_MS, 9);
        return store.transaction(
          async ({ registrations, erasures }) =>
            (await registrations.withdraw(row!, clock.now)) &&
            (await erasures.erase(workspace_id, row!.list_id, [row!.person_id])) > 0,
        );
      };
      const responses = order ? [confirm(linkOf(mail!)), expire()] : [expire(), confirm(linkOf(mail!))];
      const results = await Promise.all<Response | boolean>(responses);
      const expired = results.find((one) => typeof one === 'boolean');
      const { status } = results.find((one) => typeof one !== 'boolean')!;
      await run();
      expect(status).to.equal(expired ? 404 : 200);
      expect([await states(), (await deliverMails()).length]).to.deep.equal(
        expired ? [[], 0] : [['Ada registered'], 1],
      );
      expect(await store.inspection.wrongPlaceCounts()).to.deep.equal([]);
      expect(await store.inspection.unmatchedChanges()).to.deep.equal([]);
    }
  });

  it('is deleted at once and without a mail when the family cancels it', async () => {
    const { register, mails, confirm, states, request, persons, deliverMails } = await confirmedCamp();
    await register(named('Eve'), { headers: family });
    await register(named('Victim'), { headers: family });
    const sent = await mails();
    await confirm(linkOf(sent.find(({ to }) => to.address === 'eve@example.org')!));
    const [registered] = await deliverMails();
    const token = linkOf(registered!).split('#')[1];
    const session = await request('POST', '/public/club/registrations/sessions', { body: { token } });
    const { data } = (await session.json()) as { data: { token: string } };
    const headers = { authorization: `Bearer ${data.token}` };
    const read = await request('GET', '/public/club/registrations/current', { headers });
    const { registrations } = ((await read.json()) as { data: { registrations: { id: string; state: string }[] } })
      .data;
    const { id } = registrations.find(({ state }) => state === 'unconfirmed')!;
    const cancelled = await request('DELETE', `/public/club/registrations/current/${id}`, { headers });
    expect([cancelled.status, await states(), (await persons()).length, await mails()]).to.deep.equal([
      204,
      ['Eve registered'],
      1,
      [],
    ]);
  });
});

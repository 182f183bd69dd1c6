import { expect } from 'chai';
import { DeliveryUnknownError, UndeliverableError, type MailMessage } from '../../../src/backend/mail/index.js';
import { MAIL_LEASE_MS } from '../../../src/backend/store/index.js';
import { requestService, databaseDump, synchronise, type Club } from '../../support/service-requests.js';
import { moves } from './sign-in-mail.js';
import { portalClient, sharedEmail, clubWithMembers } from '../../support/member-sign-in.js';

const [minute, day] = [60_000, 24 * 3600_000];

/** A club where somebody has asked for a link, and what becomes of the first tries to send it. */
async function requestLinkWith(...tries: (Error | 'sent')[]) {
  const { club, ids } = await clubWithMembers();
  const attempts: MailMessage[] = [];
  const { send } = club.mailTransport;
  club.mailTransport.send = async (mail) => {
    attempts.push(mail);
    const result = tries.shift() ?? 'sent';
    if (result !== 'sent') throw result;
    await send(mail);
  };
  await portalClient(club).requestLink({ body: { email: sharedEmail } });
  /** Looks into the outbox again after a time. */
  const after = async (milliseconds: number) => {
    club.clock.now += milliseconds;
    return club.deliverMails();
  };
  return { club, ids, attempts, after };
}

const broken = () => new Error(`connect ECONNREFUSED, for ${sharedEmail}`);
const waiting = async ({ store }: Club) => (await store.outbox.count()).waiting;

describe('a mail', () => {
  it('is sent once, and deleted', async () => {
    const { club, attempts, after } = await requestLinkWith();
    const first = await after(0);
    const later = [...(await after(minute)), ...(await after(day))];
    expect([first.length, later, attempts.length, await waiting(club)]).to.deep.equal([1, [], 1, 0]);
    expect(await databaseDump(club)).to.not.include('link_request');
  });

  it('is sent once by concurrent workers', async () => {
    const { club, attempts } = await requestLinkWith();
    club.clock.now += 5_000;
    const counts = await Promise.all(Array.from({ length: 5 }, () => club.mailSender.sendDue()));
    expect([attempts.length, counts.reduce((sum, count) => sum + count)]).to.deep.equal([1, 1]);
  });

  it('is delayed, to hide the time of the request', async () => {
    const { club } = await requestLinkWith();
    await club.mailSender.sendDue();
    expect([club.sentMails, await waiting(club)]).to.deep.equal([[], 1]);
  });

  it('waits without a transport', async () => {
    const { club, after } = await requestLinkWith(broken());
    const retriedMails = await after(0);
    const [mail] = await after(minute);
    expect([retriedMails, mail?.repeat, await waiting(club)]).to.deep.equal([[], false, 0]);
  });

  it('is tried with growing delays under the same Message-ID', async () => {
    const { attempts, after } = await requestLinkWith(broken(), broken(), broken());
    const counts = [];
    for (const wait of [0, minute, minute, minute, 4 * minute]) {
      await after(wait);
      counts.push(attempts.length);
    }
    expect(counts).to.deep.equal([1, 2, 2, 3, 4]);
    expect([new Set(attempts.map(({ id }) => id)).size, attempts.some(({ repeat }) => repeat)]).to.deep.equal([
      1,
      false,
    ]);
    expect(attempts[0]!.id).to.match(/^[0-9a-z]+@turnout\.test$/);
  });

  it('is marked as a repeat after an unknown outcome', async () => {
    const { attempts, after } = await requestLinkWith(new DeliveryUnknownError('the line broke'));
    await after(0);
    const [mail] = await after(minute);
    const [first] = attempts;
    expect([first?.repeat, mail?.repeat, mail?.id]).to.deep.equal([false, true, first?.id]);
    expect(mail!.text).to.include('\n\nDiese E-Mail ist vielleicht schon einmal angekommen.\n\n');
    expect(mail!.html).to.include('<p>Diese E-Mail ist vielleicht schon einmal angekommen.</p>');
    expect(first!.text).to.not.include('vielleicht');
  });

  it('is marked as a repeat when its sender has died', async () => {
    const { club, after } = await requestLinkWith();
    club.clock.now += 5_000;
    await club.store.outbox.claim(club.clock.now);
    const meanwhile = await after(MAIL_LEASE_MS - 10_000);
    const [mail] = await after(10_000);
    expect([meanwhile, mail?.repeat]).to.deep.equal([[], true]);
  });

  it('is marked as a repeat when its sending could not be recorded', async () => {
    const { club, after } = await requestLinkWith();
    const { outbox } = club.store;
    const { sent } = outbox;
    outbox.sent = () => {
      outbox.sent = sent;
      return Promise.reject(new Error('disk full'));
    };
    const [first] = await after(0);
    const [second] = await after(minute);
    expect([first?.repeat, second?.repeat, second?.id === first?.id, await waiting(club)]).to.deep.equal([
      false,
      true,
      true,
      0,
    ]);
  });

  it('that is refused for good is not tried again, and is deleted', async () => {
    const { club, attempts, after } = await requestLinkWith(new UndeliverableError('550'));
    for (const wait of [0, minute, day]) await after(wait);
    expect([attempts.length, await club.store.outbox.count()]).to.deep.equal([1, { waiting: 0, given_up: 0 }]);
  });

  it('that is being sent is completed before the error of another is reported', async () => {
    const { club, attempts } = await requestLinkWith();
    const { send } = club.mailTransport;
    let handOver = () => {};
    const handedOver = new Promise<void>((resolve) => (handOver = resolve));
    club.mailTransport.send = async (mail) => {
      await handedOver;
      await send(mail);
    };
    const { outbox } = club.store;
    const { claim } = outbox;
    let claims = 0;
    outbox.claim = (now) => (claims++ ? Promise.reject(new Error('away')) : claim(now));
    club.clock.now += 5_000;
    const run = club.mailSender.sendDue().then(
      () => 'done',
      (error: Error) => `${error.message}, ${attempts.length} sent`,
    );
    setTimeout(handOver, 50);
    expect([await run, await waiting(club)]).to.deep.equal(['away, 1 sent', 0]);
  });

  it('does not delay others', async () => {
    const { club, after } = await requestLinkWith(broken());
    for (let time = 0; time < 6; time++) await portalClient(club).requestLink({ body: { email: 'eve@example.org' } });
    expect((await after(0)).length).to.equal(6);
  });

  it('reports its error to the operator', async () => {
    const [refusal, late] = [
      new UndeliverableError('A mail could not be handed over: 550'),
      new DeliveryUnknownError('late'),
    ];
    const { club, after } = await requestLinkWith(refusal, late);
    await portalClient(club).requestLink({ body: { email: 'eve@example.org' } });
    await after(0);
    expect(club.reports).to.have.members([refusal, late]);
  });

  it('is sent again for a second request, and both links work', async () => {
    const { club, attempts, after } = await requestLinkWith();
    await after(0);
    await portalClient(club).requestLink({ body: { email: sharedEmail } });
    await after(0);
    const tokens = attempts.map(({ text }) => /#([\w-]{43})/.exec(text)![1]!);
    const statuses = [];
    for (const token of tokens)
      statuses.push((await club.request('POST', '/public/club/portal/links', { body: { token } })).status);
    expect([statuses, new Set(tokens).size, new Set(attempts.map(({ id }) => id)).size]).to.deep.equal([
      [200, 200],
      2,
      2,
    ]);
  });
});

describe('a mail about somebody who is deleted', () => {
  it('is not sent, and the request is deleted', async () => {
    const { club, attempts, after } = await requestLinkWith();
    await requestService(club, 'DELETE', '/lists/member/persons/bob');
    await requestService(club, 'DELETE', '/lists/member/persons/ada');
    await after(0);
    expect([attempts, (await databaseDump(club)).includes(sharedEmail)]).to.deep.equal([[], false]);
  });

  it('is not sent when the person is deleted between two attempts', async () => {
    const { club, ids, attempts, after } = await requestLinkWith(broken());
    await after(0);
    for (const person_id of [ids.bob, ids.ada]) await club.api.deletePerson({ list_id: 'member', person_id });
    await after(minute);
    expect([attempts.length, await waiting(club)]).to.deep.equal([1, 0]);
  });

  it('is not sent to an earlier address, and is deleted', async () => {
    const { club, ids } = await clubWithMembers();
    await moves(club, ids.eve, 'new@example.org');
    const before = (await databaseDump(club)).includes('eve@example.org');
    await club.api.deletePerson({ list_id: 'member', person_id: ids.eve });
    const after = await databaseDump(club);
    const leaked = ['eve@example.org', 'new@example.org'].filter((email) => after.includes(email));
    const tables = (JSON.parse(after) as [string, unknown][]).filter(([, rows]) =>
      JSON.stringify(rows).includes(ids.eve),
    );
    // the feed of changes tells integrators whom to delete
    expect(tables.map(([name]) => name)).to.deep.equal(['latest_change']);
    expect([before, leaked, await club.deliverMails()]).to.deep.equal([true, [], []]);
  });
});

describe('the notice to an earlier address', () => {
  const mailsAfter = async (change: (club: Club, ids: { bob: string; eve: string }) => Promise<unknown>) => {
    const { club, ids } = await clubWithMembers();
    await change(club, ids);
    return (await club.deliverMails()).map(({ to, subject, person_ids }) => [to.address, subject, person_ids.length]);
  };
  const subject = 'Club: E-Mail-Adresse geändert';

  for (const [what, email] of [
    ['another address', 'new@example.org'],
    ['no address', null],
  ] as const)
    it(`goes to the old one, of a member who is given ${what}`, async () => {
      expect(await mailsAfter((club, { eve }) => moves(club, eve, email))).to.deep.equal([
        ['eve@example.org', subject, 1],
      ]);
    });

  it('goes to each of several old ones', async () => {
    const mails = await mailsAfter(async (club, { eve }) => {
      await moves(club, eve, 'second@example.org');
      await moves(club, eve, 'third@example.org');
    });
    expect(mails.map(([to]) => to)).to.have.members(['eve@example.org', 'second@example.org']);
  });

  for (const [what, change] of [
    [
      'who had none',
      async (club: Club) => {
        const { data } = await club.api.createPerson({ list_id: 'member', body: { name: { first_name: 'Zoë' } } });
        await moves(club, data.id, 'zoe@example.org');
      },
    ],
    ['whose address is the same', (club: Club, { eve }: { eve: string }) => moves(club, eve, 'EVE@example.org')],
    ['who is synchronised', (club: Club) => synchronise(club, [{ external_id: 'eve', email: 'new@example.org' }])],
    [
      'who is no member but comes along',
      async (club: Club) => {
        const list_id = await club.listOf('camp');
        const person = { name: { first_name: 'Kim' }, email: 'kim@example.org', size: 'M' };
        const { data } = await club.api.createPerson({ list_id, body: person });
        await club.api.updatePerson({ list_id, person_id: data.id, body: { email: 'new@example.org' } });
      },
    ],
    ['whose change is refused', (club: Club, { eve }: { eve: string }) => moves(club, eve, 'new').catch(() => {})],
  ] as const)
    it(`is not sent for a person ${what}`, async () => {
      expect(await mailsAfter(change)).to.deep.equal([]);
    });
});

import { expect } from 'chai';
import { backend } from '../../support/backend.js';
import { countedParts } from '../../support/service-requests.js';
import { clubWithMembers } from '../../support/member-sign-in.js';

const path = '/public/club/portal/link-requests';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const email = 'eve@example.org';
const looseLimit = { limit: 1_000_000, periodMs: MINUTE_MS };

/** A club that counts mails, and the reasons for which some were not sent. */
async function counting(rates = {}) {
  const { club, ids } = await clubWithMembers();
  const reasons: string[] = [];
  const limited = await backend({
    engine: club.engine,
    rates: { links: looseLimit, writing: looseLimit, ...rates },
    mailRefused: (reason) => reasons.push(reason),
  });
  return { club: limited, reasons, ids };
}

describe('mails with sign-in links to one address', () => {
  it('are at most 20 in any 24 hours, for any number of requests and spellings', async () => {
    const { club, reasons } = await counting();
    const sent: number[] = [];
    // two days and a half, asked for every ten minutes
    for (let attempt = 0; attempt < 360; attempt++) {
      await club.request('POST', path, { body: { email: attempt % 2 ? email : email.toUpperCase() } });
      for (const mail of await club.deliverMails()) {
        expect(mail.to.address).to.equal(email);
        sent.push(club.clock.now);
      }
      club.clock.now += 10 * MINUTE_MS - 5_000;
    }
    const inDay = sent.map((from) => sent.filter((at) => at >= from && at < from + DAY_MS).length);
    expect([Math.max(...inDay), sent.length, reasons.includes('address_cap')]).to.deep.equal([20, 60, true]);
  });

  it('end silently: the response is the same, and others get their mails', async () => {
    const { club } = await counting({ mails: looseLimit });
    const first = await countedParts(await club.request('POST', path, { body: { email } }));
    for (let attempt = 1; attempt < 25; attempt++) await club.request('POST', path, { body: { email } });
    expect((await club.deliverMails()).length).to.equal(20);
    const last = await countedParts(await club.request('POST', path, { body: { email } }));
    expect(last).to.deep.equal({ ...first, left: first.left - 25 });
    await club.request('POST', path, { body: { email: 'bob@example.org' } });
    expect((await club.deliverMails()).map(({ to }) => to.address)).to.deep.equal(['bob@example.org']);
  });

  it('are counted in the store, across processes', async () => {
    const { club } = await counting({ mails: looseLimit });
    for (let attempt = 0; attempt < 20; attempt++) await club.request('POST', path, { body: { email } });
    expect((await club.deliverMails()).length).to.equal(20);
    const other = await backend({ engine: club.engine, rates: { mails: looseLimit, links: looseLimit } });
    other.clock.now = club.clock.now;
    await other.request('POST', path, { body: { email } });
    expect(await other.deliverMails()).to.deep.equal([]);
  });
});

describe('mails of one workspace', () => {
  it('end at the daily cap, which is logged once an hour and counted', async () => {
    const { club, reasons } = await counting({ mails: looseLimit, workspaceMails: { limit: 2, periodMs: DAY_MS } });
    for (const one of [email, 'bob@example.org', email, email])
      await club.request('POST', path, { body: { email: one } });
    expect((await club.deliverMails()).length).to.equal(2);
    expect(reasons).to.deep.equal(['workspace_cap', 'workspace_cap']);
    expect(club.reports.map((error) => (error as { code: string }).code)).to.deep.equal(['MAIL_CAP_REACHED']);
  });

  it('are not used up by requests for unknown addresses', async () => {
    const { club } = await counting({ mails: looseLimit, workspaceMails: { limit: 1, periodMs: DAY_MS } });
    for (let attempt = 0; attempt < 5; attempt++)
      await club.request('POST', path, { body: { email: `x${attempt}@example.org` } });
    await club.deliverMails();
    await club.request('POST', path, { body: { email } });
    expect((await club.deliverMails()).map(({ to }) => to.address)).to.deep.equal([email]);
  });
});

describe('mails about registrations above the cap of a workspace', () => {
  const name = { first_name: 'Eve', last_name: 'Moore' };

  it('wait, and do not count for their address when they are tried again', async () => {
    const { club, reasons } = await counting({ mails: looseLimit, workspaceMails: { limit: 1, periodMs: DAY_MS } });
    for (const one of ['bob@example.org', email]) {
      await club.register({ name, email: one, size: 'M' });
      club.clock.now += 10_000;
    }
    const first = await club.deliverMails();
    // eight hours: more tries than an address has mails a day
    for (let tries = 0; tries < 48; tries++) {
      club.clock.now += 10 * MINUTE_MS;
      await club.deliverMails();
    }
    expect([first.length, club.sentMails.length, reasons.includes('address_cap')]).to.deep.equal([1, 1, false]);
    club.clock.now += DAY_MS;
    expect((await club.deliverMails()).map(({ to }) => to.address)).to.deep.equal([email]);
  });

  it('are not fewer after restarts of the server', async () => {
    const { club } = await counting({ mails: looseLimit });
    const restarted = () =>
      backend({ engine: club.engine, rates: { links: looseLimit, writing: looseLimit, mails: looseLimit } });
    let sent = 0;
    for (let start = 0; start < 40; start++) {
      const one = await restarted();
      one.clock.now = club.clock.now;
      await one.register({ name, email: `eve${start}@example.org`, size: 'M' });
      one.clock.now += 10_000;
      sent += (await one.deliverMails()).length;
      club.clock.now = one.clock.now;
    }
    expect(sent).to.equal(40);
  });
});

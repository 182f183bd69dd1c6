import { expect } from 'chai';
import {
  statusOf,
  clubWithDesk,
  deskClientOf,
  deskClub,
  requestDeskMail,
  signInAtDesk,
} from '../../support/desk-sign-in.js';
import { databaseDump, responseParts } from '../../support/service-requests.js';
import { deviceSecret, otherCode } from '../../support/sign-in-code.js';
import { portalClient } from '../../support/member-sign-in.js';

const MINUTE_MS = 60_000;
const owner = 'owner@club.example';

describe('the sign-in of organisers', () => {
  it('mails a link to the address as the file spells it, whatever capitals are typed', async () => {
    const club = await clubWithDesk();
    const { mails } = await requestDeskMail(club, 'OWNER@club.example');
    expect(mails.map(({ to }) => to)).to.deep.equal([{ name: 'Petra', address: 'Owner@club.example' }]);
    expect(mails[0]!.text).to.include('https://turnout.test/portal/club/desk#');
  });

  it('answers the same for every address, and mails nothing to one that is no organiser', async () => {
    const club = await clubWithDesk();
    const requestLink = async (email: string) =>
      responseParts(await club.request('POST', '/public/club/desk/link-requests', { body: { email } }));
    const answer = await requestLink(owner);
    expect((await club.deliverMails()).length).to.equal(1);
    expect(await requestLink('mallory@example.org')).to.deep.equal(answer);
    expect(await club.deliverMails()).to.deep.equal([]);
  });

  it('takes a link once, for 15 minutes', async () => {
    const club = await clubWithDesk();
    const client = deskClientOf(club);
    const { token } = await requestDeskMail(club, owner);
    const open = (link = token) => statusOf(client.openDeskSession({ body: { token: link! } }));
    expect([await open(), await open()]).to.deep.equal([200, 404]);
    const late = await requestDeskMail(club, owner);
    club.clock.now += 15 * MINUTE_MS;
    expect(await open(late.token)).to.equal(404);
  });

  it('opens one session where a link is sent twice at once', async () => {
    const club = await clubWithDesk();
    const { token } = await requestDeskMail(club, owner);
    const open = () => statusOf(deskClientOf(club).openDeskSession({ body: { token: token! } }));
    expect((await Promise.all([open(), open(), open()])).sort()).to.deep.equal([200, 404, 404]);
  });

  it('takes the code on the device that asked for it, once, and with it the link', async () => {
    const club = await clubWithDesk();
    const { code, token } = await requestDeskMail(club, owner, { device: 'A' });
    const redeem = (typed: string, device = 'A') =>
      statusOf(deskClientOf(club).redeemDeskCode({ body: { code: typed, device_secret: deviceSecret(device) } }));
    expect(await redeem(code!, 'B')).to.equal(404);
    expect(await redeem(otherCode(code!))).to.equal(422);
    expect(await redeem(code!)).to.equal(200);
    expect(await redeem(code!)).to.equal(404);
    expect(await statusOf(deskClientOf(club).openDeskSession({ body: { token: token! } }))).to.equal(404);
  });

  it('opens nothing at the member portal with a link or code of the desk', async () => {
    const club = await clubWithDesk();
    const { code, token } = await requestDeskMail(club, owner, { device: 'A' });
    const body = { code: code!, device_secret: deviceSecret('A') };
    expect(await statusOf(portalClient(club).redeemCode({ body }))).to.equal(404);
    expect(await statusOf(portalClient(club).openSession({ body: { token: token! } }))).to.equal(404);
  });

  it('stores neither link nor session token', async () => {
    const club = await clubWithDesk();
    const { token } = await requestDeskMail(club, owner);
    expect(await databaseDump(club))
      .to.include('desk_link')
      .and.not.include(token!);
    const session = (await deskClientOf(club).openDeskSession({ body: { token: token! } })).data;
    expect(await databaseDump(club)).to.not.include(session.token.slice(4));
  });
});

describe('the session of an organiser', () => {
  it('ends after 30 minutes without a request, after 12 hours, and by signing out', async () => {
    const club = await clubWithDesk();
    const idle = await signInAtDesk(club, owner);
    club.clock.now += 30 * MINUTE_MS;
    expect(await statusOf(idle.client.readDesk())).to.equal(401);
    const long = await signInAtDesk(club, owner);
    for (let passed = 0; passed < 12 * 60 - 29; passed += 29) {
      expect(await statusOf(long.client.readDesk())).to.equal(200);
      club.clock.now += 29 * MINUTE_MS;
    }
    club.clock.now += 29 * MINUTE_MS;
    expect(await statusOf(long.client.readDesk())).to.equal(401);
    const closed = await signInAtDesk(club, owner);
    await closed.client.closeDeskSession();
    expect(await statusOf(closed.client.readDesk())).to.equal(401);
  });

  it('ends with the next request when the file names the organiser no more, and so does a link', async () => {
    const club = await clubWithDesk();
    const { client } = await signInAtDesk(club, owner);
    const { token } = await requestDeskMail(club, owner);
    await club.apply(deskClub.replace('Owner@club.example', 'next@club.example'));
    expect(await statusOf(client.readDesk())).to.equal(401);
    expect(await statusOf(deskClientOf(club).openDeskSession({ body: { token: token! } }))).to.equal(404);
  });

  it('has the role that the file gives at that moment', async () => {
    const club = await clubWithDesk();
    const { client } = await signInAtDesk(club, owner);
    await club.apply(deskClub.replace('name: Petra, role: owner', 'role: kitchen, lists: [camp], fields: [allergies]'));
    const { role, lists } = (await client.readDesk()).data;
    expect([role, lists.map(({ slug }) => slug)]).to.deep.equal(['kitchen', ['camp']]);
  });
});

import { expect } from 'chai';
import { club as clubFile } from '../../support/backend.js';
import { clubWithMembers, sharedEmail } from '../../support/member-sign-in.js';
import type { Club } from '../../support/service-requests.js';
import {
  codeIn,
  deviceSecret,
  idsSeen,
  otherCode,
  requestCode,
  typeCode,
  useLink,
} from '../../support/sign-in-code.js';

const MINUTE_MS = 60_000;

const statusesOf = async (responses: readonly Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status).sort();

/** Wrong codes, one after another. */
async function tryWrong(club: Club, code: string, times: number) {
  const statuses = [];
  for (let time = 1; time <= times; time++) statuses.push((await typeCode(club, otherCode(code, time))).status);
  return statuses;
}

describe('the code in the mail of a sign-in link', () => {
  it('signs in on the device that requested it, as every member of the address', async () => {
    const { club, ids } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    const response = await typeCode(club, code);
    expect([response.status, await idsSeen(club, response)]).to.deep.equal([201, [ids.bob, ids.ada]]);
  });

  it('has six digits, in the text and in the HTML part, and is in neither if no device waits for it', async () => {
    const { club } = await clubWithMembers();
    await club.request('POST', '/public/club/portal/link-requests', {
      body: { email: sharedEmail, device_secret: deviceSecret() },
    });
    const [mail] = await club.deliverMails();
    const code = codeIn(mail!.text)!;
    expect(mail!.html).to.match(
      new RegExp(`<p [^>]*><bdi dir="ltr">${code.slice(0, 3)}\u00a0${code.slice(3)}</bdi></p>`),
    );
    await club.request('POST', '/public/club/portal/link-requests', { body: { email: sharedEmail } });
    const [withoutDevice] = await club.deliverMails();
    expect([codeIn(withoutDevice!.text), /\d{3}\u00a0\d{3}/.test(withoutDevice!.html)]).to.deep.equal([
      undefined,
      false,
    ]);
  });

  for (const [what, spell] of [
    ['with a space', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['with the space of the mail', (code: string) => `\u2068${code.slice(0, 3)}\u00a0${code.slice(3)}\u2069`],
    ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['in Arabic digits', (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))],
    ['in Persian digits', (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))],
  ] as const)
    it(`is accepted ${what}`, async () => {
      const { club } = await clubWithMembers();
      const { code } = await requestCode(club, sharedEmail);
      expect((await typeCode(club, spell(code!))).status).to.equal(201);
    });

  it('is worthless on another device, which has asked for a link to the same address or for none', async () => {
    const { club } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    const { code: other } = await requestCode(club, sharedEmail, { device: 'B' });
    // two codes of six digits are equal once in a million requests
    if (code === other) return;
    const statuses = [];
    for (const device of ['B', 'C']) statuses.push((await typeCode(club, code, { device })).status);
    expect([statuses, (await typeCode(club, code)).status]).to.deep.equal([[422, 404], 201]);
  });

  it('is worthless in another club', async () => {
    const { club } = await clubWithMembers();
    await club.apply(clubFile.replace('slug: club, name: Club', 'slug: rival, name: Rival'));
    const { code } = await requestCode(club, sharedEmail);
    expect([
      (await typeCode(club, code, { club: 'rival' })).status,
      (await typeCode(club, code, { club: 'club' })).status,
    ]).to.deep.equal([404, 201]);
  });

  it('works once, also where it is typed twenty times at once', async () => {
    const { club } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    const statuses = await statusesOf(Array.from({ length: 20 }, () => typeCode(club, code)));
    expect(statuses).to.deep.equal([201, ...Array.from({ length: 19 }, () => 404)]);
    expect((await typeCode(club, code)).status).to.equal(404);
  });

  it('can be tried five times, also where forty try at once', async () => {
    const { club } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    const wrong = Array.from({ length: 40 }, (_, index) => typeCode(club, otherCode(code!, index + 1)));
    expect(await statusesOf(wrong)).to.deep.equal([...Array.from({ length: 36 }, () => 404), 422, 422, 422, 422]);
    expect((await typeCode(club, code)).status).to.equal(404);
  });

  it('is right at the fifth try, and over after the fifth wrong one, when the link still works', async () => {
    const { club } = await clubWithMembers();
    const first = await requestCode(club, sharedEmail);
    expect(await tryWrong(club, first.code!, 4)).to.deep.equal([422, 422, 422, 422]);
    expect((await typeCode(club, first.code)).status).to.equal(201);
    const second = await requestCode(club, sharedEmail, { device: 'B' });
    const statuses = [];
    for (let time = 1; time <= 5; time++)
      statuses.push((await typeCode(club, otherCode(second.code!, time), { device: 'B' })).status);
    statuses.push((await typeCode(club, second.code, { device: 'B' })).status);
    statuses.push((await useLink(club, second.token!)).status);
    expect(statuses).to.deep.equal([422, 422, 422, 422, 404, 404, 201]);
  });

  it('gets no more tries by a repeated request of the same device', async () => {
    const { club } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    await tryWrong(club, code!, 5);
    const { code: repeatedCode } = await requestCode(club, sharedEmail);
    expect([repeatedCode === code, (await typeCode(club, code)).status]).to.deep.equal([true, 404]);
  });

  it('works for ten minutes from the request on', async () => {
    const { club } = await clubWithMembers();
    const start = club.clock.now;
    const first = await requestCode(club, sharedEmail);
    club.clock.now = start + 10 * MINUTE_MS - 1;
    const inTime = (await typeCode(club, first.code)).status;
    const restart = club.clock.now;
    const second = await requestCode(club, sharedEmail, { device: 'B' });
    club.clock.now = restart + 10 * MINUTE_MS;
    const tooLate = await typeCode(club, second.code, { device: 'B' });
    expect([inTime, tooLate.status, (await useLink(club, second.token!)).status]).to.deep.equal([201, 404, 201]);
  });

  it('is not in a mail that leaves when its time is over', async () => {
    const { club } = await clubWithMembers();
    const device_secret = deviceSecret();
    await club.request('POST', '/public/club/portal/link-requests', { body: { email: sharedEmail, device_secret } });
    club.clock.now += 10 * MINUTE_MS;
    const [mail] = await club.deliverMails();
    expect([/#[\w-]{43}/.test(mail!.text), codeIn(mail!.text)]).to.deep.equal([true, undefined]);
  });

  it('ends the link in its mail', async () => {
    const { club } = await clubWithMembers();
    const { code, token } = await requestCode(club, sharedEmail);
    const opened = await typeCode(club, code);
    expect([opened.status, (await useLink(club, token!)).status]).to.deep.equal([201, 404]);
    expect((await club.request('POST', '/public/club/portal/links', { body: { token } })).status).to.equal(404);
  });

  it('ends when the link is used, and not when the link is only looked at', async () => {
    const { club } = await clubWithMembers();
    const scanned = await requestCode(club, sharedEmail);
    for (let time = 0; time < 5; time++)
      await club.request('POST', '/public/club/portal/links', { body: { token: scanned.token } });
    expect((await typeCode(club, scanned.code)).status).to.equal(201);
    const used = await requestCode(club, sharedEmail, { device: 'B' });
    await useLink(club, used.token!);
    expect((await typeCode(club, used.code, { device: 'B' })).status).to.equal(404);
  });

  it('or the link opens a session, never both, where both are used at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { club } = await clubWithMembers();
      const { code, token } = await requestCode(club, sharedEmail);
      const responses = await Promise.all([typeCode(club, code), useLink(club, token!)]);
      const sessions = [];
      for (const response of responses.filter(({ status }) => status === 201)) {
        const { token: session } = ((await response.json()) as { data: { token: string } }).data;
        const headers = { authorization: `Bearer ${session}` };
        sessions.push((await club.request('GET', '/public/club/portal/sessions/current', { headers })).status);
      }
      expect(sessions.filter((status) => status === 200)).to.have.lengthOf(1);
    }
  });

  it('ends when the address of the member changes, and when the member is deleted', async () => {
    const { club, ids } = await clubWithMembers();
    const first = await requestCode(club, 'eve@example.org');
    await club.api.updatePerson({ list_id: 'member', person_id: ids.eve, body: { email: 'other@example.org' } });
    const afterChange = (await typeCode(club, first.code)).status;
    const second = await requestCode(club, 'other@example.org', { device: 'B' });
    await club.api.deletePerson({ list_id: 'member', person_id: ids.eve });
    expect([afterChange, (await typeCode(club, second.code, { device: 'B' })).status]).to.deep.equal([404, 404]);
  });

  it('ends with the portal, and works for no session without one', async () => {
    const { club } = await clubWithMembers();
    const { code } = await requestCode(club, sharedEmail);
    await club.apply(clubFile.replace('name: Club,', 'name: Club, member_portal: { status: disabled },'));
    expect((await typeCode(club, code)).status).to.equal(404);
  });
});

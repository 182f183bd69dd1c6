import { expect } from 'chai';
import { applyGate, readGateFile } from '../../../src/backend/workspace/index.js';
import { clubStarter, eve, family, partsOf, portalFile } from './portal-club.js';

const DAY = 24 * 3_600_000;
const OPEN = 'POST /member_portal_sessions';
const READ = 'GET /lists/{list_id}/persons/{person_id}';

const started = clubStarter();

describe('a sign-in link of a gate before a service', () => {
  it('opens nobody but the members of the address', async () => {
    const { signIn, ids, stored } = await started();
    const { session, read, save } = await signIn(eve);
    const { data } = (await (await session()).json()) as { data: { persons: { id: string }[] } };
    const unknown = await partsOf(await read('per_0'));
    expect(data.persons.map(({ id }) => id)).to.deep.equal([ids.eve]);
    expect(await partsOf(await read(ids.ina))).to.deep.equal(unknown);
    expect([unknown[0], (await save(ids.ina, { boat: 'Canadier' })).status]).to.deep.equal([404, 404]);
    expect(stored(ids.ina)['boat']).to.equal('Kajak');
  });

  it('opens nothing after 14 days, after signing out with it, and where it is made up', async () => {
    const { linkTo, signIn, post, clock } = await started();
    const { link: used, sendRequest } = await signIn();
    const other = await linkTo(family);
    expect((await sendRequest('DELETE', '/portal/sessions/current')).status).to.equal(204);
    const statuses = async (token: string) => [
      (await post('links', { token })).status,
      (await post('sessions', { token })).status,
    ];
    expect(await statuses(used)).to.deep.equal([404, 404]);
    expect(await statuses('x'.repeat(43))).to.deep.equal([404, 404]);
    expect(await statuses(other)).to.deep.equal([200, 201]);
    clock.now += 14 * DAY;
    expect(await statuses(other)).to.deep.equal([404, 404]);
  });

  it('is good for its own club alone, and so is its session', async () => {
    const { signIn, linkTo, request, store, double, ids } = await started();
    const other = portalFile(double)
      .replace('slug: club', 'slug: other')
      .replace(double.lists.main.member, double.lists.portalDisabled.member);
    await applyGate(store, readGateFile(other.replace(double.lists.main.camp, double.lists.main.draft)));
    const [{ token }, link] = [await signIn(), await linkTo(family)];
    const headers = { authorization: `Bearer ${token}` };
    const answers = [
      await request('POST', '/public/other/portal/sessions', {}, { token: link }),
      await request('POST', '/public/other/portal/links', {}, { token: link }),
      await request('GET', '/public/other/portal/sessions/current', headers),
      await request('GET', `/public/other/lists/member/persons/${ids.ina}`, headers),
    ];
    expect(answers.map(({ status }) => status)).to.deep.equal([404, 404, 401, 401]);
  });

  it('ends, with its sessions, when the service has another address or nobody any more', async () => {
    const { signIn, change, double, ids, post, clock } = await started();
    const [family, alone] = [await signIn(), await signIn(eve)];
    await change(ids.ben, { email: 'ben@example.org' });
    expect(await partsOf(await family.read(ids.ina)).then(([status]) => status)).to.equal(401);
    expect((await post('sessions', { token: family.link })).status).to.equal(404);
    double.removePerson(double.lists.main.member, ids.eve);
    clock.now += 3_000;
    expect((await post('links', { token: alone.link })).status).to.equal(404);
    expect((await alone.session()).status).to.equal(401);
  });
});

describe('a request for a link at a gate before a service', () => {
  it('is answered alike for everybody, and before the service is asked', async () => {
    const { requestLink, double } = await started();
    const answers = [];
    for (const email of [family, 'nobody@example.org', 'no address', 'ä'.repeat(400)]) {
      const response = await requestLink(email);
      answers.push(JSON.stringify([response.status, [...response.headers], await response.text()]));
    }
    expect([new Set(answers).size, double.log]).to.deep.equal([1, []]);
  });

  it('is not mailed more often than the cap of an address allows', async () => {
    const { requestLink, deliverMails } = await started({ rates: {} });
    for (let times = 0; times < 9; times++) await requestLink(eve);
    expect(await deliverMails()).to.have.length(5);
  });

  it('is answered once the service is back', async () => {
    const { mailsFor, deliverMails, double, clock } = await started();
    double.faults.add({ fault: { kind: 'html' }, endpoint: OPEN, next: 1 });
    const during = await mailsFor(eve);
    clock.now += 3_600_000;
    expect([during.length, (await deliverMails()).map(({ to }) => to.address)]).to.deep.equal([0, [eve]]);
  });

  it('is mailed to nobody, and told the operator, while the service refuses portal sessions', async () => {
    const { mailsFor, double, reports } = await started();
    double.faults.add({ fault: { kind: 'refuse', status: 403 }, endpoint: OPEN });
    expect([await mailsFor(eve), reports.map(String)]).to.deep.equal([
      [],
      [`UpstreamError: The service before this gate answered ${OPEN} with 403.`],
    ]);
  });
});

describe('an answer of a gate before a service', () => {
  it('has neither the key, nor the link of the service, nor a field that the profile lacks', async () => {
    const { signIn, mailsFor, ids, double, change } = await started({ double: { unknownKeys: true } });
    const bank = (await double.persons(double.lists.main.member)[0]!) as object;
    const column = Object.keys(bank).find((name) => name.startsWith('col_'))!;
    await change(ids.ina, { [column]: 'DE02 1203 0000 0000 2020 51' });
    const member = await signIn();
    const mails = await mailsFor(family);
    const answers = [
      await member.session(),
      await member.read(ids.ina),
      await member.save(ids.ina, { boat: 'Canadier' }),
      await member.save(ids.ina, { [column]: 'x' }),
      await member.sendRequest('GET', '/portal/registrations'),
      await member.sendRequest('GET', '/portal/fees'),
    ];
    const texts = await Promise.all(
      answers.map(async (answer) => JSON.stringify([[...answer.headers], await answer.text()])),
    );
    const all = [...texts, JSON.stringify(mails)].join('\n');
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 422, 200, 200]);
    for (const secret of [double.key, '/login/', 'DE02', 'sync_state', 'external_id":"'])
      expect(all).not.to.include(secret);
  });

  it('refuses fields that members may not change, and writes none of them', async () => {
    const { signIn, ids, stored, double } = await started();
    const { save } = await signIn();
    double.log.length = 0;
    const answers = [
      await save(ids.ina, { membership_number: 'M-1', boat: 'Canadier' }),
      await save(ids.ina, { external_id: 'x' }),
      await save(ids.ina, { creation_behaviour: 'default' }),
      await save(ids.ina, { id: ids.eve }),
      await save(ids.ina, { email: null }),
    ];
    expect(answers.map(({ status }) => status)).to.deep.equal([422, 422, 422, 422, 422]);
    expect(stored(ids.ina)).to.include({ membership_number: 'M-7', boat: 'Kajak', external_id: null });
    expect(double.log.filter(({ method }) => method === 'PUT')).to.deep.equal([]);
  });

  it('is 503 with a wait while the service is away; the session stays, and signing out works', async () => {
    const { signIn, ids, double, clock, post, hosted } = await started();
    const [member, leaving] = [await signIn(), await signIn(eve)];
    clock.now += 3_000;
    double.faults.add({ fault: { kind: 'refuse', status: 503, retryAfter: 7 } });
    const refusal = await member.read(ids.ina);
    expect([refusal.status, refusal.headers.get('retry-after')]).to.deep.equal([503, '7']);
    expect((await leaving.sendRequest('DELETE', '/portal/sessions/current')).status).to.equal(204);
    expect((await post('sessions', { token: member.link })).status).to.equal(503);
    double.faults.clear();
    clock.now += 3_000;
    expect([(await member.read(ids.ina)).status, (await leaving.session()).status]).to.deep.equal([200, 401]);
    expect((await post('sessions', { token: leaving.link })).status).to.equal(404);
    await hosted.settled();
  });

  it('reads a member once for the requests that a page sends together', async () => {
    const { signIn, ids, double, clock } = await started();
    const member = await signIn(eve);
    clock.now += 3_000;
    double.log.length = 0;
    await Promise.all([member.session(), member.read(ids.eve), member.sendRequest('GET', '/portal/registrations')]);
    expect(double.log.filter(({ endpoint }) => endpoint === READ)).to.have.length(1);
  });
});

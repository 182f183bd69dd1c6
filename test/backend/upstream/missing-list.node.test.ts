import { expect } from 'chai';
import { examine } from '../../../src/backend/upstream/index.js';
import type { Fault } from '../../double/faults.js';
import { ada } from './hosted-club.js';
import { clubStarter, eve, type PortalClub } from './portal-club.js';

const READ = 'GET /lists/{list_id}/persons/{person_id}';
const started = clubStarter();

/** The whole list is answered with 404: it was deleted, the base path is wrong, or the key is of another workspace. */
const NOT_FOUND: Fault = { kind: 'refuse', status: 404 };

async function copiesOf({ store, double, ids }: PortalClub): Promise<number> {
  const { id } = (await store.workspaces.bySlug('club'))!;
  const rows = Object.values(ids).map((person) => store.persons.find(id, double.lists.main.member, person));
  return (await Promise.all(rows)).filter(Boolean).length;
}

describe('a list of members that the service does not find', () => {
  it('erases no copy and ends no session, and all goes on when it is there again', async () => {
    const club = await started();
    const member = await club.signIn(eve);
    expect(await copiesOf(club)).to.equal(1);
    club.double.faults.add({ fault: NOT_FOUND });
    club.clock.now += 3_000;
    const [session, read, saved] = [
      await member.session(),
      await member.read(club.ids.eve),
      await member.save(club.ids.eve, { boat: 'Canadier' }),
    ];
    expect([session.status, read.status, saved.status]).to.deep.equal([503, 503, 503]);
    expect(await copiesOf(club)).to.equal(1);
    club.double.faults.clear();
    club.clock.now += 3_000;
    expect([(await member.session()).status, (await member.read(club.ids.eve)).status]).to.deep.equal([200, 200]);
  });

  it('counts for nothing where one person is answered with 404, and the list with an error', async () => {
    const club = await started();
    const member = await club.signIn(eve);
    club.double.removePerson(club.double.lists.main.member, club.ids.eve);
    club.double.faults.add({ fault: { kind: 'refuse', status: 500 }, endpoint: 'GET /lists/{list_id}/custom_columns' });
    club.clock.now += 3_000;
    expect([(await member.session()).status, await copiesOf(club)]).to.deep.equal([503, 1]);
    club.double.faults.clear();
    expect([(await member.session()).status, await copiesOf(club)]).to.deep.equal([401, 0]);
  });

  it('is told in the log, by /readyz and by turnout gate check', async () => {
    const club = await started();
    const member = await club.signIn(eve);
    club.double.faults.add({ fault: NOT_FOUND });
    club.clock.now += 16_000;
    await club.runTasks().catch(() => {});
    await member.session();
    await club.hosted.settled();
    const { member: list_id } = club.double.lists.main;
    expect(club.reports.map((error) => (error as { code?: string }).code)).to.include(
      'GET /lists/{list_id}/custom_columns: 404',
    );
    expect(club.hosted.isAvailable()).to.equal(false);
    club.double.faults.clear();
    club.double.faults.add({ fault: NOT_FOUND, endpoint: 'GET /lists/{list_id}/custom_columns' });
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    const { faults } = await examine(club.dashboard, [], { workspace, memberList: list_id });
    expect(faults).to.include(`list of members: GET custom_columns of ${list_id}: there is no such list`);
  });
});

describe('a list of an event that the service does not find', () => {
  /** Ada is registered, and has a session. */
  const registered = async () => {
    const club = await started();
    await club.register();
    const mail = (await club.deliverMails()).find(({ to }) => to.address === ada.email)!;
    const [, token] = /camp\S*#([\w-]+)/.exec(mail.text)!;
    const session = await club.request('POST', '/public/club/registrations/sessions', {}, { token });
    const { data } = (await session.json()) as { data: { token: string } };
    const headers = { authorization: `Bearer ${data.token}` };
    const own = await club.request('GET', '/public/club/registrations/current', headers);
    const [registration] = ((await own.json()) as { data: { registrations: { id: string }[] } }).data.registrations;
    return { ...club, headers, path: `/public/club/registrations/current/${registration!.id}` };
  };

  it('keeps the copy of a person whose correction was sent', async () => {
    const { request, path, headers, double } = await registered();
    double.faults.add({ fault: NOT_FOUND });
    const failed = await request('PUT', path, headers, { tent: 'Large' });
    double.faults.clear();
    const saved = await request('PUT', path, headers, { tent: 'Large' });
    expect([failed.status, saved.status]).to.deep.equal([504, 200]);
  });

  it('keeps the cancelled person until the service has deleted them', async () => {
    const { request, path, headers, double, deliverMails, clock, runTasks, campers } = await registered();
    await request('DELETE', path, headers);
    await deliverMails();
    double.faults.add({ fault: NOT_FOUND });
    clock.now += 3_600_000;
    await runTasks().catch(() => {});
    double.faults.clear();
    expect(campers()).to.have.length(1);
    await runTasks();
    expect(campers()).to.deep.equal([]);
  });

  it('does not count as proof that a lost registration is not stored', async () => {
    const { register, double, clock, runTasks, campers, placesTaken } = await started();
    double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: 'POST /lists/{list_id}/persons' });
    double.faults.add({ fault: { kind: 'lose_request' }, endpoint: READ });
    expect((await register()).status).to.equal(504);
    double.faults.clear();
    double.faults.add({ fault: NOT_FOUND });
    clock.now += 3_600_000;
    await runTasks().catch(() => {});
    expect([campers().length, await placesTaken()]).to.deep.equal([1, 1]);
    double.faults.clear();
    await runTasks();
    expect([campers().length, await placesTaken()]).to.deep.equal([1, 1]);
  });
});

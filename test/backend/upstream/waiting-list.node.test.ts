import { expect } from 'chai';
import { ada, CREATE } from './hosted-club.js';
import { answerOffer, eve, offeredClub, sessionOf, type OfferedClub } from './offered-club.js';

const READ = 'GET /lists/{list_id}/persons/{person_id}';
const DELETE = 'DELETE /lists/{list_id}/persons/{person_id}';
const HOURS = 3_600_000;

let club: OfferedClub;
/** Clubs that are still running. */
const clubs: OfferedClub[] = [];
afterEach(async () => {
  for (const one of clubs.splice(0)) await one.close();
});

async function start(starting: Promise<OfferedClub>): Promise<void> {
  club = await starting;
  clubs.push(club);
}

const emailsOf = (persons: readonly object[]) => persons.map((person) => (person as { email?: string }).email);

describe('a place of a waiting list, before a service', () => {
  beforeEach(async () => {
    await start(offeredClub());
  });

  it('is offered to whoever has waited longest, who waits in a list of the service', async () => {
    expect([emailsOf(club.waiting()), club.campers()]).to.deep.equal([[eve.email], []]);
    expect(club.offerMail.subject).to.include('frei');
    const { data } = await club.visitor.readForm({ slug: 'camp' });
    expect([data.state, (await club.register(ada)).status]).to.deep.equal(['full', 422]);
  });

  it('is theirs when they accept: in the event at the service, and off the waiting list, with one mail', async () => {
    const answer = await answerOffer(club, true);
    expect([answer.status, emailsOf(club.campers()), club.waiting()]).to.deep.equal([200, [eve.email], []]);
    const mails = (await club.deliverMails()).filter(({ to }) => to.address === eve.email);
    expect([mails.length, await club.placesTaken()]).to.deep.equal([1, 1]);
  });

  it('is answered as before when they accept again', async () => {
    await answerOffer(club, true);
    expect([(await answerOffer(club, true)).status, club.campers().length]).to.deep.equal([200, 1]);
  });

  it('goes to the next when they decline, and the service has them no more', async () => {
    await club.register({ ...eve, email: 'mallory@example.org' }, { form: 'queue' });
    expect((await answerOffer(club, false)).status).to.equal(200);
    await club.deliverMails();
    await club.runTasks();
    expect(emailsOf(club.waiting())).to.deep.equal(['mallory@example.org']);
    const mails = await club.deliverMails();
    expect(mails.map(({ to }) => to.address)).to.include('mallory@example.org');
    expect([club.campers().length, await club.placesTaken()]).to.deep.equal([0, 0]);
  });

  it('goes to the next when the deadline passes', async () => {
    await club.register({ ...eve, email: 'mallory@example.org' }, { form: 'queue' });
    club.clock.now += 80 * HOURS;
    await club.runTasks();
    const headers = await sessionOf(club, club.offerMail.text);
    expect((await answerOffer({ ...club, headers }, true)).status).to.equal(409);
    const mails = await club.deliverMails();
    expect(mails.map(({ to }) => to.address)).to.include('mallory@example.org');
  });

  for (const kind of ['lose_request', 'lose_answer', 'html', 'truncate'] as const)
    for (const endpoint of [CREATE, DELETE] as const)
      it(`is given once when ${endpoint} suffers this: ${kind}`, async () => {
        club.double.faults.add({ fault: { kind }, endpoint, next: 1 });
        expect((await answerOffer(club, true)).status).to.equal(200);
        club.clock.now += HOURS;
        await club.runTasks();
        expect([club.campers().length, club.waiting().length, await club.placesTaken()]).to.deep.equal([1, 0, 1]);
        expect(await club.store.pendingRegistrations.before(Number.MAX_SAFE_INTEGER, 9)).to.deep.equal([]);
      });

  it('stays theirs while the service is away, though the deadline passes, and is given once it is back', async () => {
    for (const endpoint of [CREATE, READ] as const)
      club.double.faults.add({ fault: { kind: 'lose_request' }, endpoint });
    const answer = await answerOffer(club, true);
    expect([answer.status, answer.headers.has('retry-after')]).to.deep.equal([504, true]);
    expect((await answerOffer(club, false)).status).to.equal(409);
    await club.register({ ...eve, email: 'mallory@example.org' }, { form: 'queue' });
    club.clock.now += 80 * HOURS;
    await club.runTasks().catch(() => {});
    club.double.faults.clear();
    await club.runTasks();
    expect([emailsOf(club.campers()), await club.placesTaken()]).to.deep.equal([[eve.email], 1]);
  });

  it('stays on offer when the service refuses the answers', async () => {
    club.double.faults.add({ fault: { kind: 'refuse', status: 422 }, endpoint: CREATE, next: 1 });
    expect((await answerOffer(club, true)).status).to.equal(422);
    expect((await answerOffer(club, true)).status).to.equal(200);
    expect(club.campers()).to.have.length(1);
  });
});

describe('a waiting list before a service', () => {
  it('keeps newcomers from places that somebody waits for', async () => {
    await start(offeredClub({ promotion: 'by_hand' }));
    expect((await club.register(ada)).status).to.equal(422);
    expect(club.campers()).to.have.length(0);
  });

  it('is named by the form of the event when that is full', async () => {
    await start(offeredClub());
    const { data } = await club.visitor.readForm({ slug: 'camp' });
    expect(data.waiting_list).to.equal('club/queue');
  });
});

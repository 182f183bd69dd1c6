// Long because all outcomes of one request to the service are tried with the same gate.
import { expect } from 'chai';
import { ada, CREATE, hostedClub, type HostedClub } from './hosted-club.js';

const READ = 'GET /lists/{list_id}/persons/{person_id}';

const clubs: HostedClub[] = [];
const started = async (...options: Parameters<typeof hostedClub>) => {
  const club = await hostedClub(...options);
  clubs.push(club);
  return club;
};
afterEach(async () => {
  for (const club of clubs.splice(0)) await club.close();
});

describe('a registration through a gate before a service', () => {
  it('is stored at the service and confirmed by one mail', async () => {
    const { register, campers, deliverMails, placesTaken } = await started();
    const response = await register();
    const [camper] = campers();
    const { data } = (await response.json()) as { data: { id: string } };
    const mails = await deliverMails();
    expect([response.status, data.id, campers().length, await placesTaken()]).to.deep.equal([201, camper!['id'], 1, 1]);
    expect(camper).to.deep.include({ name: ada.name, email: ada.email, tent: 'Small' });
    expect(String(camper!['external_id'])).to.match(/^reg_[\w-]{43}$/);
    expect(mails.map(({ to }) => to.address)).to.include(ada.email);
  });

  for (const kind of ['lose_request', 'lose_answer', 'truncate', 'html', 'empty', 'not_an_object', 'hang'] as const)
    it(`is stored once when the service does this: ${kind}`, async () => {
      const { double, register, campers, deliverMails, placesTaken } = await started();
      double.faults.add({ fault: { kind }, endpoint: CREATE, next: 1 });
      const response = await register();
      const mails = await deliverMails();
      expect([response.status, campers().length, await placesTaken()]).to.deep.equal([201, 1, 1]);
      expect(mails.filter(({ to }) => to.address === ada.email)).to.have.length(1);
    });

  for (const kind of ['html', 'empty', 'not_an_object'] as const)
    it(`is stored once when the service stores it and does this: ${kind}`, async () => {
      const { double, register, campers } = await started();
      double.faults.add({ fault: { kind, stored: true }, endpoint: CREATE, next: 1 });
      expect([(await register()).status, campers().length]).to.deep.equal([201, 1]);
    });

  for (const status of [500, 502, 504, 408])
    it(`is stored once when the service stores it and answers ${status}`, async () => {
      const { double, register, campers } = await started();
      double.faults.add({ fault: { kind: 'refuse', status, stored: true }, endpoint: CREATE, next: 1 });
      expect([(await register()).status, campers().length]).to.deep.equal([201, 1]);
    });

  for (const [status, answered] of [
    [429, 429],
    // it may be stored: the visitor must not hear that it was not sent
    [503, 504],
  ] as const)
    it(`passes on ${status} as ${answered} with its wait, and succeeds with the same key`, async () => {
      const { double, register, campers, deliverMails, placesTaken } = await started();
      double.faults.add({ fault: { kind: 'refuse', status, retryAfter: 7 }, endpoint: CREATE, next: 1 });
      const first = await register(ada, { key: 'k'.repeat(20) });
      const mailsBefore = await deliverMails();
      const second = await register(ada, { key: 'k'.repeat(20) });
      expect([first.status, first.headers.get('retry-after'), mailsBefore.length]).to.deep.equal([answered, '7', 0]);
      expect([second.status, campers().length, await placesTaken()]).to.deep.equal([201, 1, 1]);
    });

  for (const [retryAfter, wait] of Object.entries({
    '999999999': '300',
    'Wed, 01 Jan 2098 00:00:00 GMT': '300',
    soon: '5',
    '-7': '5',
    'Thu, 01 Jan 1998 00:00:00 GMT': '5',
  }))
    it(`says ${wait} seconds when the service names this wait: ${retryAfter}`, async () => {
      const { double, register } = await started();
      double.faults.add({ fault: { kind: 'refuse', status: 503, retryAfter }, endpoint: CREATE, next: 1 });
      expect((await register()).headers.get('retry-after')).to.equal(wait);
    });

  it('gets the same answer for a retry, hours later too', async () => {
    const { register, campers, clock, deliverMails } = await started();
    const first = await register(ada, { key: 'k'.repeat(20) });
    await deliverMails();
    for (const hours of [0, 5, 30]) {
      clock.now += hours * 3_600_000;
      const retry = await register(ada, { key: 'k'.repeat(20) });
      expect(retry.headers.get('idempotency-replayed')).to.equal('true');
      expect(await retry.text()).to.equal(await first.clone().text());
    }
    expect([campers().length, (await deliverMails()).length]).to.deep.equal([1, 0]);
  });

  it('is refused for another body with the same key', async () => {
    const { register, campers } = await started();
    await register(ada, { key: 'k'.repeat(20) });
    const other = await register({ ...ada, email: 'eve@example.org' }, { key: 'k'.repeat(20) });
    expect([other.status, campers().length]).to.deep.equal([422, 1]);
  });

  for (const status of [401, 402, 403, 404])
    it(`says that it cannot be reached when the service answers ${status}, and frees its place`, async () => {
      const { double, register, placesTaken, reports } = await started();
      double.faults.add({ fault: { kind: 'refuse', status }, endpoint: CREATE });
      const response = await register();
      expect([response.status, await placesTaken()]).to.deep.equal([503, 0]);
      expect(reports.map(String).join()).to.contain(`answered POST /lists/{list_id}/persons with ${status}`);
    });

  it('takes a place of the gate, whoever else is in the list at the service', async () => {
    const { double, register, campers, placesTaken } = await started({ places: 1 });
    const list = double.workspaces.main.lists.get(double.lists.main.camp)!;
    list.persons.push({ ...double.workspaces.main.lists.get(double.lists.main.member)!.persons[0]! });
    expect([(await register()).status, campers().length, await placesTaken()]).to.deep.equal([201, 2, 1]);
  });

  it('gives the last place to one of two', async () => {
    const { register, campers } = await started({ places: 1 });
    const statuses = (await Promise.all([register(), register({ ...ada, email: 'eve@example.org' })])).map(
      ({ status }) => status,
    );
    expect([statuses.sort(), campers().length]).to.deep.equal([[201, 422], 1]);
  });
});

describe('a registration whose outcome is not known', () => {
  it('holds its place, is mailed to nobody, and is found by background work', async () => {
    const { double, register, campers, clock, runTasks, deliverMails, placesTaken } = await started();
    double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: CREATE, next: 1 });
    double.faults.add({ fault: { kind: 'refuse', status: 500 }, endpoint: 'GET /lists/{list_id}/persons/{person_id}' });
    const response = await register();
    expect([response.status, await placesTaken(), (await deliverMails()).length]).to.deep.equal([504, 1, 0]);
    double.faults.clear();
    clock.now += 60_000;
    await runTasks();
    const mails = await deliverMails();
    expect([campers().length, await placesTaken()]).to.deep.equal([1, 1]);
    expect(mails.filter(({ to }) => to.address === ada.email)).to.have.length(1);
  });

  it('frees its place once the service says that there is nobody, and not while it is away', async () => {
    const { double, register, clock, runTasks, placesTaken } = await started();
    for (const endpoint of [CREATE, READ] as const) double.faults.add({ fault: { kind: 'lose_request' }, endpoint });
    expect((await register()).status).to.equal(504);
    clock.now += 3_600_000;
    await runTasks().catch(() => {});
    expect(await placesTaken()).to.equal(1);
    double.faults.clear();
    await runTasks();
    expect(await placesTaken()).to.equal(0);
  });

  it('is given up after 30 days without an answer, so that nothing personal stays', async () => {
    const { double, register, clock, runTasks, placesTaken, store } = await started();
    double.faults.add({ fault: { kind: 'lose_request' }, endpoint: CREATE });
    double.faults.add({ fault: { kind: 'refuse', status: 500 }, endpoint: READ });
    const pending = async () => (await store.pendingRegistrations.before(Number.MAX_SAFE_INTEGER, 9)).length;
    expect((await register()).status).to.equal(504);
    clock.now += 29 * 24 * 3_600_000;
    await runTasks().catch(() => {});
    expect([await pending(), await placesTaken()]).to.deep.equal([1, 1]);
    clock.now += 24 * 3_600_000;
    await runTasks();
    expect([await pending(), await placesTaken()]).to.deep.equal([0, 0]);
  });

  it('holds up no other about which the service answers', async () => {
    const { double, register, clock, runTasks, placesTaken } = await started();
    double.faults.add({ fault: { kind: 'lose_request' }, endpoint: CREATE });
    double.faults.add({ fault: { kind: 'refuse', status: 500 }, endpoint: READ });
    for (const email of ['one@example.org', 'two@example.org']) await register({ ...ada, email });
    clock.now += 3_600_000;
    double.faults.clear();
    double.faults.add({ fault: { kind: 'refuse', status: 500 }, endpoint: READ, next: 1 });
    await runTasks().catch(() => {});
    expect(await placesTaken()).to.equal(1);
  });

  it('is finished by another process after this one was killed', async () => {
    const { double, register, startGate, campers, deliverMails } = await started();
    double.faults.add({ fault: { kind: 'hang' }, endpoint: CREATE, next: 1 });
    const key = 'k'.repeat(20);
    // the first process gets no answer and is no longer there to look for one
    void register(ada, { key });
    while (!campers().length) await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await startGate();
    const response = await register(ada, { key, app: second.backend });
    expect([response.status, campers().length]).to.deep.equal([201, 1]);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect((await deliverMails()).filter(({ to }) => to.address === ada.email)).to.have.length(1);
  });
});

describe('an application through a gate before a service', () => {
  for (const applicationsAreReadable of [true, false])
    it(`is stored once after a lost answer, applications ${applicationsAreReadable ? 'shown' : 'hidden'}`, async () => {
      const { double, register } = await started({ double: { applicationsAreReadable } });
      double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: CREATE, next: 1 });
      const { tent: _, ...person } = ada;
      const response = await register({ ...person, creation_behaviour: 'unconfirmed' }, { form: 'join' });
      const applications = double.persons(double.lists.main.member).filter(({ isApplication }) => isApplication);
      expect([response.status, applications.length]).to.deep.equal([201, 1]);
    });

  const applicant = { name: ada.name, email: ada.email, creation_behaviour: 'unconfirmed' };
  it('is not sent later when the service had too many requests, because its visitor hears that it was not sent', async () => {
    const { double, register, store } = await started();
    double.faults.add({ fault: { kind: 'refuse', status: 429, retryAfter: 7 }, endpoint: CREATE, next: 1 });
    const response = await register(applicant, { form: 'join' });
    const pending = await store.pendingRegistrations.before(Number.MAX_SAFE_INTEGER, 9);
    expect([response.status, response.headers.get('retry-after'), pending.length]).to.deep.equal([503, '7', 0]);
  });

  const applicationsOf = ({ persons, lists }: HostedClub['double']) =>
    persons(lists.main.member).filter(({ isApplication }) => isApplication);

  it('is not refused when the service hides applications and words its refusal of the retry in a form of its own', async () => {
    const { double, register } = await started({ double: { applicationsAreReadable: false, errorForm: 'text' } });
    double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: CREATE, next: 1 });
    const response = await register(applicant, { form: 'join' });
    expect([response.status, response.headers.has('retry-after'), applicationsOf(double).length]).to.deep.equal([
      ...[504, true, 1],
    ]);
  });

  it('is not given up when the service hides it and refuses the retry for another reason', async () => {
    const { double, register, clock, runTasks } = await started({ double: { applicationsAreReadable: false } });
    double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: CREATE, next: 1 });
    double.faults.add({ fault: { kind: 'refuse', status: 401 }, endpoint: CREATE, next: 1 });
    const key = 'k'.repeat(20);
    expect((await register(applicant, { form: 'join', key })).status).to.equal(504);
    clock.now += 60_000;
    await runTasks();
    expect((await register(applicant, { form: 'join', key })).status).to.equal(201);
    expect(applicationsOf(double)).to.have.length(1);
  });

  it('is found after its visitor has gone, where the service hides it', async () => {
    const { double, register, clock, runTasks, deliverMails } = await started({
      double: { applicationsAreReadable: false },
    });
    double.faults.add({ fault: { kind: 'refuse', status: 503, stored: true }, endpoint: CREATE, next: 1 });
    expect((await register(applicant, { form: 'join' })).status).to.equal(504);
    clock.now += 20 * 60_000;
    await runTasks();
    const mails = await deliverMails();
    expect(applicationsOf(double)).to.have.length(1);
    expect(mails.filter(({ to }) => to.address === ada.email)).to.have.length(1);
  });
});

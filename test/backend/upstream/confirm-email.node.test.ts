import { expect } from 'chai';
import { ada, CREATE, gateFile, hostedClub, type HostedClub } from './hosted-club.js';

const READ = 'GET /lists/{list_id}/persons/{person_id}';
const HOURS = 3_600_000;

let club: HostedClub;
/** Clubs that are still running. */
const clubs: HostedClub[] = [];
afterEach(async () => {
  for (const one of clubs.splice(0)) await one.close();
});

async function start(starting: Promise<HostedClub>): Promise<void> {
  club = await starting;
  clubs.push(club);
}

const confirmingFile = (double: HostedClub['double']) =>
  gateFile(double).replace('participants: 3', 'participants: 3, confirm_email: true');

/** The token of the link in the mail that asks for a confirmation. */
async function tokenFor(address: string): Promise<string> {
  const mail = (await club.deliverMails()).find(({ to }) => to.address === address);
  return /confirmation\S*#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = (token: string, app = club.backend) =>
  app(
    new Request('https://gate.test/public/club/registrations/confirmations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    }),
  );

const stateIn = async (response: Response) => ((await response.json()) as { data: { state: string } }).data.state;

const mailsTo = async (address: string) => (await club.deliverMails()).filter(({ to }) => to.address === address);

describe('a registration that has to be confirmed, before a service', () => {
  beforeEach(async () => {
    await start(hostedClub({ file: confirmingFile }));
  });

  it('holds its place, and nothing of it reaches the service before the link is used', async () => {
    const response = await club.register();
    const { data } = (await response.json()) as { data: { unconfirmed?: boolean } };
    expect([response.status, data.unconfirmed, await club.placesTaken()]).to.deep.equal([201, true, 1]);
    const token = await tokenFor(ada.email);
    expect(club.double.log.filter(({ method }) => method !== 'GET')).to.deep.equal([]);

    const confirmed = await confirm(token);
    expect([confirmed.status, await stateIn(confirmed)]).to.deep.equal([200, 'registered']);
    expect(club.campers()).to.have.length(1);
    expect(club.campers()[0]).to.deep.include({ name: ada.name, email: ada.email, tent: 'Small' });
    expect([await club.placesTaken(), (await mailsTo(ada.email)).length]).to.deep.equal([1, 1]);
  });

  it('is stored once, however often the form and the link are used', async () => {
    const key = 'k'.repeat(20);
    await club.register(ada, { key });
    const retry = await club.register(ada, { key });
    expect(retry.headers.get('idempotency-replayed')).to.equal('true');
    const token = await tokenFor(ada.email);
    const states = [];
    for (let count = 0; count < 3; count++) states.push(await stateIn(await confirm(token)));
    await club.register(ada, { key });
    expect([states, club.campers().length, await club.placesTaken()]).to.deep.equal([
      ['registered', 'registered', 'registered'],
      1,
      1,
    ]);
    expect(await mailsTo(ada.email)).to.have.length(1);
  });

  for (const kind of ['lose_request', 'lose_answer', 'html', 'truncate', 'empty'] as const)
    it(`is stored once when the service does this: ${kind}`, async () => {
      await club.register();
      const token = await tokenFor(ada.email);
      club.double.faults.add({ fault: { kind }, endpoint: CREATE, next: 1 });
      const confirmed = await confirm(token);
      expect([await stateIn(confirmed), club.campers().length]).to.deep.equal(['registered', 1]);
    });

  it('is confirmed later when the service is away, though its time is over by then', async () => {
    await club.register();
    const token = await tokenFor(ada.email);
    for (const endpoint of [CREATE, READ] as const)
      club.double.faults.add({ fault: { kind: 'lose_request' }, endpoint });
    const first = await confirm(token);
    expect([first.status, await stateIn(first)]).to.deep.equal([200, 'unconfirmed']);
    club.clock.now += 30 * HOURS;
    await club.runTasks().catch(() => {});
    expect([await club.placesTaken(), (await mailsTo(ada.email)).length]).to.deep.equal([1, 0]);
    club.double.faults.clear();
    await club.runTasks();
    const mails = await mailsTo(ada.email);
    expect([club.campers().length, await club.placesTaken(), mails.length]).to.deep.equal([1, 1, 1]);
    expect(await club.store.pendingRegistrations.before(Number.MAX_SAFE_INTEGER, 9)).to.deep.equal([]);
  });

  it('says on its page that the confirmation goes on by itself, or that the answers are refused', async () => {
    await club.register();
    const link = await tokenFor(ada.email);
    const press = async () => {
      const response = await club.backend(
        new Request('https://gate.test/portal/club/camp/confirmation?lang=en', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ link }),
        }),
      );
      return response.text();
    };
    club.double.faults.add({ fault: { kind: 'refuse', status: 422 }, endpoint: CREATE, next: 1 });
    expect(await press()).to.include('does not accept these details any more');
    club.double.faults.add({ fault: { kind: 'refuse', status: 503 }, endpoint: CREATE, next: 1 });
    expect(await press()).to.include('the registration goes on by itself');
    expect(await press()).to.include('the e-mail address is confirmed. An e-mail with all details follows');
  });

  it('is found by another process when the answer is lost and this one is killed', async () => {
    await club.register();
    const token = await tokenFor(ada.email);
    club.double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: CREATE, next: 1 });
    club.double.faults.add({ fault: { kind: 'refuse', status: 500 }, endpoint: READ });
    await confirm(token);
    club.double.faults.clear();
    const second = await club.startGate();
    expect(await stateIn(await confirm(token, second.backend))).to.equal('registered');
    expect([club.campers().length, (await mailsTo(ada.email)).length]).to.deep.equal([1, 1]);
  });

  it('frees its place after 24 hours, with everything about it, and the service hears nothing', async () => {
    await club.register();
    const token = await tokenFor(ada.email);
    club.clock.now += 24 * HOURS + 1;
    await club.runTasks();
    expect([(await confirm(token)).status, await club.placesTaken(), club.campers().length]).to.deep.equal([404, 0, 0]);
    const { id } = (await club.store.workspaces.bySlug('club'))!;
    const page = await club.store.persons.page(id, club.double.lists.main.camp, { back: false, count: 9 });
    expect([page, (await mailsTo(ada.email)).length]).to.deep.equal([[], 0]);
  });

  it('says so when the service refuses the answers, and can be confirmed once it takes them', async () => {
    await club.register();
    const token = await tokenFor(ada.email);
    const column = club.double.workspaces.main.lists.get(club.double.lists.main.camp)!.columns[0]! as {
      allowed_values: unknown;
    };
    const { allowed_values } = column;
    column.allowed_values = ['Large'];
    expect([(await confirm(token)).status, club.campers().length]).to.deep.equal([422, 0]);
    column.allowed_values = allowed_values;
    expect(await stateIn(await confirm(token))).to.equal('registered');
  });

  it('is refused in background work: registrant and organiser are mailed, and the link can be used again', async () => {
    const { data } = (await (await club.register()).json()) as { data: { id: string } };
    const token = await tokenFor(ada.email);
    for (const endpoint of [CREATE, READ] as const)
      club.double.faults.add({ fault: { kind: 'refuse', status: 503 }, endpoint });
    expect(await stateIn(await confirm(token))).to.equal('unconfirmed');
    club.double.faults.clear();
    const column = club.double.workspaces.main.lists.get(club.double.lists.main.camp)!.columns[0]! as {
      allowed_values: unknown;
    };
    const { allowed_values } = column;
    column.allowed_values = ['Large'];
    club.clock.now += 60_000;
    const lines: object[] = [];
    for (const task of club.hosted.tasks)
      await task.run({ store: club.store, now: club.clock.now, log: (line) => void lines.push(line) });
    const mails = await club.deliverMails();
    const textTo = (address: string) => mails.filter(({ to }) => to.address === address).map(({ text }) => text);
    expect([textTo(ada.email).length, textTo('office@club.example').length]).to.deep.equal([1, 1]);
    expect(textTo(ada.email)[0]).to.include('nimmt diese Angaben nicht mehr an');
    expect(textTo('office@club.example')[0]).to.include('hat eine Anmeldung für „').and.include('Ada Lovelace');
    expect(lines).to.deep.include.members([
      {
        event: 'registration refused',
        workspace_id: (await club.store.workspaces.bySlug('club'))!.id,
        list_id: club.double.lists.main.camp,
        external_id: data.id,
      },
    ]);
    expect((await confirm(token)).status).to.equal(422);
    column.allowed_values = allowed_values;
    expect(await stateIn(await confirm(token))).to.equal('registered');
    expect([club.campers().length, await club.placesTaken()]).to.deep.equal([1, 1]);
  });

  it('confirms a family at once, with one mail', async () => {
    const headers = { 'Form-Family': 'f'.repeat(20) };
    await club.register(ada, { headers });
    await club.register({ ...ada, name: { first_name: 'Byron', last_name: 'Lovelace' } }, { headers });
    await confirm(await tokenFor(ada.email));
    expect([club.campers().length, (await mailsTo(ada.email)).length]).to.deep.equal([2, 1]);
  });

  it('leaves nobody at the service who was deleted while they were sent', async () => {
    await club.register();
    const token = await tokenFor(ada.email);
    club.double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: CREATE, next: 1 });
    club.double.faults.add({ fault: { kind: 'refuse', status: 500 }, endpoint: READ });
    await confirm(token);
    const { id } = (await club.store.workspaces.bySlug('club'))!;
    const list_id = club.double.lists.main.camp;
    const [person] = await club.store.persons.page(id, list_id, { back: false, count: 9 });
    await club.store.transaction(({ erasures }) => erasures.erase(id, list_id, [person!.id]));
    club.double.faults.clear();
    club.clock.now += HOURS;
    await club.runTasks();
    expect([club.campers().length, await club.placesTaken()]).to.deep.equal([0, 0]);
    expect(await club.store.pendingRegistrations.before(Number.MAX_SAFE_INTEGER, 9)).to.deep.equal([]);
  });
});

describe('an application that has to be confirmed, before a service', () => {
  it('reaches the area of applications once it is confirmed', async () => {
    await start(
      hostedClub({
        file: (double) =>
          gateFile(double).replace(
            'title: Join us,',
            'title: Join us, form: { confirm_email: true, sections: [{ fields: [name, { name: email, required: true }] }] },',
          ),
      }),
    );
    const { tent: _, ...person } = ada;
    await club.register({ ...person, creation_behaviour: 'unconfirmed' }, { form: 'join' });
    const members = () => club.double.persons(club.double.lists.main.member).filter((one) => one.isApplication);
    const token = await tokenFor(ada.email);
    expect(members()).to.have.length(0);
    expect(await stateIn(await confirm(token))).to.equal('applied');
    expect(members()).to.have.length(1);
  });
});

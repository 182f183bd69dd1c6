import { expect } from 'chai';
import type { RegistrationRecord } from '../../../src/backend/backend.js';
import type { PendingRegistration } from '../../../src/backend/store/index.js';
import { abandon, begin, finish, type NewRegistration } from '../../../src/backend/upstream/pending.js';
import { externalIdOf } from '../../../src/backend/upstream/external-id.js';
import { withdrawRelease } from '../../../src/backend/upstream/index.js';
import type { Person } from '../../../src/model/person.js';
import { ada, CREATE, hostedClub, type HostedClub } from './hosted-club.js';

const READ = 'GET /lists/{list_id}/persons/{person_id}';
const KEY = 'k'.repeat(20);

describe('two gates with one store before one service', () => {
  let club: HostedClub;
  let second: Awaited<ReturnType<HostedClub['startGate']>>;
  const start = async (places = 2) => {
    club = await hostedClub({ places });
    second = await club.startGate();
  };
  beforeEach(() => start());
  afterEach(async () => {
    await second.hosted.settled();
    await club.close();
  });

  const slowCreation = () => club.double.faults.add({ fault: { kind: 'slow', milliseconds: 150 }, endpoint: CREATE });
  const creations = () => club.double.log.filter(({ endpoint }) => endpoint === CREATE).length;
  const untilCreations = async (count: number) => {
    while (creations() < count) await new Promise((resolve) => setTimeout(resolve, 2));
  };
  /** Persons at the service, places, and mails to the registrant. */
  const counts = async () => {
    const mails = (await club.deliverMails()).filter(({ to }) => to.address === ada.email);
    return [club.campers().length, await club.placesTaken(), mails.length];
  };

  it('register one person for one Idempotency-Key at both at once', async () => {
    slowCreation();
    const apps = [club.backend, second.backend];
    const responses = await Promise.all(apps.map((app) => club.register(ada, { key: KEY, app })));
    const ids = await Promise.all(
      responses.map(async (response) => ((await response.json()) as { data: { id: string } }).data.id),
    );
    expect(responses.map(({ status }) => status)).to.deep.equal([201, 201]);
    expect(ids).to.deep.equal([ids[0], club.campers()[0]!['id']]);
    expect(await counts()).to.deep.equal([1, 1, 1]);
  });

  it('give the last place to one of two', async () => {
    await club.close();
    await start(1);
    slowCreation();
    const visitors = [ada, { ...ada, email: 'eve@example.org' }];
    const apps = [club.backend, second.backend];
    const responses = await Promise.all(visitors.map((body, index) => club.register(body, { app: apps[index]! })));
    expect(responses.map(({ status }) => status).sort()).to.deep.equal([201, 422]);
    expect([club.campers().length, await club.placesTaken()]).to.deep.equal([1, 1]);
  });

  it('do not free the place of a registration whose visitor comes back at its deadline', async () => {
    for (const endpoint of [CREATE, READ] as const)
      club.double.faults.add({ fault: { kind: 'lose_request' }, endpoint });
    expect((await club.register(ada, { key: KEY })).status).to.equal(504);
    club.double.faults.clear();
    club.clock.now += 20 * 60_000;
    slowCreation();
    const before = creations();
    const retry = club.register(ada, { key: KEY });
    await untilCreations(before + 1);
    await second.runTasks();
    expect((await retry).status).to.equal(201);
    expect(await counts()).to.deep.equal([1, 1, 1]);
  });

  it('keep the place and send the mail when the service refuses the first of two with one key', async () => {
    slowCreation();
    club.double.faults.add({ fault: { kind: 'refuse', status: 403 }, endpoint: CREATE, next: 1 });
    const refusedIds = club.register(ada, { key: KEY });
    await untilCreations(1);
    const stored = club.register(ada, { key: KEY, app: second.backend });
    expect([(await refusedIds).status, (await stored).status]).to.deep.equal([503, 201]);
    expect(await counts()).to.deep.equal([1, 1, 1]);
  });

  it('keep the place and send the mail when the service refuses the second of two with one key', async () => {
    const { store, clock, double, placesTaken, deliverMails } = club;
    await club.formToken();
    const { id: workspace_id } = (await store.workspaces.bySlug('club'))!;
    const record: RegistrationRecord = {
      ...{ slug: 'camp', family: 'fam_one', language: 'en' },
      ...{ state: 'registered', amount: null, deadline_at: null },
    };
    const registration: NewRegistration = {
      ...{ workspace_id, list: { id: double.lists.main.camp, type: 'event' }, external_id: 'reg_one', body: ada },
      ...{ fingerprint: '', record },
    };
    const start = async () => {
      const state = await store.transaction((tables) => begin(tables, registration, clock.now));
      return (state as { pending: PendingRegistration }).pending;
    };
    const [first, refusedIds] = [await start(), await start()];
    await store.transaction((tables) => abandon(tables, refusedIds));
    expect(await placesTaken()).to.equal(0);
    await store.transaction((tables) =>
      finish(tables, first, { ...ada, id: 'per_one' } as unknown as Person, clock.now),
    );
    const mails = (await deliverMails()).filter(({ to }) => to.address === ada.email);
    expect([await placesTaken(), mails.length]).to.deep.equal([1, 1]);
  });

  it('register nobody whose release another process has taken back', async () => {
    const { store, clock, double, placesTaken } = club;
    await club.formToken();
    const { id: workspace_id } = (await store.workspaces.bySlug('club'))!;
    const list_id = double.lists.main.camp;
    const record: RegistrationRecord = {
      ...{ slug: 'camp', family: 'fam_one', language: 'en' },
      ...{ state: 'registered', amount: null, deadline_at: null },
    };
    const external_id = await externalIdOf(KEY);
    const registration: NewRegistration = {
      ...{ workspace_id, list: { id: list_id, type: 'event' }, external_id, body: ada, fingerprint: '', record },
    };
    const state = await store.transaction((tables) => begin(tables, registration, clock.now));
    const { pending } = state as { pending: PendingRegistration };
    const release = { workspace_id, list_id, idempotency_key: KEY };
    await store.transaction((tables) => withdrawRelease(tables, release, clock.now));
    const person = { ...ada, id: 'per_one' } as unknown as Person;
    const failed = await store
      .transaction((tables) => finish(tables, pending, person, clock.now))
      .catch((error: { status: number }) => error.status);
    const left = await store.pendingRegistrations.before(Number.MAX_SAFE_INTEGER, 9);
    expect([failed, await placesTaken(), left.map((one) => one.record)]).to.deep.equal([404, 0, ['{"removes":true}']]);
  });
});

import { expect } from 'chai';
import { ownTasks } from '../../../src/backend/lifecycle/index.js';
import { DELETION_MEMORY_MS } from '../../../src/backend/store/index.js';
import type { OwnRegistrations } from '../../../src/model/own-registration.js';
import type { RegistrationForm } from '../../../src/model/registration-form.js';
import { applyGate, readGateFile } from '../../../src/backend/workspace/index.js';
import { ada, CREATE } from './hosted-club.js';
import { sessionOf } from './offered-club.js';
import { portalClub, portalFile, family as familyAddress } from './portal-club.js';
import { pricedClub, pricedFile, withPrices, type PricedClub } from './priced-club.js';

const READ = 'GET /lists/{list_id}/persons/{person_id}';
const UPDATE = 'PUT /lists/{list_id}/persons/{person_id}';
const KEY = 'k'.repeat(20);
const bo = { name: { first_name: 'Bo', last_name: 'Lovelace' } };

describe('fees in the member portal of a gate before a service', () => {
  it('stand with the registrations that the member may see', async () => {
    const club = await portalClub({ file: (double) => withPrices(portalFile(double)) });
    try {
      await club.register({ ...ada, email: familyAddress });
      await club.register({ ...ada, tent: 'Large' });
      const { sendRequest } = await club.signIn();
      const answer = await sendRequest('GET', '/portal/registrations');
      const { data } = (await answer.json()) as { data: OwnRegistrations[] };
      const fees = data.flatMap(({ registrations }) => registrations.flatMap((one) => one.fees));
      expect(fees.map(({ amount, person_name }) => [amount, person_name])).to.deep.equal([[10_000, 'Ada Lovelace']]);
    } finally {
      await club.close();
    }
  });
});

describe('fees of a gate before a service', () => {
  let club: PricedClub;
  const start = async (...options: Parameters<typeof pricedClub>) => (club = await pricedClub(...options));
  afterEach(() => club.close());

  /** The mail to the registrant. */
  const adasMail = async () => (await club.deliverMails()).find(({ to }) => to.address === ada.email)!;

  /** The own page of the family, by the link in a mail. */
  const ownPage = async (text: string) => {
    const headers = await sessionOf(club, text);
    const send = (method: string, path = '', body?: unknown) =>
      club.request(method, `/public/club/registrations/current${path}`, headers, body);
    const read = async () => ((await (await send('GET')).json()) as { data: OwnRegistrations }).data.registrations;
    return { send, read };
  };

  it('are shown in form, confirmation, mail and on the own page, and the service hears of none', async () => {
    await start();
    const { data: form } = (await club.visitor.readForm({ slug: 'camp' })) as { data: RegistrationForm };
    expect(form.layout?.prices?.base).to.deep.equal([{ cents: 10_000 }]);
    await club.registerRelative({ tent: 'Large' });
    await club.registerRelative(bo);
    const payments = await club.payments();
    expect(payments.map(({ amount }) => amount)).to.deep.equal([12_000, 9_000]);
    expect(payments[0]!.payment).to.include({ iban: 'DE89370400440532013000' });
    const { text } = await adasMail();
    for (const { reference } of payments) expect(text.replaceAll(/\s/g, '')).to.include(reference.replaceAll(' ', ''));
    expect(text).to.include('DE89 3704 0044 0532 0130 00').and.include('120').and.include('90');
    const own = await (await ownPage(text)).read();
    expect(own.map(({ amount, fees }) => [amount, fees.map((fee) => fee.amount)])).to.deep.equal([
      [12_000, [12_000]],
      [9_000, [9_000]],
    ]);
    await club.runTasks();
    expect(await club.fees()).to.deep.equal([
      ['Ada', 12_000],
      ['Bo', 9_000],
    ]);
    expect(club.double.log.filter(({ endpoint }) => !endpoint || endpoint === 'POST /fees')).to.deep.equal([]);
  });

  it('are created once however often everybody asks, at two gates with one store', async () => {
    await start();
    const second = await club.startGate();
    await Promise.all([club.backend, second.backend].map((app) => club.registerRelative({}, { key: KEY, app })));
    await Promise.all([
      ...[undefined, second.backend, undefined, second.backend].map((app) => club.payments(app)),
      ...[club.runTasks(), second.runTasks(), club.deliverMails()],
    ]);
    const retry = await club.registerRelative({}, { key: KEY, app: second.backend });
    await club.runTasks();
    expect([retry.status, await club.fees(), (await club.payments()).length]).to.deep.equal([
      201,
      [['Ada', 10_000]],
      1,
    ]);
    await second.hosted.settled();
  });

  for (const kind of ['lose_answer', 'truncate', 'html'] as const)
    it(`follow a registration whose answer came as ${kind}, once, and not while it is unknown`, async () => {
      await start();
      club.double.faults.add(
        { fault: { kind }, endpoint: CREATE },
        { fault: { kind: 'lose_request' }, endpoint: READ },
      );
      expect((await club.registerRelative({}, { key: KEY })).status).to.equal(504);
      await club.runTasks().catch(() => {});
      expect([await club.fees(), await club.payments()]).to.deep.equal([[], []]);
      club.double.faults.clear();
      await club.registerRelative({}, { key: KEY });
      club.clock.now += 3_600_000;
      await club.runTasks();
      await club.payments();
      const stored = club.campers().length;
      expect(await club.fees()).to.deep.equal(stored ? [['Ada', 10_000]] : []);
      expect(stored).to.equal(1);
    });

  it('follow a registration whose visitor never came back', async () => {
    await start();
    club.double.faults.add(
      { fault: { kind: 'lose_answer' }, endpoint: CREATE },
      { fault: { kind: 'lose_request' }, endpoint: READ },
    );
    await club.registerRelative({}, { key: KEY });
    club.double.faults.clear();
    club.clock.now += 60_000;
    const next = await club.startGate();
    await next.runTasks();
    expect([club.campers().length, await club.fees()]).to.deep.equal([1, [['Ada', 10_000]]]);
    await next.hosted.settled();
  });

  it('are none for a registration that the service refuses, and for one that it does not have', async () => {
    await start();
    club.double.faults.add({ fault: { kind: 'refuse', status: 403 }, endpoint: CREATE, next: 1 });
    expect((await club.registerRelative()).status).to.equal(503);
    for (const endpoint of [CREATE, READ] as const)
      club.double.faults.add({ fault: { kind: 'lose_request' }, endpoint });
    expect((await club.registerRelative()).status).to.equal(504);
    club.double.faults.clear();
    club.clock.now += 20 * 60_000;
    await club.runTasks();
    expect([club.campers().length, await club.fees(), await club.placesTaken()]).to.deep.equal([0, [], 0]);
  });

  it('wait for the confirmed address', async () => {
    await start({ keys: 'confirm_email: true,' });
    await club.registerRelative();
    const { text } = await adasMail();
    expect([await club.fees(), await club.payments()]).to.deep.equal([[], []]);
    const [, token] = /confirmation\S*#([\w-]{43})/.exec(text)!;
    for (let clicks = 0; clicks < 2; clicks++)
      await club.request('POST', '/public/club/registrations/confirmations', {}, { token });
    await club.runTasks();
    expect(await club.fees()).to.deep.equal([['Ada', 10_000]]);
  });

  it('end with a cancellation: an open one goes, a paid one is owed back', async () => {
    await start();
    await club.registerRelative();
    await club.registerRelative(bo);
    const { send, read } = await ownPage((await adasMail()).text);
    const [adas, bos] = await read();
    const id = await club.workspaceId();
    await club.store.transaction(({ fees }) => fees.markPaid(id, bos!.fees[0]!.id, '2026-11-21'));
    for (const one of [adas!, bos!]) expect((await send('DELETE', `/${one.id}`)).status).to.equal(204);
    await club.deliverMails();
    club.clock.now += 3_600_000;
    await club.runTasks();
    const credits = await club.store.credits.open(id);
    expect([club.campers().length, await club.fees()]).to.deep.equal([0, []]);
    // nor do the ids of the deleted stay for ever
    const changes = () => club.store.changes.after({ workspace_id: id, after: 0, limit: 99 });
    const before = (await changes()).filter(({ deleted }) => deleted).length;
    for (const task of ownTasks)
      await task.run({ store: club.store, now: Date.now() + 2 * DELETION_MEMORY_MS, log: () => {} });
    expect([before, await changes()]).to.deep.equal([4, []]);
    expect(credits.map(({ amount, reference }) => [amount, reference])).to.deep.equal([
      [9_000, bos!.fees[0]!.reference],
    ]);
  });

  describe('of a corrected registration', () => {
    const registered = async () => {
      await start();
      await club.registerRelative({ tent: 'Small' });
      const page = await ownPage((await adasMail()).text);
      const [{ id } = { id: '' }] = await page.read();
      const correct = (amount?: number, tent = 'Large') =>
        page.send('PUT', `/${id}${amount === undefined ? '' : `?amount=${amount}`}`, { tent });
      const tentAtService = () => club.campers()[0]!['tent'];
      return { ...page, id, correct, tentAtService };
    };

    it('change once the new price was shown, and neither there nor here before', async () => {
      const { correct, tentAtService, send, id, read } = await registered();
      expect([(await correct()).status, (await correct(11_000)).status]).to.deep.equal([409, 409]);
      expect([tentAtService(), await club.fees()]).to.deep.equal(['Small', [['Ada', 10_000]]]);
      const price = (await (await send('POST', `/${id}/price`, { tent: 'Large' })).json()) as { data: object };
      expect(price.data).to.deep.equal({ amount: 12_000 });
      const before = (await read())[0]!.fees[0]!.reference;
      expect((await correct(12_000)).status).to.equal(200);
      const [{ amount, fees } = { amount: 0, fees: [] }] = await read();
      expect([amount, fees.map(({ reference }) => reference), tentAtService()]).to.deep.equal([
        ...[12_000, [before], 'Large'],
      ]);
    });

    it('change with a correction whose answer was lost', async () => {
      const { correct, tentAtService } = await registered();
      club.double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: UPDATE, next: 1 });
      expect((await correct(12_000)).status).to.equal(200);
      expect([tentAtService(), await club.fees()]).to.deep.equal(['Large', [['Ada', 12_000]]]);
    });

    it('follow the answers that the service has, though the visitor was not told, and cannot be cancelled before', async () => {
      const { correct, tentAtService, send, id } = await registered();
      club.double.faults.add(
        { fault: { kind: 'lose_answer' }, endpoint: UPDATE },
        { fault: { kind: 'lose_request' }, endpoint: READ },
      );
      const lost = await correct(12_000);
      expect([lost.status, lost.headers.has('retry-after')]).to.deep.equal([504, true]);
      expect([(await send('DELETE', `/${id}`)).status, await club.fees()]).to.deep.equal([409, [['Ada', 10_000]]]);
      club.double.faults.clear();
      club.clock.now += 60_000;
      const next = await club.startGate();
      await next.runTasks();
      expect([tentAtService(), await club.fees()]).to.deep.equal(['Large', [['Ada', 12_000]]]);
      expect((await send('DELETE', `/${id}`)).status).to.equal(204);
      await next.hosted.settled();
    });

    it('stay as they are with a correction that the service never had, or refuses', async () => {
      const { correct, tentAtService, send, id } = await registered();
      club.double.faults.add({ fault: { kind: 'lose_request' }, endpoint: UPDATE, next: 1 });
      expect((await correct(12_000)).status).to.equal(503);
      club.clock.now += 60_000;
      await club.completeTasks();
      club.double.faults.add({ fault: { kind: 'refuse', status: 422 }, endpoint: UPDATE, next: 1 });
      expect((await correct(12_000)).status).to.equal(422);
      expect([tentAtService(), await club.fees()]).to.deep.equal(['Small', [['Ada', 10_000]]]);
      expect([(await correct(12_000)).status, await club.fees()]).to.deep.equal([200, [['Ada', 12_000]]]);
      expect((await send('DELETE', `/${id}`)).status).to.equal(204);
    });
  });

  it('are at the prices of the moment of sending, and stay what they were', async () => {
    await start();
    const apply = (prices: string) =>
      applyGate(club.store, readGateFile(pricedFile('', 2, prices)(club.double)), { now: club.clock.now });
    for (const endpoint of [CREATE, READ] as const)
      club.double.faults.add({ fault: { kind: 'lose_request' }, endpoint });
    expect((await club.registerRelative({}, { key: KEY })).status).to.equal(504);
    club.double.faults.clear();
    await apply('{ base: 150 }');
    // the retry is the registration that was begun at the former price
    expect((await club.registerRelative({}, { key: KEY })).status).to.equal(201);
    await club.registerRelative(bo);
    await club.runTasks();
    await apply('{ base: 170 }');
    await club.runTasks();
    expect(await club.fees()).to.have.deep.members([
      ['Ada', 10_000],
      ['Bo', 15_000],
    ]);
  });
});

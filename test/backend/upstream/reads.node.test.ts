import { timeLimit } from '../../runner/machine-speed.mjs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import { faultSummary } from '../../../src/backend/observability/fault-summary.js';
import type { Fault } from '../../double/faults.js';
import { ada, CREATE, hostedClub, type HostedClub } from './hosted-club.js';

const clubs: HostedClub[] = [];
const started = async (...options: Parameters<typeof hostedClub>) => {
  const club = await hostedClub(...options);
  clubs.push(club);
  return club;
};
afterEach(async () => {
  for (const club of clubs.splice(0)) await club.close();
});

const SECONDS = 1_000;

describe('the forms of a gate before a service', () => {
  it('have titles, dates and columns of the service, and places and layout of the gate', async () => {
    const { visitor } = await started();
    const { data } = await visitor.readForm({ slug: 'camp' });
    expect([data.title, data.event?.start_date, data.event?.places_left, data.state]).to.deep.equal([
      ...['Zeltlager am See', '2099-07-24', 2, 'open'],
    ]);
    expect(data.columns.map(({ external_id }) => external_id)).to.have.members(['tent', 'courses', 'rating']);
  });

  it('show a column of an unknown type as text, and send it as it was typed', async () => {
    const { register, campers } = await started();
    expect((await register({ ...ada, rating: '4 of 5' })).status).to.equal(201);
    expect(campers()[0]!['rating']).to.equal('4 of 5');
  });

  it('are closed, and not gone, when the service has closed the event', async () => {
    const { double, visitor, register, formToken, clock } = await started();
    await formToken();
    double.changeEvent(double.lists.main.camp, { published: false });
    clock.now += 6 * SECONDS;
    await visitor.readForm({ slug: 'camp' });
    clock.now += 6 * SECONDS;
    // the copy is renewed behind the answer
    let { data } = await visitor.readForm({ slug: 'camp' });
    for (const end = Date.now() + timeLimit(5_000); data.state !== 'closed' && Date.now() < end;) {
      await wait(20);
      ({ data } = await visitor.readForm({ slug: 'camp' }));
    }
    const response = await register();
    expect([data.state, response.status, double.persons(double.lists.main.camp).length]).to.deep.equal([
      ...['closed', 422, 0],
    ]);
  });

  it('list events without a number of persons', async () => {
    const { request } = await started();
    const response = await request('GET', '/public/club/events');
    const { data } = (await response.json()) as { data: { title: string; places_left: number; state: string }[] };
    expect(data.map(({ title, places_left, state }) => [title, places_left, state])).to.deep.equal([
      ['Winterfahrt', null, 'closed'],
      ['Zeltlager am See', 2, 'open'],
    ]);
    expect(JSON.stringify(data)).not.to.contain('NaN');
  });

  it('ask the service once, however many visitors there are', async () => {
    const { double, visitor } = await started();
    await Promise.all(Array.from({ length: 20 }, () => visitor.readForm({ slug: 'camp' })));
    expect(double.log.map(({ endpoint }) => endpoint)).to.have.members([
      'GET /events',
      'GET /lists/{list_id}/custom_columns',
    ]);
  });

  it('appear while the service is away, from what it said before', async () => {
    const { double, visitor, clock, startGate, hosted } = await started();
    await visitor.readForm({ slug: 'camp' });
    double.faults.add({ fault: { kind: 'html' } });
    clock.now += 60 * SECONDS;
    const { data } = await visitor.readForm({ slug: 'camp' });
    await hosted.settled();
    const second = await startGate();
    const later = await second.backend(new Request('https://gate.test/public/club/forms/camp'));
    expect([data.title, later.status, hosted.isAvailable()]).to.deep.equal(['Zeltlager am See', 200, false]);
    await second.hosted.settled();
  });

  it('answer 503 with a wait when the service has never answered', async () => {
    const { double, request, hosted } = await started();
    double.faults.add({ fault: { kind: 'refuse', status: 503, retryAfter: 9 } });
    const response = await request('GET', '/public/club/forms/camp');
    expect([response.status, response.headers.get('retry-after'), await hosted.isComplete()]).to.deep.equal([
      ...[503, '9', false],
    ]);
  });

  it('have no service beside them, and a portal that is off', async () => {
    const { request } = await started();
    const api = await request('GET', '/api/events', { authorization: 'Bearer sk_x' });
    const portal = (await (await request('GET', '/public/club/portal')).json()) as { data: { status: string } };
    expect([api.status, portal.data.status]).to.deep.equal([404, 'disabled']);
  });

  it('are served as plain pages too', async () => {
    const { request } = await started();
    const page = await request('GET', '/portal/club/camp');
    expect([page.status, await page.text()]).to.satisfy(
      ([status, text]: [number, string]) => status === 200 && text.includes('Zeltlager am See'),
    );
  });
});

describe('a registration of a gate before a service, by its link', () => {
  const opened = async () => {
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

  it('is corrected at the service first', async () => {
    const { request, path, headers, double, campers } = await opened();
    double.faults.add({
      fault: { kind: 'refuse', status: 500 },
      endpoint: 'PUT /lists/{list_id}/persons/{person_id}',
      next: 1,
    });
    const failed = await request('PUT', path, headers, { tent: 'Large' });
    const saved = await request('PUT', path, headers, { tent: 'Large' });
    expect([failed.status, saved.status, campers()[0]!['tent']]).to.deep.equal([503, 200, 'Large']);
  });

  const UPDATE = 'PUT /lists/{list_id}/persons/{person_id}';
  const READ = 'GET /lists/{list_id}/persons/{person_id}';

  for (const fault of [
    { kind: 'lose_answer' },
    { kind: 'truncate' },
    { kind: 'html', stored: true },
    { kind: 'refuse', status: 500, stored: true },
  ] satisfies Fault[])
    it(`is corrected, once, although ${fault.kind} hid that it was stored`, async () => {
      const { request, path, headers, double, campers } = await opened();
      double.faults.add({ fault, endpoint: UPDATE, next: 1 });
      const { status } = await request('PUT', path, headers, { tent: 'Large' });
      const updates = double.log.filter(({ endpoint }) => endpoint === UPDATE);
      expect([status, updates.length, campers()[0]!['tent']]).to.deep.equal([200, 1, 'Large']);
    });

  it('is said to have an unknown outcome where a correction was sent and nothing can be read, and can be sent again', async () => {
    const { request, path, headers, double, campers } = await opened();
    double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: UPDATE, next: 1 });
    double.faults.add({ fault: { kind: 'lose_request' }, endpoint: READ });
    const unknown = await request('PUT', path, headers, { tent: 'Large' });
    double.faults.clear();
    const saved = await request('PUT', path, headers, { tent: 'Large' });
    expect([unknown.status, unknown.headers.has('retry-after')]).to.deep.equal([504, true]);
    expect([saved.status, campers()[0]!['tent']]).to.deep.equal([200, 'Large']);
  });

  it('is deleted at the service when it is cancelled, as soon as the service answers', async () => {
    const { request, path, headers, double, campers, clock, runTasks, deliverMails, placesTaken } = await opened();
    expect((await request('DELETE', path, headers)).status).to.equal(204);
    await deliverMails();
    double.faults.add({ fault: { kind: 'lose_request' } });
    clock.now += 3_600 * SECONDS;
    await runTasks().catch(() => {});
    expect([campers().length, await placesTaken()]).to.deep.equal([1, 1]);
    double.faults.clear();
    await runTasks();
    expect([campers().length, await placesTaken()]).to.deep.equal([0, 0]);
  });

  for (const kind of ['html', 'redirect'] as const)
    it(`is deleted at the service once it says so, and not by an answer of this kind: ${kind}`, async () => {
      const { request, path, headers, double, campers, clock, runTasks, deliverMails } = await opened();
      await request('DELETE', path, headers);
      await deliverMails();
      double.faults.add({ fault: kind === 'html' ? { kind } : { kind, status: 302, location: '/login' } });
      clock.now += 3_600 * SECONDS;
      await runTasks().catch(() => {});
      double.faults.clear();
      await runTasks();
      expect(campers()).to.deep.equal([]);
    });

  it('asks nothing but endpoints of the specification', async () => {
    const { double } = await opened();
    expect(double.log.filter(({ endpoint }) => endpoint === undefined)).to.deep.equal([]);
    expect(double.log.filter(({ endpoint }) => endpoint === CREATE)).to.have.length(1);
  });
});

describe('the log of a gate before a service', () => {
  it('has one line for an outage, with endpoint and status and nothing that the service wrote', async () => {
    const { double, visitor, clock, reports, hosted } = await started();
    await visitor.readForm({ slug: 'camp' });
    double.faults.add({ fault: { kind: 'refuse', status: 502 }, endpoint: 'GET /events' });
    for (let times = 0; times < 5; times++) {
      clock.now += 10 * SECONDS;
      await visitor.listEvents();
      await hosted.settled();
    }
    expect(reports.map(String)).to.deep.equal([
      'UpstreamError: The service before this gate answered GET /events with 502.',
    ]);
    expect(faultSummary(reports[0])).to.include({ code: 'GET /events: 502' });
  });
});

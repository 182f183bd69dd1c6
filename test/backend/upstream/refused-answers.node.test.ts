import { expect } from 'chai';
import { newSecret } from '../../../src/backend/store/index.js';
import { ada, CREATE, hostedClub, type HostedClub } from './hosted-club.js';
import { sessionOf } from './offered-club.js';

const UPDATE = 'PUT /lists/{list_id}/persons/{person_id}';

let club: HostedClub;

const requests = (endpoint: string): number => club.double.log.filter((one) => one.endpoint === endpoint).length;

/** The club takes a choice of tents off its list. */
function removeChoice(): void {
  const column = club.double.workspaces.main.lists.get(club.double.lists.main.camp)!.columns[0]!;
  (column as { allowed_values: unknown }).allowed_values = ['Large'];
}

/** Reads columns and a token, so that the gate has a fresh copy of both. Returns what sends a registration. */
async function readyVisitor() {
  await club.visitor.readForm({ slug: 'camp' });
  const token = await club.formToken();
  await club.hosted.settled();
  return () =>
    club.request(
      'POST',
      `/public/club/lists/${club.double.lists.main.camp}/persons`,
      { 'Form-Token': token, 'Idempotency-Key': newSecret() },
      ada,
    );
}

const issuesIn = async (response: Response) => ((await response.json()) as { issues?: object[] }).issues;

describe('answers that the service refuses and the gate did not', () => {
  beforeEach(async () => {
    club = await hostedClub();
  });
  afterEach(() => club.close());

  it('are refused in the codes of the gate where the columns have changed, and their place is free', async () => {
    const send = await readyVisitor();
    removeChoice();
    const response = await send();
    expect([response.status, await issuesIn(response)]).to.deep.equal([422, [{ field: 'tent', code: 'not_allowed' }]]);
    expect([requests(CREATE), club.campers().length, await club.placesTaken()]).to.deep.equal([1, 0, 0]);
    expect(await club.store.pendingRegistrations.before(Number.MAX_SAFE_INTEGER, 9)).to.deep.equal([]);
  });

  it('blame no field, and show no sentence of the service, where it names none', async () => {
    const send = await readyVisitor();
    club.double.faults.add({ fault: { kind: 'refuse', status: 422 }, endpoint: CREATE, next: 1 });
    const response = await send();
    expect([response.status, (await issuesIn(response)) ?? []]).to.deep.equal([422, []]);
    expect((await send()).status).to.equal(201);
  });

  it('are said not to be sent on the page without script, and stay in it', async () => {
    await club.visitor.readForm({ slug: 'camp' });
    const url = 'https://gate.test/portal/club/camp?lang=en&plain=';
    const page = await (await club.backend(new Request(url))).text();
    const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const body = new URLSearchParams(hidden.map(([, name, value]) => [name!, value!]));
    for (const [name, value] of [
      ['name.first_name', 'Ada'],
      ['name.last_name', 'Lovelace'],
      ['email', ada.email],
    ] as const)
      body.set(name, value);
    club.clock.now += 10_000;
    club.double.faults.add({ fault: { kind: 'refuse', status: 422 }, endpoint: CREATE, next: 1 });
    const answer = await club.backend(new Request(url, { method: 'POST', body }));
    const text = await answer.text();
    expect([answer.status, requests(CREATE)]).to.deep.equal([422, 1]);
    expect(text).to.include('The registration could not be sent.').and.include('value="Lovelace"');
    expect(text).not.to.include('there was no reply');
  });

  it('are refused in the same codes when they are corrected', async () => {
    expect((await club.register()).status).to.equal(201);
    const mail = (await club.deliverMails()).find(({ to }) => to.address === ada.email)!;
    const headers = await sessionOf(club, mail.text);
    const path = '/public/club/registrations/current';
    const { data } = (await (await club.request('GET', path, headers)).json()) as {
      data: { registrations: { id: string }[] };
    };
    await club.hosted.settled();
    removeChoice();
    const response = await club.request('PUT', `${path}/${data.registrations[0]!.id}`, headers, { tent: 'Small' });
    expect([response.status, requests(UPDATE), await issuesIn(response)]).to.deep.equal([
      422,
      1,
      [{ field: 'tent', code: 'not_allowed' }],
    ]);
  });
});

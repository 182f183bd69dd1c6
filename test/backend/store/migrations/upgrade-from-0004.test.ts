import { expect } from 'chai';
import { releaseReview } from '../../../../src/backend/gate/index.js';
import { openStore } from '../../../../src/backend/store/index.js';
import { snapshot4, reviewBody } from './snapshots/0004.js';
import { presentTable, token } from './snapshots/index.js';
import { serveSnapshot } from './snapshots/serve-snapshot.js';
import { restoreSnapshot } from './snapshots/restore-snapshot.js';

const upgraded = () => serveSnapshot(snapshot4);

const [{ id: workspace_id } = {}] = snapshot4.rows['workspace']! as [{ id: string }];
const [zoe, max] = snapshot4.rows['person']!.map(({ id }) => id as string);
const camp = snapshot4.rows['event']![0]!['list_id'] as string;
const opened = snapshot4.rows['portal_session']![0]!['created_at'] as number;

describe('a workspace that the fourth version has written', () => {
  it('writes in German and in English, and its portal is as it is without a word about it', async () => {
    const { engine } = await restoreSnapshot(snapshot4);
    const store = await openStore(engine);
    const workspace = await store.workspaces.byId(workspace_id!);
    expect([workspace?.languages, workspace?.portal, workspace?.portal_status]).to.deep.equal([
      ['de', 'en'],
      { page: null, mails: {}, profile: null },
      'enabled',
    ]);
  });

  it('is the same once the file that made it is applied again', async () => {
    const { club } = await upgraded();
    const workspace = await club.store.workspaces.byId(workspace_id!);
    expect([workspace?.languages, workspace?.portal]).to.deep.equal([
      ['de', 'en'],
      { page: null, mails: {}, profile: null },
    ]);
  });
});

describe('the service on a database that the fourth version has written', () => {
  it('has its persons, lists and events', async () => {
    const { sendRequest } = await upgraded();
    const statuses = [];
    for (const path of ['/lists/member/persons/zoe', `/lists/member/persons/${max}`, `/lists/${camp}/persons/bob`])
      statuses.push((await sendRequest('GET', path)).status);
    expect(statuses).to.deep.equal([200, 200, 200]);
  });

  it('signs members in with the links that they have', async () => {
    const { club } = await upgraded();
    const response = await club.request('POST', '/public/club/portal/sessions', { body: { token } });
    const { data } = (await response.json()) as { data: { token: string } };
    const headers = { authorization: `Bearer ${data.token}` };
    const read = await club.request('GET', `/public/club/lists/member/persons/${zoe}`, { headers });
    expect([response.status, read.status]).to.deep.equal([201, 200]);
  });

  it('makes a person of what it holds', async () => {
    const { club } = await upgraded();
    const [one, ...more] = await club.store.reviewQueue.all(workspace_id!);
    const { name, email } = await releaseReview(club.store, club.api, one!);
    expect([more, { name, email }, await club.store.reviewQueue.all(workspace_id!)]).to.deep.equal([
      [],
      reviewBody,
      [],
    ]);
  });

  it('sends the mails that wait', async () => {
    const { club } = await upgraded();
    club.clock.now = opened + 3600_000;
    const mails = await club.deliverMails();
    expect(mails.map(({ to, repeat }) => [to.address.toLowerCase(), repeat])).to.have.deep.members([
      ['family@example.org', false],
      ['old@example.org', true],
    ]);
  });

  it('forgets a person in all that it had', async () => {
    const { db, sendRequest } = await upgraded();
    const { status } = await sendRequest('DELETE', `/lists/member/persons/${max}`);
    const remaining: string[] = [];
    for (const table of Object.keys(snapshot4.rows)) {
      const rows = await db.selectFrom(presentTable(table)).selectAll().execute();
      if (JSON.stringify(rows).includes(max!)) remaining.push(table);
    }
    expect([status, remaining]).to.deep.equal([204, []]);
  });
});

import { expect } from 'chai';
import { digest } from '../../../../src/backend/crypto/index.js';
import { serveSnapshot } from './snapshots/serve-snapshot.js';
import { presentTable, session } from './snapshots/index.js';
import { snapshot3 } from './snapshots/0003.js';

const upgraded = () => serveSnapshot(snapshot3);

const [zoe, max] = snapshot3.rows['person']!.map(({ id }) => id as string);
const camp = snapshot3.rows['event']![0]!['list_id'] as string;
const workspace_id = snapshot3.rows['workspace']![0]!['id'] as string;
const created = snapshot3.rows['portal_session']![0]!['created_at'] as number;

describe('the service on a database that the third version has written', () => {
  it('has its persons, lists and events', async () => {
    const { sendRequest } = await upgraded();
    const statuses = [];
    for (const path of ['/lists/member/persons/zoe', `/lists/member/persons/${max}`, `/lists/${camp}/persons/bob`])
      statuses.push((await sendRequest('GET', path)).status);
    expect(statuses).to.deep.equal([200, 200, 200]);
  });

  it('knows who is signed in', async () => {
    const { club } = await upgraded();
    const persons = await club.store.portalSessions.find(workspace_id, await digest(session), created + 120_000);
    expect(persons?.person_ids).to.deep.equal([zoe, max]);
  });

  it('has the mails that wait, and tells of one that may have been sent', async () => {
    const { club } = await upgraded();
    const later = created + 3600_000;
    const claimed = [await club.store.outbox.claim(later), await club.store.outbox.claim(later)];
    expect([await club.store.outbox.count(), claimed.map((mail) => [mail?.kind, mail?.repeat])]).to.deep.equal([
      { waiting: 2, given_up: 1 },
      [
        ['link_request', false],
        ['email_changed', true],
      ],
    ]);
  });

  it('holds nothing for review', async () => {
    const { club } = await upgraded();
    expect(await club.store.reviewQueue.all(workspace_id)).to.deep.equal([]);
  });

  it('forgets a person in all that it had', async () => {
    const { db, sendRequest } = await upgraded();
    const { status } = await sendRequest('DELETE', `/lists/member/persons/${max}`);
    const remaining: string[] = [];
    for (const table of Object.keys(snapshot3.rows)) {
      const rows = await db.selectFrom(presentTable(table)).selectAll().execute();
      if (JSON.stringify(rows).includes(max!)) remaining.push(table);
    }
    expect([status, remaining]).to.deep.equal([204, []]);
  });
});

import { expect } from 'chai';
import { serveSnapshot } from './snapshots/serve-snapshot.js';
import { snapshot1 } from './snapshots/0001.js';

const upgraded = () => serveSnapshot(snapshot1);

const zoe = {
  name: { first_name: 'Zoë', last_name: 'Ö' },
  email: 'Zoe@example.org',
  external_id: 'zoe',
  department: 'Row',
};
const camp = snapshot1.rows['event']![0]!['list_id'] as string;

describe('the service on a database that the first version has written', () => {
  it('has its persons, lists and events', async () => {
    const { sendRequest } = await upgraded();
    const read = await sendRequest('GET', '/lists/member/persons/zoe');
    const { data } = (await (await sendRequest('GET', '/events')).json()) as { data: { persons_count: number }[] };
    expect(((await read.json()) as { data: object }).data).to.include({ email: zoe.email, department: 'Row' });
    expect(data.map(({ persons_count }) => persons_count)).to.deep.equal([1]);
  });

  it('answers a retry with what it answered before', async () => {
    const { sendRequest } = await upgraded();
    const repeated = await sendRequest('POST', '/lists/member/persons', { body: zoe, once: 'member' });
    const stored = snapshot1.rows['idempotency']!.find(({ body }) => String(body).includes('zoe'))!;
    expect([repeated.status, repeated.headers.get('Idempotency-Replayed'), await repeated.text()]).to.deep.equal([
      201,
      'true',
      stored['body'],
    ]);
  });

  it('refuses a retry with another body', async () => {
    const { sendRequest } = await upgraded();
    const body = { ...zoe, department: 'Swim' };
    expect((await sendRequest('POST', '/lists/member/persons', { body, once: 'member' })).status).to.equal(422);
  });

  it('forgets the stored answer with its person', async () => {
    const { db, sendRequest } = await upgraded();
    const response = await sendRequest('DELETE', '/lists/member/persons/zoe');
    const remainingAnswers = await db.selectFrom('idempotency').selectAll().where('body', '!=', '').execute();
    expect([response.status, remainingAnswers.length, JSON.stringify(remainingAnswers).includes('zoe')]).to.deep.equal([
      204,
      1,
      false,
    ]);
  });

  it('frees the place of a participant who is deleted', async () => {
    const { sendRequest } = await upgraded();
    await sendRequest('DELETE', `/lists/${camp}/persons/bob`);
    const { data } = (await (await sendRequest('GET', '/events')).json()) as { data: { persons_count: number }[] };
    expect(data[0]!.persons_count).to.equal(0);
  });

  it('gives its key what it had, and none of what is new', async () => {
    const { sendRequest } = await upgraded();
    const statuses = [
      await sendRequest('PUT', '/lists/member/persons/zoe', { body: { phone: '+49 30 1' } }),
      await sendRequest('POST', '/fees', { body: { data: [] } }),
      await sendRequest('POST', '/member_portal_sessions', { body: { email: zoe.email } }),
    ].map(({ status }) => status);
    expect(statuses).to.deep.equal([200, 403, 403]);
  });

  it('has its portal open, as a club has that says nothing of it', async () => {
    const { sendRequest } = await upgraded();
    const { data } = (await (await sendRequest('GET', '/me')).json()) as {
      data: { member_portal: { status: string } };
    };
    expect(data.member_portal.status).to.equal('enabled');
  });

  it('finds by address whom it had', async () => {
    const { club } = await upgraded();
    const { data } = await club.api.createPortalSession({ body: { email: 'zoe@EXAMPLE.org' } });
    expect(data.person_ids).to.deep.equal([snapshot1.rows['person']![0]!['id']]);
  });
});

import { expect } from 'chai';
import { serviceClient } from '../../../src/api/index.js';
import type { MailMessage } from '../../../src/backend/mail/index.js';
import { observed, sentinel } from './observed-backend.js';

const email = `${sentinel}@example.org`;
const tokenIn = ({ text }: MailMessage) => /#([\w-]{43})/.exec(text)![1]!;

/** Somebody who signs in, looks, changes something, and signs out; what each answer was. */
async function signingIn(log: 'requests' | 'errors') {
  const mails: MailMessage[] = [];
  let arrived = () => {};
  const arriving = new Promise<void>((resolve) => (arrived = resolve));
  const mailTransport = {
    send: async (mail: MailMessage) => {
      mails.push(mail);
      arrived();
    },
  };
  const place = await observed(log, { mailTransport });
  const { origin } = place.running;
  const api = serviceClient({ base: `${origin}/api`, key: place.key });
  const { data } = await api.createPerson({ list_id: 'member', body: { name: { last_name: sentinel }, email } });
  const sendRequest = async (method: string, path: string, body?: object, session?: string) => {
    const answer = await fetch(`${origin}/public/club${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(session ? { authorization: `Bearer ${session}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, data: text ? (JSON.parse(text) as { data: { token: string } }).data : undefined };
  };
  await sendRequest('POST', '/portal/link-requests', { email });
  await arriving;
  const link = tokenIn(mails[0]!);
  await sendRequest('POST', '/portal/links', { token: link });
  const created = await sendRequest('POST', '/portal/sessions', { token: link });
  expect(created.status).to.equal(201);
  const session = created.data!.token;
  const statuses = [];
  const member = `/lists/member/persons/${data.id}`;
  for (const [method, path, body] of [
    ['GET', '/portal'],
    ['GET', '/portal/sessions/current'],
    ['GET', '/portal/fees'],
    ['GET', member],
    ['PUT', member, { phone: '+49 30 918273645546' }],
    ['GET', `/lists/member/persons/${sentinel}`],
    ['DELETE', '/portal/sessions/current'],
    ['GET', `/portal/sessions/${session}`],
  ] as const)
    statuses.push((await sendRequest(method, path, body, session)).status);
  return { ...place, secrets: [link, session, session.slice(4), email, sentinel, data.id, '918273645546'], statuses };
}

describe('the log of a sign-in', () => {
  it('has the template of each address, and no token, address or name', async () => {
    const { lines, logged, close, secrets, statuses } = await signingIn('requests');
    const requestLines = (await lines(12)).slice(1).map(({ method, route, status }) => `${method} ${route} ${status}`);
    await close();
    expect(statuses).to.deep.equal([200, 200, 200, 200, 200, 404, 204, 404]);
    expect(requestLines).to.deep.equal([
      'POST /public/{workspace}/portal/link-requests 202',
      'POST /public/{workspace}/portal/links 200',
      'POST /public/{workspace}/portal/sessions 201',
      'GET /public/{workspace}/portal 200',
      'GET /public/{workspace}/portal/sessions/current 200',
      'GET /public/{workspace}/portal/fees 200',
      'GET /public/{workspace}/lists/member/persons/{person_id} 200',
      'PUT /public/{workspace}/lists/member/persons/{person_id} 200',
      'GET /public/{workspace}/lists/member/persons/{person_id} 404',
      'DELETE /public/{workspace}/portal/sessions/current 204',
      'GET other 404',
    ]);
    expect(secrets.filter((secret) => logged().includes(secret))).to.deep.equal([]);
  });

  it('is empty at the level of errors', async () => {
    const { logged, close } = await signingIn('errors');
    await close();
    expect(logged()).to.equal('');
  });
});

describe('the log of mails that cannot be sent', () => {
  it('tells of the fault, and not whom they were for', async () => {
    let onAttempt = () => {};
    const trying = new Promise<void>((resolve) => (onAttempt = resolve));
    const mailTransport = {
      send: (mail: MailMessage) => {
        onAttempt();
        return Promise.reject(new Error(`No way to ${mail.to.address}: ${mail.text}`));
      },
    };
    const { running, key, lines, logged, close } = await observed('errors', { mailTransport });
    const api = serviceClient({ base: `${running.origin}/api`, key });
    await api.createPerson({ list_id: 'member', body: { name: { last_name: sentinel }, email } });
    await fetch(`${running.origin}/public/club/portal/link-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    await trying;
    // the first line says that mails cannot be sent, the second is the fault of this one
    const { event, level } = (await lines(2))[1] ?? {};
    await close();
    expect([event, level, logged().includes(sentinel), /#[\w-]{43}/.test(logged())]).to.deep.equal([
      'fault',
      'error',
      false,
      false,
    ]);
  });
});

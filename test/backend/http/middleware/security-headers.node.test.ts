import { expect } from 'chai';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type Running } from '../../../../src/backend/node.js';
import { applyWorkspace, createKey, readWorkspaceFile } from '../../../../src/backend/workspace/index.js';
import {
  calendars,
  closedToVisitors,
  gate,
  portal,
  service,
  takesBody,
  type Endpoint,
} from '../../../../src/contract/index.js';
import { club } from '../../../support/backend.js';
import { bob } from '../../../support/service-requests.js';
import { idleLoop } from '../../../support/idle-loop.js';

/** What each writing endpoint takes. */
const bodies: Record<string, unknown> = {
  'PUT /lists/{list_id}/persons': { data: [{ external_id: 'new' }] },
  'POST /lists/{list_id}/persons': bob,
  'PUT /lists/{list_id}/persons/{person_id}': { phone: '+49 30 1' },
  'PUT /lists/{list_id}/custom_columns': { data: [{ name: 'New', type: 'string' }] },
  'POST /fees': { data: [{ amount: 500, description: 'Flag', person_external_id: 'bob' }] },
  'POST /member_portal_sessions': { person_external_id: 'bob' },
};

// whom the others ask for is deleted last
const last = ({ method }: Endpoint) => Number(method === 'DELETE');
const ofService = Object.values<Endpoint>(service).sort((one, other) => last(one) - last(other));

describe('the headers of every answer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-headers-'));
  let running: Running;
  let key: string;

  before(async () => {
    const scripts = join(folder, 'scripts');
    mkdirSync(scripts);
    writeFileSync(join(scripts, 'embed.js'), '// the script');
    const pages = () => async (path: string) => (path === '/example' ? '<p>Example</p>' : undefined);
    running = await serve({
      data: join(folder, 'data'),
      port: 0,
      host: '127.0.0.1',
      loopDelay: idleLoop,
      scripts,
      pages,
    });
    await applyWorkspace(running.store, readWorkspaceFile(club));
    ({ key } = await createKey(running.store, { name: 'test' }));
    await sendRequest('POST', '/api/lists/member/persons', { body: { ...bob, external_id: 'bob' } });
  });
  after(async () => {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const sendRequest = (method: string, path: string, { body, as = key }: { body?: unknown; as?: string } = {}) =>
    fetch(running.origin + path, {
      method,
      headers: { authorization: `Bearer ${as}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  const headersOf = ({ headers }: Response) => ({
    contentTypeOptions: headers.get('x-content-type-options'),
    cacheControl: headers.get('cache-control'),
    frameAncestors: /frame-ancestors [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0],
    charset: headers.get('content-type')?.replace(/^[^;]+(; )?/, ''),
  });
  const personal = {
    contentTypeOptions: 'nosniff',
    cacheControl: 'no-store',
    frameAncestors: "frame-ancestors 'none'",
  };

  for (const endpoint of ofService) {
    const { method, path, status } = endpoint;
    const line = `${method} ${path}`;
    const at = path.replace('{list_id}', 'member').replace('{person_id}', 'bob');
    const body = takesBody(endpoint) ? { body: bodies[line] } : {};

    it(`are present at the service, with no-store: ${line}`, async () => {
      const refusal = await sendRequest(method, `/api${at}`, { ...body, as: 'sk_nobodys' });
      const answered = await sendRequest(method, `/api${at}`, body);
      expect([refusal.status, headersOf(refusal)]).to.deep.equal([401, { ...personal, charset: 'charset=utf-8' }]);
      const charset = status === 204 ? undefined : 'charset=utf-8';
      expect([answered.status, headersOf(answered)]).to.deep.equal([status, { ...personal, charset }]);
    });
  }

  for (const [method, path] of [
    ...closedToVisitors,
    ...Object.values({ ...gate, ...calendars, ...portal }).map((one) => [one.method, one.path]),
  ])
    it(`are present at the gate: ${method} ${path}`, async () => {
      const at = path!.replace('{list_id}', 'member').replace('{person_id}', 'bob').replace('{slug}', 'camp');
      const answer = await sendRequest(method!, `/public/club${at}`, {
        as: '',
        ...(method === 'POST' ? { body: bob } : {}),
      });
      const { cacheControl, ...otherHeaders } = headersOf(answer);
      // events, forms and columns are the same for everyone
      const open = method === 'GET' && answer.status === 200 && !/\/(token|portal)$/.test(path!);
      expect([otherHeaders, cacheControl]).to.deep.equal([
        { contentTypeOptions: 'nosniff', frameAncestors: personal.frameAncestors, charset: 'charset=utf-8' },
        open ? 'no-cache' : 'no-store',
      ]);
    });

  it('are present at the gate for a member, with no-store', async () => {
    await sendRequest('POST', '/api/lists/member/persons', { body: { ...bob, external_id: 'eve' } });
    const dataOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { data: never }).data;
    const body = { person_external_id: 'eve' };
    const link: { url: string; person_ids: string[] } = await dataOf(
      sendRequest('POST', '/api/member_portal_sessions', { body }),
    );
    const session = { as: '', body: { token: new URL(link.url).hash.slice(1) } };
    const { token }: { token: string } = await dataOf(sendRequest('POST', '/public/club/portal/sessions', session));
    const paths = ['portal/sessions/current', 'portal/fees', `lists/member/persons/${link.person_ids[0]}`];
    const answers = [
      await sendRequest('POST', '/public/club/portal/links', session),
      ...(await Promise.all(paths.map((path) => sendRequest('GET', `/public/club/${path}`, { as: token })))),
    ];
    expect(answers.map((answer) => [answer.status, headersOf(answer)])).to.deep.equal(
      answers.map(() => [200, { ...personal, charset: 'charset=utf-8' }]),
    );
  });

  for (const path of [
    '/example',
    '/portal/club',
    '/portal/none',
    '/portal/club/camp',
    '/portal/club/none',
    '/api',
    '/api/',
  ])
    it(`have a policy for a page and forbid frames: ${path}`, async () => {
      const { headers } = await fetch(running.origin + path);
      const policy = (headers.get('content-security-policy') ?? '').split('; ');
      expect(headers.get('content-type')).to.equal('text/html; charset=utf-8');
      expect(headers.get('x-content-type-options')).to.equal('nosniff');
      expect(policy).to.include.members(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]);
      expect(policy.filter((one) => one.startsWith('script-src') && one.includes('unsafe'))).to.deep.equal([]);
    });

  for (const path of ['/embed.js', '/none.js', '/portal.css', '/none', '/healthz', '/readyz', '/api/openapi.json'])
    it(`have nosniff: ${path}`, async () => {
      const { contentTypeOptions, charset } = headersOf(await fetch(running.origin + path));
      expect([contentTypeOptions, charset]).to.deep.equal(['nosniff', 'charset=utf-8']);
    });
});

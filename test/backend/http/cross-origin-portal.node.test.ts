import { expect } from 'chai';
import { portal, registrations } from '../../../src/contract/index.js';
import type { Portal } from '../../../src/model/portal-session.js';
import { club as clubFile } from '../../support/backend.js';
import { dataOf, type Club } from '../../support/service-requests.js';
import { createLinkToken, openMemberSession, clubWithMembers, sharedEmail } from '../../support/member-sign-in.js';
import { deviceSecret, requestCode } from '../../support/sign-in-code.js';

// a page's own Request lets nobody write these headers, so these run in Node only

const listedOrigin = 'https://club.example';
const lookAlikes = [
  'https://club.example.evil.example',
  'https://evilclub.example',
  'https://club.example:8443',
  'http://club.example',
  'https://sub.club.example',
  'https://club.exampl',
  'https://CLUB.example',
  'https://evil.example',
  'null',
  '*',
];
const publicEndpoints = ['GET /portal', 'POST /portal/link-requests'];

const corsIn = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => name.startsWith('access-control-')));

/** Which of the names that `Vary` lists is about who asks. */
const varies = (response: Response) => /\bOrigin\b/.test(response.headers.get('vary') ?? '');

const lines = Object.values(portal).map(({ method, path }) => [`${method} ${path}`, method, path] as const);

/** A club, and what each endpoint of its portal takes. */
async function place() {
  const { club, ids } = await clubWithMembers();
  const { token } = await openMemberSession(club, await createLinkToken(club, 'bob'));
  const changeEmail = () =>
    club.request('PUT', `/public/club/lists/member/persons/${ids.bob}`, {
      body: { email: 'new@example.org' },
      headers: { authorization: `Bearer ${token}` },
    });
  const emailToken = async (purpose: string) => {
    await changeEmail();
    const texts = (await club.deliverMails()).map(({ text }) => text).join('\n');
    return { token: new RegExp(`/email/${purpose}\\?lang=\\w+#([\\w-]{43})`).exec(texts)?.[1] };
  };
  const bodies: Record<string, () => Promise<object>> = {
    'POST /portal/email-confirmations': () => emailToken('confirm'),
    'POST /portal/email-undos': () => emailToken('undo'),
    'POST /portal/email-changes/{person_id}/mails': async () => ({}),
    'POST /portal/link-requests': async () => ({ email: 'nobody@example.org' }),
    'POST /portal/links': async () => ({ token: await createLinkToken(club, 'eve') }),
    'POST /portal/sessions': async () => ({ token: await createLinkToken(club, 'eve') }),
    'POST /portal/codes': async () => ({
      code: (await requestCode(club, sharedEmail)).code,
      device_secret: deviceSecret(),
    }),
    'PUT /lists/member/persons/{person_id}': async () => ({ phone: '+49 30 1' }),
  };
  const sendRequest = async (line: string, headers: Record<string, string>) => {
    const [method = '', path = ''] = line.split(' ');
    if (line.includes('/email-changes/')) await changeEmail();
    const body = bodies[line];
    return club.request(method, `/public/club${path.replace('{person_id}', ids.bob)}`, {
      ...(body ? { body: await body() } : {}),
      headers,
    });
  };
  return { club, token, sendRequest };
}

describe('a portal request of a web page', () => {
  for (const [line, method, path] of lines) {
    const open = publicEndpoints.includes(line);
    const withToken = /\/email-changes\//.test(line) || !/^POST|\/portal$/.test(line);

    it(`may be read by a listed page: ${line}`, async () => {
      const { token, sendRequest } = await place();
      const authorization = withToken ? { authorization: `Bearer ${token}` } : {};
      const response = await sendRequest(line, { origin: listedOrigin, ...authorization });
      const { 'access-control-allow-origin': allowed, 'access-control-allow-credentials': credentials } =
        corsIn(response);
      expect([response.ok, allowed, credentials, open || varies(response)]).to.deep.equal([
        true,
        open ? '*' : listedOrigin,
        undefined,
        true,
      ]);
    });

    it(`${open ? 'may be read by any other page' : 'has no CORS headers for any other page'}: ${line}`, async () => {
      const { token, sendRequest } = await place();
      const authorization = withToken ? { authorization: `Bearer ${token}` } : {};
      for (const origin of lookAlikes) {
        const response = await sendRequest(line, { origin, ...authorization });
        const headers = corsIn(response);
        if (open) expect([origin, headers['access-control-allow-origin']]).to.deep.equal([origin, '*']);
        else expect([origin, headers, varies(response)]).to.deep.equal([origin, {}, true]);
      }
    });

    it(`has a preflight with the allowed headers: ${line}`, async () => {
      const { club } = await place();
      const expectedHeaders = withToken ? ['authorization', 'content-type', 'if-match'] : ['content-type'];
      const preflight = (origin: string) =>
        club.request('OPTIONS', `/public/club${path.replace('{person_id}', 'per_1')}`, {
          headers: {
            origin,
            'access-control-request-method': method,
            'access-control-request-headers': expectedHeaders.join(', '),
          },
        });
      const response = await preflight(listedOrigin);
      const {
        'access-control-allow-origin': allowed,
        'access-control-allow-methods': methods = '',
        'access-control-allow-headers': headers = '',
      } = corsIn(response);
      expect([response.status, allowed, methods.split(',').includes(method)]).to.deep.equal([
        204,
        open ? '*' : listedOrigin,
        true,
      ]);
      expect(expectedHeaders.filter((name) => !headers.toLowerCase().split(',').includes(name))).to.deep.equal([]);
      if (!open)
        for (const origin of lookAlikes) expect([origin, corsIn(await preflight(origin))]).to.deep.equal([origin, {}]);
    });
  }

  it('has no CORS headers in a club without listed pages', async () => {
    const { club } = await clubWithMembers(clubFile.replace(', portal_origins: [https://club.example]', ''));
    const response = await club.request('POST', '/public/club/portal/links', {
      body: { token: await createLinkToken(club, 'bob') },
      headers: { origin: listedOrigin },
    });
    expect([response.status, corsIn(response)]).to.deep.equal([200, {}]);
  });

  it('exposes the entity tag that a change has to send', async () => {
    const { token, sendRequest } = await place();
    const headers = { origin: listedOrigin, authorization: `Bearer ${token}` };
    const response = await sendRequest('GET /lists/member/persons/{person_id}', headers);
    expect([response.headers.has('etag'), corsIn(response)['access-control-expose-headers']]).to.deep.equal([
      true,
      'Date,ETag,Retry-After,RateLimit,RateLimit-Policy,X-Request-Id,Idempotency-Replayed',
    ]);
  });
});

describe('a page that asks whether it is listed', () => {
  const portalResponse = async (club: Club, origin?: string) => {
    const response = await club.request('GET', '/public/club/portal', {
      headers: origin === undefined ? {} : { origin },
    });
    const { listed: headers } = await dataOf<Portal>(response);
    return [headers, varies(response), response.headers.get('cache-control')];
  };

  for (const [what, origin, is] of [
    ['on the portal’s own page', 'https://turnout.test', true],
    ['on a page of our own, which does not say where it is', undefined, true],
    ['on a page that the club lists', listedOrigin, true],
    ...lookAlikes.map((one) => [`at ${one}`, one, false] as const),
  ] as const)
    it(`gets the answer ${is ? 'yes' : 'no'} ${what}`, async () => {
      const { club } = await clubWithMembers();
      expect(await portalResponse(club, origin)).to.deep.equal([is, true, 'no-store']);
    });
});

describe('a request of a web page for the registrations of a family', () => {
  const everyLine = Object.values(registrations).map(
    ({ method, path }) => [`${method} ${path}`, method, path] as const,
  );
  const preflightOf = async (method: string, path: string, origin: string) => {
    const { club } = await clubWithMembers();
    const headers = {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    };
    return corsIn(
      await club.request('OPTIONS', `/public/club${path.replace('{registration_id}', 'rgn_1')}`, { headers }),
    );
  };

  for (const [line, method, path] of everyLine) {
    const isOpen = line === 'POST /registrations/confirmation-mails';
    it(`is ${isOpen ? 'open to every' : 'closed to any other'} page: ${line}`, async () => {
      for (const origin of lookAlikes) {
        const { 'access-control-allow-origin': allowed } = await preflightOf(method, path, origin);
        expect([origin, allowed]).to.deep.equal([origin, isOpen ? '*' : undefined]);
      }
    });
  }

  it('can send the confirmation mail again, which reveals nothing', async () => {
    const { club } = await clubWithMembers();
    const body = { person_id: 'per_unknown' };
    const headers = { origin: 'https://evil.example' };
    const response = await club.request('POST', '/public/club/registrations/confirmation-mails', { body, headers });
    expect([response.status, await response.json(), corsIn(response)['access-control-allow-origin']]).to.deep.equal([
      202,
      { data: {} },
      '*',
    ]);
  });

  it('cannot confirm an address on another website', async () => {
    const { club } = await clubWithMembers();
    const body = { token: 'x'.repeat(43) };
    const headers = { origin: 'https://evil.example' };
    const response = await club.request('POST', '/public/club/registrations/confirmations', { body, headers });
    expect([response.status, corsIn(response), varies(response)]).to.deep.equal([404, {}, true]);
  });
});

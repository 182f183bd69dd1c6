import { expect } from 'chai';
import { ada, backend, origin } from '../../../support/backend.js';
import { requestService, personCountOf, type Club } from '../../../support/service-requests.js';

type Write = (club: Club) => Promise<[method: string, path: string, headers: Record<string, string>]>;

const writes: [string, Write][] = [
  [
    'a registration',
    async ({ listOf, formToken }) => [
      'POST',
      `/public/club/lists/${await listOf('camp')}/persons`,
      { 'Form-Token': await formToken(), 'Idempotency-Key': 'one' },
    ],
  ],
  [
    'a person from a key',
    async ({ listOf, key }) => [
      'POST',
      `/api/lists/${await listOf('camp')}/persons`,
      { authorization: `Bearer ${key}` },
    ],
  ],
  ['a request for a sign-in link', async () => ['POST', '/public/club/portal/link-requests', {}]],
  [
    'columns from a key',
    async ({ listOf, key }) => [
      'PUT',
      `/api/lists/${await listOf('camp')}/custom_columns`,
      { authorization: `Bearer ${key}` },
    ],
  ],
];

/** A body of bytes: the platform adds no content type to it. */
const send = async (club: Club, write: Write, type: string | undefined) => {
  const [method, path, headers] = await write(club);
  const body = new TextEncoder().encode(JSON.stringify(path.endsWith('columns') ? { data: [] } : ada));
  const typed = type === undefined ? headers : { ...headers, 'content-type': type };
  return club.app(new Request(`${origin}${path}`, { method, headers: typed, body }));
};

describe('the content type of a body', () => {
  let club: Club;
  before(async () => {
    club = await backend();
  });

  for (const [what, write] of writes) {
    for (const type of [
      undefined,
      'text/plain',
      'text/plain; charset=utf-8',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=application/json',
      'text/json',
      'application/jsonp',
      'application/json5',
      'text/plain, application/json',
      'application/*',
    ])
      it(`is wrong for ${what}: ${type ?? 'nothing'}`, async () => {
        const response = await send(club, write, type);
        expect([response.status, await personCountOf(club)]).to.deep.equal([415, 0]);
      });

    for (const type of ['application/json', 'Application/JSON', 'application/json; charset=utf-8'])
      it(`is right for ${what}: ${type}`, async () => {
        expect((await send(await backend(), write, type)).ok).to.equal(true);
      });
  }
});

describe('a compressed body', () => {
  it('is refused', async () => {
    const club = await backend();
    const { status, headers } = await requestService(club, 'POST', '/lists/member/persons', {
      body: ada,
      headers: { 'content-encoding': 'gzip' },
    });
    expect([status, headers.get('accept-encoding')]).to.deep.equal([415, 'identity']);
  });
});

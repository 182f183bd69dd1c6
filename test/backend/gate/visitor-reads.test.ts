import { expect } from 'chai';
import { backend, club as clubFile } from '../../support/backend.js';
import { listIdByType, responseParts, type Club } from '../../support/service-requests.js';

const slugsIn = (events: readonly { slug: string }[]) => events.map(({ slug }) => slug).sort();

describe('a visitor’s read', () => {
  let club: Club;
  before(async () => {
    club = await backend();
  });

  it('returns every published event, open or not', async () => {
    const { data } = await club.visitor.listEvents();
    expect(slugsIn(data)).to.deep.equal(['club/camp', 'club/full', 'club/later', 'club/over']);
  });

  it('returns no count of persons', async () => {
    const { data } = await club.visitor.listEvents();
    expect(data[0]).to.not.have.any.keys('persons_count', 'max_persons');
  });

  it('returns everything to a key', async () => {
    const { data } = await club.api.listEvents();
    expect(slugsIn(data)).to.include('club/hidden');
  });

  for (const [what, list] of [
    ['unknown', async () => 'lst_unknown'],
    ['unpublished', () => club.listOf('hidden')],
    ['of contacts', () => listIdByType(club, 'contact')],
    ['of members, under its own id', () => listIdByType(club, 'member')],
  ] as const)
    it(`does not return the columns of a list that is ${what}: the same 404`, async () => {
      const [response, unknown] = await Promise.all(
        [await list(), 'lst_other'].map(async (id) =>
          responseParts(await club.request('GET', `/public/club/lists/${id}/custom_columns`)),
        ),
      );
      expect([response!.status, response]).to.deep.equal([404, unknown]);
    });

  it('returns the columns of the application', async () => {
    const { data } = await club.visitor.listColumns({ list_id: 'member' });
    expect(data.map(({ external_id }) => external_id)).to.deep.equal(['department']);
  });

  it('returns a form, without the columns that it does not show', async () => {
    const { data } = await club.visitor.readForm({ slug: 'camp' });
    expect(data.columns.map(({ external_id }) => external_id)).to.deep.equal(['size', 'courses', 'swims', 'notes']);
  });

  for (const slug of ['hidden', 'unknown'])
    it(`does not return the form that is ${slug}: the same 404`, async () => {
      const [response, other] = await Promise.all(
        [slug, 'no-such-form'].map(async (form) =>
          responseParts(await club.request('GET', `/public/club/forms/${form}`)),
        ),
      );
      expect([response!.status, response]).to.deep.equal([404, other]);
    });
});

describe('a visitor’s repeated read', () => {
  for (const path of ['/events', '/forms/camp', '/forms/join'])
    it(`gets 304 while nothing has changed: ${path}`, async () => {
      const { request, clock } = await backend();
      const first = await request('GET', `/public/club${path}`);
      clock.now += 60_000;
      const repeated = await request('GET', `/public/club${path}`, {
        headers: { 'If-None-Match': first.headers.get('etag')! },
      });
      expect([repeated.status, await repeated.text()]).to.deep.equal([304, '']);
    });

  it('gets a new response after a change', async () => {
    const { request, apply } = await backend();
    const first = await request('GET', '/public/club/forms/camp');
    await apply(clubFile.replace('title: Camp', 'title: Winter camp'));
    const repeated = await request('GET', '/public/club/forms/camp', {
      headers: { 'If-None-Match': first.headers.get('etag')! },
    });
    expect([repeated.status, ((await repeated.json()) as { data: { title: string } }).data.title]).to.deep.equal([
      200,
      'Winter camp',
    ]);
  });
});

import { expect } from 'chai';
import { backend, issuesIn } from '../../support/backend.js';
import { bob, personsOf } from '../../support/service-requests.js';

const form = (more: string) => `form: { ${more} sections: [{ fields: [{ name: name, required: true }, email] }] }`;
const club = (published = true) => `
workspace: { slug: club, name: Club }
events:
  - { slug: camp, title: Camp, published: true, start_date: 2027-07-24, max_persons: 1, ${form('waiting_list: queue,')} }
  - { slug: queue, title: Waiting, published: ${published}, start_date: 2027-07-24, ${form('')} }
  - { slug: trip, title: Trip, published: true, start_date: 2027-08-24 }
`;

describe('a waiting list', () => {
  it('is named by its form, full or not', async () => {
    const { visitor, register } = await backend({ yaml: club() });
    const before = (await visitor.readForm({ slug: 'camp' })).data;
    await register(bob);
    const after = (await visitor.readForm({ slug: 'camp' })).data;
    expect([before, after].map(({ state, waiting_list }) => [state, waiting_list])).to.deep.equal([
      ['open', 'club/queue'],
      ['full', 'club/queue'],
    ]);
  });

  it('is not named by any other form', async () => {
    const { visitor } = await backend({ yaml: club() });
    for (const slug of ['queue', 'trip'])
      expect((await visitor.readForm({ slug })).data).not.to.have.property('waiting_list');
  });

  it('is not named while it is unpublished', async () => {
    const { visitor } = await backend({ yaml: club(false) });
    expect((await visitor.readForm({ slug: 'camp' })).data).not.to.have.property('waiting_list');
  });

  it('is not in the list of events for visitors', async () => {
    const { visitor } = await backend({ yaml: club() });
    const { data } = await visitor.listEvents();
    expect(data.map(({ slug }) => slug)).to.deep.equal(['club/camp', 'club/trip']);
  });

  it('is an event like any other for a key', async () => {
    const { api } = await backend({ yaml: club() });
    const { data } = await api.listEvents();
    expect(data.map(({ slug, published }) => [slug, published])).to.deep.equal([
      ['club/camp', true],
      ['club/queue', true],
      ['club/trip', true],
    ]);
  });

  it('takes registrations when the event is full', async () => {
    const camp = await backend({ yaml: club() });
    await camp.register(bob);
    const late = { ...bob, email: 'late@example.org' };
    expect(await issuesIn(await camp.register(late))).to.deep.equal([['list_id', 'full']]);
    expect((await camp.register(late, { form: 'queue' })).status).to.equal(201);
    expect((await personsOf(camp, await camp.listOf('queue'))).map(({ email }) => email)).to.deep.equal([late.email]);
  });

  it('is in the list of events again when no form names it', async () => {
    const { visitor, apply } = await backend({ yaml: club() });
    await apply(club().replace('waiting_list: queue,', ''));
    const { data } = await visitor.listEvents();
    expect(data.map(({ slug }) => slug)).to.have.members(['club/camp', 'club/queue', 'club/trip']);
  });
});

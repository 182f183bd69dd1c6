import { expect } from 'chai';
import type { Store } from '../../../src/backend/store/index.js';
import type { RegistrationState } from '../../../src/model/own-registration.js';
import { person } from '../store/sample-rows.js';
import { workplace } from './command-folder.js';

const file = `
workspace: { slug: club, name: Club }
lists:
  - type: member
    name: Members
    application: { slug: join, title: Join us, sections: [{ fields: [name, birthdate: { below: 20 }] }] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2037-07-24
    max_persons: 5
    form:
      waiting_list: queue
      promotion: by_hand
      sections: [{ fields: [name, email, birthdate: { at_least: 8, below: 17 }] }]
  - { slug: queue, title: Queue, published: true, start_date: 2037-07-24 }
`;

const sentence = 'birthdate: Age on the first day: at least 8, at most 16.';

describe('the organiser’s commands, for a person outside the ages of a form', () => {
  const { turnout, folderWith } = workplace();

  const listIdOf = async (store: Store, workspace_id: string, slug: string) =>
    slug === 'join'
      ? (await store.lists.all(workspace_id)).find(({ type }) => type === 'member')!.id
      : (await store.events.all(workspace_id)).find((event) => event.slug === slug)!.list_id;

  /** Fills the data with Ada, who is too young or too old, and Bob, who is not; each registered through the form. */
  const registered = (slug: string, state: RegistrationState, birthdates: readonly [string, string]) =>
    folderWith(
      async (store, { workspace_id }) => {
        const list_id = await listIdOf(store, workspace_id, slug);
        for (const [index, name] of ['Ada', 'Bob'].entries()) {
          const data = JSON.stringify({ birthdate: birthdates[index] });
          const confirmed = state === 'applied' ? (0 as const) : (1 as const);
          const who = { id: `per_${name}`, first_name: name, last_name: 'X', data, confirmed };
          await store.persons.insert(person({ workspace_id, list_id, row_key: `row-${index}`, ...who }));
          if (confirmed) await store.events.takePlaces(workspace_id, list_id, 1);
          await store.registrations.register(
            {
              ...{ workspace_id, list_id, person_id: who.id, slug, family: name, language: 'en', state },
              ...{ amount: null, deadline_at: null },
            },
            Date.now() - 1000 + index,
          );
        }
      },
      'data',
      file,
    );
  const waiting = async () =>
    JSON.parse((await turnout('waiting', 'list', '--json')).out) as { id: string; state: string }[];

  it('waiting offer offers no place that the person could not accept, and names the reason', async () => {
    await registered('queue', 'waiting', ['1990-01-01', '2025-01-01']);
    const [ada, bob] = await waiting();
    const { code, out } = await turnout('waiting', 'offer', ada!.id, bob!.id);
    expect([code, out.split('\n')[0]]).to.deep.equal([1, `${ada!.id} was offered nothing: Ada X, camp. ${sentence}`]);
    expect((await waiting()).map(({ state }) => state)).to.deep.equal(['waiting', 'offered']);
  });

  it('waiting promote gives the place with a note', async () => {
    await registered('queue', 'waiting', ['1990-01-01', '2025-01-01']);
    const [ada, bob] = await waiting();
    const { code, out } = await turnout('waiting', 'promote', ada!.id, bob!.id);
    expect([code, out.trim().split('\n')]).to.deep.equal([
      0,
      [`${ada!.id} has a place: Ada X, camp. ${sentence}`, `${bob!.id} has a place: Bob X, camp.`],
    ]);
  });

  it('application accept creates the member with a note', async () => {
    await registered('join', 'applied', ['1990-01-01', '2015-01-01']);
    const { code, out } = await turnout('application', 'accept', 'per_Ada', 'per_Bob');
    expect([code, out.trim().split('\n')]).to.deep.equal([
      0,
      ['per_Ada is a member now: Ada X. birthdate: Age: at most 19.', 'per_Bob is a member now: Bob X.'],
    ]);
  });

  it('review release creates the person with a note', async () => {
    await folderWith(
      async (store, { workspace_id, list_id }) => {
        const body = { name: { first_name: 'Ada', last_name: 'X' }, birthdate: '1990-01-01' };
        const review = { id: 'rev_ada', slug: 'camp', reason: 'note' as const, body, created_at: Date.now() };
        await store.reviewQueue.insert({ ...review, workspace_id, list_id, family: null, language: null });
      },
      'data',
      file,
    );
    const { code, out } = await turnout('review', 'release', 'rev_ada');
    expect([code, out.trim().replace(/per_\w+/, 'per_1')]).to.deep.equal([
      0,
      `rev_ada is per_1 now: Ada X, camp. ${sentence}`,
    ]);
  });
});

import { expect } from 'chai';
import type { Store } from '../../../src/backend/store/index.js';
import { person } from '../store/sample-rows.js';
import { rowsOf, workplace } from './command-folder.js';

const file = `
workspace: { slug: club, name: Club, languages: [en], time_zone: Europe/Berlin }
lists:
  - type: member
    name: Members
    application:
      { slug: join, title: Join us, confirm_email: true, sections: [{ fields: [name, { name: email, required: true }] }] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2037-07-24
    max_persons: 1
    form: { waiting_list: queue, promotion: by_hand, sections: [{ fields: [name, email] }] }
  - slug: queue
    title: Queue
    published: true
    start_date: 2037-07-24
    form: { confirm_email: true, sections: [{ fields: [name, { name: email, required: true }] }] }
`;

/** 12:00 in Berlin. */
const DEADLINE_MS = Date.parse('2036-12-31T11:00:00Z');

describe('a registration whose address is not confirmed yet', () => {
  const { turnout, folderWith, inStore } = workplace();

  async function registered(store: Store, slug: 'queue' | 'join', name: string, isConfirmed: boolean) {
    const { id: workspace_id } = (await store.workspaces.bySlug('club'))!;
    const { list_id } = (await store.forms.find(workspace_id, slug))!;
    const ids = {
      workspace_id,
      list_id: list_id === 'member' ? (await store.lists.find(workspace_id, 'member'))!.id : list_id,
    };
    const row = person({
      ...ids,
      id: `per_${name}`,
      first_name: name,
      last_name: 'X',
      confirmed: slug === 'queue' ? 1 : 0,
    });
    await store.persons.insert(row);
    if (slug === 'queue') await store.events.takePlaces(workspace_id, ids.list_id, 1);
    const counted = slug === 'queue' ? 'waiting' : 'applied';
    const state = isConfirmed
      ? ({ state: counted, deadline_at: null } as const)
      : ({ state: 'unconfirmed', deadline_at: DEADLINE_MS } as const);
    const form = { slug, family: name, language: 'en', amount: null };
    await store.registrations.register({ ...ids, ...form, ...state, person_id: row.id }, row.created_at);
  }

  const registrationsOf = () =>
    folderWith(
      async (store) => {
        for (const slug of ['queue', 'join'] as const)
          for (const name of ['Early', 'Late']) await registered(store, slug, `${name}_${slug}`, name === 'Late');
      },
      'data',
      file,
    );
  const rows = async <Row>(...command: string[]) => JSON.parse((await turnout(...command, '--json')).out) as Row[];
  const statesOf = (ids: readonly string[]) =>
    inStore('data', async (store) => {
      const { id } = (await store.workspaces.bySlug('club'))!;
      return (await store.registrations.ofPersons(id, ids)).map(({ state }) => state);
    });

  it('is counted by turnout check for each form, and needs no decision', async () => {
    await registrationsOf();
    const { code, out } = await turnout('check');
    const until = 'unless the e-mail address is confirmed until 2036-12-31 12:00';
    expect([code, out.trim().split('\n').slice(1)]).to.deep.equal([
      0,
      [
        `note: event camp of club: 1 person waits since ${/since (.*) \(/.exec(out)?.[1]} (turnout waiting list)`,
        `note: form join of club: 1 registration is unconfirmed, and deleted ${until}`,
        `note: form queue of club: 1 registration is unconfirmed, and deleted ${until}`,
        'note: club: 1 application waits for a decision (turnout application list)',
      ],
    ]);
    const { pending } = JSON.parse((await turnout('check', '--json')).out) as { pending: { unconfirmed: object[] } };
    expect(pending.unconfirmed).to.deep.equal(
      ['join', 'queue'].map((form) => ({ workspace: 'club', form, count: 1, until: '2036-12-31T11:00:00.000Z' })),
    );
  });

  it('is in the waiting list with its state, and gets no place', async () => {
    await registrationsOf();
    const { out } = await turnout('waiting', 'list');
    expect(out)
      .to.match(/ {2}unconfirmed until 2036-12-31 12:00 {2}Early_queue X$/m)
      .and.match(/ {2}waiting {2}Late_queue X$/m);
    const waiting = await rows<{ id: string; state: string; deadline_at: string | null }>('waiting', 'list');
    const { id, deadline_at } = waiting.find(({ state }) => state === 'unconfirmed')!;
    expect(deadline_at).to.equal('2036-12-31T11:00:00.000Z');
    const ids = waiting.map((one) => one.id);
    for (const verb of ['offer', 'promote']) {
      const { code, out, err } = await turnout('waiting', verb, ...ids);
      expect([code, out, err.trim()]).to.deep.equal([
        1,
        '',
        `The e-mail address of ${id} is not confirmed yet: unconfirmed until 2036-12-31 12:00. Nothing was done.`,
      ]);
    }
    expect(await statesOf(['per_Early_queue', 'per_Late_queue'])).to.have.members(['unconfirmed', 'waiting']);
  });

  it('is among the applications with its state, and cannot be decided', async () => {
    await registrationsOf();
    const { out } = await turnout('application', 'list');
    expect(out)
      .to.match(/^per_Early_join .* {2}unconfirmed until 2036-12-31 12:00$/m)
      .and.match(/^per_Late_join {2}Late_join X {2}\S+$/m);
    const applications = await rows<{ id: string; state: string; deadline_at: string | null }>('application', 'list');
    expect(applications.map(({ id, state, deadline_at }) => [id, state, deadline_at])).to.deep.equal([
      ['per_Early_join', 'unconfirmed', '2036-12-31T11:00:00.000Z'],
      ['per_Late_join', 'applied', null],
    ]);
    for (const verb of ['accept', 'decline']) {
      const { code, err } = await turnout('application', verb, 'per_Late_join', 'per_Early_join');
      expect([code, err.trim()]).to.deep.equal([
        1,
        'The e-mail address of per_Early_join is not confirmed yet: unconfirmed until 2036-12-31 12:00. Nothing was done.',
      ]);
    }
    expect(await statesOf(['per_Early_join', 'per_Late_join'])).to.have.members(['unconfirmed', 'applied']);
  });

  it('has its state in exports, in readable words where states have them', async () => {
    await registrationsOf();
    const stateIn = async (...options: string[]) => {
      const [heads = [], first = []] = rowsOf((await turnout('export', ...options)).out);
      return first[heads.findIndex((head) => ['meta.state', 'State', 'Stand'].includes(head))];
    };
    expect([
      await stateIn('queue'),
      await stateIn('queue', '--labels'),
      await stateIn('member', '--applications'),
      await stateIn('member', '--applications', '--labels', '--language', 'de'),
    ]).to.deep.equal([
      'unconfirmed',
      'E-mail address not confirmed yet',
      'unconfirmed',
      'E-Mail-Adresse noch nicht bestätigt',
    ]);
  });
});

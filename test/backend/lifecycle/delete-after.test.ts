// Long because each place that holds an answer is looked at on the same day of deletion.
import { expect } from 'chai';
import { runLifecycleTasks } from '../../../src/backend/lifecycle/index.js';
import type { Person } from '../../../src/model/person.js';
import { ada, backend } from '../../support/backend.js';
import { requestService, type Club } from '../../support/service-requests.js';
import { pendingReview } from './pending-review.js';

/** The camp ends on 2027-08-06. */
const described = (more = '', form = '') => `
workspace: { slug: club, name: Club, time_zone: Europe/Berlin, portal_origins: [https://club.example] }
lists:
  - { type: member, name: Members }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    end_date: 2027-08-06
    max_persons: 100
    ${more}
    columns:
      - { external_id: allergies, name: Allergies, type: text }
      - { external_id: swims, name: Can swim, type: boolean, delete_after: 60 }
      - { external_id: size, name: T-shirt size, type: string, allowed_values: [S, M, L] }
    form:
      ${form}
      sections:
        - fields:
            - { name: name, required: true }
            - { name: email, required: true }
            - { name: allergies, sensitive: true }
            - { name: phone, sensitive: true }
            - swims
            - size
`;

const answers = { ...ada, phone: '+49 30 1', allergies: 'nuts', swims: true, size: 'M' };

async function registered(yaml: string, body: object = answers) {
  const club = await backend({ yaml, at: '2027-05-01T12:00:00Z' });
  const { data } = (await (await club.register(body)).json()) as { data: Person };
  const list_id = await club.listOf('camp');
  const logged: object[] = [];
  /** Runs what is due on a day at noon, and gives the persons that are left. */
  const on = async (time: string) => {
    club.clock.now = Date.parse(time);
    await runLifecycleTasks({ store: club.store, now: club.clock.now, log: (entry) => logged.push(entry) });
    return (await club.api.listPersons({ list_id })).data;
  };
  return { club, list_id, person_id: data.id, on, logged };
}

const placesTaken = async ({ api }: Club) => (await api.listEvents()).data[0]!.persons_count;

describe('answers to sensitive fields of a form with delete_after (89)', () => {
  const yaml = described('', 'delete_after: 30');

  it('stay until the end of the day before', async () => {
    const { on, logged } = await registered(yaml);
    // the last minute of 4 September at the club
    const [person] = await on('2027-09-04T21:59:00Z');
    expect([person!['allergies'], person!['phone'], logged]).to.deep.equal(['nuts', '+49 30 1', []]);
  });

  it('are deleted when the day begins at the club, and nothing else is', async () => {
    const { on } = await registered(yaml);
    const [person] = await on('2027-09-04T22:00:00Z');
    expect(person).to.deep.include({ ...ada, allergies: null, phone: null, swims: true, size: 'M' });
  });

  it('are deleted in a new version of the person', async () => {
    const { club, list_id, person_id, on } = await registered(yaml);
    const path = `/lists/${list_id}/persons/${person_id}`;
    const before = (await requestService(club, 'GET', path)).headers.get('etag');
    await on('2027-09-05T12:00:00Z');
    expect((await requestService(club, 'GET', path)).headers.get('etag')).to.not.equal(before);
  });

  it('are in the feed of changes', async () => {
    const { club, list_id, person_id, on } = await registered(yaml);
    const { id } = (await club.store.workspaces.bySlug('club'))!;
    const before = await club.store.changes.last(id);
    await on('2027-09-05T12:00:00Z');
    const after = await club.store.changes.ofList(id, list_id, { after: before, skipDeletedUpTo: 0, limit: 9 });
    expect(after.map(({ subject_id, deleted }) => [subject_id, deleted])).to.deep.equal([[person_id, false]]);
  });

  it('are logged in one line with numbers, without personal data', async () => {
    const { club, on, logged } = await registered(yaml);
    await on('2027-09-05T12:00:00Z');
    await on('2027-09-06T12:00:00Z');
    const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
    expect(logged).to.deep.equal([
      { event: 'deleted after an event', workspace_id, slug: 'camp', persons: 0, answers_of_persons: 1, reviews: 0 },
    ]);
  });

  it('are deleted, too, of a person who is added later', async () => {
    const { club, list_id, on } = await registered(yaml);
    await on('2027-09-05T12:00:00Z');
    await club.api.createPerson({ list_id, body: { ...answers, email: 'late@example.org' } });
    const persons = await on('2027-09-05T13:00:00Z');
    expect(persons.map(({ allergies }) => allergies)).to.deep.equal([null, null]);
  });

  it('are deleted of every person of a long list', async () => {
    const { club, list_id, on } = await registered(yaml);
    const data = Array.from({ length: 450 }, (_, at) => ({ external_id: `x${at}`, allergies: 'nuts' }));
    await club.api.synchronisePersons({ list_id, body: { data: data.slice(0, 90) } });
    await on('2027-09-05T12:00:00Z');
    const { data: persons } = await club.api.listPersons({ list_id });
    expect([persons.length, persons.filter(({ allergies }) => allergies !== null)]).to.deep.equal([91, []]);
  });

  it('are kept without delete_after', async () => {
    const { on } = await registered(described().replace(', delete_after: 60', ''));
    const [person] = await on('2099-01-01T12:00:00Z');
    expect(person).to.deep.include(answers);
  });
});

describe('answers to a column with delete_after', () => {
  it('are deleted after its days, sensitive or not', async () => {
    const { on } = await registered(described());
    const [before] = await on('2027-10-04T12:00:00Z');
    const [after] = await on('2027-10-05T12:00:00Z');
    expect([before!['swims'], after!['swims'], after!['allergies']]).to.deep.equal([true, null, 'nuts']);
  });

  it('follow its own days if the form has others', async () => {
    const yaml = described('', 'delete_after: 30').replace('type: text }', 'type: text, delete_after: 90 }');
    const { on } = await registered(yaml);
    const [person] = await on('2027-09-05T12:00:00Z');
    expect([person!['allergies'], person!['phone']]).to.deep.equal(['nuts', null]);
  });
});

describe('answers to a field that the file no longer has', () => {
  const yaml = described('', 'delete_after: 30');
  const sensitive = ['allergies', 'phone'];
  const withoutAllergies = yaml.replace(/ *- \{ name: allergies, sens.*\n/, '');
  /** The remaining answers of a person after another file was applied, on a day at noon. */
  const remaining = async (next: string, day: string, first = yaml) => {
    const { club, on } = await registered(first);
    await club.apply(next);
    // a second time changes nothing
    expect(await club.apply(next)).to.deep.equal([]);
    const [person] = await on(`${day}T12:00:00Z`);
    return Object.fromEntries([...sensitive, 'swims'].map((name) => [name, person![name]]));
  };

  it('are deleted if a sensitive field was removed from the form', async () => {
    expect(await remaining(withoutAllergies, '2027-09-05')).to.deep.include({ allergies: null, phone: null });
  });

  it('follow the present days of the form', async () => {
    const later = withoutAllergies.replace('delete_after: 30', 'delete_after: 40');
    expect(await remaining(later, '2027-09-05')).to.deep.include({ allergies: 'nuts', phone: '+49 30 1' });
    expect(await remaining(later, '2027-09-15')).to.deep.include({ allergies: null, phone: null });
  });

  it('are deleted if the column is renamed, which creates another column', async () => {
    const renamed = yaml
      .replaceAll('allergies', 'health')
      .replace(/swims, type: boolean.*\}/, 'swims, type: boolean }');
    expect(await remaining(renamed, '2027-09-05')).to.deep.include({ allergies: null });
  });

  it('are deleted if the column with its own days is removed from the file', async () => {
    const without = described()
      .replace(/ *- \{ external_id: swims.*\n/, '')
      .replace(/ *- swims\n/, '');
    expect(await remaining(without, '2027-10-05', described())).to.deep.include({ swims: null, allergies: 'nuts' });
  });

  it('stay if the field is no longer sensitive', async () => {
    const open = yaml.replace('allergies, sensitive: true', 'allergies');
    expect(await remaining(open, '2027-09-05')).to.deep.include({ allergies: 'nuts', phone: null });
  });

  it('stay if column and form no longer have days', async () => {
    const withoutDays = described()
      .replace(', delete_after: 60', '')
      .replace(/ *- swims\n/, '');
    expect(await remaining(withoutDays, '2027-10-05', described())).to.deep.include({ swims: true });
  });
});

describe('the day on which answers are deleted', () => {
  const yaml = described('', 'delete_after: 30');

  for (const [zone, before, after] of [
    // 5 September begins at 10:00 UTC of the day before, and at 11:00 UTC of the same day
    ['Pacific/Kiritimati', '2027-09-04T09:59:00Z', '2027-09-04T10:00:00Z'],
    ['Pacific/Pago_Pago', '2027-09-05T10:59:00Z', '2027-09-05T11:00:00Z'],
  ] as const)
    it(`begins with the day in ${zone}`, async () => {
      const { on } = await registered(yaml.replace('Europe/Berlin', zone));
      const [early, late] = [(await on(before))[0]!, (await on(after))[0]!];
      expect([early['allergies'], late['allergies']]).to.deep.equal(['nuts', null]);
    });

  it('moves with the event', async () => {
    const { club, on } = await registered(yaml);
    await club.apply(yaml.replace('2027-07-24', '2027-08-24').replace('2027-08-06', '2027-09-06'));
    expect((await on('2027-10-05T12:00:00Z'))[0]!['allergies']).to.equal('nuts');
    await club.apply(yaml);
    expect((await on('2027-10-05T12:30:00Z'))[0]!['allergies']).to.equal(null);
  });
});

describe('the persons of an event with delete_after', () => {
  const yaml = described('delete_after: 365');

  it('are deleted after its days, and their places are free', async () => {
    const { club, on } = await registered(yaml);
    const before = [(await on('2028-08-04T12:00:00Z')).length, await placesTaken(club)];
    const after = [(await on('2028-08-05T12:00:00Z')).length, await placesTaken(club)];
    expect([before, after]).to.deep.equal([
      [1, 1],
      [0, 0],
    ]);
  });

  it('are deleted once by several concurrent processes', async () => {
    const { club, list_id, logged } = await registered(yaml);
    const data = Array.from({ length: 80 }, (_, at) => ({ external_id: `x${at}` }));
    await club.api.synchronisePersons({ list_id, body: { data } });
    club.clock.now = Date.parse('2028-08-05T12:00:00Z');
    const context = { store: club.store, now: club.clock.now, log: (entry: object) => logged.push(entry) };
    await Promise.all([1, 2, 3].map(() => runLifecycleTasks(context)));
    const loggedPersons = (logged as { persons: number }[]).reduce((sum, { persons }) => sum + persons, 0);
    expect([loggedPersons, await placesTaken(club)]).to.deep.equal([81, 0]);
  });

  it('are deleted with the registrations in review', async () => {
    const { club, list_id, on, logged } = await registered(yaml);
    const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
    await club.store.reviewQueue.insert({
      ...pendingReview({ workspace_id, list_id }),
      body: answers,
      created_at: Date.parse('2028-08-01T12:00:00Z'),
    });
    await on('2028-08-05T12:00:00Z');
    expect(await club.store.reviewQueue.all(workspace_id)).to.deep.equal([]);
    expect(logged).to.have.lengthOf(1);
    expect(logged[0]).to.deep.include({ persons: 1, reviews: 1 });
  });

  it('stay when the file is applied without it', async () => {
    const { club, on } = await registered(yaml);
    await club.apply(described());
    expect(await on('2099-01-01T12:00:00Z')).to.have.lengthOf(1);
  });
});

describe('registrations that wait for review', () => {
  it('lose their sensitive answers as persons do', async () => {
    const { club, list_id, on } = await registered(described('', 'delete_after: 30'));
    const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
    await club.store.reviewQueue.insert({
      ...pendingReview({ workspace_id, list_id }),
      body: answers,
      created_at: club.clock.now,
    });
    await on('2027-09-05T12:00:00Z');
    const [remaining] = await club.store.reviewQueue.all(workspace_id);
    expect(remaining?.body).to.deep.equal({ ...ada, swims: true, size: 'M' });
  });
});

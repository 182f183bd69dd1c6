import { expect } from 'chai';
import { checkForm, daysOf, formOf } from '../../../src/forms/index.js';
import { backend, issuesIn } from '../../support/backend.js';
import { requestService, dataOf, personsOf, personCountOf, type Club } from '../../support/service-requests.js';

const camp = `
workspace: { slug: club, name: Club, time_zone: Pacific/Kiritimati }
lists:
  - type: member
    name: Members
    columns:
      - { external_id: guardian, name: Guardian, type: string }
      - { external_id: rules, name: Rules, type: boolean }
    application:
      slug: join
      title: Join us
      participants: 3
      sections:
        - fields:
            - { name: name, required: true }
            - { name: birthdate, required: true }
            - { name: guardian, required: true, visible_when: { age_on_first_day: { below: 18 } } }
            - { name: rules, must_accept: true, links: [{ text: Rules, url: https://club.example/rules }] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: courses, name: Courses, type: array, allowed_values: [Canoe, Theatre] }
      - { external_id: swims, name: Can swim, type: boolean }
      - { external_id: badge, name: Badge, type: string }
      - { external_id: guardian_phone, name: Phone of the parents, type: phone }
      - { external_id: rules, name: Rules, type: boolean }
    form:
      participants: 4
      sections:
        - fields:
            - { name: name, required: true }
            - { name: birthdate, required: true }
            - { name: courses, options: { Canoe: { de: Kanu } } }
            - { name: swims, required: true, visible_when: { field: courses, is: Canoe } }
            - { name: badge, required: true, sensitive: true, visible_when: { field: swims, is: true } }
        - title: Parents
          shared: true
          visible_when: { age_on_first_day: { below: 18 } }
          fields: [{ name: email, required: true }, { name: guardian_phone, required: true }]
        - fields: [{ name: rules, must_accept: true }]
`;

const name = { first_name: 'Ada', last_name: 'Lovelace' };
const grown = { name, birthdate: '2009-07-24', rules: true };
const child = {
  name,
  birthdate: '2009-07-25',
  email: 'parents@example.org',
  guardian_phone: '+49 30 1234567',
  rules: true,
};

const issuesOf = async (club: Club, body: unknown) => {
  const response = await club.register(body);
  return [response.status, await issuesIn(response), await personCountOf(club)];
};

/** What the camp's list holds of the only person who was registered, without what the service adds. */
async function storedOf(club: Club, body: unknown) {
  const { status } = await club.register(body);
  const list_id = await club.listOf('camp');
  const [{ id } = { id: '' }] = await personsOf(club, list_id);
  const person = await dataOf(await requestService(club, 'GET', `/lists/${list_id}/persons/${id}`));
  const { name: _, birthdate: __, rules: ___, ...more } = person;
  const storedFields = Object.entries(more).filter(
    ([key, value]) => value !== null && !/^(id|creat|updat|confirm)/.test(key),
  );
  return [status, Object.fromEntries(storedFields)];
}

describe('a conditional field of a form', () => {
  let club: Club;
  beforeEach(async () => {
    club = await backend({ yaml: camp });
  });

  it('is not required if the condition does not hold', async () => {
    expect(await storedOf(club, grown)).to.deep.equal([201, {}]);
  });

  it('is required if the condition holds', async () => {
    const { email: _, guardian_phone: __, ...childWithoutContact } = child;
    expect(await issuesOf(club, childWithoutContact)).to.deep.equal([
      422,
      [
        ['email', 'required'],
        ['guardian_phone', 'required'],
      ],
      0,
    ]);
  });

  it('is stored if the condition holds', async () => {
    const { email, guardian_phone } = child;
    expect(await storedOf(club, child)).to.deep.equal([201, { email, guardian_phone }]);
  });

  it('depends on the age on the first day of the event, not today', async () => {
    // seventeen on the day of the registration, eighteen at the camp
    expect(await storedOf(club, { ...grown, birthdate: '2009-06-01' })).to.deep.equal([201, {}]);
  });

  it('is dropped if it was sent and the condition does not hold', async () => {
    const { email, guardian_phone } = child;
    expect(await storedOf(club, { ...grown, email, guardian_phone, badge: 'gold' })).to.deep.equal([201, {}]);
  });

  it('is dropped with any value, and is not in the response', async () => {
    const response = await club.register({ ...grown, email: { odd: [1] }, guardian_phone: 'none' });
    expect(Object.keys(await dataOf(response))).to.have.members(['id', ...Object.keys(grown)]);
  });

  it('appears step by step, and disappears after a choice that was removed', async () => {
    const answers = { ...grown, courses: ['Canoe'], swims: true };
    expect(await issuesOf(club, answers)).to.deep.equal([422, [['badge', 'required']], 0]);
    const changed = { ...answers, courses: ['Theatre'], badge: 'gold' };
    expect(await storedOf(club, changed)).to.deep.equal([201, { courses: ['Theatre'] }]);
  });

  it('does not admit keys that the form does not have', async () => {
    expect(await issuesOf(club, { ...grown, nonsense: 1, id: 'per_1' })).to.deep.equal([
      422,
      [
        ['nonsense', 'unknown'],
        ['id', 'unknown'],
      ],
      0,
    ]);
  });

  it('is stored once for repeated requests', async () => {
    const idempotencyKey = 'once';
    const first = await club.register({ ...grown, badge: 'gold' }, { idempotencyKey });
    const repeated = await club.register({ ...grown, badge: 'gold' }, { idempotencyKey });
    expect([
      first.status,
      repeated.status,
      repeated.headers.get('idempotency-replayed'),
      await personCountOf(club),
    ]).to.deep.equal([201, 201, 'true', 1]);
    expect(await repeated.json()).to.deep.equal(await first.json());
  });

  it('is the same for the browser and the gate', async () => {
    const { data: form } = await club.visitor.readForm({ slug: 'camp' });
    const requested = formOf(form.columns, form.layout, 'de');
    for (const body of [grown, child, { ...child, email: undefined }, { ...grown, courses: ['Canoe'] }, {}]) {
      const { issues } = checkForm(
        requested,
        JSON.parse(JSON.stringify(body)) as object,
        daysOf(form.event, form.today),
      );
      const fieldsAndCodes = issues.map(({ field, code }) => [field, code]);
      expect(await issuesIn(await club.register(body))).to.deep.equal(fieldsAndCodes);
    }
  });
});

describe('a required consent', () => {
  for (const [what, rules, code] of [
    ['no', false, 'must_accept'],
    ['nothing', undefined, 'must_accept'],
    ['null', null, 'must_accept'],
    ['"yes"', 'yes', 'wrong_type'],
  ] as const)
    it(`is refused as ${what}`, async () => {
      const club = await backend({ yaml: camp });
      expect(await issuesOf(club, { ...grown, rules })).to.deep.equal([422, [['rules', code]], 0]);
    });

  it('has a sentence for integrators', async () => {
    const club = await backend({ yaml: camp });
    const { errors } = (await (await club.register({ ...grown, rules: false })).json()) as {
      errors: Record<string, string[]>;
    };
    expect(errors['rules']?.join(' ')).to.match(/\w+ \w+/);
  });
});

describe('a condition on an age in a membership application', () => {
  const application = { name, rules: true, creation_behaviour: 'unconfirmed' };
  // on Kiritimati, fourteen hours ahead, it is the 22nd by then
  const at = '2026-11-21T10:00:00Z';

  for (const [birthdate, issues] of [
    ['2008-11-22', []],
    ['2008-11-23', [['guardian', 'required']]],
  ] as const)
    it(`counts on the day at the club: born on ${birthdate}`, async () => {
      const club = await backend({ yaml: camp, at });
      const response = await club.register({ ...application, birthdate }, { form: 'join', list_id: 'member' });
      expect(await issuesIn(response)).to.deep.equal(issues);
    });
});

describe('the layout of a form', () => {
  it('is sent as the club wrote it', async () => {
    const club = await backend({ yaml: camp });
    const [{ data: form }, { data: join }] = [
      await club.visitor.readForm({ slug: 'camp' }),
      await club.visitor.readForm({ slug: 'join' }),
    ];
    const [who, parents] = form.layout!.sections;
    expect([form.layout!.participants, join.layout!.participants]).to.deep.equal([4, 3]);
    expect([parents!.shared, parents!.visible_when]).to.deep.equal([true, { age_on_first_day: { below: 18 } }]);
    expect(who!.fields.slice(2)).to.deep.equal([
      { name: 'courses', options: { Canoe: { de: 'Kanu' } } },
      { name: 'swims', required: true, visible_when: { field: 'courses', is: 'Canoe' } },
      { name: 'badge', required: true, sensitive: true, visible_when: { field: 'swims', is: true } },
    ]);
    expect(join.layout!.sections[0]!.fields[3]!.links).to.deep.equal([
      { text: 'Rules', url: 'https://club.example/rules' },
    ]);
  });
});

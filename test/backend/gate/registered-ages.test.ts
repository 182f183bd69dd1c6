import { expect } from 'chai';
import { issuesIn } from '../../support/backend.js';
import { ada, bob, camp, eve } from './registration-camp.js';

/** A camp whose first day can be chosen, that wants an age of helpers or of everybody. */
const yaml = ({ first = '2027-07-24', visible = '' } = {}) => `
workspace: { slug: club, name: Club, contact_email: office@club.example, notify: none }
lists: [{ type: member, name: Members }]
events:
  - slug: camp
    title: Camp
    published: true
    start_date: ${first}
    end_date: 2027-07-30
    max_persons: 2
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: allergies, name: Allergies, type: text }
      - { external_id: rules, name: Rules, type: boolean }
    form:
      waiting_list: queue
      sections:
        - fields: [{ name: name, required: true }, email, size, allergies, rules]
        - fields: [{ name: birthdate, age_on_first_day: { at_least: 6 }${visible} }]
  - slug: queue
    title: Queue
    published: true
    start_date: 2027-07-24
    columns: [{ external_id: size, name: Size, type: string }]
    form: { sections: [{ fields: [{ name: name, required: true }, email, size, birthdate] }] }
`;

const ofHelpers = ', visible_when: { field: size, is: M }';

describe('the age rule of an event, for a person who is offered a place', () => {
  for (const [what, size, status] of [
    ['holds where the question is shown to them', 'M', 422],
    ['does not hold where it is not', 'S', 200],
  ] as const)
    it(what, async () => {
      const { club, register, own, offer } = await camp(yaml({ visible: ofHelpers }));
      await club.register(ada);
      await club.register(bob);
      await register({ ...eve, size, birthdate: '2023-01-01' }, 'queue');
      const list_id = await club.listOf('camp');
      const [first] = (await club.api.listPersons({ list_id })).data;
      await club.api.deletePerson({ list_id, person_id: first!.id });
      await offer();
      const { sendRequest, read } = await own('queue');
      const answer = await sendRequest('POST', `/${(await read()).registrations[0]!.id}/offer`, { accept: true });
      expect([answer.status, status === 422 && (await issuesIn(answer))]).to.deep.equal([
        status,
        status === 422 && [['birthdate', 'age']],
      ]);
    });
});

describe('the age rule, in corrections', () => {
  /** Somebody who was six on the first day, which is a year earlier now. */
  async function tooYoung(options: { visible?: string } = {}, size = 'M') {
    const { club, register, own } = await camp(yaml(options));
    const birthdate = '2021-07-01';
    await register({ ...ada, birthdate, size });
    await club.apply(yaml({ ...options, first: '2027-06-01' }));
    const { sendRequest, read } = await own();
    const { id } = (await read()).registrations[0]!;
    return { birthdate, put: async (body: object) => issuesIn(await sendRequest('PUT', `/${id}`, body)) };
  }

  it('is not checked again for an unchanged date', async () => {
    const { put, birthdate } = await tooYoung();
    expect([await put({ size: 'S' }), await put({ size: 'M', birthdate })]).to.deep.equal([[], []]);
  });

  it('is checked for another date', async () => {
    const { put } = await tooYoung();
    expect(await put({ birthdate: '2021-07-02' })).to.deep.equal([['birthdate', 'age']]);
    expect(await put({ birthdate: '2021-05-31' })).to.deep.equal([]);
  });

  it('is checked for a date that a correction requires', async () => {
    const { put, birthdate } = await tooYoung({ visible: ofHelpers }, 'S');
    expect(await put({ size: 'M', birthdate })).to.deep.equal([['birthdate', 'age']]);
  });
});

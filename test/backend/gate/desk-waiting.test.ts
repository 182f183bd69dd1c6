import { expect } from 'chai';
import { backend } from '../../support/backend.js';
import { signInAtDesk } from '../../support/desk-sign-in.js';

const form = (more = '') => `form: { ${more} sections: [{ fields: [{ name: name, required: true }, email] }] }`;
const yaml = `
workspace: { slug: club, name: Club, contact_email: office@club.example, notify: none }
organisers: [{ email: owner@club.example, role: owner }]
events:
  - { slug: camp, title: Camp, published: true, start_date: 2027-07-24, max_persons: 1, ${form('waiting_list: queue,')} }
  - { slug: queue, title: Waiting, published: true, start_date: 2027-07-24, ${form()} }
`;

describe('a waiting list at the desk', () => {
  it('tells the position of each person, and moves those behind up once somebody leaves', async () => {
    const club = await backend({ yaml });
    const { client } = await signInAtDesk(club, 'owner@club.example');
    for (const first_name of ['Ada', 'Bob', 'Eve']) {
      club.clock.now += 1000;
      const body = { name: { first_name, last_name: 'Quist' }, email: `${first_name.toLowerCase()}@example.org` };
      expect((await club.register(body, { form: 'queue' })).status).to.equal(201);
      await club.deliverMails();
    }
    const list_id = await club.listOf('queue');
    const rows = async () => (await client.listDeskRows({ list_id, query: {} })).data;
    const positions = async () =>
      (await rows()).map(({ values, waiting_position }) => [values['name.first_name'], waiting_position]);
    expect(await positions()).to.have.deep.members([
      ['Ada', 1],
      ['Bob', 2],
      ['Eve', 3],
    ]);
    const idOf = async (name: string) =>
      (await rows()).find(({ values }) => values['name.first_name'] === name)!.person_id;
    const person_id = await idOf('Eve');
    await client.cancelByDesk({ list_id, person_id: await idOf('Ada'), body: {} });
    expect((await client.readDeskRow({ list_id, person_id })).data.waiting_position).to.equal(2);
  });
});

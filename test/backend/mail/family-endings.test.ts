import { expect } from 'chai';
import { runLifecycleTasks } from '../../../src/backend/lifecycle/index.js';
import { ada, bob, camp } from '../gate/registration-camp.js';

const greeting = ({ text }: { text: string }) => text.split('!')[0];

/** A registered family, told so. */
async function registered(...bodies: object[]) {
  const campClub = await camp();
  for (const body of bodies) await campClub.register(body);
  const tick = async () => {
    campClub.club.clock.now += 120_000;
    return campClub.club.deliverMails();
  };
  const confirmations = await tick();
  const { sendRequest, read } = await campClub.own();
  const cancel = async (at: number) => {
    const { registrations } = await read();
    expect((await sendRequest('DELETE', `/${registrations[at]!.id}`)).status).to.equal(204);
  };
  return { ...campClub, tick, cancel, confirmations };
}

describe('the mail about a part of a family', () => {
  it('names all cancelled persons, though the mail server was down and their time has passed', async () => {
    const { club, cancel, tick } = await registered(ada, bob);
    const { send } = club.mailTransport;
    club.mailTransport.send = () => Promise.reject(new Error('connect ECONNREFUSED'));
    for (let person = 0; person < 2; person++) await cancel(0);
    await tick();
    await runLifecycleTasks({ store: club.store, now: club.clock.now, log: () => {} });
    club.mailTransport.send = send;
    expect((await tick()).map(greeting)).to.deep.equal(['Hallo Ada Lovelace und Bob Lovelace']);
    await runLifecycleTasks({ store: club.store, now: club.clock.now, log: () => {} });
    expect((await club.api.listPersons({ list_id: await club.listOf('camp') })).data).to.deep.equal([]);
  });

  it('goes to the address of the family if these persons have none', async () => {
    const { club, cancel, tick, confirmations } = await registered(ada, bob);
    const list_id = await club.listOf('camp');
    const { data } = await club.api.listPersons({ list_id });
    const child = data.find(({ name }) => name.first_name === 'Bob')!;
    await club.api.updatePerson({ list_id, person_id: child.id, body: { email: null } });
    await cancel(1);
    const mails = [...confirmations, ...(await tick())];
    expect(mails.map((mail) => [mail.to.address, mail.subject, greeting(mail)])).to.deep.equal([
      ['ada@example.org', 'Anmeldung: Camp', 'Hallo Ada Lovelace und Bob Lovelace'],
      ['ada@example.org', 'Abgemeldet: Camp', 'Hallo Bob Lovelace'],
    ]);
  });
});

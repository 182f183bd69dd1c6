import { expect } from 'chai';
import { answersThere, camper, twoCamps } from '../../support/desk-moves.js';

describe('the places of a move', () => {
  it('are never more than there are: a full event takes nobody, and its waiting list does', async () => {
    const { register, issuesOf, move, persons, lists, registrationOf, mails, wrongCounts } = await twoCamps();
    for (const name of ['Ada', 'Bob']) await register({ ...answersThere(name), terms: true }, 'second');
    await mails();
    expect(await issuesOf({})).to.deep.equal([['list_id', 'full']]);
    expect(await persons(lists.first)).to.deep.equal(['Nora']);
    const body = { name: { first_name: 'Nora', last_name: 'Quist' }, email: 'nora@example.org' };
    const { data } = await move({ to: lists.queue, body, amount: 0 });
    expect(data.state).to.equal('waiting');
    expect(await registrationOf(data.person_id)).to.deep.include({ slug: 'second-queue', state: 'waiting' });
    expect(await wrongCounts()).to.deep.equal([]);
    const [mail] = await mails();
    expect(mail!.subject).to.equal('Waiting list: Second camp');
  });

  it('give nobody who is moved to a waiting list a place before those who waited already', async () => {
    const { register, club, move, lists, workspace, mails } = await twoCamps();
    for (const name of ['Ada', 'Bob']) await register({ ...answersThere(name), terms: true }, 'second');
    const short = (first_name: string) => ({
      name: { first_name, last_name: 'Quist' },
      email: `${first_name}@example.org`,
    });
    club.clock.now += 600_000;
    const eve = await register(short('Eve'), 'second-queue');
    club.clock.now += 600_000;
    const { data } = await move({ to: lists.queue, body: short('Nora'), amount: 0 });
    await mails();
    const waiting = await club.store.registrations.inState(workspace.id, lists.queue, 'waiting');
    expect(waiting.map(({ person_id }) => person_id)).to.deep.equal([eve, data.person_id]);
  });

  it('are offered to those who wait here', async () => {
    const { register, move, club, workspace, mails } = await twoCamps();
    await register(camper('Ada'));
    const eve = await register(
      { name: { first_name: 'Eve', last_name: 'Quist' }, email: 'eve@example.org' },
      'first-queue',
    );
    await mails();
    await move();
    const [offer] = await club.store.waitingLists.eventsWithFreePlace(club.clock.now);
    expect(offer?.slug).to.equal('first');
    const [waiting] = await club.store.registrations.ofPersons(workspace.id, [eve]);
    expect(waiting!.state).to.equal('waiting');
  });

  it('are freed too if the place was only offered', async () => {
    const { register, move, club, workspace, lists, client, mails } = await twoCamps();
    const queue = await club.listOf('first-queue');
    const eve = await register(
      { name: { first_name: 'Eve', last_name: 'Quist' }, email: 'eve@example.org' },
      'first-queue',
    );
    await mails();
    await client.offerPlaceAtDesk({ list_id: queue, person_id: eve, body: {} });
    await move({ id: eve, from: queue, body: answersThere('Eve') });
    expect(await club.store.inspection.wrongReservations()).to.deep.equal([]);
    const event = (await club.store.events.ofList(workspace.id, lists.first))!;
    expect([event.persons_count, event.reserved_places]).to.deep.equal([1, 0]);
  });

  it('are one for somebody who is moved twice at the same moment', async () => {
    const { statusOfMove, lists, persons, journal, mails, wrongCounts } = await twoCamps();
    const statuses = await Promise.all([statusOfMove(), statusOfMove(), statusOfMove()]);
    expect(statuses).to.deep.equal([200, 200, 200]);
    expect([await persons(lists.first), await persons(lists.second)]).to.deep.equal([[], ['Nora']]);
    expect([(await journal()).length, (await mails()).length]).to.deep.equal([2, 1]);
    expect(await wrongCounts()).to.deep.equal([]);
  });

  it('are at one event for somebody who is moved to two at the same moment', async () => {
    const { statusOfMove, lists, persons, wrongCounts } = await twoCamps();
    const body = { name: { first_name: 'Nora', last_name: 'Quist' }, email: 'nora@example.org' };
    const statuses = await Promise.all([statusOfMove(), statusOfMove({ to: lists.day, body, amount: 0 })]);
    expect(statuses.sort()).to.deep.equal([200, 409]);
    const all = [lists.first, lists.second, lists.day].map(persons);
    expect((await Promise.all(all)).flat()).to.deep.equal(['Nora']);
    expect(await wrongCounts()).to.deep.equal([]);
  });

  it('are enough for one of two who are moved to the last place at the same moment, and for two who change places', async () => {
    const { register, statusOfMove, lists, persons, wrongCounts } = await twoCamps();
    const bob = await register({ ...answersThere('Bob'), terms: true }, 'second');
    const ada = await register(camper('Ada'));
    const statuses = await Promise.all([statusOfMove(), statusOfMove({ id: ada, body: answersThere('Ada') })]);
    expect(statuses.sort()).to.deep.equal([200, 422]);
    const [left] = await persons(lists.first);
    expect(await persons(lists.second)).to.deep.equal(['Bob', left === 'Ada' ? 'Nora' : 'Ada'].sort());
    const there = answersThere('Bob');
    const back = { id: bob, from: lists.second, to: lists.first, body: { ...there, tent: undefined }, amount: 10_000 };
    expect(await statusOfMove(back)).to.equal(200);
    expect(await wrongCounts()).to.deep.equal([]);
  });

  it('are all as before if the process dies within the move', async () => {
    const { club, statusOfMove, persons, lists, mails, wrongCounts, journal } = await twoCamps();
    const erase = club.store.transaction;
    // the last write of the transaction fails
    club.store.transaction = ((work) =>
      erase(async (tables) => {
        const fail = () => Promise.reject(new Error('the process dies'));
        return work({ ...tables, erasures: { ...tables.erasures, erase: fail } });
      })) as typeof erase;
    expect(await statusOfMove().catch(() => 500)).to.be.oneOf([500, 503]);
    club.store.transaction = erase;
    expect([await persons(lists.first), await persons(lists.second)]).to.deep.equal([['Nora'], []]);
    expect([await mails(), await journal(), await wrongCounts()]).to.deep.equal([[], [], []]);
    expect(await statusOfMove()).to.equal(200);
  });
});

import { expect } from 'chai';
import { UndeliverableError, type MailMessage } from '../../../src/backend/mail/index.js';
import { signInAtDesk } from '../../support/desk-sign-in.js';
import { clubWithCampers, mailsOf, MESSAGE_ID } from './messages-club.js';

const DAY_MS = 24 * 3600_000;

/** The club, whose mail server refuses an address as `error` says. */
async function clubWithRefusal(address: string, error: Error = new UndeliverableError('550')) {
  const campers = await clubWithCampers();
  const { club, list_id } = campers;
  const { send } = club.mailTransport;
  club.mailTransport.send = async (message: MailMessage) => {
    if (message.to.address.toLowerCase() === address) throw error;
    return send(message);
  };
  const log = async (client = campers.client) =>
    (await client.listMessages({ list_id })).data.map(({ mails, waiting, undelivered, undelivered_to }) => [
      ...[mails, waiting, undelivered],
      undelivered_to.map(({ name }) => name).join(', '),
    ]);
  return { ...campers, log };
}

describe('the log of messages to a list', () => {
  it('counts the mails that wait, and names those whose address was refused for good', async () => {
    const { club, send, log } = await clubWithRefusal('quist@example.org');
    await send();
    expect(await log()).to.deep.equal([[2, 2, 0, '']]);
    expect((await mailsOf(club)).map(({ to }) => to.address)).to.deep.equal(['ida@example.org']);
    expect(await log()).to.deep.equal([[2, 0, 1, 'Nora Quist, Ben Quist, Kim Quist']]);
    expect(await mailsOf(club)).to.deep.equal([]);
    expect((await send()).data.mails).to.equal(2);
    expect(await mailsOf(club)).to.deep.equal([]);
  });

  it('counts a mail as waiting while it is tried again, and names its person once it is given up', async () => {
    const { club, send, log } = await clubWithRefusal('ida@example.org', new Error('451'));
    await send();
    await mailsOf(club);
    expect(await log()).to.deep.equal([[2, 1, 0, '']]);
    club.clock.now += 3 * DAY_MS;
    // a session ends before the tries of a mail do
    const { client } = await signInAtDesk(club, 'camp@club.example');
    expect(await log(client)).to.deep.equal([[2, 0, 1, 'Ida Quist']]);
    await club.store.outbox.sweep(club.clock.now + 30 * DAY_MS);
    expect(await log(client)).to.deep.equal([[2, 0, 0, '']]);
  });

  it('names nobody who has been deleted, and the rest of the family stays', async () => {
    const { club, send, log, ids, list_id } = await clubWithRefusal('quist@example.org');
    await send();
    await mailsOf(club);
    await club.api.deletePerson({ list_id, person_id: ids.nora });
    expect(await log()).to.deep.equal([[2, 0, 1, 'Ben Quist, Kim Quist']]);
    const rows = JSON.stringify(
      await club.store.deskMessages.deliveries((await club.store.workspaces.bySlug('club'))!.id),
    );
    expect(rows).to.not.include(ids.nora);
  });

  it('does not mix the mails of two messages', async () => {
    const { club, send, log } = await clubWithRefusal('ida@example.org');
    await send();
    await mailsOf(club);
    club.clock.now += 1000;
    await send({ message_id: `${MESSAGE_ID}0` });
    expect(await log()).to.deep.equal([
      [2, 2, 0, ''],
      [2, 0, 1, 'Ida Quist'],
    ]);
  });
});

import { expect } from 'chai';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderTransport } from '../../../src/backend/mail/transports/folder.js';
import { openSqlite } from '../../../src/backend/store/engines/sqlite.js';
import { backend } from '../../support/backend.js';
import { bob } from '../../support/service-requests.js';
import { moves } from './sign-in-mail.js';
import { portalClient, createLinkToken, openMemberSession } from '../../support/member-sign-in.js';

const root = mkdtempSync(join(tmpdir(), 'turnout-mailed-'));
after(() => rmSync(root, { recursive: true, force: true }));

/** Every byte that is in a folder and in those in it. */
const bytesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');

const traces = (folder: string) => bytesIn(folder).match(/SENTINEL\d/gi);

/** A club on a folder of its own, whose mails are files there, with a member whose name and addresses are looked for. */
async function member() {
  const folder = mkdtempSync(join(root, 'data-'));
  const club = await backend({ engine: await openSqlite(folder) });
  const files = folderTransport(join(folder, 'outbox'));
  club.mailTransport.send = (mail) => files.send({ ...mail, created_at: Date.now() });
  club.mailTransport.removeStale = files.removeStale!;
  const person = { ...bob, name: { first_name: 'SENTINEL1', last_name: 'x' }, external_id: 'eve' };
  const { data } = await club.api.createPerson({
    list_id: 'member',
    body: { ...person, email: 'sentinel2@example.org' },
  });
  const erase = async () => {
    await club.api.deletePerson({ list_id: 'member', person_id: data.id });
    await club.store.purgeErased();
    await club.mailSender.sweep();
    const leakedTraces = traces(folder);
    await club.store.close();
    return leakedTraces;
  };
  return { club, folder, id: data.id, erase };
}

describe('a member who was deleted, in the folder of the data', () => {
  it('leaves no byte in a waiting request', async () => {
    const { club, folder, erase } = await member();
    await portalClient(club).requestLink({ body: { email: 'SENTINEL2@example.org' } });
    const before = traces(folder) !== null;
    expect([before, await erase()]).to.deep.equal([true, null]);
  });

  it('leaves no byte in sent mails and opened sessions', async () => {
    const { club, folder, erase } = await member();
    await portalClient(club).requestLink({ body: { email: 'sentinel2@example.org' } });
    await club.deliverMails();
    const { sendRequest } = await openMemberSession(club, await createLinkToken(club, 'eve'));
    await sendRequest('GET', '/portal/sessions/current');
    const files = readdirSync(join(folder, 'outbox')).length;
    expect([files, await erase(), readdirSync(join(folder, 'outbox'))]).to.deep.equal([1, null, []]);
  });

  it('leaves no byte under an earlier address, neither waiting nor sent', async () => {
    const { club, id, erase } = await member();
    await moves(club, id, 'sentinel3@example.org');
    await club.deliverMails();
    await moves(club, id, 'sentinel4@example.org');
    expect(await erase()).to.equal(null);
  });

  it('leaves no byte in a mail that failed', async () => {
    const { club, erase } = await member();
    club.mailTransport.send = () => Promise.reject(new Error('nobody listens'));
    await portalClient(club).requestLink({ body: { email: 'sentinel2@example.org' } });
    await club.deliverMails();
    expect([(await club.store.outbox.count()).waiting, await erase()]).to.deep.equal([1, null]);
  });
});

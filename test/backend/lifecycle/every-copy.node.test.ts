import { expect } from 'chai';
import { Kysely, sql } from 'kysely';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLifecycleTasks } from '../../../src/backend/lifecycle/index.js';
import { folderTransport } from '../../../src/backend/mail/transports/folder.js';
import { openSqlite } from '../../../src/backend/store/engines/sqlite.js';
import { backend } from '../../support/backend.js';
import { pendingReview } from './pending-review.js';

const root = mkdtempSync(join(tmpdir(), 'turnout-every-copy-'));
after(() => rmSync(root, { recursive: true, force: true }));

const yaml = `
workspace: { slug: club, name: Club, portal_origins: [https://club.example], contact_email: office@club.example, notify: each }
lists:
  - { type: member, name: Members }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: allergies, name: Allergies, type: text }
      - { external_id: bus, name: Bus, type: text, delete_after: 7 }
      - { external_id: parent, name: Address of a parent, type: email, delete_after: 7 }
    form:
      delete_after: 7
      sections:
        - fields: [{ name: name, required: true }, email, { name: allergies, sensitive: true }, bus, parent]
`;

/** The markers anywhere in a folder and those in it: database, write-ahead log, mails. */
const markersIn = (folder: string): string[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const text = files.filter((path) => statSync(path).isFile()).map((path) => readFileSync(path, 'latin1'));
  return [...new Set(text.join('\n').match(/marker\d/gi) ?? [])].map((one) => one.toLowerCase()).sort();
};

/** An hour before the day of the deletion, and one after its begin. */
const BEFORE = '2027-07-30T21:00:00Z';
const AFTER = '2027-07-30T23:00:00Z';

/** A club whose database and mails are files of one folder. E-mail addresses are sensitive, which files could say until they were refused. */
async function clubInFolder(answers: readonly string[] = ['email', 'allergies', 'bus', 'parent']) {
  const folder = mkdtempSync(join(root, 'data-'));
  const engine = await openSqlite(folder);
  const club = await backend({ yaml, engine, at: '2027-07-20T12:00:00Z' });
  const deletion = JSON.stringify({ persons: null, answers: Object.fromEntries(answers.map((name) => [name, 7])) });
  await sql`update event set deletion = ${deletion} where slug = 'camp'`.execute(
    new Kysely({ dialect: engine.dialect }),
  );
  const files = folderTransport(join(folder, 'outbox'));
  club.mailTransport.send = (mail) => files.send({ ...mail, created_at: Date.now() });
  club.mailTransport.removeStale = files.removeStale!;
  const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
  const runTasks = async (time: string) => {
    club.clock.now = Date.parse(time);
    await runLifecycleTasks({ store: club.store, now: club.clock.now, log: () => {} });
    await club.mailSender.sweep();
    await club.store.purgeErased();
    return markersIn(folder);
  };
  const mails = () => readdirSync(join(folder, 'outbox')).length;
  return { club, folder, workspace_id, list_id: await club.listOf('camp'), runTasks, mails };
}

const named = (first_name: string) => ({ name: { first_name, last_name: 'L' } });

describe('every copy of an answer that is deleted after an event (89)', () => {
  it('is deleted in database, log, mails as files, reviews and stored responses, and nothing else is', async () => {
    const { club, workspace_id, list_id, folder, runTasks, mails } = await clubInFolder();
    const answers = {
      email: 'marker1@example.org',
      allergies: 'marker2',
      bus: 'marker3',
      parent: 'marker4@example.org',
    };
    await club.register({ ...named('Ada'), ...answers });
    // only a column for addresses says where the mail goes
    await club.register({ ...named('Bea'), parent: 'marker5@example.org' });
    await club.deliverMails();
    await club.deliverMails();
    await club.store.reviewQueue.insert({
      ...pendingReview({ workspace_id, list_id }),
      ...{ created_at: club.clock.now, body: { ...named('Cem'), allergies: 'marker6', bus: 'marker7' } },
    });
    const before = [await runTasks(BEFORE), mails()];
    const matchingItem = await runTasks(AFTER);
    const { data: persons } = await club.api.listPersons({ list_id });
    const reviews = await club.store.reviewQueue.all(workspace_id);
    await club.store.close();
    expect(before).to.deep.equal([['marker1', 'marker2', 'marker3', 'marker4', 'marker5', 'marker6', 'marker7'], 4]);
    // the notices to the organiser are left, which have names and no answers
    expect([matchingItem, mails(), markersIn(folder)]).to.deep.equal([[], 2, []]);
    expect([...persons, ...reviews.map(({ body }) => body)].map(({ name }) => name)).to.deep.equal(
      ['Ada', 'Bea', 'Cem'].map((one) => named(one).name),
    );
  });

  it('is deleted if the person had emptied the answer before, and its mail was sent', async () => {
    const { club, list_id, runTasks, mails } = await clubInFolder();
    await club.register({
      ...named('Ada'),
      email: 'ada@example.org',
      bus: 'marker1'.repeat(300),
      allergies: 'marker2',
    });
    await club.deliverMails();
    await club.deliverMails();
    const { data } = await club.api.listPersons({ list_id });
    await club.api.updatePerson({ list_id, person_id: data[0]!.id, body: { bus: null, allergies: null } });
    const before = [await runTasks(BEFORE), mails()];
    expect(before).to.deep.equal([['marker1'], 2]);
    // the notice to the organiser is left, which has no answers
    expect([await runTasks(AFTER), mails()]).to.deep.equal([[], 1]);
    await club.store.close();
  });

  it('is deleted in stored responses, also of an answer that was added and emptied after its day', async () => {
    const { club, list_id, runTasks } = await clubInFolder();
    const idempotency_key = 'a-key-of-one-request';
    await runTasks(AFTER);
    const body = { ...named('Ada'), bus: 'marker1' };
    const { data } = await club.api.createPerson({ list_id, body, idempotency_key });
    await club.api.updatePerson({ list_id, person_id: data.id, body: { bus: null } });
    await runTasks('2027-07-30T23:10:00Z');
    const repeated = await club.api.createPerson({ list_id, body, idempotency_key }).catch((error: unknown) => error);
    expect(repeated).to.deep.include({ status: 422 });
    await club.store.close();
  });

  it('is deleted in a waiting mail about a new address, if the field is one for addresses', async () => {
    const { club, workspace_id, list_id, runTasks } = await clubInFolder();
    const { data } = await club.api.createPerson({ list_id, body: { ...named('Ada'), email: 'marker1@example.org' } });
    const mail = {
      workspace_id,
      kind: 'email_changed',
      person_id: data.id,
      payload: { former: 'marker2@example.org' },
    };
    await club.store.outbox.enqueue(mail, Date.parse('2027-08-30T12:00:00Z'));
    await club.store.outbox.enqueue({ workspace_id, kind: 'link_request', email_key: 'marker1@example.org' }, 0);
    expect(await runTasks(BEFORE)).to.deep.equal(['marker1', 'marker2']);
    expect(await runTasks(AFTER)).to.deep.equal([]);
    await club.store.close();
  });
});

describe('a mail as a file about an event whose answers were deleted', () => {
  it('stays if it contains none of them', async () => {
    const { club, runTasks, mails } = await clubInFolder(['allergies']);
    await club.register({ ...named('Ada'), email: 'ada@example.org', allergies: 'marker1', bus: 'by bus' });
    await club.deliverMails();
    await club.deliverMails();
    // to the person, and to the organiser
    expect([await runTasks(BEFORE), mails()]).to.deep.equal([['marker1'], 2]);
    expect([await runTasks(AFTER), mails()]).to.deep.equal([[], 2]);
    await club.store.close();
  });

  it('about a registration that waits for review stays until that is deleted', async () => {
    const { club, workspace_id, list_id, runTasks, mails } = await clubInFolder();
    await club.store.reviewQueue.insert({
      ...pendingReview({ workspace_id, list_id }),
      ...{ created_at: club.clock.now, body: { ...named('Cem'), parent: 'cem@example.org' } },
    });
    await club.deliverMails();
    await club.deliverMails();
    await runTasks(BEFORE);
    const before = mails();
    await club.store.transaction(({ erasures }) => erasures.erasePendingReviews(workspace_id, ['rev_1']));
    await runTasks(BEFORE);
    expect([before, mails()]).to.deep.equal([2, 0]);
    await club.store.close();
  });
});

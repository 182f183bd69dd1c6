import { expect } from 'chai';
import { isApiError } from '../../../src/api/index.js';
import type { MessageDraft } from '../../../src/model/desk-message.js';
import { signInAtDesk, statusOf } from '../../support/desk-sign-in.js';
import { clubWithCampers, draft, mailsOf, MESSAGE_ID as ID } from './messages-club.js';

const addressesIn = (mails: Awaited<ReturnType<typeof mailsOf>>) => mails.map(({ to }) => to.address).sort();

const issuesOf = (call: Promise<unknown>) =>
  call.then(
    () => [],
    (error: unknown) => {
      if (!isApiError(error) || error.status !== 422) throw error;
      return error.issues.map(({ field, code, params }) => [field, code, ...Object.values(params ?? {})]);
    },
  );

describe('a message to a list', () => {
  it('goes once to each address, by the outbox, with the names of those who are reached there', async () => {
    const { club, send } = await clubWithCampers();
    expect((await send()).data).to.deep.include({
      message_id: ID,
      by: 'camp@club.example',
      mails: 2,
      subject: draft.subject,
    });
    const mails = await mailsOf(club);
    expect(addressesIn(mails)).to.deep.equal(['ida@example.org', 'quist@example.org']);
    const family = mails.find(({ to }) => to.address === 'quist@example.org')!;
    expect(family.subject).to.equal('News about Camp');
    expect(family.text).to.match(/^Hello Nora, Ben und Kim,\n\nbring <boots> & a hat\.\n\n/);
    expect(family.html).to.include('bring &#60;boots&#62; &#38; a hat.').and.not.include('<boots>');
    expect(family.replyTo ?? family.from).to.deep.include({ address: 'office@club.example' });
    expect(await mailsOf(club)).to.deep.equal([]);
  });

  it('has a link that opens the registration of the family alone', async () => {
    const { club, send } = await clubWithCampers();
    await send();
    const mails = await mailsOf(club);
    const tokens = mails.map(({ text }) => /\/club\/camp\?lang=\w+#([\w-]{43})/.exec(text)?.[1]);
    expect(new Set(tokens).size).to.equal(2);
    const family = mails.findIndex(({ to }) => to.address === 'quist@example.org');
    const session = await club.request('POST', '/public/club/registrations/sessions', {
      body: { token: tokens[family] },
    });
    const { data } = (await session.json()) as { data: { token: string } };
    const own = await club.request('GET', '/public/club/registrations/current', {
      headers: { authorization: `Bearer ${data.token}` },
    });
    expect(await own.text())
      .to.include('Nora')
      .and.include('Ben')
      .and.not.include('Ida');
  });

  it('makes no link where the text has none', async () => {
    const { club, send } = await clubWithCampers();
    await send({ text: 'See you' });
    expect((await mailsOf(club)).map(({ text }) => text)).to.deep.equal(['See you\n', 'See you\n']);
  });

  it('is sent once under one id, however often and at once it is sent', async () => {
    const { club, send, client } = await clubWithCampers();
    const answers = await Promise.all([send(), send(), send()]);
    const repeated = await send();
    for (const answer of answers) expect(answer).to.deep.equal(repeated);
    expect(await mailsOf(club)).to.have.lengthOf(2);
    expect(await send()).to.deep.equal(repeated);
    expect(await mailsOf(club)).to.deep.equal([]);
    expect((await client.listMessages({ list_id: await club.listOf('camp') })).data).to.deep.equal([
      { ...repeated.data, waiting: 0, undelivered: 0, undelivered_to: [] },
    ]);
    expect(await issuesOf(send({ text: 'Something else' }))).to.deep.equal([['message_id', 'key_reused']]);
  });

  it('stands in the journal once, with the number of mails and without values', async () => {
    const { club, send } = await clubWithCampers();
    await send();
    await send();
    const { client: owner } = await signInAtDesk(club, 'owner@club.example');
    const { data } = await owner.readJournal();
    expect(data.map(({ action, mails, by }) => [action, mails, by])).to.deep.equal([['write', 2, 'camp@club.example']]);
    expect(JSON.stringify(data)).to.not.match(/Nora|Quist|example\.org|boots/);
  });

  it('is stored with all its mails or not at all', async () => {
    const { club, send, client, list_id } = await clubWithCampers();
    const { transaction } = club.store;
    club.store.transaction = (work) =>
      transaction.call(club.store, (tables) =>
        work({ ...tables, deskJournal: { ...tables.deskJournal, note: () => Promise.reject(new Error('killed')) } }),
      ) as never;
    expect(await statusOf(send())).to.equal(500);
    club.store.transaction = transaction;
    expect((await client.listMessages({ list_id })).data).to.deep.equal([]);
    expect(await mailsOf(club)).to.deep.equal([]);
    expect((await send()).data.mails).to.equal(2);
    expect(await mailsOf(club)).to.have.lengthOf(2);
  });
});

describe('the recipients of a message', () => {
  it('can be chosen by state and by person, and persons of other lists are none', async () => {
    const { club, preview, ids } = await clubWithCampers();
    const count = async (selection: MessageDraft['selection']) => {
      const { mails, persons, without_address } = (await preview({ selection })).data;
      return [mails, persons, without_address];
    };
    expect(await count({})).to.deep.equal([2, 4, 1]);
    expect(await count({ states: ['registered'] })).to.deep.equal([2, 4, 0]);
    expect(await count({ states: ['waiting'] })).to.deep.equal([0, 0, 0]);
    expect(await count({ person_ids: [ids.kim, ids.lone] })).to.deep.equal([1, 1, 1]);
    const partyList = await club.listOf('party');
    const other = await club.api.createPerson({
      list_id: partyList,
      body: { name: { first_name: 'P', last_name: 'P' }, email: 'p@example.org' },
    });
    expect(await count({ person_ids: [other.data.id] })).to.deep.equal([0, 0, 0]);
  });

  it('are none whose address is not confirmed, and none who have cancelled', async () => {
    const { club, preview, send, client, list_id, ids } = await clubWithCampers();
    await send();
    await client.cancelByDesk({ list_id, person_id: ids.ida, body: {} });
    expect((await preview()).data.mails).to.equal(1);
    const subjects = (await mailsOf(club)).map(({ to, subject }) => `${to.address}: ${subject}`);
    expect(subjects.filter((one) => one.includes('News'))).to.deep.equal(['quist@example.org: News about Camp']);
  });

  it('are none of an empty selection', async () => {
    const { send, preview } = await clubWithCampers();
    expect((await preview({ selection: { states: ['waiting'] } })).data.example).to.equal(null);
    expect(await issuesOf(send({ selection: { states: ['waiting'] } }))).to.deep.equal([['selection', 'required']]);
    expect(await issuesOf(send({ selection: { states: [] } }))).to.deep.equal([['selection.states', 'required']]);
    expect(await issuesOf(send({ selection: { states: ['unconfirmed'] } }))).to.deep.equal([
      ['selection.states', 'not_allowed'],
    ]);
  });

  it('are none who are deleted before, and the rest of the family gets theirs', async () => {
    const { club, send, ids, list_id } = await clubWithCampers();
    await send();
    await club.api.deletePerson({ list_id, person_id: ids.nora });
    await club.api.deletePerson({ list_id, person_id: ids.ida });
    const mails = (await mailsOf(club)).filter(({ subject }) => subject.startsWith('News'));
    expect(mails.map(({ to, text }) => [to.address, text.split('\n')[0]])).to.deep.equal([
      ['Quist@Example.org', 'Hello Ben und Kim,'],
    ]);
  });
});

describe('the text of a message', () => {
  it('is shown before, and nothing is sent', async () => {
    const { club, preview, client, list_id } = await clubWithCampers();
    const { example } = (await preview()).data;
    expect(example).to.deep.equal({
      subject: 'News about Camp',
      text: 'Hello Nora, Ben und Kim,\n\nbring <boots> & a hat.\n\nhttps://turnout.test/portal/club/camp\n',
    });
    expect(await mailsOf(club)).to.deep.equal([]);
    expect((await client.listMessages({ list_id })).data).to.deep.equal([]);
  });

  it('has no placeholders but those that there are, which are named', async () => {
    const { preview, send } = await clubWithCampers();
    const wrong = { subject: '{{link}} {{ event }}', text: '{{first_name}} {{iban}} {{last name}} {{iban}}' };
    const issues = [
      ['subject', 'unknown_placeholder', 'link'],
      ['text', 'unknown_placeholder', 'iban, last name'],
    ];
    expect(await issuesOf(preview(wrong))).to.deep.equal(issues);
    expect(await issuesOf(send(wrong))).to.deep.equal(issues);
  });

  it('is neither empty nor too long', async () => {
    const { preview } = await clubWithCampers();
    expect(await issuesOf(preview({ subject: ' ', text: '\n' }))).to.deep.equal([
      ['subject', 'required'],
      ['text', 'required'],
    ]);
    expect(await issuesOf(preview({ text: 'x'.repeat(10_001) }))).to.deep.equal([['text', 'too_long', 10_000]]);
    expect(await issuesOf(preview({ subject: '🏕'.repeat(200), text: 'x'.repeat(10_000) }))).to.deep.equal([]);
    expect(await issuesOf(preview({ subject: 'x'.repeat(201) }))).to.deep.equal([['subject', 'too_long', 200]]);
  });

  it('starts no other header, and a name brings no placeholder and no address with it', async () => {
    const { club, send, list_id } = await clubWithCampers();
    const name = { first_name: '{{link}} http://evil.example', last_name: 'X' };
    await club.api.createPerson({ list_id, body: { name, email: 'eve@example.org' } });
    await send({ subject: 'Hello\r\nBcc: all@example.org {{first_name}}', text: '{{first_name}}!' });
    const mail = (await mailsOf(club)).find(({ to }) => to.address === 'eve@example.org')!;
    expect(mail.subject).to.equal('Hello Bcc: all@example.org link');
    expect(mail.text).to.equal('link!\n');
  });
});

describe('the messages to a list', () => {
  it('are listed without their text, the newest first, and deleted after a year', async () => {
    const { club, send, client, list_id } = await clubWithCampers();
    await send();
    club.clock.now += 1000;
    await send({ message_id: `${ID}0`, subject: 'Second' });
    const { data } = await client.listMessages({ list_id });
    expect(data.map(({ subject, mails }) => [subject, mails])).to.deep.equal([
      ['Second', 2],
      [draft.subject, 2],
    ]);
    expect(JSON.stringify(data)).to.not.include('boots');
    await club.store.deskMessages.sweep(club.clock.now + 365 * 24 * 3600_000);
    expect((await client.listMessages({ list_id })).data).to.deep.equal([]);
  });

  it('of other lists are not there for an organiser of one', async () => {
    const { club, client } = await clubWithCampers();
    const list_id = await club.listOf('party');
    expect(await statusOf(client.listMessages({ list_id }))).to.equal(404);
    expect(await statusOf(client.previewMessage({ list_id, body: draft }))).to.equal(404);
    expect(await statusOf(client.sendMessage({ list_id, body: { ...draft, message_id: ID } }))).to.equal(404);
  });
});

// Long because all who give, see and withdraw a consent do so at one club.
import { expect } from 'chai';
import { releaseReview } from '../../../src/backend/gate/index.js';
import { hexDigest } from '../../../src/backend/crypto/index.js';
import { runLifecycleTasks } from '../../../src/backend/lifecycle/index.js';
import { camp as registrationCamp } from './registration-camp.js';

const yamlOf = (rules: string) => `
workspace: { slug: club, name: Club, contact_email: office@club.example, languages: [de, en] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    max_persons: 1
    columns:
      - { external_id: rules, name: Rules, type: boolean }
      - { external_id: photos, name: Photos of the camp, type: boolean }
      - { external_id: swims, name: Swims, type: boolean }
      - { external_id: diet, name: Diet, type: boolean, delete_after: 10 }
    form:
      waiting_list: queue
      sections:
        - fields:
          - { name: name, required: true }
          - { name: email, required: true }
          - name: rules
            must_accept: true
            label: { de: ${rules}, en: I accept the rules }
            help: { de: Gelten für alle., en: They hold for all. }
            links: [{ text: { de: Lagerordnung, en: Camp rules }, url: https://club.example/rules }]
          - { name: photos, consent: true }
          - swims
          - { name: diet, consent: true }
  - slug: queue
    title: Queue
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: photos, name: Photos of the camp, type: boolean }
      - { external_id: newsletter, name: Newsletter, type: boolean }
    form:
      sections:
        - fields:
          - { name: name, required: true }
          - { name: email, required: true }
          - { name: photos, consent: true }
          - { name: newsletter, consent: true }
`;
const german = 'Ich akzeptiere die Regeln\nGelten für alle.\nLagerordnung <https://club.example/rules>';
const english = 'I accept the rules\nThey hold for all.\nCamp rules <https://club.example/rules>';
const ada = { name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org', rules: true };

/** A club, and the histories of consents of the persons of its lists. */
async function camp() {
  const camp = await registrationCamp(yamlOf('Ich akzeptiere die Regeln'));
  const { club } = camp;
  const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
  const personsOf = async (form = 'camp') => (await club.api.listPersons({ list_id: await club.listOf(form) })).data;
  /** The history of all persons of a list, with the texts. */
  const consents = async (form = 'camp') => {
    const ids = (await personsOf(form)).map(({ id }) => id);
    const history = await club.store.consents.ofPersons(workspace_id, ids);
    const hashes = history.flatMap(({ text_hash }) => text_hash ?? []);
    const texts = await club.store.consents.texts(workspace_id, hashes);
    return history.map(({ field, given, at, language, text_hash }) => ({
      ...{ field, given, at, language, text_hash, text: texts.get(text_hash ?? '') ?? null },
    }));
  };
  const change = async (body: object) => {
    const own = await camp.own();
    const [registration] = (await own.read()).registrations;
    return own.sendRequest('PUT', `/${registration!.id}`, body);
  };
  return { ...camp, workspace_id, personsOf, consents, change };
}

describe('a consent', () => {
  it('is stored with its time, the language of the form and the shown text', async () => {
    const { club, consents } = await camp();
    const answer = await club.register({ ...ada, photos: true, swims: true }, { headers: { 'Accept-Language': 'en' } });
    expect(answer.status).to.equal(201);
    const at = club.clock.now;
    expect(await consents()).to.deep.equal([
      { field: 'rules', given: true, at, language: 'en', text: english, text_hash: await hexDigest(english) },
      {
        ...{ field: 'photos', given: true, at, language: 'en', text: 'Photos of the camp' },
        text_hash: await hexDigest('Photos of the camp'),
      },
    ]);
  });

  it('is in the club’s first language if the request names none', async () => {
    const { club, consents } = await camp();
    await club.register(ada);
    expect((await consents())[0]).to.include({ language: 'de', text: german });
  });

  it('has the hash of sha256sum', async () => {
    expect(await hexDigest('Photos of the camp')).to.equal(
      '777a066902d6aefd23106ce713bf7c7cbf9be689cf1bf673adec5d22afc21667',
    );
  });

  it('keeps the text of the time when the visitor began', async () => {
    const { club, consents } = await camp();
    const token = await club.formToken();
    await club.apply(yamlOf('Ich akzeptiere alles'));
    await club.register(ada, { headers: { 'Form-Token': token } });
    expect((await consents())[0]!.text).to.equal(german);
  });

  it('keeps the name of its column of the time when the visitor began', async () => {
    const { club, consents } = await camp();
    const token = await club.formToken();
    await club.apply(yamlOf('Ich akzeptiere die Regeln').replaceAll('Photos of the camp', 'Photos for all the world'));
    await club.register({ ...ada, photos: true }, { headers: { 'Form-Token': token } });
    expect((await consents())[1]!.text).to.equal('Photos of the camp');
  });

  it('has the new text for visitors who begin after the change', async () => {
    const { club, consents } = await camp();
    await club.apply(yamlOf('Ich akzeptiere alles'));
    await club.register(ada);
    expect((await consents())[0]!.text).to.match(/^Ich akzeptiere alles\n/);
  });

  it('has an identifier in form and token, which changes with the text', async () => {
    const { club } = await camp();
    const recordedConsents = async () => [
      (await club.visitor.readForm({ slug: 'camp' })).data.wording,
      (await club.visitor.readFormToken({ slug: 'camp' })).data.wording,
    ];
    const before = await recordedConsents();
    await club.apply(yamlOf('Ich akzeptiere alles'));
    const after = await recordedConsents();
    expect([before[0], after[0]]).to.deep.equal([before[1], after[1]]);
    expect(before[0]).to.match(/^[\w-]{8}$/);
    expect(after[0]).not.to.equal(before[0]);
  });

  it('takes no text from a browser', async () => {
    const { club, consents } = await camp();
    const answer = await club.register({ ...ada, consents: [{ field: 'rules', text: 'I sell my soul' }] });
    expect([answer.status, await consents()]).to.deep.equal([422, []]);
  });

  it('is stored once for repeated requests', async () => {
    const { club, consents } = await camp();
    for (let time = 0; time < 3; time++) await club.register(ada, { idempotencyKey: 'k'.repeat(32) });
    expect(await consents()).to.have.lengthOf(1);
  });

  it('is not stored where the registration is refused', async () => {
    const { club, workspace_id } = await camp();
    await club.register(ada);
    await club.register({ ...ada, email: 'late@example.org', photos: true });
    const texts = await club.store.consents.allTexts(workspace_id);
    expect(texts.map(({ text }) => text)).to.deep.equal([german]);
  });
});

describe('the history of a consent', () => {
  it('has the withdrawal on one’s own page, and a new consent to the text of that day', async () => {
    const { register, consents, change, club } = await camp();
    await register({ ...ada, photos: true });
    const answers = [await change({ photos: false })];
    const at = club.clock.now;
    await club.apply(yamlOf('Ich akzeptiere die Regeln').replaceAll('Photos of the camp', 'Photos newly worded'));
    answers.push(await change({ photos: true }));
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200]);
    const photos = (await consents()).filter(({ field }) => field === 'photos');
    expect(photos.map(({ given, text }) => [given, text])).to.deep.equal([
      [true, 'Photos of the camp'],
      [false, null],
      [true, 'Photos newly worded'],
    ]);
    expect(photos[1]!.at).to.equal(at);
  });

  it('has the withdrawal by a key of the club, alone or with others', async () => {
    const { register, consents, personsOf, club } = await camp();
    await register({ ...ada, photos: true });
    const [person] = await personsOf();
    const list_id = await club.listOf('camp');
    await club.api.updatePerson({ list_id, person_id: person!.id, body: { photos: false } });
    await club.api.synchronisePersons({ list_id, body: { data: [{ id: person!.id, photos: true }] } });
    const photos = (await consents()).filter(({ field }) => field === 'photos');
    expect(photos.map(({ given, text_hash }) => [given, text_hash !== null])).to.deep.equal([
      [true, true],
      [false, false],
      [true, false],
    ]);
  });

  it('has no answer that is no consent, and no person whom the club added', async () => {
    const { register, consents, personsOf, club } = await camp();
    await register({ ...ada, swims: true });
    const [person] = await personsOf();
    const list_id = await club.listOf('camp');
    await club.api.updatePerson({ list_id, person_id: person!.id, body: { swims: false, photos: true } });
    expect((await consents()).map(({ field }) => field)).to.deep.equal(['rules']);
  });

  it('moves with a person who accepts a place, without consents that the event does not have', async () => {
    const { register, own, offer, consents, personsOf, club, workspace_id } = await camp();
    await register(ada);
    const { name, email } = { ...ada, email: 'eve@example.org' };
    await register({ name, email, photos: true, newsletter: true }, 'queue');
    const [waiting] = await personsOf('queue');
    const before = await consents('queue');
    const [first] = await personsOf();
    await club.api.deletePerson({ list_id: await club.listOf('camp'), person_id: first!.id });
    await offer();
    const eves = await own('queue');
    const [registration] = (await eves.read()).registrations;
    const answer = await eves.sendRequest('POST', `/${registration!.id}/offer`, { accept: true });
    expect([answer.status, before.length, await consents()]).to.deep.equal([200, 2, [before[0]]]);
    expect(await club.store.consents.ofPersons(workspace_id, [waiting!.id])).to.deep.equal([]);
  });

  it('begins with the day of the registration if it was released from review', async () => {
    const { club, workspace_id, consents } = await camp();
    await club.register({ ...ada, photos: true }, { headers: { 'Form-Honeypot': '1' } });
    const at = club.clock.now;
    club.clock.now += 86_400_000;
    const [review] = await club.store.reviewQueue.all(workspace_id);
    await releaseReview(club.store, club.api, review!, club.clock.now);
    expect((await consents()).map(({ field, given, at: time, text }) => [field, given, time, text])).to.deep.equal([
      ['rules', true, at, german],
      ['photos', true, at, 'Photos of the camp'],
    ]);
  });
});

describe('consents that are erased', () => {
  it('are deleted with the person, and their texts stay', async () => {
    const { register, personsOf, club, workspace_id } = await camp();
    await register(ada);
    const [person] = await personsOf();
    await club.api.deletePerson({ list_id: await club.listOf('camp'), person_id: person!.id });
    expect(await club.store.consents.ofPersons(workspace_id, [person!.id])).to.deep.equal([]);
    expect((await club.store.consents.allTexts(workspace_id)).map(({ text }) => text)).to.deep.equal([german]);
  });

  const runTasks = ({ store, clock }: Awaited<ReturnType<typeof camp>>['club']) =>
    runLifecycleTasks({ store, now: clock.now, log: () => {} });

  it('are deleted with the answers of their field after the event, withdrawn ones too', async () => {
    const { register, consents, change, club } = await camp();
    await register({ ...ada, diet: true });
    await change({ diet: null });
    expect((await consents()).map(({ field }) => field)).to.deep.equal(['rules', 'diet', 'diet']);
    club.clock.now = Date.parse('2027-08-10T12:00:00Z');
    await runTasks(club);
    expect((await consents()).map(({ field }) => field)).to.deep.equal(['rules']);
  });

  it('are deleted with the answers of a pending review', async () => {
    const { club, workspace_id } = await camp();
    await club.register({ ...ada, diet: true }, { headers: { 'Form-Honeypot': '1' } });
    club.clock.now = Date.parse('2027-08-10T12:00:00Z');
    const list_id = await club.listOf('camp');
    await club.store.transaction(({ answerErasures }) =>
      answerErasures.ofPendingReviews(workspace_id, list_id, ['diet']),
    );
    const [review] = await club.store.reviewQueue.all(workspace_id);
    expect(review!.consents!.map(({ field }) => field)).to.deep.equal(['rules']);
  });
});

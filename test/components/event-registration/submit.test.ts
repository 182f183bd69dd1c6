import { expect, oneEvent } from '@open-wc/testing';
import type { PersonRegisteredEvent } from '../../../src/components/index.js';
import { campers, fillCamp, openForm, isRegistration } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { wholeForm } from '../../support/rendered-form.js';

const posts = (requests: Request[]) => requests.filter(isRegistration);

describe('sending a registration', () => {
  it('stores the person', async () => {
    const opened = await openForm();
    fillCamp(opened);
    await opened.send();
    const [person] = await campers(opened);
    expect(person).to.deep.include({
      name: { first_name: 'Ada', last_name: 'Lovelace' },
      email: 'ada@example.org',
      size: 'M',
    });
  });

  it('leaves the page and the answers where they are when a password manager submits the form itself', async () => {
    const { el, part, type } = await openForm();
    type('email', 'ada@example.org');
    let remainingEntries = false;
    const leaving = () => (remainingEntries = true);
    addEventListener('beforeunload', leaving);
    part<HTMLFormElement>('form').requestSubmit();
    try {
      part<HTMLFormElement>('form').submit();
    } catch (error) {
      // Firefox submits no form of a dialog that stands in none
      expect((error as Error).name).to.equal('NS_ERROR_FAILURE');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    removeEventListener('beforeunload', leaving);
    expect([remainingEntries, el.isConnected, part<HTMLInputElement>('[name=email]').value]).to.deep.equal([
      false,
      true,
      'ada@example.org',
    ]);
  });

  it('says so, accessibly, and puts the visitor there', async () => {
    const opened = await openForm();
    fillCamp(opened);
    await opened.send();
    const heading = opened.part('[role=heading]');
    expect(heading.textContent.trim()).to.equal('Thank you, Ada!');
    expect(opened.part('[role=status]').textContent).to.contain('The registration for “Camp” has been received.');
    expect(opened.el.shadowRoot!.activeElement).to.equal(heading);
    await expect(opened.el).to.be.accessible();
  });

  it('tells the page, across the shadow root', async () => {
    const opened = await openForm();
    fillCamp(opened);
    const registeredEvent = oneEvent(document.body, 'person-registered') as unknown as Promise<PersonRegisteredEvent>;
    await opened.send();
    const event = await registeredEvent;
    expect(event.slug).to.equal('club/camp');
    expect(event.person).to.deep.include({ email: 'ada@example.org' });
  });

  it('offers to register another person on an empty form', async () => {
    const opened = await openForm();
    fillCamp(opened);
    await opened.send();
    opened.part('button.again').click();
    await waitUntil(() => opened.el.shadowRoot!.querySelector(wholeForm), 'no form');
    expect(opened.part<HTMLInputElement>('[name=email]').value).to.equal('');
    fillCamp(opened);
    await opened.send();
    expect(await campers(opened)).to.have.length(2);
  });

  it('puts the visitor at the first question of the next form where the page has the title', async () => {
    const opened = await openForm({ attributes: { headless: '' } });
    fillCamp(opened);
    await opened.send();
    opened.part('button.again').click();
    await waitUntil(() => (opened.el.shadowRoot!.activeElement as HTMLInputElement | null)?.name === 'name.first_name');
  });

  it('says nothing of the first person when the slug changes afterwards', async () => {
    const opened = await openForm();
    fillCamp(opened);
    await opened.send();
    opened.el.slug = 'club/join';
    await waitUntil(() => opened.el.shadowRoot!.querySelector('[role=heading]')?.textContent?.trim() === 'Join us');
    expect(opened.el.shadowRoot!.textContent).to.not.contain('Ada');
  });

  it('sends exactly the answers, under an Idempotency-Key and with a form token', async () => {
    const opened = await openForm();
    fillCamp(opened);
    await opened.send();
    const [post, ...more] = posts(opened.requests);
    expect(more).to.deep.equal([]);
    expect(await post!.json()).to.deep.equal({
      name: { first_name: 'Ada', last_name: 'Lovelace' },
      email: 'ada@example.org',
      size: 'M',
      swims: false,
    });
    expect(post!.headers.get('idempotency-key')).to.match(/^[0-9a-f]{32}\.0$/);
    expect(post!.headers.get('form-token')).to.have.length.above(20);
  });

  it('registers once on a double click', async () => {
    const opened = await openForm();
    fillCamp(opened);
    opened.part('button.main').click();
    await opened.send();
    expect(posts(opened.requests)).to.have.length(1);
    expect(await campers(opened)).to.have.length(1);
  });

  it('registers once when the answer is lost on its way back', async () => {
    let lostResponses = 0;
    const opened = await openForm({
      intercept: async (request, next) => {
        const response = await next(request);
        if (!isRegistration(request) || lostResponses++) return response;
        throw new TypeError('connection reset');
      },
    });
    fillCamp(opened);
    await opened.send();
    const keys = posts(opened.requests).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).to.deep.equal([2, 1]);
    expect(opened.part('[role=heading]').textContent).to.contain('Thank you');
    expect(await campers(opened)).to.have.length(1);
  });

  it('asks for another form token when the first has grown too old, and loses nothing', async () => {
    const opened = await openForm();
    fillCamp(opened);
    opened.part('form').dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    opened.clock.now += 3 * 3600_000;
    await opened.send();
    expect(opened.part('[role=heading]').textContent).to.contain('Thank you');
    expect(await campers(opened)).to.have.length(1);
  });

  it('reports that the last place was taken meanwhile', async () => {
    const opened = await openForm();
    fillCamp(opened);
    const yaml = (await import('../../support/backend.js')).club.replace('max_persons: 100', 'max_persons: 1');
    await opened.apply(yaml);
    await opened.api.createPerson({ list_id: await opened.listOf('camp'), body: { email: 'first@example.org' } });
    await opened.send();
    expect(opened.part('[part=summary]').textContent)
      .to.contain('all places have just been taken')
      .and.not.contain('another look');
    expect(opened.part<HTMLInputElement>('[name=email]').value).to.equal('ada@example.org');
  });

  it('files a membership application', async () => {
    const opened = await openForm({ slug: 'club/join' });
    opened.type('name.first_name', 'Ada');
    opened.type('name.last_name', 'Lovelace');
    opened.type('email', 'ada@example.org');
    await opened.send();
    const [post] = posts(opened.requests);
    expect(await post!.json()).to.include({ creation_behaviour: 'unconfirmed' });
    expect(opened.part('[role=heading]').textContent).to.contain('Thank you, Ada!');
  });
});

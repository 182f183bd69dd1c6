// Long because the section of registrations is tried in all its states.
import { expect } from '@open-wc/testing';
import { profile as profileWords } from '../../../src/i18n/en/index.js';
import { registration as words } from '../../../src/i18n/en/registration.js';
import type { EventRegistration } from '../../../src/components/index.js';
import { waitForElement, openPortal } from '../../support/open-portal.js';
import { sharedEmail } from '../../support/family-club.js';
import { waitUntil } from '../../support/wait-until.js';
import { clubWithEvents, fullRegatta, offeredPlace, openRegistrations, ownRoot } from './registered.js';

const campersOf = async ({ api, listOf }: Awaited<ReturnType<typeof openRegistrations>>) =>
  (await api.listPersons({ list_id: await listOf('camp') })).data;

describe('the registrations in a profile', () => {
  it('are those of the family, with event, days, person, state and answers; the sensitive one is not told', async () => {
    const { ownText } = await openRegistrations();
    for (const text of [
      'Camp',
      '24 July – 6 August 2027',
      'By the lake',
      'Ada Noyce',
      'Max Noyce',
      words.states.registered,
    ])
      expect(ownText()).to.contain(text);
    expect(ownText()).to.contain(words.hiddenAnswer).and.not.contain('Nuts');
  });

  it('keep the profile from saying that there are no fees: a registration may cost something', async () => {
    const { text } = await openRegistrations();
    expect(text()).not.to.contain(profileWords.noFees);
  });

  it('cost a member without any nothing but a button, which asks for the events', async () => {
    const opened = await openPortal({
      as: sharedEmail,
      yaml: clubWithEvents,
      prepare: async () => {},
      until: '.person',
    });
    await waitForElement(opened.root, '.person .main');
    expect(opened.root.querySelector('.place')).to.equal(null);
    expect(opened.requestLines().filter((line) => /registrations|\/events/.test(line))).to.deep.equal([]);
    await opened.press(profileWords.open);
    const own = await ownRoot(opened);
    await waitUntil(() => own.textContent.includes(words.registerPerson('Bob Noyce')));
  });

  it('are not there where a club has no events', async () => {
    const opened = await openPortal({ as: sharedEmail, until: '.person' });
    await waitForElement(opened.root, '.person .main');
    expect(opened.text()).not.to.contain(profileWords.registrations);
  });

  it('are corrected: only what was changed is sent, with the version that was read', async () => {
    const opened = await openRegistrations();
    opened.ownButton(words.change).click();
    await waitForElement(opened.own, 'form.answers');
    const country = opened.inner.part<HTMLSelectElement>('[name="address.country"]');
    expect([country.value, country.selectedOptions[0]!.textContent]).to.deep.equal(['DE', 'Germany']);
    expect(opened.inner.part<HTMLInputElement>('[name=height]').value).to.equal('1.2340');
    opened.enter('phone', '+49 30 1');
    opened.ownButton(words.save).click();
    await opened.ownSays(words.saved);
    const sent = opened.requests.find(({ method, url }) => method === 'PUT' && url.includes('/registrations/'))!;
    expect([await sent.json(), sent.headers.get('if-match') !== null]).to.deep.equal([{ phone: '+49 30 1' }, true]);
    expect((await campersOf(opened))[0]).to.deep.include({ phone: '+49 30 1', height: 1.234, allergies: 'Nuts' });
  });

  it('show both answers where somebody was faster', async () => {
    const opened = await openRegistrations();
    opened.ownButton(words.change).click();
    await waitForElement(opened.own, 'form.answers');
    const [{ id: person_id }] = (await campersOf(opened)) as unknown as [{ id: string }];
    await opened.api.updatePerson({
      list_id: await opened.listOf('camp'),
      person_id,
      body: { phone: '+49 30 22', birthdate: '2012-01-01' },
    });
    opened.enter('phone', '+49 30 11');
    opened.enter('height', '1.5');
    opened.ownButton(words.save).click();
    await opened.ownSays(profileWords.conflict);
    for (const text of ['+49 30 11', '+49 30 22'])
      expect(opened.inner.part('[data-conflict]').textContent).to.contain(text);
    expect(opened.inner.parts('[data-conflict]')).to.have.length(1);
    opened.ownButton(words.save).click();
    await opened.ownSays(words.saved);
    expect((await campersOf(opened))[0]).to.deep.include({ phone: '+49 30 11', height: 1.5, birthdate: '2012-01-01' });
  });

  it('need no choice where it was another answer', async () => {
    const opened = await openRegistrations();
    opened.ownButton(words.change).click();
    await waitForElement(opened.own, 'form.answers');
    const [{ id: person_id }] = (await campersOf(opened)) as unknown as [{ id: string }];
    await opened.api.updatePerson({ list_id: await opened.listOf('camp'), person_id, body: { size: 'S' } });
    opened.enter('phone', '+49 30 11');
    opened.ownButton(words.save).click();
    await opened.ownSays(words.saved);
    expect((await campersOf(opened))[0]).to.deep.include({ phone: '+49 30 11', size: 'S' });
  });

  it('are cancelled after a question, and said to be', async () => {
    const opened = await openRegistrations();
    opened.ownButton(words.cancel('Max Noyce')).click();
    await opened.ownSays(words.cancelAsk('Max Noyce'));
    opened.ownButton(words.cancelNo).click();
    await waitUntil(() => !opened.ownText().includes(words.cancelAsk('Max Noyce')));
    opened.ownButton(words.cancel('Max Noyce')).click();
    await opened.ownSays(words.cancelAsk('Max Noyce'));
    opened.ownButton(words.cancelYes).click();
    await opened.ownSays(words.cancelled);
    expect(opened.inner.parts('section').map(({ textContent }) => textContent.includes('Max'))).to.deep.equal([false]);
  });

  it('are accepted where a place is offered, by the deadline on the club’s clock', async () => {
    const opened = await openRegistrations({ prepare: offeredPlace });
    await opened.ownSays('Regatta');
    expect(opened.ownText())
      .to.contain(words.states.offered)
      .and.to.match(/kept until .*2026/);
    opened.ownButton(words.accept).click();
    await opened.ownSays(words.states.registered);
    const names = (await opened.api.listPersons({ list_id: await opened.listOf('regatta') })).data.map(
      ({ name }) => name,
    );
    expect(names.map(({ first_name }) => first_name)).to.deep.equal(['Ada']);
  });

  it('are declined after a question', async () => {
    const opened = await openRegistrations({ prepare: offeredPlace });
    await opened.ownSays('Regatta');
    opened.ownButton(words.decline).click();
    await opened.ownSays(words.declineAsk('Ada Noyce'));
    opened.ownButton(words.declineNo).click();
    await waitUntil(() => !opened.ownText().includes(words.declineAsk('Ada Noyce')));
    opened.ownButton(words.decline).click();
    await opened.ownSays(words.declineAsk('Ada Noyce'));
    opened.ownButton(words.declineYes).click();
    await opened.ownSays(words.cancelled);
  });

  it('say that they could not be had, and are tried again', async () => {
    let fails = true;
    const opened = await openRegistrations({
      intercept: async (_, next, path) => {
        if (fails && path === '/portal/registrations') throw new TypeError('offline');
        return next();
      },
    });
    await opened.ownSays(profileWords.offline);
    fails = false;
    opened.ownButton(profileWords.retry).click();
    await opened.ownSays('Max Noyce');
  });
});

describe('the form of an event in a profile', () => {
  /** Opens the form for Bob. */
  const opened = async () => {
    const profile = await openRegistrations();
    profile.inner.part('[data-register^="club/camp"]').click();
    await waitForElement(profile.own, 'event-registration');
    const form = profile.own.querySelector<EventRegistration>('event-registration')!;
    await waitUntil(() => form.shadowRoot?.querySelector('form button.main'), 'no form is drawn');
    const control = (name: string) => form.shadowRoot!.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    await waitUntil(() => control('photos'), 'not all of it is drawn');
    return { ...profile, form, control };
  };

  it('is offered for persons who are not registered', async () => {
    const { inner } = await openRegistrations();
    const labels = inner.parts('[data-register]').map(({ textContent }) => textContent.trim());
    expect(labels).to.deep.equal(['Bob Noyce', 'Ada Noyce', 'Bob Noyce'].map(words.registerPerson));
  });

  it('of a full event says beforehand that it leads to the waiting list', async () => {
    const opened = await openRegistrations({ prepare: fullRegatta });
    const describedBy = (slug: string) =>
      opened.inner
        .part(`[data-register^="${slug}"]`)
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => opened.own.getElementById(id)!.textContent.trim());
    expect(describedBy('club/regatta')).to.deep.equal(['Regatta', words.waitingListNote]);
    expect(describedBy('club/camp')).to.deep.equal(['Camp']);
  });

  it('is filled in with what the club knows and the form asks, and with no consent and no sensitive answer', async () => {
    const { control, form } = await opened();
    const knownNames = [
      'name.first_name',
      'name.last_name',
      'email',
      'phone',
      'birthdate.year',
      'address.city',
      'address.country',
    ];
    expect(knownNames.map((name) => control(name).value)).to.deep.equal([
      'Bob',
      'Noyce',
      sharedEmail,
      '+49 30 1234',
      '1990',
      'Berlin',
      'DE',
    ]);
    expect([control('rules').checked, control('photos').checked, control('allergies').value]).to.deep.equal([
      ...[false, false],
      '',
    ]);
    expect(form.shadowRoot!.querySelector('[part=heading]')).to.equal(null);
  });

  it('leaves nothing of the person in an address, in storage or with the page', async () => {
    sessionStorage.clear();
    const reported: string[] = [];
    const listen = ({ type }: Event) => reported.push(type);
    const types = ['form-ready', 'form-submitted', 'person-registered', 'registration-failed'];
    for (const type of types) addEventListener(type, listen, true);
    const { control, form, requests } = await opened();
    const before = JSON.stringify({ ...sessionStorage });
    control('phone').value = '+49 30 777';
    control('phone').dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    form.shadowRoot!.querySelector<HTMLInputElement>('[name=size][value=M]')!.click();
    control('rules').click();
    // the draft of other forms is saved when they leave the page
    form.remove();
    expect(JSON.stringify({ ...sessionStorage })).to.equal(before);
    expect([
      reported,
      location.href.includes('Bob'),
      requests.some(({ url }) => /Bob|example/.test(url.split('/public/')[1]!)),
    ]).to.deep.equal([...[[], false], false]);
    for (const type of types) removeEventListener(type, listen, true);
  });

  it('is not filled in with the draft of another visitor', async () => {
    const profile = await openRegistrations();
    const { base } = profile;
    const entries = [
      ['name.first_name', 'Stranger'],
      ['allergies', 'Milk'],
    ];
    sessionStorage.setItem(`turnout ${base} club/camp`, JSON.stringify({ keys: [0], entries, sent: [] }));
    profile.inner.part('[data-register^="club/camp"]').click();
    await waitForElement(profile.own, 'event-registration');
    const form = profile.own.querySelector('event-registration')!;
    await waitUntil(() => form.shadowRoot?.querySelector<HTMLInputElement>('[name="name.first_name"]')?.value);
    expect(form.shadowRoot!.querySelector<HTMLInputElement>('[name="name.first_name"]')!.value).to.equal('Bob');
    sessionStorage.clear();
  });

  it('registers, and the registration stands among the others', async () => {
    const profile = await opened();
    profile.form.shadowRoot!.querySelector<HTMLInputElement>('[name=size][value=M]')!.click();
    profile.control('rules').click();
    profile.form.shadowRoot!.querySelector<HTMLButtonElement>('form button.main')!.click();
    await waitUntil(async () => (await campersOf(profile)).length === 3, 'nobody was registered');
    await waitUntil(() => profile.inner.parts('section').some(({ textContent }) => textContent.includes('Bob Noyce')));
  });

  it('is closed again, and the visitor is where they were', async () => {
    const profile = await opened();
    profile.ownButton(profileWords.close).click();
    await waitUntil(() => profile.own.activeElement?.textContent.includes('Bob Noyce'), 'the button has no focus');
    expect(profile.own.querySelector('event-registration')).to.equal(null);
    expect(profile.own.activeElement!.textContent.trim()).to.equal(words.registerPerson('Bob Noyce'));
  });
});

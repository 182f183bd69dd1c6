/** What the page changes while somebody fills in or sends. */
import { expect } from '@open-wc/testing';
import { languages } from '../../../src/i18n/index.js';
import { form as words } from '../../../src/i18n/en/index.js';
import { campers, openForm, type OpenedForm, isRegistration } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { wholeForm } from '../../support/rendered-form.js';
import { addPerson, control, familyClub, fillPerson, fillShared, posts, press } from './fill-participants.js';

const draftOf = (slug: string) => sessionStorage.getItem(`turnout https://turnout.test/public club/${slug}`);

/** A camp whose answer to a registration comes when it is told to. */
async function slow(answer?: () => Response) {
  let go = (): void => {};
  const pendingAnswer = new Promise<void>((resolve) => (go = resolve));
  const opened = await openForm({
    yaml: familyClub,
    intercept: async (request, next) => {
      if (!isRegistration(request)) return next(request);
      const response = await next(request);
      await pendingAnswer;
      return answer?.() ?? response;
    },
  });
  fillPerson(opened, 0, 'Ada');
  fillShared(opened);
  return { opened, go };
}

const send = async (opened: OpenedForm) => {
  opened.part('form button.main').click();
  await waitUntil(() => posts(opened).length, 'nothing was sent');
};

const nextForm = async (opened: OpenedForm, slug: string) => {
  opened.el.slug = `club/${slug}`;
  await waitUntil(
    () =>
      opened.el.shadowRoot!.querySelector('[role=heading]')?.textContent?.trim() === 'Waiting list' &&
      opened.el.shadowRoot!.querySelector(wholeForm),
    'no other form',
  );
};

describe('a form that becomes another one', () => {
  it('keeps what was typed a moment before', async () => {
    const opened = await openForm({ yaml: familyClub });
    opened.type('name.first_name', 'Ada');
    opened.type('allergies', 'Secret');
    await nextForm(opened, 'waiting');
    expect(draftOf('camp')).to.contain('Ada').and.not.contain('Secret');
    expect(draftOf('waiting')).to.equal(null);
  });

  it('while the first is sent, loses no draft of the second, and keeps none of the first', async () => {
    const { opened, go } = await slow();
    await send(opened);
    await nextForm(opened, 'waiting');
    opened.type('name.first_name', 'Bo');
    await waitUntil(() => draftOf('waiting'), 'no draft');
    go();
    await waitUntil(() => !draftOf('camp'), 'the draft of who is registered is still there');
    expect(draftOf('waiting')).to.contain('Bo');
    opened.type('name.last_name', 'Lovelace');
    opened.el.remove();
    expect(draftOf('waiting')).to.contain('Lovelace');
    expect(await campers(opened)).to.have.length(1);
  });
});

describe('a form whose other language cannot be loaded', () => {
  const { fr } = languages;
  afterEach(() => Object.assign(languages, { fr }));

  it('stays as it is, with what was typed', async () => {
    const opened = await openForm({ yaml: familyClub });
    opened.type('allergies', 'nuts');
    Object.assign(languages, { fr: () => Promise.reject(new TypeError('not there')) });
    opened.el.lang = 'fr';
    await opened.el.updateComplete;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(control(opened, 0, 'allergies').value).to.equal('nuts');
    expect(opened.part('form button.main').textContent.trim()).to.equal(words.send);
  });
});

describe('a form that is being sent', () => {
  it('cannot be changed so long, says so to everybody, and can be when that came to nothing', async () => {
    const { opened, go } = await slow(() => new Response('oops', { status: 500 }));
    await addPerson(opened);
    press(opened, words.removeParticipant('Person 2'));
    await opened.el.updateComplete;
    opened.part('[name="name.first_name"]').focus();
    await send(opened);
    const reachable = opened
      .parts('input, button, select, textarea')
      .filter((one) => (one.focus(), opened.el.shadowRoot!.activeElement === one));
    expect(reachable.map(({ className }) => className)).to.deep.equal(['main']);
    expect(opened.part('form [role=status]').closest('[inert]')).to.equal(null);
    await expect(opened.el).to.be.accessible();
    go();
    await waitUntil(() => !opened.el.shadowRoot!.querySelector('[aria-disabled]'), 'it is still sending');
    control(opened, 0, 'wish').focus();
    expect(opened.el.shadowRoot!.activeElement).to.equal(control(opened, 0, 'wish'));
  });

  it('keeps the visitor at its button, wherever it was sent from', async () => {
    const { opened, go } = await slow();
    opened.part('[name=email]').focus();
    await send(opened);
    expect(opened.el.shadowRoot!.activeElement).to.equal(opened.part('form button.main'));
    go();
    await waitUntil(() => opened.el.shadowRoot!.querySelector('.done'), 'no answer');
    expect(opened.el.shadowRoot!.activeElement).to.equal(opened.part('[role=heading]'));
  });
});

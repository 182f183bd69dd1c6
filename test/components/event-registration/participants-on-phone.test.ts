import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { form as words } from '../../../src/i18n/en/index.js';
import { openForm, type OpenedForm } from '../../support/open-form.js';
import { canPrefer, describeWhereNarrow } from '../../support/media-preferences.js';
import { addPerson, familyClub, fillPerson, press } from './fill-participants.js';

const focused = ({ el }: OpenedForm) => el.shadowRoot!.activeElement as HTMLInputElement | null;

/** Whether all of it is in the window. */
const inView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

describeWhereNarrow('a second person on a phone', () => {
  const smooth = new CSSStyleSheet();
  smooth.replaceSync('html { scroll-behavior: smooth }');

  before(() => setViewport({ width: 360, height: 640 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(async () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== smooth);
    if (canPrefer) await emulateMedia({ reducedMotion: 'no-preference' });
  });

  const expectThere = (opened: OpenedForm, key: number) => {
    const person = opened.part(`.person[data-key="${key}"]`);
    expect(focused(opened)!.name).to.equal(`${key ? `.${key}.` : ''}name.first_name`);
    expect([inView(person.querySelector('legend')!), inView(focused(opened)!)]).to.deep.equal([true, true]);
  };

  for (const reducedMotion of canPrefer ? (['no-preference', 'reduce'] as const) : [undefined])
    it(`is begun at the first field, under its heading, in view: motion ${reducedMotion ?? ''}`, async () => {
      if (reducedMotion) await emulateMedia({ reducedMotion });
      const opened = await openForm({ yaml: familyClub });
      fillPerson(opened, 0, 'Ada');
      await addPerson(opened);
      expectThere(opened, 1);
      await addPerson(opened);
      expectThere(opened, 2);
    });

  it('is begun there on a page that scrolls smoothly', async () => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, smooth];
    const opened = await openForm({ yaml: familyClub });
    await addPerson(opened);
    expectThere(opened, 1);
  });

  it('is come back to there when they were taken out', async () => {
    const opened = await openForm({ yaml: familyClub });
    await addPerson(opened);
    press(opened, words.removeParticipant('Person 2'));
    await opened.el.updateComplete;
    await Promise.resolve();
    press(opened, words.undo);
    await opened.el.updateComplete;
    await Promise.resolve();
    expectThere(opened, 1);
  });

  it('is in a group of their own, whose legend a screen reader says on the way in', async () => {
    const opened = await openForm({ yaml: familyClub });
    await addPerson(opened);
    const group = focused(opened)!.closest('fieldset.person')!;
    expect([group.firstElementChild!.tagName, group.firstElementChild!.textContent.trim()]).to.deep.equal([
      'LEGEND',
      words.participant(2),
    ]);
    await expect(opened.el).to.be.accessible();
  });
});

describeWhereNarrow('the button that sends, on a phone', () => {
  before(() => setViewport({ width: 360, height: 640 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('is as wide as the form', async () => {
    const { part } = await openForm({ yaml: familyClub });
    const width = (selector: string) => part(selector).getBoundingClientRect().width;
    expect(width('.actions > .main')).to.be.closeTo(width('form'), 1);
  });
});

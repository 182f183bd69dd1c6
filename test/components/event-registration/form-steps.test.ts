import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { steps as german } from '../../../src/i18n/de/steps.js';
import { form as formWords, steps as words } from '../../../src/i18n/en/index.js';
import { isRegistration, mountForm, openForm, type Handles, type OpenFormOptions } from '../../support/open-form.js';
import { wholeForm } from '../../support/rendered-form.js';
import { waitUntil } from '../../support/wait-until.js';

const formYaml = (more = '') => `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: food, name: Food, type: string, allowed_values: [all, vegan] }
      - { external_id: beans, name: Beans, type: boolean }
      - { external_id: wish, name: Wish, type: string }
      - { external_id: rules, name: Rules, type: boolean }
    form:
      ${more}
      sections:
        - title: Person
          fields: [{ name: name, required: true }, { name: email, required: true }]
        - title: Food
          fields: [{ name: food, required: true }]
        - title: Beans
          visible_when: { field: food, is: vegan }
          fields: [beans]
        - title: Rules
          fields: [wish, { name: rules, must_accept: true }]
`;

const familyYaml = formYaml('participants: 3').replace('- title: Rules', '- title: Rules\n          shared: true');

const opened = (options: OpenFormOptions = {}) =>
  openForm({ yaml: formYaml(), attributes: { steps: '' }, until: '.step-title', ...options });

/** The title of the step, in two lines. */
const title = ({ part }: Handles) => part('.step-title').innerText.replace(/\s*\n\s*/g, ' / ');

const press = async (form: Handles, selector: string) => {
  form.part(selector).click();
  await form.el.updateComplete;
  await new Promise((resolve) => setTimeout(resolve));
  await form.el.updateComplete;
};
const next = (form: Handles) => press(form, '.step-next');
const back = (form: Handles) => press(form, '.step-back');

const fillPerson = ({ type }: Handles, prefix = '') => {
  type(`${prefix}name.first_name`, 'Ada');
  type(`${prefix}name.last_name`, 'Lovelace');
  if (!prefix) type('email', 'ada@example.org');
};

/** The controls that can be seen. */
const visibleNames = ({ parts }: Handles) =>
  parts<HTMLInputElement>('[data-field] [name]')
    .filter((control) => control.checkVisibility())
    .map(({ name }) => name);

const focused = ({ el }: Handles) => el.shadowRoot!.activeElement;

describe('a form that is shown step by step', () => {
  it('shows one section, where it is among all, and nothing that sends', async () => {
    const form = await opened();
    expect(title(form)).to.equal(`${words.progress(1, 3)} / Person`);
    expect(visibleNames(form)).to.deep.equal(['name.first_name', 'name.last_name', 'email']);
    expect(form.parts('.step-head li').map((step) => step.getAttribute('aria-current'))).to.deep.equal([
      'step',
      null,
      null,
    ]);
    expect(form.part('.actions .main').checkVisibility()).to.equal(false);
    await expect(form.el).to.be.accessible();
  });

  it('goes on once the answers of a step are right, puts the visitor at its title, and back', async () => {
    const form = await opened();
    await next(form);
    expect(title(form)).to.contain('Person');
    expect(form.parts('.issue').length).to.equal(2);
    expect(focused(form)).to.equal(form.part('[name="name.first_name"]'));
    fillPerson(form);
    await next(form);
    expect([title(form), focused(form)]).to.deep.equal([`${words.progress(2, 3)} / Food`, form.part('.step-title')]);
    expect(form.parts('.issue').length).to.equal(0);
    await back(form);
    expect(title(form)).to.contain('Person');
    expect(form.part<HTMLInputElement>('[name=email]').value).to.equal('ada@example.org');
  });

  it('writes the title of what all persons share once', async () => {
    const form = await opened({ yaml: familyYaml });
    fillPerson(form);
    form.tick('food', 'all');
    await next(form);
    expect(title(form)).to.equal(`${words.progress(2, 2)} / Rules`);
    const legends = form.parts<HTMLElement>('legend').filter((legend) => legend.checkVisibility());
    expect(legends.map((legend) => legend.innerText.trim())).not.to.include('Rules');
  });

  it('has a step more when an answer asks for it', async () => {
    const form = await opened();
    fillPerson(form);
    await next(form);
    form.tick('food', 'vegan');
    await waitUntil(() => title(form).startsWith(words.progress(2, 4)), 'no further step');
    await next(form);
    expect(visibleNames(form)).to.deep.equal(['beans']);
  });

  it('goes on when Enter is pressed, since the button that does is the first of those that send', async () => {
    const form = await opened();
    const first = () => form.part('form button[type=submit]');
    expect(first().textContent.trim()).to.equal(words.next);
    fillPerson(form);
    await next(form);
    form.tick('food', 'all');
    await next(form);
    expect(first()).to.equal(form.part('.actions .main'));
  });

  it('sends everything from the last step', async () => {
    const form = await opened();
    fillPerson(form);
    await next(form);
    form.tick('food', 'all');
    await next(form);
    form.type('wish', 'Sun');
    form.tick('rules');
    await press(form, '.actions .main');
    await waitUntil(() => form.parts('.done').length, 'not registered');
    const sent = (await form.requests.find(isRegistration)!.json()) as Record<string, unknown>;
    expect([sent['email'], sent['food'], sent['wish']]).to.deep.equal(['ada@example.org', 'all', 'Sun']);
  });

  for (const width of [360, 1280])
    it(`has the way back beside the button that goes on or sends: ${width} pixels`, async () => {
      await setViewport({ width, height: 800 });
      try {
        const form = await opened();
        const boxes = (selector: string) =>
          ['.step-back', selector].map((name) => form.part(name).getBoundingClientRect());
        fillPerson(form);
        await next(form);
        const [middleBack, nextBox] = boxes('.step-next');
        form.tick('food', 'all');
        await next(form);
        const [backBox, sendBox] = boxes('form > .actions > .main');
        expect([middleBack!.top, middleBack!.bottom]).to.deep.equal([nextBox!.top, nextBox!.bottom]);
        expect([backBox!.top, backBox!.bottom]).to.deep.equal([sendBox!.top, sendBox!.bottom]);
        expect(sendBox!.left).to.be.greaterThan(backBox!.right);
        const isPhone = width < 480;
        if (isPhone) expect(sendBox!.right, 'end of the row').to.be.closeTo(nextBox!.right, 1);
      } finally {
        await setViewport({ width: 800, height: 600 });
      }
    });

  it('leads from the summary to the step of a field', async () => {
    const form = await opened();
    fillPerson(form);
    await next(form);
    form.tick('food', 'all');
    await next(form);
    // another program took it away
    form.part<HTMLInputElement>('[name=email]').value = '';
    await press(form, '.actions .main');
    await waitUntil(() => form.parts('[part=summary] a').length, 'no summary');
    form.part('[part=summary] a[href="#email"]').click();
    expect(title(form)).to.contain('Person');
    expect(focused(form)).to.equal(form.part('[name=email]'));
  });

  it('returns to the step at which the visitor stopped, with all answers', async () => {
    const form = await opened();
    fillPerson(form);
    await next(form);
    form.el.remove();
    const reloaded = await mountForm({ attributes: { steps: '' }, until: '.step-title' });
    expect(title(reloaded)).to.equal(`${words.progress(2, 3)} / Food`);
    expect(reloaded.part<HTMLInputElement>('[name=email]').value).to.equal('ada@example.org');
  });

  it('has a step for each person, and one for what all share', async () => {
    const form = await opened({ yaml: familyYaml });
    fillPerson(form);
    form.tick('food', 'all');
    expect(title(form)).to.equal(`${words.progress(1, 2)} / Ada Lovelace`);
    await press(form, '.more button');
    expect(title(form)).to.equal(`${words.progress(2, 3)} / ${formWords.participant(2)}`);
    expect(focused(form)).to.equal(form.part('[name=".1.name.first_name"]'));
    await back(form);
    expect([title(form), form.part('.more').checkVisibility()]).to.deep.equal([
      `${words.progress(1, 3)} / Ada Lovelace`,
      false,
    ]);
    await next(form);
    await press(form, '.person[data-key="1"] .remove');
    expect(title(form)).to.contain(words.progress(2, 2));
    await expect(form.el).to.be.accessible();
  });

  it('keeps head, progress and the button that goes on in view in a sheet on a phone', async () => {
    await setViewport({ width: 360, height: 490 });
    try {
      const form = await openForm({ yaml: formYaml(), attributes: { steps: '', dialog: '' } });
      form.part('button.main').click();
      await waitUntil(() => form.parts('.step-title').length, 'no steps');
      const dialog = form.part('dialog');
      const box = (selector: string) => form.part(selector).getBoundingClientRect();
      dialog.scrollTop = dialog.scrollHeight;
      expect(box('.close').top).to.equal(0);
      expect(box('.step-nav').bottom).to.be.closeTo(innerHeight, 1);
      expect(box('.step-head li').top, 'progress').to.be.within(box('.close').bottom, box('.close').bottom + 24);
      form.part<HTMLInputElement>('[name=email]').focus();
      expect(box('[name=email]').bottom).to.be.below(box('.step-nav').top);
      fillPerson(form);
      await next(form);
      expect(focused(form)).to.equal(form.part('.step-title'));
      expect(box('.step-title').top).to.be.at.least(box('.step-head li').bottom);
      expect(box('.step-nav').bottom, 'foot of a short step').to.be.closeTo(innerHeight, 1);
      form.tick('food', 'all');
      await next(form);
      expect(box('.actions').bottom, 'foot of the last step').to.be.closeTo(innerHeight, 1);
      await expect(form.el).to.be.accessible();
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  for (const attributes of [{ steps: '' }, { steps: '', dialog: '' }])
    it(`is printed as a whole, without buttons and with every person, ${'dialog' in attributes ? 'from a dialog' : 'on a page'}`, async () => {
      const form = await openForm({ yaml: familyYaml, attributes });
      if ('dialog' in attributes) form.part('button.main').click();
      await waitUntil(() => form.parts('.step-title').length, 'no steps');
      fillPerson(form);
      form.tick('food', 'all');
      await press(form, '.more button');
      fillPerson(form, '.1.');
      await emulateMedia({ media: 'print' });
      try {
        const shown = form.parts('form [name]:not(.note)').filter((control) => control.checkVisibility());
        const names = new Set(shown.map((control) => control.getAttribute('name')));
        expect([...names]).to.include.members([
          'name.first_name',
          'email',
          'food',
          '.1.name.first_name',
          'wish',
          'rules',
        ]);
        expect(
          form.parts('form button, .close button, .step-head').filter((part) => part.checkVisibility()),
        ).to.deep.equal([]);
        const [frame] = form.parts('dialog');
        if (frame) expect(frame.scrollHeight - frame.clientHeight, 'cut off').to.be.below(2);
      } finally {
        await emulateMedia({ media: 'screen' });
      }
    });

  it('speaks the language of the form', async () => {
    const form = await opened({ lang: 'de' });
    expect(title(form)).to.contain(german.progress(1, 3));
    form.el.lang = 'en';
    await waitUntil(() => title(form).startsWith(words.progress(1, 3)), 'still German');
  });

  for (const [what, options] of [
    ['has no steps without the attribute', { yaml: formYaml(), attributes: {} }],
    ['has no steps with a single section', { yaml: formYaml().replace(/ {8}- title: Food[^]*$/, '') }],
  ] as const)
    it(what, async () => {
      const form = await opened({ ...options, until: wholeForm });
      expect(form.parts('.step-title, .step-next')).to.deep.equal([]);
      expect(form.part('.actions .main').checkVisibility()).to.equal(true);
    });
});

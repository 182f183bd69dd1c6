import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { form as words } from '../../../src/i18n/en/index.js';
import { campers, fillCamp, openForm, type OpenedForm, isRegistration } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { press } from './fill-participants.js';

const openDialog = async () => {
  const opened = await openForm({ attributes: { dialog: '' } });
  await opened.el.updateComplete;
  return opened;
};

const dialog = ({ part }: OpenedForm) => part<HTMLDialogElement>('dialog');
const show = (opened: OpenedForm) => press(opened, words.open);

describe('a form in a dialog', () => {
  it('shows a button alone', async () => {
    const opened = await openDialog();
    expect(dialog(opened).open).to.equal(false);
    expect(opened.part('form').checkVisibility()).to.equal(false);
    expect(opened.part('button.main').textContent.trim()).to.equal(words.open);
    await expect(opened.el).to.be.accessible();
  });

  it('opens with its title for a name, on top of the page, and is accessible', async () => {
    const opened = await openDialog();
    show(opened);
    expect(dialog(opened).matches(':modal')).to.equal(true);
    expect(dialog(opened).getAttribute('aria-label')).to.equal('Camp');
    await expect(opened.el).to.be.accessible();
  });

  it('fills a phone, with its button in view from the first field on, and covers no control that has the focus', async () => {
    await setViewport({ width: 360, height: 740 });
    const opened = await openDialog();
    show(opened);
    const { width, height } = dialog(opened).getBoundingClientRect();
    expect([width, height]).to.deep.equal([innerWidth, innerHeight]);
    const [head, foot] = [opened.part('.close'), opened.part('.actions')];
    for (const control of opened.parts<HTMLInputElement>('form :is(input, select, textarea)')) {
      if (control.name.includes('.url')) continue;
      control.focus();
      const { top, bottom } = control.getBoundingClientRect();
      expect(top, control.name).to.be.at.least(head.getBoundingClientRect().bottom);
      expect(bottom, control.name).to.be.at.most(foot.getBoundingClientRect().top);
      expect(foot.getBoundingClientRect().bottom, control.name).to.be.at.most(innerHeight);
    }
    const [button, footBox] = [opened.part('form .main'), foot].map((element) => element.getBoundingClientRect());
    expect(footBox!.bottom - button!.bottom, 'below the button').to.be.closeTo(button!.top - footBox!.top, 2);
    await expect(opened.el).to.be.accessible();
    await setViewport({ width: 800, height: 600 });
    expect(dialog(opened).getBoundingClientRect().width).to.be.below(innerWidth);
  });

  it('shows its title once, in its head where there is room, and keeps the heading for who hears it', async () => {
    const opened = await openDialog();
    show(opened);
    const heading = opened.part('.title [role=heading]');
    const [shownTitle, button] = [opened.part('.close span'), opened.part('.close button')];
    for (const [width, height] of [
      [360, 740],
      [800, 600],
    ] as const) {
      await setViewport({ width, height });
      expect(heading.getBoundingClientRect().width).to.be.at.most(1);
      expect([heading.textContent.trim(), heading.closest('[aria-hidden], [hidden]')]).to.deep.equal(['Camp', null]);
      const [titleBox, buttonBox] = [shownTitle, button].map((element) => element.getBoundingClientRect());
      expect(titleBox!.right, `${width} px`).to.be.at.most(buttonBox!.left);
      expect(titleBox!.top, `${width} px`).to.be.within(buttonBox!.top, buttonBox!.bottom);
    }
    await setViewport({ width: 800, height: 400 });
    expect(heading.getBoundingClientRect().width).to.be.above(1);
    expect(shownTitle.checkVisibility()).to.equal(false);
    await setViewport({ width: 800, height: 600 });
  });

  it('closes with Escape, puts the visitor back, and keeps the answers', async () => {
    const opened = await openDialog();
    const opener = opened.part('button.main');
    opener.focus();
    show(opened);
    opened.type('email', 'ada@example.org');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !dialog(opened).open, 'it is still open');
    expect(opened.el.shadowRoot!.activeElement).to.equal(opener);
    show(opened);
    expect(opened.part<HTMLInputElement>('[name=email]').value).to.equal('ada@example.org');
  });

  it('closes with its button', async () => {
    const opened = await openDialog();
    show(opened);
    press(opened, words.close);
    expect(dialog(opened).open).to.equal(false);
  });

  it('registers, and says so where the visitor looks', async () => {
    const opened = await openDialog();
    show(opened);
    fillCamp(opened);
    await opened.send();
    expect(await campers(opened)).to.have.length(1);
    expect(dialog(opened).open).to.equal(true);
    expect(opened.el.shadowRoot!.activeElement).to.equal(opened.part('dialog [role=heading]'));
    await expect(opened.el).to.be.accessible();
  });

  it('closed while it is sent, opens again when there is an answer', async () => {
    let answer = (): void => {};
    const pendingAnswer = new Promise<void>((resolve) => (answer = resolve));
    const opened = await openForm({
      attributes: { dialog: '' },
      intercept: async (request, next) => {
        if (isRegistration(request)) await pendingAnswer;
        return next(request);
      },
    });
    show(opened);
    fillCamp(opened);
    const sent = opened.send();
    await waitUntil(() => opened.el.shadowRoot!.querySelector('[inert]'), 'nothing is sent');
    press(opened, words.close);
    expect(dialog(opened).open).to.equal(false);
    answer();
    await sent;
    await waitUntil(() => dialog(opened).matches(':modal'), 'it stays closed');
    expect(opened.el.shadowRoot!.activeElement).to.equal(opened.part('dialog [role=heading]'));
    press(opened, words.close);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(dialog(opened).open).to.equal(false);
  });

  it('is closed when it was taken off the page and put back, and opens as before', async () => {
    const opened = await openDialog();
    show(opened);
    opened.type('email', 'ada@example.org');
    const parent = opened.el.parentElement!;
    opened.el.remove();
    parent.append(opened.el);
    expect(opened.part('form').checkVisibility()).to.equal(false);
    show(opened);
    expect(dialog(opened).matches(':modal')).to.equal(true);
    expect(opened.part<HTMLInputElement>('[name=email]').value).to.equal('ada@example.org');
  });

  it('needs no sideways scrolling at 320 pixels', async () => {
    const opened = await openDialog();
    show(opened);
    expect(dialog(opened).scrollWidth).to.be.at.most(dialog(opened).clientWidth);
  });
});

/** Pressing what a page's own template draws; and what axe says of it. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { EventSelectedEvent } from '../../../src/components/event-list/events.js';
import { axeFaults } from '../../support/axe.js';
import { waitUntil } from '../../support/wait-until.js';
import { card, open, type Attributes } from './list-with-template.js';
import { setColorScheme } from '../../support/media-preferences.js';

describe('pressing it', () => {
  const pressable = `<article><a class=way href="{{url}}"><b>{{call}}</b></a><a class=calendar href="{{calendar}}">.</a>
    <button data-select><i>x</i></button><p class=text>.</p>
    <section data-select><em>.</em><a class=other href="https://club.example/">.</a><input></section></article>`;

  const pressed = async (selector: string, attributes: Attributes = {}) => {
    const opened = await open({ template: pressable, attributes });
    const selected: EventSelectedEvent[] = [];
    opened.el.addEventListener('event-selected', (event) => {
      selected.push(event);
      if (!attributes['registration']) event.preventDefault();
    });
    // a page under test stays where it is
    const presses: Event[] = [];
    opened.place.addEventListener('click', (press) => {
      presses.push(new Event(press.defaultPrevented ? 'prevented' : 'followed'));
      press.preventDefault();
    });
    opened.cardOf('camp').querySelector<HTMLElement>(selector)!.click();
    return { ...opened, selected, followed: presses.map(({ type }) => type).join() };
  };

  for (const selector of ['.way', '.way b', 'button', 'button i', 'section', 'em'])
    it(`selects the event: ${selector}`, async () => {
      const { selected, followed } = await pressed(selector);
      expect(selected.map(({ slug, selected: { title } }) => [slug, title])).to.deep.equal([
        ['club/camp', 'Summer camp'],
      ]);
      expect(followed, 'the page may keep the browser from following').to.equal('prevented');
    });

  for (const selector of ['.calendar', '.text', '.other', 'input', 'article'])
    it(`does not: ${selector}`, async () => {
      const { selected, followed } = await pressed(selector);
      expect([selected.length, followed]).to.deep.equal([0, 'followed']);
    });

  it('opens the form in place of the list, and the list again after it', async () => {
    const { el, cards, cardOf } = await pressed('.way', { registration: 'inline', 'keep-address': '' });
    await waitUntil(() => el.shadowRoot!.querySelector('event-registration[slug="club/camp"]'));
    expect(cards().filter((element) => element.checkVisibility())).to.deep.equal([]);
    el.shadowRoot!.querySelector<HTMLElement>('.back')!.click();
    await waitUntil(() => cardOf('camp').checkVisibility());
    expect(cards()).to.have.length(3);
  });

  it('works with the keyboard', async () => {
    const { el, cardOf } = await open({ template: pressable });
    const selected: string[] = [];
    el.addEventListener('event-selected', (event) => {
      event.preventDefault();
      selected.push(event.slug);
    });
    for (const selector of ['.way', 'button']) {
      cardOf('fete').querySelector<HTMLElement>(selector)!.focus();
      await sendKeys({ press: 'Enter' });
    }
    expect(selected).to.deep.equal(['club/fete', 'club/fete']);
  });
});

/** A page that is light or dark as the visitor likes. */
const page = document.documentElement;

describe('axe finds no fault with it', () => {
  before(() => Object.assign(page.style, { colorScheme: 'light dark', background: 'Canvas', color: 'CanvasText' }));
  after(async () => {
    await setColorScheme('light');
    page.removeAttribute('style');
  });

  for (const [lang, view] of [
    ['en', 'list'],
    ['ar', 'cards'],
  ] as const)
    it(`${lang}, ${view}, light and dark`, async () => {
      const { el } = await open({ template: card.replaceAll('h3', 'h2'), attributes: { lang, view, time: 'all' } });
      el.querySelectorAll<HTMLElement>('a').forEach(({ style }) => (style.color = 'inherit'));
      for (const colorScheme of ['light', 'dark'] as const) {
        await setColorScheme(colorScheme);
        expect(await axeFaults(el), colorScheme).to.deep.equal([]);
      }
    });
});

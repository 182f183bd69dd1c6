/** Events drawn with the page's own template, again and again. */
import { expect } from '@open-wc/testing';
import type { EventList } from '../../../src/components/event-list/event-list.js';
import { waitUntil } from '../../support/wait-until.js';
import { open, templateOf, textOf } from './list-with-template.js';

describe('filling it again', () => {
  it('does nothing where nothing is other', async () => {
    const { el, again: repeated } = await open({ attributes: { filters: 'text' } });
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(el, { childList: true, subtree: true, characterData: true, attributes: true });
    el.requestUpdate();
    await el.updateComplete;
    await repeated();
    expect([...changes, ...observer.takeRecords()]).to.deep.equal([]);
  });

  it('touches only what is other, and keeps the focus', async () => {
    const { el, cardOf, again: repeated } = await open();
    const way = cardOf('camp').querySelector('a')!;
    way.focus();
    const changes: Node[] = [];
    const observer = new MutationObserver((records) => changes.push(...records.map(({ target }) => target)));
    observer.observe(el, { childList: true, subtree: true, characterData: true, attributes: true });
    await repeated(({ slug }) => (slug === 'club/camp' ? { title: 'Winter camp', places_left: 1 } : {}));
    changes.push(...observer.takeRecords().map(({ target }) => target));
    expect(changes).to.deep.equal([cardOf('camp').querySelector('h3')!.firstChild]);
    expect(textOf(cardOf('camp'))).to.contain('Winter camp');
    expect(document.activeElement).to.equal(way);
  });

  it('happens when the template is other', async () => {
    const { el, cardOf } = await open();
    const before = cardOf('camp');
    el.querySelector('template')!.content.querySelector('h3')!.textContent = '{{title}}?';
    await waitUntil(() => textOf(cardOf('camp')).startsWith('Summer camp?'));
    expect(cardOf('camp'), 'in the same place').to.equal(before);
    el.querySelector('template')!.replaceWith(templateOf('<b>{{day}}</b>'));
    await waitUntil(() => cardOf('camp').innerHTML === '<b>24</b>');
  });

  it('ends when the template is gone, and begins when it is there again', async () => {
    const { el, cards } = await open();
    const template = el.querySelector('template')!;
    template.remove();
    await waitUntil(() => el.shadowRoot!.querySelectorAll('.item').length === 3);
    expect(cards()).to.deep.equal([]);
    el.prepend(template);
    await waitUntil(() => cards().length === 3);
    expect(el.shadowRoot!.querySelectorAll('.item')).to.have.length(0);
  });
});

describe('an item that is not drawn any more', () => {
  it('is taken away, and comes back', async () => {
    const { el, cards, cardOf } = await open();
    const card = cardOf('camp');
    el.text = 'camp';
    await el.updateComplete;
    expect(cards()).to.deep.equal([card]);
    el.text = '';
    await el.updateComplete;
    expect(
      cards()
        .map(textOf)
        .map((text) => text.split(' ')[0])
        .sort(),
    ).to.deep.equal(['Fête', 'Later', 'Summer']);
    el.text = 'nothing at all';
    await el.updateComplete;
    expect(cards()).to.deep.equal([]);
  });

  it('is put back where a page has taken it away itself', async () => {
    const { el, cards, cardOf } = await open();
    cardOf('camp').remove();
    el.requestUpdate();
    await el.updateComplete;
    expect(cards()).to.have.length(3);
  });

  it('leaks nothing when the element is taken away and put back 100 times', async () => {
    const { el, place, cards } = await open();
    const before = [place.querySelectorAll('*').length, el.shadowRoot!.querySelectorAll('*').length];
    const cardsBefore = cards();
    for (let time = 0; time < 100; time++) {
      el.remove();
      if (time % 10 === 0) {
        el.requestUpdate();
        await el.updateComplete;
      }
      place.append(el);
    }
    el.requestUpdate();
    await el.updateComplete;
    expect([place.querySelectorAll('*').length, el.shadowRoot!.querySelectorAll('*').length]).to.deep.equal(before);
    expect(cards()).to.deep.equal(cardsBefore);
  });

  it('is not there twice in a copy of the element', async () => {
    const { el } = await open();
    const { cards, cardOf } = await open({ prepared: el.cloneNode(true) as EventList });
    expect(cards()).to.have.length(3);
    expect(cardOf('camp').querySelectorAll('h3')).to.have.length(1);
    let pressed = 0;
    cardOf('camp').parentElement!.addEventListener('event-selected', (event) => {
      pressed++;
      event.preventDefault();
    });
    cardOf('camp').querySelector('a')!.click();
    expect(pressed).to.equal(1);
  });
});

import { expect } from '@open-wc/testing';
import { list as german } from '../../../src/i18n/de/index.js';
import { listeners } from '../../support/listeners.js';
import { openList } from '../../support/open-list.js';
import { waitUntil } from '../../support/wait-until.js';

describe('a list taken off the page and put back 1000 times', () => {
  for (const [what, attributes] of [
    ['alone', {}],
    ['with filters, a month and forms in a dialog', { view: 'list month', filters: 'text', registration: 'dialog' }],
  ] as const)
    it(`leaves no listener and no node, and asks nothing again: ${what}`, async () => {
      const { el, parts, requests } = await openList({ attributes: { unstructured: '', ...attributes } });
      const parent = el.parentElement!;
      const nodes = () => [parts('*').length, el.childNodes.length, parent.childNodes.length, requests.length];
      const before = nodes();
      const outside = listeners();
      for (let times = 0; times < 1000; times++) {
        el.remove();
        parent.append(el);
      }
      await el.updateComplete;
      outside.end();
      expect(nodes()).to.deep.equal(before);
      expect(outside.count).to.equal(0);
    });

  it('listens to nothing while it is away', async () => {
    const outside = listeners();
    const { el } = await openList({ attributes: { registration: 'inline' } });
    expect(outside.count).to.be.above(0);
    el.remove();
    expect(outside.count).to.equal(0);
    outside.end();
  });
});

describe('a list in another language', () => {
  it('speaks it without asking for the events again, from right to left where that is so', async () => {
    const { el, part, requests } = await openList({ attributes: { filters: 'text' } });
    el.lang = 'de';
    await waitUntil(() => part('.way').textContent === german.register);
    expect(part('time').textContent).to.equal('Sa.,\u00a024.\u00a0Juli\u00a0– Fr.,\u00a06.\u00a0August\u00a02027');
    el.lang = 'ar';
    await waitUntil(() => part('[dir]').dir === 'rtl');
    expect(requests).to.have.length(1);
  });

  it('shows another club where the page says so', async () => {
    const { el, part, titles } = await openList();
    expect(titles()).to.have.length(3);
    el.slug = 'nobody';
    await waitUntil(() => el.shadowRoot!.querySelector('[role=alert]'));
    el.slug = 'club';
    await waitUntil(() => el.shadowRoot!.querySelector('.item'));
    expect(part('.name').textContent.trim()).to.equal('Camp');
  });
});

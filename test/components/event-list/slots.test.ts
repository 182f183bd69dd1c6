import { expect, html } from '@open-wc/testing';
import { clubWithEvents, openList } from '../../support/open-list.js';

describe('slotted content of a list', () => {
  it('stands above and below the events', async () => {
    const { el, part } = await openList({
      inside: html`<h2 slot="header">Our year</h2>
        <p slot="footer">All without obligation.</p>`,
    });
    const [above, below] = ['header', 'footer'].map((slot) => el.querySelector(`[slot=${slot}]`)!);
    const top = part('.item').getBoundingClientRect().top;
    expect(above!.getBoundingClientRect().bottom).to.be.at.most(top);
    expect(below!.getBoundingClientRect().top).to.be.above(top);
  });

  it('is said instead of our own sentence where there is nothing', async () => {
    const { el, part } = await openList({
      yaml: clubWithEvents(1),
      at: '2029-01-01T12:00:00Z',
      inside: html`<p slot="empty">See you next year!</p>`,
    });
    expect(el.querySelector('[slot=empty]')!.checkVisibility()).to.equal(true);
    expect(part('.none').checkVisibility()).to.equal(false);
  });

  it('takes the page’s own styles, by part', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('event-list::part(badge) { color: rgb(1, 2, 3) } event-list::part(item) { padding: 7px }');
    document.adoptedStyleSheets.push(sheet);
    const { part } = await openList();
    expect(getComputedStyle(part('.badge')).color).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(part('.item')).paddingTop).to.equal('7px');
    document.adoptedStyleSheets.pop();
  });
});

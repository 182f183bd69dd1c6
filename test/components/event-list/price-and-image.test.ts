import { expect } from '@open-wc/testing';
import { origin } from '../../support/backend.js';
import { event, openMonth } from './open-month.js';

const open = (...more: Parameters<typeof event>[3][]) =>
  openMonth({
    events: more.map((keys, at) => event(`Event ${at}`, `2027-07-0${at + 1}`, undefined, keys)),
    view: 'list',
  });

describe('an event in a list', () => {
  it('has its price, or the lowest of several', async () => {
    const { parts } = await open(
      { price: { cents: 2500, is_lowest: false } },
      { price: { cents: 2550, is_lowest: true } },
      { price: { cents: 0, is_lowest: false } },
      {},
    );
    expect(parts('.item').map((item) => item.querySelector('.price')?.textContent)).to.deep.equal([
      '€25',
      'from €25.50',
      'Free',
      undefined,
    ]);
  });

  it('has its image in a box of fixed shape, loaded when it comes into view, and without a referrer', async () => {
    const url = `${origin}/images/camp.jpg`;
    const { part, parts } = await open(
      { image: { url, alt: { en: 'Tents', de: 'Zelte' } } },
      { image: { url: 'javascript:1' } },
    );
    const image = part('img') as HTMLImageElement;
    expect([image.src, image.alt, image.loading, image.referrerPolicy]).to.deep.equal([
      url,
      'Tents',
      'lazy',
      'no-referrer',
    ]);
    expect(parts('img')).to.have.length(1);
    // nothing moves when it arrives: its box is there before
    const { width, height } = image.getBoundingClientRect();
    if (!image.hidden) expect(width / height).to.be.closeTo(16 / 9, 0.02);
    image.dispatchEvent(new Event('error'));
    expect(image.checkVisibility()).to.equal(false);
  });

  it('links its place to a map, which is not loaded', async () => {
    const { part, parts } = await open({ location: 'Boathouse & lake' }, {});
    const link = part('.map') as HTMLAnchorElement;
    expect(link.href).to.equal('https://www.openstreetmap.org/search?query=Boathouse%20%26%20lake');
    expect([link.textContent.trim(), link.ariaLabel, link.rel]).to.deep.equal([
      'Map',
      'Map: Boathouse & lake',
      'noopener noreferrer',
    ]);
    expect(parts('.map')).to.have.length(1);
  });

  it('has its year beside the day, where that is not the current one', async () => {
    const { parts } = await openMonth({
      events: [event('Walk', '2027-07-02'), event('Ski', '2028-02-05')],
      view: 'list',
    });
    expect(parts('.date').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).to.deep.equal([
      '2 Jul',
      '5 Feb 2028',
    ]);
  });
});

/** The columns of a list in which some events have an image. */
import { expect } from '@open-wc/testing';
import { directionOf, languages } from '../../../src/i18n/index.js';
import { openList } from '../../support/open-list.js';
import { bob } from '../../support/service-requests.js';
import { waitUntil } from '../../support/wait-until.js';
import { event, openMonth } from './open-month.js';

/** Drawn without a request, and never gone. */
const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

/** A list with and without images in an element of this width. The images are there, whatever the page may load. */
async function openMix(width: string, lang = 'en', view = 'list') {
  const [description, location] = ['A sentence about the event that takes some room. '.repeat(3), 'By the lake'];
  const image = { url: 'https://club.test/camp.jpg' };
  const list = await openMonth({
    events: [
      event('Camp', '2027-07-01', undefined, { description, location, image, price: { cents: 500, is_lowest: false } }),
      event('Walk', '2027-07-02', undefined, { description, location }),
      event('Regatta', '2027-07-03', undefined, { image, state: 'full', waiting_list: 'club/wait' }),
      event('Supper', '2027-07-04'),
    ],
    view,
    lang,
    width,
  });
  for (const picture of list.parts('.picture') as HTMLImageElement[]) {
    picture.src = svg;
    await picture.decode();
    picture.hidden = false;
  }
  const boxes = (selector: string) => list.parts(selector).map((part) => part.getBoundingClientRect());
  return { ...list, boxes };
}

/** Different values in whole pixels. */
const distinct = (values: readonly number[]): number[] => [...new Set(values.map(Math.round))];

describe('the columns of a list', () => {
  for (const lang of ['en', 'ar'])
    it(`are the same for events with and without an image, with the links at the end: ${lang}`, async () => {
      const { boxes } = await openMix('1200px', lang);
      const isRtl = directionOf(lang) === 'rtl';
      const startOf = ({ left, right }: DOMRect) => (isRtl ? -right : left);
      const endOf = ({ left, right }: DOMRect) => (isRtl ? -left : right);
      const [rows, abouts, links, pictures] = [boxes('.item'), boxes('.about'), boxes('.ways'), boxes('.picture')];
      expect(distinct(boxes('.date').map(startOf))).to.deep.equal(distinct(rows.map(startOf)));
      expect(distinct(boxes('.date').map(({ width }) => width))).to.deep.equal([64]);
      expect(distinct(abouts.map(startOf))).to.have.length(1);
      expect(distinct([...links, ...pictures].map(endOf))).to.deep.equal(distinct(rows.map(endOf)));
      expect(distinct(links.map(({ width }) => width))).to.deep.equal([184]);
      expect(distinct(links.map(({ top }, row) => (row % 2 ? top - abouts[row]!.top : 0)))).to.deep.equal([0]);
      for (const [at, { bottom }] of pictures.entries()) expect(links[2 * at]!.top - bottom).to.be.within(8, 16);
    });

  for (const width of ['600px', '320px'])
    it(`have the links below the text where there is little room: ${width}`, async () => {
      const { boxes } = await openMix(width);
      const [states, links, abouts] = [boxes('.state'), boxes('.ways'), boxes('.about')];
      expect(distinct([...abouts, ...links].map(({ left }) => left))).to.have.length(1);
      for (const [row, { bottom }] of states.entries()) expect(links[row]!.top - bottom).to.be.within(8, 24);
      for (const { width: pictureWidth } of boxes('.picture')) expect(pictureWidth).to.be.within(120, 250);
    });

  for (const view of ['list', 'cards'])
    it(`have links below each other with one distance on a phone: ${view}`, async () => {
      const { parts } = await openMix('320px', 'en', view);
      await waitUntil(() => view === 'list' || parts('.cards').length, 'no cards');
      const links = parts('.ways').map(({ children }) => [...children].map((link) => link.getBoundingClientRect()));
      expect(distinct(links.flat().map(({ left }) => left))).to.have.length(1);
      const gaps = links.map(([first, second]) => second!.top - first!.bottom);
      expect(distinct(gaps)).to.have.length(1);
      expect(gaps[0]).to.be.within(4, 12);
    });

  it('have nothing in the place of an image that cannot be loaded', async () => {
    const { parts, boxes } = await openMix('1200px');
    for (const picture of parts('.picture')) picture.dispatchEvent(new Event('error'));
    const abouts = boxes('.about');
    expect(distinct(boxes('.ways').map(({ top }, row) => top - abouts[row]!.top))).to.deep.equal([0]);
    expect(new Set(parts('.item').map((item) => getComputedStyle(item, '::before').content))).to.deep.equal(
      new Set(['none']),
    );
  });
});

describe('the date before an event', () => {
  it('leaves room beside the longest short month, August in Arabic', async () => {
    const { parts } = await openMonth({
      events: [event('Camp', '2027-08-01')],
      view: 'list',
      lang: 'ar',
      width: '360px',
    });
    const [tile] = parts('.date');
    const month = document.createRange();
    const dayAndMonth = [...tile!.childNodes].find(({ textContent }) => /^1\n./.test(textContent!))!;
    month.setStart(dayAndMonth, 2);
    month.setEndAfter(dayAndMonth);
    const [text, box] = [month.getBoundingClientRect(), tile!.getBoundingClientRect()];
    expect(Math.min(text.left - box.left, box.right - text.right)).to.be.at.least(4);
  });
});

describe('the button of a waiting list', () => {
  const yaml = `
workspace: { slug: club, name: Club }
events:
  - { slug: camp, title: Camp, published: true, start_date: 2027-07-24, max_persons: 1, form: { waiting_list: wait, sections: [{ fields: [name, email] }] } }
  - { slug: wait, title: Waiting list, published: true, start_date: 2027-07-24 }
`;
  for (const lang of Object.keys(languages))
    it(`is one line on a phone: ${lang}`, async () => {
      const { el, part } = await openList({
        yaml,
        lang,
        intercept: async (request, next, club) => {
          if (new URL(request.url).pathname.endsWith('/events')) await club.register(bob, { form: 'camp' });
          return next(request);
        },
      });
      el.style.inlineSize = '328px';
      expect(part('.way.main span').getClientRects()).to.have.length(1);
    });
});

/** Above the form stands what a list of events shows of one. */
import { expect } from '@open-wc/testing';
import { openForm, type OpenFormOptions } from '../../support/open-form.js';
import { origin } from '../../support/backend.js';
import { hostileUrls, injectionPayloads } from '../../support/injection-payloads.js';
import { waitUntil } from '../../support/wait-until.js';

const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    location: Boathouse & lake
    description: "Two weeks.\\nBring a tent."
    form:
      sections: [{ fields: [{ name: name, required: true }] }]
`;

/** A form whose event has these keys besides. */
const openWith = (keys: object, options: OpenFormOptions = {}) =>
  openForm({
    yaml,
    ...options,
    intercept: async (request, next) => {
      const response = await next(request);
      if (!request.url.endsWith('/forms/camp')) return response;
      const { data } = (await response.json()) as { data: { event: object } };
      return Response.json({ data: { ...data, event: { ...data.event, ...keys } } });
    },
  });

const url = `${origin}/images/camp.jpg`;

/** Longer than any word of a language: nothing may be wider than the element. */
const LONG_WORD = 'Wochenendfreizeit'.repeat(6);

describe('above a form', () => {
  it('stand days, place and description of the event, in lines of their own', async () => {
    const { parts } = await openForm({ yaml });
    expect(parts('.title .lead').map(({ textContent }) => textContent.trim().replace(/\s*Map$/, ''))).to.deep.equal([
      '24\u00a0July\u00a02027\nBoathouse & lake\u00a0·',
      'Two weeks.\nBring a tent.',
    ]);
  });

  it('stands nothing without title, or of an event that has none of it', async () => {
    expect((await openForm({ yaml, attributes: { headless: '' } })).parts('.title')).to.deep.equal([]);
    const { parts } = await openForm();
    expect([parts('.title .lead').length, parts('.title a, .title img').length]).to.deep.equal([1, 0]);
  });

  it('stands an image that hides nothing of the summary of errors', async () => {
    const { part, parts, send } = await openWith({ image: { url, alt: { en: 'Tents' } } });
    await send();
    await waitUntil(() => parts('[part~=summary] .missing').length, 'no summary');
    expect(part('[part~=summary] .missing').checkVisibility({ visibilityProperty: true })).to.equal(true);
  });

  it('leads a link to a map beside the form', async () => {
    const link = (await openForm({ yaml })).part<HTMLAnchorElement>('.map');
    expect([link.href, link.textContent.trim(), link.ariaLabel, link.target, link.rel]).to.deep.equal([
      'https://www.openstreetmap.org/search?query=Boathouse%20%26%20lake',
      'Map',
      'Map: Boathouse & lake (opens in a new tab)',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('stands the image in a box of fixed shape, with an alternative text in the language of the form', async () => {
    const { part } = await openWith({ image: { url, alt: { en: 'Tents', de: 'Zelte' } } }, { lang: 'de' });
    const image = part<HTMLImageElement>('.title img');
    expect([image.src, image.alt, image.loading, image.referrerPolicy]).to.deep.equal([
      url,
      'Zelte',
      'lazy',
      'no-referrer',
    ]);
    expect(image.part.contains('image')).to.equal(true);
    image.hidden = false;
    const { width, height } = image.getBoundingClientRect();
    expect(width / height > 1.7 || height <= 18 * 16).to.equal(true);
    expect([image.getAttribute('width'), image.getAttribute('height')]).to.deep.equal(['16', '9']);
  });

  it('stands the image as far from the lines around it as blocks from each other', async () => {
    const { part, parts } = await openWith({ image: { url } });
    const image = part<HTMLImageElement>('.title img');
    image.hidden = false;
    const [dates, description] = parts('.title .lead').map((line) => line.getBoundingClientRect());
    const { top, bottom } = image.getBoundingClientRect();
    const formTop = part('form').getBoundingClientRect().top;
    const blockGap = Math.round(formTop - description!.bottom);
    expect([top - dates!.bottom, description!.top - bottom].map(Math.round)).to.deep.equal([blockGap, blockGap]);
  });

  it('leaves an image that cannot be loaded no box, unless somebody types', async () => {
    const { part } = await openWith({ image: { url } });
    const image = part<HTMLImageElement>('.title img');
    image.dispatchEvent(new Event('error'));
    expect(image.checkVisibility()).to.equal(false);
    image.dispatchEvent(new Event('load'));
    expect(image.checkVisibility({ visibilityProperty: true })).to.equal(true);
    const field = part('form input');
    field.focus();
    const { top } = field.getBoundingClientRect();
    image.dispatchEvent(new Event('error'));
    expect(image.checkVisibility({ visibilityProperty: true })).to.equal(false);
    expect(field.getBoundingClientRect().top).to.equal(top);
  });

  for (const hostile of [...hostileUrls, 'data:image/png;base64,AAAA', 'javascript:1'])
    it(`stands no image of another scheme: ${hostile.slice(0, 40)}`, async () => {
      expect((await openWith({ image: { url: hostile } })).parts('img')).to.deep.equal([]);
    });

  for (const vector of injectionPayloads)
    it(`stand words as they are: ${vector.slice(0, 40)}`, async () => {
      const { part, parts } = await openWith({ location: vector, description: vector, image: { url, alt: vector } });
      const texts = parts('.title .lead').map(({ textContent }) => textContent);
      for (const text of texts) expect(text).to.contain(vector);
      expect(part<HTMLImageElement>('.title img').alt).to.equal(vector);
      expect(new URL(part<HTMLAnchorElement>('.map').href).searchParams.get('query')).to.equal(vector);
      expect(parts('.title img')).to.have.lengthOf(1);
      expect(parts('script, svg, iframe, style, math, template')).to.deep.equal([]);
    });

  for (const lang of ['en', 'ar'])
    it(`is nothing wider than a narrow element: ${lang}`, async () => {
      const { el, parts } = await openWith({ location: LONG_WORD, description: LONG_WORD, image: { url } }, { lang });
      el.style.inlineSize = '288px';
      const { left, right } = el.getBoundingClientRect();
      for (const part of parts('.title *')) {
        const box = part.getBoundingClientRect();
        expect([box.left >= left - 1, box.right <= right + 1], part.outerHTML).to.deep.equal([true, true]);
      }
    });
});

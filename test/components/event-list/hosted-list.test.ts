import { expect } from '@open-wc/testing';
import { openList, type OpenListOptions } from '../../support/open-list.js';
import { bob } from '../../support/service-requests.js';

const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2026-12-30
    end_date: 2027-01-02
    location: By the lake
    description: Three nights outside.
    form:
      prices: { base: [{ amount: 15, when: { age_on_first_day: { below: 10 } } }, { amount: 25 }] }
      image_url: /images/camp.jpg
      image_alt: { de: Zelte, en: Tents }
      sections: [{ fields: [name, birthdate] }]
  - { slug: few, title: Few, published: true, start_date: 2027-01-03, max_persons: 2 }
  - { slug: full, title: Full, published: true, start_date: 2027-01-04, max_persons: 1 }
  - slug: taken
    title: Taken
    published: true
    start_date: 2027-01-05
    max_persons: 1
    form: { waiting_list: queue, sections: [{ fields: [name, email] }] }
  - { slug: queue, title: Queue, published: true, start_date: 2027-01-05 }
  - { slug: soon, title: Soon, published: true, start_date: 2027-01-06, opens_at: '2026-12-01 19:00' }
  - { slug: shut, title: Shut, published: true, start_date: 2027-01-07, closes_at: '2026-11-01 12:00' }
  - { slug: over, title: Over, published: true, start_date: 2026-11-18, end_date: 2026-11-19 }
`;

/** Fills up three events before the element asks for them. */
const withFullEvents: OpenListOptions['intercept'] = async (request, next, club) => {
  if (new URL(request.url).pathname.endsWith('/events'))
    for (const form of ['few', 'full', 'taken']) await club.register(bob, { form });
  return next(request);
};

/** Everything that a person reads about each event, in its order. */
const itemsOf = (root: ParentNode) =>
  [...root.querySelectorAll('.item')].map((item) => {
    const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
    const texts = (selector: string) => [...item.querySelectorAll(selector)].map(textOf);
    return {
      date: texts('.date'),
      title: texts('.name, h2'),
      when: texts('.when'),
      text: texts('.text'),
      state: texts('.state > *'),
      actions: texts('.ways > *'),
      tone: [...item.querySelectorAll('.badge')].map(({ className }) => className),
      main: texts('.way:is(.main, .primary)'),
      image: [...item.querySelectorAll<HTMLImageElement>('.picture')].map(({ alt }) => alt),
      order: [...item.querySelectorAll('p, .name, h2, .picture')].map(({ className, localName }) =>
        localName === 'h2' ? 'name' : className,
      ),
    };
  });

/** The hosted list in a frame. */
async function openFrame({ request }: Awaited<ReturnType<typeof openList>>): Promise<HTMLIFrameElement> {
  const answer = await request('GET', '/portal/club');
  const frame = document.createElement('iframe');
  // an image that cannot be loaded is removed by the page
  frame.srcdoc = (await answer.text()).replace(/<script\b.*?<\/script>/gs, '');
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  return frame;
}

/** The heights in pixels of the pills of states, with their signs and without. */
function pillHeights(root: ShadowRoot | HTMLElement): readonly [number[], number[]] {
  const heights = () => [...root.querySelectorAll('.badge')].map((badge) => badge.getBoundingClientRect().height);
  const withSigns = heights();
  const style = document.createElement('style');
  style.textContent = '.item .badge.badge::before { content: none }';
  root.append(style);
  return [withSigns, heights()];
}

describe('the hosted list of events', () => {
  // a sign that made its line higher would leave the words below the middle of their pill
  it('has pills of states that are as high as their words, as <event-list> has', async () => {
    const list = await openList({ yaml, intercept: withFullEvents });
    const frame = await openFrame(list);
    for (const root of [frame.contentDocument!.body, list.el.shadowRoot!]) {
      const [withSigns, withoutSigns] = pillHeights(root);
      expect(withSigns).to.deep.equal(withoutSigns);
      expect(withSigns).to.have.length(6);
    }
    frame.remove();
  });

  for (const lang of ['en', 'de', 'fr', 'ar'])
    it(`reads as <event-list> does, in ${lang}`, async () => {
      const list = await openList({ yaml, lang, intercept: withFullEvents });
      const answer = await list.request('GET', `/portal/club?lang=${lang}`);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const items = itemsOf(list.el.shadowRoot!);
      expect(items.map(({ state, actions }) => [state.length > 0, actions.length])).to.deep.equal(
        items.map(() => [true, 2]),
      );
      expect(items).to.have.length(6);
      expect(itemsOf(page)).to.deep.equal(items);
    });

  it('has the columns of <event-list>, with the links at the end of each row', async () => {
    const frame = await openFrame(await openList({ yaml, intercept: withFullEvents }));
    const boxes = (selector: string) =>
      [...frame.contentDocument!.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
    const distinct = (values: number[]) => new Set(values.map(Math.round)).size;
    frame.style.inlineSize = '1280px';
    const withoutImage = '.item:not(:has(.picture))';
    const tops = boxes(`${withoutImage} .facts`).map(({ top }) => top);
    const linkTops = boxes(`${withoutImage} .ways`).map(({ top }, row) => Math.round(top - tops[row]!));
    const imageBottoms = boxes('.item .picture').map(({ bottom }) => bottom);
    const imageGaps = boxes('.item:has(.picture) .ways').map(({ top }, row) => top - imageBottoms[row]!);
    const starts = distinct(boxes('.facts').map(({ left }) => left));
    const ends = distinct([...boxes('.item .ways'), ...boxes('.item')].map(({ right }) => right));
    frame.style.inlineSize = '360px';
    const gaps = boxes('.item .ways').map(({ top }, row) => top - boxes('.state')[row]!.bottom);
    frame.remove();
    expect([starts, ends, ...new Set(linkTops)]).to.deep.equal([1, 1, 0]);
    expect(imageGaps).to.have.length(1);
    for (const gap of imageGaps) expect(gap).to.be.within(8, 16);
    for (const gap of gaps) expect(gap).to.be.within(8, 24);
  });
});

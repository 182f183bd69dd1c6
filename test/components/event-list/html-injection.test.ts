import { expect } from '@open-wc/testing';
import { openList } from '../../support/open-list.js';
import { hostileUrls, payloadScript, injectionPayloads } from '../../support/injection-payloads.js';

/** A list with these words wherever a club has words. */
const clubYaml = (text: string, url: string, attributes: Record<string, string> = {}) =>
  openList({
    attributes: { time: 'all', ...attributes },
    intercept: async (request, next) => {
      const response = await next(request);
      if (!request.url.endsWith('/events')) return response;
      const { data, meta } = (await response.json()) as { data: object[]; meta: object };
      const event = { title: text, location: text, description: text, url };
      return Response.json({ data: data.map((one) => ({ ...one, ...event })), meta: { ...meta, organisation: text } });
    },
  });

describe('words of a club that want to be more than words, in a list', () => {
  afterEach(() => {
    delete (window as { ran?: number }).ran;
  });

  for (const view of ['list', 'cards'])
    for (const vector of injectionPayloads)
      it(`are shown as they are, ${view}: ${vector.slice(0, 40)}`, async () => {
        const { el, parts } = await clubYaml(vector, 'https://club.example/camp', { view });
        // a place has a link to a map beside it
        const elementsWithVector = parts('.name, .where bdi, .text').filter(
          ({ textContent }) => textContent.trim() === vector,
        );
        for (const map of parts<HTMLAnchorElement>('.map'))
          expect(new URL(map.href).origin).to.equal('https://www.openstreetmap.org');
        expect(elementsWithVector).to.have.length(parts('.item').length * 3);
        expect(parts('img, svg, script, iframe, style, math, textarea, template')).to.deep.equal([]);
        expect(el.querySelectorAll('img, iframe')).to.have.length(0);
        expect((window as { ran?: number }).ran).to.equal(undefined);
      });

  for (const address of hostileUrls)
    it(`are linked only where they lead to a web page: ${JSON.stringify(address).slice(0, 40)}`, async () => {
      const { parts } = await clubYaml('Camp', address);
      expect(parts('.way')).to.have.length(0);
      expect(parts('.item').length).to.be.above(0);
      expect(payloadScript).to.be.a('string');
    });
});

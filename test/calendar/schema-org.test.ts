import { expect } from 'chai';
import { schemaOrgOf, scriptText, type SchemaOrgSource } from '../../src/calendar/index.js';
import type { FormState } from '../../src/model/club-event.js';
import { camp } from './camp-event.js';

const event: SchemaOrgSource = {
  ...camp,
  state: 'open',
  places_left: 12,
  opens_at: null,
};
const sourceEvent = (more: Partial<SchemaOrgSource> = {}) =>
  schemaOrgOf([{ ...event, ...more }], { organisation: 'Club' })[0] as Record<string, unknown>;

describe('an event as search engines read it', () => {
  it('has all known fields', () => {
    expect(sourceEvent()).to.deep.equal({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Camp',
      startDate: '2027-07-24',
      endDate: '2027-08-06',
      location: { '@type': 'Place', name: 'Lake', address: 'Lake' },
      description: 'Two weeks outside',
      url: 'https://turnout.test/portal/club/camp',
      organizer: { '@type': 'Organization', name: 'Club' },
      offers: {
        '@type': 'Offer',
        availability: 'https://schema.org/InStock',
        url: 'https://turnout.test/portal/club/camp',
      },
      remainingAttendeeCapacity: 12,
    });
  });

  it('has the price, or the lowest of several, and the image', () => {
    const image = { url: 'https://club.test/camp.jpg' };
    const { offers, image: images } = sourceEvent({ price: { cents: 2550, is_lowest: false }, image }) as {
      offers: object;
      image: string[];
    };
    expect(offers).to.include({ '@type': 'Offer', price: '25.50', priceCurrency: 'EUR' });
    expect(images).to.deep.equal([image.url]);
    expect(sourceEvent({ price: { cents: 1500, is_lowest: true } })['offers']).to.include({
      '@type': 'AggregateOffer',
      lowPrice: '15.00',
      priceCurrency: 'EUR',
    });
  });

  for (const [state, availability] of [
    ['open', 'https://schema.org/InStock'],
    ['full', 'https://schema.org/SoldOut'],
    ['not_yet_open', 'https://schema.org/PreOrder'],
    ['closed', undefined],
  ] as [FormState, string | undefined][])
    it(`offers ${availability ?? 'nothing'} when registration is ${state}`, () => {
      const { offers } = sourceEvent({ state, opens_at: '2027-01-01T18:00:00.000Z' }) as {
        offers?: Record<string, string>;
      };
      expect([offers?.['availability'], offers?.['validFrom']]).to.deep.equal([
        availability,
        availability && '2027-01-01T18:00:00.000Z',
      ]);
    });

  it('names no price, for none is known', () => {
    expect(JSON.stringify(sourceEvent())).to.not.match(/price/i);
  });

  it('leaves out unknown fields', () => {
    expect(sourceEvent({ location: null, description: null, places_left: null })).to.not.have.any.keys(
      'location',
      'description',
      'remainingAttendeeCapacity',
    );
  });

  it('has SoldOut without places', () => {
    expect(sourceEvent({ state: 'full', places_left: 0 })['remainingAttendeeCapacity']).to.equal(0);
  });

  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.test', ' https://evil.test'])
    it(`links to web pages only: ${url}`, () => {
      expect(JSON.stringify(sourceEvent({ url }))).to.not.contain(url);
    });
});

describe('JSON inside of a script', () => {
  for (const text of [
    '</script><img src=x onerror=alert(1)>',
    '</SCRIPT >',
    '<!-- <script>',
    ']]>',
    'a & b &lt; c',
    '\u2028\u2029',
    '"\\u003c\\',
    '\0\ud800',
    '🏕️ שלום',
  ])
    it(`is read as it was, and ends nothing: ${JSON.stringify(text)}`, () => {
      const value = {
        [text]: [text, { text }],
        event: sourceEvent({ title: text, description: text, location: text }),
      };
      expect(JSON.parse(scriptText(value))).to.deep.equal(value);
      expect(scriptText(value)).to.not.match(/[<>&\u2028\u2029]/);
    });
});

describe('the data for search engines, on a page that words its objects itself', () => {
  const { prototype } = Object as { prototype: { toJSON?: unknown } };
  afterEach(() => delete prototype.toJSON);

  it('is the same', () => {
    const value = [{ name: 'Camp', list: ['a', 1, null] }];
    prototype.toJSON = () => 'polluted';
    expect(JSON.parse(scriptText(value))).to.deep.equal(value);
  });
});

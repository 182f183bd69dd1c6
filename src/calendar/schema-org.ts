import type { FormState, PublicEvent } from '../model/club-event.js';

/** The properties of an event for schema.org. */
export type SchemaOrgSource = Pick<
  PublicEvent,
  'title' | 'start_date' | 'end_date' | 'location' | 'description' | 'url' | 'state' | 'places_left' | 'opens_at'
> &
  Pick<PublicEvent, 'price' | 'image'>;

const availability: Readonly<Record<FormState, string | undefined>> = {
  open: 'InStock',
  full: 'SoldOut',
  not_yet_open: 'PreOrder',
  closed: undefined,
};

/** A price in euros; of several the lowest. */
const priceOf = ({ price }: SchemaOrgSource): object => {
  if (!price) return {};
  const euros = (price.cents / 100).toFixed(2);
  return { ...(price.is_lowest ? { lowPrice: euros } : { price: euros }), priceCurrency: 'EUR' };
};

/** The offer of a place, with its price if the form has one. Empty after the registration has closed. */
function offers(event: SchemaOrgSource, url: object): object {
  const { state, opens_at, price } = event;
  const itemAvailability = availability[state];
  if (!itemAvailability) return {};
  return {
    offers: {
      '@type': price?.is_lowest ? 'AggregateOffer' : 'Offer',
      ...priceOf(event),
      availability: `https://schema.org/${itemAvailability}`,
      ...(opens_at === null ? {} : { validFrom: opens_at }),
      ...url,
    },
  };
}

/**
 * Events as schema.org `Event` in JSON-LD. Status and attendance mode are left at their defaults. An event without a location
 * has none here either, although Google then does not show it: an invented location would mislead people.
 */
export const schemaOrgOf = (events: readonly SchemaOrgSource[], { organisation }: { organisation: string }): object[] =>
  events.map((event) => {
    const { title, start_date, end_date, location, description, places_left, image } = event;
    const url = /^https?:\/\//i.test(event.url) ? { url: event.url } : {};
    return {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: title,
      startDate: start_date,
      endDate: end_date,
      ...(location ? { location: { '@type': 'Place', name: location, address: location } } : {}),
      ...(description ? { description } : {}),
      ...(image ? { image: [image.url] } : {}),
      ...url,
      organizer: { '@type': 'Organization', name: organisation },
      ...offers(event, url),
      ...(places_left === null ? {} : { remainingAttendeeCapacity: places_left }),
    };
  });

/** JSON for a `<script>` element: no value can end the element. Ignores `toJSON` methods that a page has added. */
export const scriptText = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  }).replace(/[<>&\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

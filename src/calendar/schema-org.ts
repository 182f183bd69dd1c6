import type { FormState, PublicEvent } from '../model/club-event.js';

/** What search engines want to know of an event. */
export type SchemaOrgSource = Pick<
  PublicEvent,
  'title' | 'start_date' | 'end_date' | 'location' | 'description' | 'url' | 'state' | 'places_left' | 'opens_at'
>;

const availability: Readonly<Record<FormState, string | undefined>> = {
  open: 'InStock',
  full: 'SoldOut',
  not_yet_open: 'PreOrder',
  closed: undefined,
};

/**
 * What can be had: a place. Nobody here knows what it costs, and an offer need not say so: of an event's offer a price is
 * recommended and not required, unlike of a product's. Where registration is over there is nothing to be had.
 */
function offers({ state, opens_at }: SchemaOrgSource, url: object): object {
  const itemAvailability = availability[state];
  if (!itemAvailability) return {};
  return {
    offers: {
      '@type': 'Offer',
      availability: `https://schema.org/${itemAvailability}`,
      ...(opens_at === null ? {} : { validFrom: opens_at }),
      ...url,
    },
  };
}

/**
 * Events as search engines read them: schema.org's `Event` as JSON-LD, each complete in itself. That an event is scheduled,
 * and that one goes there, is what is taken for granted. Google shows an event only
 * when it says where it takes place; one whose place is unknown says nothing of a place all the same, for a made-up one
 * would lead people there.
 */
export const schemaOrgOf = (events: readonly SchemaOrgSource[], { organisation }: { organisation: string }): object[] =>
  events.map((event) => {
    const { title, start_date, end_date, location, description, places_left } = event;
    const url = /^https?:\/\//i.test(event.url) ? { url: event.url } : {};
    return {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: title,
      startDate: start_date,
      endDate: end_date,
      ...(location ? { location: { '@type': 'Place', name: location, address: location } } : {}),
      ...(description ? { description } : {}),
      ...url,
      organizer: { '@type': 'Organization', name: organisation },
      ...offers(event, url),
      ...(places_left === null ? {} : { remainingAttendeeCapacity: places_left }),
    };
  });

/**
 * A value as JSON for inside of a `<script>` element, which nothing in it can end. It is read as any JSON, whatever a page has
 * taught its objects to say of themselves.
 */
export const scriptText = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  }).replace(/[<>&\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

import { LRUCache } from 'lru-cache';
import { formatDayRange } from '../../../i18n/index.js';
import { CLOSES_SOON_MS, type PublicEvents } from '../../../model/club-event.js';
import type { Column } from '../../../model/column.js';
import type { Data } from '../../../model/envelope.js';
import type { Layout, RegistrationForm } from '../../../model/registration-form.js';
import { getOrCreate } from '../caches/get-or-create.js';

/** Forms show the number of places below this; a larger number would change the script with every registration. */
const MAX_PLACES_SHOWN = 10;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How many days of events are kept as elements word them. */
const MAX_DATES = 256;

const dateRanges = new LRUCache<string, string>({ max: MAX_DATES });

/** The days of an event, as elements word them. */
const daysIn = (language: string, days: readonly [start: string, end: string]): string =>
  getOrCreate(dateRanges, `${language} ${days.join(' ')}`, () => formatDayRange(...days, language));

type ShownEvent = NonNullable<RegistrationForm['event']>;

/** The keys of an event that a form shows or writes into a calendar file. The form itself has the rest. */
const preloadedEvent = ({ slug, title, url, start_date, end_date, location, description, image }: ShownEvent) => ({
  slug,
  title,
  url,
  start_date,
  end_date,
  location,
  description,
  ...(image && { image }),
});

/** The fields that the layout labels, by their normalised names. */
const labelledFields = (layout: Layout | null): ReadonlySet<string> =>
  new Set(
    layout?.sections.flatMap(({ fields }) => fields.flatMap(({ name, label }) => (label ? [name.normalize()] : []))),
  );

/**
 * Columns without empty keys. The id, 15 random bytes on the wire, is omitted if the column has an `external_id` and the layout
 * does not name it by its id; the name is omitted if the layout has a label for it.
 */
const preloadedColumns = ({ columns, layout }: RegistrationForm) => {
  const labelled = labelledFields(layout);
  // a field or a condition of the layout may name a column by its id
  const layoutText = JSON.stringify(layout);
  return columns.map(({ id, external_id, name, type, allowed_values }: Column) => ({
    type,
    ...(labelled.has((external_id ?? id).normalize()) ? {} : { name }),
    ...(external_id === null || layoutText.includes(`"${id}"`) ? { id } : {}),
    ...(external_id === null ? {} : { external_id }),
    ...(allowed_values && { allowed_values }),
  }));
};

/** A layout without the sign of a consent, which only the server reads. */
const preloadedLayout = (layout: Layout | null) =>
  layout && {
    ...layout,
    sections: layout.sections.map((section) => ({
      ...section,
      fields: section.fields.map(({ consent: _, ...field }) => field),
    })),
  };

/** The closing time, if an open form shows it while the script is fresh. */
const shownClosingTime = ({ closes_at }: RegistrationForm, now: number): string | null =>
  closes_at !== null && Date.parse(closes_at) - now < CLOSES_SOON_MS + DAY_MS ? closes_at : null;

/** The data of an untouched form that is open, stable for as long as possible. A form with the name `__proto__` in it is not preloaded. */
export function preloadedForm({ data }: Data<RegistrationForm>, language: string, now: number): string | undefined {
  const placesLeft = data.event?.places_left ?? null;
  const event = data.event && {
    ...preloadedEvent(data.event),
    places_left: placesLeft !== null && placesLeft < MAX_PLACES_SHOWN ? placesLeft : null,
  };
  const dates = data.event && { language, text: daysIn(language, [data.event.start_date, data.event.end_date]) };
  const text = JSON.stringify({
    ...data,
    event,
    opens_at: null,
    closes_at: shownClosingTime(data, now),
    columns: preloadedColumns(data),
    layout: preloadedLayout(data.layout),
    ...(dates ? { dates } : {}),
    now: new Date(now - (now % HOUR_MS)).toISOString(),
  });
  return text.includes('"__proto__"') ? undefined : text;
}

/** The maximum size of preloaded events, in bytes of JSON. A longer list is requested separately. */
const MAX_EVENTS_BYTES = 20_000;

/** The events that a list shows until it has requested them itself, stable for as long as possible. */
export function preloadedEvents(club: string, { data, meta }: PublicEvents, now: number): string | undefined {
  const events = data.map(({ places_left: placesLeft, ...event }) => ({
    ...event,
    places_left: placesLeft !== null && placesLeft < MAX_PLACES_SHOWN ? placesLeft : null,
  }));
  const text = JSON.stringify({
    slug: club,
    data: events,
    meta: { ...meta, now: new Date(now - (now % MINUTE_MS)).toISOString() },
  });
  return Buffer.byteLength(text) > MAX_EVENTS_BYTES || text.includes('"__proto__"') ? undefined : text;
}

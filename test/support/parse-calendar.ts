import ICAL from 'ical.js';

/** The events in a calendar as another program reads it. Throws where it is none. */
export function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, location, startDate, endDate } = new ICAL.Event(component);
    const last = endDate.clone();
    // a calendar names the first day that is no longer part of it
    last.adjust(-1, 0, 0, 0);
    return {
      uid,
      title: summary,
      description,
      location,
      start_date: startDate.toString(),
      end_date: last.toString(),
      days: startDate.isDate && endDate.isDate,
      url: component.getFirstPropertyValue('url'),
      busy: component.getFirstPropertyValue('transp') !== 'TRANSPARENT',
    };
  });
}

/** When each event of a calendar was revised, and how often, as another program reads it. */
export const revisionsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((component) => {
    const property = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null;
    return { stamp: property('dtstamp'), modified: property('last-modified'), sequence: property('sequence') };
  });

/** What a calendar says of itself. */
export const calendarProperty = (text: string, name: string): unknown =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstPropertyValue(name)?.toString();

/** What `eventsIn` should give for an event. */
export const expectedEvent = ({
  title,
  description,
  location,
  start_date,
  end_date,
  url,
}: {
  title: string;
  description: string | null;
  location: string | null;
  start_date: string;
  end_date: string;
  url: string;
}) => ({ uid: url, title, description, location, start_date, end_date, days: true, url, busy: false });

import type { CalendarEvent } from './icalendar.js';
import { dateValue, dayAfter } from './icalendar.js';

/** A calendar on the web, and the address that adds an event to it. */
export interface CalendarLink {
  readonly name: string;
  readonly url: string;
}

/** Addresses that add an event to calendars on the web: plain links, which nothing loads before they are followed. */
export function calendarLinks(event: CalendarEvent): CalendarLink[] {
  const { title, start_date, end_date, location, description, url } = event;
  const [place, details] = [location ?? '', [description, url].filter(Boolean).join('\n\n')];
  const end = dayAfter(end_date);
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${dateValue(start_date)}/${dateValue(end)}`,
    location: place,
    details,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    allday: 'true',
    subject: title,
    startdt: start_date,
    enddt: end,
    location: place,
    body: details,
  });
  return [
    { name: 'Google', url: `https://calendar.google.com/calendar/render?${google.toString()}` },
    { name: 'Outlook', url: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString()}` },
  ];
}

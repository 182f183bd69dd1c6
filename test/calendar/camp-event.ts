import type { CalendarEvent } from '../../src/calendar/index.js';

/** An event that has everything. */
export const camp: CalendarEvent = {
  title: 'Camp',
  start_date: '2027-07-24',
  end_date: '2027-08-06',
  location: 'Lake',
  description: 'Two weeks outside',
  url: 'https://turnout.test/portal/club/camp',
};

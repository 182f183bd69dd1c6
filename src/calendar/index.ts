export { calendarLinks, type CalendarLink } from './calendar-links.js';
export { icalendarOf, type CalendarEvent, type CalendarOptions } from './icalendar.js';
export { schemaOrgOf, scriptText, type SchemaOrgSource } from './schema-org.js';
export { mapUrl } from './map-url.js';

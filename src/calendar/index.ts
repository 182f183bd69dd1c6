export { icalendarOf, type CalendarEvent, type CalendarOptions } from './icalendar.js';
export { schemaOrgOf, scriptText, type ToldEvent } from './schema-org.js';

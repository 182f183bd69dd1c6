export { EventRegistration } from './event-registration/event-registration.js';
export { PersonRegisteredEvent } from './event-registration/person-registered-event.js';
export { setHome, Widget } from './widget.js';

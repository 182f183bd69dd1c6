// what reads from whatever speaks only the specification (`plain`): a bundle of its own, since few clubs need it
export { eventsFromSpecification } from './event-list/events-from-specification.js';
export { fromSpecification } from './event-registration/from-specification.js';

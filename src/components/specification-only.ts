import { eventsFromSpecification } from './event-list/events-from-specification.js';
import { fromSpecification } from './event-registration/from-specification.js';

/** Readers for a service that speaks only the specification (`plain`): an optional feature, since few clubs need it. */
export default { eventsFromSpecification, fromSpecification };

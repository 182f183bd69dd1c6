export { EventRegistration } from './event-registration/event-registration.js';
export {
  FormReadyEvent,
  FormSubmittedEvent,
  PersonRegisteredEvent,
  RegistrationFailedEvent,
} from './event-registration/events.js';
export { setHome, Widget } from './widget.js';

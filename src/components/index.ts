export { EventList } from './event-list/event-list.js';
export { EventSelectedEvent, ListReadyEvent } from './event-list/events.js';
export { EventRegistration } from './event-registration/event-registration.js';
export {
  FormReadyEvent,
  FormSubmittedEvent,
  PersonRegisteredEvent,
  RegistrationFailedEvent,
} from './event-registration/events.js';
export { setDefaultBaseUrl, Widget } from './widget.js';
export { MemberProfile } from './member-profile/member-profile.js';
export { ProfileChangedEvent, ProfileReadyEvent } from './member-profile/events.js';
export { LinkRequestedEvent, SignedInEvent, SignedOutEvent } from './portal-login/events.js';
export { PortalLogin } from './portal-login/portal-login.js';

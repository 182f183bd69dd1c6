export { ApiError, gateClient, issuesOf, serviceClient, type Client, type ClientOptions } from './api/index.js';
export {
  EventList,
  EventRegistration,
  EventSelectedEvent,
  LinkRequestedEvent,
  ListReadyEvent,
  MemberProfile,
  PersonRegisteredEvent,
  PortalLogin,
  ProfileChangedEvent,
  ProfileReadyEvent,
  setHome,
  SignedInEvent,
  SignedOutEvent,
  Widget,
} from './components/index.js';

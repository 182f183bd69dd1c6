export { ApiError, gateClient, issuesOf, serviceClient, type Client, type ClientOptions } from './api/index.js';
export {
  EventList,
  EventRegistration,
  EventSelectedEvent,
  ListReadyEvent,
  PersonRegisteredEvent,
  setHome,
  Widget,
} from './components/index.js';

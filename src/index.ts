export { ApiError, gateClient, issuesOf, serviceClient, type Client, type ClientOptions } from './api/index.js';
export { EventRegistration, PersonRegisteredEvent, setHome, Widget } from './components/index.js';

export * from './endpoint.js';
export { announced } from './announced.js';
export { calendars, type Calendars } from './calendars.js';
export { service, type Service } from './service.js';
export { closedToVisitors, gate, type Gate } from './gate.js';
export { portal, type LinkRequest, type LinkToken, type PortalContract } from './portal.js';
export { headers, limits } from './limits.js';

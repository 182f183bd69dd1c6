export * from './endpoint.js';
export { service, type Service } from './service.js';
export { closedToVisitors, gate, type Gate } from './gate.js';
export { headers, limits } from './limits.js';

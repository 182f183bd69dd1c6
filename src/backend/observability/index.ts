export { observedResponse, leaveToSummary, type ResponseObservers } from './observed-response.js';
export { faultSummary } from './fault-summary.js';
export { logLevels, logTo, type Log, type LogLevel } from './log.js';
export { metricsOf, type Metrics } from './metrics.js';
export { metricsServer } from './metrics-server.js';
export { refusalSummary } from './refusal-summary.js';
export { isStaticFile, methodOf, routeOf, routes } from './route-templates.js';

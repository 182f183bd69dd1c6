export { answersFor, leaveToSummary, type Observers } from './observed-response.js';
export { faultOf } from './fault-summary.js';
export { logLevels, logTo, type Log, type LogLevel } from './log.js';
export { metricsOf, type Metrics } from './metrics.js';
export { metricsDoor } from './metrics-server.js';
export { refusalsOf } from './refusal-summary.js';
export { isFile, methodOf, routeOf, routes } from './route-templates.js';

export { answersFor, leaveToSummary, type Observers } from './answers.js';
export { faultOf } from './fault.js';
export { logLevels, logTo, type Log, type LogLevel } from './log.js';
export { metricsOf, type Metrics } from './metrics.js';
export { metricsDoor } from './metrics-door.js';
export { refusalsOf } from './refusals.js';
export { isFile, methodOf, routeOf, routes } from './routes.js';

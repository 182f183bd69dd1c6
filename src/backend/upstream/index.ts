export { examine, type Examination } from './examine.js';
export { hostedService, type HostedService, type ServiceClients } from './hosted-service.js';
export { upstreamClient, statusOf, type Upstream, type UpstreamOptions } from './upstream-client.js';
export { columnsIn, eventsIn } from './upstream-shapes.js';

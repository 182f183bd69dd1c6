export { examine, type Examination } from './examine.js';
export { hostedService, type HostedService, type ServiceClients } from './hosted-service.js';
export { upstreamClient, statusOf, type Upstream, type UpstreamOptions } from './upstream-client.js';
export { withdrawRelease } from './withdrawn-release.js';
export { columnsIn, eventsIn } from './upstream-shapes.js';

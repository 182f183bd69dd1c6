// The product before a service, for `bench:gate`: as `turnout gate`, but without rate limits.
import { serve } from '../../../src/backend/node.js';
import { hostedService, upstreamClient } from '../../../src/backend/upstream/index.js';
import { reportStatistics } from './server-statistics.js';

const [data, url, key] = process.argv.slice(2) as [string, string, string];
const running = await serve({
  data,
  port: 0,
  host: '127.0.0.1',
  scripts: 'dist',
  rates: false,
  hosted: (parts) => hostedService({ ...parts, upstream: upstreamClient({ url, key }) }),
  report: (error) => console.error(error),
});
reportStatistics(running.port);

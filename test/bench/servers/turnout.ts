// The product behind its port, for `bench:store`: as `turnout serve`, but without rate limits.
import { serve } from '../../../src/backend/node.js';
import { reportStatistics } from './server-statistics.js';

const running = await serve({
  data: process.argv[2]!,
  port: 0,
  host: '127.0.0.1',
  // as the one who filled the database: addresses are part of the answers
  origin: 'http://localhost',
  scripts: 'dist',
  rates: false,
  report: (error) => console.error(error),
});
reportStatistics(running.port);

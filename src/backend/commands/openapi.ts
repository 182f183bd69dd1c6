import { addressesAt } from '../backend.js';
import { openapiOf } from '../openapi/index.js';
import { command } from './shared/command.js';

export const openapi = command({
  group: 'set-up',
  name: 'openapi',
  summary: 'the OpenAPI document of the service, for programs',
  about: ['The running service tells the same at /api/openapi.json, and in words at /api.'],
  takes: {},
  options: {
    origin: { value: 'ORIGIN', environment: 'TURNOUT_ORIGIN', says: 'where the service is reached, for `servers`' },
  },
  examples: ['turnout openapi > openapi.json'],
  refuses: 'does not happen',

  async run({ say, options }) {
    const document = openapiOf(addressesAt(options.origin ?? 'http://localhost:8080'));
    say(document, JSON.stringify(document, null, 2).split('\n'));
  },
});

import { addressesAt } from '../backend.js';
import { openapiOf } from '../openapi/index.js';
import { command } from './shared/command.js';

export const openapi = command({
  group: 'set-up',
  name: 'openapi',
  summary: 'the OpenAPI document of the service, for programs',
  details: ['The running service tells the same at /api/openapi.json, and in words at /api.'],
  operands: {},
  options: {
    origin: {
      value: 'ORIGIN',
      environment: 'TURNOUT_ORIGIN',
      description: 'where the service is reached, for `servers`',
    },
  },
  examples: ['turnout openapi > openapi.json'],
  failureMeaning: 'does not happen',

  async run({ print, options }) {
    const document = openapiOf(addressesAt(options.origin ?? 'http://localhost:8080'));
    print(document, JSON.stringify(document, null, 2).split('\n'));
  },
});

import { addressesAt } from '../backend.js';
import { openapiOf } from '../openapi/index.js';
import { command } from './shared/command.js';

export const openapi = command({
  group: 'set-up',
  name: 'openapi',
  summary: 'print the OpenAPI document of the service',
  details: ['A running server has the same document at /api/openapi.json, and the API reference at /api.'],
  operands: {},
  options: {
    origin: {
      value: 'ORIGIN',
      environment: 'TURNOUT_ORIGIN',
      description: 'public origin of the service, for `servers`',
    },
  },
  examples: ['turnout openapi > openapi.json'],
  failureMeaning: 'does not happen',

  async run({ print, options }) {
    const document = openapiOf(addressesAt(options.origin ?? 'http://localhost:8080'));
    print(document, JSON.stringify(document, null, 2).split('\n'));
  },
});

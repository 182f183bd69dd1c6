import { gateSchema, workspaceSchema } from '../workspace/index.js';
import { command } from './shared/command.js';

export const schema = command({
  group: 'set-up',
  name: 'schema',
  summary: 'print the JSON Schema of workspace.yaml, for editors',
  operands: {},
  options: { gate: { description: 'that of gate.yaml, for turnout gate apply' } },
  examples: ['turnout schema > workspace.schema.json', 'turnout schema --gate > gate.schema.json'],
  failureMeaning: 'does not happen',

  async run({ options, print }) {
    const chosen = options.gate ? gateSchema : workspaceSchema;
    print(chosen, JSON.stringify(chosen, null, 2).split('\n'));
  },
});

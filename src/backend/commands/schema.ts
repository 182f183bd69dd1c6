import { workspaceSchema } from '../workspace/index.js';
import { command } from './shared/command.js';

export const schema = command({
  group: 'set-up',
  name: 'schema',
  summary: 'print the JSON Schema of workspace.yaml, for editors',
  operands: {},
  options: {},
  examples: ['turnout schema > workspace.schema.json'],
  failureMeaning: 'does not happen',

  async run({ print }) {
    print(workspaceSchema, JSON.stringify(workspaceSchema, null, 2).split('\n'));
  },
});

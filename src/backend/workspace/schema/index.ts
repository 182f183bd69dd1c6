import { events } from './events.js';
import { lists } from './lists.js';
import { object } from './primitives.js';
import { cost_units, workspace } from './workspace.js';

export { patternHints } from './primitives.js';

/** The JSON Schema of `workspace.yaml` (design.md section 3, "Administration"). */
export const workspaceSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Turnout workspace',
  ...object({ workspace, cost_units, lists, events }, ['workspace']),
} as const;

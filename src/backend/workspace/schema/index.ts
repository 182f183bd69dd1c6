import { events } from './events.js';
import { gateHints } from './gate.js';
import { lists } from './lists.js';
import { organisers } from './organisers.js';
import { priceHints } from './prices.js';
import { object, patternHints as primitiveHints } from './primitives.js';
import { cost_units, workspace } from './workspace.js';

/** The advice of a fault message, by the pattern that a value does not match. */
export const patternHints: Readonly<Record<string, string>> = {
  ...primitiveHints,
  ...priceHints,
  ...gateHints,
};

export { gateSchema } from './gate.js';

/** The JSON Schema of `workspace.yaml` (docs/workspace.md). */
export const workspaceSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Turnout workspace',
  ...object({ workspace, organisers, cost_units, lists, events }, ['workspace']),
} as const;

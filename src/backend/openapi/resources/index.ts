import { changeSchemas } from './change-schemas.js';
import { columnSchemas } from './column-schemas.js';
import { eventSchemas } from './event-schemas.js';
import { feeSchemas } from './fee-schemas.js';
import { personSchemas } from './person-schemas.js';
import { portalSessionSchemas } from './portal-session-schemas.js';
import { problemSchemas } from './problem-schemas.js';
import { workspaceSchemas } from './workspace-schemas.js';

const { FeeInput, ...feeAnswers } = feeSchemas;

/** The schemas of all resources and request bodies, in the order of the document. */
export const resources = {
  ...eventSchemas,
  ...personSchemas,
  ...columnSchemas,
  ...feeAnswers,
  ...changeSchemas,
  FeeInput,
  ...portalSessionSchemas,
  ...workspaceSchemas,
  ...problemSchemas,
} as const;

import type { ChangePage, FeeChange, PersonChange } from '../model/change.js';
import { read } from './endpoint.js';

/**
 * Endpoints beside the specification's, under the same address and with the same keys. Other services do not have them.
 */
export const extensions = {
  listChanges: read<ChangePage<PersonChange>>()('/lists/{list_id}/changes', {
    scopes: ['persons:read'],
    query: ['cursor', 'per_page'],
    refusals: [402, 403, 404, 410],
  }),
  listFees: read<ChangePage<FeeChange>>()('/fees', {
    scopes: ['fees:read', 'fees:write'],
    query: ['since', 'cursor', 'per_page'],
    refusals: [403, 410],
  }),
} as const;

export type Extensions = typeof extensions;

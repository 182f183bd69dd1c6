import type { Store } from '../store/index.js';
import { retireWordings, wordingsOf } from './retired-consent-texts.js';
import { planOf } from './plan.js';
import type { Step } from './plan-step.js';
import type { WorkspaceFile } from './workspace-file.js';

export { lineIn, readWorkspaceFile } from './read-workspace-file.js';
export { WorkspaceFileError, type WorkspaceFault, type WorkspaceFile } from './workspace-file.js';
export { createKey, listKeys, revokeKey, scopes, UsageError, workspaceIn, type NewKey } from './access-keys.js';
export { formatChange, type Change } from './changes.js';
export { isTimeZone, formatLocalTime } from './local-time.js';
export { unlistedEntries } from './unlisted-entries.js';
export { findList } from './find-list.js';
export { closestMatch } from './closest-match.js';
export { gateSchema, workspaceSchema } from './schema/index.js';
export { readGateFile, type GateFile } from './gate-file.js';
export { priceConditionFaults } from './price-faults.js';
export { applyGate, defaultClosing } from './gate-plan.js';
export { slugOf, starterFile, type StarterAnswers, type StarterColumn } from './starter-file.js';
export type { Step };

/** Applies a file in one transaction and returns the steps; with `dryRun`, changes nothing. Throws `WorkspaceFileError`. */
export const applyWorkspace = (
  store: Store,
  file: WorkspaceFile,
  { dryRun = false, now = Date.now() } = {},
): Promise<Step[]> =>
  store.transaction(async (tables) => {
    const existing = await tables.workspaces.bySlug(file.workspace.slug);
    // the desk changes the same settings
    if (existing && !dryRun) await tables.events.lock(existing.id);
    const steps = await planOf(tables, file);
    if (dryRun || !steps.length) return steps;
    const wordings = existing && (await wordingsOf(tables, existing.id));
    for (const step of steps) await step.execute(tables, now);
    if (wordings) await retireWordings(tables, existing.id, wordings, now);
    return steps;
  });

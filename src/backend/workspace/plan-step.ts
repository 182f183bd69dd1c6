import type { DeskSetting, StoredForm, Tables } from '../store/index.js';
import type { Change } from './changes.js';
import type { WorkspaceFault } from './workspace-file.js';

/** One change that applying a file will make, or something that stays although the file says otherwise. */
export interface Step {
  readonly action: 'create' | 'update' | 'keep';
  /** In words: `event sommerlager`. */
  readonly subject: string;
  /** The changes of an update; empty for a new entry. */
  readonly changes: readonly Change[];
  readonly execute: (tables: Tables, now: number) => Promise<void>;
}

/** The inputs of a plan, and the faults that it collects. */
export interface PlanContext {
  readonly tables: Tables;
  readonly workspace_id: string;
  readonly zone: string;
  readonly forms: readonly StoredForm[];
  readonly deskSettings: readonly DeskSetting[];
  readonly faults: WorkspaceFault[];
}

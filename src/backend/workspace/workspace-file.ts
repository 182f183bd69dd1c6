import type { EventDeletion } from '../../model/event-deletion.js';
import type { CostUnit } from '../../model/fee.js';
import type { Layout } from '../../model/registration-form.js';
import type { ListType, Notify, Workspace } from '../../model/workspace.js';

export interface ColumnEntry {
  external_id: string;
  name: string;
  type: string;
  allowed_values: string[] | null;
}

export interface FormEntry {
  slug: string;
  title: string;
  opens_at: number | null;
  closes_at: number | null;
  layout: Layout | null;
  contact_email: string | null;
  notify: Notify | null;
}

export interface ListEntry {
  type: Exclude<ListType, 'event'>;
  name: string;
  columns: ColumnEntry[];
  application: FormEntry | null;
}

export interface EventEntry extends FormEntry {
  closes_at: number;
  published: boolean;
  start_date: string;
  end_date: string;
  max_persons: number | null;
  location: string | null;
  description: string | null;
  deletion: EventDeletion | null;
  /** `delete_after` of the form; null without. */
  form_delete_after: number | null;
  columns: ColumnEntry[];
}

/** A parsed workspace.yaml with its defaults; times are milliseconds since 1970. */
export interface WorkspaceFile {
  workspace: Omit<Workspace, 'id'>;
  cost_units: CostUnit[];
  lists: ListEntry[];
  events: EventEntry[];
}

/** A fault of a workspace.yaml. */
export interface WorkspaceFault {
  /** Null if unknown. */
  readonly line: number | null;
  /** `events.0.start_date`; empty for the file as a whole. */
  readonly path: string;
  /** A sentence about the fault and its correction. */
  readonly message: string;
}

const sentenceOf = ({ line, path, message }: WorkspaceFault): string => {
  const place = [line === null ? '' : `line ${line}`, path].filter(Boolean).join(', ');
  return place ? `${place}: ${message}` : message;
};

/** All faults of a workspace.yaml, one sentence each. */
export class WorkspaceFileError extends Error {
  override readonly name = 'WorkspaceFileError';

  constructor(readonly faults: readonly WorkspaceFault[]) {
    super(faults.map(sentenceOf).join('\n'));
  }

  /** `line 18, events.0.start_date: write it like 2027-07-24, not 24.07.2027` */
  get sentences(): string[] {
    return this.faults.map(sentenceOf);
  }
}

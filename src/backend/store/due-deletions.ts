import { dayIn } from '../../fields/index.js';
import { isDueAfter, type EventDeletion } from '../../model/event-deletion.js';
import type { Workspace } from '../../model/workspace.js';
import type { EventRow } from './events.js';
import type { Store } from './store.js';

/** The due deletions of an event. */
export interface DueDeletion {
  readonly workspace_id: string;
  readonly list_id: string;
  readonly slug: string;
  /** True if all persons are due. */
  readonly persons: boolean;
  /** The fields whose answers are due. */
  readonly answers: readonly string[];
}

function dueOf({ workspace_id, list_id, slug, end_date, deletion }: EventRow, today: string): DueDeletion[] {
  if (deletion === null) return [];
  const { persons, answers } = JSON.parse(deletion) as EventDeletion;
  const due = {
    persons: persons !== null && isDueAfter(end_date, persons, today),
    answers: Object.keys(answers).filter((name) => isDueAfter(end_date, answers[name]!, today)),
  };
  return due.persons || due.answers.length ? [{ workspace_id, list_id, slug, ...due }] : [];
}

/** The deletions of all events of a workspace that are due on the club's day (docs/workspace.md#deletion). */
export async function dueDeletions(
  { events }: Pick<Store, 'events'>,
  { id, time_zone }: Pick<Workspace, 'id' | 'time_zone'>,
  now: number,
): Promise<DueDeletion[]> {
  const today = dayIn(time_zone, now);
  return (await events.all(id)).flatMap((event) => dueOf(event, today));
}

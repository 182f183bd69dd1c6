import type { Client } from '../../../api/index.js';
import type { Service } from '../../../contract/index.js';
import { dayIn } from '../../../fields/index.js';
import { sentenceForIntegrators } from '../../../i18n/integrators.js';
import type { Workspace } from '../../../model/workspace.js';
import { outsideAges } from '../../gate/index.js';
import type { Registration, Store } from '../../store/index.js';

/** The scopes of a client that these notes need. */
export const ageScopes = ['events:read', 'columns:read', 'persons:read'] as const;

interface AgeContext {
  readonly store: Store;
  readonly workspace: Workspace;
  readonly api: Client<Service>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A sentence about answers that are outside the ages that a form takes; null if there is nothing to say. */
export async function ageNoteOf(
  { store, workspace, api, now }: AgeContext,
  slug: string,
  person: object,
): Promise<string | null> {
  const question = { api, workspace, formBySlug: store.forms.find, slug, today: dayIn(workspace.time_zone, now) };
  const issues = await outsideAges(question, person);
  return issues.map((issue) => `${issue.field}: ${sentenceForIntegrators(issue)}`).join(' ') || null;
}

/** The same about a stored person. */
export async function ageNote(
  context: AgeContext,
  slug: string,
  { list_id, person_id }: Pick<Registration, 'list_id' | 'person_id'>,
): Promise<string | null> {
  const { data: person } = await context.api.readPerson({ list_id, person_id });
  return ageNoteOf(context, slug, person);
}

import type { Workspace } from '../../../model/workspace.js';
import type { PersonRecord, Registration, Store, Tables } from '../../store/index.js';
import { UsageError, workspaceIn } from '../../workspace/index.js';
import { whoIs } from './pending-reviews.js';
import { requireConfirmed } from './registrations.js';

/** A membership application. */
export interface Application {
  readonly person: PersonRecord;
  readonly list_id: string;
  /** Undefined for a person whom a program has created. */
  readonly registration: Registration | undefined;
}

/** Applications read at once. */
const PAGE_SIZE = 500;

/** All undecided applications of a workspace, the oldest first, with those whose address is not confirmed yet. */
export async function applicationsIn(
  store: Store,
  slug: string | undefined,
): Promise<{ workspace: Workspace; applications: Application[] }> {
  const workspace = await workspaceIn(store, slug);
  const list = (await store.lists.all(workspace.id)).find(({ type }) => type === 'member');
  const rows: PersonRecord[] = [];
  for (let from: string | undefined, more = list !== undefined; more;) {
    const page = await store.persons.page(workspace.id, list!.id, {
      from,
      back: false,
      count: PAGE_SIZE,
      confirmed: false,
    });
    rows.push(...page);
    from = page.at(-1)?.row_key;
    more = page.length === PAGE_SIZE;
  }
  const ids = rows.map(({ id }) => id);
  const registrations = new Map(
    (await store.registrations.ofPersons(workspace.id, ids)).map((one) => [one.person_id, one]),
  );
  const applications = rows.map((person) => ({
    ...{ person, list_id: list!.id, registration: registrations.get(person.id) },
  }));
  // a declined one is there until the mail about it is sent
  return { workspace, applications: applications.filter(({ registration }) => registration?.state !== 'declined') };
}

/** The applications of these persons, each once. Throws `UsageError` if one is not there. */
function applicationsById(applications: readonly Application[], ids: readonly string[]): Application[] {
  return [...new Set(ids)].map((id) => {
    const application = applications.find(({ person }) => person.id === id);
    if (!application)
      throw new UsageError(`There is no application ${id}: turnout application list. Nothing was done.`);
    return application;
  });
}

/** Operands of the commands that decide about applications. */
export const applicationOperands = { 'ID…': 'of the persons, as turnout application list has them' };

interface DecidedApplication extends Pick<Application, 'registration'> {
  readonly id: string;
  readonly name: string;
}

/** Decides about the applications of these persons in one transaction. Returns them with their names. Throws `CommandError` if an address is not confirmed. */
export async function decideApplications(
  store: Store,
  { slug, ids }: { slug: string | undefined; ids: readonly string[] },
  decide: (tables: Tables, workspace_id: string, application: Application) => Promise<void>,
): Promise<{ workspace: Workspace; decided: DecidedApplication[] }> {
  const { workspace, applications } = await applicationsIn(store, slug);
  const chosen = applicationsById(applications, ids);
  for (const { person, registration } of chosen) requireConfirmed(person.id, registration, workspace.time_zone);
  await store.transaction(async (tables) => {
    for (const application of chosen) await decide(tables, workspace.id, application);
  });
  const decided = chosen.map(({ person: { id, first_name, last_name, email }, registration }) => ({
    ...{ id, name: whoIs({ name: { first_name, last_name }, email }), registration },
  }));
  return { workspace, decided };
}

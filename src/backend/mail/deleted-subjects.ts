import { ApiError } from '../../api/index.js';
import { dueDeletions, type DueDeletion, type Store } from '../store/index.js';
import type { MailSubject } from './mail-message.js';
import type { MailContext } from './messages/index.js';

export interface SubjectContext extends Pick<MailContext, 'memberApi' | 'clock'> {
  readonly store: Pick<Store, 'events' | 'registrations' | 'reviewQueue' | 'workspaces'>;
}

/** The due deletions of a workspace by the list of the event. */
async function dueByList({ store, clock }: SubjectContext, workspace_id: string): Promise<Map<string, DueDeletion>> {
  const workspace = await store.workspaces.byId(workspace_id);
  const all = workspace ? await dueDeletions(store, workspace, clock()) : [];
  return new Map(all.map((due) => [due.list_id, due]));
}

/** The list of each person: of the event of a registration or a review; undefined for members. */
async function listsOf({ store }: SubjectContext, { workspace_id, person_ids }: MailSubject) {
  const registrations = await store.registrations.ofPersons(workspace_id, person_ids);
  const lists = new Map(registrations.map(({ person_id, list_id }) => [person_id, { list_id, isReview: false }]));
  if (person_ids.some((id) => !lists.has(id)))
    for (const { id, list_id } of await store.reviewQueue.all(workspace_id)) lists.set(id, { list_id, isReview: true });
  return lists;
}

/**
 * Tells whether a person in a mail is deleted, or whether answers in it are due to be deleted after an event. To be made anew for
 * each sweep: it reads the due deletions once.
 */
export function deletedSubjects(context: SubjectContext): (subject: MailSubject) => Promise<boolean> {
  const { store, memberApi } = context;
  const due = new Map<string, Promise<Map<string, DueDeletion>>>();

  return async (subject) => {
    const { workspace_id, person_ids } = subject;
    if (!person_ids.length) return false;
    const workspace = await store.workspaces.byId(workspace_id);
    if (!workspace) return true;
    if (!due.has(workspace_id)) due.set(workspace_id, dueByList(context, workspace_id));
    const dueLists = await due.get(workspace_id)!;
    const lists = await listsOf(context, subject);
    const fields = new Set(subject.fields.map((name) => name.normalize()));
    const api = await memberApi(workspace);
    for (const person_id of person_ids) {
      const { list_id = 'member', isReview = false } = lists.get(person_id) ?? {};
      const deletion = dueLists.get(list_id);
      if (deletion?.persons || deletion?.answers.some((name) => fields.has(name.normalize()))) return true;
      const isThere =
        isReview ||
        (await api.readPerson({ list_id, person_id }).then(
          () => true,
          (error: unknown) => !(error instanceof ApiError && error.status === 404),
        ));
      if (!isThere) return true;
    }
    return false;
  };
}

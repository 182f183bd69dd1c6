import type { DeskMessage, LoggedMessage, UndeliveredTo } from '../../../../model/desk-message.js';
import type { List } from '../../../../model/workspace.js';
import type { StoredMessage } from '../../../store/index.js';
import type { GateContext } from '../../gate-context.js';
import { isoTime } from '../../visible-forms.js';
import { organiserOf } from '../desk-session.js';

/** A message names so many persons whom it did not reach; the others are counted. */
const MAX_NAMED_PERSONS = 50;

/** The names of persons of a list, by their ids. Whoever may write to a list sees the names of its persons. */
async function namesOf(
  { store, workspace }: GateContext,
  list: List,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const persons = await store.persons.findAll(workspace.id, 'id', ids, list.id);
  return new Map(
    persons.map(({ id, first_name, last_name }) => [id, [first_name, last_name].filter(Boolean).join(' ')]),
  );
}

/** A message as it is answered, without its text. */
export const messageOf = (
  { workspace }: Pick<GateContext, 'workspace'>,
  { id, at, email_key, subject, mail_count }: StoredMessage,
): DeskMessage => ({
  message_id: id,
  at: isoTime(at)!,
  by: email_key,
  name: organiserOf(workspace.organisers, email_key)?.name ?? null,
  subject,
  mails: mail_count,
});

/** Messages to a list as its log shows them, with the mails that wait and those that reached nobody. */
export async function loggedMessages(
  context: GateContext,
  list: List,
  messages: readonly StoredMessage[],
): Promise<LoggedMessage[]> {
  const { store, workspace } = context;
  const deliveries = await store.deskMessages.deliveries(workspace.id);
  const undeliveredOf = ({ id }: StoredMessage) => deliveries.get(id)?.undelivered ?? [];
  const idsOf = (message: StoredMessage) => undeliveredOf(message).flat().slice(0, MAX_NAMED_PERSONS);
  const names = await namesOf(context, list, [...new Set(messages.flatMap(idsOf))]);
  return messages.map((message) => ({
    ...messageOf(context, message),
    waiting: deliveries.get(message.id)?.waiting ?? 0,
    undelivered: undeliveredOf(message).length,
    undelivered_to: idsOf(message).flatMap((person_id): UndeliveredTo[] => {
      const name = names.get(person_id);
      return name === undefined ? [] : [{ person_id, name }];
    }),
  }));
}

import type { MessagePreview } from '../../../../model/desk-message.js';
import { jsonResponse, unprocessable } from '../../../http/middleware/index.js';
import type { Mail, StoredMessage } from '../../../store/index.js';
import type { GateContext, GateRoute } from '../../gate-context.js';
import { requireAction } from '../desk-action.js';
import { requireList, type OrganiserList } from '../desk-lists.js';
import { requireOrganiser, type OrganiserSession } from '../desk-session.js';
import { loggedMessages, messageOf } from './message-log.js';
import { draftOf, messageIdOf } from './message-body.js';
import { idOf, recipientsOf, type Recipients } from './recipients.js';

/** The log shows so many messages, the newest. */
const MAX_LISTED_MESSAGES = 100;

interface MessageAccess extends OrganiserSession, OrganiserList {}

/** The organiser of a request and the list that they may write to. Throws 401, 403 and 404. */
async function requireWriter(context: GateContext): Promise<MessageAccess> {
  const access = await requireOrganiser(context);
  requireAction(context, access.organiser, 'write');
  return { ...access, ...(await requireList(context, access.organiser)) };
}

const titleOf = ({ list, event }: OrganiserList): string => event?.title ?? list.name;

/** gate: POST /desk/lists/{list_id}/messages/preview. How many mails a message would be, and the first of them. Nothing is sent. */
export const previewMessage: GateRoute = async (context) => {
  const access = await requireWriter(context);
  const draft = draftOf((await context.body()).value);
  const { families, withoutAddressCount } = await recipientsOf(context, access.list, draft.selection);
  const { workspace, addresses, messageMails } = context;
  const [first] = families;
  const template = { ...draft, title: titleOf(access) };
  const data: MessagePreview = {
    mails: families.length,
    persons: families.flat().length,
    without_address: withoutAddressCount,
    example: first ? await messageMails.exampleOf(template, first, workspace, addresses.portal_url) : null,
  };
  return jsonResponse(JSON.stringify({ data }));
};

/** The mails of a message, one for each address. */
const mailsOf = ({ workspace_id, id }: StoredMessage, { families }: Recipients): Mail[] =>
  families.map((family) => {
    const person_ids = family.map(idOf);
    return {
      workspace_id,
      kind: 'desk_message',
      person_id: person_ids[0]!,
      payload: { message_id: id, ...(person_ids.length > 1 ? { person_ids } : {}) },
    };
  });

/** A message under this id that was sent before. Throws 422 if it was another one. */
function requireSame(stored: StoredMessage, message: StoredMessage): StoredMessage {
  const isSame = (['list_id', 'email_key', 'subject', 'text'] as const).every((key) => stored[key] === message[key]);
  if (!isSame) throw unprocessable([{ field: 'message_id', code: 'key_reused' }]);
  return stored;
}

/**
 * gate: POST /desk/lists/{list_id}/messages. Puts one mail for each address into the outbox, in one transaction with the message and its
 * entry in the journal. A message that is sent again under its id is answered as before, and nobody is mailed twice. Throws 422 if nobody
 * would be mailed.
 */
export const sendMessage: GateRoute = async (context) => {
  const { store, workspace, now, body } = context;
  const access = await requireWriter(context);
  const { value } = await body();
  const { subject, text, selection } = draftOf(value);
  const { list, session } = access;
  const { email_key } = session;
  const draft: StoredMessage = {
    workspace_id: workspace.id,
    id: messageIdOf(value),
    list_id: list.id,
    at: now,
    email_key,
    subject,
    text,
    title: titleOf(access),
    mail_count: 0,
  };
  const sent = await store.deskMessages.find(workspace.id, draft.id);
  if (sent) return answer(context, requireSame(sent, draft));
  const recipients = await recipientsOf(context, list, selection);
  const message = { ...draft, mail_count: recipients.families.length };
  if (!message.mail_count) throw unprocessable([{ field: 'selection', code: 'required' }]);
  const stored = await store.transaction(async ({ deskMessages, deskJournal, outbox }) => {
    if (!(await deskMessages.insert(message))) return deskMessages.find(workspace.id, message.id);
    await outbox.enqueueAll(mailsOf(message, recipients), now);
    const entry = { workspace_id: workspace.id, at: now, email_key, action: 'write', list_id: list.id } as const;
    await deskJournal.note({ ...entry, person_id: message.id });
    return message;
  });
  return answer(context, requireSame(stored!, draft));
};

const answer = (context: GateContext, message: StoredMessage): Response =>
  jsonResponse(JSON.stringify({ data: messageOf(context, message) }));

/** gate: GET /desk/lists/{list_id}/messages. The messages to a list, the newest first, without their texts, and whom they did not reach. */
export const listMessages: GateRoute = async (context) => {
  const { list } = await requireWriter(context);
  const messages = await context.store.deskMessages.ofList(context.workspace.id, list.id, MAX_LISTED_MESSAGES);
  return jsonResponse(JSON.stringify({ data: await loggedMessages(context, list, messages) }));
};

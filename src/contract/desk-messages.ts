import type { DeskMessage, LoggedMessage, MessageDraft, MessagePreview, NewMessage } from '../model/desk-message.js';
import type { Data } from '../model/envelope.js';
import { post, read } from './endpoint.js';
import { limits } from './limits.js';

/** Messages to the participants of a list, for organisers with the action `write`. */
export const deskMessages = {
  previewMessage: post<MessageDraft, Data<MessagePreview>>()('/desk/lists/{list_id}/messages/preview', {
    limit: limits.keyBody,
    safe: true,
  }),
  sendMessage: post<NewMessage, Data<DeskMessage>>()('/desk/lists/{list_id}/messages', { limit: limits.keyBody }),
  listMessages: read<Data<LoggedMessage[]>>()('/desk/lists/{list_id}/messages'),
} as const;

import { emailKey } from '../../store/index.js';
import { MailDeferredError } from '../mail-message.js';
import type { MailContext } from './message-kind.js';

/** Counts a mail to an address. Above the limits it waits: a confirmation is owed. */
export async function countMail({ caps, clock }: MailContext, workspace_id: string, address: string): Promise<void> {
  if (!(await caps.mailTo(workspace_id, emailKey(address)!, clock())))
    throw new MailDeferredError('Too many mails for now');
}

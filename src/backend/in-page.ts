import { createApp, type AppOptions } from './http/app.js';
import { startOutboxWorker, type MailMessage } from './mail/index.js';
import { openStore, type Store } from './store/index.js';
import { openSqliteInPage } from './store/engines/sqlite-wasm.js';

export interface InPageOptions {
  report?: (error: unknown) => void;
  /** Receives every mail instead of a mail server. */
  onMail?: (message: MailMessage) => void;
  /** Replaces the standard rate limits; false for none. */
  rates?: NonNullable<AppOptions['rates']>;
}

/** The backend inside a page. The counterpart of `node.ts`. */
export async function inPageBackend(
  origin: string,
  { report = () => {}, onMail = () => {}, rates = {} }: InPageOptions = {},
) {
  const store: Store = await openStore(await openSqliteInPage());
  const mailTransport = { send: async (message: MailMessage) => onMail(message) };
  const { backend, mailSender } = await createApp({ store, origin, mailTransport, report, rates });
  const outboxWorker = startOutboxWorker(mailSender, { report });
  return { store, backend, outboxWorker };
}

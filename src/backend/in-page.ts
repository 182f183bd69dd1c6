import { http } from 'msw';
import { createApp, type AppOptions } from './http/app.js';
import { startOutboxWorker, type MailMessage } from './mail/index.js';
import { openStore, type Store } from './store/index.js';
import { openSqliteInPage } from './store/engines/sqlite-wasm.js';

export interface InPageOptions {
  report?: (error: unknown) => void;
  /** Is given every mail: inside a page there is nobody else to send it to. */
  onMail?: (message: MailMessage) => void;
  /** How often one may ask, where that is not the standard; false for as often as one likes. */
  rates?: NonNullable<AppOptions['rates']>;
}

/** The whole backend inside a page, as handlers for msw: what `node.ts` is behind a port. */
export async function inPageBackend(
  origin: string,
  { report = () => {}, onMail = () => {}, rates = {} }: InPageOptions = {},
) {
  const store: Store = await openStore(await openSqliteInPage());
  const mailTransport = { send: async (message: MailMessage) => onMail(message) };
  const { backend, mailSender } = await createApp({ store, origin, mailTransport, report, rates });
  const outboxWorker = startOutboxWorker(mailSender, { report });
  const handlers = ['api', 'public', 'portal'].map((face) =>
    http.all(`${origin}/${face}/*`, ({ request }) => backend(request)),
  );
  return { store, backend, handlers, outboxWorker };
}

import { http } from 'msw';
import { createApp, type AppOptions } from './http/app.js';
import { postmanFor, type Letter } from './mail/index.js';
import { openStore, type Store } from './store/index.js';
import { openSqliteInPage } from './store/engines/sqlite-wasm.js';

export interface InPageOptions {
  report?: (error: unknown) => void;
  /** Is given every mail: inside a page there is nobody else to send it to. */
  mailed?: (letter: Letter) => void;
  /** How often one may ask, where that is not the standard; false for as often as one likes. */
  rates?: NonNullable<AppOptions['rates']>;
}

/** The whole backend inside a page, as handlers for msw: what `node.ts` is behind a port. */
export async function inPageBackend(
  origin: string,
  { report = () => {}, mailed = () => {}, rates = {} }: InPageOptions = {},
) {
  const store: Store = await openStore(await openSqliteInPage());
  const way = { send: async (letter: Letter) => mailed(letter) };
  const { backend, mailing } = await createApp({ store, origin, way, report, rates });
  const postman = postmanFor(mailing, { report });
  const faces = ['api', 'public', 'portal'].map((face) =>
    http.all(`${origin}/${face}/*`, ({ request }) => backend(request)),
  );
  return { store, backend, handlers: faces, postman };
}

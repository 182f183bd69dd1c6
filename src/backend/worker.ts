import { http } from 'msw';
import { appOf } from './app.js';
import { openStore, type Store } from './store/index.js';
import { sqliteInPage } from './store/engines/page.js';

/** The whole backend inside a page, as handlers for msw: what `node.ts` is behind a port. */
export async function insidePage(origin: string, { report }: { report?: (error: unknown) => void } = {}) {
  const store: Store = await openStore(await sqliteInPage());
  const backend = await appOf({ store, origin, ...(report ? { report } : {}) });
  const faces = ['api', 'public', 'portal'].map((face) =>
    http.all(`${origin}/${face}/*`, ({ request }) => backend(request)),
  );
  return { store, backend, handlers: faces };
}

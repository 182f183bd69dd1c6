import { expect } from 'chai';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { gateClient, serviceClient } from '../../src/api/index.js';
import { inPageBackend } from '../../src/backend/in-page.js';
import { applyWorkspace, createKey, readWorkspaceFile } from '../../src/backend/workspace/index.js';
import { ada, club } from '../support/backend.js';

describe('the backend inside the page, through msw', () => {
  it('stores a registration and returns it to a key', async () => {
    const { origin } = location;
    const { store, backend } = await inPageBackend(origin);
    const handlers = ['api', 'public', 'portal'].map((face) =>
      http.all(`${origin}/${face}/*`, ({ request }) => backend(request)),
    );
    await applyWorkspace(store, readWorkspaceFile(club));
    const worker = setupWorker(...handlers);
    // this page alone: a scope is the beginning of an address, and other tests run in pages of the same origin
    const serviceWorker = { url: '/mockServiceWorker.js', options: { scope: location.pathname + location.search } };
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker });

    const visitor = gateClient({ base: `${origin}/public/club` });
    const { data: form } = await visitor.readForm({ slug: 'camp' });
    const { data: token } = await visitor.readFormToken({ slug: 'camp' });
    await new Promise((resolve) => setTimeout(resolve, token.min_age_ms + 20));
    const { data: sent } = await visitor.createPerson({
      list_id: form.list_id,
      body: ada,
      idempotency_key: 'in-the-page',
      form_token: token.token,
    });

    const { key } = await createKey(store, { name: 'test' });
    const api = serviceClient({ base: `${origin}/api`, key });
    const stored = await api.readPerson({ list_id: form.list_id, person_id: sent.id });
    worker.stop();
    await (await navigator.serviceWorker.getRegistration())?.unregister();
    expect(stored.data).to.deep.include({ email: ada.email, size: 'M' });
  });
});

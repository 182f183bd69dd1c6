import { expect } from 'chai';
import { workplace } from './command-folder.js';

describe('turnout end-access', () => {
  const { turnout, folderWith, inStore } = workplace();

  it('ends links and sessions, drops mails, and prints their numbers', async () => {
    await folderWith(async (store, { workspace_id }) => {
      const now = Date.now();
      await store.portalLinks.insert({
        workspace_id,
        token_hash: 'link',
        person_ids: ['per_0'],
        created_at: now,
        expires_at: now + 3600_000,
      });
      await store.deskLinks.insert({ workspace_id, token_hash: 'desk link', email_key: 'owner@example.org' }, now);
      await store.deskSessions.open({ workspace_id, token_hash: 'desk', email_key: 'owner@example.org' }, now);
      await store.outbox.enqueue({ workspace_id, kind: 'link', email_key: 'ada@example.org' }, now);
    });
    const { code, out } = await turnout('end-access');
    expect([code, out.trim()]).to.deep.equal([
      0,
      'Ended: 2 sign-in links, 1 session, 1 waiting mail, 0 waiting webhooks.',
    ]);
    expect((await inStore('data', (store) => store.outbox.count())).waiting).to.equal(0);
  });

  it('refuses where there is no data', async () => {
    expect((await turnout('end-access')).code).to.equal(1);
  });
});

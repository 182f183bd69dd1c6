import { expect } from 'chai';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createKey } from '../../../src/backend/workspace/index.js';
import { workplace } from './command-folder.js';

describe('access in a backup that turnout restore puts in place', () => {
  const { at, turnout, turnoutOn, folderWith, inStore } = workplace();

  /** A member's link and session, a mail that waits, and two keys. */
  async function withAccess() {
    await folderWith(async (store, { workspace_id }) => {
      const hour = 3600_000;
      await store.portalLinks.insert({
        workspace_id,
        token_hash: 'link',
        person_ids: ['per_0'],
        created_at: Date.now(),
        expires_at: Date.now() + hour,
      });
      await store.outbox.enqueue({ workspace_id, kind: 'link', email_key: 'ada@example.org' }, Date.now());
      for (const name of ['first', 'second']) await createKey(store, { workspace: 'club', name });
    });
    await turnout('backup', at('copy.db'));
  }

  const accessIn = (data: string) =>
    inStore(data, async (store) => {
      const [workspace] = await store.workspaces.all();
      const keys = await store.keys.all(workspace!.id);
      const { waiting } = await store.outbox.count();
      const link = await store.portalLinks.find(workspace!.id, 'link', Date.now());
      return {
        link: !!link,
        mails: waiting,
        keys: keys.flatMap(({ name, revoked_at }) => (revoked_at ? [] : name)).sort(),
      };
    });

  it('brings back no link, no mail, and no key that was revoked since', async () => {
    await withAccess();
    mkdirSync(at('later'));
    copyFileSync(at('copy.db'), join(at('later'), 'turnout.db'));
    await inStore('later', async (store) => {
      const [workspace] = await store.workspaces.all();
      // keys of one millisecond come in any order
      const first = (await store.keys.all(workspace!.id)).find(({ name }) => name === 'first');
      await store.keys.revoke(workspace!.id, first!.id, Date.now());
    });
    copyFileSync(join(at('later'), 'turnout.db'), join(at('data'), 'turnout.db'));
    const { out, err } = await turnout('restore', at('copy.db'), '--force');
    expect(err).to.equal('');
    expect(out).to.include('Ended, for they were of then: 1 sign-in link, 1 waiting mail, 1 key.');
    expect(await accessIn('data')).to.deep.equal({ link: false, mails: 0, keys: ['second'] });
  });

  it('revokes every key if no data names revoked ones, and says so', async () => {
    await withAccess();
    const { out } = await turnoutOn('other', 'restore', at('copy.db'));
    expect(out).to.include('There was no data to tell which keys had been revoked since the backup, so all were.');
    expect((await accessIn('other')).keys).to.deep.equal([]);
  });

  it('keeps the keys with --keep-keys', async () => {
    await withAccess();
    await turnoutOn('other', 'restore', at('copy.db'), '--keep-keys');
    expect((await accessIn('other')).keys).to.deep.equal(['first', 'second']);
  });
});

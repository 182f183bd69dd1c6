import { expect } from 'chai';
import { campIn, workplace } from './command-folder.js';

describe('turnout key', () => {
  const { turnout, folderWith, inStore } = workplace();
  const create = (...args: string[]) => turnout('key', 'create', '--name', 'website', ...args);

  it('prints the key alone on stdout, and a warning on stderr', async () => {
    await folderWith();
    const { code, out, err } = await create();
    expect([code, /^sk_[\w-]{43}\n$/.test(out)]).to.deep.equal([0, true]);
    expect(err).to.match(/^This is the only time that key_\w+ is shown\. Keep it like a password\.\n$/);
  });

  it('prints key and id as JSON, and nothing else', async () => {
    await folderWith();
    const { out, err } = await create('--json');
    expect([Object.keys(JSON.parse(out) as object), err]).to.deep.equal([['id', 'key'], '']);
  });

  it('narrows a key to lists by the slug of an event, member or id', async () => {
    await folderWith();
    const { list_id } = await inStore('data', campIn);
    await create('--lists', `camp,member,${list_id},full`);
    const [key] = await inStore('data', async (store) => {
      const { workspace_id } = await campIn(store);
      return Promise.all(
        (await store.keys.all(workspace_id)).map(async ({ lists }) =>
          Promise.all(lists!.map(async (id) => (await store.lists.find(workspace_id, id))?.name)),
        ),
      );
    });
    expect(key).to.deep.equal(['Camp', 'Members', 'Full']);
  });

  it('lists the lists of a key and the day of its creation', async () => {
    await folderWith();
    await create('--scopes', 'events:read');
    await create('--scopes', 'events:read', '--lists', 'member,camp');
    const { out } = await turnout('key', 'list');
    const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
    const madeOn = await inStore('data', async ({ workspaces, keys }) => {
      const [workspace] = await workspaces.all();
      return (await keys.all(workspace!.id)).map(({ created_at }) => `made ${dayOf.format(created_at)}`);
    });
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => line.split('  ').slice(3)),
    ).to.deep.equal([
      ['events:read', 'all lists', madeOn[0]],
      ['events:read', 'Members, Camp', madeOn[1]],
    ]);
  });
});

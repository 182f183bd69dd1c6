import type { Store } from '../store/index.js';
import { workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withData } from './shared/data.js';
import { heldBy } from './shared/held.js';

/** How often it is tried to take the last traces out while others are at the data, and how long apart. Milliseconds. */
const tries = 10;
const apart = 500;

/** False where others were in the way all the time: then it is done when the data are opened again. */
async function forgotten(store: Store): Promise<boolean> {
  for (let tried = 1; ; tried++)
    try {
      await store.purgeErased();
      return true;
    } catch {
      if (tried >= tries) return false;
      await new Promise((resolve) => setTimeout(resolve, apart));
    }
}

export const heldDelete = command({
  group: 'data',
  name: 'held delete',
  summary: 'delete held registrations for good',
  about: ['Nothing of them is left in the database. Backups keep what they have.'],
  takes: { 'ID…': 'of the registrations, as turnout held list has them' },
  options: {},
  examples: ['turnout held delete rev_…'],
  refuses: 'refused: the data cannot be opened',

  async run({ given, options: { data, workspace }, say, aside }) {
    const { ids, gone } = await withData(data, async (store) => {
      const { id: workspace_id } = await workspaceIn(store, workspace);
      const ids = (await heldBy(store, workspace_id, given)).map(({ id }) => id);
      await store.transaction(({ erasures }) => erasures.eraseHeld(workspace_id, ids));
      return { ids, gone: await forgotten(store) };
    });
    say(
      ids.map((id) => ({ id, deleted: true })),
      ids.map((id) => `${id} is deleted.`),
    );
    if (!gone) aside('Others read the database all the time: traces in its files go when it is opened again.');
  },
});

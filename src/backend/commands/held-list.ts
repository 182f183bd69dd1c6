import { sweepHeld } from '../gate/index.js';
import { momentIn, workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withData } from './shared/data.js';
import { linesOf, reasons } from './shared/held.js';

export const heldList = command({
  group: 'data',
  name: 'held list',
  summary: 'registrations that wait for a decision: why, through which form, since when, and what they say',
  about: [
    'A registration is held where something was written into the field of the form that nobody sees: most often by a program, now and then by a browser that fills in what it knows. Whoever sent it was told that the club looks at it first. It takes no place.',
    'It waits for turnout held release or turnout held delete, and is deleted after 60 days.',
  ],
  takes: {},
  options: {},
  examples: ['turnout held list --workspace sv-wiesental'],
  refuses: 'refused: the data cannot be opened',

  async run({ options: { data, workspace }, say }) {
    const { found, zone } = await withData(data, async (store) => {
      const { id, time_zone } = await workspaceIn(store, workspace);
      await sweepHeld(store, Date.now());
      return { found: await store.held.all(id), zone: time_zone };
    });
    say(
      found.map(({ id, list_id, slug, reason, created_at, body }) => {
        const at = new Date(created_at).toISOString();
        return { id, form: slug, list_id, reason, created_at: at, values: body };
      }),
      found.length
        ? found.flatMap(({ id, slug, reason, created_at, body }) => [
            [id, slug, momentIn(created_at, zone), reasons[reason]].join('  '),
            ...linesOf(body),
          ])
        : ['Nothing is held.'],
    );
  },
});

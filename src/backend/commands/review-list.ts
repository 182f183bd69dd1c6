import { deleteExpiredReviews } from '../gate/index.js';
import { formatLocalTime, workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { linesOf, reasons } from './shared/pending-reviews.js';

export const reviewList = command({
  group: 'data',
  name: 'review list',
  summary: 'list registrations that wait for review, with reason, form, time and values',
  details: [
    'A registration waits for review when its hidden honeypot field was filled in: mostly by a program, sometimes by a browser that fills in forms. The visitor was told that the club looks at it first. It takes no place.',
    'It waits for turnout review release or turnout review delete, and is deleted after 60 days.',
  ],
  operands: {},
  options: {},
  examples: ['turnout review list --workspace sv-wiesental'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ options: { data, workspace }, print }) {
    const { reviews: reviews, zone } = await withExistingStore(
      data,
      async (store) => {
        const { id, time_zone } = await workspaceIn(store, workspace);
        await deleteExpiredReviews(store, Date.now());
        return { reviews: await store.reviewQueue.all(id), zone: time_zone };
      },
      'any',
    );
    print(
      reviews.map(({ id, list_id, slug, reason, created_at, body }) => {
        const at = new Date(created_at).toISOString();
        return { id, form: slug, list_id, reason, created_at: at, values: body };
      }),
      reviews.length
        ? reviews.flatMap(({ id, slug, reason, created_at, body }) => [
            [id, slug, formatLocalTime(created_at, zone), reasons[reason]].join('  '),
            ...linesOf(body),
          ])
        : ['No registration waits for review.'],
    );
  },
});

import { formatLocalTime } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { stateUntil } from './shared/registrations.js';
import { waitingIn } from './shared/waiting.js';

export const waitingList = command({
  group: 'data',
  name: 'waiting list',
  summary: 'who waits for a place, the longest waiting first, and who was offered one',
  details: [
    'A place that becomes free is offered to the person who has waited longest, unless the form says promotion: by_hand. Until it is accepted, declined or the deadline passes, nobody else gets it.',
    'Nothing is offered to whoever is unconfirmed: the form wants the e-mail address confirmed, and nobody has done so yet. Without it the registration is deleted.',
  ],
  operands: {},
  options: {},
  examples: ['turnout waiting list', 'turnout waiting list --json'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ options: { data, workspace: slug }, print }) {
    const { workspace, waiting } = await withExistingStore(data, (store) => waitingIn(store, slug), 'any');
    const zone = workspace.time_zone;
    print(
      waiting.map(({ registration: { id, state, created_at, deadline_at, person_id }, event, who }) => ({
        id,
        event: event.slug,
        state,
        person_id,
        name: who,
        created_at: new Date(created_at).toISOString(),
        deadline_at: deadline_at === null ? null : new Date(deadline_at).toISOString(),
      })),
      waiting.length
        ? waiting.map(({ registration, event, who }) => {
            const { id, created_at } = registration;
            return [id, event.slug, formatLocalTime(created_at, zone), stateUntil(registration, zone), who].join('  ');
          })
        : ['Nobody waits for a place.'],
    );
  },
});

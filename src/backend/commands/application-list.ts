import { applicationsIn } from './shared/applications.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { linesOf, whoIs } from './shared/pending-reviews.js';
import { stateUntil } from './shared/registrations.js';

export const applicationList = command({
  group: 'data',
  name: 'application list',
  summary: 'membership applications that wait for a decision, the oldest first',
  details: [
    'An unconfirmed one cannot be decided about: the form wants the e-mail address confirmed, and nobody has done so yet. Without it the application is deleted.',
  ],
  operands: {},
  options: {},
  examples: ['turnout application list'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ options: { data, workspace: slug }, print }) {
    const { workspace, applications } = await withExistingStore(data, (store) => applicationsIn(store, slug));
    const rows = applications.map(({ person, registration }) => ({
      id: person.id,
      name: whoIs({ name: person, email: person.email }),
      email: person.email,
      // a program that creates an application stores no registration
      state: registration?.state ?? 'applied',
      deadline_at: registration?.deadline_at ? new Date(registration.deadline_at).toISOString() : null,
      values: JSON.parse(person.data) as Record<string, unknown>,
    }));
    print(
      rows,
      rows.length
        ? rows.flatMap(({ id, name, email, values }, index) => {
            const { registration } = applications[index]!;
            const state = registration?.state === 'unconfirmed' ? [stateUntil(registration, workspace.time_zone)] : [];
            return [[id, name, email ?? '', ...state].join('  '), ...linesOf(values)];
          })
        : ['No application waits for a decision.'],
    );
  },
});

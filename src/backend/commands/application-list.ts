import { applicationsIn } from './shared/applications.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { linesOf, whoIs } from './shared/pending-reviews.js';

export const applicationList = command({
  group: 'data',
  name: 'application list',
  summary: 'membership applications that wait for a decision, the oldest first',
  operands: {},
  options: {},
  examples: ['turnout application list'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ options: { data, workspace }, print }) {
    const { applications } = await withExistingStore(data, (store) => applicationsIn(store, workspace));
    const rows = applications.map(({ person: { id, first_name, last_name, email, data: values } }) => ({
      id,
      name: whoIs({ name: { first_name, last_name }, email }),
      email,
      values: JSON.parse(values) as Record<string, unknown>,
    }));
    print(
      rows,
      rows.length
        ? rows.flatMap(({ id, name, email, values }) => [[id, name, email ?? ''].join('  '), ...linesOf(values)])
        : ['No application waits for a decision.'],
    );
  },
});

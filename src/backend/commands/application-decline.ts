import { applicationsById, applicationsIn } from './shared/applications.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { whoIs } from './shared/pending-reviews.js';

export const applicationDecline = command({
  group: 'data',
  name: 'application decline',
  summary: 'decline applications, and delete their persons',
  details: [
    'Whoever applied through a form is mailed the decision; the person is deleted once that mail is sent, and at the latest ten minutes later while the server runs. Anybody else is deleted at once. No byte is left.',
  ],
  operands: { 'ID…': 'of the persons, as turnout application list has them' },
  options: {},
  examples: ['turnout application decline per_…'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ operands, options: { data, workspace: slug }, print }) {
    const now = Date.now();
    const results = await withExistingStore(data, async (store) => {
      const { workspace, applications } = await applicationsIn(store, slug);
      const chosen = applicationsById(applications, operands);
      await store.transaction(async ({ erasures, registrations }) => {
        for (const { person, list_id } of chosen) {
          const [registration] = await registrations.ofPersons(workspace.id, [person.id]);
          const isMailed =
            registration !== undefined &&
            (await registrations.change(registration, { from: 'applied', to: 'declined' }, now));
          if (!isMailed) await erasures.erase(workspace.id, list_id, [person.id]);
        }
      });
      return chosen.map(({ person: { id, first_name, last_name, email } }) => ({
        id,
        name: whoIs({ name: { first_name, last_name }, email }),
      }));
    });
    print(
      results,
      results.map(({ id, name }) => `${id} is declined: ${name}.`),
    );
  },
});

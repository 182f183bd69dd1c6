import { applicationsById, applicationsIn } from './shared/applications.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { whoIs } from './shared/pending-reviews.js';

export const applicationAccept = command({
  group: 'data',
  name: 'application accept',
  summary: 'make members of applications',
  details: ['The person keeps the id. Whoever applied through a form is mailed the decision.'],
  operands: { 'ID…': 'of the persons, as turnout application list has them' },
  options: {},
  examples: ['turnout application accept per_…'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ operands, options: { data, workspace: slug }, print }) {
    const now = Date.now();
    const results = await withExistingStore(data, async (store) => {
      const { workspace, applications } = await applicationsIn(store, slug);
      const chosen = applicationsById(applications, operands);
      await store.transaction(async ({ persons, registrations }) => {
        for (const { person, list_id } of chosen) {
          if (!(await persons.confirm(workspace.id, list_id, person.id, now))) continue;
          for (const registration of await registrations.ofPersons(workspace.id, [person.id]))
            await registrations.change(registration, { from: 'applied', to: 'accepted' }, now);
        }
      });
      return chosen.map(({ person: { id, first_name, last_name, email } }) => ({
        id,
        name: whoIs({ name: { first_name, last_name }, email }),
      }));
    });
    print(
      results,
      results.map(({ id, name }) => `${id} is a member now: ${name}.`),
    );
  },
});

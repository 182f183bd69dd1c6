import { acceptApplication } from '../gate/index.js';
import { ageNote, ageScopes } from './shared/age-note.js';
import { applicationOperands, decideApplications } from './shared/applications.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { withService } from './shared/service-within.js';

export const applicationAccept = command({
  group: 'data',
  name: 'application accept',
  summary: 'make members of applications',
  details: [
    'The person keeps the id. An applicant who came through a form is mailed the decision.',
    'Ages that the form does not take on this day are no obstacle, and are printed.',
  ],
  operands: applicationOperands,
  options: {},
  examples: ['turnout application accept per_…'],
  failureMeaning: 'refused: an e-mail address is not confirmed, or the data cannot be opened',

  async run({ operands: ids, options: { data, workspace: slug }, print }) {
    const now = Date.now();
    const members = await withExistingStore(data, async (store) => {
      const { workspace, decided } = await decideApplications(
        store,
        { slug, ids },
        async (tables, workspace_id, { person, list_id, registration }) => {
          await acceptApplication(tables, { workspace_id, list_id, person_id: person.id, registration }, now);
        },
      );
      return withService(store, workspace, ageScopes, (api) =>
        Promise.all(
          decided.map(async ({ registration, ...member }) => ({
            ...member,
            note: registration ? await ageNote({ store, workspace, api, now }, registration.slug, registration) : null,
          })),
        ),
      );
    });
    print(
      members,
      members.map(({ id, name, note }) => `${id} is a member now: ${name}.${note ? ` ${note}` : ''}`),
    );
  },
});

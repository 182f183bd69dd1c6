import { declineApplication } from '../gate/index.js';
import { applicationOperands, decideApplications } from './shared/applications.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';

export const applicationDecline = command({
  group: 'data',
  name: 'application decline',
  summary: 'decline applications, and delete their persons',
  details: [
    'A person who applied through a form is mailed the decision, and deleted once that mail is sent or ten minutes later, by the running server. Other persons are deleted at once. No byte is left.',
  ],
  operands: applicationOperands,
  options: {},
  examples: ['turnout application decline per_…'],
  failureMeaning: 'refused: an e-mail address is not confirmed, or the data cannot be opened',

  async run({ operands: ids, options: { data, workspace: slug }, print }) {
    const now = Date.now();
    const declined = await withExistingStore(data, (store) =>
      decideApplications(store, { slug, ids }, async (tables, workspace_id, { person, list_id, registration }) => {
        await declineApplication(tables, { workspace_id, list_id, person_id: person.id, registration }, now);
      }),
    );
    const members = declined.decided.map(({ id, name }) => ({ id, name }));
    print(
      members,
      members.map(({ id, name }) => `${id} is declined: ${name}.`),
    );
  },
});

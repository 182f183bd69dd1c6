import { acceptOffer } from '../gate/index.js';
import { offerDeadline } from '../store/index.js';
import { ageNote } from './shared/age-note.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { registrationsById, requireConfirmed } from './shared/registrations.js';
import { withRegistrations } from './shared/hosted-within.js';
import { upstreamOptions } from './shared/upstream-options.js';
import { waitingIn } from './shared/waiting.js';

export const waitingPromote = command({
  group: 'data',
  name: 'waiting promote',
  summary: 'give persons who wait a free place without asking them',
  details: [
    'For who has said yes on the phone. Each moves from the waiting list to the list of the event and is mailed the registration, with a link where missing answers are filled in.',
    'Before a hosted service, --upstream and --key-file name it.',
    'Ages that the form of the event does not take are no obstacle, and are printed.',
  ],
  operands: { 'ID…': 'of the registrations, as turnout waiting list has them' },
  options: upstreamOptions,
  examples: ['turnout waiting promote rgn_…'],
  failureMeaning:
    'refused: no place is free for one of them, an e-mail address is not confirmed, or the data cannot be opened',

  async run(call) {
    const { operands, options, print } = call;
    const { data, workspace: slug } = options;
    const now = Date.now();
    const results = await withExistingStore(
      data,
      async (store) => {
        const { workspace, waiting } = await waitingIn(store, slug);
        const chosen = registrationsById(waiting, operands, 'turnout waiting list');
        for (const { registration } of chosen) requireConfirmed(registration.id, registration, workspace.time_zone);
        return withRegistrations(
          call,
          store,
          { workspace, scopes: ['events:read', 'columns:read', 'persons:read', 'persons:write'] },
          async (api, registrationApi) => {
            const results = [];
            for (const { registration, event, who } of chosen) {
              const { id, list_id } = registration;
              const deadline_at = await offerDeadline(store, event, now);
              const isOffered =
                registration.state === 'offered' ||
                (await store.transaction(({ waitingLists }) =>
                  waitingLists.offerPlace(event, { deadline_at, now, registration }),
                )) !== undefined;
              const current = isOffered ? await store.registrations.find(workspace.id, id) : undefined;
              // before the person leaves the waiting list
              const note = current ? await ageNote({ store, workspace, api, now }, event.slug, registration) : null;
              if (current)
                await acceptOffer(
                  { workspace, store, formBySlug: store.forms.find, api, registrationApi },
                  { ...current, list_id },
                );
              results.push({ id, event: event.slug, name: who, promoted: current !== undefined, note });
            }
            return results;
          },
        );
      },
      'any',
    );
    print(
      results,
      results.map(({ id, event, name, promoted, note }) =>
        promoted
          ? `${id} has a place: ${name}, ${event}.${note ? ` ${note}` : ''}`
          : `${id} still waits: ${name}, ${event}. No place is free.`,
      ),
    );
    if (results.some(({ promoted }) => !promoted)) return false;
  },
});

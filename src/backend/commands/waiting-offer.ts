import { offerDeadline } from '../store/index.js';
import { formatLocalTime } from '../workspace/index.js';
import { ageNote, ageScopes } from './shared/age-note.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { registrationsById, requireConfirmed } from './shared/registrations.js';
import { withService } from './shared/service-within.js';
import { waitingIn } from './shared/waiting.js';

export const waitingOffer = command({
  group: 'data',
  name: 'waiting offer',
  summary: 'offer a free place to persons who wait, in an order of your own',
  details: [
    'Each is mailed the offer, with a deadline: the offer_hours of the form. Until then the place counts as taken. Somebody whose offer has lapsed can be offered a place again.',
    'Whoever is outside the ages that the form of the event takes could not accept, and is offered nothing: turnout waiting promote gives the place all the same.',
  ],
  operands: { 'ID…': 'of the registrations, as turnout waiting list has them' },
  options: {},
  examples: ['turnout waiting offer rgn_…'],
  failureMeaning:
    'refused: no place is free for one of them, or the event does not take their age; an e-mail address is not confirmed, or the data cannot be opened',

  async run({ operands, options: { data, workspace: slug }, print }) {
    const now = Date.now();
    const { workspace, results } = await withExistingStore(
      data,
      async (store) => {
        const waitingList = await waitingIn(store, slug);
        const chosen = registrationsById(waitingList.waiting, operands, 'turnout waiting list');
        for (const { registration } of chosen)
          requireConfirmed(registration.id, registration, waitingList.workspace.time_zone);
        const { workspace } = waitingList;
        const notes = await withService(store, workspace, ageScopes, async (api) => {
          const byId = new Map<string, string | null>();
          for (const { registration, event } of chosen)
            byId.set(registration.id, await ageNote({ store, workspace, api, now }, event.slug, registration));
          return byId;
        });
        const results = [];
        for (const { registration, event, who } of chosen) {
          const note = notes.get(registration.id) ?? null;
          const deadline_at = await offerDeadline(store, event, now);
          const offered =
            note === null &&
            registration.state !== 'offered' &&
            (await store.transaction(({ waitingLists }) =>
              waitingLists.offerPlace(event, { deadline_at, now, registration }),
            ));
          results.push({
            ...{ id: registration.id, event: event.slug, name: who, deadline_at: offered ? deadline_at : null, note },
          });
        }
        return { workspace, results };
      },
      'any',
    );
    print(
      results,
      results.map(({ id, event, name, deadline_at, note }) =>
        deadline_at === null
          ? `${id} was offered nothing: ${name}, ${event}. ${note ?? 'No place is free, or one is offered already.'}`
          : `${id} is offered a place until ${formatLocalTime(deadline_at, workspace.time_zone)}: ${name}, ${event}.`,
      ),
    );
    if (results.some(({ deadline_at }) => deadline_at === null)) return false;
  },
});

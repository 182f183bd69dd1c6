import { isApiError } from '../../api/index.js';
import { sentenceForIntegrators } from '../../i18n/integrators.js';
import { releasedRecord, releaseReview } from '../gate/index.js';
import { workspaceIn } from '../workspace/index.js';
import { ageNoteOf, ageScopes } from './shared/age-note.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { pendingReviewsById, whoIs } from './shared/pending-reviews.js';
import { withRegistrations } from './shared/hosted-within.js';
import { upstreamOptions } from './shared/upstream-options.js';

/** The reason why the service refused a person. */
const whyNot = (error: unknown): string => {
  if (!isApiError(error) || error.status >= 500) throw error;
  const issues = error.issues.map((issue) => `${issue.field}: ${sentenceForIntegrators(issue)}`);
  return issues.join(' ') || error.message;
};

export const reviewRelease = command({
  group: 'data',
  name: 'review release',
  summary: 'accept registrations in review as persons',
  details: [
    'Before a hosted service, --upstream and --key-file name it.',
    'Each registration passes the checks of its list and takes a place of its event. A refused registration stays in review, and the reason is printed. A form that has closed since does not matter, nor an age that its event does not take, which is printed.',
  ],
  operands: { 'ID…': 'ids from turnout review list' },
  options: upstreamOptions,
  examples: ['turnout review release rev_…'],
  failureMeaning: 'refused: one of them stays in review, or the data cannot be opened',

  async run(call) {
    const { operands, options, print } = call;
    const { data, workspace } = options;
    const now = Date.now();
    const results = await withExistingStore(
      data,
      async (store) => {
        const club = await workspaceIn(store, workspace);
        const registrations = await pendingReviewsById(store, club.id, operands);
        const scopes = [...ageScopes, 'persons:write'] as const;
        return withRegistrations(call, store, { workspace: club, scopes }, async (api, registrationApi) => {
          const done = [];
          for (const registration of registrations) {
            const { id, slug, body } = registration;
            const common = { id, form: slug, who: whoIs(body) };
            const registering = await registrationApi(await releasedRecord(store, registration, now));
            const outcome = await releaseReview(store, registering, registration).then(
              (person) => ({ person_id: person.id, stays: undefined }),
              (error: unknown) => ({ person_id: undefined, stays: whyNot(error) }),
            );
            const note =
              outcome.stays === undefined ? await ageNoteOf({ store, workspace: club, api, now }, slug, body) : null;
            done.push({ ...common, ...outcome, note });
          }
          return done;
        });
      },
      'any',
    );
    print(
      results,
      results.map(({ id, form, who, person_id, stays, note }) =>
        stays === undefined
          ? `${id} is ${person_id} now: ${who}, ${form}.${note ? ` ${note}` : ''}`
          : `${id} stays in review: ${who}, ${form}. ${stays}`,
      ),
    );
    if (results.some(({ stays }) => stays !== undefined)) return false;
  },
});

import { isApiError } from '../../api/index.js';
import { sentenceForIntegrators } from '../../i18n/integrators.js';
import { releaseHeld } from '../gate/index.js';
import { workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withData } from './shared/data.js';
import { heldBy, whoIs } from './shared/held.js';
import { withService } from './shared/service-within.js';

/** Why the service did not take somebody. */
const whyNot = (error: unknown): string => {
  if (!isApiError(error) || error.status >= 500) throw error;
  const issues = error.issues.map((issue) => `${issue.field}: ${sentenceForIntegrators(issue)}`);
  return issues.join(' ') || error.message;
};

export const heldRelease = command({
  group: 'data',
  name: 'held release',
  summary: 'make persons of held registrations',
  about: [
    'Each goes through what a registration goes through: the checks of its list, and a place of its event. Who gets none, or does not fit any more, stays held, and it is said why. Whether the form has closed since does not matter.',
  ],
  takes: { 'ID…': 'of the registrations, as turnout held list has them' },
  options: {},
  examples: ['turnout held release rev_…'],
  refuses: 'refused: one of them stays held, or the data cannot be opened',

  async run({ given, options: { data, workspace }, say }) {
    const results = await withData(data, async (store) => {
      const found = await workspaceIn(store, workspace);
      const registrations = await heldBy(store, found.id, given);
      return withService(store, found, ['persons:write'], async (api) => {
        const done = [];
        for (const registration of registrations) {
          const { id, slug, body } = registration;
          const common = { id, form: slug, who: whoIs(body) };
          const outcome = await releaseHeld(store, api, registration).then(
            (person) => ({ person_id: person.id, stays: undefined }),
            (error: unknown) => ({ person_id: undefined, stays: whyNot(error) }),
          );
          done.push({ ...common, ...outcome });
        }
        return done;
      });
    });
    say(
      results,
      results.map(({ id, form, who, person_id, stays }) =>
        stays === undefined
          ? `${id} is ${person_id} now: ${who}, ${form}.`
          : `${id} stays held: ${who}, ${form}. ${stays}`,
      ),
    );
    if (results.some(({ stays }) => stays !== undefined)) return false;
  },
});

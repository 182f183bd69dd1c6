import { UsageError, findList, formatLocalTime, workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { whoIs } from './shared/pending-reviews.js';

export const consentList = command({
  group: 'data',
  name: 'consent list',
  summary: 'consents of the persons of a list, with what was withdrawn',
  details: [
    'Each line is one entry of the history: the person, the field, given or withdrawn, when by the clocks of the club, the language of the form, and the SHA-256 of the text that was shown. turnout consent texts has the texts.',
  ],
  operands: { LIST: 'id of a list (lst_…), member for the member list, or the slug of an event' },
  options: {},
  examples: ['turnout consent list zeltlager'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ operands: [name = ''], options: { data, workspace }, print }) {
    const { zone, rows } = await withExistingStore(data, async (store) => {
      const { id: workspace_id, time_zone } = await workspaceIn(store, workspace);
      const list = await findList(store, workspace_id, name);
      if (!list) throw new UsageError(`There is no list ${name}, and no event of that name.`);
      const persons = await store.persons.ofList(workspace_id, list.id);
      const names = new Map(
        persons.map(({ id, first_name, last_name, email }) => [id, whoIs({ name: { first_name, last_name }, email })]),
      );
      const consents = await store.consents.ofPersons(workspace_id, [...names.keys()]);
      return {
        zone: time_zone,
        rows: consents.map(({ person_id, field, given, at, language, text_hash }) => ({
          person_id,
          name: names.get(person_id)!,
          field,
          given,
          at,
          language,
          text_hash,
        })),
      };
    });
    print(
      rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
      rows.length
        ? rows.map(({ name: who, field, given, at, language, text_hash }) =>
            [who, field, given ? 'given' : 'withdrawn', formatLocalTime(at, zone), language, text_hash]
              .filter((part) => part !== null)
              .join('  '),
          )
        : ['Nobody in this list has consented to anything.'],
    );
  },
});

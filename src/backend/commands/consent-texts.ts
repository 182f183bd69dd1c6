import { workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';

export const consentTexts = command({
  group: 'data',
  name: 'consent texts',
  summary: 'texts that persons have consented to, with their SHA-256',
  details: [
    'A text has the label of the field, its help, and each link with its address, one per line, as the form showed them. sha256sum prints the same hash for the text without a line break at its end.',
  ],
  operands: {},
  options: {},
  examples: ['turnout consent texts'],
  failureMeaning: 'refused: the data cannot be opened',

  async run({ options: { data, workspace }, print }) {
    const texts = await withExistingStore(data, async (store) =>
      store.consents.allTexts((await workspaceIn(store, workspace)).id),
    );
    print(
      texts,
      texts.length
        ? texts.flatMap(({ hash, text }) => [hash, ...text.split('\n').map((line) => `  ${line}`)])
        : ['Nobody has consented to anything.'],
    );
  },
});

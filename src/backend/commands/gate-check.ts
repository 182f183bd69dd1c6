import { examine } from '../upstream/index.js';
import { workspaceIn } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withExistingStore } from './shared/open-store.js';
import { upstreamFrom, upstreamOptions } from './shared/upstream-options.js';

export const gateCheck = command({
  group: 'set-up',
  name: 'gate check',
  summary: 'ask the service for what the forms of a gate need',
  details: [
    'Prints the lists and columns that the key sees, forms that do not fit them, and what the key may not read. With a member portal, it asks whether the key may create sessions, for a person whom nobody has. It changes nothing, so it does not try whether the key may register persons.',
  ],
  operands: {},
  options: upstreamOptions,
  examples: ['turnout gate check --upstream https://service.example.org/api --key-file key.txt --data gate-data'],
  failureMeaning: 'a form cannot work as it is, or the service does not answer',

  async run(call) {
    const { options, print } = call;
    const { upstream } = upstreamFrom(call);
    const { lists, faults, notes } = await withExistingStore(
      options.data,
      async (store) => {
        const workspace = await workspaceIn(store, options.workspace);
        const list = await store.lists.find(workspace.id, 'member');
        return examine(upstream, await store.forms.all(workspace.id), { workspace, memberList: list?.id });
      },
      'gate',
    );
    print({ lists, faults, notes }, [
      ...lists.map(({ list_id, title, form, columns }) => {
        const names = columns.map(({ id, external_id, type }) => `${external_id ?? id} (${type})`).join(', ');
        return `${list_id}  ${title ?? 'members'}, ${form === null ? 'no form' : `form ${form}`}: ${names || 'no columns'}`;
      }),
      ...notes.map((note) => `note: ${note}`),
      ...faults.map((fault) => `FAULT: ${fault}`),
      faults.length ? `${faults.length} to mend.` : 'All forms fit.',
    ]);
    if (faults.length) return false;
  },
});

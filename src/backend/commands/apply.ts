import { applyWorkspace, readWorkspaceFile, unlistedEntries } from '../workspace/index.js';
import { mustBeMeant, printSteps, refuseOther, yamlFileAt } from './shared/applied-file.js';
import { command } from './shared/command.js';
import { withStore } from './shared/open-store.js';

export const apply = command({
  group: 'set-up',
  name: 'apply',
  summary: 'store the clubs, lists and events of a workspace file',
  details: [
    'Prints each step and deletes nothing. It can be repeated: unchanged entries stay as they are. Entries that the file no longer contains are kept and listed.',
    'The first workspace needs no --workspace; a further one is created only if --workspace repeats its slug.',
  ],
  operands: { FILE: 'a workspace.yaml; turnout schema prints its JSON Schema' },
  options: { 'dry-run': { description: 'print the steps and change nothing' } },
  examples: ['turnout apply workspace.yaml --dry-run', 'turnout apply workspace.yaml'],
  failureMeaning: 'refused: the file has faults, all of them are listed; nothing was changed',

  async run({ operands: [path = ''], options, print }) {
    const { data, workspace } = options;
    const dryRun = options['dry-run'];
    const { yaml, refuse } = await yamlFileAt(path);
    // read before the data is opened, so that a faulty file changes nothing
    const file = await Promise.resolve(yaml).then(readWorkspaceFile).catch(refuse);
    refuseOther(file.workspace.slug, workspace);
    const applied = await withStore(data, async (store) => {
      await mustBeMeant(store, file.workspace.slug, workspace);
      return {
        steps: await applyWorkspace(store, file, { dryRun }).catch(refuse),
        kept: await unlistedEntries(store, file),
      };
    });
    printSteps({ print }, { ...applied, dryRun });
  },
});

import { applyGate, readGateFile } from '../workspace/index.js';
import { mustBeMeant, printSteps, refuseOther, yamlFileAt } from './shared/applied-file.js';
import { command } from './shared/command.js';
import { withStore } from './shared/open-store.js';

export const gateApply = command({
  group: 'set-up',
  name: 'gate apply',
  summary: 'store the clubs and forms of a gate file',
  details: [
    'Prints each step and deletes nothing. It can be repeated: unchanged entries stay as they are. Nothing is asked of the service.',
    'The first workspace needs no --workspace; a further one is created only if --workspace repeats its slug.',
  ],
  operands: { FILE: 'a gate.yaml; turnout schema --gate prints its JSON Schema' },
  options: { 'dry-run': { description: 'print the steps and change nothing' } },
  examples: ['turnout gate apply gate.yaml --dry-run', 'turnout gate apply gate.yaml'],
  failureMeaning: 'refused: the file has faults, all of them are listed; nothing was changed',

  async run({ operands: [path = ''], options, print }) {
    const { data, workspace } = options;
    const dryRun = options['dry-run'];
    const { yaml, refuse } = await yamlFileAt(path);
    const file = await Promise.resolve(yaml).then(readGateFile).catch(refuse);
    refuseOther(file.workspace.slug, workspace);
    const applied = await withStore(
      data,
      async (store) => {
        await mustBeMeant(store, file.workspace.slug, workspace);
        const steps = await applyGate(store, file, { dryRun }).catch(refuse);
        const stored = await store.workspaces.bySlug(file.workspace.slug);
        const forms = stored ? await store.forms.all(stored.id) : [];
        const unlistedForms = forms.filter(({ slug }) => !file.forms.some((form) => form.slug === slug));
        return { steps, kept: unlistedForms.map(({ slug }) => `form ${slug}`) };
      },
      'gate',
    );
    printSteps({ print }, { ...applied, dryRun });
  },
});

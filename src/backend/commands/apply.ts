import { readFile } from 'node:fs/promises';
import { applyWorkspace, readWorkspaceFile, UsageError } from '../workspace/index.js';
import { command } from './shared/command.js';
import { withStore } from './shared/data.js';

export const apply = command({
  group: 'set-up',
  name: 'apply',
  summary: 'make the workspace as a file says',
  about: ['Says what it does, deletes nothing, and can be run again and again: what is so already stays as it is.'],
  takes: { FILE: 'a workspace.yaml; turnout schema says what may be in it' },
  options: { 'dry-run': { says: 'only say what would be done' } },
  examples: ['turnout apply workspace.yaml --dry-run', 'turnout apply workspace.yaml'],
  refuses: 'refused: the file has faults, all of them are listed; nothing was changed',

  async run({ given: [path = ''], options, say }) {
    const dryRun = options['dry-run'];
    const yaml = await readFile(path, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
      throw new UsageError(code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read as a file.`);
    });
    const steps = await withStore(options.data, (store) => applyWorkspace(store, readWorkspaceFile(yaml), { dryRun }));
    const lines = steps.map(({ does, what }) => `  ${does}  ${what}`);
    const end = steps.length
      ? [dryRun ? `${steps.length} steps to do; nothing was changed.` : `${steps.length} steps done.`]
      : ['Everything is as the file says.'];
    say(
      steps.map(({ does, what }) => ({ does, what })),
      [...lines, ...end],
    );
  },
});

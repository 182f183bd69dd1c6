import { readFile } from 'node:fs/promises';
import type { Store } from '../store/index.js';
import {
  applyWorkspace,
  unlistedEntries,
  lineIn,
  readWorkspaceFile,
  formatChange,
  UsageError,
  WorkspaceFileError,
  type Step,
} from '../workspace/index.js';
import { command } from './shared/command.js';
import { withStore } from './shared/open-store.js';
import { WorkspaceFileRefused } from './shared/faults.js';
import { formatCount } from './shared/size.js';

/** Refuses a new workspace without --workspace: a misspelt slug would create a second club. */
async function mustBeMeant({ workspaces }: Store, slug: string, named: string | undefined): Promise<void> {
  const slugs = (await workspaces.all()).map((workspace) => workspace.slug);
  if (named !== undefined || !slugs.length || slugs.includes(slug)) return;
  throw new UsageError(
    `There is no workspace ${slug} yet, only ${slugs.join(', ')}. If it is to be a new one, please say so: --workspace ${slug}.`,
  );
}

const line = ({ action: does, subject: what, changes }: Step): string =>
  `  ${does}  ${what}${changes.length ? `: ${changes.map(formatChange).join(', ')}` : ''}`;

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
    const yaml = await readFile(path, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
      throw new UsageError(code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read as a file.`);
    });
    const faulty = (error: unknown): never => {
      if (!(error instanceof WorkspaceFileError)) throw error;
      const faults = error.faults.map((fault) => ({ ...fault, line: fault.line ?? lineIn(yaml, fault.path) }));
      throw new WorkspaceFileRefused(path, faults);
    };
    // read before the data is opened, so that a faulty file changes nothing
    const file = await Promise.resolve(yaml).then(readWorkspaceFile).catch(faulty);
    const { slug } = file.workspace;
    if (workspace !== undefined && workspace !== slug)
      throw new UsageError(`The file is for ${slug}, --workspace says ${workspace}.`);
    const { steps, kept } = await withStore(data, async (store) => {
      await mustBeMeant(store, slug, workspace);
      return {
        steps: await applyWorkspace(store, file, { dryRun }).catch(faulty),
        kept: await unlistedEntries(store, file),
      };
    });
    const end = dryRun ? 'to do; nothing was changed.' : 'done.';
    print(
      [
        ...steps.map(({ action: does, subject: what, changes }) => ({
          does,
          what,
          ...(does === 'update' ? { changes } : {}),
        })),
        ...kept.map((what) => ({ does: 'keep', what })),
      ],
      [
        ...steps.map(line),
        ...kept.map((what) => `  keep    ${what} (not in the file; nothing is deleted)`),
        steps.length ? `${formatCount(steps.length, 'step')} ${end}` : 'Everything is as the file says.',
      ],
    );
  },
});

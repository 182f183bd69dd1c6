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

/** A slug with a slip in it would make a second club beside the one that was meant. */
async function mustBeMeant({ workspaces }: Store, slug: string, named: string | undefined): Promise<void> {
  const others = (await workspaces.all()).map((workspace) => workspace.slug);
  if (named !== undefined || !others.length || others.includes(slug)) return;
  throw new UsageError(
    `There is no workspace ${slug} yet, only ${others.join(', ')}. If it is to be a new one, please say so: --workspace ${slug}.`,
  );
}

const line = ({ action: does, subject: what, changes }: Step): string =>
  `  ${does}  ${what}${changes.length ? `: ${changes.map(formatChange).join(', ')}` : ''}`;

export const apply = command({
  group: 'set-up',
  name: 'apply',
  summary: 'make the workspace as a file says',
  details: [
    'Says what it does, deletes nothing, and can be run again and again: what is so already stays as it is. What the file does not name any more is kept, and said.',
    'The first workspace needs no --workspace; a further one is made only where --workspace says its slug too.',
  ],
  operands: { FILE: 'a workspace.yaml; turnout schema says what may be in it' },
  options: { 'dry-run': { description: 'only say what would be done' } },
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
    // read before the data is opened, so that a file with faults leaves no trace
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

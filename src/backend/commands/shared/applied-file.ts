import { readFile } from 'node:fs/promises';
import type { Store } from '../../store/index.js';
import { formatChange, lineIn, UsageError, WorkspaceFileError, type Step } from '../../workspace/index.js';
import type { Call } from './command.js';
import { WorkspaceFileRefused } from './faults.js';
import { formatCount } from './size.js';

/** The text of a YAML file, and a handler for its faults that adds the name of the file and their lines. Throws `UsageError`. */
export async function yamlFileAt(path: string): Promise<{ yaml: string; refuse: (error: unknown) => never }> {
  const yaml = await readFile(path, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new UsageError(code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read as a file.`);
  });
  const refuse = (error: unknown): never => {
    if (!(error instanceof WorkspaceFileError)) throw error;
    const faults = error.faults.map((fault) => ({ ...fault, line: fault.line ?? lineIn(yaml, fault.path) }));
    throw new WorkspaceFileRefused(path, faults);
  };
  return { yaml, refuse };
}

/** Refuses a file of another workspace than the one that was named. */
export function refuseOther(slug: string, named: string | undefined): void {
  if (named !== undefined && named !== slug)
    throw new UsageError(`The file is for ${slug}, --workspace says ${named}.`);
}

/** Refuses a new workspace without --workspace: a misspelt slug would create a second club. */
export async function mustBeMeant({ workspaces }: Store, slug: string, named: string | undefined): Promise<void> {
  const slugs = (await workspaces.all()).map((workspace) => workspace.slug);
  if (named !== undefined || !slugs.length || slugs.includes(slug)) return;
  throw new UsageError(
    `There is no workspace ${slug} yet, only ${slugs.join(', ')}. If it is to be a new one, please say so: --workspace ${slug}.`,
  );
}

const line = ({ action: does, subject: what, changes }: Step): string =>
  `  ${does.padEnd(6)}  ${what}${changes.length ? `: ${changes.map(formatChange).join(', ')}` : ''}`;

/** Prints the steps of an applied file, and the entries that it no longer contains. */
export function printSteps(
  { print }: Pick<Call, 'print'>,
  { steps, kept, dryRun }: { steps: readonly Step[]; kept: readonly string[]; dryRun: boolean },
): void {
  const end = dryRun ? 'to do; nothing was changed.' : 'done.';
  const count = steps.filter(({ action }) => action !== 'keep').length;
  const unchanged = steps.length ? 'Everything else is as the file says.' : 'Everything is as the file says.';
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
      count ? `${formatCount(count, 'step')} ${end}` : unchanged,
    ],
  );
}

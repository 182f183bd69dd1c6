import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { turnout } from '../../../src/backend/commands/index.js';

export interface CommandResult {
  code: number;
  /** What was written to stdout. */
  out: string;
  /** What was written to stderr. */
  err: string;
}

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The built command, as arguments of Node. */
export const builtCommand = ['dist/server/cli.js'];

/** An output that keeps what is written to it. */
function memory() {
  let text = '';
  const write = (piece: string, callback?: () => void) => {
    text += piece;
    callback?.();
  };
  return { output: { write }, text: () => text };
}

async function runHere(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<CommandResult> {
  const [stdout, stderr] = [memory(), memory()];
  const terminal = { env, stdout: stdout.output, stderr: stderr.output };
  const code = await turnout(args, { scripts: `${root}dist/`, terminal });
  return { code, out: stdout.text(), err: stderr.text() };
}

/** Runs the built command as a process of its own. */
export const runBuiltCommand = (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<CommandResult> =>
  new Promise((resolve) => {
    const options = { cwd: root, env, maxBuffer: 1e8 };
    execFile(process.execPath, [...builtCommand, ...args], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

/** Commands that hold the data for themselves, or look for other processes that do: these are processes of their own. */
const exclusive = new Set(['serve', 'backup', 'restore']);

/** Runs a command: in this process, as most tests ask what it answers and not how Node starts, or as the built command. */
export const runCommand = (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<CommandResult> =>
  (exclusive.has(args[0] ?? '') ? runBuiltCommand : runHere)(env, args);

import { apply } from './apply.js';
import { backup } from './backup.js';
import { check } from './check.js';
import { endAccess } from './end-access.js';
import { exportList } from './export.js';
import { heldDelete } from './held-delete.js';
import { heldList } from './held-list.js';
import { heldRelease } from './held-release.js';
import { keyCreate } from './key-create.js';
import { keyList } from './key-list.js';
import { keyRevoke } from './key-revoke.js';
import { openapi } from './openapi.js';
import { restore } from './restore.js';
import { schema } from './schema.js';
import { serve } from './serve.js';
import { commandIn, takenBy, typed, valuesFor } from './shared/arguments.js';
import type { Command } from './shared/command.js';
import { endOf, type End } from './shared/faults.js';
import { described, helpFor, overview } from './shared/help.js';
import { printableLine, printableLines, type Terminal } from './shared/terminal.js';
import { versionBeside } from './shared/version.js';
import { watched } from './shared/watched.js';

/** All commands, in the order in which the help has them. */
export const commands: readonly Command[] = [
  serve,
  apply,
  schema,
  openapi,
  keyCreate,
  keyList,
  keyRevoke,
  exportList,
  heldList,
  heldRelease,
  heldDelete,
  backup,
  restore,
  endAccess,
  check,
];

/** Help for what words name: a command, those of a family (`key`), or all. */
function help(words: readonly string[], json: boolean): string {
  const [first] = words;
  const family = commands.filter(({ name }) => words.length < 2 && name.startsWith(`${first} `));
  const everything = first === undefined || first === 'help';
  const one = everything || family.length ? undefined : commandIn(words, commands);
  const meant = one ? [one] : everything ? commands : family;
  if (json) return JSON.stringify(meant.map(described), null, 2);
  return one ? helpFor(one) : overview(meant);
}

const mistake = (error: unknown): End => ({ code: 1, message: `Turnout made a mistake: ${String(error)}` });

export interface TurnoutOptions {
  /** Folder of the built scripts. */
  readonly scripts: string;
  /** Default: that of the process. */
  readonly terminal?: Terminal;
}

/** Runs what was typed behind `turnout`, and gives the exit code: 0 done, 1 refused or something found, 2 wrong usage. */
export async function turnout(
  args: readonly string[],
  { scripts, terminal = process }: TurnoutOptions,
): Promise<number> {
  // names come from files and forms: nothing leaves for a terminal but through these two
  const print = (text: string) => void terminal.stdout.write(`${printableLines(text)}\n`);
  const printError = (text: string) => void terminal.stderr.write(`${printableLines(text)}\n`);
  const said = typed(args, commands);
  const { words, json } = said;
  const asked = said.help || words.length === 0 || words[0] === 'help';
  const watch = watched(args.includes('--progress'), terminal.stderr);
  try {
    if (said.version) {
      const version = versionBeside(scripts);
      print(json ? JSON.stringify({ version }) : version);
      return 0;
    }
    if (asked) {
      print(help(words[0] === 'help' ? words.slice(1) : words, json));
      return 0;
    }
    const command = commandIn(words, commands);
    const options = valuesFor(command, said, terminal.env);
    const say = (data: unknown, lines: readonly string[]) => {
      watch.clear();
      print(json ? JSON.stringify(data, null, 2) : lines.map(printableLine).join('\n'));
    };
    const aside = (text: string) => {
      watch.clear();
      if (!json) printError(printableLine(text));
    };
    const saidBy = (option: string) => {
      const { environment } = command.options[option] ?? {};
      return environment && !said.options.some(({ name }) => name === option) ? environment : `--${option}`;
    };
    const call = {
      given: takenBy(command, said),
      options,
      say,
      aside,
      saidBy,
      progress: watch.tell,
      scripts,
      terminal,
    };
    return (await command.run(call as never)) === false ? 1 : 0;
  } catch (error) {
    watch.clear();
    const end = endOf(error);
    const { code, message, lines = [], data } = end ?? mistake(error);
    // for who mends it; the last line says in one what it was
    if (!end && !json && error instanceof Error && error.stack) printError(error.stack);
    printError(json ? JSON.stringify({ error: message, ...data }) : [message, ...lines].map(printableLine).join('\n'));
    return code;
  } finally {
    watch.clear();
  }
}

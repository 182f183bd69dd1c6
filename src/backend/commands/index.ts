import { apply } from './apply.js';
import { backup } from './backup.js';
import { check } from './check.js';
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
  check,
];

/** Help for what words name: a command, those of a family (`key`), or all. */
function help(words: readonly string[], json: boolean): void {
  const [first] = words;
  const family = commands.filter(({ name }) => words.length < 2 && name.startsWith(`${first} `));
  const everything = first === undefined || first === 'help';
  const one = everything || family.length ? undefined : commandIn(words, commands);
  const meant = one ? [one] : everything ? commands : family;
  if (json) console.log(JSON.stringify(meant.map(described), null, 2));
  else console.log(one ? helpFor(one) : overview(meant));
}

/** Which version this is. */
function tellVersion(version: string, json: boolean): void {
  console.log(json ? JSON.stringify({ version }) : version);
}

const mistake = (error: unknown): End => ({ code: 1, message: `Turnout made a mistake: ${String(error)}` });

/** Runs what was typed behind `turnout`, and gives the exit code: 0 done, 1 refused or something found, 2 wrong usage. */
export async function turnout(args: readonly string[], { scripts }: { scripts: string }): Promise<number> {
  const said = typed(args, commands);
  const { words, json } = said;
  const asked = said.help || words.length === 0 || words[0] === 'help';
  const watch = watched(args.includes('--progress'));
  // who reads only the beginning has seen enough
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  try {
    if (said.version) {
      tellVersion(versionBeside(scripts), json);
      return 0;
    }
    if (asked) {
      help(words[0] === 'help' ? words.slice(1) : words, json);
      return 0;
    }
    const command = commandIn(words, commands);
    const options = valuesFor(command, said);
    const say = (data: unknown, lines: readonly string[]) => {
      watch.clear();
      console.log(json ? JSON.stringify(data, null, 2) : lines.join('\n'));
    };
    const aside = (text: string) => {
      watch.clear();
      if (!json) console.error(text);
    };
    const saidBy = (option: string) => {
      const { environment } = command.options[option] ?? {};
      return environment && !said.options.some(({ name }) => name === option) ? environment : `--${option}`;
    };
    const call = { given: takenBy(command, said), options, say, aside, saidBy, progress: watch.tell, scripts };
    return (await command.run(call as never)) === false ? 1 : 0;
  } catch (error) {
    watch.clear();
    const end = endOf(error);
    if (!end && !json) throw error;
    const { code, message, lines = [], data } = end ?? mistake(error);
    console.error(json ? JSON.stringify({ error: message, ...data }) : [message, ...lines].join('\n'));
    return code;
  } finally {
    watch.clear();
  }
}

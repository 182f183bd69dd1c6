import { apply } from './apply.js';
import { backup } from './backup.js';
import { check } from './check.js';
import { consentList } from './consent-list.js';
import { consentTexts } from './consent-texts.js';
import { endAccess } from './end-access.js';
import { exportList } from './export.js';
import { feeImport } from './fee-import.js';
import { feeList } from './fee-list.js';
import { feePaid } from './fee-paid.js';
import { feeRefunded } from './fee-refunded.js';
import { feeUnpaid } from './fee-unpaid.js';
import { applicationAccept } from './application-accept.js';
import { applicationDecline } from './application-decline.js';
import { applicationList } from './application-list.js';
import { waitingList } from './waiting-list.js';
import { waitingOffer } from './waiting-offer.js';
import { waitingPromote } from './waiting-promote.js';
import { reviewDelete } from './review-delete.js';
import { reviewList } from './review-list.js';
import { reviewRelease } from './review-release.js';
import { gate } from './gate.js';
import { gateApply } from './gate-apply.js';
import { gateCheck } from './gate-check.js';
import { init } from './init.js';
import { keyCreate } from './key-create.js';
import { keyList } from './key-list.js';
import { keyRevoke } from './key-revoke.js';
import { mailPreview } from './mail-preview.js';
import { openapi } from './openapi.js';
import { restore } from './restore.js';
import { schema } from './schema.js';
import { serve } from './serve.js';
import { webhookCreate } from './webhook-create.js';
import { webhookDelete } from './webhook-delete.js';
import { webhookList } from './webhook-list.js';
import { webhookLog } from './webhook-log.js';
import { webhookReplay } from './webhook-replay.js';
import { webhookTest } from './webhook-test.js';
import { findCommand, operandsOf, parseArguments, optionValues } from './shared/arguments.js';
import type { Call, Command } from './shared/command.js';
import { failureOf, type CommandFailure } from './shared/faults.js';
import { described, helpFor, overview } from './shared/help.js';
import { printableLine, printableLines, type Terminal } from './shared/terminal.js';
import { versionBeside } from './shared/version.js';
import { progressLine } from './shared/progress.js';

/** All commands, in the order in which the help has them. */
export const commands: readonly Command[] = [
  serve,
  // before `gate`, whose name they begin with
  gateApply,
  gateCheck,
  gate,
  init,
  apply,
  schema,
  mailPreview,
  openapi,
  keyCreate,
  keyList,
  keyRevoke,
  webhookCreate,
  webhookList,
  webhookTest,
  webhookDelete,
  exportList,
  consentList,
  consentTexts,
  feeList,
  feePaid,
  feeUnpaid,
  feeRefunded,
  feeImport,
  reviewList,
  reviewRelease,
  reviewDelete,
  waitingList,
  waitingOffer,
  waitingPromote,
  applicationList,
  applicationAccept,
  applicationDecline,
  webhookLog,
  webhookReplay,
  backup,
  restore,
  endAccess,
  check,
];

/** Help for the command that words name, for those of a family (`key`), or for both (`gate`); without words, for all. */
function help(words: readonly string[], json: boolean): string {
  const [first] = words;
  const family = commands.filter(({ name }) => words.length < 2 && name.startsWith(`${first} `));
  const isGeneralHelp = first === undefined || first === 'help';
  const isCommand = commands.some(({ name }) => name === first);
  const one = isGeneralHelp || (family.length && !isCommand) ? undefined : findCommand(words, commands);
  const selectedCommands = isGeneralHelp ? commands : [...(one ? [one] : []), ...family];
  if (json) return JSON.stringify(selectedCommands.map(described), null, 2);
  return one ? helpFor(one, family) : overview(selectedCommands);
}

const mistake = (error: unknown): CommandFailure => ({ code: 1, message: `Turnout made a mistake: ${String(error)}` });

export interface TurnoutOptions {
  /** Folder of the built scripts. */
  readonly scripts: string;
  /** Default: that of the process. */
  readonly terminal?: Terminal;
}

/** Runs the arguments of `turnout`. Returns the exit code: 0 done, 1 refused or faults found, 2 wrong usage. */
export async function turnout(
  args: readonly string[],
  { scripts, terminal = process }: TurnoutOptions,
): Promise<number> {
  // names come from files and forms: these two functions escape control characters
  const writeOut = (text: string) => void terminal.stdout.write(`${printableLines(text)}\n`);
  const writeError = (text: string) => void terminal.stderr.write(`${printableLines(text)}\n`);
  const parsed = parseArguments(args, commands);
  const { words, json } = parsed;
  const wantsHelp = parsed.help || words.length === 0 || words[0] === 'help';
  const watch = progressLine(args.includes('--progress'), terminal.stderr);
  try {
    if (parsed.version) {
      const version = versionBeside(scripts);
      writeOut(json ? JSON.stringify({ version }) : version);
      return 0;
    }
    if (wantsHelp) {
      writeOut(help(words[0] === 'help' ? words.slice(1) : words, json));
      return 0;
    }
    const command = findCommand(words, commands);
    const options = optionValues(command, parsed, terminal.env);
    const print = (data: unknown, lines: readonly string[]) => {
      watch.clear();
      writeOut(json ? JSON.stringify(data, null, 2) : lines.map(printableLine).join('\n'));
    };
    const printNote = (text: string) => {
      watch.clear();
      if (!json) writeError(printableLine(text));
    };
    const sourceOf = (option: string) => {
      const { environment } = command.options[option] ?? {};
      return environment && !parsed.options.some(({ name }) => name === option) ? environment : `--${option}`;
    };
    const call: Omit<Call, 'options'> = {
      operands: operandsOf(command, parsed),
      print,
      printNote,
      sourceOf,
      progress: watch.tell,
      scripts,
      terminal,
    };
    return (await command.run({ ...call, options } as Call)) === false ? 1 : 0;
  } catch (error) {
    watch.clear();
    const failure = failureOf(error);
    const { code, message, lines = [], data } = failure ?? mistake(error);
    // the stack for developers; the last line is the message
    if (!failure && !json && error instanceof Error && error.stack) writeError(error.stack);
    writeError(json ? JSON.stringify({ error: message, ...data }) : [message, ...lines].map(printableLine).join('\n'));
    return code;
  } finally {
    watch.clear();
  }
}

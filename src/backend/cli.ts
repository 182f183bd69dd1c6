#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { turnout } from './commands/index.js';

process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  // a reader that closes early, such as head, has seen enough
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output could not be written (${code}).\n`, () => process.exit(1));
});
// nobody reads errors any more
process.stderr.on('error', () => {});

const code = await turnout(process.argv.slice(2), { scripts: fileURLToPath(new URL('..', import.meta.url)) });
process.exitCode = code;
// a start that failed halfway may have left a port or a database open
if (code !== 0) process.stderr.write('', () => process.exit(code));

#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { turnout } from './commands/index.js';

// a reader that closes early, such as head, has seen enough
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

process.exitCode = await turnout(process.argv.slice(2), { scripts: fileURLToPath(new URL('..', import.meta.url)) });

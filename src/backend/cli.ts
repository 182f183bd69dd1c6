#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { turnout } from './commands/index.js';

process.exitCode = await turnout(process.argv.slice(2), { scripts: fileURLToPath(new URL('..', import.meta.url)) });

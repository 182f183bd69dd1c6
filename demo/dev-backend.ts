// The backend from source, for `npm run dev`. It serves the scripts of the last build.
import { fileURLToPath } from 'node:url';
import { turnout } from '../src/backend/commands/index.js';

const code = await turnout(process.argv.slice(2), { scripts: fileURLToPath(new URL('../dist/', import.meta.url)) });
if (code) process.exit(code);

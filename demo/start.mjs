// `npm start`: builds what is missing or older than the source, then serves everything with the demo club.
import { ensureBuilt } from './built.mjs';

const built = ensureBuilt('dist/server/cli.js', ['src']);

process.argv.splice(2, 0, 'serve', '--demo');
await import(built);

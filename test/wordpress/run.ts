import { spawnSync } from 'node:child_process';
import { ensurePrograms } from './programs.js';

/** `npm run test:wordpress`: the plugin in a real WordPress from Debian's packages, which is gone again afterwards. */
try {
  ensurePrograms();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const mocha = ['node_modules/mocha/bin/mocha.js', '--reporter', 'spec', 'test/wordpress/wordpress.spec.ts'];
process.exit(spawnSync(process.execPath, mocha, { stdio: 'inherit' }).status ?? 1);

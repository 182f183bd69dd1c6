import { readFileSync } from 'node:fs';
import { makeManifest } from './make.js';

// `npm run manifest`: makes the manifest and what is made of it anew, beside what was built before
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
await makeManifest('dist', version).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

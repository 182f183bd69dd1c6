// `npm run lost-folder`: takes the data folder away from a server under load, in each way (docs/storage.md#sqlite). Needs a build.
import { accidents } from './lost-folder-accidents.js';
import { loseFolder } from './lost-folder.js';

const command = process.argv.slice(2);
const formatCounts = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
let bad = 0;
for (const accident of Object.keys(accidents)) {
  const result = await loseFolder(command.length ? command : ['dist/server/cli.js'], accident);
  if (!result) {
    console.log(`${accident}: left out, this system does not let this user mount`);
    continue;
  }
  const { before, after, ready, logged, backup, restore, acknowledged, found: match } = result;
  const missing = match === undefined ? 0 : acknowledged - match;
  console.log(`${accident}
  answers before: ${formatCounts(before)}; after: ${formatCounts(after)}
  /readyz: ${ready}
  logged: ${formatCounts(logged)}
  restore meanwhile: ${restore}
  backup meanwhile: ${backup}
  acknowledged ${acknowledged}, ${match === undefined ? 'deleted by the accident' : `found after restart ${match}, lost ${missing}`}`);
  bad += missing + (after['201'] ?? 0);
}
console.log(`acknowledged and lost, or acknowledged after the data was gone: ${bad}`);
process.exit(bad ? 1 : 0);

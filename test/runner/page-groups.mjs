// The tests that Web Test Runner runs in a page of a browser, in groups that `--group` names.
import { globSync } from 'tinyglobby';

/** Tests of the elements and of what needs a document. */
const elements = ['test/{browser,components,controllers,state}/**/*.test.ts', 'test/**/*.page.test.ts'];

/** How every state of an element looks: checked by axe, at 320 px and in forced colours. They take a third of the time of all. */
const appearance = 'test/components/*/{axe,reflow,forced-colours}.test.ts';

export const pageGroups = [
  { name: 'elements', files: [...elements, `!${appearance}`] },
  { name: 'appearance', files: [appearance] },
  // the service, which runs in Node on SQLite and on PostgreSQL as well
  { name: 'service', files: ['test/backend/**/*.test.ts', '!test/**/*.{node,page}.test.ts'] },
  // the modules below the elements, which run in Node as well
  {
    name: 'page',
    files: ['test/{api,calendar,doctor,fields,forms,i18n,model}/**/*.test.ts', '!test/**/*.{node,page}.test.ts'],
  },
  // what differs most between engines
  { name: 'engines', files: ['test/components/*/{html-injection,item-template-injection,disconnect}.test.ts'] },
  // axe reads the same tree in each engine
  { name: 'every-element', files: [...elements, '!test/components/*/{axe,forced-colours}.test.ts'] },
];

/** The files that patterns name; one that begins with `!` leaves files out. */
export function filesOf(patterns) {
  const isIgnored = (pattern) => pattern.startsWith('!');
  const ignore = patterns.filter(isIgnored).map((pattern) => pattern.slice(1));
  return globSync(
    patterns.filter((pattern) => !isIgnored(pattern)),
    { ignore },
  );
}

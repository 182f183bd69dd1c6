// `npm run conformance`: asks an implementation of the specification everything, over HTTP and nothing else.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { casesFor, conform, exitCodeOf, topics, type Outcome } from './conform.js';
import { redacted } from './http.js';
import { startProduct, type Product } from './product.js';
import { dataOf, linesOf } from './report.js';
import { CannotBegin, type DescribedKey } from './roles.js';

const help = `npm run conformance [-- --base-url URL --key KEY [--key KEY …]] [--keys-file FILE] [--json] [--only NAME]

Asks an implementation of the interface specification for everything that the specification says, and for what was
decided where it is silent. Without --base-url it starts this product with its demo, asks it and stops it.

  --base-url URL             {base_url} of the implementation: http://localhost:8080/api
  --key KEY                  a workspace key. One has to be good for all scopes and lists of a workspace; with further ones
                             it is tried what is refused: of a workspace whose plan lacks members, whose portal is disabled,
                             whose portal belongs to a superordinate workspace, and one that may touch only some lists
  --keys-file FILE           instead of --key, for services whose GET /me answers something else than the bundled one's; JSON:
                             [{ "key", "workspace", "lists": [{ "id", "type" }], "list_types"?, "member_portal"? }]
  --cost-unit NAME/CATEGORY  a cost unit of that workspace and one of its categories; nothing tells them
  --archived-cost-unit NAME  a cost unit that is archived
  --only NAME                specification (all that a service of others needs), decisions, or one of: ${topics.join(', ')};
                             or words of a check's name
  --json                     the report as data

It makes persons whose external_id begins with "conformance-" and deletes them at the end. Fees (about ten, of a few cents)
and columns (three the first time, named "conformance: …", then one a run) cannot be deleted. Use a workspace for tests.

Ends with 0: all covered and green. 1: something failed. 2: wrong usage. 3: green, but not everything could be tried.`;

class Usage extends Error {}

function readOptions() {
  try {
    return parseArgs({
      options: {
        'base-url': { type: 'string' },
        key: { type: 'string', multiple: true, default: [] as string[] },
        'keys-file': { type: 'string' },
        'cost-unit': { type: 'string' },
        'archived-cost-unit': { type: 'string' },
        only: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new Usage((error as Error).message);
  }
}

/** The keys of a file, with what each is good for. */
function keysIn(file: string): DescribedKey[] {
  try {
    const keys = JSON.parse(readFileSync(file, 'utf8')) as DescribedKey[];
    if (keys.every(({ key, workspace, lists }) => key && workspace && Array.isArray(lists))) return keys;
  } catch {
    // the sentence below says it
  }
  throw new Usage(`${file} must hold JSON: [{ "key", "workspace", "lists": [{ "id", "type" }] }].`);
}

/** What was asked for, or a sentence about what is wrong with it. */
function readUrl() {
  const values = readOptions();
  const { only } = values;
  const file = values['keys-file'];
  const keys = file === undefined ? values.key : keysIn(file);
  const baseUrl = values['base-url'];
  if (baseUrl !== undefined && !/^https?:\/\/[^?#]+$/.test(baseUrl))
    throw new Usage(`--base-url must read like http://localhost:8080/api, not ${baseUrl}.`);
  if (!!baseUrl !== keys.length > 0)
    throw new Usage('--base-url and --key (or --keys-file) belong together: name both, or neither.');
  if (!casesFor(only).length) throw new Usage(`Nothing is called "${only}". There are: ${topics.join(', ')}.`);
  const [, name, category] = /^(.+)\/(.+)$/.exec(values['cost-unit'] ?? '') ?? [];
  if (values['cost-unit'] !== undefined && !name)
    throw new Usage('--cost-unit wants NAME/CATEGORY, for example "Zeltlager/Teilnahmebeiträge".');
  return {
    ...values,
    subject: baseUrl && {
      baseUrl,
      keys,
      costUnit: name && category ? { name, category } : undefined,
      archivedCostUnit: values['archived-cost-unit'],
    },
  };
}

const tell = (sentence: string) => console.error(redacted(sentence));

/** A mark for every check, where somebody watches. */
const printProgress = ({ result }: Outcome) => {
  if (process.stderr.isTTY) process.stderr.write(result === 'passed' || result === 'unseen' ? '.' : '!');
};

async function run(): Promise<number> {
  const { help: helps, subject, only, json } = readUrl();
  if (helps) {
    console.log(help);
    return 0;
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  let product: Product | undefined;
  try {
    product = subject ? undefined : await startProduct(tell);
    const report = await conform({
      ...(subject || product!),
      fetch,
      only,
      tell,
      onOutcome: printProgress,
      signal: stop.signal,
    });
    if (process.stderr.isTTY) process.stderr.write('\n');
    console.log(json ? JSON.stringify(dataOf(report), null, 2) : linesOf(report).join('\n'));
    return stop.signal.aborted ? 130 : exitCodeOf(report);
  } finally {
    await product?.stop();
  }
}

run().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    const isExpected = error instanceof Usage || error instanceof CannotBegin;
    console.error(isExpected ? redacted(error.message) : error);
    if (error instanceof Usage) console.error('More: npm run conformance -- --help');
    process.exitCode = isExpected ? 2 : 1;
  },
);

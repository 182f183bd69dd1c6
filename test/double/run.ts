// `npx tsx test/double/run.ts`: a hosted service in memory that speaks only the interface specification.
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { describedKeys } from './conformance-keys.js';
import type { FaultRule } from './faults.js';
import { startDouble, type Double } from './start-double.js';

const help = `npx tsx test/double/run.ts [--port N] [--key-file FILE] [--keys-file FILE] [--seed N]

Prints {base_url} and the lists, and writes the key to FILE (default: ./double.key) with mode 600. Prints each request.
--keys-file writes all keys and what they are good for, as npm run conformance takes them.
The second address changes faults while it runs:

  curl -X PUT  ADDRESS/faults -d '[{"fault":{"kind":"lose_answer"},"endpoint":"POST /lists/{list_id}/persons","next":1}]'
  curl -X PUT  ADDRESS/faults -d '[{"fault":{"kind":"slow","milliseconds":[500,3000]},"probability":0.5}]'
  curl -X PUT  ADDRESS/faults -d '[]'
  curl ADDRESS/log
  curl ADDRESS/persons/LIST_ID`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'key-file': { type: 'string', default: 'double.key' },
    'keys-file': { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

async function jsonIn(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
}

/** Answers on an address of its own, since the service has the twelve endpoints only. */
async function control(double: Double, request: IncomingMessage): Promise<unknown> {
  const [, name, listId] = (request.url ?? '').split('/');
  if (request.method === 'PUT' && name === 'faults') {
    const rules = (await jsonIn(request)) as FaultRule[];
    double.faults.clear();
    double.faults.add(...rules);
    return rules;
  }
  if (name === 'log') return double.log;
  if (name === 'persons' && listId) return double.persons(listId);
  throw new Error(help);
}

async function startControl(double: Double): Promise<string> {
  const server = createServer((request, response) => {
    control(double, request).then(
      (content) => response.end(`${JSON.stringify(content, null, 2)}\n`),
      (error: unknown) => response.writeHead(400).end(`${(error as Error).message}\n`),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Writes a file that nobody else may read. */
function writeSecret(file: string, text: string): void {
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  // the mode of a file that was there before stays
  chmodSync(file, 0o600);
}

if (values.help) {
  console.log(help);
} else {
  const double = await startDouble({ port: Number(values.port), randomSeed: Number(values.seed) });
  const keyFile = values['key-file'];
  writeSecret(keyFile, double.key);
  if (values['keys-file']) writeSecret(values['keys-file'], JSON.stringify(describedKeys(double), null, 2));
  console.log(`Base URL  ${double.baseUrl}\nKey       in ${keyFile}`);
  for (const [name, id] of Object.entries(double.lists.main)) console.log(`List      ${id}  ${name}`);
  console.log(`Faults    ${await startControl(double)}`);
  double.onRequest(({ method, path, status, fault }) =>
    console.log(`${method} ${path} ${status ?? '–'}${fault ? ` (${fault})` : ''}`),
  );
}

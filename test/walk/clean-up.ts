import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Cleanup = () => unknown;

const afterTest: Cleanup[] = [];
const afterFile: Cleanup[] = [];
const afterAll: Cleanup[] = [];

/** What is to be undone when this test is over. */
export const cleanUpAfterTest = (cleanup: Cleanup): void => void afterTest.push(cleanup);

/** What is to be undone when the tests of this file are over: servers. */
export const cleanUpAfterFile = (cleanup: Cleanup): void => void afterFile.push(cleanup);

/** What is to be undone when all tests are over: the browser. */
export const cleanUpAfterAll = (cleanup: Cleanup): void => void afterAll.push(cleanup);

/** Last first. */
const runAll = async (cleanups: Cleanup[]) => {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) await cleanup();
};

/** The file of the test that ran last, and how much of `afterFile` was its own: mocha knows no hook after a file. */
let lastFile: string | undefined;
let ofLastFile = 0;

beforeEach(async function () {
  const { file } = this.currentTest!;
  // `before` of this file may have added some already
  if (file !== lastFile) await runAll(afterFile.splice(0, ofLastFile));
  lastFile = file;
});

afterEach(async () => {
  await runAll(afterTest);
  ofLastFile = afterFile.length;
});

after(async () => {
  await runAll(afterFile);
  await runAll(afterAll);
});

/** Opens a port of this machine, until the tests of this file are over. Gives its number. */
export async function listen(listener: RequestListener, host = '127.0.0.1'): Promise<number> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  cleanUpAfterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

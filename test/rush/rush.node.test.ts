import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timeLimit } from '../runner/machine-speed.mjs';
import { serve } from '../../src/backend/node.js';
import { SHED_WRITES_ABOVE_MS } from '../../src/backend/http/load-shedding.js';
import { parseTrustedProxies } from '../../src/backend/http/trusted-proxies.js';
import { applyWorkspace, readWorkspaceFile } from '../../src/backend/workspace/index.js';
import { campWith, rush, type Outcome } from './rush.js';

/** How long the processor does something else at once: so long that whatever has come meanwhile is refused. */
const BUSY_MS = SHED_WRITES_ABOVE_MS + 500;

/** How long it answers in between. Less than it takes to answer everybody. */
const PAUSE_MS = 50;

/** Keeps this process busy with short pauses, until `isDone`. */
function beBusy(isDone: () => boolean): void {
  setTimeout(() => {
    if (isDone()) return;
    const end = performance.now() + BUSY_MS;
    while (performance.now() < end);
    beBusy(isDone);
  }, PAUSE_MS);
}

describe('when a camp opens', () => {
  const root = mkdtempSync(join(tmpdir(), 'turnout-rush-'));
  after(() => rmSync(root, { recursive: true, force: true }));

  async function opened(
    data: string,
    processes: number,
    places: number,
    visitors: number,
    { onOpening, onStatus }: { onOpening?: () => void; onStatus?: (status: number) => void } = {},
  ) {
    const options = { data, port: 0, host: '127.0.0.1', scripts: root, proxies: parseTrustedProxies('127.0.0.1, ::1') };
    const doors = await Promise.all(Array.from({ length: processes }, () => serve(options)));
    await applyWorkspace(doors[0]!.store, readWorkspaceFile(campWith(places)));
    onOpening?.();
    const outcome = await rush(
      doors.map(({ origin }) => `${origin}/public/club`),
      { visitors, ...(onStatus ? { onStatus } : {}) },
    );
    const { id } = (await doors[0]!.store.workspaces.bySlug('club'))!;
    const [event] = await doors[0]!.store.events.all(id);
    const stored = await doors[0]!.store.persons.count(id, event!.list_id);
    for (const door of doors) await door.close();
    return { ...outcome, stored };
  }

  /** Nobody was without an answer, and none was another than these. */
  function expectAllTold(
    { ends, statuses, withoutRetryAfter, stored }: Outcome & { stored: number },
    places: number,
    visitors: number,
  ) {
    expect([ends, stored]).to.deep.equal([{ registered: places, full: visitors - places }, places]);
    expect(Object.keys(statuses).filter((status) => !['200', '201', '422', '503'].includes(status))).to.deep.equal([]);
    expect(withoutRetryAfter).to.equal(0);
  }

  const stores = { SQLite: join(root, 'data'), PostgreSQL: process.env['TURNOUT_TEST_POSTGRES'] };
  for (const [name, place] of Object.entries(stores))
    if (place)
      it(`as many register as there are places, and everybody is answered: ${name}`, async function () {
        this.timeout(timeLimit(120_000));
        // on SQLite one process serves
        const outcome = await opened(place, name === 'SQLite' ? 1 : 2, 20, 2_000);
        expectAllTold(outcome, 20, 2_000);
      });

  it('every visitor gets an outcome if the server is overloaded and refuses some at first', async function () {
    this.timeout(timeLimit(120_000));
    let refusal = 0;
    let isOver = false;
    const outcome = await opened(join(root, 'busy'), 1, 20, 300, {
      onOpening: () => beBusy(() => refusal > 0 || isOver),
      onStatus: (status) => status === 503 && refusal++,
    });
    isOver = true;
    expect(outcome.statuses[503]).to.be.above(0);
    expectAllTold(outcome, 20, 300);
  });
});

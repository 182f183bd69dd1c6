import { expect } from 'chai';
import { timeLimit } from '../runner/machine-speed.mjs';
import { startPostgres } from '../support/postgres.mjs';
import { isGood, torturePostgres } from '../torture/torture-postgres.js';

describe('a PostgreSQL with two processes, of which something is killed under load again and again', () => {
  it('loses nobody who was acknowledged, has nobody twice, and fills no event above its places', async function () {
    this.timeout(timeLimit(240_000));
    const server = (await startPostgres({ durable: true }))!;
    try {
      const totals = await torturePostgres({ command: ['dist/server/cli.js'], server, rounds: 5 });
      expect(isGood(totals), JSON.stringify(totals)).to.equal(true);
      const { server_kills, connections_ended, process_kills, full, replayed } = totals;
      const counts = [server_kills, connections_ended, process_kills, full, replayed];
      expect(counts.map((count) => count > 0)).to.deep.equal([true, true, true, true, true]);
    } finally {
      await server.stop();
    }
  });
});

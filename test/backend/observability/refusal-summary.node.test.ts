import { expect } from 'chai';
import type { LogLevel } from '../../../src/backend/observability/index.js';
import { measureLoopDelay, SHED_READS_ABOVE_MS } from '../../../src/backend/http/load-shedding.js';
import { observed } from './observed-backend.js';

/** Keeps this process busy for so long that who reads is refused. */
function block(): void {
  const end = performance.now() + SHED_READS_ABOVE_MS + 500;
  while (performance.now() < end);
}

const AT_ONCE = 4;

/** A server that was too busy for some requests, and for how many. */
async function overloaded(level: LogLevel) {
  const place = await observed(level, { loopDelay: measureLoopDelay(), metrics: { host: '127.0.0.1', port: 0 } });
  let refusal = 0;
  let requestCount = 0;
  while (!refusal) {
    const requests = Array.from({ length: AT_ONCE }, () => fetch(`${place.running.origin}/public/club/events`));
    // they are on their way
    await new Promise(setImmediate);
    block();
    const answers = await Promise.all(requests);
    refusal += answers.filter(({ status }) => status === 503).length;
    requestCount += AT_ONCE;
  }
  const summaries = () =>
    place
      .logged()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { event: string; level: string; refused?: number; status?: number });
  const countRefusals = async () =>
    /^turnout_requests_refused_total (\d+)$/m.exec(await (await fetch(place.running.metrics!)).text())?.[1];
  return { ...place, refused: refusal, requestCount, summaries, countRefusals };
}

describe('requests that are refused under load', () => {
  it('are logged in a summary, not in a line for each', async () => {
    const { refused: refusal, summaries, close } = await overloaded('errors');
    await close();
    while (!summaries().length) await new Promise(setImmediate);
    expect(new Set(summaries().map(({ event, level }) => `${level} ${event}`))).to.deep.equal(
      new Set(['warn too busy']),
    );
    expect(summaries().reduce((sum, line) => sum + line.refused!, 0)).to.equal(refusal);
  });

  it('have lines of their own if every request is logged', async () => {
    const { refused: refusal, requestCount, lines, summaries, close } = await overloaded('requests');
    await lines(requestCount);
    expect(summaries().filter(({ status }) => status === 503).length).to.equal(refusal);
    await close();
  });

  it('are counted', async () => {
    const { refused: refusal, countRefusals, close } = await overloaded('off');
    expect(await countRefusals()).to.equal(String(refusal));
    await close();
  });
});

import { expect } from 'chai';
import { PassThrough } from 'node:stream';
import { faultSummary, logTo, type LogLevel } from '../../../src/backend/observability/index.js';

interface Line {
  time: string;
  level: string;
  [more: string]: unknown;
}

/** A log that somebody reads, or does not. */
function journal(level: LogLevel = 'requests') {
  const out = new PassThrough();
  const chunks: string[] = [];
  const log = logTo(out, level);
  const read = () => out.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
  const lines = () =>
    chunks
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
  return { out, log, chunks, read, lines };
}

describe('the log', () => {
  it('has one JSON object per line, with time and level', async () => {
    const { log, read, lines } = journal();
    read();
    log.write('info', { event: 'a' });
    log.fault(new TypeError('b'));
    await log.end();
    expect(lines().map(({ level, event }) => [level, event])).to.deep.equal([
      ['info', 'a'],
      ['error', 'fault'],
    ]);
    for (const { time } of lines()) expect(new Date(time).toISOString()).to.equal(time);
  });

  it('writes lines of one moment together', async () => {
    const { log, read, chunks } = journal();
    read();
    for (let count = 0; count < 1000; count++) log.write('info', { count });
    expect(chunks).to.have.length(0);
    await log.end();
    expect(chunks).to.have.length(1);
  });

  it('does not grow while it is not read, and later names the number of lost lines', async () => {
    const { out, log, read, lines } = journal();
    for (let count = 0; count < 60_000; count++) {
      log.write('info', { event: 'request', count });
      if (count % 1000 === 0) void log.end();
    }
    expect(out.writableLength).to.be.below(2_500_000);
    read();
    await log.end();
    log.write('info', { event: 'again' });
    await log.end();
    const logLines = lines();
    const requestCount = logLines.filter(({ event }) => event === 'request').length;
    const lost = logLines
      .filter(({ event }) => event === 'lines lost')
      .reduce((sum, { lost }) => sum + Number(lost), 0);
    expect([requestCount + lost, logLines.some(({ event }) => event === 'again')]).to.deep.equal([60_000, true]);
  });

  it('continues after its reader has closed the pipe', async () => {
    const { out, log } = journal();
    out.destroy(new Error('EPIPE'));
    log.write('info', {});
    await log.end();
    log.write('info', {});
    await log.end();
  });
});

describe('a fault in the log', () => {
  it('has kind, code and position', () => {
    const { name, code, at } = faultSummary(Object.assign(new TypeError('x'), { code: 'E1' })) as {
      name: string;
      code: string;
      at: string[];
    };
    expect([name, code]).to.deep.equal(['TypeError', 'E1']);
    expect(at[0]).to.match(/^at .*log\.node\.test\.ts:\d+:\d+\)$/);
    expect(at).to.have.length.within(1, 8);
  });

  const message = 'Ada\nLovelace\n    at Ada (file:///ada.js:1:1)\nLovelace';
  for (const [what, error] of [
    ['an error', new Error(message)],
    ['one whose message was changed', Object.assign(new Error('Ada\nLovelace'), { message: 'other' })],
    ['one with a cause', new Error('x', { cause: new Error(message) })],
    ['one of many', new AggregateError([new Error(message)], message)],
    ['one without a stack', Object.assign(new Error(message), { stack: undefined })],
    ['one with more to it', Object.assign(new Error(message), { detail: message, parameters: [message] })],
    ['a text', message],
    ['an object', { message }],
    ['nothing', null],
  ] as const)
    it(`does not have the message: ${what}`, () => {
      expect(JSON.stringify(faultSummary(error))).to.not.match(/Ada|Lovelace/i);
    });
});

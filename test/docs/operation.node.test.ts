import { expect } from 'chai';
import { freePort } from '../support/free-port.mjs';
import { turnout, type Turnout } from '../walk/turnout-server.js';
import { fencesOf } from './pages.js';

const [logged, metrics] = ['log', 'metrics'].map(
  (mark) => fencesOf('docs/monitoring.md').find((fence) => fence.mark === mark)!.text,
);

describe('the page about monitoring', () => {
  let server: Turnout;
  let port: number;
  before(async () => {
    port = await freePort();
    server = await turnout({ settings: { TURNOUT_LOG: 'requests', TURNOUT_METRICS: String(port) } });
  });

  it('shows the keys of a line of the log', async () => {
    await fetch(`${server.origin}/public/sv-wiesental/events`);
    let line: string | undefined;
    while (!line) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      line = server
        .logged()
        .split('\n')
        .find((one) => one.includes('"event":"request"') && one.endsWith('}'));
    }
    expect(Object.keys(JSON.parse(logged!) as object)).to.deep.equal(Object.keys(JSON.parse(line) as object));
  });

  it('shows metrics that there are', async () => {
    const scraped = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const names = metrics!.match(/^\w+/gm)!;
    expect(names.length).to.be.above(10);
    expect(names.filter((name) => !scraped.includes(name))).to.deep.equal([]);
  });

  it('names addresses that answer', async () => {
    for (const path of ['healthz', 'readyz'])
      for (const at of [server.origin, `http://127.0.0.1:${port}`])
        expect((await fetch(`${at}/${path}`)).status, `${at}/${path}`).to.equal(200);
  });
});

import { expect } from 'chai';
import { observed, sentinel } from './observed-backend.js';

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const sample = /^([a-zA-Z_:][\w:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*)\})? (\S+)$/;

/** The text format 0.0.4, taken at its word: every line is a comment that it knows or a sample of what was announced. */
function samplesIn(text: string): Sample[] {
  expect(text.endsWith('\n')).to.equal(true);
  const types = new Map<string, string>();
  return text.split('\n').flatMap((line): Sample[] => {
    if (line === '' || /^# HELP [a-zA-Z_:][\w:]* \S.*$/.test(line)) return [];
    const [, metricName, type] = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line) ?? [];
    if (metricName && type) {
      expect(types.has(metricName), `${metricName} twice`).to.equal(false);
      types.set(metricName, type);
      return [];
    }
    const [, name = '', labels = '', number] = sample.exec(line) ?? [];
    const family = types.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '');
    expect(types.has(family), line).to.equal(true);
    if (types.get(family) === 'counter') expect(name).to.match(/_total$/);
    const value = Number(number?.replace('Inf', 'Infinity'));
    // capitals do not matter there
    expect(Number.isNaN(value) && !/^nan$/i.test(number ?? ''), line).to.equal(false);
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, labelValue]) => [
      label!,
      labelValue!,
    ]);
    return [{ name, labels: Object.fromEntries(pairs) as Record<string, string>, value }];
  });
}

describe('the metrics', () => {
  let place: Awaited<ReturnType<typeof observed>>;
  beforeEach(
    async () => (place = await observed('off', { version: '1.2.3', metrics: { host: '127.0.0.1', port: 0 } })),
  );
  afterEach(() => place.close());

  const read = async () => samplesIn(await (await fetch(place.running.metrics!)).text());
  const counts = (samples: Sample[]) =>
    samples
      .filter(({ name }) => name === 'http_request_duration_seconds_count')
      .map(({ labels: { method, route, status }, value }) => [method, route, status, value])
      .sort();
  /** What was counted, as soon as so many requests are. */
  const samplesAfter = async (requests: number): Promise<Sample[]> => {
    for (;;) {
      const samples = await read();
      if (counts(samples).reduce((sum, [, , , value]) => sum + Number(value), 0) >= requests) return samples;
    }
  };
  const at = (path: string) => `${place.running.origin}${path}`;

  it('are in the format that Prometheus reads', async () => {
    const answer = await fetch(place.running.metrics!);
    expect(answer.headers.get('content-type')).to.equal('text/plain; version=0.0.4; charset=utf-8');
    expect(samplesIn(await answer.text()).map(({ name }) => name)).to.include.members([
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
      'http_requests_in_flight',
      'turnout_registrations_total',
      'turnout_mails_refused_total',
      'turnout_faults_total',
      'turnout_build_info',
      'turnout_ready',
    ]);
  });

  it('count every request by method, route and status', async () => {
    for (let count = 0; count < 3; count++) await fetch(at('/public/club/forms/camp'));
    for (const slug of ['a', 'b']) await fetch(at(`/public/club/forms/${slug}`));
    await fetch(at('/api/me'), { headers: { authorization: `Bearer ${place.key}` } });
    await fetch(at('/api/fees'), { method: 'POST' });
    expect(counts(await samplesAfter(7))).to.deep.equal([
      ['GET', '/api/me', '200', 1],
      ['GET', '/public/{workspace}/forms/{slug}', '200', 3],
      ['GET', '/public/{workspace}/forms/{slug}', '404', 2],
      ['POST', '/api/fees', '401', 1],
    ]);
  });

  it('do not grow with the requested addresses', async () => {
    const methods = ['GET', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'REPORT', 'LINK', 'HEAD'];
    const sendRequest = (number: number) =>
      place.raw(
        `${methods[number % 8]} /${number % 3 ? 'public/' : ''}${sentinel}${number}/${Math.random()} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
    await Promise.all(Array.from({ length: 200 }, (_, number) => sendRequest(number)));
    const samples = await samplesAfter(200);
    expect(new Set(counts(samples).map(([, route]) => route))).to.deep.equal(new Set(['other']));
    expect(counts(samples).length).to.be.at.most(10);
    expect(JSON.stringify(samples)).to.not.include(sentinel);
  });

  it('say which version this is, whether it is ready, and how often it failed', async () => {
    const tell = async () =>
      (await read())
        .filter(({ name }) => /^turnout_(build_info|ready|faults_total)$/.test(name))
        .map(({ name, labels, value }) => [name, labels, value]);
    const before = await tell();
    const { settings, workspaces } = place.running.store;
    Object.assign(settings, { names: () => Promise.reject(new Error()) });
    Object.assign(workspaces, { bySlug: () => Promise.reject(new Error()) });
    await fetch(at('/public/club/events'));
    const after = await tell();
    expect([before, after]).to.deep.equal(
      [
        [0, 1],
        [1, 0],
      ].map(([faults, ready]) => [
        ['turnout_faults_total', {}, faults],
        ['turnout_build_info', { version: '1.2.3' }, 1],
        ['turnout_ready', {}, ready],
      ]),
    );
  });

  it('know every outcome of a registration from the start', async () => {
    const outcomes = (await read()).filter(({ name }) => name === 'turnout_registrations_total');
    expect(outcomes.map(({ labels, value }) => [labels['outcome'], value])).to.deep.equal([
      ['registered', 0],
      ['full', 0],
      ['held', 0],
    ]);
  });

  it('do not wait for a database that does not answer', async () => {
    Object.assign(place.running.store.settings, { names: () => new Promise(() => {}) });
    expect((await read()).find(({ name }) => name === 'turnout_ready')!.value).to.equal(0);
  });

  it('include requests in progress', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    Object.assign(place.running.store.workspaces, { bySlug: () => waiting.then(() => undefined) });
    const inFlight = async () => (await read()).find(({ name }) => name === 'http_requests_in_flight')!.value;
    const responses = [fetch(at('/public/club/events')), fetch(at('/public/club/events'))];
    while ((await inFlight()) !== 2);
    answer();
    await Promise.all(responses);
    while ((await inFlight()) !== 0);
  });

  it('have an address of their own, with health and readiness', async () => {
    const door = (path: string, method = 'GET') => fetch(new URL(path, place.running.metrics), { method });
    const statuses = [
      await fetch(at('/metrics')),
      await door('/healthz'),
      await door('/readyz'),
      await door('/api/me'),
      await door('/metrics', 'POST'),
      await door('/metrics', 'HEAD'),
    ].map(({ status }) => status);
    expect(statuses).to.deep.equal([404, 200, 200, 404, 404, 200]);
  });

  it('include waiting and failed deliveries of webhooks', async () => {
    const { webhookDeliveries } = place.running.store;
    const states = async () =>
      (await read())
        .filter(({ name }) => name === 'turnout_webhook_deliveries')
        .map(({ labels, value }) => [labels['state'], value]);
    const empty = await states();
    // a claimed delivery is sent by nobody else
    const webhook = { workspace_id: 'wsp_1', webhook_id: 'whk_1', body: '{}' };
    const claimed = await webhookDeliveries.enqueueClaimed({ ...webhook, type: 'person.changed' }, Date.now());
    const waiting = await states();
    await webhookDeliveries.giveUp(claimed, Date.now(), '500');
    expect([empty, waiting, await states()].map((all) => all.map(([, value]) => value))).to.deep.equal([
      ...[
        [0, 0],
        [1, 0],
        [0, 1],
      ],
    ]);
  });

  it('include waiting and failed mails', async () => {
    const { store } = place.running;
    const states = (samples: Sample[]) =>
      samples.filter(({ name }) => name === 'turnout_mails').map(({ labels, value }) => [labels['state'], value]);
    expect(states(await read())).to.deep.equal([
      ['waiting', 0],
      ['given_up', 0],
    ]);
    // nothing sends here
    await store.outbox.enqueue({ workspace_id: 'wsp_1', kind: 'link_request', email_key: sentinel }, Date.now());
    const samples = await read();
    expect(states(samples)).to.deep.equal([
      ['waiting', 1],
      ['given_up', 0],
    ]);
    expect(JSON.stringify(samples)).not.to.contain(sentinel);
  });
});

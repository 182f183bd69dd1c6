import { expect } from 'chai';
import { Agent, request } from 'node:http';
import { startMailServer } from '../support/smtp-server.js';
import { addressOf, clubWith, newClientAddress } from './member-club.js';
import type { Turnout } from './turnout-server.js';

/** How many of each are asked for in one measurement. */
const counts = { known: 1000, unknown: 1000, odd: 400 };
type Group = keyof typeof counts;

/** Addresses that look as if they were a member's, and are not. */
const odd = [
  (address: string) => `"${address.replace('@', '"@')}`,
  (address: string) => address.replace('@', '\uff20'),
  (address: string) => address.replace('k', '\u212a').replace('e', 'é'),
  (address: string) => `${address},x@x.org`,
  (address: string) => `<${address}>`,
];

const addresses: Record<Group, (number: number) => string> = {
  known: addressOf,
  unknown: (number) => addressOf(number).replace('member', 'nobody'),
  odd: (number) => odd[number % odd.length]!(addressOf(number)),
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
after(() => agent.destroy());

/** Milliseconds until an answer has come whole. One after the other, over one connection. */
function timeOf(port: number, method: string, path: string, body?: string): Promise<number> {
  const headers = { ...newClientAddress(), ...(body ? { 'content-type': 'application/json' } : {}) };
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const clientRequest = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      if (answer.statusCode !== (body ? 202 : 200)) reject(new Error(`${method} ${path}: ${answer.statusCode}`));
      answer.resume().once('end', () => resolve(performance.now() - startedAt));
    });
    clientRequest.once('error', reject);
    clientRequest.end(body);
  });
}

interface Times {
  request: number[];
  next: number[];
}

/** Asks for links for members from a number on, for as many that are none, and for odd ones, in random order. */
async function measured({ port }: Turnout, from: number): Promise<Record<Group, Times>> {
  const times: Record<Group, Times> = {
    known: { request: [], next: [] },
    unknown: { request: [], next: [] },
    odd: { request: [], next: [] },
  };
  const order = (Object.keys(counts) as Group[])
    .flatMap((group) => Array.from({ length: counts[group] }, (_, number) => ({ group, number: from + number })))
    .map((one) => ({ ...one, at: Math.random() }))
    .sort((one, other) => one.at - other.at);
  for (const { group, number } of order) {
    const body = JSON.stringify({ email: addresses[group](number) });
    times[group].request.push(await timeOf(port, 'POST', '/public/club/portal/link-requests', body));
    times[group].next.push(await timeOf(port, 'GET', '/public/club/portal'));
  }
  return times;
}

/** How likely it is that one of the first takes longer than one of the others (Mann and Whitney), and how sure that is. */
function compared(first: readonly number[], otherTimes: readonly number[]) {
  const [n1, n2] = [first.length, otherTimes.length];
  const all = [...first.map((time) => [time, 1] as const), ...otherTimes.map((time) => [time, 0] as const)];
  all.sort(([one], [other]) => one - other);
  let ranks = 0;
  for (let at = 0; at < all.length;) {
    let end = at;
    while (end < all.length && all[end]![0] === all[at]![0]) end++;
    // who is equally long shares the rank in the middle
    for (const [, isFirst] of all.slice(at, end)) ranks += isFirst * ((at + 1 + end) / 2);
    at = end;
  }
  const auc = (ranks - (n1 * (n1 + 1)) / 2) / (n1 * n2);
  return { auc, error: Math.sqrt((n1 + n2 + 1) / (12 * n1 * n2)) };
}

/** Which comparisons show a difference, each told in a line. */
function different(times: Record<Group, Times>): string[] {
  const results = [];
  for (const [one, other] of [
    ['known', 'unknown'],
    ['odd', 'unknown'],
  ] as const)
    for (const what of ['request', 'next'] as const) {
      const { auc, error } = compared(times[one][what], times[other][what]);
      const name = `${one} and ${other}, ${what === 'request' ? 'the request' : 'the following one'}`;
      const sigmas = (auc - 0.5) / error;
      console.log(`      AUC ${auc.toFixed(4)} (${sigmas.toFixed(2)} standard errors of ${error.toFixed(4)}): ${name}`);
      if (Math.abs(sigmas) >= 3) results.push(name);
    }
  return results;
}

describe('the measure of these tests', () => {
  it('is a half for what is equal, one for what is longer, nothing for what is shorter', () => {
    const times = Array.from({ length: 100 }, (_, time) => time);
    const longer = times.map((time) => time + 100);
    expect(
      [compared(times, times), compared(longer, times), compared(times, longer)].map(({ auc }) => auc),
    ).to.deep.equal([0.5, 1, 0]);
  });

  it('sees a difference of a tenth of what they vary by', () => {
    const times = () => Array.from({ length: 6000 }, () => Math.random());
    const { auc, error } = compared(
      times().map((time) => time + 0.1),
      times(),
    );
    expect((auc - 0.5) / error).to.be.above(3);
  });
});

describe('how long a request for a sign-in link takes', function () {
  // some ten seconds on a machine that does nothing else
  this.timeout(200_000);

  // one run in a hundred has a comparison that is off by three standard errors for no reason: that is measured once more,
  // on requests for others, and only what is off twice in a row is a difference
  it('tells nobody whether there is such a member, and neither does the next request', async () => {
    const mails = await startMailServer();
    const server = await clubWith(2 * counts.known, mails.url);
    const once = different(await measured(server, 0));
    const twice = once.length ? different(await measured(server, counts.known)) : [];
    await server.kill();
    await mails.close();
    expect(once.filter((name) => twice.includes(name))).to.deep.equal([]);
    // those who are known did get their mails meanwhile
    expect(mails.arrived.length).to.be.above(counts.known / 2);
  });
});

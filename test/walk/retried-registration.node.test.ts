import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import { clientOf } from '../../src/api/index.js';
import { gate, headerNames } from '../../src/contract/index.js';
import { timeLimit } from '../runner/machine-speed.mjs';
import { headerOf, startMailServer } from '../support/smtp-server.js';
import { rowsOf } from '../torture/rows-of.js';
import { turnout } from './turnout-server.js';

const RETRIES = 100;

const yaml = `
workspace: { slug: club, name: Club, languages: [en] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2099-07-24
    form: { prices: { base: 100 }, sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }] }
`;

/** Sends a request and loses its answer: as soon as it is sent, or when the first byte of the answer has come. */
const loseAnswer = (url: string, headers: Record<string, string>, body: string, when: 'sent' | 'answered') =>
  new Promise<void>((resolve) => {
    const sent = request(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } });
    sent.on('close', () => resolve());
    sent.on('error', () => {});
    sent.on('response', () => sent.destroy());
    sent.end(body, () => when === 'sent' && setImmediate(() => sent.destroy()));
  });

describe('a registration that is sent 100 times because its answer is lost 100 times', () => {
  it('is one person with one fee, who gets one mail', async function () {
    this.timeout(timeLimit(120_000));
    const mails = await startMailServer();
    const settings = { SMTP_URL: mails.url, TURNOUT_PROXIES: '127.0.0.1,::1' };
    const server = await turnout({ yaml, settings });
    const base = `http://127.0.0.1:${server.port}/public/club`;
    const api = clientOf(gate, { base });
    const [{ data: form }, { data: token }] = [
      await api.readForm({ slug: 'camp' }),
      await api.readFormToken({ slug: 'camp' }),
    ];
    await wait(token.min_age_ms);
    const body = JSON.stringify({ name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org' });
    const url = `${base}/lists/${form.list_id}/persons`;
    const headersFrom = (number: number) => ({
      [headerNames.idempotencyKey]: 'one',
      [headerNames.formToken]: token.token,
      'x-forwarded-for': `10.0.0.${number}`,
    });
    for (let number = 0; number < RETRIES; number++)
      await loseAnswer(url, headersFrom(number), body, number % 2 ? 'sent' : 'answered');
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headersFrom(RETRIES), 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).to.equal(201);
    await mails.waitForMails(1, timeLimit(30_000));
    while ((await rowsOf(server.data, 'select 1 from outbox')).length) await wait(100);
    const persons = await server.persons('camp');
    const fees = await rowsOf(server.data, 'select amount from fee');
    await mails.close();
    expect([persons.length, fees.length]).to.deep.equal([1, 1]);
    expect(mails.arrived.map(({ to, raw }) => [to, headerOf(raw, 'Subject')])).to.deep.equal([
      [['ada@example.org'], 'Registered: Camp'],
    ]);
  });
});

import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { receiver } from '../backend/webhooks/receiver.js';
import { shortClub, turnout } from './turnout-server.js';

const KILLS = 6;

describe('webhooks of a server that is killed again and again', function () {
  // what was being sent at the last kill is sent again a minute later
  this.timeout(180_000);

  it('arrive for every person, under one id for each change', async () => {
    const server = await turnout({ yaml: shortClub });
    const target = await receiver((response) => setTimeout(() => response.writeHead(200).end(), 150));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['dist/server/cli.js', 'webhook', 'create', '--url', target.url, '--allow-private', '--json'],
      { env: { ...process.env, TURNOUT_DATA: server.data } },
    );
    expect(JSON.parse(stdout)).to.have.property('secret');
    const { list_id } = await server.eventOf('walk');
    const persons: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      for (let number = 0; number < 8; number++) {
        const body = { email: `p${kill}-${number}@example.org` };
        persons.push((await server.api.createPerson({ list_id, body })).data.id);
      }
      // between storing and sending, while sending, and after it
      await wait(kill * 300);
      await server.kill();
      await server.restart();
    }
    const bodies = () => target.requests.map(({ body }) => JSON.parse(body) as { data: { person_id: string } });
    const missing = () => {
      const arrived = new Set(bodies().map(({ data }) => data.person_id));
      return persons.filter((id) => !arrived.has(id));
    };
    while (missing().length) await wait(200);
    const byId = new Map(target.requests.map(({ headers, body }) => [headers['webhook-id'], body]));
    expect([persons.length, byId.size]).to.deep.equal([KILLS * 8, KILLS * 8]);
    expect(target.requests.filter(({ headers, body }) => byId.get(headers['webhook-id']) !== body)).to.deep.equal([]);
    await server.kill();
    await target.close();
  });
});

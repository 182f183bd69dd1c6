import { expect } from 'chai';
import { setTimeout as wait } from 'node:timers/promises';
import { turnoutClient } from '../../src/api/client.js';
import { isApiError } from '../../src/api/client-error.js';
import { shortClub, turnout } from './turnout-server.js';

const KILLS = 5;
const WRITERS = 4;
/** Of each writer between two kills, within the rate limit of the key. */
const ROUNDS = 10;

describe('changes of a server that is killed while it writes', function () {
  this.timeout(180_000);

  it('give a copy that equals the list at the end', async () => {
    const server = await turnout({ yaml: shortClub });
    const { list_id } = await server.eventOf('walk');
    const api = turnoutClient({ baseUrl: `${server.origin}/api`, key: server.key, retries: 0 });
    const copy = new Map<string, object>();
    let cursor: string | undefined;
    /** Reads what is new; an answer that a kill has cut is asked for again. */
    const follow = async () => {
      try {
        for await (const { data, meta } of api.pagesOfChanges({ list_id, cursor, per_page: 3 })) {
          for (const { id, person } of data) {
            if (person) copy.set(id, person);
            else copy.delete(id);
          }
          cursor = meta.next_cursor;
        }
      } catch (error) {
        if (!isApiError(error) || error.status) throw error;
      }
    };
    /** Creates, changes and deletes persons until the server is gone. Gives the number of writes that it acknowledged. */
    const write = async (): Promise<number> => {
      let count = 0;
      try {
        while (count < 4 * ROUNDS) {
          const { data: one } = await api.createPerson({ list_id, body: { email: 'one@example.org' } });
          await api.updatePerson({ list_id, person_id: one.id, body: { email: `${one.id}@example.org` } });
          const { data: other } = await api.createPerson({ list_id, body: { email: 'other@example.org' } });
          await api.deletePerson({ list_id, person_id: other.id });
          count += 4;
        }
        return count;
      } catch (error) {
        if (!isApiError(error) || error.status) throw error;
        return count;
      }
    };
    const acknowledged = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const writers = Array.from({ length: WRITERS }, write);
      const size = copy.size;
      while (copy.size < size + 5) {
        await follow();
        await wait(25);
      }
      await server.kill();
      acknowledged.push(...(await Promise.all(writers)));
      await server.restart();
    }
    await follow();
    const listed = new Map<string, object>();
    for await (const person of api.everyPerson({ list_id })) listed.set(person.id, person);
    const sorted = (persons: Map<string, object>) => [...persons].sort(([one], [other]) => (one < other ? -1 : 1));
    expect(sorted(copy)).to.deep.equal(sorted(listed));
    expect([copy.size >= KILLS * 5, acknowledged.length]).to.deep.equal([true, KILLS * WRITERS]);
    await server.kill();
  });
});

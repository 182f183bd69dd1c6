import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { clientOf } from '../../src/api/index.js';
import { createBackend } from '../../src/backend/http/app.js';
import { withFutureDates } from '../../src/backend/demo-club.js';
import { seedDemo } from '../../src/backend/demo.js';
import type { Running } from '../../src/backend/node.js';
import { openStore } from '../../src/backend/store/index.js';
import { gate } from '../../src/contract/index.js';
import { backend, origin } from '../support/backend.js';

const yaml = readFileSync(new URL('../../demo/workspace.yaml', import.meta.url), 'utf8');

/** The demo's workspace.yaml as it is at a moment, as visitors see it then. */
async function eventsAt(at: string) {
  const club = await backend({ at });
  await club.apply(withFutureDates(yaml, Date.parse(at)));
  const visitor = clientOf(gate, { base: `${origin}/public/sv-wiesental`, fetch: club.app });
  const { data, meta } = await visitor.listEvents();
  return {
    today: meta.today,
    states: Object.fromEntries(data.map(({ slug, state }) => [slug.slice(13), state])),
    data,
  };
}

describe('the events of the demo', () => {
  for (const at of ['2026-11-21T12:00:00Z', '2027-06-29T12:00:00Z', '2027-07-01T12:00:00Z', '2031-02-28T12:00:00Z'])
    it(`include past, open and not yet open ones on ${at.slice(0, 10)}`, async () => {
      const { states, data, today } = await eventsAt(at);
      expect(states).to.deep.equal({
        sommerfest: 'closed',
        sportabzeichen: 'open',
        zeltlager: 'open',
        klettertag: 'open',
        'kanu-wochenende': 'open',
        skifreizeit: 'not_yet_open',
        festwoche: 'open',
      });
      expect(data.filter(({ end_date }) => end_date < today).map(({ slug }) => slug)).to.deep.equal([
        'sv-wiesental/sommerfest',
      ]);
    });

  it('are full, or nearly so, where they are popular', async () => {
    const store = await openStore(await newEngine());
    const app = await createBackend({ store, origin, rates: false });
    await seedDemo({ store, backend: app } as Running);
    const visitor = clientOf(gate, { base: `${origin}/public/sv-wiesental`, fetch: app });
    const { data } = await visitor.listEvents();
    const placesLeft = Object.fromEntries(data.map(({ slug, places_left }) => [slug.slice(13), places_left]));
    expect(placesLeft).to.deep.include({ zeltlager: 120, 'kanu-wochenende': 0, klettertag: 3, skifreizeit: 40 });
  });
});

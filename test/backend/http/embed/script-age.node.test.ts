import { expect } from 'chai';
import { embedScripts } from '../../../../src/backend/http/embed/embed-scripts.js';
import { backend, origin } from '../../../support/backend.js';

const yaml = (title: string) => `
workspace: { slug: club, name: Club, languages: [de] }
events:
  - { slug: walk, title: ${title}, published: true, start_date: 2030-07-24 }
`;

describe('the age of a script', () => {
  it('is measured by a monotonic clock: setting the system clock back by an hour has no effect', async () => {
    const club = await backend({ yaml: yaml('Long walk') });
    const uptime = { now: 0 };
    const answer = embedScripts({
      files: {
        answer: async () => new Response('plain'),
        names: [],
        nameFor: ({ pathname }) => pathname,
        textOf: () => 'script();',
      },
      app: club.app,
      languagesOf: async () => ['de'],
      now: () => club.clock.now,
      elapsed: () => uptime.now,
    });
    const sendRequest = () => answer(new Request(`${origin}/embed.js?slug=club/walk`));
    expect(await (await sendRequest()).text()).to.contain('Long walk');

    await club.apply(yaml('Longer walk'));
    club.clock.now -= 3_600_000;
    uptime.now += 9_000;
    expect((await sendRequest()).headers.get('age')).to.equal('9');
    uptime.now += 51_000;
    expect(await (await sendRequest()).text()).to.contain('Longer walk');
  });
});

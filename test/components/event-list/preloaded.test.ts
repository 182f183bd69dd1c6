import { expect } from '@open-wc/testing';
import { list as words } from '../../../src/i18n/en/index.js';
import type { PublicEvents } from '../../../src/model/club-event.js';
import { openList } from '../../support/open-list.js';
import { waitUntil } from '../../support/wait-until.js';

const yaml = `
workspace: { slug: club, name: Club, time_zone: Europe/Berlin }
events:
  - { slug: walk, title: Walk, published: true, start_date: 2027-01-02, closes_at: '2026-11-21 22:00' }
`;
const at = '2026-11-21T21:30:00Z';

/** The walk as it was a minute ago, when the script was made: it was open. */
const preloaded = {
  slug: 'club',
  data: [
    {
      list_id: 'lst_1',
      title: 'Walk',
      published: true,
      start_date: '2027-01-02',
      end_date: '2027-01-02',
      url: 'https://turnout.test/portal/club/walk',
      embed_snippet: '',
      slug: 'club/walk',
      location: null,
      description: null,
      places_left: 3,
      state: 'open',
      opens_at: null,
      closes_at: null,
    },
  ],
  meta: { organisation: 'Club', now: '2026-11-21T21:29:00Z', today: '2026-11-21', time_zone: 'Europe/Berlin' },
} satisfies PublicEvents & { slug: string };

describe('a list whose events came with the script', () => {
  it('shows them before anything is asked for, and then as they are', async () => {
    let answer = (): void => {};
    const pendingAnswer = new Promise<void>((resolve) => (answer = resolve));
    const { titles, part } = await openList({
      yaml,
      at,
      preloaded,
      intercept: async (request, next) => pendingAnswer.then(() => next(request)),
    });
    expect([titles(), part('.badge').textContent.trim()]).to.deep.equal([['Walk'], '3 places left']);
    answer();
    await waitUntil(() => part('.badge').textContent.trim() === words.isClosed, 'the list stays as it was');
  });

  it('keeps them where nothing can be asked', async () => {
    let requestCount = 0;
    const { titles } = await openList({
      yaml,
      at,
      preloaded,
      intercept: async () => {
        requestCount++;
        throw new TypeError('Failed to fetch');
      },
    });
    await waitUntil(() => requestCount > 0, 'nothing is asked');
    expect(titles()).to.deep.equal(['Walk']);
  });

  it('takes no events of another club', async () => {
    const other = { ...preloaded, slug: 'other', data: preloaded.data.map((event) => ({ ...event, title: 'Other' })) };
    const { titles } = await openList({ yaml, at, preloaded: other });
    expect(titles()).to.deep.equal(['Walk']);
  });
});

import { expect } from '@open-wc/testing';
import { refresh } from '../../../src/components/event-list/refresh.js';
import { list as words } from '../../../src/i18n/en/index.js';
import { origin } from '../../support/backend.js';
import { openList } from '../../support/open-list.js';
import { waitUntil } from '../../support/wait-until.js';

const failRequest = () => Promise.reject(new TypeError('Failed to fetch'));

describe('loading a list of events', () => {
  it('takes one request, which may be revalidated', async () => {
    const { requests } = await openList();
    expect(requests.map(({ method, url, cache }) => [method, url, cache])).to.deep.equal([
      ['GET', `${origin}/public/club/events`, 'no-cache'],
    ]);
    expect([...requests[0]!.headers.keys()]).to.deep.equal([]);
  });

  it('bypasses the cache after a truncated response', async () => {
    const caches: RequestCache[] = [];
    const { titles } = await openList({
      intercept: (request, next) => {
        caches.push(request.cache);
        return request.cache === 'no-cache' ? Promise.resolve(new Response('{"data":[{"li')) : next(request);
      },
    });
    expect(caches).to.deep.equal(['no-cache', 'reload']);
    expect(titles()).to.include('Camp');
  });

  it('shows the error, a retry button and a link', async () => {
    let broken = true;
    const { part, titles, el } = await openList({
      intercept: (request, next) => (broken ? failRequest() : next(request)),
    });
    expect(part('[role=alert]').textContent).to.equal(`${words.unavailable} ${words.offline}`);
    expect(part<HTMLAnchorElement>('.actions a').href).to.equal(`${origin}/portal/club`);
    broken = false;
    part('.actions button').click();
    await waitUntil(() => titles().length);
    await waitUntil(() => el.shadowRoot!.activeElement);
    expect(el.shadowRoot!.activeElement!.querySelector('.name')!.textContent.trim()).to.equal('Camp');
  });

  it('says that there is no such club', async () => {
    const { part } = await openList({ slug: 'nobody' });
    expect(part('[role=alert]').textContent).to.equal(words.missing);
  });

  it('retries after Retry-After', async () => {
    let times = 0;
    const { titles } = await openList({
      intercept: (request, next) =>
        times++ ? next(request) : Promise.resolve(Response.json({}, { status: 503, headers: { 'retry-after': '0' } })),
    });
    expect([times, titles().length]).to.deep.equal([2, 3]);
  });

  it('reserves space meanwhile', async () => {
    let go!: () => void;
    const waits = new Promise<void>((resolve) => (go = resolve));
    const { el, parts, part } = await openList({
      intercept: async (request, next) => {
        await waits;
        return next(request);
      },
      until: '.skeleton',
    });
    expect(parts('.skeleton p')).to.have.length(5);
    expect(part('[role=status]').textContent).to.equal(words.loading);
    go();
    await waitUntil(() => el.shadowRoot!.querySelector('.item'));
    expect(parts('.skeleton')).to.have.length(0);
  });

  it('keeps the events if a reload fails', async () => {
    let broken = false;
    const { el, titles } = await openList({ intercept: (request, next) => (broken ? failRequest() : next(request)) });
    broken = true;
    await refresh(el);
    await el.updateComplete;
    expect(titles()).to.include('Camp');
  });

  it('works with the specification alone, and shows published events', async () => {
    const { titles, parts, part } = await openList({
      base: `${origin}/api`,
      attributes: { plain: '', time: 'all' },
      intercept: (request, next, { key }) => {
        const originalRequest = new Request(request);
        originalRequest.headers.set('authorization', `Bearer ${key}`);
        return next(originalRequest);
      },
    });
    expect(titles()).to.deep.equal(['Camp', 'Full']);
    expect(parts('.badge').map(({ textContent }) => textContent)).to.deep.equal([
      'Registration open',
      'One place left',
    ]);
    expect(parts('.file, .feed')).to.have.length(0);
    expect(part<HTMLAnchorElement>('.way').href).to.match(/^https:\/\/turnout\.test\/portal\/club\//);
  });
});

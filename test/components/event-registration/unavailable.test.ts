import { expect } from '@open-wc/testing';
import { campers, fillCamp, openForm, isRegistration } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { wholeForm } from '../../support/rendered-form.js';

const html = () => new Response('<html><h1>Hotel Wi-Fi</h1></html>', { headers: { 'content-type': 'text/html' } });

const closed = {
  full: 'All places are taken. Registration is no longer possible.',
  over: 'Registration closed on 21\u00a0June\u00a02026 at\u00a000:00\u00a0CEST.',
} as const;

describe('when a registration is not possible', () => {
  for (const [slug, sentence] of Object.entries(closed))
    it(`says so before the first field: ${slug}`, async () => {
      const { el, part } = await openForm({
        slug: `club/${slug}`,
        ...(slug === 'full' ? { yaml: tinyClub, intercept: fillFirst } : {}),
      });
      expect(part('[role=status]').textContent).to.contain(sentence);
      expect(el.shadowRoot!.querySelector('form')).to.equal(null);
      await expect(el).to.be.accessible();
    });

  it('leads from a closed registration to the events of the club', async () => {
    const { part } = await openForm({ slug: 'club/over' });
    const link = part<HTMLAnchorElement>('.notice a');
    expect([link.textContent, link.href]).to.deep.equal(['All events', 'https://turnout.test/portal/club']);
  });

  it('says when registration opens', async () => {
    const { part } = await openForm({ slug: 'club/later' });
    expect(part('[role=status]').textContent).to.match(/^\s*Registration opens on .*2027/);
  });

  for (const slug of ['club/hidden', 'club/nowhere', 'nobody/camp', 'club'])
    it(`says that there is no such form: ${slug}`, async () => {
      const { el, part } = await openForm({ slug });
      expect(part('[role=alert] strong').textContent).to.contain('This form does not exist or is no longer available.');
      await expect(el).to.be.accessible();
    });

  for (const slug of ['club/nowhere', 'club'])
    it(`leads from a form that does not exist to the events of the club: ${slug}`, async () => {
      const link = (await openForm({ slug })).part<HTMLAnchorElement>('.alert a');
      expect([link.textContent, link.href]).to.deep.equal(['All events', 'https://turnout.test/portal/club']);
    });
});

const tinyClub = `
workspace: { slug: club, name: Club }
events: [{ slug: full, title: Full, published: true, start_date: 2027-07-24, max_persons: 1 }]
`;

/** The gate's answer for an event whose places went. */
const fillFirst = async (request: Request, next: (request: Request) => Promise<Response>) => {
  const response = await next(request);
  const { data } = (await response.json()) as { data: object };
  return Response.json({ data: { ...data, state: 'full' } });
};

const troubles = {
  'the gate is down': ['There is no connection to the server.', async () => Promise.reject(new TypeError('refused'))],
  'something else answers': ['Something else is answering instead of the server', async () => html()],
  'the answer is rubbish': ['Something else is answering instead of the server', async () => Response.json([1])],
  'the gate is overrun': ['Many people are registering', async () => new Response('', { status: 503 })],
  'the gate is broken': ['cannot be shown right now', async () => new Response('oops', { status: 500 })],
} as const;

describe('when the form cannot be had', () => {
  for (const [what, [sentence, through]] of Object.entries(troubles))
    it(`says what happened, accessibly, and offers a way on: ${what}`, async () => {
      const { el, part } = await openForm({ intercept: through as () => Promise<Response> });
      expect(part('[role=alert] strong').textContent).to.match(/^[^.]*\.?$/);
      expect(part('[role=alert]').textContent).to.contain(sentence);
      expect(part<HTMLAnchorElement>('.notice a').href).to.equal('https://turnout.test/portal/club/camp');
      await expect(el).to.be.accessible();
    });

  it('is shown after a successful retry', async () => {
    let down = true;
    const { el, part } = await openForm({
      intercept: (request, next) => (down ? Promise.reject(new TypeError('refused')) : next(request)),
    });
    down = false;
    part('.notice button').click();
    await waitUntil(() => el.shadowRoot!.querySelector(wholeForm), 'no form');
  });

  for (const status of [429, 503])
    it(`retries after Retry-After and a random delay, and is still loading until then: ${status}`, async () => {
      const { setTimeout } = window;
      const delays: number[] = [];
      let requestedSlugs = 0;
      let [answer, retry] = [() => {}, () => {}];
      const answered = new Promise<void>((resolve) => (answer = resolve));
      const opened = await openForm({
        until: '[role=status]',
        intercept: async (request, next) => {
          if (requestedSlugs++) return next(request);
          await answered;
          return new Response('', { status, headers: { 'retry-after': '1' } });
        },
      });
      // the timer of the retry is recorded, and ends when the test says so: its delay is known without waiting
      window.setTimeout = ((run: () => void, milliseconds = 0) => {
        if (milliseconds < 1_400 || milliseconds > 3_000) return setTimeout(run, milliseconds);
        retry = run;
        return delays.push(milliseconds);
      }) as typeof window.setTimeout;
      try {
        answer();
        await waitUntil(() => delays.length, 'no retry is planned');
        expect(opened.part('[role=status]').textContent).to.contain('The form is loading …');
        expect(requestedSlugs).to.equal(1);
        retry();
        await waitUntil(() => opened.el.shadowRoot!.querySelector(wholeForm), 'no form');
      } finally {
        window.setTimeout = setTimeout;
      }
      expect(delays).to.have.length(1);
      expect(delays[0]).to.be.within(1_500, 2_000);
    });

  it('does not wait for an hour', async () => {
    const { part } = await openForm({
      intercept: async () => new Response('', { status: 503, headers: { 'retry-after': '3600' } }),
    });
    expect(part('[role=alert]').textContent).to.contain('Many people are registering');
  });

  it('sends no retry for a form after the slug has changed', async () => {
    const requestedSlugs: string[] = [];
    const { el } = await openForm({
      until: '[role=status]',
      intercept: async (request, next) => {
        if (!request.signal.aborted) requestedSlugs.push(request.url.replace(/.*\//, ''));
        return request.url.endsWith('/camp')
          ? new Response('', { status: 503, headers: { 'retry-after': '0' } })
          : next(request);
      },
    });
    await waitUntil(() => requestedSlugs.length, 'nothing is asked');
    el.slug = 'club/join';
    await waitUntil(() => el.shadowRoot!.querySelector(wholeForm), 'no form');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(requestedSlugs).to.deep.equal(['camp', 'join']);
  });

  it('says that it is loading, and later that it takes long', async () => {
    const { part } = await openForm({ intercept: () => new Promise(() => {}), until: '[role=status]' });
    expect(part('[role=status]').textContent).to.contain('The form is loading …');
    expect(getComputedStyle(part('.later')).animationDelay).to.equal('5s');
  });
});

describe('when sending fails', () => {
  const failing = (answer: () => Promise<Response>) =>
    openForm({ intercept: (request, next) => (isRegistration(request) ? answer() : next(request)) });

  it('keeps what was typed and says that nobody knows whether it arrived', async () => {
    const opened = await failing(async () => html());
    fillCamp(opened);
    await opened.send();
    const alert = opened.part('form [role=alert]');
    expect(alert.textContent).to.contain('Please send the registration again: nobody will be registered twice.');
    expect(opened.part<HTMLInputElement>('[name=email]').value).to.equal('ada@example.org');
    expect(opened.el.shadowRoot!.activeElement).to.equal(alert);
  });

  it('does not claim to have sent what never went out, and asks for a token no oftener for every key pressed', async () => {
    const opened = await openForm({
      intercept: async (request, next) =>
        request.url.endsWith('/token') ? new Response('oops', { status: 500 }) : next(request),
    });
    fillCamp(opened);
    const requestedSlugs = opened.requests.filter(({ url }) => url.endsWith('/token')).length;
    await opened.send();
    expect(requestedSlugs).to.equal(1);
    expect(opened.part('form [role=alert]').textContent).to.contain('The registration could not be sent.');
  });

  it('goes on with the same key when the visitor sends again', async () => {
    let down = true;
    const opened = await openForm({
      intercept: async (request, next) => {
        const response = await next(request);
        return down && isRegistration(request) ? html() : response;
      },
    });
    fillCamp(opened);
    await opened.send();
    down = false;
    await opened.send();
    expect(opened.part('[role=heading]').textContent).to.contain('Thank you');
    expect(await campers(opened)).to.have.length(1);
  });

  it('says that the form is gone if it was unpublished after it was opened', async () => {
    const opened = await failing(async () => Response.json({ title: 'Not Found' }, { status: 404 }));
    fillCamp(opened);
    await opened.send();
    expect(opened.part('form [role=alert]').textContent).to.contain('This form does not exist');
  });
});

import { expect } from '@open-wc/testing';
import { form as words } from '../../../src/i18n/en/index.js';
import { origin } from '../../support/backend.js';
import { campers, fillCamp, openForm, type OpenFormOptions, isRegistration } from '../../support/open-form.js';
import { savedCalendar } from './saved-file.js';

/** Only what the specification itself says of an event. */
const specified = ['list_id', 'title', 'published', 'start_date', 'end_date', 'url', 'embed_snippet'];

/** A proxy of the club's own: it adds the key, and what stands behind it knows nothing but the specification. */
const proxy: OpenFormOptions['intercept'] = async (request, next, { key }) => {
  const { method, headers } = request;
  // as text: requests have no `body` in Firefox
  const body = (await request.text()) || null;
  const proxied = new Request(request.url.replace('/proxy/', '/api/'), { method, headers, body });
  proxied.headers.set('authorization', `Bearer ${key}`);
  const response = await next(proxied);
  if (!request.url.endsWith('/events')) return response;
  const { data } = (await response.json()) as { data: Record<string, unknown>[] };
  return Response.json({ data: data.map((event) => Object.fromEntries(specified.map((name) => [name, event[name]]))) });
};

const openPlain = async (options: OpenFormOptions = {}) => {
  const opened = await openForm({ intercept: proxy, base: `${origin}/proxy`, plain: true, ...options });
  return {
    ...opened,
    requestLines: () => opened.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
  };
};

describe('plain mode, against nothing but the specification', () => {
  it('makes the form of GET /events and GET custom_columns', async () => {
    const { requestLines, listOf, part } = await openPlain();
    expect(requestLines()).to.deep.equal([
      'GET /proxy/events',
      `GET /proxy/lists/${await listOf('camp')}/custom_columns`,
    ]);
    expect(part('[role=heading]').textContent.trim()).to.equal('Camp');
  });

  it('asks for name, e-mail and every column in order', async () => {
    const { parts } = await openPlain();
    const requestLines = parts('[part~=label]').map((label) => label.textContent.trim().split(' (opt')[0]);
    expect(requestLines).to.deep.equal([
      'First name',
      'Last name',
      'E-mail',
      'T-shirt size',
      'Courses',
      'Can swim',
      'Notes',
      'Team (internal)',
    ]);
  });

  it('registers by POST persons, with no header that the specification does not know', async () => {
    const opened = await openPlain();
    fillCamp(opened);
    await opened.send();
    const post = opened.requests.find(isRegistration)!;
    expect([...post.headers.keys()]).to.deep.equal(['content-type']);
    expect((await campers(opened)).map(({ email }) => email)).to.deep.equal(['ada@example.org']);
    expect(opened.part('[role=heading]').textContent).to.contain('Thank you, Ada!');
    const requestLines = opened.requestLines();
    const calendar = new TextDecoder().decode(await savedCalendar(opened, words.addToCalendar));
    expect(calendar).to.contain('\r\nSUMMARY:Camp\r\n');
    expect(opened.requestLines().filter((line) => !line.startsWith('GET http'))).to.deep.equal(requestLines);
  });

  it('shows at the fields what the service refuses, in whatever words it has', async () => {
    const opened = await openPlain({
      intercept: async (request, next, club) =>
        isRegistration(request)
          ? Response.json({ message: 'Invalid', errors: { email: ['Please use your club address.'] } }, { status: 422 })
          : proxy(request, next, club),
    });
    fillCamp(opened);
    await opened.send();
    expect(opened.part('[part=issue]').textContent).to.equal('Please use your club address.');
  });

  it('does not send twice by itself, and says what to do when no answer came', async () => {
    let posts = 0;
    const opened = await openPlain({
      intercept: async (request, next, club) => {
        const response = await proxy(request, next, club);
        if (!isRegistration(request)) return response;
        posts++;
        throw new TypeError('connection reset');
      },
    });
    fillCamp(opened);
    await opened.send();
    expect(posts).to.equal(1);
    expect(opened.part('form [role=alert]').textContent).to.contain(
      'Please ask the club whether the registration arrived',
    );
  });

  for (const [what, slug] of [
    ['a draft', 'club/hidden'],
    ['a closed one', 'club/over'],
  ] as const)
    it(`shows nothing of an event that takes no registrations, and says no more than it knows: ${what}`, async () => {
      const { el } = await openPlain({ slug, until: '[role=alert]' });
      expect(el.shadowRoot!.textContent.replace(/\s+/g, ' ').trim()).to.equal(
        'The form cannot be shown right now. Try again',
      );
    });
});

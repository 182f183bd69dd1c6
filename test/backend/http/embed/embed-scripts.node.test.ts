// Long because all addresses and headers of the scripts are tried at one server.
import { expect } from 'chai';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { Backend } from '../../../../src/backend/backend.js';
import { embedScripts } from '../../../../src/backend/http/embed/embed-scripts.js';
import type { RegistrationForm } from '../../../../src/model/registration-form.js';
import { backend, origin } from '../../../support/backend.js';
import { files, personNamed, preloadIn, yaml } from './fake-scripts.js';

const home = `${origin}/`;

/** What was asked of the service so far, by the script that was opened last. */
let requestedPaths: string[];

/** What the service answers next, instead of what it knows. */
const trouble: Response[] = [];

const openScripts = async (text = yaml()) => {
  const club = await backend({ yaml: text });
  requestedPaths = [];
  const app: Backend = async (request) => {
    requestedPaths.push(request.url);
    return trouble.shift() ?? club.app(request);
  };
  const languagesOf = async (slug: string) => (await club.store.workspaces.bySlug(slug))?.languages;
  const answer = embedScripts({
    files,
    app,
    home,
    languagesOf,
    now: () => club.clock.now,
    elapsed: () => club.clock.now,
  });
  const loadPath = (path: string, headers: Record<string, string> = {}) =>
    answer(new Request(origin + path, { headers }));
  const loadScript = (search: string, headers?: Record<string, string>) => loadPath(`/embed.js${search}`, headers);
  const preloadOf = async (search = '?slug=club/walk') => preloadIn(await (await loadScript(search)).text());
  return { ...club, loadScript: loadScript, loadPath: loadPath, preloadOf };
};

describe('the script with a form in it', () => {
  it('contains the form and the words of the club’s first language', async () => {
    const { preloadOf } = await openScripts();
    const { form, modules, ...stated } = (await preloadOf())!;
    expect([form.slug, form.columns[0]!.external_id, form.state]).to.deep.equal(['club/walk', 'size', 'open']);
    expect(stated).to.deep.equal({ script: '/embed-form.js', home, slug: 'club/walk' });
    expect(modules).to.deep.equal({ 'de-form': { default: 'de-form' } });
  });

  const form = (fields: string, more = '') => `form: { ${more}sections: [{ fields: [${fields}] }] }`;
  for (const [what, event, needed] of [
    ['several persons', form('{ name: size }', 'participants: 5, '), ['extended-form', 'controls']],
    [
      'a question for some answers',
      form('{ name: email }, { name: size, visible_when: { field: email, is: a@b.c } }'),
      ['extended-form', 'controls'],
    ],
    ['an address', form('{ name: address }'), ['controls']],
    ['a date of birth', form('{ name: birthdate }'), ['controls']],
    ['an image', 'form: { image_url: /camp.jpg, sections: [{ fields: [{ name: size }] }] }', ['picture']],
    ['a waiting list', form('{ name: size }', 'waiting_list: later, '), []],
  ] as const)
    it(`contains the code for ${what}`, async () => {
      const { preloadOf } = await openScripts(
        yaml(event, '  - { slug: later, title: Later, published: true, start_date: 2030-07-24 }'),
      );
      const { modules } = (await preloadOf())!;
      expect(Object.keys(modules)).to.deep.equal(['de-form', ...needed]);
    });

  it('contains the gate’s response, without the clock, times far off and large numbers of places, and with days in words', async () => {
    const { preloadOf, app } = await openScripts();
    const form = ((await (await app(new Request(`${origin}/public/club/forms/walk`))).json()) as { data: object }).data;
    const { form: preloaded } = (await preloadOf())!;
    const { columns, event: whole } = form as RegistrationForm;
    const unused = ['list_id', 'published', 'state', 'opens_at', 'closes_at', 'changed_at', 'revision'];
    const event = Object.fromEntries(Object.entries(whole!).filter(([name]) => !unused.includes(name)));
    // a column goes by its external_id
    const [{ id, ...size }] = columns as [RegistrationForm['columns'][number]];
    expect(id).to.match(/^col_/);
    const dates = { language: 'de', text: '24.\u00a0Juli\u00a02030' };
    expect({ ...preloaded, now: '' }).to.deep.equal({
      ...form,
      ...{ event: { ...event, places_left: null }, columns: [size], dates, closes_at: null, now: '' },
    });
    expect(preloaded.now).to.match(/:00:00(\.000)?Z$/);
  });

  it('has the language of its address', async () => {
    const { preloadOf } = await openScripts();
    for (const [lang, language, words, text] of [
      ['en', 'en-GB', 'en-form', '24\u00a0July\u00a02030'],
      ['en-GB', 'en-GB', 'en-form', '24\u00a0July\u00a02030'],
      ['de', 'de', 'de-form', '24.\u00a0Juli\u00a02030'],
      ['xx', 'en-GB', 'en-form', '24\u00a0July\u00a02030'],
    ] as const) {
      const preloads = (await preloadOf(`?slug=club/walk&lang=${lang}`))!;
      expect([Object.keys(preloads.modules), preloads.form.dates], lang).to.deep.equal([[words], { language, text }]);
    }
  });

  it('is the same in every language that the club does not have', async () => {
    const { loadScript: loadScript } = await openScripts();
    const tags = new Set<string | null>();
    for (const lang of ['fr', 'fr-CA', 'de-x-du', 'de-AT', 'de'])
      tags.add((await loadScript(`?slug=club/walk&lang=${lang}`)).headers.get('etag'));
    expect([tags.size, requestedPaths.length]).to.deep.equal([1, 1]);
  });

  it('is created once for all values of Host', async () => {
    const { loadScript: loadScript } = await openScripts();
    for (const host of ['a.example', 'b.example']) await loadScript('?slug=club/walk', { host });
    expect(requestedPaths.length).to.equal(1);
  });

  it('contains events and words of a list if the address names only a club', async () => {
    const { preloadOf } = await openScripts();
    const preloads = async (search: string) => {
      const { script, slug, form, events, modules } = (await preloadOf(search))!;
      const titles = events.data.map((event: { title: string }) => event.title);
      return [script, slug, form, events.slug, titles, events.meta.organisation, Object.keys(modules)];
    };
    const list = ['/embed-list.js', 'club', undefined, 'club', ['Long walk'], 'Club'];
    for (const [search, words] of Object.entries({ '?slug=club': 'de-list', '?slug=club&lang=en-US': 'en-list' }))
      expect(await preloads(search)).to.deep.equal([...list, [words]]);
  });

  it('leaves events out if there are too many, or if they cannot be read', async () => {
    const event = `title: E, published: true, start_date: 2030-07-24, description: ${'x'.repeat(4_500)}`;
    const more = [1, 2, 3, 4, 5].map((number) => `  - { slug: e${number}, ${event} }`);
    const scripts = await openScripts(yaml('', more.join('\n')));
    expect((await scripts.preloadOf('?slug=club'))!.events).to.equal(undefined);
    const { preloadOf } = await openScripts();
    trouble.push(new Response('', { status: 503 }));
    expect((await preloadOf('?slug=club'))!.events).to.equal(undefined);
  });

  it('may be cached for a moment, and has an entity tag', async () => {
    const { loadScript, apply, clock } = await openScripts();
    const first = await loadScript('?slug=club/walk', { 'accept-encoding': 'br' });
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).to.equal('public, max-age=10, stale-while-revalidate=50');
    expect(preloadIn(brotliDecompressSync(await first.arrayBuffer()).toString())!.form.title).to.equal('Long walk');
    const headers = { 'accept-encoding': 'br', 'if-none-match': etag };
    expect((await loadScript('?slug=club/walk', headers)).status).to.equal(304);
    await apply(yaml().replace('Long walk', 'Longer walk'));
    clock.now += 60_000;
    expect((await loadScript('?slug=club/walk', headers)).status).to.equal(200);
  });

  it('is created once within its ten seconds of caching', async () => {
    const { loadScript, clock } = await openScripts();
    const preloads = [];
    for (const after of [0, 9_000, 999]) {
      clock.now += after;
      const { headers } = await loadScript('?slug=club/walk');
      preloads.push([headers.get('age'), requestedPaths.splice(0).length]);
    }
    expect(preloads).to.deep.equal([
      ['0', 1],
      ['9', 0],
      ['9', 0],
    ]);
  });

  it('is sent stale for a minute, and created once meanwhile', async () => {
    const { loadScript, preloadOf, apply, clock } = await openScripts();
    await preloadOf();
    await apply(yaml().replace('Long walk', 'Longer walk'));
    clock.now += 59_999;
    requestedPaths = [];
    const answers = await Promise.all(['', '', ''].map(() => loadScript('?slug=club/walk')));
    const responses = await Promise.all(
      answers.map(async (answer) => [answer.headers.get('age'), preloadIn(await answer.text())!.form.title]),
    );
    expect(responses).to.deep.include(['59', 'Long walk']);
    for (const [age, title] of responses) expect(title).to.equal(age === '0' ? 'Longer walk' : 'Long walk');
    let after = await loadScript('?slug=club/walk');
    // a database that is asked over the network is heard when nobody else has anything to do
    while (after.headers.get('age') !== '0') after = await sleep(1).then(() => loadScript('?slug=club/walk'));
    expect(preloadIn(await after.text())!.form.title).to.equal('Longer walk');
    expect(requestedPaths.length).to.equal(1);
  });

  it('is created anew for a request with no-cache', async () => {
    const { loadScript, preloadOf, apply, clock } = await openScripts();
    await preloadOf();
    await apply(yaml().replace('Long walk', 'Longer walk'));
    clock.now += 10_000;
    const answer = await loadScript('?slug=club/walk', { 'cache-control': 'no-cache' });
    expect(preloadIn(await answer.text())!.form.title).to.equal('Longer walk');
  });

  for (const status of [429, 503])
    it(`is still sent to others after a response of ${status}`, async () => {
      const { preloadOf } = await openScripts();
      trouble.push(new Response(null, { status }));
      expect(await preloadOf()).to.equal(undefined);
      expect((await preloadOf())!.form.title).to.equal('Long walk');
    });

  it('is created once, even if the clock advances meanwhile', async () => {
    const club = await backend({ yaml: yaml() });
    let [time, looks] = [1_900_000_000_000, 0];
    requestedPaths = [];
    const app: Backend = async (request) => (requestedPaths.push(request.url), club.app(request));
    const answer = embedScripts({
      files,
      app,
      home,
      languagesOf: async () => ['de'],
      elapsed: () => (time += looks++ % 3),
    });
    for (let visit = 0; visit < 9; visit++) await answer(new Request(`${origin}/embed.js?slug=club/walk`));
    expect(requestedPaths.length).to.equal(1);
  });

  it('is created once for a thousand concurrent requests', async () => {
    const { loadScript: loadScript } = await openScripts();
    const texts = await Promise.all(
      Array.from({ length: 1000 }, async () => (await loadScript('?slug=club/walk')).text()),
    );
    expect(new Set(texts).size).to.equal(1);
    expect(requestedPaths.length).to.equal(1);
  });

  it('stays the same while places are taken, until few are left', async () => {
    const { loadScript, register, preloadOf, clock } = await openScripts(
      yaml().replace('max_persons: 40', 'max_persons: 11'),
    );
    const tag = async () => {
      clock.now += 60_000;
      return (await loadScript('?slug=club/walk')).headers.get('etag');
    };
    const before = await tag();
    await register(personNamed('Ada'), { form: 'walk' });
    expect(await tag()).to.equal(before);
    await register(personNamed('Bob'), { form: 'walk' });
    expect(await tag()).not.to.equal(before);
    expect((await preloadOf())!.form.event!.places_left).to.equal(9);
  });

  it('is the script of the element in its name', async () => {
    const { loadPath: loadPath } = await openScripts();
    const preloads = async (path: string) => preloadIn(await (await loadPath(path)).text())?.script;
    expect(await preloads('/embed-form.js?slug=club/walk')).to.equal('/embed-form.js');
    expect(await preloads('/embed-list.js?slug=club')).to.equal('/embed-list.js');
    // with nothing of another element
    for (const path of ['/embed-list.js?slug=club/walk', '/embed-form.js?slug=club', '/embed-portal.js?slug=club'])
      expect(await preloads(path), path).to.equal(undefined);
  });

  const odd = ['</script><script>alert(1)</script>', '\u2028\u2029', '`${1}`', '\\"\'', '*/ //', '😀'];
  it('contains any text unchanged', async () => {
    const { preloadOf } = await openScripts(
      yaml().replace('title: Long walk', `title: ${JSON.stringify(odd.join(' '))}`),
    );
    expect((await preloadOf())!.form.title).to.equal(odd.join(' '));
  });

  for (const [what, search, text] of [
    ['a form that is not there', '?slug=club/other', yaml()],
    ['a club that is not there', '?slug=nobody/walk', yaml()],
    ['a form that opens later', '?slug=club/walk', yaml('opens_at: 2030-01-01T19:00:00+01:00')],
    ['a form that has closed', '?slug=club/walk', yaml('closes_at: 2020-01-01T19:00:00+01:00')],
    ['the list of a club that is not there', '?slug=nobody', yaml()],
    ['a slug that is none', '?slug=../../club/walk', yaml()],
    ['no slug', '', yaml()],
    [
      'a name that means more in a script',
      '?slug=club/walk',
      yaml('form: { sections: [{ fields: [{ name: size, label: { de: Hemd, __proto__: Shirt } }] }] }'),
    ],
  ] as const)
    it(`is the script alone for ${what}`, async () => {
      const { preloadOf } = await openScripts(text);
      expect(await preloadOf(search)).to.equal(undefined);
    });
});

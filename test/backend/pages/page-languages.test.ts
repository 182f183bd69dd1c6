import { expect } from 'chai';
import { directionOf, wordsOf } from '../../../src/i18n/index.js';
import { serverLanguages, serverWordsOf } from '../../../src/i18n/server-words.js';
import { backend, club as clubFile, origin } from '../../support/backend.js';

/** The hosted pages of a club. */
async function hosted() {
  const { request } = await backend({ yaml: clubFile });
  const look = async (path: string, accepted?: string) => {
    const headers: Record<string, string> = accepted === undefined ? {} : { 'Accept-Language': accepted };
    const html = await (await request('GET', path, { headers })).text();
    const [, lang, dir] = /<html lang="([^"]*)" dir="([^"]*)"/.exec(html) ?? [];
    return {
      html,
      lang,
      dir,
      links: [...html.matchAll(/(?:href|action)="([^"#]*)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&')),
    };
  };
  return { look };
}

const paths = ['/portal/club', '/portal/club/camp', '/portal/club/camp?plain', '/portal/club/email/confirm'];

describe('the language of hosted pages', () => {
  for (const language of Object.keys(serverLanguages))
    it(`is the one that the browser asks for: ${language}`, async () => {
      const { look } = await hosted();
      const pages = await Promise.all(paths.map((path) => look(path, `${language},en;q=0.5`)));
      for (const { lang, dir } of pages) expect([lang, dir]).to.deep.equal([language, directionOf(language)]);
      const [list, form, words] = [
        await wordsOf(language, 'list'),
        await wordsOf(language, 'form'),
        await serverWordsOf(language, 'pages'),
      ];
      expect(pages[0]!.html).to.contain(list.subscribe).and.to.contain(words.calendarHelp);
      expect(pages[1]!.html).to.contain(form.send);
      expect(pages[2]!.html).to.contain(form.send);
      expect(pages[3]!.html).to.contain(words.confirmAsk);
    });

  for (const [accepted, language] of [
    [undefined, 'de'],
    ['', 'de'],
    ['*', 'de'],
    ['tlh', 'de'],
    ['de-AT', 'de'],
    ['no', 'nb'],
    ['en;q=0.3,fr;q=0.8', 'fr'],
    ['tlh,it;q=0.2', 'it'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['de;q=0,pl;q=0.1', 'pl'],
    ['x'.repeat(5000), 'de'],
  ] as const)
    it(`is ${language} for "${accepted?.slice(0, 40)}"`, async () => {
      const { look } = await hosted();
      expect((await look('/portal/club', accepted)).lang).to.equal(language);
    });

  for (const [search, language] of [
    ['lang=ar', 'ar'],
    ['lang=DE_ch', 'de'],
    ['lang=de-x-du', 'de-x-du'],
    ['lang=tlh', 'sv'],
    ['lang=', 'sv'],
    ['lang=%22%3E%3Cscript%3E', 'sv'],
  ] as const)
    it(`is ${language} at an address with ?${search}, whatever the browser asks for`, async () => {
      const { look } = await hosted();
      expect((await look(`/portal/club?${search}`, 'sv')).lang).to.equal(language);
    });

  it('stays the chosen one from page to page', async () => {
    const { look } = await hosted();
    const club = await look('/portal/club?lang=fr', 'sv');
    const form = await look('/portal/club/camp?lang=fr', 'sv');
    const plain = await look('/portal/club/camp?plain&lang=fr', 'sv');
    expect(club.links).to.include(`${origin}/portal/club/camp?lang=fr`);
    expect(form.links).to.include('?plain&lang=fr');
    expect(plain.links).to.include('?plain&lang=fr');
    expect((await look('/portal/club')).links.filter((link) => link.includes('lang='))).to.deep.equal([]);
  });

  it('is told to caches', async () => {
    const { request } = await backend({ yaml: clubFile });
    expect((await request('GET', '/portal/club')).headers.get('vary')).to.match(/Accept-Language/i);
  });

  it('counts the years of a condition as the language does', async () => {
    const under = async (language: string, age: number) => (await serverWordsOf(language, 'pages')).ifUnder(age);
    expect(await under('de', 1)).to.contain('1 Jahr.');
    expect(await under('de', 18)).to.contain('18 Jahren');
    expect(await under('ru', 21)).to.contain('21 года');
    expect(await under('ru', 18)).to.contain('18 лет');
    expect((await serverWordsOf('pl', 'pages')).ifFrom(3)).to.contain('3 lata');
  });
});

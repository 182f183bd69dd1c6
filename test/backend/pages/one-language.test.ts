import { expect } from 'chai';
import { wordsOf } from '../../../src/i18n/index.js';
import { serverLanguages, serverWordsOf } from '../../../src/i18n/server-words.js';
import { backend } from '../../support/backend.js';
import { decodeEntities, entriesOfPage, withoutNonced } from '../../support/no-script-visitor.js';
import { linkOf } from '../gate/confirmed-camp.js';

/** A club whose own texts are of no language. */
const yaml = `
workspace: { slug: club, name: Qx, languages: [fr, en], privacy_url: 'https://club.example/p', imprint_url: 'https://club.example/i' }
events:
  - slug: camp
    title: Qxq
    published: true
    start_date: 2027-07-24
    end_date: 2027-07-30
    location: Qxqx
    max_persons: 4
    description: Qxx
    columns:
      - { external_id: size, name: Qs, type: string, allowed_values: [Q1, Q2] }
      - { external_id: swims, name: Qb, type: boolean }
    form:
      participants: 2
      prices: { base: 50 }
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }, { name: birthdate, required: true }, address, size, swims] }]
  - slug: walk
    title: Qw
    published: true
    start_date: 2027-08-24
    form:
      confirm_email: true
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }]
  - { slug: over, title: Qo, published: true, start_date: 2027-09-01, closes_at: '2020-01-01T00:00:00Z' }
  - { slug: later, title: Ql, published: true, start_date: 2027-09-01, opens_at: '2027-01-01T00:00:00Z' }
`;

const typed = {
  'name.first_name': 'Qf',
  'name.last_name': 'Ql',
  email: 'q@example.org',
  'birthdate.day': '1',
  'birthdate.month': '2',
  'birthdate.year': '2015',
};

/** Texts of hosted pages, by their words on server and elements. */
async function sentencesOf(language: string): Promise<Set<string>> {
  const sentences = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') sentences.add(value);
    else if (value && typeof value === 'object') Object.values(value).forEach(collect);
  };
  for (const part of ['pages', 'registration', 'mail'] as const) collect(await serverWordsOf(language, part));
  for (const part of ['form', 'list', 'closed', 'confirm', 'nextSteps', 'login'] as const)
    collect(await wordsOf(language, part));
  return sentences;
}

/** The texts of a page, and those of its attributes. */
function textsIn(html: string): string[] {
  const markup = withoutNonced(html).replace(/<script[^]*?<\/script>/g, '');
  const attributes = [...markup.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, text]) => text!);
  return [...markup.split(/<[^>]*>/), ...attributes]
    .map((text) => decodeEntities(text).replace(/\s+/g, ' ').trim())
    .filter((text) => /\p{L}/u.test(text));
}

/** The pages of the club in their states, as a visitor without scripts comes through them. */
async function* pagesIn(language: string) {
  const club = await backend({ yaml });
  const request = async (path: string, answers?: URLSearchParams) => {
    const response = await club.request(answers ? 'POST' : 'GET', path, {
      headers: { 'Accept-Language': language, 'content-type': 'application/x-www-form-urlencoded' },
      ...(answers ? { body: answers.toString() } : {}),
    });
    return response.text();
  };
  const send = async (path: string, page: string, answers: Record<string, string>) => {
    const entries = entriesOfPage(page);
    for (const [name, value] of Object.entries(answers)) entries.set(name, value);
    club.clock.now += 60_000;
    return request(path, entries);
  };
  const camp = '/portal/club/camp?plain';
  for (const path of [
    '/portal/club',
    '/portal/club/camp',
    '/portal/club/over?plain',
    '/portal/club/later?plain',
    '/portal/club/nowhere',
    '/portal/nobody',
    '/portal/club/email/confirm',
    '/portal/club/email/undo',
    '/portal/club/walk/confirmation',
    '/portal/club/desk',
  ])
    yield { state: path, html: await request(path) };
  const form = await request(camp);
  yield { state: 'form', html: form };
  const refusal = await send(camp, form, { email: 'q@', 'birthdate.day': '31' });
  yield { state: 'refusal', html: refusal };
  yield { state: 'thanks', html: await send(camp, refusal, typed) };
  const walk = await request('/portal/club/walk?plain');
  yield { state: 'unconfirmed', html: await send('/portal/club/walk?plain', walk, typed) };
  club.clock.now += 10_000;
  const link = (await club.deliverMails()).map((mail) => linkOf(mail)).find((url) => url.includes('/confirmation'))!;
  const { pathname, hash } = new URL(link);
  yield { state: 'confirmed', html: await request(pathname, new URLSearchParams({ link: hash.slice(1) })) };
  yield { state: 'gone', html: await request(pathname, new URLSearchParams({ link: hash.slice(1, -4) + 'AAAA' })) };
}

describe('a hosted page', () => {
  for (const language of Object.keys(serverLanguages))
    it(`says everything in one language: ${language}`, async function () {
      this.timeout(20_000);
      const own = await sentencesOf(language);
      const foreign = new Set<string>();
      for (const other of ['en', 'de', 'fr'])
        if (other !== language) for (const sentence of await sentencesOf(other)) foreign.add(sentence);
      const states: string[] = [];
      for await (const { state, html } of pagesIn(language)) {
        states.push(state);
        expect(/<html lang="([^"]*)"/.exec(html)?.[1], state).to.equal(language);
        const mixed = textsIn(html).filter((text) => foreign.has(text) && !own.has(text));
        expect(mixed, state).to.deep.equal([]);
      }
      expect(states).to.have.lengthOf(16);
    });

  for (const [accepted, language] of [
    [undefined, 'fr'],
    ['*', 'fr'],
    ['zh-TW, zh;q=0.9', 'fr'],
    ['zh-Hant-TW', 'fr'],
    ['pt-BR', 'pt'],
    ['de-AT, de;q=0.9, en;q=0.8', 'de'],
    ['zh-TW, en-US;q=0.5', 'en'],
  ] as const)
    it(`is in ${language} for "${accepted}" where the club's first language is French`, async () => {
      const { request } = await backend({ yaml });
      const headers: Record<string, string> = accepted === undefined ? {} : { 'Accept-Language': accepted };
      for (const path of ['/portal/club', '/portal/club/camp?plain', '/portal/club/nowhere'])
        expect(await (await request('GET', path, { headers })).text(), path).to.contain(`<html lang="${language}"`);
    });

  it('is in English where neither visitor nor club speaks a supported language', async () => {
    const { request } = await backend({ yaml: yaml.replace('[fr, en]', '[en]') });
    const answer = await request('GET', '/portal/club?lang=tlh', { headers: { 'Accept-Language': 'tlh' } });
    expect(await answer.text()).to.contain('<html lang="en"');
  });

  it('names privacy notice and imprint in the language of the visitor, not of the club, and on every page', async () => {
    const { request } = await backend({ yaml });
    const words = await serverWordsOf('pl', 'pages');
    for (const path of [
      '/portal/club',
      '/portal/club/camp',
      '/portal/club/nowhere',
      '/portal/club/walk/confirmation',
    ]) {
      const html = await (await request('GET', path, { headers: { 'Accept-Language': 'pl' } })).text();
      const footer = textsIn(/<footer>[^]*?<\/footer>/.exec(html)![0]);
      expect(footer, path).to.deep.equal([words.privacy, words.imprint]);
    }
  });
});

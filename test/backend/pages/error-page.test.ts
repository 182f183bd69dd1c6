import { expect } from 'chai';
import { backend, club as clubFile } from '../../support/backend.js';

const branded = `
workspace: { slug: club, name: 'Sail & Row', logo_url: 'https://images.club.example/logo.svg', accent_color: '#123456' }
events: [{ slug: camp, title: Camp, published: true, start_date: 2027-07-24 }]
`;

async function look(path: string, { yaml = branded, language = 'en' } = {}) {
  const { request } = await backend({ yaml });
  const response = await request('GET', path, { headers: { 'Accept-Language': language } });
  const html = await response.text();
  return {
    html,
    status: response.status,
    policy: response.headers.get('content-security-policy')!,
    title: /<title>([^<]*)/.exec(html)![1],
    links: [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, link]) => link),
  };
}

describe('the page of an address that leads nowhere', () => {
  for (const path of [
    '/portal/club/nowhere',
    '/portal/club/camp/nowhere',
    '/portal/club/email/other/thing',
    '/portal/club/%E0%A4%A',
  ])
    it(`has the look of the club, and the way to its events: ${path}`, async () => {
      const { html, status, title, links, policy } = await look(path, { language: 'de' });
      expect([status, title]).to.deep.equal([404, 'Seite nicht gefunden · Sail &amp; Row']);
      expect(links).to.deep.equal(Array.from({ length: 2 }, () => 'https://turnout.test/portal/club'));
      expect(html).to.match(/class="main"[^>]*>Alle Termine</);
      expect(html)
        .to.contain('noindex')
        .and.to.match(/<img class="logo" src="https:\/\/images\.club\.example\/logo\.svg"/);
      expect(policy).to.contain("img-src 'self' data: https://images.club.example");
    });

  it('keeps the chosen language', async () => {
    const { html, links } = await look('/portal/club/nowhere?lang=fr', { language: 'de' });
    expect(html).to.contain('<html lang="fr"').and.to.contain('Page introuvable').and.to.contain('Tous les événements');
    expect(links).to.include('https://turnout.test/portal/club?lang=fr');
  });

  for (const path of ['/portal/nobody', '/portal/nobody/camp', '/portal', '/portal/%E0%A4%A/camp'])
    it(`says what to do where there is no such club, and leads nowhere: ${path}`, async () => {
      const { html, status, title, links } = await look(path, { yaml: clubFile });
      expect([status, title, links]).to.deep.equal([404, 'Page not found', []]);
      expect(html).to.contain('Check the address, or ask the club for it.');
    });
});

describe('the page that is not available now', () => {
  it('names the club', async () => {
    const { request } = await backend({ yaml: branded, rates: { reading: { limit: 1, periodMs: 60_000 } } });
    await request('GET', '/portal/club');
    const answer = await request('GET', '/portal/club', { headers: { 'Accept-Language': 'en' } });
    expect(answer.status).to.equal(429);
    expect(await answer.text()).to.contain('<title>This page is not available right now · Sail &amp; Row</title>');
  });
});

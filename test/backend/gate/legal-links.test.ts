import { expect } from 'chai';
import { backend, club as clubFile } from '../../support/backend.js';

const privacy_url = 'https://club.example/privacy?a=1&b=2';
const imprint_url = 'https://club.example/imprint';
const yaml = clubFile.replace(
  'name: Club,',
  `name: Club, privacy_url: '${privacy_url}', imprint_url: '${imprint_url}',`,
);

const legal = [
  { text: { de: 'Datenschutzhinweise', en: 'Privacy notice' }, url: privacy_url },
  { text: { de: 'Impressum', en: 'Legal notice' }, url: imprint_url },
];

describe('the privacy notice and the imprint of a club', () => {
  it('are sent with its forms and its portal, in the languages of the club', async () => {
    const { visitor, request } = await backend({ yaml });
    const form = await visitor.readForm({ slug: 'camp' });
    const portal = (await (await request('GET', '/public/club/portal')).json()) as { data: { legal: unknown } };
    expect([form.data.legal, portal.data.legal]).to.deep.equal([legal, legal]);
  });

  it('are missing if the club names neither', async () => {
    const { visitor } = await backend();
    expect((await visitor.readForm({ slug: 'camp' })).data).to.not.have.property('legal');
  });

  it('can be named one without the other', async () => {
    const { visitor } = await backend({
      yaml: clubFile.replace('name: Club,', `name: Club, imprint_url: '${imprint_url}',`),
    });
    expect((await visitor.readForm({ slug: 'camp' })).data.legal).to.deep.equal(legal.slice(1));
  });

  for (const path of ['/portal/club', '/portal/club/camp', '/portal/club/camp?plain', '/portal/club/email/confirm'])
    it(`are in the footer of the hosted page, in its language: ${path}`, async () => {
      const { request } = await backend({ yaml });
      const html = await (await request('GET', path, { headers: { 'accept-language': 'de' } })).text();
      const foot = /<footer>([^]*)<\/footer>/.exec(html)?.[1] ?? '';
      expect([...foot.matchAll(/href="([^"]*)"><bdi>([^<]*)/g)].map(([, url, text]) => [url, text])).to.deep.equal([
        [privacy_url.replace('&', '&amp;'), 'Datenschutzhinweise'],
        [imprint_url, 'Impressum'],
      ]);
    });

  it('leave no footer if both are missing', async () => {
    const { request } = await backend();
    expect(await (await request('GET', '/portal/club/camp?plain')).text()).to.not.contain('<footer');
  });

  it('are removed by a file that no longer names them', async () => {
    const { visitor, apply } = await backend({ yaml });
    const [step] = await apply(clubFile);
    expect(step!.changes.map(({ field }) => field)).to.deep.equal(['privacy_url', 'imprint_url']);
    expect((await visitor.readForm({ slug: 'camp' })).data).to.not.have.property('legal');
  });
});

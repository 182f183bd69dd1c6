import { expect } from 'chai';
import { backend } from '../../support/backend.js';

const yaml = (branding: string) => `
workspace: { slug: club, name: Club${branding} }
events: [{ slug: camp, title: Camp, published: true, start_date: 2027-07-24 }]
`;
const branding = ", logo_url: 'https://images.club.example/logo.svg?a=1&b=2', website_url: https://club.example/home";

const look = async (workspace: string, path: string) => {
  const { request } = await backend({ yaml: yaml(workspace) });
  const response = await request('GET', path);
  const html = await response.text();
  return {
    header: /<header>[^]*?<\/header>/.exec(html)![0],
    images: /img-src ([^;]*);/.exec(response.headers.get('content-security-policy')!)![1],
  };
};

describe('logo and website of a club', () => {
  for (const path of ['/portal/club', '/portal/club/camp', '/portal/club/camp?plain', '/portal/club/camp/confirmation'])
    it(`stand at the top of its hosted pages: ${path}`, async () => {
      const { header, images } = await look(branding, path);
      expect(header).to.match(/<img\s[^>]*src="https:\/\/images\.club\.example\/logo\.svg\?a=1&amp;b=2"[^>]*alt=""/);
      expect(header).to.contain('<a href="https://club.example/home"');
      expect(images).to.equal("'self' data: https://images.club.example");
    });

  it('are missing where the club names none: its name leads to its hosted page', async () => {
    const { header, images } = await look('', '/portal/club/camp?lang=de');
    expect(header).to.not.contain('<img');
    expect(header).to.contain('<a href="https://turnout.test/portal/club?lang=de"');
    expect(images).to.equal("'self' data:");
    expect((await look('', '/portal/club')).header).to.not.contain('<a href="http');
  });

  it('are refused where an address leads to no website', async () => {
    let refusal = '';
    await backend({ yaml: yaml(", logo_url: 'javascript:alert(1)'") }).catch(
      (error: unknown) => (refusal = String(error)),
    );
    expect(refusal).to.contain('logo_url');
  });
});

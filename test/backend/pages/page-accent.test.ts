import { expect } from 'chai';
import { backend } from '../../support/backend.js';

const yaml = (accent: string) => `
workspace: { slug: club, name: Club${accent} }
events: [{ slug: camp, title: Camp, published: true, start_date: 2027-07-24 }]
`;

const styleOf = async (accent: string, path: string) => {
  const { request } = await backend({ yaml: yaml(accent) });
  const page = await (await request('GET', path)).text();
  const [, address = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page)!;
  const response = await request('GET', address);
  return { address, type: response.headers.get('content-type'), css: await response.text() };
};

describe('the hosted pages of a club with an accent colour', () => {
  for (const path of ['/portal/club', '/portal/club/camp'])
    it(`have it, readable on light and dark backgrounds: ${path}`, async () => {
      const { address, type, css } = await styleOf(", accent_color: '#ffd500'", path);
      expect([address, type]).to.deep.equal(['/portal.css?accent=ffd500', 'text/css; charset=utf-8']);
      expect(css).to.match(/--page-accent: light-dark\(#[0-9a-f]{6}, #ffd500\); }\n$/);
    });

  it('have the default without one, and for a forged address', async () => {
    const { address, css } = await styleOf('', '/portal/club');
    const { request } = await backend({ yaml: yaml('') });
    const hostile = await (await request('GET', '/portal.css?accent=fff;}*{display:none')).text();
    expect([address, hostile === css]).to.deep.equal(['/portal.css', true]);
  });
});

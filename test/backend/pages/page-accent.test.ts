import { expect } from 'chai';
import { pageStyle, pageStyleWith } from '../../../src/backend/pages/page-style.js';
import { backend } from '../../support/backend.js';

const yaml = (accent: string) => `
workspace: { slug: club, name: Club${accent} }
events: [{ slug: camp, title: Camp, published: true, start_date: 2027-07-24 }]
`;

const styleOf = async (accent: string, path: string) => {
  const { request } = await backend({ yaml: yaml(accent) });
  const response = await request('GET', path);
  const [, nonce = '', css = ''] = /<style nonce="([^"]+)">([^]*?)<\/style>/.exec(await response.text())!;
  return { css: css.trim(), nonce, policy: response.headers.get('content-security-policy') };
};

describe('the hosted pages of a club with an accent colour', () => {
  for (const path of ['/portal/club', '/portal/club/camp'])
    it(`have it, readable on light and dark backgrounds: ${path}`, async () => {
      const { css, nonce, policy } = await styleOf(", accent_color: '#ffd500'", path);
      expect(css).to.match(/--page-accent: light-dark\(#[0-9a-f]{6}, #ffd500\); }$/);
      expect(policy).to.contain(`style-src 'nonce-${nonce}';`);
    });

  it('have the default without one, and other nonces each time', async () => {
    const pages = [await styleOf('', '/portal/club'), await styleOf('', '/portal/club')];
    const { request } = await backend({ yaml: yaml('') });
    const css = (await (await request('GET', '/portal.css')).text()).trim();
    expect(pages.map((page) => page.css === css)).to.deep.equal([true, true]);
    expect(pages[0]!.nonce).to.not.equal(pages[1]!.nonce);
  });

  it('have the default for a colour that is none', () => {
    expect(pageStyleWith('#fff;}</style><script>')).to.equal(pageStyle);
  });
});

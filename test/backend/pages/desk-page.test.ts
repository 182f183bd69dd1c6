import { expect } from 'chai';
import { backend, club as clubFile } from '../../support/backend.js';

const look = async (path: string) => {
  const { request } = await backend({ yaml: clubFile });
  const response = await request('GET', path);
  return { response, html: await response.text() };
};

describe('the page of the desk', () => {
  it('cannot be framed, stored or found, and tells no other site where it is', async () => {
    const { response, html } = await look('/portal/club/desk');
    expect(response.status).to.equal(200);
    expect(response.headers.get('content-security-policy')).to.contain("frame-ancestors 'none'");
    expect(response.headers.get('content-security-policy')).to.match(/style-src 'nonce-[^']+';/);
    expect(response.headers.get('cache-control')).to.equal('no-store');
    expect(response.headers.get('referrer-policy')).to.equal('no-referrer');
    expect(html).to.contain('<meta name="robots" content="noindex" />');
  });

  it('holds nothing but the way to its script', async () => {
    const { html } = await look('/portal/club/desk');
    expect(html.match(/<script/g)).to.have.length(1);
    expect(html).to.match(/src="[^"]*\/desk\.js"\s+data-desk="[^"]*\/public\/club"\s+type="module"/);
  });

  it('is there for a club that exists, and for no other', async () => {
    expect((await look('/portal/nobody/desk')).response.status).to.equal(404);
  });
});

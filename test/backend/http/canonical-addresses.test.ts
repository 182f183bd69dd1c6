import { expect } from 'chai';
import { backend } from '../../support/backend.js';

describe('a typed address', () => {
  let place: Awaited<ReturnType<typeof backend>>;
  before(async () => {
    place = await backend();
  });
  const redirected = async (method: string, path: string) => {
    const { status, headers } = await place.request(method, path);
    return [status, headers.get('location')];
  };

  for (const [what, path, canonical] of [
    ['a slash at its end', '/portal/club/', '/portal/club'],
    ['several slashes at its end', '/portal/club/camp//', '/portal/club/camp'],
    ['capitals', '/Portal/Club/Camp', '/portal/club/camp'],
    ['capitals and a query', '/portal/CLUB/?lang=de&x=Y', '/portal/club?lang=de&x=Y'],
    ['the reference with a slash', '/api/', '/api'],
    ['the reference with capitals', '/API', '/api'],
  ] as const)
    it(`is redirected to the one with small letters and no slash: ${what}`, async () => {
      expect(await redirected('GET', path)).to.deep.equal([301, canonical]);
      expect(await redirected('HEAD', path)).to.deep.equal([301, canonical]);
    });

  it('keeps method and body of a form that is sent', async () => {
    expect(await redirected('POST', '/portal/club/Camp/?plain')).to.deep.equal([308, '/portal/club/camp?plain']);
  });

  it('is unchanged at the gate and the service, whose ids have capitals', async () => {
    expect(await redirected('GET', '/public/club/forms/camp/')).to.deep.equal([404, null]);
    expect(await redirected('GET', '/api/lists/lst_A/persons/')).to.deep.equal([401, null]);
  });

  it('never leads to another host', async () => {
    for (const path of ['//other.example/', '/portal//other.example/', '/portal/..//Other.example/'])
      expect((await redirected('GET', path))[1] ?? '/portal').to.match(/^\/portal/);
  });
});

describe('an address under /portal', () => {
  for (const [method, path] of [
    ['GET', '/portal'],
    ['GET', '/portal/nobody'],
    ['GET', '/portal/club/nothing'],
    ['GET', '/portal/club/camp/more/parts'],
    ['GET', '/portal/%E0%A4%A'],
    ['GET', '/portal/club/%00'],
    ['PUT', '/portal/club/camp'],
    ['DELETE', '/portal/club'],
  ] as const)
    it(`gets a readable page if it does not exist: ${method} ${path}`, async () => {
      const { request } = await backend();
      const response = await request(method, path, { headers: { 'Accept-Language': 'en' } });
      expect([response.status, response.headers.get('content-type')]).to.deep.equal([404, 'text/html; charset=utf-8']);
      expect(await response.text()).to.include('<h1>Page not found</h1>');
    });
});

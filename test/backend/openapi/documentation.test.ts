import { expect } from 'chai';
import { openapiOf } from '../../../src/backend/openapi/index.js';
import { extensions, service } from '../../../src/contract/index.js';
import { backend, origin } from '../../support/backend.js';
import { requestService, responseParts } from '../../support/service-requests.js';

const document = openapiOf({ base_url: `${origin}/api` });

describe('asking for the OpenAPI document', () => {
  it('takes no key', async () => {
    const { request } = await backend();
    const response = await request('GET', '/api/openapi.json');
    expect([response.status, await response.json()]).to.deep.equal([200, document]);
  });

  it('is answered without a body to who has it already', async () => {
    const { request } = await backend();
    const etag = (await request('GET', '/api/openapi.json')).headers.get('etag')!;
    expect((await request('GET', '/api/openapi.json', { headers: { 'if-none-match': etag } })).status).to.equal(304);
  });

  for (const path of ['/api', '/api/openapi.json'])
    it(`by another method is 405 with those there are: ${path}`, async () => {
      const response = await (await backend()).request('POST', path, { body: {} });
      expect([response.status, response.headers.get('allow')]).to.deep.equal([405, 'GET, HEAD']);
    });

  it('shows no other page a header that lets it read', async () => {
    const { headers } = await responseParts(await (await backend()).request('GET', '/api/openapi.json'));
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).to.deep.equal([]);
  });
});

describe('the reference to read', () => {
  it('names every endpoint', async () => {
    const { text } = await responseParts(await (await backend()).request('GET', '/api'));
    for (const name of Object.keys({ ...service, ...extensions })) expect(text).to.include(`id="${name}"`);
  });

  it('has a policy that allows its own style and script and nothing else', async () => {
    const { headers, text } = await responseParts(await (await backend()).request('GET', '/api'));
    const sourceOf = async (tag: string) => {
      const [, block = ''] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(text)!;
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(block)));
      return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
    };
    expect(headers['content-security-policy']).to.equal(
      `default-src 'none'; style-src ${await sourceOf('style')}; script-src ${await sourceOf('script')}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  it('is answered without a body to who has it already, with the policy of the page', async () => {
    const { request } = await backend();
    const { headers } = await request('GET', '/api');
    const cachedPage = await request('GET', '/api', { headers: { 'if-none-match': headers.get('etag')! } });
    const policy = 'content-security-policy';
    expect([cachedPage.status, cachedPage.headers.get(policy)]).to.deep.equal([304, headers.get(policy)]);
  });

  it('does not stand in the way of the service', async () => {
    expect((await requestService(await backend(), 'GET', '/nothing')).status).to.equal(404);
  });
});

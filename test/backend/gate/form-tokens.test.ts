import { expect } from 'chai';
import { ada, backend, club as clubFile, issuesIn } from '../../support/backend.js';
import { bob, personCountOf, type Club } from '../../support/service-requests.js';

const refusal = [422, [['Form-Token', 'form_token']], 0];

/** Registers for the camp with a token, right now. */
async function registerWith(club: Club, token: string | undefined, body: unknown = ada) {
  const headers = { 'Idempotency-Key': crypto.randomUUID(), ...(token === undefined ? {} : { 'Form-Token': token }) };
  const response = await club.request('POST', `/public/club/lists/${await club.listOf('camp')}/persons`, {
    body,
    headers,
  });
  return [response.status, await issuesIn(response), await personCountOf(club)];
}

const fresh = async ({ visitor }: Club, slug = 'camp') => (await visitor.readFormToken({ slug })).data;

describe('a form token', () => {
  it('is accepted from its minimum age on', async () => {
    const club = await backend();
    const { token, min_age_ms } = await fresh(club);
    club.clock.now += min_age_ms;
    expect(await registerWith(club, token)).to.deep.equal([201, [], 1]);
  });

  it('is refused a millisecond before', async () => {
    const club = await backend();
    const { token, min_age_ms } = await fresh(club);
    club.clock.now += min_age_ms - 1;
    expect(await registerWith(club, token)).to.deep.equal(refusal);
  });

  it('is accepted up to its maximum age', async () => {
    const club = await backend();
    const { token, max_age_ms } = await fresh(club);
    club.clock.now += max_age_ms;
    expect(await registerWith(club, token)).to.deep.equal([201, [], 1]);
  });

  it('is refused a millisecond after', async () => {
    const club = await backend();
    const { token, max_age_ms } = await fresh(club);
    club.clock.now += max_age_ms + 1;
    expect(await registerWith(club, token)).to.deep.equal(refusal);
  });

  it('is refused from the future', async () => {
    const club = await backend();
    const token = await club.formToken();
    club.clock.now -= 3600_000;
    expect(await registerWith(club, token)).to.deep.equal(refusal);
  });

  it('cannot be left out', async () => {
    expect(await registerWith(await backend(), undefined)).to.deep.equal(refusal);
  });

  for (const [what, forged] of [
    ['nothing', () => ''],
    ['a guess', () => 'x'],
    ['a guess with a signature', () => `${btoa('{"at":0}')}.${'x'.repeat(43)}`],
    ['a dot', () => '.'],
    ['one with another letter at the end', (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
    ['one with another letter at the start', (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1)],
    ['one with more behind it', (token: string) => `${token}.x`],
    ['one with another time', (token: string) => `${btoa('{"at":1}').replaceAll('=', '')}.${token.split('.')[1]}`],
    ['one with no signature', (token: string) => token.split('.')[0]!],
    ['two at once', (token: string) => `${token}, ${token}`],
  ] as const)
    it(`cannot be forged: ${what}`, async () => {
      const club = await backend();
      expect(await registerWith(club, forged(await club.formToken()))).to.deep.equal(refusal);
    });

  it('is refused at another form', async () => {
    const club = await backend();
    expect(await registerWith(club, await club.formToken('full'))).to.deep.equal(refusal);
  });

  it('is refused at the form of the same slug in another club', async () => {
    const club = await backend();
    await club.apply(clubFile.replace('slug: club', 'slug: other'));
    const response = await club.request('POST', '/public/other/forms/camp/token');
    const { data } = (await response.json()) as { data: { token: string; min_age_ms: number } };
    club.clock.now += data.min_age_ms;
    expect(await registerWith(club, data.token)).to.deep.equal(refusal);
  });

  it('is refused at another installation', async () => {
    const [club, otherClub] = [await backend(), await backend()];
    club.clock.now += 2000;
    expect(await registerWith(club, await otherClub.formToken())).to.deep.equal(refusal);
  });

  it('is different for each visitor, in the same millisecond too', async () => {
    const club = await backend();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => fresh(club)));
    expect(new Set(tokens.map(({ token }) => token)).size).to.equal(10);
  });

  it('is accepted for several participants', async () => {
    const club = await backend();
    const token = await club.formToken();
    await registerWith(club, token);
    expect(await registerWith(club, token, { ...ada, email: 'second@example.org' })).to.deep.equal([201, [], 2]);
  });

  it('is checked last, so that one response names all other faults', async () => {
    const [, issues] = await registerWith(await backend(), undefined, { ...ada, size: 'XXL' });
    expect(issues).to.deep.equal([['size', 'not_allowed']]);
  });

  it('is not cacheable', async () => {
    const { request } = await backend();
    expect((await request('POST', '/public/club/forms/camp/token')).headers.get('cache-control')).to.equal('no-store');
  });

  for (const slug of ['hidden', 'unknown', '%00', '__proto__'])
    it(`is not issued for the form ${slug}`, async () => {
      const { request } = await backend();
      expect((await request('POST', `/public/club/forms/${slug}/token`)).status).to.equal(404);
    });

  it('is issued for membership applications and accepted there', async () => {
    const club = await backend();
    const body = { ...bob, creation_behaviour: 'unconfirmed' };
    expect((await club.register(body, { form: 'join', list_id: 'member' })).status).to.equal(201);
  });

  it('of an event is refused for an application', async () => {
    const club = await backend();
    const body = { ...bob, creation_behaviour: 'unconfirmed' };
    const response = await club.register(body, { form: 'camp', list_id: 'member' });
    expect([response.status, await issuesIn(response), await personCountOf(club)]).to.deep.equal(refusal);
  });
});

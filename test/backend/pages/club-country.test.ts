import { expect } from 'chai';
import { validAnswers, visitorWithoutScript } from '../../support/no-script-visitor.js';

const club = ({ required = false, country = ', country: AT' } = {}) => `
workspace: { slug: club, name: Club${country} }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    form:
      sections:
        - fields: [{ name: name, required: true }, { name: email, required: true }, { name: address, required: ${required} }]
`;
const open = async (options?: Parameters<typeof club>[0]) => visitorWithoutScript({ yaml: club(options) });

const { size: _, ...answers } = validAnswers;

describe('the country of a club in a form without script', () => {
  it('is chosen at first, and is no answer alone', async () => {
    const { look, send, persons, club: backend } = await open();
    const page = await look();
    expect(page.typed.get('address.country')).to.equal('AT');
    backend.clock.now += 60_000;
    expect((await send(page, answers)).status).to.equal(200);
    expect((await persons())[0]).to.deep.include({ address: null });
  });

  it('is sent with the rest of the address', async () => {
    const { fill, persons } = await open();
    await fill({ ...answers, 'address.city': 'Wien' });
    expect((await persons())[0]!['address']).to.deep.include({ city: 'Wien', country: 'AT' });
  });

  it('stays unchosen after a refusal where the visitor has emptied it', async () => {
    const { fill } = await open();
    const refusal = await fill({ ...answers, email: '', 'address.country': '' });
    expect([refusal.status, refusal.typed.get('address.country')]).to.deep.equal([422, '']);
    const other = await fill({ ...answers, email: '', 'address.country': 'CH' });
    expect(other.typed.get('address.country')).to.equal('CH');
  });

  it('is not missed where an address is required', async () => {
    const { fill } = await open({ required: true });
    const { status, missingAnswers } = await fill(answers);
    expect([status, missingAnswers.map(([id]) => id)]).to.deep.equal([
      422,
      ['address.street', 'address.postcode', 'address.city'],
    ]);
  });

  it('is not chosen where the club names none', async () => {
    const { look } = await open({ country: '' });
    expect((await look()).typed.get('address.country')).to.equal('');
  });
});

import { expect } from 'chai';
import { backend } from '../../support/backend.js';
import { clubWithDesk, deskClub, signInAtDesk, statusOf } from '../../support/desk-sign-in.js';

const withBank = deskClub
  .replace(
    'notify: none }',
    'notify: none, bank_account: { holder: Club, iban: DE75512108001245126199 }, website_url: https://club.example }',
  )
  .replace('workspace:', 'cost_units: [{ name: Camps, categories: [Fees] }]\nworkspace:')
  .replace(
    'form: { sections: [{ fields: [{ name: name, required: true }, email, birthdate',
    'form: { prices: { base: 25, cost_unit: Camps, category: Fees }, sections: [{ fields: [{ name: name, required: true }, email, birthdate',
  )
  .replace(
    '      - { external_id: swims',
    '      - { external_id: team, name: Team, type: string }\n      - { external_id: swims',
  );

async function read(email: string, club?: Awaited<ReturnType<typeof backend>>) {
  const desk = club ?? (await backend({ yaml: withBank }));
  const { client } = await signInAtDesk(desk, email);
  return { club: desk, client, data: (await client.readDeskWorkspace()).data };
}

describe('the settings at the desk', () => {
  it('are there for owners: club, sender, bank account, organisers, lists with forms and prices', async () => {
    const { data } = await read('owner@club.example');
    expect(data.is_hosted).to.equal(false);
    expect(data.club).to.deep.include({
      name: 'Club',
      slug: 'club',
      contact_email: 'office@club.example',
      sender: 'office@club.example',
      website_url: 'https://club.example',
      notify: 'none',
    });
    expect(data.bank_account).to.deep.include({ holder: 'Club', iban: 'DE75512108001245126199' });
    expect(data.organisers!.map(({ email, role, lists }) => [email, role, lists])).to.deep.equal([
      ['Owner@club.example', 'owner', null],
      ['money@club.example', 'treasurer', null],
      ['camp@club.example', 'organiser', ['Camp']],
      ['narrow@club.example', 'organiser', ['Camp']],
      ['kitchen@club.example', 'kitchen', ['Camp']],
    ]);
    expect(data.lists.map(({ title, forms }) => [title, forms.map(({ slug }) => slug)])).to.deep.equal([
      ['Camp', ['camp']],
      ['Party', ['party']],
      ['Members', ['join']],
    ]);
    const [camp] = data.lists;
    expect(camp).to.deep.include({ start_date: '2027-07-24', internal_columns: ['Team'] });
    expect(camp!.forms[0]!.columns.map(({ external_id }) => external_id)).to.deep.equal(['size', 'allergies', 'swims']);
    expect(camp!.forms[0]!.layout!.prices).to.deep.include({ cost_unit: 'Camps', base: [{ cents: 2_500 }] });
  });

  it('are those of their lists for organisers, without what fees are booked on', async () => {
    const { data } = await read('camp@club.example');
    expect([data.club, data.bank_account, data.organisers]).to.deep.equal([null, null, null]);
    expect(data.lists.map(({ title }) => title)).to.deep.equal(['Camp']);
    expect(data.lists[0]!.forms[0]!.layout!.prices).to.deep.equal({ base: [{ cents: 2_500 }] });
    expect(JSON.stringify(data)).to.not.include('Camps').and.not.include('@club.example').and.not.include('DE755');
  });

  it('name no column that an organiser may not see and no visitor is asked for', async () => {
    const { data } = await read('narrow@club.example');
    expect(JSON.stringify(data)).to.not.include('Team');
  });

  it('are closed to treasurers and kitchen helpers', async () => {
    const club = await clubWithDesk();
    for (const email of ['money@club.example', 'kitchen@club.example']) {
      const { client } = await signInAtDesk(club, email);
      expect(await statusOf(client.readDeskWorkspace())).to.equal(403);
    }
  });

  it('have no secret of the installation', async () => {
    const { club, client } = await read('owner@club.example');
    const { token } = await signInAtDesk(club, 'owner@club.example');
    const text = JSON.stringify(await client.readDeskWorkspace());
    const secrets = [club.key, token, await club.store.settings.secret()];
    for (const secret of secrets) expect(text).to.not.include(secret);
    expect(text).to.not.match(/secret|password|hash|token|"key/i);
  });

  it('tell what was changed at the desk, beside what the file says', async () => {
    const { client, club } = await read('owner@club.example');
    const [list_id, now] = [await club.listOf('camp'), new Date(club.clock.now).toISOString()];
    const before = (await client.readDeskWorkspace()).data.lists[0]!;
    await client.updateDeskList({ list_id, body: { closed: true, places: 40 } });
    const [after] = (await client.readDeskWorkspace()).data.lists;
    expect(after).to.deep.include({ max_persons: 40, is_open: false });
    expect(after!.settings).to.deep.include({
      closed_at: now,
      closes_at: before.settings!.closes_at,
      file_places: null,
    });
    expect(after!.forms).to.deep.equal(before.forms);
  });
});

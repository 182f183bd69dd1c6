import { expect } from 'chai';
import { formatChange } from '../../../src/backend/workspace/index.js';
import { clubWithDesk, deskClub, signInAtDesk } from '../../support/desk-sign-in.js';

async function clubWithSettings() {
  const club = await clubWithDesk();
  const { client } = await signInAtDesk(club, 'owner@club.example');
  const list_id = await club.listOf('party');
  const partyList = async () => (await client.readDesk()).data.lists.find((list) => list.list_id === list_id)!;
  /** The lines of a file that is applied, with other settings of the party. */
  const apply = async (settings = 'max_persons: 1') =>
    (await club.apply(deskClub.replace('max_persons: 1', settings))).map(({ action, subject, changes }) =>
      `${[action, subject].join(' ')} ${changes.map(formatChange).join(', ')}`.trim(),
    );
  const set = (body: object) => client.updateDeskList({ list_id, body });
  return { club, partyList, apply, set };
}

describe('a workspace.yaml after the desk has changed places', () => {
  it('keeps them while its own number is the same, and says so', async () => {
    const { partyList, apply, set } = await clubWithSettings();
    await set({ places: 45 });
    const kept = 'keep event party: max_persons 45, set at the desk; the file says 1';
    expect([await apply(), await apply()]).to.deep.equal([[kept], [kept]]);
    expect(await apply('max_persons: 1\n    location: Hall')).to.deep.equal([
      'update event party location – → "Hall"',
      kept,
    ]);
    expect(await partyList()).to.deep.include({ max_persons: 45 });
  });

  for (const [what, settings, lines, max_persons] of [
    ['another number', 'max_persons: 50', ['max_persons 45 → 50'], 50],
    ['the same number as the desk', 'max_persons: 45', undefined, 45],
    ['no number any more', 'location: Hall', ['max_persons 45 → none, location – → "Hall"'], null],
  ] as const)
    it(`sets its own again with ${what}`, async () => {
      const { partyList, apply, set } = await clubWithSettings();
      await set({ places: 45 });
      expect(await apply(settings)).to.deep.equal([
        ...(lines ?? []).map((line) => `update event party ${line}`),
        'update desk settings of event party max_persons "set at the desk" → "as in the file"',
      ]);
      const { settings: shown, ...list } = await partyList();
      expect(list.max_persons).to.equal(max_persons);
      expect(shown).to.not.have.property('file_places');
      expect(await apply(settings)).to.deep.equal([]);
    });
});

describe('a workspace.yaml after the desk has closed a registration', () => {
  it('does not open it, and says so', async () => {
    const { partyList, apply, set } = await clubWithSettings();
    await set({ closed: true });
    const kept = (time: string) =>
      `keep event party: closed at the desk until it is opened there; the file closes it at ${time}`;
    expect(await apply()).to.deep.equal([kept('2027-05-01 24:00')]);
    const closing = "max_persons: 1\n    closes_at: '2027-04-01 12:00'";
    expect(await apply(closing)).to.deep.equal([
      'update desk settings of event party closes_at 2027-05-01 24:00 → 2027-04-01 12:00',
      kept('2027-04-01 12:00'),
    ]);
    expect((await partyList()).is_open).to.equal(false);
    await set({ closed: false });
    expect(await apply(closing)).to.deep.equal([]);
    expect((await partyList()).settings).to.deep.include({ closed_at: null, closes_at: '2027-04-01T10:00:00.000Z' });
    expect((await partyList()).is_open).to.equal(true);
  });
});

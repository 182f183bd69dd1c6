import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { openStore } from '../../../src/backend/store/index.js';
import {
  applyWorkspace,
  formatChange,
  readGateFile,
  readWorkspaceFile,
  WorkspaceFileError,
} from '../../../src/backend/workspace/index.js';
import { faultsOf } from '../../support/workspace-faults.js';

const club = (country = '') => `workspace: { slug: club, name: Club${country && `, country: ${country}`} }\n`;

describe('the country of a club', () => {
  it('is stored in capital letters, and is part of the plan', async () => {
    const store = await openStore(await newEngine());
    const apply = async (file: string) =>
      (await applyWorkspace(store, readWorkspaceFile(file))).flatMap(({ changes }) => changes.map(formatChange));
    const stored = async () => (await store.workspaces.bySlug('club'))!.country;

    expect([await apply(club()), await stored()]).to.deep.equal([[], null]);
    expect([await apply(club('de')), await stored()]).to.deep.equal([['country – → "DE"'], 'DE']);
    expect(await apply(club('DE'))).to.deep.equal([]);
    expect([await apply(club('AT')), await stored()]).to.deep.equal([['country "DE" → "AT"'], 'AT']);
    expect([await apply(club()), await stored()]).to.deep.equal([['country "AT" → none'], null]);
  });

  for (const [country, code] of [
    ['Deutschland', 'DE'],
    ['österreich', 'AT'],
    ['Schweiz', 'CH'],
    ['UK', 'DE'],
    ['DEU', 'DE'],
  ])
    it(`is refused if it is no code: ${country}`, () => {
      const sentence = `line 1, workspace.country: there is no country ${country}; write its two letters, like ${code}`;
      expect(faultsOf(club(country))).to.deep.equal([sentence]);
      expect(() => readGateFile(club(country)))
        .to.throw(WorkspaceFileError)
        .with.property('sentences')
        .deep.equal([sentence]);
    });

  it('is a setting of a gate before a service too', () => {
    expect(readGateFile(club('ch')).workspace.country).to.equal('CH');
  });
});

import { expect } from 'chai';
import { registered, withConsent } from './registered-camp.js';
import { workplace } from './command-folder.js';

describe('turnout consent', () => {
  const { turnout, folderWith } = workplace();

  it('lists given and withdrawn consents in the time zone of the club', async () => {
    await folderWith(registered, 'data', withConsent);
    expect((await turnout('consent', 'list', 'camp')).out.trim().split('\n')).to.deep.equal([
      'Ada Lovelace  swims  given  2026-11-21 13:00  de  abc123',
      'Ada Lovelace  swims  given  2026-11-21 13:00  de  abc123',
      'Ada Lovelace  swims  withdrawn  2026-12-01 09:00',
    ]);
    const read = JSON.parse((await turnout('consent', 'list', 'camp', '--json')).out) as { person_id: string }[];
    expect(read.map(({ person_id }) => person_id)).to.deep.equal(['per_ada', 'per_eve', 'per_eve']);
  });

  it('prints the texts, and says if there are none', async () => {
    await folderWith(registered, 'data', withConsent);
    expect((await turnout('consent', 'texts')).out).to.equal('abc123\n  Ja, sie schwimmt\n  =1+1\n');
    expect((await turnout('consent', 'list', 'member')).out).to.equal(
      'Nobody in this list has consented to anything.\n',
    );
    expect((await turnout('consent', 'list', 'nowhere')).code).to.equal(2);
  });
});

describe('consents after turnout restore', () => {
  const { at, turnout, turnoutOn, folderWith } = workplace();

  it('are those of the backup, with their texts', async () => {
    await folderWith(registered, 'data', withConsent);
    await turnout('backup', at('copy.db'));
    await turnoutOn('other', 'restore', at('copy.db'));
    for (const args of [
      ['consent', 'list', 'camp'],
      ['consent', 'texts'],
    ])
      expect(await turnoutOn('other', ...args)).to.deep.equal(await turnout(...args));
    expect((await turnoutOn('other', 'consent', 'texts')).out).to.contain('Ja, sie schwimmt');
  });
});

import { expect } from 'chai';
import { openStore } from '../../../../src/backend/store/index.js';
import { snapshot5, members } from './snapshots/0005.js';
import { restoreSnapshot } from './snapshots/restore-snapshot.js';

const { workspace_id, list_id } = members[0]! as unknown as { workspace_id: string; list_id: string };

const upgraded = async () => {
  const { engine } = await restoreSnapshot(snapshot5);
  const store = await openStore(engine);
  const read = (id: string) => store.persons.find(workspace_id, list_id, id);
  return { store, read };
};

describe('persons whom the fifth version compared byte by byte', () => {
  it('are found by one key where their addresses are one mailbox', async () => {
    const { store } = await upgraded();
    const persons = await store.persons.members(workspace_id, list_id, 'email_key', 'info@xn--mller-kva.example');
    expect(persons.map(({ id, email }) => [id, email])).to.deep.equal([
      ['per_byte1', 'info@müller.example'],
      ['per_byte2', 'info@MÜLLER.example'],
      ['per_byte3', 'info@xn--mller-kva.example'],
    ]);
  });

  it('have an address without what nobody sees, as another version of them', async () => {
    const { read } = await upgraded();
    const { email, email_key, version } = (await read('per_byte4'))!;
    expect([email, email_key, version]).to.deep.equal([
      'ada@example.net',
      'ada@example.net',
      (members[3] as unknown as { version: number }).version + 1,
    ]);
  });

  it('are found by an identifier in NFC, in whichever form it is asked for', async () => {
    const { read } = await upgraded();
    const [composed, decomposed] = [await read('zo\u00eb-1'), await read('zoe\u0308-1')];
    expect([composed?.id, decomposed?.id, composed?.external_id]).to.deep.equal([
      'per_byte1',
      'per_byte1',
      'zo\u00eb-1',
    ]);
  });

  it('each keep an identifier that two have, and are found by it as it was', async () => {
    const { read } = await upgraded();
    const persons = [await read('jo\u0308rg'), await read('j\u00f6rg')];
    expect(persons.map((one) => [one?.id, one?.external_id])).to.deep.equal([
      ['per_byte5', 'jo\u0308rg'],
      ['per_byte6', 'j\u00f6rg'],
    ]);
  });
});

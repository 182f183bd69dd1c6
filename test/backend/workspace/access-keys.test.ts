import { expect } from 'chai';
import { digest } from '../../../src/backend/crypto/index.js';
import { openStore, type Store } from '../../../src/backend/store/index.js';
import {
  applyWorkspace,
  createKey,
  listKeys,
  readWorkspaceFile,
  revokeKey,
} from '../../../src/backend/workspace/index.js';
import { backend, club } from '../../support/backend.js';
import { newEngine } from '#test-engine';
import { requestService, responseParts } from '../../support/service-requests.js';

const storeOfClub = async (): Promise<Store> => {
  const store = await openStore(await newEngine());
  await applyWorkspace(store, readWorkspaceFile(club));
  return store;
};

describe('a workspace key', () => {
  it('carries 256 bits', async () => {
    const { key } = await createKey(await storeOfClub(), { name: 'test' });
    const [, secret = ''] = /^sk_([\w-]+)$/.exec(key) ?? [];
    expect(atob(secret.replaceAll('-', '+').replaceAll('_', '/'))).to.have.lengthOf(32);
  });

  it('comes from the random numbers that the platform has for secrets', async () => {
    const store = await storeOfClub();
    const lookupTimes: number[] = [];
    crypto.getRandomValues = <Bytes extends ArrayBufferView | null>(bytes: Bytes): Bytes => {
      lookupTimes.push(bytes!.byteLength);
      new Uint8Array(bytes!.buffer, bytes!.byteOffset, bytes!.byteLength).fill(0xab);
      return bytes;
    };
    const { key } = await createKey(store, { name: 'test' }).finally(
      () => delete (crypto as Partial<Pick<Crypto, 'getRandomValues'>>).getRandomValues,
    );
    expect([key, lookupTimes.includes(32)]).to.deep.equal([`sk_${'q6ur'.repeat(10)}q6s`, true]);
  });

  it('is unique', async () => {
    const store = await storeOfClub();
    const keys = new Set<string>();
    for (let count = 0; count < 50; count++) keys.add((await createKey(store, { name: 'test' })).key);
    expect(keys.size).to.equal(50);
  });

  it('is stored as its SHA-256 and nothing else', async () => {
    const store = await storeOfClub();
    const { key } = await createKey(store, { name: 'test' });
    const { id } = (await store.workspaces.bySlug('club'))!;
    const [stored] = await store.keys.all(id);
    const text = JSON.stringify(stored);
    expect([stored!.hash, text.includes(key), text.includes(key.slice(3))]).to.deep.equal([
      await digest(key),
      false,
      false,
    ]);
  });

  it('is not in the list of keys, nor is its hash', async () => {
    const store = await storeOfClub();
    const { key } = await createKey(store, { name: 'test' });
    const text = JSON.stringify(await listKeys(store, 'club'));
    expect([text.includes(key.slice(3)), text.includes(await digest(key))]).to.deep.equal([false, false]);
  });

  it('is in no answer that refuses it', async () => {
    const club = await backend();
    const as = `sk_${'Secret'.repeat(8)}`;
    const { status, headers, text } = await responseParts(await requestService(club, 'GET', '/events', { as }));
    expect([status, text.includes(as), JSON.stringify(headers).includes(as)]).to.deep.equal([401, false, false]);
  });

  it('is in no error report when the database fails', async () => {
    const club = await backend();
    await club.store.close();
    await requestService(club, 'GET', '/events');
    const reportTexts = club.reports.map(
      (error) => `${String(error)} ${(error as Error).stack} ${JSON.stringify(error)}`,
    );
    expect([reportTexts.length, reportTexts.join().includes(club.key)]).to.deep.equal([1, false]);
  });

  it('is in no response when the database fails, and neither is the reason', async () => {
    const club = await backend();
    await club.store.close();
    const { status, text } = await responseParts(await requestService(club, 'GET', '/events'));
    expect([status, text.includes(club.key), /driver|sqlite|destroyed/i.test(text)]).to.deep.equal([500, false, false]);
  });

  it('is refused once it is revoked', async () => {
    const club = await backend();
    const { id, key } = await createKey(club.store, { name: 'test' });
    await revokeKey(club.store, undefined, id);
    expect((await requestService(club, 'GET', '/events', { as: key })).status).to.equal(401);
  });
});

describe('the key that the gate holds', () => {
  it('is not in the database', async () => {
    const { store, visitor } = await backend();
    await visitor.listEvents();
    const { id } = (await store.workspaces.bySlug('club'))!;
    expect((await store.keys.all(id)).map(({ name }) => name)).to.deep.equal(['test']);
  });

  it('is in no answer to a visitor', async () => {
    const { request } = await backend();
    const answers = ['/events', '/forms/camp', '/forms/camp/token', '/forms/none', '/me'].flatMap((path) =>
      ['GET', 'POST'].map((method) => request(method, `/public/club${path}`)),
    );
    const texts = (await Promise.all(answers)).map(async (answer) => JSON.stringify(await responseParts(answer)));
    expect((await Promise.all(texts)).join()).to.not.match(/sk_/);
  });
});

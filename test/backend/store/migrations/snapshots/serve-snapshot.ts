import { backend } from '../../../../support/backend.js';
import { key, type Snapshot } from './snapshot.js';
import { restoreSnapshot } from './restore-snapshot.js';

const yaml = 'workspace: { slug: club, name: Club, portal_origins: [https://club.example] }\n';

/** Today's backend on a database of an earlier version, and a client that holds its key. */
export async function serveSnapshot(version: Snapshot) {
  const { engine, db } = await restoreSnapshot(version);
  const club = await backend({ engine, yaml });
  const sendRequest = (method: string, path: string, { body, once }: { body?: unknown; once?: string } = {}) =>
    club.request(method, `/api${path}`, {
      ...(body === undefined ? {} : { body }),
      headers: { authorization: `Bearer ${key}`, ...(once ? { 'Idempotency-Key': once } : {}) },
    });
  return { db, club, sendRequest };
}

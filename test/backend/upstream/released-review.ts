import { addressesAt } from '../../../src/backend/backend.js';
import { releasedRecord, releaseReview } from '../../../src/backend/gate/index.js';
import { ada, type HostedClub } from './hosted-club.js';

/** Registers somebody whose form had its honeypot field filled in. */
export const registerSuspiciously = (club: HostedClub, body: object = ada, key?: string): Promise<Response> =>
  club.register(body, { headers: { 'Form-Honeypot': 'x' }, ...(key === undefined ? {} : { key }) });

/** Everybody who waits for review. */
export async function reviewsOf({ store }: HostedClub) {
  const { id } = (await store.workspaces.bySlug('club'))!;
  return store.reviewQueue.all(id);
}

/** Releases the first who waits for review, as the command does. Throws `ApiError`. */
export async function releaseFirst(club: HostedClub, hosted = club.hosted): Promise<string> {
  const { store, clock } = club;
  const workspace = (await store.workspaces.bySlug('club'))!;
  const [review] = await store.reviewQueue.all(workspace.id);
  const none = async () => ({}) as never;
  const local = { visitorApi: none, memberApi: none, refreshMembers: async () => false };
  const { visitorApi } = hosted.clientsOver(local, addressesAt('https://gate.test'));
  const api = await visitorApi(workspace, await releasedRecord(store, review!, clock.now));
  return (await releaseReview(store, api, review!, clock.now)).id;
}

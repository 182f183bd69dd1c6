import { signInAtDesk } from '../../support/desk-sign-in.js';
import { hostedClub } from './hosted-club.js';
import { feesIn, pricedFile } from './priced-club.js';

const OWNER = 'owner@club.example';

/** The gate.yaml of a camp that costs 100.00 euros, with an owner at the desk. */
export const deskFile =
  (places: number) =>
  (double: Parameters<ReturnType<typeof pricedFile>>[0]): string =>
    `${pricedFile('', places)(double)}\norganisers: [{ email: ${OWNER}, role: owner }]\n`;

/** A gate before a service, with Ada at its camp, and its owner at the desk. */
export async function adasClub({ places = 2 } = {}) {
  const hosted = await hostedClub({ file: deskFile(places) });
  const club = { ...hosted, ...feesIn(hosted) };
  await club.registerRelative();
  await club.deliverMails();
  const { client } = await signInAtDesk({ ...club, app: club.backend } as never, OWNER);
  const list_id = club.double.lists.main.camp;
  const person_id = String(club.campers()[0]!['id']);
  const journal = async () => (await client.readJournal()).data.map(({ action, fields }) => [action, fields]);
  return { ...club, client, journal, list_id, person_id };
}

export type AdasClub = Awaited<ReturnType<typeof adasClub>>;

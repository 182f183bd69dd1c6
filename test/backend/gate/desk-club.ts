import { expect } from 'chai';
import { clubWithDesk, signInAtDesk, type DeskClub } from '../../support/desk-sign-in.js';
import { familyHeader } from './member-club.js';

/** The answers of somebody at the form of an event. */
export const person = (first_name: string) => ({
  name: { first_name, last_name: 'Quist' },
  email: `${first_name.toLowerCase()}@example.org`,
});

/** The club of the desk, with its owner signed in, and what registers somebody. */
export async function clubWithOwner() {
  const club = await clubWithDesk();
  const { client } = await signInAtDesk(club, 'owner@club.example');
  const register = async (first_name: string, form: string) => {
    const response = await club.register(
      { ...person(first_name), ...(form === 'join' ? { creation_behaviour: 'unconfirmed' } : {}) },
      {
        form,
        headers: familyHeader(),
        ...(form === 'join' ? { list_id: 'member' } : {}),
      },
    );
    if (response.status !== 201) throw new Error(await response.text());
    await club.deliverMails();
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  return { club, client, register };
}

/** Address and subject of the mails that are due within a minute. */
export const subjectsOf = async (club: Pick<DeskClub, 'clock' | 'deliverMails'>): Promise<string[]> => {
  club.clock.now += 60_000;
  return (await club.deliverMails()).map(({ subject, to }) => `${to.address}: ${subject}`);
};

/** The state of an event's places, which must always fit its persons. */
export async function placesOf(club: DeskClub, slug: string) {
  expect(await club.store.inspection.wrongPlaceCounts()).to.deep.equal([]);
  expect(await club.store.inspection.wrongReservations()).to.deep.equal([]);
  const workspace = (await club.store.workspaces.bySlug('club'))!;
  return (await club.store.events.all(workspace.id)).find((event) => event.slug === slug)!.persons_count;
}

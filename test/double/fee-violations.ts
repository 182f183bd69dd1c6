import type { HostedClub } from '../backend/upstream/hosted-club.js';
import type { Random } from '../simulate/random.js';

/** Cents, by the prices of `pricedFile`. */
const priceOf = ({ tent }: Readonly<Record<string, unknown>>): number => (tent === 'Large' ? 12_000 : 10_000);

/** Several processes look for missing fees at once, while everything goes wrong. */
export async function createFeesAtOnce(club: HostedClub, random: Random): Promise<void> {
  const gates = await Promise.all(Array.from({ length: random.between(1, 2) }, () => club.startGate()));
  await Promise.all(gates.map(({ runTasks }) => runTasks().catch(() => {})));
}

/** That somebody who is registered does not have exactly one fee of the right amount, or that somebody else has one. */
export async function feeViolations(club: HostedClub): Promise<string[]> {
  const { id } = (await club.store.workspaces.bySlug('club'))!;
  const fees = await club.store.fees.all(id);
  const campers = club.campers();
  const ofCampers = campers.flatMap((camper) => {
    const own = fees.filter(({ person_id }) => [camper['id'], camper['external_id']].includes(person_id));
    const amounts = own.map(({ amount }) => amount);
    return amounts.length === 1 && amounts[0] === priceOf(camper)
      ? []
      : [`fees of ${amounts.join(' and ') || 'nothing'} for a registration of ${priceOf(camper)}`];
  });
  const isSent = club.double.log.some(({ endpoint }) => endpoint === 'POST /fees');
  return [
    ...ofCampers,
    ...(fees.length === campers.length ? [] : [`${fees.length} fees for ${campers.length} registrations`]),
    ...(isSent ? ['a fee was sent to the service'] : []),
  ];
}

import { serviceClient } from '../../api/index.js';
import type { PublicEvents } from '../../model/club-event.js';
import { asVisitorsSee } from '../as-visitors-see.js';
import type { Whereabouts } from '../widget.js';

const pad = (number: number): string => String(number).padStart(2, '0');

/**
 * The events that the specification alone tells of. It knows neither the organisation nor the day that it is there: that of
 * the visitor's own clock has to do.
 */
export async function eventsFromSpecification({
  base,
  signal,
}: Pick<Whereabouts, 'base' | 'signal'>): Promise<PublicEvents> {
  const { data } = await serviceClient({ base }).listEvents({ signal });
  const now = new Date();
  const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  return {
    data: data.map(asVisitorsSee),
    meta: { today, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone, organisation: '' },
  };
}

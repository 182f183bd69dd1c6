import { serviceClient } from '../../api/index.js';
import type { PublicEvents } from '../../model/club-event.js';
import { publicEventOf } from '../public-event.js';
import { specificationTime } from '../specification-time.js';
import type { Source } from '../widget.js';

/**
 * The events that take registrations, from a service that has only the specification's fields: no organisation and no current
 * day.
 */
export async function eventsFromSpecification({
  base,
  signal,
}: Pick<Source, 'base' | 'signal'>): Promise<PublicEvents> {
  let date: string | null | undefined;
  const onResponse = ({ headers }: Response) => (date = headers.get('date'));
  const { data } = await serviceClient({ base }).listEvents({ signal, onResponse });
  return {
    data: data.filter(({ published }) => published).map(publicEventOf),
    meta: { ...specificationTime(date), organisation: '' },
  };
}

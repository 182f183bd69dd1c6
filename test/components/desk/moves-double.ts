import type { MoveForm, MoveTargets } from '../../../src/model/desk-move.js';
import { campColumns, campLayout } from './answers-double.js';

const name = { first_name: 'Ada', last_name: 'Müßig' };
const days = { start_date: '2030-08-10', end_date: '2030-08-17' };

const targets: MoveTargets = {
  name,
  targets: [
    { list_id: 'lst_second', title: 'Second camp', ...days, free_places: 3, waiting_list_id: null },
    { list_id: 'lst_day', title: 'Day trip', ...days, free_places: null, waiting_list_id: null },
    { list_id: 'lst_full', title: 'Sailing', ...days, free_places: 0, waiting_list_id: 'lst_queue' },
    { list_id: 'lst_sold', title: 'Concert', ...days, free_places: 0, waiting_list_id: null },
  ],
};

const formOf = (list_id: string): MoveForm => ({
  organisation: 'Club',
  contact_email: null,
  form: { slug: 'second', title: 'Second camp', columns: campColumns, layout: campLayout },
  event: { title: 'Second camp', ...days, location: null },
  awaited: null,
  changes_until: null,
  cancel_until: null,
  registrations: [],
  ...{ now: '2030-01-06T12:00:00Z', today: '2030-01-06', time_zone: 'Europe/Berlin' },
  title: list_id === 'lst_queue' ? 'Waiting for Sailing' : 'Second camp',
  is_waiting_list: list_id === 'lst_queue',
  waiting_list_id: list_id === 'lst_queue' ? null : 'lst_queue',
  answers: { name, email: 'person-0@example.org', birthdate: '2010-01-10', size: 'S' },
  left_out: [
    { name: 'phone', label: null },
    { name: 'meal', label: 'Meal' },
  ],
  price: { amount: 12_000, paid: 12_000 },
  etag: '"per_0-1"',
});

/** Moves of the camp's first person: a gate that charges 140 euros at each other event. */
export class MovesDouble {
  readonly #price = 14_000;

  /** Answers requests about moves; undefined for others. */
  answer(line: string, query: URLSearchParams, headers: Headers): Response | undefined {
    const [, method, list_id, end] =
      /^(\w+) \/lists\/lst_camp\/registrations\/per_0\/moves(?:\/(\w+))?(\/price)?$/.exec(line) ?? [];
    if (!method) return undefined;
    if (!list_id) return Response.json({ data: targets });
    if (end) return Response.json({ data: { amount: this.#price } });
    if (method === 'GET') return Response.json({ data: formOf(list_id) });
    if (headers.get('if-match') !== '"per_0-1"') return Response.json({ status: 412 }, { status: 412 });
    const isShown = query.get('amount') === String(this.#price);
    return isShown
      ? Response.json({ data: { list_id: 'lst_camp', person_id: 'per_1', state: 'registered' } })
      : Response.json({ status: 409 }, { status: 409 });
  }
}

import type { Column } from '../../../src/model/column.js';
import type { OwnRegistration, OwnRegistrations } from '../../../src/model/own-registration.js';
import type { Layout } from '../../../src/model/registration-form.js';

type Values = Record<string, unknown>;

const columnOf = (external_id: string, name: string, type: string, more: object = {}) =>
  ({ id: external_id, external_id, name, type, ...more }) as unknown as Column;

export const campColumns = [
  columnOf('size', 'T-shirt', 'string', { allowed_values: ['S', 'M'] }),
  columnOf('allergies', 'Allergies', 'text'),
  columnOf('swims', 'Can swim', 'boolean'),
];

export const campLayout: Layout = {
  sections: [
    {
      fields: [
        { name: 'name', required: true },
        { name: 'email', required: true },
        ...['birthdate', 'size', 'allergies', 'swims'].map((name) => ({ name })),
      ],
    },
  ],
} as Layout;

/** Answers of the camp's registrations, which are corrected: a gate that checks versions, and charges 20 euros more for size M. */
export class AnswersDouble {
  values: Values = {
    name: { first_name: 'Ada', last_name: 'Müßig' },
    email: 'person-0@example.org',
    birthdate: '2010-01-10',
    size: 'S',
    allergies: 'Nuts',
    swims: true,
  };
  amount: number | null = 12_000;
  version = 1;
  layout = campLayout;

  #own(values = this.values): OwnRegistration {
    return {
      ...{
        id: 'reg_0',
        name: this.values['name'] as OwnRegistration['name'],
        state: 'registered',
        etag: `"${this.version}"`,
      },
      ...{ amount: this.amount, fees: [], credit: 0, deadline_at: null, values, hidden_fields: [], can_cancel: false },
      changeable_fields: Object.keys(values),
    };
  }

  /** Somebody else changes an answer. */
  change(values: Values): void {
    this.values = { ...this.values, ...values };
    this.version++;
  }

  #priceWith({ size }: Values): number | null {
    return this.amount === null || size === undefined ? this.amount : size === 'M' ? 14_000 : 12_000;
  }

  /** Answers requests about answers; undefined for others. */
  answer(line: string, body: unknown, headers: Headers): Response | undefined {
    if (/^POST \/lists\/\w+\/registrations$/.test(line))
      return Response.json({ data: { person_id: 'per_new', state: 'registered' } }, { status: 201 });
    if (/^GET \/lists\/\w+\/form$/.test(line))
      return Response.json({ data: { ...this.#answers(), registrations: [], waiting_list_id: 'lst_member' } });
    const [, method, end] = /^(\w+) \/lists\/lst_camp\/registrations\/per_0(\/answers|\/price)?$/.exec(line) ?? [];
    if (end === '/answers') return Response.json({ data: this.#answers() });
    if (end === '/price') return Response.json({ data: { amount: this.#priceWith(body as Values) } });
    if (method !== 'PUT') return undefined;
    if (headers.get('if-match') !== `"${this.version}"`) return Response.json({ status: 412 }, { status: 412 });
    this.change(body as Values);
    this.amount = this.#priceWith(body as Values);
    return Response.json({ data: this.#own() });
  }

  #answers(): OwnRegistrations {
    return {
      organisation: 'Club',
      contact_email: null,
      form: { slug: 'camp', title: 'Summer camp', columns: campColumns, layout: this.layout },
      event: { title: 'Summer camp', start_date: '2030-07-24', end_date: '2030-08-02', location: null },
      awaited: null,
      changes_until: null,
      cancel_until: null,
      registrations: [this.#own()],
      now: '2030-01-06T12:00:00Z',
      today: '2030-01-06',
      time_zone: 'Europe/Berlin',
    };
  }
}

import type { Kind, Shape } from './expect.js';

const isText = (value: unknown): value is string => typeof value === 'string';
const orNull = ({ description, fits }: Kind): Kind => ({
  description: `${description} or null`,
  fits: (value) => value === null || fits(value),
});

const isDay = (value: unknown): boolean =>
  isText(value) &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toISOString().slice(0, 10) === value;

export const text: Kind = { description: 'a text', fits: isText };
export const filled: Kind = {
  description: 'a text with something in it',
  fits: (value) => isText(value) && value !== '',
};
export const yesNo: Kind = { description: 'true or false', fits: (value) => typeof value === 'boolean' };
export const whole: Kind = { description: 'an integer', fits: Number.isSafeInteger };
export const day: Kind = { description: 'a date YYYY-MM-DD', fits: (value) => isDay(value) };
export const address: Kind = {
  description: 'an address',
  fits: (value) => isText(value) && URL.canParse(value) && /^https?:/.test(value),
};
export const texts: Kind = {
  description: 'an array of texts',
  fits: (value) => Array.isArray(value) && value.every(isText),
};
export const id = (prefix: string): Kind => ({
  description: `an identifier that begins with ${prefix}`,
  fits: (value) => isText(value) && value.startsWith(prefix) && value.length > prefix.length + 7,
});
export const group = (shape: Shape): Kind => ({
  description: `an object of ${Object.keys(shape).join(' and ')}`,
  fits: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([key, { fits }]) => Object.hasOwn(value, key) && fits((value as never)[key])),
});

export const textOrNull = orNull(text);
export const wholeOrNull = orNull(whole);

/** The resources, word for word as the specification has them ("Resources and their fields"). */
export const event: Shape = {
  list_id: id('lst_'),
  title: text,
  published: yesNo,
  start_date: day,
  end_date: day,
  url: address,
  embed_snippet: filled,
};

export const person: Shape = {
  id: id('per_'),
  external_id: textOrNull,
  name: group({ first_name: textOrNull, last_name: textOrNull }),
  email: textOrNull,
};

export const column: Shape = {
  id: id('col_'),
  type: filled,
  name: filled,
  allowed_values: orNull(texts),
  external_id: textOrNull,
};

export const fee: Shape = {
  id: id('fee_'),
  reference: filled,
  amount: whole,
  description: text,
  person_name: text,
  person_id: id('per_'),
};

export const portalSession: Shape = { url: address, person_ids: texts };

export const meta: Shape = { path: filled, per_page: whole, next_cursor: textOrNull, prev_cursor: textOrNull };

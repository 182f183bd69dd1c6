import { html, raw } from 'hono/html';

/** Escaped HTML. */
export type Html = ReturnType<typeof html> | '';

/** The attributes of a tag. `true` is written without a value; `false` and undefined are omitted. Names are not escaped. */
export const attributes = (values: Readonly<Record<string, string | number | boolean | undefined>>): Html[] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return [raw(` ${name}`), value === true ? '' : html`="${value}"`];
  });

/** The id of a field: its name without spaces, which a column's name may contain. */
export const idOf = (name: string): string => encodeURIComponent(name);

/** A link to a field on the same page. */
export const hrefOf = (name: string): string => `#${encodeURIComponent(idOf(name))}`;

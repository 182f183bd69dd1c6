import { html, raw } from 'hono/html';

/** A piece of a page, its texts escaped. */
export type Html = ReturnType<typeof html> | '';

/** Attributes of a tag: true stands there without a value, false and undefined do not stand there. The names are ours. */
export const attributes = (values: Readonly<Record<string, string | number | boolean | undefined>>): Html[] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return [raw(` ${name}`), value === true ? '' : html`="${value}"`];
  });

/** A field's name as an id: without the spaces that a club may have put into it. */
export const idOf = (name: string): string => encodeURIComponent(name);

/** The way to a field on the same page. */
export const hrefOf = (name: string): string => `#${encodeURIComponent(idOf(name))}`;

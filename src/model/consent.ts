import type { Column } from './column.js';
import type { ConsentLink, Layout, LayoutField, Text } from './registration-form.js';

/** The text of a consent in all languages of its form. */
export interface ConsentWording {
  /** As the layout names the field. */
  readonly name: string;
  readonly label: Text | null;
  readonly help: Text | null;
  readonly links: readonly ConsentLink[];
}

/** A consent that somebody gave, with the text that was shown for it. */
export interface GivenConsent {
  /** The field, as persons have it. */
  readonly field: string;
  /** The language of the form (BCP 47). */
  readonly language: string;
  /** Label, help and links, one per line. */
  readonly text: string;
  /** SHA-256 of the text in UTF-8, in hexadecimal. */
  readonly hash: string;
}

/** True of a yes or no that is a consent: it has to be accepted, links to a text, or is declared as one. */
const isConsent = ({ must_accept, links, consent }: LayoutField): boolean =>
  !!(must_accept || links?.length || consent);

/** The consents of a form. A column without a label of the layout is shown with its own name. */
export const consentWordings = (layout: Layout | null, columns: readonly Column[]): ConsentWording[] =>
  (layout?.sections ?? []).flatMap(({ fields }) =>
    fields.filter(isConsent).map(({ name, label, help, links }) => {
      const column = columnNamed(columns, name);
      return { name, label: label ?? column?.name ?? null, help: help ?? null, links: links ?? [] };
    }),
  );

/** The column that a layout names, by its id or its external_id, which is compared in NFC. */
export const columnNamed = (columns: readonly Column[], name: string): Column | undefined =>
  columns.find(({ id, external_id }) => id === name || external_id?.normalize() === name.normalize());

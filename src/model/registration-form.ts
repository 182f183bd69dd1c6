import type { PublicEvent, FormState } from './club-event.js';
import type { Column } from './column.js';

/** A text of the club: one for everybody, or one per language (`{ de: '…', en: '…' }`). */
export type Text = string | { readonly [language: string]: string };

/** How a form asks for one field. */
export interface LayoutField {
  /** A built-in field, or a column's identifier. */
  name: string;
  required?: boolean;
  /** Instead of the column's name. */
  label?: Text;
  help?: Text;
}

export interface LayoutSection {
  title?: Text;
  help?: Text;
  fields: LayoutField[];
}

/** How the form asks. The list says what is stored. */
export interface Layout {
  /** Shown before the first field. */
  intro?: Text;
  /** What to say after a registration. */
  thanks?: Text;
  sections: LayoutSection[];
}

/** All that one form needs to appear: what GET /forms/{slug} of the gate tells. */
export interface RegistrationForm {
  slug: string;
  /** The list that takes the registration. */
  list_id: string;
  title: string;
  /** Null for membership applications. Its snippet is left out: whoever reads this has the form. */
  event: Omit<PublicEvent, 'embed_snippet'> | null;
  organisation: string;
  state: FormState;
  opens_at: string | null;
  closes_at: string | null;
  columns: Column[];
  /** Null: name, e-mail, then every column in order. */
  layout: Layout | null;
  /** Where the same form stands on a page of its own. */
  url: string;
  /** The server's clock, RFC 3339. */
  now: string;
}

/** What must be fresh when a visitor begins: what GET /forms/{slug}/token of the gate tells. */
export interface FormToken {
  token: string;
  /** Milliseconds that have to pass before the token is accepted. */
  min_age_ms: number;
  /** Milliseconds after which a new one has to be asked for. */
  max_age_ms: number;
  places_left: number | null;
  state: FormState;
}

import type { PublicEvent, FormState } from './club-event.js';
import type { ClubTime } from './club-time.js';
import type { Column } from './column.js';

/** A text of the club: one for everybody, or one per language (`{ de: '…', en: '…' }`). */
export type Text = string | { readonly [language: string]: string };

/**
 * When something is asked: while another field has this value (one of several; of a list of choices, at least one), or
 * while somebody has an age on the first day of the event, in full years. What is not asked is neither required nor stored.
 */
export type Condition =
  | { field: string; is: string | boolean | readonly (string | boolean)[] }
  | {
      /** Reads `birthdate`, or the date in `field`. */
      age_on_first_day: AgeRange & { field?: string };
    };

/** Ages in full years: from `at_least`, and up to one year less than `below`. */
export interface AgeRange {
  at_least?: number;
  below?: number;
}

/** A link in a consent: what it is called, and where it leads (https). */
export interface ConsentLink {
  text: Text;
  url: string;
}

/** How a form asks for one field. */
export interface LayoutField {
  /** A built-in field, or a column's identifier. */
  name: string;
  required?: boolean;
  /** Instead of the column's name. */
  label?: Text;
  help?: Text;
  /** What the allowed values are called. They are stored as the column has them. */
  options?: Readonly<Record<string, Text>>;
  visible_when?: Condition;
  /** Of a date: who is younger or older on the first day of the event is refused; of a form without an event, today. */
  age_on_first_day?: AgeRange;
  /** Asked once for all who are registered together. */
  shared?: boolean;
  /** Health and the like: never kept in a draft, never shown again. */
  sensitive?: boolean;
  /** Of a yes or no: only yes will do. */
  must_accept?: boolean;
  /** What is agreed to, to be read in full. */
  links?: ConsentLink[];
  /** Of a member's own page: shown, and not theirs to change. */
  read_only?: boolean;
}

export interface LayoutSection {
  title?: Text;
  help?: Text;
  /** Counts for every field of the section, on top of their own. */
  visible_when?: Condition;
  /** Likewise. */
  shared?: boolean;
  fields: LayoutField[];
}

/** An offered place is kept so long where the club says nothing else. */
export const DEFAULT_OFFER_HOURS = 48;

/** One amount of a form, and when it counts; always, where it does not say. */
export interface PriceRule {
  cents: number;
  /** What it is for; without one, the base price is for taking part. */
  label?: Text;
  when?: Condition;
}

/** By how much the base price of a person is reduced: by an amount, or by a percentage of it. */
export type Reduction = { cents: number } | { percent: number };

/** What a registration costs. Amounts in euro cents. */
export interface Prices {
  /** The first rule that holds is a person's base price. Where none does, there is no base price. */
  base: PriceRule[];
  /** Every rule that holds is added. */
  additions?: PriceRule[];
  /** For the second person of a family, and for the third and each further one. */
  siblings?: { second?: Reduction; third?: Reduction };
  /** What the fees are booked on. Visitors are not told. */
  cost_unit?: string;
  category?: string;
}

/** How the form asks. The list says what is stored. */
export interface Layout {
  /** Shown before the first field. */
  intro?: Text;
  /** What to say after a registration. */
  thanks?: Text;
  /** How many persons may be registered in one go; one where absent. */
  participants?: number;
  /** Another event of the workspace, by its slug, whose form is offered when all places are taken. It is in no list of events. */
  waiting_list?: string;
  /** Whether the server offers freed places to the waiting list by itself; default `automatic`. */
  promotion?: 'automatic' | 'by_hand';
  /** Hours within which an offer has to be accepted; default `DEFAULT_OFFER_HOURS`. */
  offer_hours?: number;
  prices?: Prices;
  /** The last day on which a registration can be corrected by whoever sent it, `YYYY-MM-DD`; default: the day before the event. */
  changes_until?: string;
  /** The last day on which it can be cancelled, likewise. */
  cancel_until?: string;
  sections: LayoutSection[];
}

/** All that one form needs to appear: what GET /forms/{slug} of the gate tells. */
export interface RegistrationForm extends ClubTime {
  slug: string;
  /** The list that takes the registration. */
  list_id: string;
  title: string;
  /** Null for membership applications. Its snippet is left out: whoever reads this has the form. */
  event: Omit<PublicEvent, 'embed_snippet' | 'waiting_list'> | null;
  organisation: string;
  state: FormState;
  opens_at: string | null;
  closes_at: string | null;
  columns: Column[];
  /** Null: name, e-mail, then every column in order. */
  layout: Layout | null;
  /** Where the same form stands on a page of its own. */
  url: string;
  /** The form that takes who found no place, by its slug. */
  waiting_list?: string;
  /** The event's days in words of a language (BCP 47), where the script brought the form: a browser's first format takes as long as drawing it. */
  dates?: { readonly language: string; readonly text: string };
}

/** The state of a form that must be fresh when a visitor begins: the answer of POST /forms/{slug}/token of the gate. */
export interface FormToken extends ClubTime {
  token: string;
  /** Milliseconds that have to pass before the token is accepted. */
  min_age_ms: number;
  /** Milliseconds after which a new one has to be asked for. */
  max_age_ms: number;
  places_left: number | null;
  state: FormState;
  /** Asked for where an address is suspicious: to be solved, and sent with the registration. */
  work?: Work;
}

/** Proof of work: find `nonce` so that SHA-256 of `challenge:nonce` begins with `bits` zero bits. */
export interface Work {
  challenge: string;
  bits: number;
}

import type { PublicEvent, FormState } from './club-event.js';
import type { ClubTime } from './club-time.js';
import type { Column } from './column.js';
import type { EventImage } from './event-image.js';
import type { Text } from './text.js';

export type { Text };

/**
 * The condition under which a field is shown: another field has one of these values (for several choices: at least one), or the
 * person has an age, in full years, on the first day of the event. A hidden field is neither required nor stored.
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

/** A link in a consent or under a form: its text and its https address. */
export interface ConsentLink {
  text: Text;
  url: string;
}

/** The presentation of one field in a form. */
export interface LayoutField {
  /** A built-in field, or a column's identifier. */
  name: string;
  required?: boolean;
  /** Replaces the column's name. */
  label?: Text;
  help?: Text;
  /** Labels of the allowed values. The values are stored unchanged. */
  options?: Readonly<Record<string, Text>>;
  visible_when?: Condition;
  /** For dates of birth: the allowed ages on the first day of the event; without an event, today. */
  age_on_first_day?: AgeRange;
  /** Asked once for all participants. */
  shared?: boolean;
  /** For health data and the like: never stored in a draft, never shown again. */
  sensitive?: boolean;
  /** For booleans: only yes is accepted. */
  must_accept?: boolean;
  /** Links to the texts that the person agrees to. */
  links?: ConsentLink[];
  /** For booleans: it is a consent, also without `must_accept` and `links`. */
  consent?: boolean;
  /** For addresses: the country that an empty one begins with, ISO 3166-1 alpha-2. The gate adds it: it is the club's. */
  country?: string;
  /** In the member profile: shown, but not editable. */
  read_only?: boolean;
}

export interface LayoutSection {
  title?: Text;
  help?: Text;
  /** Applies to every field of the section, in addition to the field's own condition. */
  visible_when?: Condition;
  /** Applies to every field of the section. */
  shared?: boolean;
  fields: LayoutField[];
}

/** An offered place is kept so long if the club says nothing else. */
export const DEFAULT_OFFER_HOURS = 48;

/** A registration whose address has to be confirmed is kept so long. */
export const CONFIRMATION_HOURS = 24;

/** One amount of a form, and when it counts; always, if it does not say. */
export interface PriceRule {
  cents: number;
  /** The text of the price; without one, the base price is for participation. */
  label?: Text;
  when?: Condition;
}

/** By how much the base price of a person is reduced: by an amount, or by a percentage of it. */
export type Reduction = { cents: number } | { percent: number };

/** The prices of a registration. Amounts in euro cents. */
export interface Prices {
  /** The first rule that holds is a person's base price. If none does, there is no base price. */
  base: PriceRule[];
  /** Every rule that holds is added. */
  additions?: PriceRule[];
  /** For the second person of a family, and for the third and each further one. */
  siblings?: { second?: Reduction; third?: Reduction };
  /** The cost unit of the fees. Hidden from visitors. */
  cost_unit?: string;
  category?: string;
}

/** The presentation of a form. The list's columns define the stored data. */
export interface Layout {
  /** Shown before the first field. */
  intro?: Text;
  /** The text after a registration. */
  thanks?: Text;
  /** The largest number of persons in one registration. Default: 1. */
  participants?: number;
  /** The slug of another event whose form is offered when all places are taken. It appears in no list of events. */
  waiting_list?: string;
  /** Whether the server offers freed places to the waiting list by itself; default `automatic`. */
  promotion?: 'automatic' | 'by_hand';
  /** Hours within which an offer has to be accepted; default `DEFAULT_OFFER_HOURS`. */
  offer_hours?: number;
  prices?: Prices;
  image?: EventImage;
  /** Whether a registration counts only once its e-mail address was confirmed by a mailed link, within `CONFIRMATION_HOURS`. */
  confirm_email?: boolean;
  /** The last day on which a registration can be corrected without the club, `YYYY-MM-DD`; default: the day before the event. */
  changes_until?: string;
  /** The last day on which it can be cancelled, likewise. */
  cancel_until?: string;
  sections: LayoutSection[];
}

/** The data of a form: the response of GET /forms/{slug} of the gate. */
export interface RegistrationForm extends ClubTime {
  slug: string;
  /** The list that takes the registration. */
  list_id: string;
  title: string;
  /** Null for membership applications. Without the snippet. */
  event: Omit<PublicEvent, 'embed_snippet' | 'waiting_list'> | null;
  organisation: string;
  state: FormState;
  opens_at: string | null;
  closes_at: string | null;
  columns: Column[];
  /** Null: name, e-mail, then every column in order. */
  layout: Layout | null;
  /** The hosted page of the form. */
  url: string;
  /** Changes with the texts of consents; absent without consents. */
  wording?: string;
  /** Privacy notice and imprint of the club; absent if it names none. */
  legal?: ConsentLink[];
  /** The slug of the waiting list's form. */
  waiting_list?: string;
  /** The event's days in words of a language (BCP 47), if the script brought the form: a browser's first format takes as long as drawing it. */
  dates?: { readonly language: string; readonly text: string };
}

/** The form token and the current state: the response of POST /forms/{slug}/token of the gate. */
export interface FormToken extends ClubTime {
  token: string;
  /** Milliseconds that have to pass before the token is accepted. */
  min_age_ms: number;
  /** Milliseconds after which the token expires. */
  max_age_ms: number;
  places_left: number | null;
  state: FormState;
  /** The `wording` of the form that the token is for: other than that of the form shown, the form has to be read again. */
  wording?: string;
  /** The proof of work to send with the registration, if the address is suspicious. */
  work?: Work;
}

/** Proof of work: find `nonce` so that SHA-256 of `challenge:nonce` begins with `bits` zero bits. */
export interface Work {
  challenge: string;
  bits: number;
}

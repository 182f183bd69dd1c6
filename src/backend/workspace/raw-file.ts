import type { Organiser } from '../../model/desk.js';
import type { CostUnit } from '../../model/fee.js';
import type {
  AgeRange,
  Layout,
  LayoutField,
  LayoutSection,
  PriceRule,
  Prices,
  Text,
} from '../../model/registration-form.js';
import type { BankAccount, MailSettings, Notify, PortalSettings, Workspace } from '../../model/workspace.js';
import type { ColumnEntry, ListEntry } from './workspace-file.js';

/** An organiser as a file has it. */
export type RawOrganiser = Pick<Organiser, 'email' | 'role'> & Partial<Omit<Organiser, 'email' | 'role'>>;

/** A workspace.yaml that the schema accepts. */
export interface RawFile {
  workspace: Partial<
    Omit<
      Workspace,
      'id' | 'bank_account' | 'country' | 'mail_settings' | 'organisers' | 'portal' | 'portal_status' | 'subscription'
    >
  > & {
    slug: string;
    name: string;
    subscription?: Partial<Workspace['subscription']>;
    country?: string;
    notify?: Notify;
    mails?: MailSettings['templates'];
    bank_account?: Pick<BankAccount, 'holder' | 'iban'> & { bic?: string; bank?: string };
    member_portal?: {
      status?: Workspace['portal_status'];
      page?: string;
      mails?: PortalSettings['mails'];
    };
  };
  organisers?: RawOrganiser[];
  cost_units?: (Partial<CostUnit> & { name: string })[];
  lists?: {
    type: ListEntry['type'];
    name: string;
    columns?: RawColumn[];
    application?: RawForm & { slug: string; title: string };
    profile?: RawLayout;
  }[];
  events?: RawEvent[];
}

export interface RawColumn extends Omit<ColumnEntry, 'allowed_values'> {
  allowed_values?: string[];
}

/** The birthdate with the ages that are accepted, written short: `birthdate: { at_least: 8, below: 17 }`. */
export interface BirthdateRule extends Omit<LayoutField, 'name' | 'age_on_first_day'> {
  birthdate: AgeRange;
}

/** A field of a layout as the file has it: its name, its name and how it is asked for, or a rule about the birthdate. */
export type RawField = string | LayoutField | BirthdateRule;

export interface RawSection extends Omit<LayoutSection, 'fields'> {
  fields: RawField[];
}

/** Euros as a number, or as a text: `12,50 €`. */
export type RawAmount = number | string;

export interface RawPriceRule extends Omit<PriceRule, 'cents'> {
  amount: RawAmount;
}

export interface RawPrices extends Pick<Prices, 'cost_unit' | 'category'> {
  base: RawAmount | RawPriceRule[];
  additions?: RawPriceRule[];
  /** Euros, or a percentage: `10 %`. */
  siblings?: { second?: RawAmount; third?: RawAmount };
}

export interface RawLayout extends Omit<Layout, 'sections' | 'prices' | 'image'> {
  image_url?: string;
  image_alt?: Text;
  image_width?: number;
  image_height?: number;
  sections?: RawSection[];
  prices?: RawPrices;
}

/** To whom and when news of a form go. */
interface RawContact {
  contact_email?: string;
  notify?: Notify;
}

interface RawForm extends RawLayout, RawContact {
  opens_at?: string;
  closes_at?: string;
}

/** Of an event: days after its last day. */
interface Deleted {
  delete_after?: number;
}

interface RawEvent extends Deleted, RawContact {
  slug: string;
  title: string;
  published?: boolean;
  start_date: string;
  end_date?: string;
  opens_at?: string;
  closes_at?: string;
  max_persons?: number;
  location?: string;
  description?: string;
  columns?: (RawColumn & Deleted)[];
  form?: RawLayout & Deleted;
}

/** A value without its faulty parts; faulty entries of lists are undefined. */
export type ValidPart<Value> = Value extends readonly (infer Item)[]
  ? readonly (ValidPart<Item> | undefined)[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: ValidPart<Value[Key]> | undefined }
    : Value;

import type { Column } from './column.js';
import type { DeskListSettings, OrganiserRole } from './desk.js';
import type { Layout } from './registration-form.js';
import type { BankAccount, ListType, Notify } from './workspace.js';

/** A form as the workspace file has it. */
export interface DeskForm {
  slug: string;
  /** Whether visitors see it, open or not. */
  published: boolean;
  /** RFC 3339; null if the file does not say. */
  opens_at: string | null;
  closes_at: string | null;
  /** For questions about it; null for the club's. */
  contact_email: string | null;
  /** When organisers are mailed; null as the club says. */
  notify: Notify | null;
  /** Null: name, e-mail, then every column. Cost unit and category of prices are there for owners only. */
  layout: Layout | null;
  /** The columns that it asks for. */
  columns: Column[];
}

/** A list as the workspace file or the hosted service has it. */
export interface DeskWorkspaceList {
  list_id: string;
  type: ListType;
  slug: string | null;
  title: string;
  start_date: string | null;
  end_date: string | null;
  location: string | null;
  /** Places that count now; null without a limit. */
  max_persons: number | null;
  is_open: boolean;
  /** Null for lists of no event. */
  settings: DeskListSettings | null;
  forms: DeskForm[];
  /** Labels of visible columns that no form asks for. */
  internal_columns: string[];
}

/** An organiser as the workspace file names them. */
export interface DeskOrganiser {
  email: string;
  name: string | null;
  role: OrganiserRole;
  /** Titles; null for all lists. */
  lists: string[] | null;
  /** Names of fields; null for those of the role. */
  fields: string[] | null;
}

/** Settings of the club. */
export interface DeskClubSettings {
  name: string;
  slug: string;
  contact_email: string | null;
  /** The address that mails come from. It is a setting of the server. */
  sender: string;
  /** IANA name. */
  time_zone: string;
  /** BCP 47 tags. */
  languages: string[];
  website_url: string | null;
  logo_url: string | null;
  privacy_url: string | null;
  imprint_url: string | null;
  /** `#rrggbb`. */
  accent_color: string | null;
  notify: Notify;
  /** Null if members cannot sign in here. */
  portal_url: string | null;
}

/** The answer of GET /desk/workspace. It has no key, password or secret. */
export interface DeskWorkspace {
  /** Whether lists and events stand at a hosted service, and not in the file. */
  is_hosted: boolean;
  /** Null for all but owners. */
  club: DeskClubSettings | null;
  bank_account: BankAccount | null;
  organisers: DeskOrganiser[] | null;
  lists: DeskWorkspaceList[];
}

import type { Generated } from 'kysely';
import type { Flag } from './flag.js';

/** Tables of a workspace and what it announces: settings, lists, columns, events and forms. Times are milliseconds since 1970; JSON is text. */
export interface ClubTables {
  setting: { name: string; value: string };
  workspace: {
    id: string;
    slug: string;
    name: string;
    time_zone: string;
    contact_email: string | null;
    portal_origins: string;
    subscription: string;
    portal_status: string;
    languages: string;
    portal: string;
    bank_account: string | null;
    privacy_url: string | null;
    imprint_url: string | null;
    logo_url: string | null;
    website_url: string | null;
    country: string | null;
    /** `Organiser[]`; null for none. */
    organisers: string | null;
    accent_color: string | null;
    /** `MailSettings`; null for the defaults. */
    mail_settings: string | null;
  };
  cost_unit: { workspace_id: string; name: string; archived: Flag; categories: string };
  list: { workspace_id: string; id: string; type: string; name: string };
  custom_column: {
    workspace_id: string;
    list_id: string;
    id: string;
    position: number;
    type: string;
    name: string;
    allowed_values: string | null;
    external_id: string | null;
  };
  event: {
    workspace_id: string;
    list_id: string;
    slug: string;
    title: string;
    published: Flag;
    opens_at: number | null;
    closes_at: number;
    start_date: string;
    end_date: string;
    max_persons: number | null;
    persons_count: Generated<number>;
    /** Places offered to persons on the waiting list. They count as taken. */
    reserved_places: Generated<number>;
    /** Slug of the event that is its waiting list. */
    waiting_list: string | null;
    location: string | null;
    description: string | null;
    position: number;
    /** `EventDeletion`; null if nothing is deleted. */
    deletion: string | null;
    /** When something that calendars show changed last. */
    changed_at: number;
    /** How often that happened. */
    revision: Generated<number>;
  };
  /** The gate's own: how a list is asked for, and since when. */
  form: {
    workspace_id: string;
    slug: string;
    list_id: string;
    title: string;
    published: Flag;
    opens_at: number | null;
    closes_at: number | null;
    layout: string | null;
    /** For questions about it; null for the club's. */
    contact_email: string | null;
    /** When the organiser gets notices; null: as the club does. */
    notify: string | null;
  };
  access_key: {
    workspace_id: string;
    id: string;
    name: string;
    hash: string;
    scopes: string;
    /** Null for all lists. */
    lists: string | null;
    created_at: number;
    revoked_at: number | null;
  };
}

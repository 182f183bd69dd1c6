import type { ChangeTables } from './tables/change-tables.js';
import type { ClubTables } from './tables/club-tables.js';
import type { ConsentTables } from './tables/consent-tables.js';
import type { DeskTables } from './tables/desk-tables.js';
import type { MailTables } from './tables/mail-tables.js';
import type { PersonTables } from './tables/person-tables.js';
import type { PortalTables } from './tables/portal-tables.js';
import type { RegistrationTables } from './tables/registration-tables.js';
import type { RequestTables } from './tables/request-tables.js';
import type { WebhookTables } from './tables/webhook-tables.js';

export type { Flag } from './tables/flag.js';

/** The tables of the database, by their names. Times are milliseconds since 1970; JSON is text. */
export interface Schema
  extends
    ChangeTables,
    ClubTables,
    ConsentTables,
    DeskTables,
    MailTables,
    PersonTables,
    PortalTables,
    RegistrationTables,
    RequestTables,
    WebhookTables {}

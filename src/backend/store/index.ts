export { base64url, newId, newRowKey, newSecret } from './ids.js';
export { NewerDatabase } from './migrations.js';
export { emailKey, type MemberIdentifier, type PersonRow } from './persons.js';
export type { FeeRow } from './fees.js';
export type { Rate } from './rates.js';
export type { AccessKey } from './keys.js';
export type { EventRow, NewEvent } from './events.js';
export type { StoredForm } from './forms.js';
export { openStore, type Store, type Tables } from './store.js';

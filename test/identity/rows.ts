import { birthdateRows } from './date-rows.js';
import { emailRows } from './email-rows.js';
import { nameRows } from './name-rows.js';
import { phoneRows } from './phone-rows.js';
import type { Row } from './row.js';

export { kinds, type Row } from './row.js';

export const table: readonly Row[] = [...emailRows, ...phoneRows, ...birthdateRows, ...nameRows];

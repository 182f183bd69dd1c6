import type { Case } from '../case.js';
import { columnCases } from './columns.js';
import { eventCases } from './events.js';
import { feeCases } from './fees.js';
import { meCases } from './me.js';
import { pageCases } from './paging.js';
import { personCases } from './persons.js';
import { portalCases } from './portal.js';
import { refusalCases } from './refusals.js';
import { retryCases } from './retries.js';
import { synchroniseCases } from './synchronise.js';
import { transportCases } from './transport.js';
import { writingCases } from './writing.js';

/** Everything that is asked of an implementation. */
export const cases: readonly Case[] = [
  ...eventCases,
  ...personCases,
  ...writingCases,
  ...columnCases,
  ...feeCases,
  ...portalCases,
  ...refusalCases,
  ...meCases,
  ...transportCases,
  ...retryCases,
  ...pageCases,
  ...synchroniseCases,
];

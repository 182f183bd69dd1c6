import { emailKeys } from './0006-email-keys.js';
import { emailChangesStep } from './0007-email-changes.js';
import { fifth } from './fifth.js';
import { first } from './first.js';
import { fourth } from './fourth.js';
import { second } from './second.js';
import type { Step } from './step.js';
import { third } from './third.js';

/** Forward only: the next one is appended, and a sample of the version before it goes to the tests. */
export const steps: readonly Step[] = [first, second, third, fourth, fifth, emailKeys, emailChangesStep];

import type { State } from '../scene.js';
import { confirmationStates } from './confirmations.js';
import { demoPageStates } from './demo-page.js';
import { formStates } from './forms.js';
import { hostedStates } from './hosted.js';
import { listStates } from './lists.js';
import { portalStates } from './portal.js';

/** Every state that is photographed, in the order of its number. */
export const states: readonly State[] = [
  ...formStates,
  ...confirmationStates,
  ...listStates,
  ...hostedStates,
  ...portalStates,
  ...demoPageStates,
];

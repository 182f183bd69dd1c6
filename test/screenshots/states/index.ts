import type { State } from '../scene.js';
import { confirmationStates } from './confirmations.js';
import { demoPageStates } from './demo-page.js';
import { formStates } from './forms.js';
import { hostedStates } from './hosted.js';
import { listStates } from './lists.js';
import { portalStates } from './portal.js';

const tops: readonly State[] = [
  ...formStates,
  ...confirmationStates,
  ...listStates,
  ...hostedStates,
  ...portalStates,
  ...demoPageStates,
];

/** States whose page ends below the edge of their picture. */
const LONG_STATES = [
  ...['confirmation-and-payment', 'confirmation-without-scripts', 'registration-page'],
  ...['hosted-form-without-scripts', 'hosted-form-with-errors'],
];

/** The end of a page, in a picture of its own. */
const endOf = ({ name, open, ...state }: State): State => ({
  ...state,
  name: `${name}-end`,
  open: async (scene) => {
    await open(scene);
    return { isEnd: true };
  },
});

/** Every state that is photographed, in the order of its number. */
export const states: readonly State[] = [...tops, ...tops.filter(({ name }) => LONG_STATES.includes(name)).map(endOf)];

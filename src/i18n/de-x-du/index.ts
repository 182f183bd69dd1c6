export { cards } from '../de/cards.js';
export { closed } from '../de/closed.js';
export { confirm } from '../de/confirm.js';
export { fees, price } from '../de/fees.js';
export { form } from './form.js';
export { filters, list } from './list.js';
export { nextSteps } from '../de/next-steps.js';
export { login, profile, signInCode, signOut } from './portal.js';
export { steps } from '../de/steps.js';

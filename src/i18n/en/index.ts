export { cards } from './cards.js';
export { closed } from './closed.js';
export { confirm } from './confirm.js';
export { fees, price } from './fees.js';
export { form } from './form.js';
export { filters, list } from './list.js';
export { nextSteps } from './next-steps.js';
export { login, profile, signInCode, signOut } from './portal.js';
export { steps } from './steps.js';

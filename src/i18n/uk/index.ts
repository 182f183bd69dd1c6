export { form } from './form.js';
export { finding, list } from './list.js';
export { login, profile, signOut } from './portal.js';

export { mail } from './mail.js';
export { notices } from './notices.js';
export { pages } from './pages.js';
export { registration } from './registration.js';
export { sheet } from './sheet.js';

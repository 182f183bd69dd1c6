export { mail } from './mail.js';
export { pages } from './pages.js';

export { mail } from './mail.js';
export { pages } from './pages.js';
export { sheet } from './sheet.js';

export { dialogOf as default } from '../dialog.js';

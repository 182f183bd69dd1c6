export { examine as default } from '../doctor/examine.js';

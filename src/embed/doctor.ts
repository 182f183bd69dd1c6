export { examine as default } from '../doctor/live.js';

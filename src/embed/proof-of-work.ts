export { solve as default } from '../controllers/work.js';

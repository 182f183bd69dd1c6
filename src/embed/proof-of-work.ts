export { solve as default } from '../browser/proof-of-work.js';

import { nothingIsLost } from '../../support/narrow.js';
import { states } from './states.js';

nothingIsLost('the list', states);

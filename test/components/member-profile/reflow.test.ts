import { nothingIsClipped } from '../../support/narrow-viewport.js';
import { states } from './states.js';

nothingIsClipped('the profile', states);

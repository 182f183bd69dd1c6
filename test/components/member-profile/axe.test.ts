import { inEveryState } from '../../support/axe-in-all-states.js';
import { states } from './states.js';

inEveryState('member-profile', states);

import { testAxeInAllStates } from '../../support/axe-in-all-states.js';
import { states } from './states.js';

testAxeInAllStates('event-registration', states);

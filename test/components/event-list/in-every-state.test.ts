import { inEveryState } from '../../support/in-every-state.js';
import { states } from './states.js';

inEveryState('event-list', states);

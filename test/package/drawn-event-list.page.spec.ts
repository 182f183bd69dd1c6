import { states } from '../components/event-list/states.js';
import { drawsWhatIsDocumented } from './drawn.js';

drawsWhatIsDocumented('event-list', states);

import { states } from '../components/event-registration/states.js';
import { drawsWhatIsDocumented } from './drawn.js';

drawsWhatIsDocumented('event-registration', states);

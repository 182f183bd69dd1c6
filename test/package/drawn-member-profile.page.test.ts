import { states } from '../components/member-profile/states.js';
import { drawsWhatIsDocumented } from './drawn.js';

drawsWhatIsDocumented('member-profile', states);

import { states } from '../components/portal-login/states.js';
import { drawsWhatIsDocumented } from './drawn.js';

drawsWhatIsDocumented('portal-login', states);

import './lit-policy.js';
import { EventRegistration } from '../components/event-registration/event-registration.js';
import { setScriptHome } from '../components/widget.js';
import './lit-policy-end.js';
import { start } from './loader.js';

start({ elements: { 'event-registration': EventRegistration }, setHome: setScriptHome });

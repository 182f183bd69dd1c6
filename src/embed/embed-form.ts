import './lit-policy.js';
import { EventRegistration } from '../components/event-registration/event-registration.js';
import { setScriptBaseUrl } from '../components/widget.js';
import './lit-policy-end.js';
import { start } from './loader.js';

start({ elements: { 'event-registration': EventRegistration }, setDefaultBaseUrl: setScriptBaseUrl });

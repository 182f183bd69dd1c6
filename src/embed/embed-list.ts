import './lit-policy.js';
import { EventList } from '../components/event-list/event-list.js';
import { setScriptBaseUrl } from '../components/widget.js';
import './lit-policy-end.js';
import { start } from './loader.js';

start({ elements: { 'event-list': EventList }, setDefaultBaseUrl: setScriptBaseUrl });

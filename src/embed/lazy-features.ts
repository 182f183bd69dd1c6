import type { lazyFeatures as ofLists } from '../components/event-list/lazy-features.js';
import type { lazyFeatures as ofForms } from '../components/event-registration/lazy-features.js';
import { loadElement } from './load-element.js';
import { loadModule } from './load-module.js';

type Features = typeof ofForms & typeof ofLists;

/** The optional features of forms and lists in the embed script: each is a module of its name beside the script. */
export const lazyFeatures = new Proxy({} as Features, {
  get: (_, name: string) => async () =>
    name === 'registrationElement' ? loadElement('event-registration') : { default: await loadModule(name) },
});

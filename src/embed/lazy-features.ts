import type { lazyFeatures as ofLists } from '../components/event-list/lazy-features.js';
import type { lazyFeatures as ofForms } from '../components/event-registration/lazy-features.js';
import { loadElement } from './load-element.js';
import { loadModule } from './load-module.js';

type Features = typeof ofForms & typeof ofLists;

const lazyModule =
  <Name extends Exclude<keyof Features, 'registrationElement'>>(name: Name) =>
  async () => ({ default: await loadModule<Awaited<ReturnType<Features[Name]>>['default']>(name) });

/** The optional features of forms and lists in the embed script: each is a module beside the script. */
export const lazyFeatures: Features = {
  'extended-form': lazyModule('extended-form'),
  controls: lazyModule('controls'),
  'closed-form': lazyModule('closed-form'),
  cards: lazyModule('cards'),
  steps: lazyModule('steps'),
  'error-summary': lazyModule('error-summary'),
  countdown: lazyModule('countdown'),
  dialog: lazyModule('dialog'),
  'after-registration': lazyModule('after-registration'),
  'next-steps': lazyModule('next-steps'),
  confirm: lazyModule('confirm'),
  'extended-list': lazyModule('extended-list'),
  prices: lazyModule('prices'),
  payment: lazyModule('payment'),
  plain: lazyModule('plain'),
  registrationElement: () => loadElement('event-registration'),
};

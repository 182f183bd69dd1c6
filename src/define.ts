import { EventRegistration } from './components/index.js';

/** Tags to classes. A tag that the page has already is left alone: another copy of the kit may have been faster. */
const tags = { 'event-registration': EventRegistration } as const;

for (const [tag, element] of Object.entries(tags)) {
  const known = customElements.get(tag);
  if (!known) customElements.define(tag, element);
  else if (!('turnout' in known)) console.warn(`<${tag}> is somebody else's element on this page`);
}

export { tags };

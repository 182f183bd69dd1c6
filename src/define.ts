import { EventList, EventRegistration, MemberProfile, PortalLogin } from './components/index.js';

/** Tags to classes. A tag that the page has already is left alone: another copy of the kit may have been faster. */
const tags = {
  'event-list': EventList,
  'event-registration': EventRegistration,
  'member-profile': MemberProfile,
  'portal-login': PortalLogin,
} as const;

// a server that draws a page may have none
const registry: CustomElementRegistry | undefined = globalThis.customElements;
for (const [tag, element] of Object.entries(tags)) if (registry && !registry.get(tag)) registry.define(tag, element);

export { tags };

import { schemaOrgOf, scriptText } from '../../calendar/index.js';
import { trustedPolicy } from '../../browser/trusted-types.js';
import type { ListHost, LoadedEvents } from './list-host.js';

/** The part of the element that this helper needs. */
export type StructuredDataHost = Pick<ListHost, 'append' | 'querySelector'>;

/** How many events a search engine is told of. */
const MAX_DESCRIBED_EVENTS = 100;

/** Tells search engines what is coming, beside the element in the page: what is in a shadow root not all of them read (schema.org, JSON-LD). */
export function updateStructuredData(
  host: StructuredDataHost,
  { events, organisation }: LoadedEvents,
  today: string,
): void {
  const upcomingEvents = events.filter(({ end_date }) => end_date >= today).slice(0, MAX_DESCRIBED_EVENTS);
  const existingScript = host.querySelector(':scope > script[type="application/ld+json"]');
  if (!upcomingEvents.length) return existingScript?.remove();
  // a page that trusts no text (Trusted Types), and has not heard of us, is not described
  if (!trustedPolicy && 'trustedTypes' in globalThis) return;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  const text = scriptText(schemaOrgOf(upcomingEvents, { organisation }));
  script.text = trustedPolicy?.createScript(text) ?? text;
  if (existingScript) existingScript.replaceWith(script);
  else host.append(script);
}

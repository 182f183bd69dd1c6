import { schemaOrgOf, scriptText } from '../../calendar/index.js';
import { trustedPolicy } from '../../browser/trusted-types.js';
import type { ListHost, LoadedEvents } from './list-host.js';

/** The part of the element that this helper needs. */
export type StructuredDataHost = Pick<ListHost, 'append' | 'querySelector'>;

/** The number of events in the structured data. */
const MAX_DESCRIBED_EVENTS = 100;

/**
 * Describes upcoming events for search engines (schema.org, JSON-LD), beside the element, since not all of them read shadow
 * roots.
 */
export function updateStructuredData(
  host: StructuredDataHost,
  { events, organisation }: LoadedEvents,
  today: string,
): void {
  const upcomingEvents = events.filter(({ end_date }) => end_date >= today).slice(0, MAX_DESCRIBED_EVENTS);
  const existingScript = host.querySelector(':scope > script[type="application/ld+json"]');
  if (!upcomingEvents.length) return existingScript?.remove();
  // under Trusted Types without our policy, the page gets no structured data
  if (!trustedPolicy && 'trustedTypes' in globalThis) return;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  const text = scriptText(schemaOrgOf(upcomingEvents, { organisation }));
  script.text = trustedPolicy?.createScript(text) ?? text;
  if (existingScript) existingScript.replaceWith(script);
  else host.append(script);
}

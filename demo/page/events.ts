import { tags } from './elements.js';
import type { Fired } from './host.js';
import { described } from './manifest.js';

/** What an event carries, without what every event has; faults are told of by their sentence. */
const fieldsOf = (event: Event): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(event)
      .filter((name) => name !== 'isTrusted')
      .map((name) => {
        const value: unknown = event[name as keyof Event];
        return [name, value instanceof Error ? `${value.name}: ${value.message}` : value];
      }),
  );

/** Hears of everything that elements tell the page: one may stand in another. */
export function watchEvents(hear: (event: Fired) => void): void {
  for (const name of new Set(tags.flatMap((tag) => described(tag).events.map((event) => event.name))))
    document.addEventListener(name, (event) => hear({ name, fields: fieldsOf(event), time: Date.now() }));
}

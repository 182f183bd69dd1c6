import { tags } from './elements.js';
import type { LoggedEvent } from './host.js';
import { documentationOf } from './manifest.js';

/** The own fields of an event. Errors are reduced to their message. */
const fieldsOf = (event: Event): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(event)
      .filter((name) => name !== 'isTrusted')
      .map((name) => {
        const value: unknown = event[name as keyof Event];
        return [name, value instanceof Error ? `${value.name}: ${value.message}` : value];
      }),
  );

/** Listens to all events of all elements: an element may stand inside another. */
export function watchEvents(onEvent: (event: LoggedEvent) => void): void {
  for (const name of new Set(tags.flatMap((tag) => documentationOf(tag).events.map((event) => event.name))))
    document.addEventListener(name, (event) => onEvent({ name, fields: fieldsOf(event), time: Date.now() }));
}

import { fault, type DocumentPath } from './available-fields.js';
import { closestMatch } from './closest-match.js';
import type { RawLayout, ValidPart } from './raw-file.js';
import type { PathFault } from './schema-faults.js';

/** An event or a form of a file, as far as it has no faults. */
type Entry = { readonly slug?: string | undefined; readonly form?: ValidPart<RawLayout> | undefined } | undefined;

/** The name that a file gives its entries, and their path. */
interface Entries {
  readonly path: DocumentPath;
  readonly noun: 'event' | 'form';
}

/** The keys that have no effect without a waiting list. */
const pointlessFaults = (entry: Entry, path: DocumentPath): PathFault[] =>
  (['promotion', 'offer_hours'] as const)
    .filter((key) => entry?.form?.[key] !== undefined)
    .map((key) => fault([...path, key], 'this counts only with a waiting list; add waiting_list, or remove this'));

function missingFault(slug: string, slugs: readonly string[], path: DocumentPath, noun: Entries['noun']): PathFault {
  const suggestion = closestMatch(slug, slugs);
  const hint = suggestion ? `did you mean "${suggestion}"?` : `add it to the ${noun}s`;
  return fault(path, `there is no ${noun} "${slug}"; ${hint}`);
}

/** Faults of waiting lists that do not exist in the file, have a waiting list themselves, or serve two events. */
export function waitingListFaults(entries: readonly Entry[], { path: root, noun }: Entries): PathFault[] {
  const slugs = entries.flatMap((entry) => entry?.slug ?? []);
  const areSlugsComplete = slugs.length === entries.length;
  return entries.flatMap((entry, index) => {
    const form = [...root, index, 'form'];
    const waitingList = entry?.form?.waiting_list;
    if (waitingList === undefined) return pointlessFaults(entry, form);
    const path = [...form, 'waiting_list'];
    const first = entries.find((other) => other?.form?.waiting_list === waitingList);
    if (first !== entry)
      return [fault(path, `"${waitingList}" is already the waiting list of "${first?.slug}"; name another ${noun}`)];
    if (waitingList === entry?.slug)
      return [
        fault(path, `${noun === 'event' ? 'an event' : 'a form'} cannot be its own waiting list; name another ${noun}`),
      ];
    if (!slugs.includes(waitingList)) return areSlugsComplete ? [missingFault(waitingList, slugs, path, noun)] : [];
    const nextWaitingList = entries.find((other) => other?.slug === waitingList)?.form?.waiting_list;
    return nextWaitingList === undefined
      ? []
      : [fault(path, `"${waitingList}" itself has the waiting list "${nextWaitingList}"; remove that one`)];
  });
}

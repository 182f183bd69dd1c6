import { storage } from '../../browser/storage.js';

const nameOf = (list_id: string): string => `turnout desk present ${list_id}`;

/** The attendance ticks of this tab. It keeps identifiers of persons until the tab is closed, and sends nothing. */
export class AttendanceTicks {
  readonly #lists = new Map<string, Set<string>>();

  /** The identifiers of those who are present. */
  of(list_id: string): ReadonlySet<string> {
    return this.#of(list_id);
  }

  #of(list_id: string): Set<string> {
    const ticks = this.#lists.get(list_id);
    if (ticks) return ticks;
    const loaded = new Set((storage()?.getItem(nameOf(list_id)) ?? '').split(' ').filter(Boolean));
    this.#lists.set(list_id, loaded);
    return loaded;
  }

  set(list_id: string, person_id: string, isPresent: boolean): void {
    const ticks = this.#of(list_id);
    if (isPresent) ticks.add(person_id);
    else ticks.delete(person_id);
    this.#save(list_id, ticks);
  }

  clear(list_id: string): void {
    this.#of(list_id).clear();
    this.#save(list_id, new Set());
  }

  #save(list_id: string, ticks: ReadonlySet<string>): void {
    try {
      storage()?.setItem(nameOf(list_id), [...ticks].join(' '));
    } catch {
      // full: they last as long as the page
    }
  }
}

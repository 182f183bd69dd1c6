import { storage } from '../../browser/storage.js';

const nameOf = (list_id: string): string => `turnout desk present ${list_id}`;

/** The page that shows them. */
interface TicksHost {
  requestUpdate(): void;
  focus(selector: string): Promise<void>;
}

/** The attendance ticks of this tab. It keeps identifiers of persons until the tab is closed, and sends nothing. */
export class AttendanceTicks {
  readonly #host: TicksHost;
  readonly #lists = new Map<string, Set<string>>();

  constructor(host: TicksHost) {
    this.#host = host;
  }

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
    this.#host.requestUpdate();
  }

  clear(list_id: string): Promise<void> {
    this.#of(list_id).clear();
    this.#save(list_id, new Set());
    return this.#host.focus('.attendance input');
  }

  #save(list_id: string, ticks: ReadonlySet<string>): void {
    try {
      storage()?.setItem(nameOf(list_id), [...ticks].join(' '));
    } catch {
      // full: they last as long as the page
    }
  }
}

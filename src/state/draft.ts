import { jsonOf } from '../api/index.js';
import type { SentRegistration } from './registrar.js';
import { storage } from '../browser/storage.js';

/** A draft as the tab stores it. */
export interface SavedDraft {
  /** The secret of the family, copied with a duplicated tab: idempotency keys are derived from it, and the gate gets it as `form_family`. */
  readonly id?: string | undefined;
  /** The persons of the form who are not registered yet, by their number in the form. */
  readonly keys: readonly number[];
  /** Persons of the same family who are registered already: prices depend on it. */
  readonly registered?: number;
  /** Names and values of controls. */
  readonly entries: readonly (readonly [name: string, value: string])[];
  /** Requests that were sent and may not be answered. */
  readonly sent: readonly (readonly [key: number, sent: SentRegistration])[];
}

/** The draft of one form in `sessionStorage` (docs/embed.md#privacy). */
export class Draft {
  readonly #name: string;

  /** `form` identifies the form: the gate's address and the slug. */
  constructor(form: string) {
    this.#name = `turnout ${form}`;
  }

  /** The saved draft; undefined if there is none that can be read. */
  load(): SavedDraft | undefined {
    try {
      const text = storage()?.getItem(this.#name);
      // most forms have none, and an exception is slow: the browser parses the script again for its stack
      if (!text) return undefined;
      const { id, keys, registered, entries, sent } = JSON.parse(text) as SavedDraft;
      // another version may have written it: other shapes throw here
      const draft = {
        id,
        keys: keys.map(Number),
        ...(registered && { registered }),
        entries: entries.map(([name, value]) => [name, value] as const),
        sent: sent.map(([key, { ...request }]) => [key, request] as const),
      };
      return keys.length && entries.length ? draft : undefined;
    } catch {
      return undefined;
    }
  }

  save(draft: SavedDraft): void {
    try {
      storage()?.setItem(this.#name, jsonOf(draft));
    } catch {
      // storage is full: the form works without a draft
    }
  }

  clear(): void {
    storage()?.removeItem(this.#name);
  }
}

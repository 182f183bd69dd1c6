import { jsonOf } from '../api/index.js';
import type { Sent } from './registrar.js';
import { storage } from '../browser/storage.js';

/** What a visitor has typed, as it is kept until the tab is closed. */
export interface Kept {
  /** Made with the draft and copied with it, where somebody duplicates a tab: what its Idempotency-Keys are made of. */
  readonly id?: string | undefined;
  /** Who is registered together. */
  readonly keys: readonly number[];
  /** Names and values of controls. */
  readonly entries: readonly (readonly [name: string, value: string])[];
  /** What was sent and perhaps not answered. */
  readonly sent: readonly (readonly [key: number, sent: Sent])[];
}

/** One form's draft in `sessionStorage` (design.md section 4, "Drafts"). */
export class Draft {
  readonly #name: string;

  /** `form` tells forms apart: where it is asked for, and its slug. */
  constructor(form: string) {
    this.#name = `turnout ${form}`;
  }

  /** What was kept; undefined where nothing was, or nothing that can be read. */
  load(): Kept | undefined {
    try {
      const text = storage()?.getItem(this.#name);
      // most forms have none; to throw takes long, for a browser reads the script again to say what was wrong
      if (!text) return undefined;
      const { id, keys, entries, sent } = JSON.parse(text) as Kept;
      // what is no list, or no pair, throws: another version may have written it
      const read = {
        id,
        keys: keys.map(Number),
        entries: entries.map(([name, value]) => [name, value] as const),
        sent: sent.map(([key, { ...one }]) => [key, one] as const),
      };
      return keys.length && entries.length ? read : undefined;
    } catch {
      return undefined;
    }
  }

  keep(kept: Kept): void {
    try {
      storage()?.setItem(this.#name, jsonOf(kept));
    } catch {
      // no room: the form works without
    }
  }

  forget(): void {
    storage()?.removeItem(this.#name);
  }
}

import { controlsOf, isBox, isWithin, nameFor, plainName } from '../../controllers/index.js';
import type { Party, Person } from './people.js';

export interface ParticipantsOptions {
  form: () => HTMLFormElement | undefined;
  /** True of somebody whom the service has accepted. */
  isDone: (key: number) => boolean;
  /** Names of the fields that are nobody else's. */
  theirs: () => readonly string[];
  /** Draws the form again. */
  draw: () => Promise<unknown>;
  /** Answers were taken over. */
  copied: () => void;
}

/** What is not taken over from whoever stands above. */
const personal = ['name.first_name', 'birthdate'];

/** Who is registered together, as long as that can change. Who is taken out is hidden: their answers are still there. */
export class Participants implements Party {
  readonly #options: ParticipantsOptions;
  #keys: readonly number[] = [0];
  #gone = new Set<number>();
  removed: number | undefined;

  constructor(options: ParticipantsOptions) {
    this.#options = options;
  }

  /** These, and nobody else. */
  begin(keys: readonly number[]): void {
    this.#keys = keys;
    this.#gone = new Set();
    this.removed = undefined;
  }

  get people(): Person[] {
    return this.#keys.map((key) => ({ key, gone: this.#gone.has(key), done: this.#options.isDone(key) }));
  }

  /** Who is not registered yet. */
  get waiting(): number[] {
    return this.people.flatMap(({ key, gone, done }) => (gone || done ? [] : [key]));
  }

  nameOf(key: number): string {
    const value = (part: string) =>
      this.#find<HTMLInputElement>(`[name="${nameFor(key, `name.${part}`)}"]`)?.value.trim();
    return [value('first_name'), value('last_name')].filter(Boolean).join(' ');
  }

  #find<Found extends HTMLElement>(selector: string): Found | null | undefined {
    return this.#options.form()?.querySelector<Found>(selector);
  }

  #person = (key: number) => this.#find<HTMLFieldSetElement>(`.person[data-key="${key}"]`);

  /** Draws them as they are now, and puts the visitor there. */
  async #arrive(removed: number | undefined, at: () => HTMLElement | null | undefined): Promise<void> {
    this.removed = removed;
    await this.#options.draw();
    at()?.focus();
  }

  /** One more. */
  add(): Promise<void> {
    const key = Math.max(...this.#keys) + 1;
    this.#keys = [...this.#keys, key];
    return this.#arrive(undefined, () => this.#person(key));
  }

  /** One less, until that is undone. */
  remove(key: number): Promise<void> {
    this.#gone.add(key);
    return this.#arrive(key, () => this.#find('.undo'));
  }

  undo(key: number): Promise<void> {
    this.#gone.delete(key);
    return this.#arrive(undefined, () => this.#person(key));
  }

  /** Takes the answers of whoever stands above over, but for what is theirs alone. */
  copy(key: number): void {
    const there = this.people.filter(({ gone }) => !gone).map((one) => one.key);
    const above = there[there.indexOf(key) - 1]!;
    const theirs = [...personal, ...this.#options.theirs()];
    // both are asked the same, in the same order
    const [from, to] = [above, key].map((one) => controlsOf(this.#person(one)!));
    to!.forEach((control, at) => {
      if (theirs.some((name) => isWithin(plainName(control.name), name))) return;
      const { value, checked } = from![at] as HTMLInputElement;
      if (isBox(control)) (control as HTMLInputElement).checked = checked;
      else control.value = value;
    });
    this.#options.copied();
  }
}

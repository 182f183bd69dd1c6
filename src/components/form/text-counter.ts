import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { MAX_LENGTHS, type Field } from '../../fields/index.js';
import type { CounterWords, wordsOf } from '../../i18n/index.js';

/** Characters that are left are shown once a text has this share of its limit. */
const COUNTED_SHARE = 0.9;

/** Time between the last key and the announcement to screen readers. */
const ANNOUNCE_DELAY_MS = 1000;

/** Longer than any field takes. */
const TOO_LONG_TEXT = 'x'.repeat(MAX_LENGTHS.text + 1);

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export interface TextCounterOptions {
  /** The element with the form. */
  readonly host: ReactiveControllerHost & { readonly language: string };
  /** The fields by the names of their controls. */
  readonly fields: () => readonly Field[];
  readonly wordsOf: typeof wordsOf;
}

/** The field of a control; parts of a group are fields of their own. */
function fieldOf(name: string, fields: readonly Field[]): Field | undefined {
  for (const field of fields) {
    if (field.name === name) return field;
    const control = field.kind.control(field);
    const part = control.kind === 'group' && fieldOf(name, control.parts);
    if (part) return part;
  }
  return undefined;
}

/** The most code points that a field takes; undefined if it does not hold one text, as a list does. */
function limitOf(field: Field): number | undefined {
  const fault = field.kind.check(TOO_LONG_TEXT, field).find(({ code }) => code === 'too_long');
  return fault?.params?.['max'] as number | undefined;
}

/** The line below a control that says how many characters are left, or too many. It is drawn beside the templates of the form. */
class TextCounter implements ReactiveController {
  readonly #control: TextControl;
  readonly #options: TextCounterOptions;
  readonly #line = document.createElement('p');
  readonly #status = document.createElement('p');
  #words: CounterWords | undefined;
  #language: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(control: TextControl, options: TextCounterOptions) {
    this.#control = control;
    this.#options = options;
    this.#line.setAttribute('part', 'help');
    this.#status.className = 'note';
    this.#status.setAttribute('role', 'status');
    options.host.addController(this);
    control.addEventListener('input', this.#update);
    this.#update();
  }

  /** The form may have been filled in anew, or speak another language. */
  hostUpdated(): void {
    this.#update();
  }

  async #loadWords(language: string): Promise<void> {
    this.#language = language;
    const words = await this.#options.wordsOf(language, 'counter');
    if (language !== this.#language) return;
    this.#words = words;
    this.#update();
  }

  #update = (): void => {
    const control = this.#control;
    const { host } = this.#options;
    if (!control.isConnected) {
      this.#show('');
      host.removeController(this);
      control.removeEventListener('input', this.#update);
      counters.delete(control);
      return;
    }
    // without words, nothing is said
    if (host.language !== this.#language) this.#loadWords(host.language).catch(() => {});
    this.#show(this.#text());
  };

  /** The sentence for the present text; empty while the limit is far. */
  #text(): string {
    const control = this.#control;
    const field = fieldOf(control.name, this.#options.fields());
    const limit = field && limitOf(field);
    if (!limit || !control.form || !this.#words) return '';
    // counted as it is checked: without space around it, in code points
    const length = [...String(field.kind.read(new FormData(control.form), field) ?? '')].length;
    this.#line.className = length > limit ? 'issue' : 'help';
    if (length < COUNTED_SHARE * limit) return '';
    const count = Math.abs(limit - length);
    const figure = new Intl.NumberFormat(this.#language).format(count);
    return length > limit ? this.#words.charactersTooMany(count, figure) : this.#words.charactersLeft(count, figure);
  }

  #show(text: string): void {
    const control = this.#control;
    const id = `${control.name}.counter`;
    const ids = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((one) => one && one !== this.#line.id);
    if (text) {
      ids.push(id);
      if (!this.#line.isConnected) control.closest('[data-field]')?.append(this.#line, this.#status);
    } else if (!this.#line.isConnected) return;
    else this.#line.remove();
    if (ids.length) control.setAttribute('aria-describedby', ids.join(' '));
    else control.removeAttribute('aria-describedby');
    this.#line.id = id;
    if (this.#line.textContent === text) return;
    this.#line.textContent = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#status.textContent = text), ANNOUNCE_DELAY_MS);
  }
}

const counters = new WeakMap<TextControl, TextCounter>();

/** Shows how many characters are left in a control, from now on, whenever its text is near the limit. */
export default (control: TextControl, options: TextCounterOptions): void => {
  if (!counters.has(control)) counters.set(control, new TextCounter(control, options));
};

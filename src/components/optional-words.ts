import type { Language, wordsOf } from '../i18n/index.js';

/** Words that only some elements need. While those of another language are loaded, the present ones stay. */
export class OptionalWords<Part extends keyof Language> {
  readonly #part: Part;
  readonly #load: typeof wordsOf;
  #language: string;
  #words: Language[Part];

  private constructor(part: Part, load: typeof wordsOf, language: string, words: Language[Part]) {
    this.#part = part;
    this.#load = load;
    this.#language = language;
    this.#words = words;
  }

  /** Loads the words of a part in a language. Rejects if they cannot be loaded. */
  static async load<Part extends keyof Language>(part: Part, language: string, load: typeof wordsOf) {
    return new OptionalWords(part, load, language, await load(language, part));
  }

  /** The words for a language: the present ones, and `onChange` is called once those of another language are there. */
  in(language: string, onChange: () => void): Language[Part] {
    if (language !== this.#language) {
      this.#language = language;
      void this.#load(language, this.#part).then(
        (words) => {
          if (language !== this.#language) return;
          this.#words = words;
          onChange();
        },
        () => {},
      );
    }
    return this.#words;
  }
}

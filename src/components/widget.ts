import { Task } from '@lit/task';
import { html, LitElement, type PropertyDeclarations } from 'lit';
import { directionOf, spoken, wordsOf, type Words } from '../i18n/index.js';

/** The gate of the origin that the script came from, until a page says otherwise. */
let home = '';

/** Says where elements without a `base-url` ask. */
export const setHome = (base: string): void => void (home = base);

/** The language in force where an element stands: the nearest `lang`, through shadow roots; else the browser's. */
function languageAt(element: Element): string {
  for (let node: Element | null = element; node;) {
    const marked: Element | null = node.closest('[lang]');
    const language = marked?.getAttribute('lang');
    if (language) return language;
    const root = (marked ?? node).getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return navigator.language;
}

/** What all elements share: whom to ask, and which language to speak. */
export abstract class Widget extends LitElement {
  static override properties: PropertyDeclarations = {
    slug: {},
    baseUrl: { attribute: 'base-url' },
    plain: { type: Boolean },
    lang: {},
    headingLevel: { type: Number, attribute: 'heading-level' },
  };

  /** `club`, or `club/form`. */
  slug = '';

  /** Address of the gate, or with `plain` of the service. Default: the gate of the origin that the script came from. */
  baseUrl = '';

  /** What answers at `base-url` speaks only the specification, say a proxy of the club's own that adds the key. */
  plain = false;

  /** Language of the element; default: that of the page around it. */
  override lang = '';

  /** Level of the element's heading, 1 to 6. */
  headingLevel = 2;

  /** Words of the language in force, there when `content` draws. Where others cannot be had, these stay. */
  protected words!: Words;

  #speaking = new Task(this, {
    args: () => [this.language],
    task: ([language]) => wordsOf(language),
    onComplete: (words) => (this.words = words),
    onError: (error) => console.warn(error),
  });

  /** The BCP 47 tag of the language that is spoken here. */
  get language(): string {
    return spoken(this.lang || languageAt(this));
  }

  /** Address that requests go to, without a slash at the end. */
  protected get base(): string {
    return (this.baseUrl || home).replace(/\/+$/, '');
  }

  /** The same on a page of its own, where this address has one. */
  protected get page(): string | undefined {
    return /\/public$/.test(this.base) && this.slug ? this.base.replace(/public$/, `portal/${this.slug}`) : undefined;
  }

  /** What the element shows, once it has words for it. */
  protected abstract content(): unknown;

  override render(): unknown {
    // while other words are on their way, the ones there are stay: what was typed stays with them
    if (this.words as Words | undefined)
      return html`<div lang=${this.language} dir=${directionOf(this.language)}>${this.content()}</div>`;
    return this.#speaking.render({
      // the words themselves are missing: what can be said without them
      error: () =>
        html`<p role="alert">
          Das Formular fehlt. The form is missing.
          <slot></slot>
        </p>`,
    });
  }
}

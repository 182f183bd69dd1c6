import { html, type TemplateResult } from 'lit';
import { addressOf, type Choices } from './choices.js';
import { words } from './language.js';
import type { Preview } from './preview.js';
import type { Change } from './workbench.js';

export const MIN_WIDTH_PX = 280;
export const MAX_WIDTH_PX = 1600;

/** The nearest width that the preview can have, in CSS pixels. */
export const clampWidth = (width: number): number => Math.round(Math.min(MAX_WIDTH_PX, Math.max(MIN_WIDTH_PX, width)));

/** The choices that need a new preview when they change. */
const keyOf = ({ element, state, form }: Choices): string => [element, state, form].join(' ');

/** The frame that shows the element on a club's site in the chosen width. */
export class PreviewFrame {
  readonly frame: HTMLIFrameElement = Object.assign(document.createElement('iframe'), { title: words.preview });
  readonly #change: Change;
  #key: string | undefined;
  #width = 0;
  /** The box around the frame. */
  readonly #box = Object.assign(document.createElement('div'), { className: 'preview-box' });

  constructor(change: Change) {
    this.#change = change;
    this.#box.append(this.frame);
    new ResizeObserver(() => this.#fit()).observe(this.#box);
  }

  /** The width in CSS pixels, chosen or available. */
  get #pixels(): number {
    return this.#width || this.#box.clientWidth || 768;
  }

  /** Scales the frame down if it is wider than the available room. */
  #fit(): void {
    const pixels = this.#pixels;
    const scale = Math.min(1, this.#box.clientWidth / pixels) || 1;
    this.frame.style.inlineSize = `${pixels}px`;
    this.frame.style.blockSize = `${100 / scale}%`;
    this.frame.style.transform = scale < 1 ? `scale(${scale})` : '';
    this.#box.parentElement?.style.setProperty('--shown', `${pixels * scale}px`);
  }

  /** The parts of the element in the preview, once it has loaded. */
  get parts(): Preview['parts'] | undefined {
    return (this.frame.contentWindow as (Window & { turnoutPreview?: Preview }) | null)?.turnoutPreview?.parts;
  }

  /** Shows the choices, and loads the preview again after `startClean` where they need a new one. */
  show(choices: Choices, startClean: () => void): void {
    this.#width = choices.width;
    this.#fit();
    const key = keyOf(choices);
    if (key === this.#key) {
      (this.frame.contentWindow as Window & { turnoutPreview?: Preview }).turnoutPreview?.apply(choices);
      return;
    }
    this.#key = key;
    startClean();
    this.restart(choices);
  }

  /** Loads the preview again: nobody is signed in, and the form is empty. */
  restart(choices: Choices): void {
    try {
      sessionStorage.clear();
    } catch {
      // without storage there is nothing to clear
    }
    const address = new URL(`preview.html${addressOf(choices)}`, location.href).href;
    // adds no entry to the history
    if (this.frame.isConnected) this.frame.contentWindow!.location.replace(address);
    else this.frame.src = address;
  }

  /** Opens a sign-in link in the preview. */
  openLink(token: string): void {
    const { location: inner } = this.frame.contentWindow!;
    inner.replace(`${inner.href.replace(/#.*/, '')}#${token}`);
    this.frame.focus();
  }

  #drag = (down: PointerEvent): void => {
    const handle = down.currentTarget as HTMLElement;
    const startWidth = this.#pixels;
    const scale = this.frame.getBoundingClientRect().width / startWidth;
    const widthAt = ({ clientX }: PointerEvent) => clampWidth(startWidth + ((clientX - down.clientX) * 2) / scale);
    const move = (event: PointerEvent) => this.#change({ width: widthAt(event) }, true);
    handle.setPointerCapture(down.pointerId);
    this.#box.toggleAttribute('data-dragged', true);
    handle.addEventListener('pointermove', move);
    const end = (event: PointerEvent) => {
      handle.removeEventListener('pointermove', move);
      this.#box.removeAttribute('data-dragged');
      this.#change({ width: widthAt(event) });
    };
    handle.addEventListener('pointerup', end, { once: true });
  };

  #step = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -10, ArrowRight: 10, PageDown: -100, PageUp: 100 }[event.key];
    if (!by) return;
    event.preventDefault();
    this.#change({ width: clampWidth(this.#pixels + by) });
  };

  /** The frame and the handle of its width. */
  template(): TemplateResult {
    const pixels = this.#pixels;
    return html`<div class="room">
      ${this.#box}
      <div
        class="handle"
        role="slider"
        tabindex="0"
        aria-label=${words.previewWidth}
        aria-orientation="horizontal"
        aria-valuemin=${MIN_WIDTH_PX}
        aria-valuemax=${MAX_WIDTH_PX}
        aria-valuenow=${pixels}
        aria-valuetext=${words.pixelCount(pixels)}
        @pointerdown=${this.#drag}
        @keydown=${this.#step}
      ></div>
    </div>`;
  }
}

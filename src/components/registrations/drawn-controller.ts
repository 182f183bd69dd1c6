import type { ReactiveController, ReactiveControllerHost } from 'lit';

export interface DrawingOptions {
  readonly draw: () => void;
  readonly find: (selector: string) => HTMLElement | null;
}

/** A host of controllers that is no element: it draws once for all updates that are requested together. */
export abstract class DrawnController implements ReactiveControllerHost {
  readonly #drawing: DrawingOptions;
  #pendingDraw: Promise<boolean> | undefined;

  constructor(drawing: DrawingOptions) {
    this.#drawing = drawing;
  }

  addController(_: ReactiveController): void {}
  removeController(_: ReactiveController): void {}

  protected beforeDraw(): void {}
  protected afterDraw(_: DrawingOptions['find']): void {}

  requestUpdate(): void {
    this.#pendingDraw ??= Promise.resolve().then(() => {
      this.#pendingDraw = undefined;
      this.beforeDraw();
      this.#drawing.draw();
      this.afterDraw(this.#drawing.find);
      return true;
    });
  }

  get updateComplete(): Promise<boolean> {
    return this.#pendingDraw ?? Promise.resolve(true);
  }

  /** The element that has the focus, if it is one of these. */
  protected get focused(): HTMLElement | null {
    return this.#drawing.find(':focus');
  }

  /** Draws, and moves the focus to the first of these elements that exists. */
  async focus(...selectors: readonly string[]): Promise<void> {
    this.requestUpdate();
    await this.updateComplete;
    for (const selector of selectors) {
      const element = this.#drawing.find(selector);
      if (!element) continue;
      element.focus();
      return;
    }
  }
}

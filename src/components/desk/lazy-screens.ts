import type { DeskScreen, DeskScreenHost } from './desk-screen.js';
import { lazyScreenNames, type LazyScreenName } from './lazy-screen-names.js';

const modules: Readonly<Record<LazyScreenName, (host: DeskScreenHost) => Promise<DeskScreen>>> = {
  money: async (host) => (await import('./money/open-money.js')).openMoney(host),
  bank: async (host) => (await import('./bank/open-bank.js')).openBank(host),
  message: async (host) => (await import('./message/open-message.js')).openMessage(host),
  workspace: async (host) => (await import('./workspace/open-workspace.js')).openWorkspace(host),
  add: async (host) => (await import('./add/open-add.js')).openAdd(host),
  answers: async (host) => (await import('./answers/open-answers.js')).openAnswers(host),
  move: async (host) => (await import('./move/open-move.js')).openMove(host),
  duplicates: async (host) => (await import('./duplicates/open-duplicates.js')).openDuplicates(host),
};

const isLazy = (name: string): name is LazyScreenName => (lazyScreenNames as readonly string[]).includes(name);

/** The screens that are loaded on demand. */
export class LazyScreens {
  readonly #host: DeskScreenHost;
  readonly #screens = new Map<string, DeskScreen>();

  constructor(host: DeskScreenHost) {
    this.#host = host;
  }

  /** Undefined until it is loaded, and for screens of the desk's own module. */
  of(name: string): DeskScreen | undefined {
    return this.#screens.get(name);
  }

  /** Loads the module of a screen, if it has one. Rejects if it cannot be loaded. */
  async load(name: string): Promise<DeskScreen | undefined> {
    if (!isLazy(name)) return undefined;
    const screen = this.of(name) ?? (await modules[name](this.#host));
    this.#screens.set(name, screen);
    return screen;
  }

  clear(): void {
    for (const screen of this.#screens.values()) screen.clear();
  }
}

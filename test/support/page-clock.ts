/** The page's clock while a test moves it: what is due until then happens at once, and nobody waits. */
export interface PageClock {
  /** Lets so many milliseconds pass. */
  pass: (milliseconds: number) => void;
  end: () => void;
}

/** Timers of a second and more wait for this clock; shorter ones run as ever. */
export function pageClock(): PageClock {
  const { now } = Date;
  const elapsed = performance.now.bind(performance);
  const { setTimeout, clearTimeout } = window;
  const waiting = new Map<number, { readonly at: number; readonly run: () => void }>();
  let [aheadMs, last] = [0, 0];
  Date.now = () => now() + aheadMs;
  performance.now = () => elapsed() + aheadMs;
  window.setTimeout = ((run: () => void, milliseconds = 0) => {
    if (milliseconds < 1000) return setTimeout(run, milliseconds);
    waiting.set(--last, { at: Date.now() + milliseconds, run });
    return last;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => {
    if (!waiting.delete(id as number)) clearTimeout(id);
  };
  return {
    pass(milliseconds) {
      aheadMs += milliseconds;
      for (const [id, { at, run }] of [...waiting])
        if (at <= Date.now()) {
          waiting.delete(id);
          run();
        }
    },
    end() {
      Date.now = now;
      performance.now = elapsed;
      Object.assign(window, { setTimeout, clearTimeout });
    },
  };
}

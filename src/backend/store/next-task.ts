/** Lets everything else that is due come first: one turn of the event loop, without a wait. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    // a page has no `setImmediate`
    const { setImmediate = (work: () => void) => setTimeout(work) } = globalThis as {
      setImmediate?: (work: () => void) => unknown;
    };
    setImmediate(resolve);
  });

/** Resolves in the next task of the event loop, after everything that is due. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    // browsers have no `setImmediate`
    const { setImmediate = (work: () => void) => setTimeout(work) } = globalThis as {
      setImmediate?: (work: () => void) => unknown;
    };
    setImmediate(resolve);
  });

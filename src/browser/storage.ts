/** The tab's storage; undefined if the browser refuses it, as in sandboxed frames. */
export function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

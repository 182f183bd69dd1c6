/** What the tab keeps. Where storage is refused (sandboxed frames), there is none. */
export function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

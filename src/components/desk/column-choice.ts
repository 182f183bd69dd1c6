/** The browser's storage, which outlives the tab; undefined if the browser refuses it. */
function localStorageOrNone(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const nameOf = (list_id: string): string => `turnout desk columns ${list_id}`;

/** The columns that were chosen for a list in this browser; undefined if none were. */
export function loadColumns(list_id: string): string[] | undefined {
  const text = localStorageOrNone()?.getItem(nameOf(list_id));
  return text === null || text === undefined ? undefined : text.split('\n').filter(Boolean);
}

/** Keeps the chosen columns of a list. They have names of columns only, nothing about persons. */
export function saveColumns(list_id: string, ids: readonly string[]): void {
  try {
    localStorageOrNone()?.setItem(nameOf(list_id), ids.join('\n'));
  } catch {
    // full: they last as long as the page
  }
}

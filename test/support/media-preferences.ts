import { emulateMedia } from '@web/test-runner-commands';

/**
 * Only Chromium's driver can say what a visitor prefers: colours, light or dark, little motion. Firefox' and WebKit's protocols
 * have no such command.
 */
export const canPrefer = navigator.userAgent.includes('Chrome/');

/** For what is about such a preference and nothing else. */
export const describeWherePreferred = canPrefer ? describe : describe.skip;
/** The same for a single test. */
export const itWherePreferred = canPrefer ? it : it.skip;

/** WebKit's window is never narrower than its bar; what is about less than that does not run there. */
export const canBeNarrow = !/AppleWebKit/.test(navigator.userAgent) || canPrefer;
/** Tests of a window of 320 px: skipped where the window cannot be so narrow. */
export const describeWhereNarrow = canBeNarrow ? describe : describe.skip;

/**
 * Makes a page light or dark: as its visitor likes, or where that cannot be said by its own word. The elements ask for neither,
 * they take the page's colours.
 */
export async function setColorScheme(colorScheme: 'light' | 'dark'): Promise<void> {
  if (canPrefer) await emulateMedia({ colorScheme });
  else document.documentElement.style.colorScheme = colorScheme;
}

// A page whose history begins anew with every file of tests.

/**
 * Makes a page for Web Test Runner, which shows a blank page between two files. The history is emptied there. Chromium keeps 50
 * entries, and of a full history it drops those first that a script has made: after some 24 files, two `history.back()` of a
 * test would lead to that blank page.
 */
export async function pageWithOwnHistory({ context }) {
  const page = await context.newPage();
  const client = await page.createCDPSession();
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || frame.url() !== 'about:blank') return;
    // nothing is left to empty once the page is closed
    client.send('Page.resetNavigationHistory').catch(() => undefined);
  });
  return page;
}

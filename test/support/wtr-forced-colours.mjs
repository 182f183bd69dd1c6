// Forced colours for a page: what Web Test Runner's own `emulateMedia` leaves out where the browser is driven by Puppeteer.

/**
 * A Web Test Runner plugin: the command `forced-colours` switches them on (`active`) and off (`none`). The page is drawn as
 * if it were in front of all others, which only one of those that are tested at a time can be: elsewhere nothing has a focus
 * ring.
 */
export const forcedColours = () => ({
  name: 'forced-colours',
  async executeCommand({ command, payload, session }) {
    if (command !== 'forced-colours') return undefined;
    const client = await session.browser.getPage(session.id).createCDPSession();
    await client.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: payload }] });
    await client.send('Emulation.setFocusEmulationEnabled', { enabled: payload === 'active' });
    return true;
  },
});

import { RegistrationEdits, type EditsHost } from '../../registrations/registration-edits.js';
import type { DeskScreenHost } from '../desk-screen.js';

/** Typed answers of a screen of the desk. They stay in memory, also while the session ends or another screen is open: they are in no storage. */
export function deskEdits(
  host: DeskScreenHost,
  screen: Pick<EditsHost, 'api' | 'reload' | 'onSaved'>,
): RegistrationEdits {
  const edits = new RegistrationEdits({
    addController() {},
    removeController() {},
    requestUpdate: () => host.requestUpdate(),
    get updateComplete() {
      return host.updateComplete;
    },
    focus: (...selectors) => host.focus(...selectors),
    // the page asks for another sign-in, and what was typed waits
    onSessionEnd: async () => {},
    ...screen,
  });
  // leaving the page would lose what was typed: the browser asks
  addEventListener('beforeunload', (event) => {
    if (edits.hasChanges && host.find('*')?.isConnected) event.preventDefault();
  });
  return edits;
}

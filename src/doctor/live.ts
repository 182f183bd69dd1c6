import { examined, type Examined } from './examination.js';
import { textOf } from './report.js';
import { show } from './panel.js';
import { listening } from './violations.js';
import { settled } from './watching.js';
import { languageFor, languages } from '../i18n/doctor.js';

/** Marks a document that is examined already, whichever copy of the kit does it. */
const busy = Symbol.for('turnout.doctor');

/**
 * Explains, on the page itself, why an embed does not show: waits until things have settled, looks, asks the gate, and says
 * what it found in a panel and in the console. Stores nothing, and asks nobody but the gate.
 */
export function examine(known: Examined): void {
  const marked = document as Document & { [busy]?: true };
  if (marked[busy]) return;
  marked[busy] = true;
  const language = languageFor(document.documentElement.lang || navigator.language);
  const words = languages[language];
  const { heard, stop } = listening(document);
  const panel = show({ language, words });
  void settled(document)
    .then((times) =>
      examined(known, {
        document,
        address: location.href,
        times,
        heard,
        online: navigator.onLine,
        // the origin of a sandboxed frame is none
        origin: globalThis.origin,
      }),
    )
    .then((report) => {
      stop();
      console.info(textOf(report, words));
      panel.tell(report);
    })
    // whatever the page has done to what we stand on
    .catch((error: unknown) => {
      panel.close();
      console.warn(error);
    });
}

import { createPageReport, type ScriptInfo } from './page-report.js';
import { textOf } from './report.js';
import { openPanel } from './panel.js';
import { watchViolations } from './violations.js';
import { waitUntilSettled } from './wait-until-settled.js';
import { languageFor, languages } from '../i18n/doctor.js';

/** Marks a document that is being examined, also by another copy of the kit. */
const examinedMark = Symbol.for('turnout.doctor');

/**
 * Explains on the page itself why an embed does not show. Waits until the elements have loaded, probes the gate, and shows the
 * findings in a panel and in the console. Stores nothing, and sends requests to the gate only.
 */
export function examine(script: ScriptInfo): void {
  const marked = document as Document & { [examinedMark]?: true };
  if (marked[examinedMark]) return;
  marked[examinedMark] = true;
  const language = languageFor(document.documentElement.lang || navigator.language);
  const words = languages[language];
  const { violations, stop } = watchViolations(document);
  const panel = openPanel({ language, words });
  void waitUntilSettled(document)
    .then((times) =>
      createPageReport(script, {
        document,
        address: location.href,
        times,
        violations,
        online: navigator.onLine,
        // 'null' in a sandboxed frame
        origin: globalThis.origin,
      }),
    )
    .then((report) => {
      stop();
      console.info(textOf(report, words));
      panel.showReport(report);
    })
    // a page may have changed built-in objects
    .catch((error: unknown) => {
      panel.close();
      console.warn(error);
    });
}

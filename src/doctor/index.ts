export { probeFindings, probesFor } from './probe.js';
export { diagnose, parseSource } from './diagnosis.js';
export type { AnyFinding, Finding, FindingCode, Findings, Severity } from '../model/finding.js';
export { examine } from './examine.js';
export { languageFor, languages, wordsFor, type Language, type DoctorWords } from '../i18n/doctor.js';
export { createElement } from './create-element.js';
export { findingsList } from './findings-list.js';
export { findingsStyles } from './findings-styles.js';
export { summaryOf } from './report.js';

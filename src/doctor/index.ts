export { fromGates, questionsOn } from './asked.js';
export { diagnose, parsed } from './diagnosis.js';
export type { AnyFinding, Finding, FindingCode, Findings, Severity } from '../model/finding.js';
export { examine } from './live.js';
export { languageFor, languages, wordsFor, type Language, type DoctorWords } from '../i18n/doctor.js';
export { drawn } from './drawn.js';
export { findingsList } from './findings-list.js';
export { findingsStyles } from './findings-styles.js';
export { summaryOf } from './report.js';

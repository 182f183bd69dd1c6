export interface FileTime {
  readonly file: string;
  /** Milliseconds of its tests and hooks, or of the whole page. */
  readonly ms: number;
  readonly tests: number;
}

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that have begun and not ended. */
  readonly running: readonly string[];
  readonly files: readonly FileTime[];
}

export function record(kind: 'begin' | 'end' | 'hook' | 'file', values: Readonly<Record<string, unknown>>): void;
export function lastRecordAt(report: string): number | undefined;
export function readReport(report: string): TestReport;
export function slowestFiles(report: TestReport, count: number): FileTime[];

import { DataFileError } from './data-file.js';

/** How often an idle process looks at its data file. Writes look for themselves, each time. */
const INTERVAL_MS = 500;

export interface DataFileMonitorOptions {
  /** A sentence where the data file is gone or another one. */
  fileFault: () => string | undefined;
  /** Hears once of each fault. */
  onFault: (error: DataFileError) => void;
  /** Hears once when the file is in its place again. */
  onRecovery: () => void;
}

/** Tells within a second when the data file was taken away or put back (requirements.md 75). `look` looks at once, for who has met the fault. */
export function monitorDataFile({ fileFault, onFault, onRecovery }: DataFileMonitorOptions): {
  look(): void;
  end(): void;
} {
  let known: string | undefined;
  const look = () => {
    const fault = fileFault();
    if (fault === known) return;
    if (fault === undefined) onRecovery();
    else if (known === undefined)
      onFault(
        new DataFileError(
          `${fault}. Every write answers 503 and nothing is acknowledged until the file is back; else restart with the data that is to be served.`,
        ),
      );
    known = fault;
  };
  const timer = setInterval(look, INTERVAL_MS).unref();
  return { look, end: () => clearInterval(timer) };
}

import { DataFileError } from './data-file.js';

/** How often an idle process checks its data file. Each write checks it as well. */
const INTERVAL_MS = 500;

export interface DataFileMonitorOptions {
  /** A sentence if the data file is missing or replaced. */
  fileFault: () => string | undefined;
  /** Called once per fault. */
  onFault: (error: DataFileError) => void;
  /** Called once when the file is back. */
  onRecovery: () => void;
}

/** Reports within a second when the data file disappears or comes back (docs/storage.md#sqlite). */
export function monitorDataFile({ fileFault, onFault, onRecovery }: DataFileMonitorOptions): {
  checkNow(): void;
  stop(): void;
} {
  let reportedFault: string | undefined;
  const checkNow = () => {
    const fault = fileFault();
    if (fault === reportedFault) return;
    if (fault === undefined) onRecovery();
    else if (reportedFault === undefined)
      onFault(
        new DataFileError(
          `${fault}. Every write answers 503 and nothing is acknowledged until the file is back; else restart with the data that is to be served.`,
        ),
      );
    reportedFault = fault;
  };
  const timer = setInterval(checkNow, INTERVAL_MS).unref();
  return { checkNow, stop: () => clearInterval(timer) };
}

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

/** Reports within a second when the data file disappears or comes back (requirements.md 75). `look` checks at once. */
export function monitorDataFile({ fileFault, onFault, onRecovery }: DataFileMonitorOptions): {
  look(): void;
  end(): void;
} {
  let reported: string | undefined;
  const look = () => {
    const fault = fileFault();
    if (fault === reported) return;
    if (fault === undefined) onRecovery();
    else if (reported === undefined)
      onFault(
        new DataFileError(
          `${fault}. Every write answers 503 and nothing is acknowledged until the file is back; else restart with the data that is to be served.`,
        ),
      );
    reported = fault;
  };
  const timer = setInterval(look, INTERVAL_MS).unref();
  return { look, end: () => clearInterval(timer) };
}

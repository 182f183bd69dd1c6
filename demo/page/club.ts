import { serviceClient } from '../../src/api/index.js';
import type { Backend } from '../../src/backend/backend.js';
import { inPageBackend } from '../../src/backend/in-page.js';
import type { MailMessage } from '../../src/backend/mail/index.js';
import persons from '../persons.json?raw';
import yaml from '../workspace.yaml?raw';
import type { DataSet } from './elements.js';
import { fillClub, rates } from './fill-club.js';
import type { StartStep } from './host.js';

/** A club inside this page: its backend, and a client with a key for actions of the club's office. */
export interface Club {
  readonly backend: Backend;
  readonly api: ReturnType<typeof serviceClient>;
  /** Ends it: the database is forgotten. */
  close(): unknown;
}

interface ClubOptions {
  readonly onMail: (message: MailMessage) => void;
  readonly onStep: (step: StartStep) => void;
}

/** Creates the demo club with the data of a state, in a database of its own. */
export async function createClub(data: DataSet, { onMail, onStep }: ClubOptions): Promise<Club> {
  onStep('database');
  const { store, backend, outboxWorker } = await inPageBackend(location.origin, {
    report: (error) => console.error(error),
    onMail,
    rates: rates[data] ?? false,
  });
  onStep('club');
  const folder = new URL('.', location.href).pathname;
  const key = await fillClub({ store, backend, data, origin: location.origin, folder, yaml, persons });
  return {
    backend,
    api: serviceClient({ base: 'http://turnout.invalid/api', key, fetch: backend }),
    // requests under way still use the database, which goes with the last of them
    close: () => outboxWorker.stop(),
  };
}

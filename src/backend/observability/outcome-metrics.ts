import type { Registry } from 'prom-client';
import type { MailRefusal, RegistrationOutcome } from '../backend.js';

type Prometheus = Pick<typeof import('prom-client'), 'Counter'>;

/** Counts registrations of visitors; every outcome is there from the start. */
export function registrationCounter({ Counter }: Prometheus, register: Registry) {
  const registrations = new Counter({
    name: 'turnout_registrations_total',
    help: 'Registrations of visitors by outcome: registered, full where there was no place left, or held (stored for review).',
    labelNames: ['outcome'],
    registers: [register],
  });
  for (const outcome of ['registered', 'full', 'held'] satisfies RegistrationOutcome[])
    registrations.inc({ outcome }, 0);
  return registrations;
}

/** Counts mails that are not sent; every reason is there from the start. */
export function mailRefusalCounter({ Counter }: Prometheus, register: Registry) {
  const refusals = new Counter({
    name: 'turnout_mails_refused_total',
    help: 'Mails that were not sent and are not tried again: address_cap and workspace_cap at the most of a day, no_smtputf8 where the mail server cannot take the address.',
    labelNames: ['reason'],
    registers: [register],
  });
  for (const reason of ['address_cap', 'workspace_cap', 'no_smtputf8'] satisfies MailRefusal[])
    refusals.inc({ reason }, 0);
  return refusals;
}

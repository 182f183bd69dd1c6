import type { GivenConsent } from '../../model/consent.js';
import type { ChangeRecord, PriceChange, RegistrationRecord } from '../backend.js';
import type { PendingRegistration } from '../store/index.js';

/** The address of a registration is confirmed, and it takes this state. */
interface ConfirmationRecord {
  readonly confirms: RegistrationRecord['state'];
}

/** A person is to be deleted at the service, who is not here any more. */
interface RemovalRecord {
  readonly removes: true;
}

/** Answers are corrected at the service, and the price with them. */
export interface CorrectionRecord extends Pick<ChangeRecord, 'address' | 'journal'> {
  /** The id of the person. */
  readonly corrects: string;
  readonly price: PriceChange;
  readonly consents: readonly GivenConsent[];
}

/** The purpose of a pending registration. */
export type PendingRecord = RegistrationRecord | ConfirmationRecord | RemovalRecord | CorrectionRecord;

export const recordOf = ({ record }: PendingRegistration): PendingRecord => JSON.parse(record) as PendingRecord;

export type PendingRemoval = PendingRegistration;

/** A row that outlives the process until the service has deleted a person. It says nothing about them. */
export const removalOf = ({
  now,
  ...key
}: Pick<PendingRegistration, 'workspace_id' | 'list_id' | 'external_id'> & { now: number }): PendingRemoval => ({
  ...key,
  fingerprint: '',
  registration_id: null,
  body: '{}',
  record: JSON.stringify({ removes: true } satisfies RemovalRecord),
  created_at: now,
  deadline_at: now,
});

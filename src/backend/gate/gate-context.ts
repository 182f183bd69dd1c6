import type { Client } from '../../api/index.js';
import type { Service } from '../../contract/index.js';
import type { Workspace } from '../../model/workspace.js';
import type { Addresses, RegistrationOutcome } from '../backend.js';
import type { Seal } from '../crypto/index.js';
import type { ReadBody, AbuseScore, Take } from '../http/middleware/index.js';
import type { SharedReads, Store } from '../store/index.js';
import type { QueueForReview } from './review-queue.js';

/** What a route of the gate is given. */
export interface GateContext {
  readonly params: Readonly<Record<string, string>>;
  readonly request: Request;
  readonly workspace: Workspace;
  /** The service, with a key that may register and look things up, no more. */
  readonly api: Client<Service>;
  /** The service, with a key that may read and change members: for who is signed in, and for what they hold. */
  readonly members: () => Promise<Client<Service>>;
  /** Only the gate's own tables are asked here; and fees, which the specification has no endpoint to read by. */
  readonly store: Pick<Store, 'emailChanges' | 'fees' | 'portalLinks' | 'portalSessions' | 'rates' | 'transaction'>;
  readonly reads: Pick<SharedReads, 'formBySlug' | 'formsOf'>;
  readonly addresses: Addresses;
  readonly seal: Seal;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Counts against a limit; 429 above it. */
  readonly consume: Take;
  readonly abuseScore: AbuseScore;
  /** Keeps a registration for review. */
  readonly queueForReview: QueueForReview;
  /** Tells those who count. */
  readonly onRegistration: (news: RegistrationOutcome) => void;
  /** The body, read when it is asked for. */
  readonly body: () => Promise<ReadBody>;
}

export type GateRoute = (visit: GateContext) => Promise<Response>;

import type { Client } from '../../api/index.js';
import type { Service } from '../../contract/index.js';
import type { Workspace } from '../../model/workspace.js';
import type {
  Addresses,
  ChangeRecord,
  ConfirmRegistrations,
  EnsureFees,
  ListedPerson,
  RegistrationOutcome,
  RegistrationRecord,
  WithdrawRelease,
} from '../backend.js';
import type { Signer } from '../crypto/index.js';
import type { ReadBody, AbuseScore, ConsumeRate } from '../http/middleware/index.js';
import type { FeeOfPerson, SharedReads, Store } from '../store/index.js';
import type { VisibleForm } from './visible-form.js';

export interface ReviewRequest {
  readonly visibleForm: VisibleForm;
  /** The request body for the service. */
  readonly body: Record<string, unknown>;
  /** The registration that is stored with the person. */
  readonly registration: RegistrationRecord;
  /** The values to answer with. */
  readonly values: object;
  /** The idempotency key. */
  readonly key: string;
  /** The body as the visitor sent it. */
  readonly originalBody: object;
}

/** Stores a registration for review, once per idempotency key, and answers with `held: true`. */
export type QueueForReview = (context: GateContext, review: ReviewRequest) => Promise<Response>;

/** Sender of mails, and recipients and wording of messages of organisers, given by the mails. */
export interface MessageMails {
  /** Reads the forms of registrations of a list. Gives the function that finds the address of a person, by their family too. */
  readonly readAddresses: (
    context: {
      readonly memberApi: (workspace: Workspace) => Promise<Client<Service>>;
      readonly store: Pick<Store, 'forms'>;
    },
    workspace: Workspace,
    list_id: string,
    slugs: ReadonlySet<string>,
  ) => Promise<(person: ListedPerson, family: readonly ListedPerson[]) => string | undefined>;
  /** Words a message for the first person at an address, as a preview. */
  readonly exampleOf: (
    template: { readonly subject: string; readonly text: string; readonly title: string },
    family: readonly ListedPerson[],
    workspace: Workspace,
    portal_url: string,
  ) => Promise<{ subject: string; text: string }>;
  /** Words a reminder of fees for the persons at an address, as a preview. */
  readonly reminderExampleOf: (
    context: {
      readonly memberApi: (workspace: Workspace) => Promise<Client<Service>>;
      readonly store: Pick<Store, 'forms'>;
    },
    workspace: Workspace,
    persons: readonly RemindedPerson[],
  ) => Promise<{ subject: string; text: string }>;
  /** The address that mails of a club come from. */
  readonly senderOf: (workspace: Pick<Workspace, 'contact_email'>) => string;
}

/** A person, and the fees that they are reminded of. */
export interface RemindedPerson extends ListedPerson {
  readonly fees: readonly FeeOfPerson[];
}

/** The context of a request to the gate. */
export interface GateContext {
  readonly params: Readonly<Record<string, string>>;
  readonly request: Request;
  readonly workspace: Workspace;
  /** Client of the service with a key for visitors: events, columns, registrations. */
  readonly api: Client<Service>;
  /** The same client, which stores a registration together with the person that it creates. */
  readonly registrationApi: (registration: RegistrationRecord) => Promise<Client<Service>>;
  /**
   * Client of the service with a key that may read and change members; for signed-in members and their links. With a record, it stores it
   * together with the change of a person.
   */
  readonly memberApi: (record?: ChangeRecord) => Promise<Client<Service>>;
  /** Client of the service for organisers: it stores a registration together with the person that it creates, also while none are taken. */
  readonly organiserApi: (registration: RegistrationRecord) => Promise<Client<Service>>;
  /** Ends links and sessions of members as the service has changed or deleted them. Returns whether some may have ended. */
  readonly refreshMembers: (person_ids: readonly string[]) => Promise<boolean>;
  readonly ensureFees: EnsureFees;
  /** Whether the store has all fees of members: the specification has no endpoint to read those of a service. */
  readonly hasAllFees: boolean;
  readonly confirmRegistrations: ConfirmRegistrations;
  readonly withdrawRelease: WithdrawRelease;
  readonly messageMails: MessageMails;
  /** The gate's own tables, and fees, since the specification has no endpoint to read them. */
  readonly store: Pick<
    Store,
    | 'bookedEntries'
    | 'consents'
    | 'credits'
    | 'deskFees'
    | 'deskJournal'
    | 'deskLinks'
    | 'deskMessages'
    | 'deskSessions'
    | 'deskSettings'
    | 'events'
    | 'forms'
    | 'lists'
    | 'persons'
    | 'reviewQueue'
    | 'workspaces'
    | 'registrations'
    | 'registrationAddresses'
    | 'registrationLinks'
    | 'registrationSessions'
    | 'waitingLists'
    | 'emailChanges'
    | 'fees'
    | 'portalLinks'
    | 'portalSessions'
    | 'rates'
    | 'signInCodes'
    | 'transaction'
  >;
  readonly reads: Pick<SharedReads, 'formBySlug' | 'formsOf'>;
  readonly addresses: Addresses;
  readonly signer: Signer;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Counts a request against a rate limit; throws 429 above it. */
  readonly consume: ConsumeRate;
  readonly abuseScore: AbuseScore;
  readonly queueForReview: QueueForReview;
  /** Called with the outcome of a registration, for metrics. */
  readonly onRegistration: (outcome: RegistrationOutcome) => void;
  /** Reads the request body. */
  readonly body: () => Promise<ReadBody>;
}

export type GateRoute = (context: GateContext) => Promise<Response>;

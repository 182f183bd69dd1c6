import type {
  DeskJournalEntry,
  DeskList,
  DeskListChange,
  DeskReview,
  DeskRow,
  DeskRowDetail,
  DeskSession,
} from '../model/desk.js';
import type { DeskWorkspace } from '../model/desk-workspace.js';
import type { Data } from '../model/envelope.js';
import type { PortalAccess } from '../model/portal-session.js';
import { deskDuplicates } from './desk-duplicates.js';
import { deskMessages } from './desk-messages.js';
import { deskMoney } from './desk-money.js';
import { deskMoves } from './desk-moves.js';
import { deskRegistrations } from './desk-registrations.js';
import { accept, create, post, read, remove, update } from './endpoint.js';
import type { CodeAttempt, LinkRequest, LinkToken } from './portal.js';

export { deskMoney } from './desk-money.js';

export interface DeskRows {
  data: DeskRow[];
  next_cursor: string | null;
}

/** A decline of an application. */
export interface DeclineRequest {
  /** Stands in the mail to the applicant, as one line; at most `MAX_SENTENCE_LENGTH` code points. */
  sentence?: string;
}

export interface DeskJournalPage {
  data: DeskJournalEntry[];
  next_cursor: string | null;
}

/** The desk, relative to `/public/{workspace}`. All but the first three need `Authorization: Bearer org_…`. */
export const desk = {
  requestDeskLink: accept<LinkRequest, Data<Record<never, never>>>()('/desk/link-requests'),
  openDeskSession: create<LinkToken, Data<PortalAccess>>()('/desk/sessions'),
  redeemDeskCode: create<CodeAttempt, Data<PortalAccess>>()('/desk/codes'),
  readDesk: read<Data<DeskSession>>()('/desk/sessions/current'),
  closeDeskSession: remove()('/desk/sessions/current'),
  listDeskRows: read<DeskRows>()('/desk/lists/{list_id}/registrations', { query: ['cursor', 'per_page'] }),
  readDeskRow: read<Data<DeskRowDetail>>()('/desk/lists/{list_id}/registrations/{person_id}'),
  updateDeskList: update<DeskListChange, Data<DeskList>>()('/desk/lists/{list_id}'),
  cancelByDesk: post<Record<never, never>, Data<Record<never, never>>>()(
    '/desk/lists/{list_id}/registrations/{person_id}/cancel',
  ),
  offerPlaceAtDesk: post<Record<never, never>, Data<Record<never, never>>>()(
    '/desk/lists/{list_id}/registrations/{person_id}/offer',
  ),
  promoteAtDesk: post<Record<never, never>, Data<Record<never, never>>>()(
    '/desk/lists/{list_id}/registrations/{person_id}/promote',
  ),
  acceptApplication: post<Record<never, never>, Data<Record<never, never>>>()('/desk/applications/{person_id}/accept'),
  declineApplication: post<DeclineRequest, Data<Record<never, never>>>()('/desk/applications/{person_id}/decline'),
  listReviews: read<Data<DeskReview[]>>()('/desk/reviews'),
  releaseReview: post<Record<never, never>, Data<Record<never, never>>>()('/desk/reviews/{review_id}/release'),
  deleteReview: remove()('/desk/reviews/{review_id}'),
  readJournal: read<DeskJournalPage>()('/desk/journal', { query: ['list_id', 'cursor', 'per_page'] }),
  readDeskWorkspace: read<Data<DeskWorkspace>>()('/desk/workspace'),
  ...deskRegistrations,
  ...deskMoves,
  ...deskMoney,
  ...deskMessages,
  ...deskDuplicates,
} as const;

export type DeskContract = typeof desk;

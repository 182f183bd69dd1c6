import type { Flag } from './flag.js';

/** Tables of webhooks. Times are milliseconds since 1970; JSON is text. */
export interface WebhookTables {
  webhook: {
    workspace_id: string;
    id: string;
    url: string;
    /** `WebhookEvent[]`. */
    events: string;
    /** The key of its signatures, in base64. */
    secret: string;
    /** 1 if its address may be in a private network. */
    allows_private: Flag;
    /** The last change of the workspace that deliveries were stored for. */
    position: number;
    created_at: number;
    /** When its receiver ended it, or a restore; null while it is in force. */
    disabled_at: number | null;
  };
  webhook_delivery: {
    workspace_id: string;
    /** Time-ordered; the `webhook-id` of every try. */
    id: string;
    webhook_id: string;
    type: string;
    /** The body of the request, byte for byte. */
    body: string;
    state: string;
    /** Start of the time within which it is tried. */
    queued_at: number;
    /** Not tried before. */
    due_at: number;
    tries: number;
    /** The worker that is sending it; null if none is. */
    claim: string | null;
    /** Nobody else takes it before. */
    claimed_until: number;
    /** The last try; null before the first. */
    tried_at: number | null;
    /** Status or error code of the last try. */
    answer: string | null;
  };
}

import type { Selectable } from 'kysely';
import { newRowKey } from './ids.js';
import type { Schema } from './schema.js';

/** `given_up`: not sent within three days, or its webhook is disabled. */
export type DeliveryState = 'waiting' | 'delivered' | 'given_up';

/** An event for one webhook. */
export interface NewDelivery {
  workspace_id: string;
  webhook_id: string;
  type: string;
  /** The body of the request, with ids only. */
  body: string;
}

export interface WebhookDelivery extends NewDelivery {
  /** The `webhook-id`, the same for each try and replay. */
  id: string;
  state: DeliveryState;
  queued_at: number;
  due_at: number;
  tries: number;
  tried_at: number | null;
  /** Status or error code of the last try. */
  answer: string | null;
}

/** A delivery that a worker has claimed; `tries` counts this claim. */
export interface ClaimedDelivery extends WebhookDelivery {
  claim: string;
}

/** The columns of a delivery that no worker has claimed. */
export const unclaimed = { claim: null, claimed_until: 0 };

/** The row of a delivery that is due now. */
export const rowOf = (delivery: NewDelivery, now: number) => ({
  ...delivery,
  id: `msg_${newRowKey(now)}`,
  state: 'waiting',
  ...{ queued_at: now, due_at: now, tries: 0, tried_at: null, answer: null },
  ...unclaimed,
});

/** A delivery without the claim of its row. */
export const deliveryOf = (row: Selectable<Schema['webhook_delivery']>): WebhookDelivery => {
  const { claim: _claim, claimed_until: _until, ...delivery } = row;
  return { ...delivery, state: row.state as DeliveryState };
};

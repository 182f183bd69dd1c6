/** The events that webhooks can be about. */
export const webhookEvents = ['person.changed', 'person.deleted', 'fee.changed', 'fee.deleted'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The event of `turnout webhook test`. */
export const WEBHOOK_TEST = 'webhook.test';

/** Prefix of the secret that signs webhooks (Standard Webhooks, "Signature scheme"). */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

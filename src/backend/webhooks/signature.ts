import { createHmac } from 'node:crypto';

/** The headers of a webhook (Standard Webhooks, "Webhook Headers"). `secret` is base64, without its prefix; `now` is in milliseconds. */
export function webhookHeaders(
  secret: string,
  { id, body }: { readonly id: string; readonly body: string },
  now: number,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

export { createWebhook, replayDeliveries, testWebhook, webhookIn } from './manage-webhooks.js';
export { answerText, isSuccess, startWebhookWorker, type WebhookLogEntry } from './webhook-worker.js';

import { announced } from '../contract/index.js';
import { clientIn } from './ask.js';
import type { ClientOptions } from './client.js';

/** A client for what every visitor may see, at `/public/{workspace}`. */
export const announcedClient = (options: ClientOptions) =>
  clientIn({ pastServiceWorker: true, refused: ({ detail }) => ({ message: detail, issues: [] }) }, announced, options);

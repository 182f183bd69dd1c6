import { gate } from '../contract/index.js';
import { ours } from './refused.js';
import { clientIn } from './ask.js';
import { visitors, type ClientOptions } from './client.js';

/** A client for what a visitor may do, at `/public/{workspace}`. */
export const gateClient = (options: ClientOptions) =>
  clientIn({ sent: visitors, refused: ours, pastServiceWorker: true }, gate, options);

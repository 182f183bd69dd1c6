import { ownAddress } from './own-script.js';
import { preload } from './preload.js';

/** Address of the folder that the scripts and the gate are in: the server's own statement, else the folder of the script. */
export const scriptBaseUrl = (): string | undefined => preload.home ?? (ownAddress && new URL('.', ownAddress).href);

/** Address of the gate there. */
export const scriptGateUrl = (): string | undefined => {
  const folder = scriptBaseUrl();
  return folder && `${folder}public`;
};

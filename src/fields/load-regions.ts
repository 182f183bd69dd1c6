import { regions, withoutPostcode } from './region-codes.js';
import { setRegions } from './region.js';

/** Sets the codes of all countries, where they need not be loaded. */
export async function loadRegions(): Promise<void> {
  setRegions(regions, withoutPostcode);
}

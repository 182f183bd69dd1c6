import { markZoneSign } from './mark-zone-sign.js';
import { momentIn } from './moment-in.js';

/** A moment with its zone, as `momentIn` words it, for a line that may run from right to left. */
export const zonedMoment = (...of: Parameters<typeof momentIn>): string => markZoneSign(momentIn(...of));

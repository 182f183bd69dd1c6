import { contrast } from '../../src/model/accent-color.js';

/** The contrast that text needs with its ground: WCAG 2.2, 1.4.3, level AA. */
export const MIN_TEXT_CONTRAST = 4.5;

/** Whether a text is a colour such as `#1c6b4a`. */
export const isHexColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** Steps between a colour and black or white. */
const MIX_STEPS = 255;

/** A colour `#rrggbb` whose channels have come the given share nearer to black (0) or white (255). */
const mixed = (colour: string, end: 0 | 255, share: number): string =>
  colour.replace(/[\da-f]{2}/gi, (channel) => {
    const value = Number.parseInt(channel, 16);
    return Math.round(value + (end - value) * share)
      .toString(16)
      .padStart(2, '0');
  });

/**
 * The colour nearest to `colour` that has a contrast of at least `minimum` with `ground`, both as `#rrggbb`: darker or
 * lighter, whichever changes less. Gives the colour itself if it has, and black or white if nothing between has.
 */
export function nearestReadable(colour: string, ground: string, minimum = MIN_TEXT_CONTRAST): string {
  for (let step = 0; step <= MIX_STEPS; step++)
    for (const end of [0, 255] as const) {
      const candidate = mixed(colour, end, step / MIX_STEPS);
      if (contrast(candidate, ground) >= minimum) return candidate;
    }
  return contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff';
}

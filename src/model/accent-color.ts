/** Our own accent, if a club has none. */
export const DEFAULT_ACCENT = '#1a56b0';

/** Surfaces that accents stand on. */
export const LIGHT_SURFACE = '#ffffff';
export const DARK_SURFACE = '#22252b';

/** Contrast of text with its surface (WCAG 2.2, 1.4.3). */
const MIN_TEXT_CONTRAST = 4.5;

/** Share of black or white that is mixed in at a time. */
const MIX_STEP = 0.05;

type Rgb = readonly [number, number, number];

const rgbOf = (color: string): Rgb => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb;

const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((left, right) => left - right) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const mix = (color: string, towards: string, share: number): string => {
  const target = rgbOf(towards);
  return hexOf(rgbOf(color).map((value, index) => value + (target[index]! - value) * share));
};

/** The colour, mixed with black or white until it can be read on a surface. */
function readableOn(color: string, surface: string, towards: string): string {
  for (let share = 0; share < 1; share += MIX_STEP) {
    const candidate = mix(color, towards, share);
    if (contrast(candidate, surface) >= MIN_TEXT_CONTRAST) return candidate;
  }
  return towards;
}

export interface AccentColors {
  /** The accent as the club has it: the ground of buttons. */
  readonly accent: string;
  /** Black or white: what is written on it. */
  readonly onAccent: string;
  /** The accent as text on a light and on a dark surface. */
  readonly link: string;
  readonly darkLink: string;
}

/**
 * The colours that follow from an accent `#rrggbb`, each readable where it stands: text on the accent is black or white, whichever
 * contrasts more, and links are darkened or lightened as far as needed.
 *
 * @example
 * accentColors('#ffd500').onAccent; // '#000000'
 */
export function accentColors(accent: string | null = null): AccentColors {
  const own = accent ?? DEFAULT_ACCENT;
  return {
    accent: own,
    onAccent: contrast(own, '#000000') > contrast(own, '#ffffff') ? '#000000' : '#ffffff',
    link: readableOn(own, LIGHT_SURFACE, '#000000'),
    darkLink: readableOn(own, DARK_SURFACE, '#ffffff'),
  };
}

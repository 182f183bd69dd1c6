import type { Text } from './text.js';

/** The image of an event. */
export interface EventImage {
  /** An https address; for visitors absolute, in a layout also a path of the server's own origin. */
  readonly url: string;
  /** The alternative text; without one, the image is decorative. */
  readonly alt?: Text;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
}

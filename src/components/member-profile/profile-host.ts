import type { CSSResult } from 'lit';
import type { ProfileWords } from '../../i18n/index.js';
import type { PortalHost } from '../portal-login/sign-in-controller.js';

/** The element `<member-profile>`, as its view sees it. */
export interface ProfileHost extends PortalHost {
  readonly base: string;
  readonly words: ProfileWords;
  readonly headingLevel: number;
  adoptStyles(name: string, styles: readonly CSSResult[]): void;
}

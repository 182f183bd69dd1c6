import type { DeskListSettingsWords, DeskWorkspaceWords } from '../../../i18n/desk-words.js';
import type { FeeWords } from '../../../i18n/index.js';
import type { DeskContext } from '../desk-context.js';

/** Words, language and time zone of the screen with the settings of the club. */
export interface WorkspaceContext extends DeskContext {
  readonly workspaceWords: DeskWorkspaceWords;
  readonly listWords: DeskListSettingsWords;
  readonly feeWords: FeeWords;
  /** IANA name. */
  readonly timeZone: string;
  /** RFC 3339: the current time at the server. */
  readonly now: string;
}

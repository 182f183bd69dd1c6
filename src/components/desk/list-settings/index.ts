import { deskWordsOf } from '../../../i18n/desk-words.js';
import { ListSettings } from './list-settings.js';

export { listSettingsTemplate } from './list-settings-template.js';

/** Loads what the settings of a list need in a language. Rejects if that cannot be loaded. */
export const openListSettings = async (language: string): Promise<ListSettings> =>
  new ListSettings((await deskWordsOf(language)).deskListSettings);

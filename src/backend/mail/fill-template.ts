import type { Text } from '../../model/registration-form.js';
import { mergeFullStops } from './full-stops.js';

/** Replaces `{{name}}` and the like; unknown names become empty. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  mergeFullStops(
    template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => (Object.hasOwn(values, name) ? values[name]! : '')),
  );

/** Whether a template has a placeholder. */
export const hasPlaceholder = (template: string, name: string): boolean =>
  new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(template);

/** A text of the club for a mail in a language; undefined if it has none in this language, so that ours is used. */
export function ownText(text: Text | undefined, language: string): string | undefined {
  if (typeof text !== 'object') return text;
  const texts = new Map(Object.entries(text).map(([tag, words]) => [tag.toLowerCase(), words]));
  const tag = language.toLowerCase();
  return texts.get(tag) ?? texts.get(tag.split('-')[0]!);
}

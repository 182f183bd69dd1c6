import { html, nothing, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import { tags, type Tag } from './elements.js';
import { language } from './language.js';
import { documentationOf } from './manifest.js';
import { sentence } from './panels/sentence.js';

const englishDescription = (element: Tag, part: string): string =>
  documentationOf(element).parts.find(({ name }) => name === part)?.description ?? '';

/** The German descriptions are loaded by the first panel that shows one, because the start of the page is to be small. */
async function germanDescription(element: Tag, part: string): Promise<unknown> {
  const { germanParts } = await import('../words/german-parts.js');
  return sentence(germanParts[element][part] ?? '');
}

/** The description of a part in the language of the page; nothing for an element that is not of the kit. */
export function partDescription(element: string, part: string): TemplateResult | typeof nothing {
  if (!tags.includes(element as Tag)) return nothing;
  const tag = element as Tag;
  return html`${language === 'de' ? until(germanDescription(tag, part)) : sentence(englishDescription(tag, part))}`;
}

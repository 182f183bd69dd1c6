import { html, type TemplateResult } from 'lit';
import type { FormController } from '../../controllers/index.js';
import { sentenceOf, type FieldWords } from '../../i18n/index.js';

/** The issue of the field that was left last, for screen readers. */
export const latestIssue = (
  { latestIssue }: Pick<FormController<unknown, unknown>, 'latestIssue'>,
  words: FieldWords,
): TemplateResult | undefined => latestIssue && html`<span class="note">${sentenceOf(words, latestIssue)}</span>`;

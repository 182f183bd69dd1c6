import { html, nothing } from 'lit';
import { errorMessage } from '../../error-notice.js';
import { heading } from '../../heading.js';
import { notice } from '../../notice.js';
import type { DeskScreenHost } from '../desk-screen.js';
import type { DuplicatesContext } from './duplicates-context.js';
import type { DuplicatesScreen } from './duplicates-screen.js';
import { pairTemplate } from './pair-template.js';

function outcome({ notice: done }: DuplicatesScreen, { duplicatesWords, words }: DuplicatesContext): unknown {
  if (!done) return nothing;
  const text = done.outcome === 'changed' ? words.changed : duplicatesWords[done.outcome](done.name);
  return html`<div class="notice outcome pair-notice" role="status" tabindex="-1"><p>${text}</p></div>`;
}

function pairs(screen: DuplicatesScreen, host: DeskScreenHost, context: DuplicatesContext): unknown {
  const { pairs: all, count, error, load } = screen;
  const { words, duplicatesWords, loginWords, language } = context;
  if (error)
    return notice(
      'alert',
      errorMessage(error, loginWords),
      html`<button type="button" @click=${load}>${loginWords.retry}</button>`,
    );
  if (!all) return html`<p role="status">${loginWords.loading}</p>`;
  if (!all.length) return html`<p role="status" class="no-pairs">${duplicatesWords.none}</p>`;
  const format = new Intl.NumberFormat(language);
  return html`<p>${duplicatesWords.help}</p>
    <p role="status" class="count">${words.shown(format.format(all.length), format.format(count))}</p>
    ${all.map((pair) => pairTemplate(pair, screen, host, context))}`;
}

/** Persons who are probably twice in the list, side by side, with what can be done with them. */
export const duplicatesTemplate = (
  screen: DuplicatesScreen,
  host: DeskScreenHost,
  context: DuplicatesContext,
): unknown => html`${heading(1, context.words.duplicates)} ${outcome(screen, context)} ${pairs(screen, host, context)}`;

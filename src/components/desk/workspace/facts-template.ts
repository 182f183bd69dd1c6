import { html, nothing } from 'lit';
import type { WorkspaceContext } from './workspace-context.js';

/** A label and its value; `remark` explains it. Facts whose value is undefined are left out, null is no value. */
export interface Fact {
  readonly label: string;
  readonly value: string | number | null | undefined;
  readonly remark?: string | undefined;
}

/** Labels with their values. */
export const factsTemplate = (facts: readonly Fact[], { words, language }: WorkspaceContext): unknown =>
  html`<dl>
    ${facts
      .filter(({ value }) => value !== undefined)
      .map(({ label, value, remark }) => {
        const text = typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
        return html`<div>
          <dt><bdi>${label}</bdi></dt>
          <dd>${text ? html`<bdi>${text}</bdi>` : html`<span class="none">${words.noAnswer}</span>`}</dd>
          ${remark ? html`<dd class="help">${remark}</dd>` : nothing}
        </div>`;
      })}
  </dl>`;

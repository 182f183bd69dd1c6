import { html } from 'lit';

/** A sentence in which backticks mark code. */
export const sentence = (text: string): unknown =>
  text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));

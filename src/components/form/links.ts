import { html, nothing, type TemplateResult } from 'lit';
import { textIn } from '../../forms/index.js';
import type { ConsentLink } from '../../model/registration-form.js';

/** Links of the club, each to a page that opens beside the form, so that nothing that was typed is lost. */
export const linkList = (
  links: readonly ConsentLink[] | undefined,
  { words, language }: { readonly words: { readonly newTab: string }; readonly language: string },
): TemplateResult | typeof nothing =>
  links
    ? html`<p class="links">
        ${links.map(
          ({ text, url }) =>
            html` <a href=${url} target="_blank" rel="noopener"
              ><bdi>${textIn(text, language)}</bdi> <span class="optional">${words.newTab}</span></a
            >`,
        )}
      </p>`
    : nothing;

import type { css, html, nothing, render } from 'lit';

/**
 * What an optional feature takes of Lit. In the embed script a feature is a module that shares none with the script
 * (`src/embed/README.md`): it is given the script's copy of Lit instead of having one of its own, so it imports nothing but
 * types of `lit`.
 */
export interface Lit {
  readonly css: typeof css;
  readonly html: typeof html;
  readonly nothing: typeof nothing;
  readonly render: typeof render;
}

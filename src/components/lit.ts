import type { css, html, nothing, render } from 'lit';

/**
 * The part of Lit that an optional feature takes. In the embed script a feature is a module that shares none with the script
 * (src/embed/README.md): it takes the script's copy of Lit, and imports only types of `lit`.
 */
export interface Lit {
  readonly css: typeof css;
  readonly html: typeof html;
  readonly nothing: typeof nothing;
  readonly render: typeof render;
}

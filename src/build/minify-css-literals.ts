import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

/** Styles without expressions in them. */
const literal = /css`((?:[^`$]|\$(?!\{))*)`/g;

/** Minifies the styles in `css` literals of our elements. */
export const minifyCssLiterals: Plugin = {
  name: 'minify-css-literals',
  transform: {
    filter: { id: /\/src\/components\// },
    handler: (code) =>
      code.replace(literal, (_all, css: string) => {
        const sheet = transformSync(css, { loader: 'css', minify: true });
        return `css\`${sheet.code.trimEnd().replaceAll('\\', '\\\\')}\``;
      }),
  },
};

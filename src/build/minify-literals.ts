import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

/** Styles without expressions in them. */
const literal = /css`((?:[^`$]|\$(?!\{))*)`/g;

/** Spaces at the beginning of a line, which mean as little in the markup of our templates as in code. */
const indentation = /\n[ ]+/g;

/** Minifies the styles in `css` literals of our elements, and takes the indentation out of their templates. */
export const minifyLiterals: Plugin = {
  name: 'minify-literals',
  transform: {
    filter: { id: /\/src\/(components|backend\/pages)\// },
    handler: (code) =>
      code
        .replace(literal, (_all, css: string) => {
          const sheet = transformSync(css, { loader: 'css', minify: true });
          return `css\`${sheet.code.trimEnd().replaceAll('\\', '\\\\')}\``;
        })
        .replace(indentation, '\n'),
  },
};

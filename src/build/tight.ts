import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

/** Examples and schemas are for those who document and test a kind of field; visitors do not download them. */
export const withoutExamples: Plugin = {
  name: 'without-examples',
  transform: {
    order: 'post',
    filter: { id: /\/src\/fields\// },
    handler(code) {
      const cuts: [number, number][] = [];
      const walk = (node: unknown): void => {
        if (Array.isArray(node)) return node.forEach(walk);
        if (typeof node !== 'object' || node === null) return;
        const { type, key, start, end } = node as {
          type?: string;
          key?: { name?: string };
          start: number;
          end: number;
        };
        if (
          type === 'Property' &&
          /^(example|schema)$/.test(key?.name ?? '') &&
          /^(example|schema)\s*[:(]/.test(code.slice(start, end))
        )
          cuts.push([start, end]);
        else Object.values(node).forEach(walk);
      };
      walk(this.parse(code));
      return cuts.reduceRight((left, [from, to]) => left.slice(0, from) + left.slice(to).replace(/^\s*,/, ''), code);
    },
  },
};

/** Only adopted sheets: see `src/components/adopted-styles.ts`. */
export const adoptedStyles: Plugin = {
  name: 'adopted-styles',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('css-tag.js')
      ? fileURLToPath(new URL('../components/adopted-styles.ts', import.meta.url))
      : undefined,
};

/** What stands in custom properties is left alone by those who make styles smaller; nothing of ours reads it as text. */
export const tightened = (css: string): string =>
  css.replace(/("[^"]*"|'[^']*')|(?<=[(,])\s+|(?<=[;{]--[\w-]+:)\s+|\s+(?=\))/g, '$1').trim();

/** White space in styles is for their readers. */
export const tight: Plugin = {
  name: 'tight',
  async transform(code, id) {
    if (!/\/src\/components\//.test(id)) return undefined;
    const styles = [...code.matchAll(/css`([^`]*)`/g)].map(async ([whole, css]) => {
      const { code: small } = await transform(css!, { loader: 'css', minify: true });
      return [whole, `css\`${tightened(small).replaceAll('\\', '\\\\')}\``] as const;
    });
    return (await Promise.all(styles)).reduce((all, [whole, small]) => all.replace(whole, () => small), code);
  },
};

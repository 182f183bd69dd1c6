import { words } from '../language.js';

/** Fonts to try, each with fallbacks that every system has. An empty stack keeps the preset's font. */
export const fonts: readonly (readonly [stack: string, label: string])[] = [
  ['', words.fonts.inherited],
  ['system-ui, sans-serif', words.fonts.system],
  ['"Helvetica Neue", Arial, sans-serif', 'Helvetica, Arial'],
  ['Georgia, "Noto Serif", serif', 'Georgia'],
  ['"Iowan Old Style", Palatino, serif', 'Palatino'],
  ['Rockwell, "Roboto Slab", serif', words.fonts.slab],
  ['ui-rounded, "Trebuchet MS", sans-serif', words.fonts.rounded],
  ['ui-monospace, Consolas, monospace', words.fonts.monospace],
];

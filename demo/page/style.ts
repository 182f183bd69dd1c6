import { themes } from '../themes/index.js';
import type { Choices } from './choices.js';

/** What was turned, as a rule for the element. */
const turned = ({ element, knobs }: Choices): string => {
  const lines = Object.entries(knobs).map(([property, value]) => `  ${property}: ${value};\n`);
  return lines.length ? `\n${element} {\n${lines.join('')}}\n` : '';
};

/** The CSS that the elements have on a club's site: what the preview applies, and what is copied. */
export const styleOf = (choices: Choices): string => themes[choices.theme]!.elements + turned(choices);

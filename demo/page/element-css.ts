import { themes } from '../themes/index.js';
import type { Choices } from './choices.js';

/** The chosen custom properties as a rule for the element. */
const customRule = ({ element, properties }: Choices): string => {
  const lines = Object.entries(properties).map(([property, value]) => `  ${property}: ${value};\n`);
  return lines.length ? `\n${element} {\n${lines.join('')}}\n` : '';
};

/** The CSS of the elements on a club's site: the preview applies it, and the CSS panel offers it for copying. */
export const elementCss = (choices: Choices): string => themes[choices.theme]!.elements + customRule(choices);

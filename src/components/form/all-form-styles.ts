import { css } from 'lit';
import { choiceStyles } from './choice-styles.js';
import { formStyles } from './form-styles.js';
import { furtherControlStyles } from './further-control-styles.js';
import { selectDirectionStyles } from './select-direction-styles.js';
import { selectStyles } from './select-styles.js';

/** The styles of a form with every kind of control: a registration form loads the further ones only if it has such a control. */
export const allFormStyles = [
  ...formStyles,
  choiceStyles,
  furtherControlStyles({ css }),
  selectStyles({ css }),
  selectDirectionStyles,
];

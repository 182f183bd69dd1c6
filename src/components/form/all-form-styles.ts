import { css } from 'lit';
import { formStyles } from './form-styles.js';
import { furtherControlStyles } from './further-control-styles.js';

/** The styles of a form with every kind of control: a registration form loads the further ones only if it has such a control. */
export const allFormStyles = [...formStyles, furtherControlStyles({ css })];

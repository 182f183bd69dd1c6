import { css } from 'lit';

/**
 * The arrow of a list to choose from at the end of its line, from right to left: a form has its direction on an element around it,
 * the portal and the desk have it on their host.
 */
export const selectDirectionStyles = css`
  :is(form, .field) select[part]:dir(rtl) {
    background-position:
      left 0.8em center,
      left 1.2em center;
  }
`;

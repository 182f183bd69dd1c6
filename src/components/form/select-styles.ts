import type { Lit } from '../lit.js';

/** The look of lists to choose from in forms and in a list's filters. */
export const selectStyles = ({ css }: Pick<Lit, 'css'>) => css`
  /* an arrow in the colour of the text, of two strokes; with forced colours and on paper it is the browser's */
  @media screen and (forced-colors: none) {
    :is(select[part], .tools select[name]) {
      --stroke: #0000 42%, currentColor 43% 57%, #0000 58%;
      appearance: none;
      padding-inline: 0.75em 2.4em;
      background-image: linear-gradient(45deg, var(--stroke)), linear-gradient(-45deg, var(--stroke));
      background-position:
        right 1.2em center,
        right 0.8em center;
      background-size: 0.4em 0.4em;
      background-repeat: no-repeat;
    }

    [dir='rtl'] :is(select[part], .tools select[name]) {
      background-position:
        left 0.8em center,
        left 1.2em center;
    }
  }
`;

import { clubPageOf } from './club-page.js';
import { formPageOf } from './form-page.js';
import type { PagesOptions } from './page.js';
import { postFormOf } from './post-form.js';

export { pageStyle } from './page-style.js';

/** The pages that the backend hosts: of a club, of each of its forms, and of what comes of sending one. */
export const pagesOf = (options: PagesOptions) => ({
  club: clubPageOf(options),
  form: formPageOf(options),
  posted: postFormOf(options),
});

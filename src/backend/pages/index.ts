import { clubPageOf } from './club-page.js';
import { formPageOf } from './form-page.js';
import type { PagesOptions } from './page.js';

export { pageStyle } from './page-style.js';

/** The pages that the backend hosts: of a club, and of each of its forms. */
export const pagesOf = (options: PagesOptions) => ({ club: clubPageOf(options), form: formPageOf(options) });

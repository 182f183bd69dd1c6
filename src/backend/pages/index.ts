export { pagesOf } from './form-page.js';
export { pageStyle } from './page-style.js';

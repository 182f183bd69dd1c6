/** The package in one file for browsers, which has no types of its own. */
declare module '@guidepup/virtual-screen-reader/browser.js' {
  export { Virtual } from '@guidepup/virtual-screen-reader';
}

/**
 * What Lit needs of its own `css-tag` where every style is an adopted sheet, as in every browser since 2023. The embed
 * script is built with this in its place: less to download, and no way for a `<style>` element to come into being that a
 * host page's policy would block.
 */
export const supportsAdoptingStyleSheets = true;

export function css([text]: TemplateStringsArray): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text!);
  return sheet;
}

export const getCompatibleStyle = (sheet: CSSStyleSheet): CSSStyleSheet => sheet;

export function adoptStyles(root: ShadowRoot, sheets: CSSStyleSheet[]): void {
  root.adoptedStyleSheets = sheets;
}

/** Styles are sheets here; these two are only asked for by name. */
export const CSSResult = CSSStyleSheet;
export const unsafeCSS = undefined;

import { findingsStyles } from './findings-styles.js';

/** The styles of the panel, independent of the page's styles and font size. */
export const panelStyles = `
:host {
  all: initial !important;
  position: fixed !important;
  inset: auto 16px 16px auto !important;
  z-index: 2147483647 !important;
  inline-size: min(480px, 100vw - 32px) !important;
  max-block-size: min(704px, 100vh - 32px) !important;
  display: flex !important;
  margin: 0 !important;
  padding: 0 !important;
  border: 0 !important;
  background: none !important;
  overflow: visible !important;
  color-scheme: light dark !important;
  font: 15px/1.5 system-ui, sans-serif !important;
}
:host(:dir(rtl)) { inset: auto auto 16px 16px !important }
* { box-sizing: border-box }
aside {
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  overflow: hidden;
  background: light-dark(#fff, #1b1f24);
  color: light-dark(#1c2024, #e9ecef);
  border: 1px solid light-dark(#c4cad1, #4a525b);
  border-radius: 12px;
  box-shadow: 0 12px 40px rgb(0 0 0 / 0.28);
}
header {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1em;
  padding: 0.6em 0.6em 0.6em 1.1em;
  border-block-end: 1px solid light-dark(#e1e5e9, #343b43);
}
h2 { margin: 0; font-size: 1.05em }
.close { min-inline-size: 2.4em; padding: 0; font-size: 1.2em; line-height: 1; border-color: transparent }
.content { padding: 1em 1.1em; overflow: auto; overscroll-behavior: contain }
.content > p { margin: 0 }
.summary { margin: 0 0 1em; font-weight: 600 }
details { margin-block-start: 1.25em }
.elements { margin: 0.5em 0 0; padding: 0; list-style: none; display: grid; gap: 1em }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2em 1em; margin: 0.4em 0 0 }
dt { color: light-dark(#59626b, #a7b0ba) }
dd { margin: 0; min-inline-size: 0; overflow-wrap: anywhere }
dd ul { margin: 0; padding: 0; list-style: none }
${findingsStyles}
@media (max-width: 30rem) {
  :host { inset: auto 8px 8px 8px !important; inline-size: auto !important; max-block-size: 75vh !important }
  dl { grid-template-columns: 1fr; gap: 0 }
  dd { margin-block-end: 0.4em }
}
@media (forced-colors: active) {
  aside { border-color: CanvasText }
}
`;

/** How findings look, in the panel and wherever else they are listed. */
export const findingsStyles = `
.findings { margin: 0; padding: 0; list-style: none; display: grid; gap: 1em }
.findings > li {
  --tone: light-dark(#59626b, #a7b0ba);
  min-inline-size: 0;
  padding: 0.85em 1em;
  border: 1px solid color-mix(in srgb, var(--tone) 40%, transparent);
  border-inline-start: 4px solid var(--tone);
  border-radius: 8px;
  background: color-mix(in srgb, var(--tone) 7%, transparent);
}
.findings > .blocks { --tone: light-dark(#b3261e, #ff8a80) }
.findings > .hinders { --tone: light-dark(#8a5200, #f2b45a) }
.findings > .fine { --tone: light-dark(#1c6b3c, #74d19b) }
.findings :is(h2, h3) { margin: 0.15em 0 0.3em; font-size: 1.05em; line-height: 1.35; overflow-wrap: anywhere }
.findings p { margin: 0 }
.findings .severity { color: var(--tone); font-size: 0.85em; font-weight: 600 }
.findings .advice { white-space: pre-line; overflow-wrap: anywhere }
.findings .about { margin-block-start: 0.5em; font-size: 0.9em; overflow-wrap: anywhere }
code, pre { font-family: ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace; font-size: 0.9em }
.line { margin-block-start: 0.75em }
.line .text {
  margin: 0;
  padding: 0.65em 0.8em;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: color-mix(in srgb, currentColor 5%, transparent);
  color: inherit;
  border: 1px solid color-mix(in srgb, currentColor 16%, transparent);
  border-radius: 6px;
}
.line .key { white-space: nowrap }
.support { margin-block-start: 1.25em }
.support :is(h2, h3) { margin: 0 0 0.3em; font-size: 1.05em }
.support p { margin: 0 }
.line .copy { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75em; margin-block-start: 0.5em }
summary { display: flex; gap: 0.75em; padding-block: 0.35em; font-weight: 600; list-style: none; cursor: pointer }
summary::-webkit-details-marker { display: none }
summary::before {
  content: '';
  flex: none;
  box-sizing: border-box;
  inline-size: 0.5em;
  block-size: 0.5em;
  margin: 0.35em 0.15em;
  border-right: 2px solid;
  border-bottom: 2px solid;
  rotate: 45deg;
}
[open] > summary::before { rotate: 225deg; translate: 0 0.25em }
button {
  font: inherit;
  color: inherit;
  min-block-size: 2.75em;
  padding: 0.2em 0.9em;
  background: none;
  border: 1px solid light-dark(#767e87, #8b949e);
  border-radius: 6px;
  cursor: pointer;
}
button:hover { background: light-dark(#eceff2, #2a3038) }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #8ab4f8); outline-offset: 2px }
`;

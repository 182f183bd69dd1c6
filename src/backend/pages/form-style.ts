/** The style of the form without JavaScript; looks like the element. */
export const formStyle = `
.plain, .plain .section, .plain .group { display: flex; flex-direction: column; gap: 1.5em; }
.plain { gap: 2.4em; line-height: 1.45; }
.plain .group { gap: 0.5em; }
:where(.plain) p { margin-block: 0; }
.plain .lead { display: flex; flex-direction: column; gap: 0.5em; }
.plain .lead > p:last-of-type { opacity: 0.85; }
.plain fieldset, .plain legend { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
.plain legend { float: inline-start; inline-size: 100%; padding-block-end: 0.35em; font-weight: 600; }
.plain legend + * { clear: both; }
.plain .group > legend { font-size: 1.1em; }
.plain .section > legend { font-size: 1.2em; border-block-end: 1px solid var(--hair); }
.plain .section > .help { margin-block-start: -0.5em; }
.plain .person { display: flex; flex-direction: column; gap: 1.8em; }
.plain fieldset.person { scroll-margin-block: 0.75em; }
.plain fieldset.person > legend { margin-block-end: -0.44em; }
.plain fieldset.person:not(:only-of-type) { padding: 1.5em clamp(0.75em, 4%, 1.5em); background: color-mix(in srgb, currentColor 4%, transparent); border: 1px solid var(--hair); border-radius: 0.4em; }
.plain .person > legend, .plain .for-all { padding: 0; font-size: 1.35em; font-weight: 700; }
.plain fieldset.person:only-of-type > legend { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.plain .registered::before { content: '✓ '; content: '✓ ' / ''; }
.person:focus-visible { outline: none; }
.plain :is(.person > p, .more) > button { font: inherit; color: inherit; background: none; }
.plain .person > p > button { min-block-size: 2em; padding: 0; border: 0; text-align: start; text-decoration: underline; text-underline-offset: 0.2em; overflow-wrap: anywhere; }
.plain .more > button { inline-size: 100%; min-block-size: 2.75em; padding: 0.5em 1.25em; border: 1px dashed var(--line); border-radius: 0.4em; }
.plain .more > button:hover { box-shadow: 0 0 0 3px var(--hair); }
.plain .more > button::before { content: '+ '; content: '+ ' / ''; }
.plain .field > label, .plain .issue { font-weight: 600; }
.plain .field > label, .plain .date span { display: block; }
.plain .optional { font-weight: 400; }
.plain .optional, .plain .help, .plain .date span { opacity: 0.85; }
.plain .optional, .plain .help, .plain .issue, .plain .date span { font-size: 0.9em; }
.plain .optional { display: inline-block; }
.plain .help, .plain .date span { margin-block-end: 0.35em; }
.plain .field > * + * { margin-block-start: 0.35em; }
.plain .date, .plain .parts { display: flex; flex-wrap: wrap; align-items: start; gap: 0.75em; }
.plain .parts { gap: 1em; }
.plain .parts > * { flex: 1 1 11em; }
.plain .parts > :has([autocomplete='address-line1']) { flex-basis: 100%; }
.plain .parts > :has([size]) { flex: 0 1 auto; }
.plain .parts > :has([size]) + * { flex-basis: 9em; }
.plain .parts > :has([size]) > .issue { contain: inline-size; }
.plain a:has(> .optional) { text-decoration: none; }
.plain a > bdi { text-decoration: underline; }
.plain a > .optional { display: inline; }
.control { display: block; inline-size: 100%; min-block-size: 2.75em; padding: 0.6em 0.75em; font: inherit; color: inherit; background: var(--field); border: 1px solid var(--line); border-radius: 0.4em; resize: vertical; }
.prices { inline-size: 100%; border-collapse: collapse; }
.lead .prices { margin-block-start: 0.75em; }
.prices caption { padding-block-end: 0.35em; font-weight: 600; text-align: start; }
.prices :is(th, td) { padding: 0.35em 0; font-weight: inherit; text-align: start; vertical-align: baseline; border-block-start: 1px solid var(--hair); }
.prices td { padding-inline-start: 0.5em; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.prices small { display: block; opacity: 0.85; }
.prices .help > * { border: 0; padding-block: 0 0.35em; font-size: 0.9em; opacity: 0.85; }
.prices tfoot { font-weight: 700; }
.notice > .prices tr > * { padding-block: 0.25em; border: 0; }
.notice > .prices:has(.help) tr:not(.help) > * { padding-block-start: 0.6em; font-weight: 600; }
.notice > .prices tbody + tfoot > tr > * { padding-block-start: 0.6em; border-block-start: 1px solid var(--hair); }
.notice > .prices tbody > tr:last-child > * { padding-block-end: 0.6em; }
.payment :is(dl, dd) { margin: 0; }
.transfer { margin-block-start: 0.75em; padding: 0.75em clamp(0.75em, 4%, 1.5em); border: 1px solid var(--hair); border-radius: 0.4em; }
.payment dl { display: grid; gap: 0.75em; }
.payment .sum { font-weight: 700; }
.payment :is(div:not(.sum) > dt, .bank) { font-size: 0.9em; opacity: 0.85; }
.payment div:not(.sum) > dd { overflow-wrap: anywhere; }
.payment code { font-size: 0.9em; }
.payment .qr { margin-block-start: 1em; }
.qr > summary { display: grid; grid-template-columns: 0.8em 1fr; gap: 0.5em; list-style: none; overflow: clip; cursor: pointer; }
.qr > summary::-webkit-details-marker { display: none; }
.qr > summary::before { content: ''; box-sizing: border-box; inline-size: 0.5em; block-size: 0.5em; margin-block-start: 0.52em; place-self: start center; border: solid; border-width: 0 2px 2px 0; rotate: -45deg; translate: -35%; }
.qr > summary:dir(rtl)::before { rotate: 135deg; translate: 35%; }
.qr[open] > summary::before { rotate: 45deg; translate: 0 -25%; }
@media print { .qr > summary { grid-template-columns: 1fr; } .qr > summary::before { display: none; } }
.payment svg { display: block; margin-block-start: 0.75em; max-inline-size: 100%; }
[dir='rtl'] .plain input[dir] { text-align: right; }
textarea.control { min-block-size: 5.85em; }
.plain .if-no-postcode:not(.group:has(.no-postcode:checked) *), .plain legend:has(.optional) ~ .parts .optional { display: none; }
.plain .field > [size], .plain .field > select { inline-size: auto; max-inline-size: 100%; }
.plain .field > select { min-inline-size: min(100%, 14em); }
.plain .parts .field > * { inline-size: 100%; min-inline-size: 0; }
.plain .date [size] { inline-size: 3.6em; }
.plain .date [size='4'] { inline-size: 5em; }
.plain .options { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 11.5em), 1fr)); gap: 0.5em; }
.plain .long { grid-template-columns: none; }
.plain .field .option { display: flex; gap: 0.75em; padding-block: 0.3em; font-weight: 400; cursor: pointer; }
.plain .options .option { padding: 0.6em 0.75em; background: var(--field); border: 1px solid var(--hair); border-radius: 0.4em; }
.plain .options :has(:checked) { outline: 2px solid var(--page-accent); outline-offset: -2px; }
.plain .options :has(:focus-visible) { outline: 3px solid currentColor; outline-offset: 2px; }
.plain .option input { flex: none; inline-size: 1.25em; block-size: 1.25em; margin: 0.1em 0; font: inherit; accent-color: var(--page-accent); }
.plain .option ~ p { margin-inline-start: 2em; }
.plain .option ~ .help, .plain .option ~ .issue { margin-inline-start: 2.22em; }
.plain .issue { color: var(--danger); }
.plain .wrong .control, .plain .wrong .options .option { border: 2px solid var(--danger); }
.plain .wrong > .option input { outline: 2px solid var(--danger); }
.plain .links a { display: block; inline-size: fit-content; padding-block: 0.15em; }
.plain select, .plain button { cursor: pointer; }
@media screen and (forced-colors: none) {
  .plain select { --stroke: #0000 42%, currentColor 43% 57%, #0000 58%; appearance: none; padding-inline: 0.75em 2.4em; background-image: linear-gradient(45deg, var(--stroke)), linear-gradient(-45deg, var(--stroke)); background-position: right 1.2em center, right 0.8em center; background-size: 0.4em 0.4em; background-repeat: no-repeat; }
  [dir='rtl'] .plain select { background-position: left 0.8em center, left 1.2em center; }
  .plain .option input { appearance: none; display: grid; padding: 0.25em; background: var(--field); border: 1px solid var(--line); border-radius: 0.4em; }
  .plain .option [type='radio'] { border-radius: 1em; }
  .plain .option :checked { background: var(--page-accent); }
  .plain .option :checked::before { content: ''; background: var(--paper); clip-path: polygon(0 50%, 40% 100%, 100% 0, 40% 70%); }
  .plain .option [type='radio']::before { clip-path: circle(); }
}
.plain > .actions { display: flex; flex-wrap: wrap; gap: 0.75em; }
.plain > .actions > button:not(.main) { min-block-size: 2.75em; padding: 0.5em 1.25em; font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 0.4em; }
.plain > .actions > button:not(.main):hover { box-shadow: 0 0 0 3px var(--hair); }
@media (width < 480px) { .plain > .actions > button { inline-size: 100%; } }
.main { min-inline-size: min(100%, 11em); min-block-size: 2.75em; padding: 0.5em 1.25em; font: inherit; font-weight: 600; color: light-dark(#fff, #000); background: var(--button, var(--page-accent)); border: 1px solid transparent; border-radius: 0.4em; }
a.main { display: inline-block; text-align: center; text-decoration: none; }
.main:not(:disabled) { cursor: pointer; }
.main:disabled { opacity: 0.6; }
.main:not(:disabled):hover { box-shadow: 0 0 0 3px var(--hair); }
.until-element ~ :is(event-registration, .without) { display: none; }
@media (scripting: none) { .without { display: none; } }
@media (scripting: enabled) { .until-element .script-off { display: none; } }
.again { margin-block-start: 1.5rem; }
.honeypot { position: absolute; inline-size: 1px; block-size: 1px; padding: 0; border: 0; opacity: 0; }
`;

import { accentColors } from '../../model/accent-color.js';
import { formStyle } from './form-style.js';
import { listStyle } from './list-style.js';

/** The style sheet of the hosted pages, light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --paper: light-dark(#fff, #1d1f23); --ground: light-dark(#f3f1ec, #131417); --ink: light-dark(#22242a, #e9e7e2); --open: light-dark(#17663f, #83d3a8); --page-accent: var(--open); --few: light-dark(#8a4b00, #f0bf74); --danger: light-dark(#b3112b, #ff9a9a); --line: color-mix(in srgb, currentColor 62%, transparent); --hair: color-mix(in srgb, currentColor 22%, transparent); --field: light-dark(#fff, #191a1c); }
@supports (color: oklch(from red l c h)) { :root { --button: light-dark(var(--page-accent), oklch(from var(--page-accent) 0.8 min(c * 2, max(c, 0.11)) h)); } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { max-width: 44rem; margin: clamp(0rem, 4vw, 3rem) auto; padding: clamp(1.25rem, 4vw, 3rem); background: var(--paper); border-radius: clamp(0rem, 100vw - 44rem, 0.75rem); overflow-wrap: break-word; }
header { margin-block-end: 1.5rem; }
header > p { margin: 0; opacity: 0.8; }
header > .club { opacity: 1; }
.alert + header { margin-block-start: 1.5rem; }
.club a { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 0 0.75rem; padding-block: 0.25em; }
:is(.club, h1) .logo { margin: 0; }
h1:has(> .logo) { display: flex; align-items: center; gap: 0.75rem; }
h1 > .logo + * { min-inline-size: 0; }
.club + h1 { margin-block-start: 1rem; }
h1 a:hover { text-decoration: underline; }
h1 a { text-decoration: none; }
.logo { display: block; inline-size: auto; block-size: 3.5rem; max-inline-size: 100%; aspect-ratio: auto; margin-block: 0 0.5rem; border-radius: 0; object-fit: contain; object-position: 0; }
[dir='rtl'] .logo { object-position: 100%; }
h1 { margin: 0.25rem 0; font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.1rem); line-height: 1.2; text-wrap: balance; }
a { color: inherit; text-underline-offset: 0.15em; }
code { white-space: nowrap; }
.map { padding-block: 5px; }
main > footer { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin-block-start: 2rem; padding-block-start: 1rem; border-block-start: 1px solid var(--hair); font-size: 0.9rem; }
main > footer a { padding-block: 0.25rem; }
.feed, #members { padding-block: 1.5rem; border-block-start: 1px solid var(--hair); }
.feed p { margin: 0.25rem 0; }
h2 { margin: 0; font-size: 1.2rem; line-height: 1.3; text-wrap: balance; }
h2 a { text-decoration: none; }
h2 a:hover { text-decoration: underline; }
:is(header, #members) .text { max-width: 36rem; white-space: pre-line; opacity: 0.8; }
header > .text { margin-block-start: 0.75rem; }
header .picture { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 16 / 9; object-fit: cover; border-radius: 0.5rem; margin-block: 1.5rem; }
.picture { background: color-mix(in srgb, var(--page-accent) 12%, transparent); text-align: center; }
.ways { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
.ways a { padding-block: 0.25rem; }
.feed p { font-size: 0.95rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin-block-start: 0.75rem; }
nav a { padding-block: 0.25rem; }
nav [aria-current] { font-weight: 600; text-decoration: none; box-shadow: inset 0 -0.15em var(--button, var(--page-accent)); }
@media (forced-colors: active) { nav [aria-current] { border-block-end: 2px solid; } }
main:has(#members:target) nav [href='#events'] { font-weight: inherit; text-decoration: underline; border: 0; box-shadow: none; }
#members { padding-block-end: 0; }
main[data-own] > :is(event-registration, .until-element, .without) { display: none; }
.own-registrations { --turnout-accent: var(--button, var(--page-accent)); }
member-profile, event-registration { margin-block-start: 1.5rem; --turnout-accent: var(--button, var(--page-accent)); }
member-profile::part(heading) { font-size: 1.35rem; }
main:has(member-profile:is([state='signed-in'], [state='link'])):not(:has(#events:target)) :is(#events, .text) { display: none; }
main:has(member-profile[state='signed-in'][layout]) { max-width: 72rem; }
main:has(> #events) { max-width: 54rem; }
main:has(#members:target) #events { display: none; }
main:is(:has(#members:target), :has(member-profile:is([state='signed-in'], [state='link'])):not(:has(#events:target))) #members { border-block-start: 0; padding-block-start: 0; }
main:is([data-element='drawn'], [data-element='done']) > .without { display: none; }
[data-element='done'] > header > :not(.club, h1) { display: none; }
main[data-element='drawn']:not([data-own], :has(> .without)) > footer { display: none; }
#members > h2, [data-element='done'] > header > h1 { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
.without { margin-block: 1.5rem 0; font-size: 0.9rem; opacity: 0.85; }
.notice { padding: 1em 1.25em; background: color-mix(in srgb, currentColor 6%, transparent); border: 1px solid color-mix(in srgb, currentColor 35%, transparent); border-radius: 0.4em; }
.notice > * { margin: 0; }
.notice > * + * { margin-block-start: 0.6em; }
.done { position: relative; padding-inline-start: 3.75em; background: color-mix(in srgb, var(--page-accent) 6%, transparent); border-color: color-mix(in srgb, var(--page-accent) 35%, transparent); }
.done::before { content: '✓'; content: '✓' / ''; position: absolute; inset-inline-start: 1.1em; inset-block-start: 0.75em; inline-size: 1.7em; border: 0.15em solid var(--button, var(--page-accent)); border-radius: 50%; font-weight: 700; line-height: 1.7; text-align: center; }
.notice .address { display: inline-block; font-weight: 600; }
.notice .lead { opacity: 0.85; }
.persons { margin-block: 0; padding: 0; list-style: none; }
.persons > * { margin: 0; padding-block: 0.6em; }
.persons > li + li, div.persons > p { border-block-start: 1px solid var(--hair); }
.persons p:not(.choices), .transfer .sum { display: flex; justify-content: space-between; gap: 1em; margin: 0; font-variant-numeric: tabular-nums; }
.persons > li:first-child { padding-block-start: 0; }
.persons .choices { margin: 0; font-size: 0.9em; opacity: 0.85; }
.persons dl { display: flex; gap: 0.5em; margin: 0; }
.persons dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; letter-spacing: 0.04em; }
.notice ~ :is(ul, .payment, .next-steps) { margin-block-start: 1.75rem; }
.next-steps > :is(p, ul) { margin-block: 0.5rem 0; }
.next-steps > ul { padding-inline-start: 1.2em; }
.next-steps li + li { margin-block-start: 0.375rem; }
.next-steps + .ways { margin-block: 1.75rem 0; }
.ways:has(.main) { align-items: center; }
.ways .main { padding: 0.5em 1.25em; text-align: center; text-decoration: none; }
@media (width < 30rem) { .ways .main { inline-size: 100%; } }
@media print { :root { color-scheme: light; } body, main { margin: 0; padding: 0; background: none; } .ways, nav, main > footer { display: none; } .transfer, .qr { break-inside: avoid; } }
.notice + .ways { margin-block: 1.5rem 0; }
[data-say] { margin-block: 1.5rem 0; }
[data-say] > * { margin-block: 0 1.25rem; }
[data-say] > :last-child { margin-block-end: 0; }
.alert { background: color-mix(in srgb, var(--danger) 6%, transparent); border-color: color-mix(in srgb, var(--danger) 45%, transparent); }
[role='status']:focus-visible { outline: none; }
.alert:focus-visible { outline-width: 2px; outline-color: var(--danger); }
.alert h2 { display: flex; gap: 0.5em; color: var(--danger); font-size: 1.05rem; }
.alert h2::before { content: '!'; content: '!' / ''; flex: none; box-sizing: content-box; inline-size: 1.45em; block-size: 1.45em; margin-block-start: -2px; line-height: 1.45; text-align: center; border: 2px solid; border-radius: 50%; }
.alert ul { padding: 0; list-style: none; }
.alert .missing a { display: inline; }
.alert li a { display: inline-block; padding-block: 0.2em; }
${listStyle}
${formStyle}`;

/** The style with the accent of a club, `#rrggbb`, made readable on light and on dark ground. */
export function pageStyleWith(accent: string | null): string {
  if (accent === null || !/^#[0-9a-f]{6}$/i.test(accent)) return pageStyle;
  const { link, darkLink } = accentColors(accent);
  return `${pageStyle}\n:root { --page-accent: light-dark(${link}, ${darkLink}); }\n`;
}

/** The style of events on the page of a club; looks like `<event-list>`. Each rule is bound to the list: form pages have it too. */
export const listStyle = `
.events { margin: 0; padding: 0; list-style: none; container-type: inline-size; line-height: 1.45; }
.events p { margin: 0; }
.item { display: grid; grid-template-columns: 4em minmax(0, 1fr); align-items: start; gap: 0.6em 1em; padding-block: 1em; border-block-start: 1px solid var(--hair); }
.item .date { grid-area: 1 / 1 / span 2; inline-size: 4em; padding: 0.35em 0; white-space: nowrap; text-align: center; line-height: 1.2; background: color-mix(in srgb, var(--page-accent) 12%, transparent); border-radius: 0.4em; }
.item .date b, .item .date span { display: block; }
.item .date b { font-size: 1.5em; }
.item .date span { font-size: 0.9em; }
.item .facts { display: flex; flex-direction: column; gap: 0.25em; min-inline-size: 0; }
.item .facts, .item .ways { grid-column: 2; }
.item h2 { font-size: 1.15em; font-weight: 700; overflow-wrap: break-word; hyphens: auto; }
.item .picture { grid-area: 1 / 2; inline-size: min(100%, 15em); block-size: auto; aspect-ratio: 16 / 9; object-fit: cover; background: color-mix(in srgb, var(--page-accent) 12%, transparent); border-radius: 0.4em; }
.item .price { font-weight: 600; }
.item .when, .item .text { opacity: 0.85; }
.item .text { max-inline-size: 44em; white-space: pre-line; }
.item .when { display: flex; flex-wrap: wrap; column-gap: 1.25em; }
.item .state, .item .ways { display: flex; flex-wrap: wrap; align-items: center; gap: 0.4em 1em; }
.item .ways { flex-direction: column; align-items: start; }
.events .state { margin-block-start: 0.35em; }
.item .badge { --tone: currentColor; padding: 0.1em 0.7em; font-size: 0.9em; border: 1px solid color-mix(in srgb, var(--tone) 45%, transparent); border-radius: 1em; }
.item .badge.soon { padding: 0; border: 0; }
.item .badge::before { content: '● ' / ''; color: var(--tone); line-height: 0; vertical-align: 0.1em; }
.item .badge.open { --tone: color-mix(in oklab, #16a34a 75%, currentColor); }
.item .badge.few { --tone: color-mix(in oklab, #d97706 75%, currentColor); }
.item .badge.gone::before { content: '○ ' / ''; }
.item .badge.soon::before { content: none; }
.item .way { padding: 0.35em 1.1em; text-align: center; border: 1px solid var(--line); border-radius: 0.4em; text-decoration: none; }
.item .primary { font-weight: 600; background: color-mix(in srgb, var(--page-accent) 12%, transparent); border-color: var(--button, var(--page-accent)); }
.item .primary:hover { color: var(--paper); background: var(--page-accent); }
.item .way:hover { box-shadow: 0 0 0 3px var(--hair); }
@container (min-width: 34em) {
  .item { grid-template: auto 1fr / 4em minmax(0, 1fr) auto; }
  .item .ways { flex-direction: row; align-items: center; }
  .item .picture { grid-area: 1 / 3 / span 2; justify-self: end; inline-size: 11.5em; }
}
@container (min-width: 42em) {
  .item { grid-template-columns: 4em minmax(0, 1fr) 11.5em; row-gap: 0; }
  .item .facts { grid-row: 1 / span 2; }
  .item .picture { grid-area: 1 / 3; margin-block-end: 0.6em; }
  .events .ways { grid-area: 2 / 3; flex-direction: column; align-items: stretch; text-align: center; }
}
`;

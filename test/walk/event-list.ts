import type { Locator, Page } from 'playwright-core';

/** A club with a few events, as most have. */
export const fewEvents = `
workspace: { slug: club, name: Club }
events:
  - { slug: walk, title: Long walk, published: true, start_date: 2030-07-24, location: Town hall, description: Bring water. }
  - { slug: camp, title: Summer camp, published: true, start_date: 2030-08-01, end_date: 2030-08-10, max_persons: 5, location: By the lake }
  - { slug: party, title: Summer party, published: true, start_date: 2030-09-01, location: Club house }
`;

/** The line that a club pastes for its list. */
export const listOf = (origin: string, slug: string, attributes = ''): string =>
  `<script src="${origin}/embed.js?slug=${slug}" data-slug="${slug}" ${attributes} async crossorigin></script>`;

/** The events that a page shows. */
export const items = (page: Page): Locator => page.locator('event-list [part=item]');

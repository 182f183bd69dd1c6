import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { shortClub, turnout, website } from './turnout-server.js';
import { formStands } from './fill-camp.js';

/** A server with the short club, and a website whose pages load libraries as they were published. */
export async function libraryPages() {
  const [server, site] = await Promise.all([turnout({ yaml: shortClub }), website()]);
  return {
    server,
    site,
    withSlug: await server.snippet('walk'),
    bare: `<script src="${server.origin}/embed.js" data-slug="club/walk" async crossorigin></script>`,
    /** The tag of a library from `node_modules`. */
    library(file: string): string {
      const body = readFileSync(`node_modules/${file}`, 'utf8');
      return `<script src="${site.publish({ body, type: 'text/javascript' })}"></script>`;
    },
  };
}

export type LibraryPages = Awaited<ReturnType<typeof libraryPages>>;

/** Waits for the form of a page. Gives the count of forms, and the `id` of the first one's parent. */
export async function formsOf(page: Page): Promise<[number, string]> {
  await formStands(page);
  return page.evaluate(() => {
    const all = document.querySelectorAll('event-registration');
    return [all.length, all[0]!.parentElement!.id];
  });
}

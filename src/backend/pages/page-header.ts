import { html } from 'hono/html';
import type { Html } from './html-parts.js';
import type { PageContext } from './page.js';

/** The logo of the club. Its height is known before it is loaded. The name of the club stands beside it. */
export const clubLogo = ({ branding: { logo_url } }: Pick<PageContext, 'branding'>): Html =>
  logo_url === null ? '' : html`<img class="logo" src="${logo_url}" alt="" decoding="async" />`;

/** Logo and name of the club, which lead to its website, or to its hosted page if it names none. */
export function clubLine(
  organisation: string,
  context: Pick<PageContext, 'branding' | 'club' | 'addresses' | 'linkTo'>,
): Html {
  const { branding, club, addresses, linkTo } = context;
  const url = branding.website_url ?? linkTo(`${addresses.portal_url}/${encodeURIComponent(club)}`);
  return html`<p class="club">
    <a href="${url}">${clubLogo(context)}<bdi>${organisation}</bdi></a>
  </p>`;
}

import { html } from 'hono/html';
import { wordsOf } from '../../i18n/index.js';
import type { Portal } from '../../model/portal-session.js';
import type { PageContext } from './page.js';

/**
 * The section of a club's page with the member profile element. Explains itself without JavaScript. Empty if the club has no
 * member portal.
 */
export async function membersSection(workspace: string, portal: Portal, { addresses, language, words }: PageContext) {
  if (portal.status === 'disabled') return '';
  const { contact_email } = portal;
  const { askClub } = await wordsOf(language, 'login');
  const contactLink = contact_email
    ? html` <a href="mailto:${encodeURI(contact_email)}">${askClub(contact_email)}</a>`
    : '';
  return html`<section id="members">
    <h2>${words.members}</h2>
    <noscript
      ><p class="text">${words.membersHelp}</p>
      <p class="notice">${words.membersNeedScript}${contactLink}</p></noscript
    >
    <script
      src="${addresses.embed_url}"
      data-slug="${workspace}"
      data-widget="member-profile"
      data-heading-level="3"
      async
      crossorigin
    ></script>
  </section>`;
}

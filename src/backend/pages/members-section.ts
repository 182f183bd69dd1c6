import { html } from 'hono/html';
import type { Portal } from '../../model/portal-session.js';
import { clubWords } from './club-words.js';
import type { Sight } from './page.js';

/**
 * The part of a club's page that is for its members: the way in, and behind it what is theirs. What it is for, and what to do
 * where nothing happens, can be read without JavaScript. Nothing where the club's members do not sign in.
 */
export function membersPart(workspace: string, portal: Portal, { addresses, language }: Sight) {
  if (portal.status === 'disabled') return '';
  const say = clubWords[language];
  const { contact_email } = portal;
  const ask = contact_email ? html` <a href="mailto:${encodeURI(contact_email)}">${contact_email}</a>` : '';
  return html`<section id="members">
    <h2>${say.members}</h2>
    <p class="about">${say.membersAbout}</p>
    <noscript><p class="notice">${say.membersScript}${ask}</p></noscript>
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
